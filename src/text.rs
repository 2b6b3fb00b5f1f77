//! Every word that the screen says, once a language.
//!
//! [`Text`] is a struct with one constant a language, so that a missing phrase does not compile. State holds
//! enums; the sentences are made here.

mod disk;
mod en;
mod fr;
pub mod lessons;
mod page;
pub mod plain;
mod record;

use crate::app::message::{
    Command, EntryFault, KeyName, Language, NoPick, SizeWish, ThemeName, Turning,
};
use crate::rules::{
    Anvil, Direction, IllegalMove, Move, Outcome, Ruleset, Side, Spared, Square, SquareSet,
};

pub use disk::DiskText;
pub use page::{PageText, Told};
pub use record::RecordText;

/// The words of a language.
pub struct Text {
    /// The language's own name.
    pub language: &'static str,
    /// The name of a ruleset as a heading, as in "Fortress rules", in at most 18 columns.
    pub ruleset: fn(Ruleset) -> &'static str,
    /// What is different in it, in a line of at most 60 columns.
    pub difference: fn(Ruleset) -> &'static str,
    /// A side as a plain word, lower case.
    pub side: fn(Side) -> &'static str,
    /// Whose turn it is; at most 18 columns, since it stands unbroken at every size.
    pub to_move: fn(Side) -> &'static str,
    /// Who has won, or that it is a draw; at most 18 columns.
    pub result: fn(Outcome) -> &'static str,
    /// Why the game is over.
    pub ended: fn(Outcome, Square) -> String,
    /// The same in at most 20 columns.
    pub ended_short: fn(Outcome, Square) -> String,
    /// A command, in the footer and in the list of keys: short, then whole.
    pub command: fn(Command) -> (&'static str, &'static str),
    /// What stands on a key that has a name, in one word.
    pub key: fn(KeyName) -> &'static str,
    /// The heading of the move number.
    pub move_number: fn(usize) -> String,
    /// How many pawns of how many are lost.
    pub lost: fn(usize, usize) -> String,
    /// The word before the trays.
    pub lost_word: &'static str,
    /// The king's open ways: his square, and each way's direction and goal.
    pub ways: fn(Square, &[(Direction, Square)]) -> String,
    /// The king's open ways are painted, or not.
    pub ways_are: fn(bool) -> &'static str,
    /// The call and its goals in at most 18 columns.
    pub ways_short: fn(&[(Direction, Square)]) -> String,
    /// What a move took: the victims with what closed the pincer.
    pub took: fn(Move, &[(Square, Anvil)]) -> String,
    /// What each side wants, in at most three rows of 32 columns.
    pub aim: fn(Ruleset) -> &'static str,
    /// How a move is made, with the mouse or without, in at most 32 columns.
    pub how: fn(bool) -> &'static str,
    /// A move that took nothing.
    pub moved: fn(Move) -> String,
    /// The king's breath: how many squares, and which, unless there is no room for them.
    pub breath: fn(usize, &str) -> String,
    /// The same in few columns.
    pub breath_short: fn(usize, &str) -> String,
    /// The position stands for the n-th time, and this side may claim a draw.
    pub repeated: fn(usize, Side) -> String,
    /// The same in at most 36 columns.
    pub repeated_short: fn(usize, Side) -> String,
    /// That it stands for the n-th time, and the key that claims, in at most 20 columns.
    pub repeated_bare: fn(usize) -> String,
    /// The picked piece: its square, its targets, and those that capture.
    pub picked: fn(Square, usize, usize) -> String,
    /// Why a move is refused.
    pub refused: fn(Move, IllegalMove, Side) -> String,
    /// Why a piece is not picked.
    pub no_pick: fn(Square, NoPick, Side) -> String,
    /// What is wrong with a typed move.
    pub bad_entry: fn(&EntryFault) -> String,
    /// Why a pawn was not taken.
    pub spared: fn(Square, Spared) -> String,
    /// The rule of a section of RULES.md in a sentence.
    pub rule: fn(u8, Ruleset) -> &'static str,
    /// There is nothing to explain.
    pub nothing_to_explain: &'static str,
    /// There is no move to take back.
    pub nothing_to_undo: &'static str,
    /// There is no move to bring back.
    pub nothing_to_redo: &'static str,
    /// A move was taken back.
    pub taken_back: fn(Move) -> String,
    /// An ending was taken back.
    pub ending_taken_back: &'static str,
    /// A move was brought back.
    pub brought_back: fn(Move) -> String,
    /// The offered draw was refused.
    pub draw_refused: fn(Side) -> String,
    /// The mouse belongs to the program, or to the terminal.
    pub mouse_is: fn(bool) -> &'static str,
    /// The terminal is too small: what it needs and what it has.
    pub too_small: fn((u16, u16), (u16, u16)) -> String,
    /// What the title screen says below the name.
    pub tagline: &'static str,
    /// Menu entries.
    pub menu: MenuText,
    /// Headings of the help.
    pub help: HelpText,
    /// Saved games, replays and the library.
    pub disk: DiskText,
    /// What is wrong with a record.
    pub record: RecordText,
    /// The page of rules.
    pub page: PageText,
    /// The lessons.
    pub lessons: lessons::LessonsText,
}

