//! The vocabulary that the parts of the program speak to each other; it has next to no behaviour.

mod choice;
mod disk;

use ratatui::layout::Size;

use crate::record::{Fault, Warning};
use crate::rules::{IllegalMove, Move, Side, Spared, Square};
pub use choice::{Choice, Depth, Ground, Language, Look, Setup, SizeWish, ThemeName, Turning};
pub use disk::{Opened, Purpose, Report, Request, Summary, Unread};

/// What a key, a click on a label or a menu entry means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Command {
    /// The cursor, or the selection, goes up.
    Up,
    /// Down.
    Down,
    /// Left; in a form, the choice before.
    Left,
    /// Right; in a form, the next choice.
    Right,
    /// Picks or drops a piece.
    Choose,
    /// Lets a piece go.
    Cancel,
    /// Plays the typed move.
    Submit,
    /// Takes what is selected in a menu or a form.
    Accept,
    /// Closes a menu, a dialog or a page.
    Back,
    /// Plays again with the sides changed over.
    Rematch,
    /// The next piece that can move, or the next target of the picked one.
    Next,
    /// The one before.
    Previous,
    /// A page up in a list or a text.
    PageUp,
    /// A page down.
    PageDown,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// Takes the last letter of a text back.
    Erase,
    /// The next line of a text with what was searched for.
    NextMatch,
    /// In a replay: the next thing worth stopping at.
    NextEvent,
    /// The one before.
    PreviousEvent,
    /// Ten plies back.
    TenBack,
    /// Ten plies on.
    TenOn,
    /// Takes the last digit of a ply's number back.
    EraseDigit,
    /// Takes a move back.
    Undo,
    /// Brings it back.
    Redo,
    /// Turns the board.
    TurnBoard,
    /// Shows or hides the king's open ways.
    Ways,
    /// Shows or hides the king's breath.
    Breath,
    /// Shows or hides the side panel, or changes what it shows.
    Panel,
    /// Opens the form of a new game.
    NewGame,
    /// Opens the endings that players choose: resign, offer, claim.
    Endings,
    /// Opens the lessons.
    Learn,
    /// In a lesson: the hint, then the solution.
    Hint,
    /// The step of a lesson from its start.
    Again,
    /// Goes on from a solved step.
    GoOn,
    /// In a lesson: the whole text in the place of the board, and back.
    WholeText,
    /// The next step of the lessons.
    NextStep,
    /// The step before.
    PreviousStep,
    /// The list of the lessons.
    Lessons,
    /// The next theme.
    Theme,
    /// The other language.
    Language,
    /// The keys of this screen and the rules.
    Help,
    /// The rule behind what just happened.
    Why,
    /// Gives the mouse to the terminal, to select text, or takes it back.
    Mouse,
    /// The settings.
    Settings,
    /// Yes, in a question.
    Yes,
    /// No, in a question.
    No,
    /// Begins a search in a text.
    Search,
    /// Saves a copy of the game under a name.
    SaveAs,
    /// Replays the game.
    Replay,
    /// Completes a path.
    Complete,
    /// Filters a list.
    Filter,
    /// Opens a record by its path.
    OpenPath,
    /// Moves a game to the trash.
    Trash,
    /// Goes on, or opens what is selected.
    Open,
    /// A ply back.
    StepBack,
    /// A ply on.
    StepOn,
    /// Plays by itself, or stops.
    Run,
    /// Plays faster.
    Faster,
    /// Plays slower.
    Slower,
    /// Plays on from here.
    PlayOn,
    /// Leaves the program.
    Quit,
    /// Leaves at once, from anywhere (Ctrl-C).
    Interrupt,
    /// Stops the program until the shell brings it back (Ctrl-Z).
    Suspend,
}

/// A key that has a name instead of a character.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum KeyName {
    /// The enter key.
    Enter,
    /// The escape key.
    Escape,
    /// The space bar.
    Space,
    /// The tabulator.
    Tab,
    /// The tabulator with Shift.
    BackTab,
    /// The page-up key.
    PageUp,
    /// The page-down key.
    PageDown,
    /// The key to the beginning.
    Home,
    /// The key to the end.
    End,
    /// The backspace key.
    Backspace,
    /// The delete key.
    Delete,
}

