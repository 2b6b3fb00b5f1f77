//! Menus, forms and dialogs: rows, of which one is selected.

mod item;
mod shown;

use item::Item;
pub use shown::Row;

use super::message::{Choice, Setup};
use super::{Cover, Next, Settings};
use crate::rules::Side;
use crate::text::text;

/// A menu, a form or a dialog.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// Which.
    pub kind: Kind,
    /// The selected row.
    pub selected: usize,
    /// Whether a key or a click has changed the selection since it opened.
    touched: bool,
}

/// Which menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The title screen; whether there is an unfinished game.
    Title(bool),
    /// The form of a new game.
    Setup(Setup),
    /// The settings.
    Settings,
    /// The endings that the side to move may choose; whether it may claim a draw.
    Endings(Side, bool),
    /// The draw that this side offers.
    Offer(Side),
    /// Whether to leave an unfinished game that is not saved, and for what.
    Leave(Onward),
    /// The path of a copy of the game.
    SaveAs(String),
    /// Whether to replace the file at this path by the copy.
    Replace(String),
    /// The path of a record to open.
    OpenPath(String),
    /// Whether to move this game of the library to the trash.
    Trash(String),
    /// The lessons, a bit for each that is done.
    Lessons(u16),
}

/// What a game is left for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Onward {
    /// The shell.
    Quit,
    /// The form of a new game.
    NewGame,
    /// The same start with the sides changed over.
    Rematch,
    /// A new game from the ply that is replayed.
    PlayOn,
}

/// What a taken row means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Act {
    /// Nothing more.
    Nothing,
    /// Closes the menu.
    Close,
    /// Goes on to something else.
    Go(Next),
    /// Starts the game of the form.
    Begin(Setup),
    /// The side to move resigns.
    Resign,
    /// This side offers a draw.
    Offer(Side),
    /// The side to move claims a draw.
    Claim,
    /// The game is left for this.
    Leave(Onward),
    /// The draw is accepted.
    Agree,
    /// The draw of this side is refused.
    Refuse(Side),
    /// A copy of the game goes to this path; whether a file there may be replaced.
    Copy(String, bool),
    /// The record at this path is opened.
    OpenPath(String),
    /// The game of this name goes to the trash.
    Trash(String),
    /// This lesson, from 0, is begun.
    Lesson(usize),
}

/// The longest name of a player, in characters.
const NAME: usize = 24;

/// The longest path that is typed, in characters.
const PATH: usize = 400;

impl Menu {
    /// A menu with its first row selected, or the one that begins the game of a form as it is.
    #[must_use]
    pub fn new(kind: Kind) -> Self {
        let mut menu = Self {
            kind,
            selected: 0,
            touched: false,
        };
        let begin = |item: &Item<'_>| matches!(item, Item::Begin(_));
        menu.selected = menu.items().iter().position(begin).unwrap_or(0);
        menu
    }

    /// Whether it is a question, in which Enter must not answer by accident.
    #[must_use]
    pub const fn is_question(&self) -> bool {
        matches!(self.kind, Kind::Endings(..)) || self.has_yes_and_no()
    }

    /// Whether `y` and `n` answer it.
    #[must_use]
    pub const fn has_yes_and_no(&self) -> bool {
        matches!(
            self.kind,
            Kind::Offer(_) | Kind::Leave(_) | Kind::Replace(_) | Kind::Trash(_)
        )
    }

    /// The text that the selected row types, if it does, and how long it may be.
    fn typed(&mut self) -> Option<(&mut String, usize)> {
        match self.item()? {
            Item::Name(_, side) => {
                let setup = self.setup_mut()?;
                Some((&mut setup.names[side as usize], NAME))
            }
            Item::Path(_) => self.path_mut().map(|path| (path, PATH)),
            _ => None,
        }
    }

    /// Whether the selected row is a text to type.
    #[must_use]
    pub fn is_text(&self) -> bool {
        matches!(self.item(), Some(Item::Name(..) | Item::Path(_)))
    }

    /// Whether it is a path.
    #[must_use]
    pub fn is_path(&self) -> bool {
        matches!(self.item(), Some(Item::Path(_)))
    }

    const fn setup_mut(&mut self) -> Option<&mut Setup> {
        match &mut self.kind {
            Kind::Setup(setup) => Some(setup),
            _ => None,
        }
    }

    /// The path that is typed.
    pub(super) fn path_mut(&mut self) -> Option<&mut String> {
        match &mut self.kind {
            Kind::SaveAs(path) | Kind::OpenPath(path) => Some(path),
            _ => None,
        }
    }

