//! Menus, forms and dialogs: rows, of which one is selected.

mod shown;

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
    /// A menu with its first, or its safe, row selected.
    #[must_use]
    pub const fn new(kind: Kind) -> Self {
        let selected = if matches!(kind, Kind::Setup(_)) { 4 } else { 0 };
        Self {
            kind,
            selected,
            touched: false,
        }
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
        match (&mut self.kind, self.selected) {
            (Kind::Setup(setup), row @ 2..=3) => Some((&mut setup.names[row - 2], NAME)),
            (Kind::SaveAs(path) | Kind::OpenPath(path), 0) => Some((path, PATH)),
            _ => None,
        }
    }

    /// Whether the selected row is a text to type.
    #[must_use]
    pub const fn is_text(&self) -> bool {
        matches!(self.kind, Kind::Setup(_)) && matches!(self.selected, 2..=3) || self.is_path()
    }

    /// Whether it is a path.
    #[must_use]
    pub const fn is_path(&self) -> bool {
        matches!(self.kind, Kind::SaveAs(_) | Kind::OpenPath(_)) && self.selected == 0
    }

    /// The path that is typed.
    pub(super) fn path_mut(&mut self) -> Option<&mut String> {
        match &mut self.kind {
            Kind::SaveAs(path) | Kind::OpenPath(path) => Some(path),
            _ => None,
        }
    }

    fn count(&self, settings: &Settings) -> usize {
        self.rows(settings, text(settings.language)).len()
    }

    /// Goes to the row before or after, round the ends.
    pub(super) fn step(&mut self, by: isize, settings: &Settings) {
        let count = self.count(settings);
        let next = self.selected.checked_add_signed(by).unwrap_or(count - 1);
        self.selected = if next < count { next } else { 0 };
        self.touched = true;
    }

    /// Selects a row by the mouse.
    pub(super) fn select(&mut self, row: usize, settings: &Settings) {
        if row < self.count(settings) {
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

    /// Changes the choice of the selected row by one.
    pub(super) fn turn(&mut self, by: isize, settings: &mut Settings) {
        let row = self.selected;
        match &mut self.kind {
            Kind::Setup(setup) if row == 0 => setup.ruleset.turn(by),
            Kind::Setup(setup) if row == 1 => setup.first.turn(by),
            Kind::Settings => match row {
                0 => settings.language.turn(by),
                1 => settings.look.theme.turn(by),
                2 => settings.size.turn(by),
                3 => settings.turning.turn(by),
                4 => settings.bell.turn(by),
                5 => settings.look.ascii.turn(by),
                6 => settings.mouse.turn(by),
                _ => {}
            },
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
        let row = self.selected;
        match &self.kind {
            Kind::Title(unfinished) => Act::Go(match row + usize::from(!unfinished) {
                0 => Next::Resume,
                1 => Next::Cover(Cover::Setup),
                2 => Next::Learn,
                3 => Next::Library,
                4 => Next::Cover(Cover::Help),
                _ => Next::Leave,
            }),
            Kind::Setup(setup) => match row {
                4 => Act::Begin(setup.clone()),
                5 => Act::Close,
                2..=3 => {
                    self.step(1, settings);
                    Act::Nothing
                }
                _ => {
                    self.turn(1, settings);
                    Act::Nothing
                }
            },
            Kind::Settings if row == 7 => Act::Close,
            Kind::Settings => {
                self.turn(1, settings);
                Act::Nothing
            }
            Kind::Lessons(_) => Act::Lesson(row),
            Kind::Endings(side, _) => match row {
                0 => Act::Close,
                1 => Act::Resign,
                2 => Act::Offer(*side),
                _ => Act::Claim,
            },
            Kind::Offer(_) | Kind::Leave(_) | Kind::Replace(_) | Kind::Trash(_) => {
                self.answer(row == 1)
            }
            Kind::SaveAs(path) | Kind::OpenPath(path) if row < 2 && path.trim().is_empty() => {
                Act::Nothing
            }
            Kind::SaveAs(path) if row < 2 => Act::Copy(path.clone(), false),
            Kind::OpenPath(path) if row < 2 => Act::OpenPath(path.clone()),
            Kind::SaveAs(_) | Kind::OpenPath(_) => Act::Close,
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
