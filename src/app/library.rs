//! The saved games: newest first, one selected, some filtered away.

use super::message::{
    Command, Effect, Language, Msg, Notice, Purpose, Request, Summary, Target, Unread,
};
use super::{Cover, Next};
use crate::text::{Text, text};

/// The saved games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Library {
    games: Vec<Summary>,
    /// What the shown games contain.
    pub filter: String,
    /// Whether the filter is being typed.
    pub filtering: bool,
    /// The selected row among the shown ones.
    pub selected: usize,
    /// What the player is told.
    pub notice: Option<Notice>,
    /// Rows that the list has on the screen.
    rows: usize,
}

/// What the column of the results says of a game.
pub(super) fn result(game: &Summary, text: &Text) -> String {
    match &game.fault {
        Some(Unread::Record(fault)) => (text.record.fault)(fault),
        Some(Unread::Disk(why)) => why.clone(),
        None => (text.disk.verdict)(&game.verdict),
    }
}

impl Library {
    /// The games as they were listed.
    pub(super) fn list(&mut self, games: Vec<Summary>) {
        self.games = games;
        self.stay_inside();
    }

    /// The games that the filter lets through: each of its words stands in the date, a name, the file's name, or, in
    /// any language, the ruleset or the result.
    #[must_use]
    pub fn shown(&self) -> Vec<&Summary> {
        let filter = self.filter.to_lowercase();
        let words: Vec<&str> = filter.split_whitespace().collect();
        let fits = |game: &&Summary| {
            let [attackers, defenders] = &game.players;
            let mut hay = [&*game.name, &game.date, attackers, defenders].join(" ");
            for language in [Language::English, Language::French].map(text) {
                hay = format!(
                    "{hay} {} {}",
                    (language.disk.rules)(game.ruleset),
                    result(game, language)
                );
            }
            let hay = hay.to_lowercase();
            words.iter().all(|word| hay.contains(word))
        };
        self.games.iter().filter(fits).collect()
    }

    /// The first row that is shown on a screen of so many rows.
    #[must_use]
    pub fn top(&self, rows: usize) -> usize {
        let count = self.shown().len();
        let half = rows / 2;
        self.selected
            .saturating_sub(half)
            .min(count.saturating_sub(rows))
    }

    /// Takes in how many rows the list has on the screen.
    pub(super) const fn set_rows(&mut self, rows: usize) {
        self.rows = rows;
    }

    fn stay_inside(&mut self) {
        self.selected = self.selected.min(self.shown().len().saturating_sub(1));
    }

    fn step(&mut self, by: isize) {
        self.selected = self.selected.saturating_add_signed(by);
        self.stay_inside();
    }

    fn open(&self) -> Next {
        let shown = self.shown();
        let Some(game) = shown.get(self.selected) else {
            return Next::Stay;
        };
        let purpose = if game.is_unfinished() {
            Purpose::Continue
        } else {
            Purpose::Replay
        };
        Next::Do(vec![Effect::Disk(Request::Open(
            game.name.clone(),
            purpose,
        ))])
    }

    /// Performs a command.
    pub(super) fn command(&mut self, command: Command) -> Next {
        self.notice = None;
        let page = isize::try_from(self.rows.max(2) - 1).unwrap_or(1);
        match command {
            Command::Up => self.step(-1),
            Command::Down => self.step(1),
            Command::PageUp => self.step(-page),
            Command::PageDown => self.step(page),
            Command::Home => self.step(isize::MIN),
            Command::End => self.step(isize::MAX),
            Command::Open => return self.open(),
            Command::Filter => self.filtering = true,
            Command::Accept => self.filtering = false,
            Command::Back if self.filtering => {
                self.filtering = false;
                self.filter.clear();
                self.stay_inside();
            }
            Command::Back if !self.filter.is_empty() => self.filter.clear(),
            Command::Back => return Next::Return,
            Command::Erase => {
                self.filter.pop();
                self.stay_inside();
            }
            Command::OpenPath => return Next::Cover(Cover::OpenPath),
            Command::Trash => {
                let name = self
                    .shown()
                    .get(self.selected)
                    .map(|game| game.name.clone());
                return name.map_or(Next::Stay, |name| Next::Cover(Cover::Trash(name)));
            }
            Command::Quit => return Next::Leave,
            _ => {}
        }
        Next::Stay
    }

    /// A character was typed, or the mouse acted: a click selects, a click on the selected game opens it.
    pub(super) fn hand(&mut self, msg: &Msg) -> Next {
        match *msg {
            Msg::Type(c) if !c.is_control() && self.filter.chars().count() < 40 => {
                self.filter.push(c);
                self.stay_inside();
            }
            Msg::Press(Target::Row(row)) if row == self.selected => return self.open(),
            Msg::Press(Target::Row(row)) => {
                self.selected = row;
                self.stay_inside();
            }
            Msg::Wheel(by, _) => self.step(isize::from(by) * 3),
            Msg::RightPress => return Next::Return,
            _ => {}
        }
        Next::Stay
    }
}