/// What is under the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Target {
    /// A square of the board.
    Square(Square),
    /// A word or key that stands for a command.
    Command(Command),
    /// The row of a menu, a dialog or a form, from 0.
    Row(usize),
    /// An option in a row of a form, both from 0.
    Choice(usize, usize),
    /// The position after so many plies, in the move list.
    Ply(usize),
    /// Nothing that answers.
    Nothing,
}

/// What happens to the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Msg {
    /// A command.
    Command(Command),
    /// The left button went down.
    Press(Target),
    /// The left button is down and the mouse moved.
    Drag(Target),
    /// The left button went up.
    Release(Target),
    /// The right button went down.
    RightPress,
    /// The wheel turned up (negative) or down over something.
    Wheel(i8, Target),
    /// A character was typed where text goes.
    Type(char),
    /// A text was pasted.
    Paste(String),
    /// The terminal has this size now.
    Resize(Size),
    /// The time that the program asked to be woken after is over.
    Tick,
    /// What became of an effect.
    Report(Report),
}

/// What is asked of the world.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Leave the program.
    Leave(Leave),
    /// Stop it until the shell brings it back.
    Suspend,
    /// Take the terminal anew after a stop.
    Resume,
    /// Ring the bell.
    Bell,
    /// Ask the terminal for mouse reports, or no longer.
    Mouse(bool),
    /// Something of the disk.
    Disk(Request),
}

/// How the program is left by its user.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// By a command: status 0.
    Quit,
    /// By Ctrl-C: status 130.
    Interrupt,
}

/// What the players are told about what they just did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A move was refused.
    Refused(Move, IllegalMove),
    /// A square was picked that holds no piece of the side to move, or one that cannot move.
    NoPick(Square, NoPick),
    /// A typed text is no move.
    BadEntry(EntryFault),
    /// There is no move to take back.
    NothingToUndo,
    /// There is no move to bring back.
    NothingToRedo,
    /// A move was taken back.
    TakenBack(Move),
    /// An ending was taken back.
    EndingTakenBack,
    /// A move was brought back.
    BroughtBack(Move),
    /// A draw was offered by this side and refused.
    DrawRefused(Side),
    /// Why a pawn was not taken.
    Spared(Square, Spared),
    /// Why something happened, or cannot: the section of RULES.md, from 1 to 18.
    Rule(u8),
    /// The mouse belongs to the terminal now, or to the program again.
    MouseIs(bool),
    /// The king's open ways are painted from now on, or no longer.
    WaysAre(bool),
    /// There is nothing to explain.
    NothingToExplain,
    /// A copy was written to this path.
    Copied(String),
    /// No copy was written to this path, for this reason.
    NotCopied(String, String),
    /// A record was not opened, for this reason.
    NotOpened(String),
    /// The record of this name was not opened, since not even a move could be read.
    Unread(String, Fault),
    /// The settings were not written, for this reason.
    SettingsNotSaved(String),
    /// A game was not moved to the trash, for this reason.
    NotTrashed(String),
    /// Another program plays this game.
    Watching,
    /// The pasted text holds no move, for this reason, if it gives one.
    NotPasted(Option<Fault>),
    /// What was read otherwise than it is written: the first remark and how many there are.
    Remarks(Warning, usize),
    /// The record could be read only up to here.
    Fault(Fault),
    /// The record that would come of this move is too long to be read again.
    TooLong,
    /// The board that is looked at has ended the game, so that nobody can play on from it.
    OverHere,
}

impl Notice {
    /// What a reading remarked, if it did.
    #[must_use]
    pub fn remarks(warnings: &[Warning]) -> Option<Self> {
        let first = warnings.first()?;
        Some(Self::Remarks(first.clone(), warnings.len()))
    }
}

/// Why a piece was not picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoPick {
    /// Nothing stands there.
    Empty,
    /// The other side's.
    NotYours,
    /// It has no move.
    Stuck,
    /// The game is over.
    GameOver,
}

/// What is wrong with a typed move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EntryFault {
    /// This is no square.
    NoSquare(String),
    /// Something is left over behind the move.
    Rest(String),
}