    /// Goes to the row before or after, round the ends.
    pub(super) fn step(&mut self, by: isize) {
        let count = self.items().len();
        let next = self.selected.checked_add_signed(by).unwrap_or(count - 1);
        self.selected = if next < count { next } else { 0 };
        self.touched = true;
    }

    /// Selects a row by the mouse.
    pub(super) fn select(&mut self, row: usize) {
        if row < self.items().len() {
            self.selected = row;
            self.touched = true;
        }
    }

    /// Types a character into the selected row.
    pub(super) fn type_char(&mut self, c: char) {
        if let Some((text, longest)) = self.typed()
            && !c.is_control()
            && text.chars().count() < longest
        {
            text.push(c);
        }
    }

    /// Takes the last character of the selected row back.
    pub(super) fn erase(&mut self) {
        if let Some((text, _)) = self.typed() {
            text.pop();
        }
    }

    /// Changes the choice of the selected row by one, if it is a choice.
    pub(super) fn turn(&mut self, by: isize, settings: &mut Settings) {
        match self.item() {
            Some(Item::Ruleset(_)) => {
                if let Some(setup) = self.setup_mut() {
                    setup.ruleset.turn(by);
                }
            }
            Some(Item::First(_)) => {
                if let Some(setup) = self.setup_mut() {
                    setup.first.turn(by);
                }
            }
            Some(Item::Language) => settings.language.turn(by),
            Some(Item::Theme) => settings.look.theme.turn(by),
            Some(Item::Size) => settings.size.turn(by),
            Some(Item::Turning) => settings.turning.turn(by),
            Some(Item::Bell) => settings.bell.turn(by),
            Some(Item::Ascii) => settings.look.ascii.turn(by),
            Some(Item::Mouse) => settings.mouse.turn(by),
            _ => {}
        }
    }

    /// Chooses an option of the selected row.
    pub(super) fn choose(&mut self, option: usize, settings: &mut Settings) {
        let rows = self.rows(settings, text(settings.language));
        if let Some(Row::Choice(_, options, chosen)) = rows.get(self.selected) {
            let steps = (option + options.len() - chosen) % options.len();
            for _ in 0..steps {
                self.turn(1, settings);
            }
        }
    }

    /// Takes the selected row by Enter, which answers a question only once the selection was changed.
    pub(super) fn accept(&mut self, settings: &mut Settings) -> Act {
        if self.is_question() && !self.touched {
            Act::Nothing
        } else {
            self.take(settings)
        }
    }

    /// Takes the selected row.
    pub(super) fn take(&mut self, settings: &mut Settings) -> Act {
        let Some(item) = self.item() else {
            return Act::Nothing;
        };
        match item {
            Item::Resume => Act::Go(Next::Resume),
            Item::NewGame => Act::Go(Next::Cover(Cover::Setup)),
            Item::Learn => Act::Go(Next::Learn),
            Item::Games => Act::Go(Next::Library),
            Item::Help => Act::Go(Next::Cover(Cover::Help)),
            Item::Quit => Act::Go(Next::Leave),
            Item::Begin(setup) => Act::Begin(setup.clone()),
            Item::Name(..) => {
                self.step(1);
                Act::Nothing
            }
            Item::Ruleset(_)
            | Item::First(_)
            | Item::Language
            | Item::Theme
            | Item::Size
            | Item::Turning
            | Item::Bell
            | Item::Ascii
            | Item::Mouse => {
                self.turn(1, settings);
                Act::Nothing
            }
            Item::Resign(_) => Act::Resign,
            Item::Offer(side) => Act::Offer(side),
            Item::Claim(_) => Act::Claim,
            Item::Lesson(lesson) => Act::Lesson(lesson),
            Item::No => self.answer(false),
            Item::Yes => self.answer(true),
            Item::Path(_) | Item::Perform => self.perform(),
            Item::Back | Item::KeepPlaying => Act::Close,
        }
    }

    /// Does what the path is typed for, once there is one.
    fn perform(&self) -> Act {
        match &self.kind {
            Kind::SaveAs(path) if !path.trim().is_empty() => Act::Copy(path.clone(), false),
            Kind::OpenPath(path) if !path.trim().is_empty() => Act::OpenPath(path.clone()),
            _ => Act::Nothing,
        }
    }

    /// Answers a question.
    pub(super) fn answer(&self, yes: bool) -> Act {
        match (&self.kind, yes) {
            (Kind::Offer(_), true) => Act::Agree,
            (Kind::Offer(side), false) => Act::Refuse(*side),
            (Kind::Leave(onward), true) => Act::Leave(*onward),
            (Kind::Replace(path), true) => Act::Copy(path.clone(), true),
            (Kind::Trash(name), true) => Act::Trash(name.clone()),
            _ => Act::Close,
        }
    }
}