/// The words of menus, forms and dialogs.
pub struct MenuText {
    /// Begin a new game.
    pub new_game: &'static str,
    /// Leave.
    pub quit: &'static str,
    /// Begin the game that the form describes.
    pub begin: &'static str,
    /// Back, without a change.
    pub back: &'static str,
    /// The row of the ruleset, in the form of a new game.
    pub rules: &'static str,
    /// The row of who begins.
    pub first: &'static str,
    /// The player of a side.
    pub player: fn(Side) -> &'static str,
    /// The settings' heading.
    pub settings: &'static str,
    /// The row of the language.
    pub language: &'static str,
    /// The row of the theme.
    pub theme: &'static str,
    /// The themes.
    pub themes: fn(ThemeName) -> &'static str,
    /// The row of the size.
    pub size: &'static str,
    /// The sizes.
    pub sizes: fn(SizeWish) -> &'static str,
    /// A size is too large for the terminal, in at most 15 columns.
    pub does_not_fit: fn(&str) -> String,
    /// The row of the turning board.
    pub turning: &'static str,
    /// The turnings.
    pub turnings: fn(Turning) -> &'static str,
    /// The row of the bell.
    pub bell: &'static str,
    /// The row of the ASCII set.
    pub ascii: &'static str,
    /// The row of the mouse.
    pub mouse: &'static str,
    /// No and yes, as options.
    pub no_yes: [&'static str; 2],
    /// The heading of the endings.
    pub endings: &'static str,
    /// The safe answer.
    pub keep_playing: &'static str,
    /// A side resigns.
    pub resign: fn(Side) -> &'static str,
    /// A side offers a draw.
    pub offer: fn(Side) -> &'static str,
    /// A side claims a draw.
    pub claim: fn(Side) -> &'static str,
    /// The question to the other side.
    pub offered: fn(Side) -> &'static str,
    /// Its answers: refuse, accept.
    pub refuse_accept: [&'static str; 2],
    /// The question before an unsaved game is left.
    pub leave: &'static str,
    /// Its answers: stay, leave.
    pub stay_leave: [&'static str; 2],
}

/// The words of the help.
pub struct HelpText {
    /// The heading.
    pub title: &'static str,
    /// The heading of the keys.
    pub keys: &'static str,
    /// How to leave the help, its first line.
    pub leave: &'static str,
    /// How moves are typed.
    pub typing: &'static str,
    /// How the mouse moves pieces.
    pub mouse: &'static str,
    /// What the marks mean, before their list.
    pub marks: &'static str,
    /// The marks of the board in characters, and what they mean.
    pub mark_list: &'static [(&'static str, &'static str)],
    /// Before the text that is searched for.
    pub search: &'static str,
    /// Nothing was found.
    pub not_found: &'static str,
}

/// The words of a language.
#[must_use]
pub const fn text(language: Language) -> &'static Text {
    match language {
        Language::English => &en::ENGLISH,
        Language::French => &fr::FRENCH,
    }
}

/// The squares with commas between, for sentences.
fn list(squares: impl IntoIterator<Item = Square>) -> String {
    squares
        .into_iter()
        .map(|s| s.to_string())
        .collect::<Vec<_>>()
        .join(", ")
}

/// The squares with a word before the last.
fn sentence_list(squares: SquareSet, and: &str) -> String {
    let words = list(squares);
    match words.rsplit_once(", ") {
        Some((first, last)) => format!("{first} {and} {last}"),
        None => words,
    }
}

/// The Fortresses among the anvils.
fn fortresses(pincers: &[(Square, Anvil)]) -> Vec<Square> {
    pincers
        .iter()
        .filter_map(|&(_, anvil)| {
            if let Anvil::Fortress(f) = anvil {
                Some(f)
            } else {
                None
            }
        })
        .collect()
}
