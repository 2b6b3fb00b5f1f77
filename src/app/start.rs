//! What the program starts from, and the screens with which it starts.

use ratatui::layout::Size;

use super::menu::{Kind, Menu};
use super::play::Play;
use super::replay::Replay;
use super::{App, Memory, Screen, Settings};
use crate::record::{Reading, Tag};
use crate::rules::Position;

/// What the program starts from, beside its screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// The settings, as environment, memory and command line make them.
    pub settings: Settings,
    /// The terminal's size.
    pub size: Size,
    /// What is remembered.
    pub memory: Memory,
    /// The line of the remembered settings that means nothing, with its number.
    pub broken: Option<(usize, String)>,
    /// The name of the unfinished game, if there is one.
    pub unfinished: Option<String>,
    /// Today's date for records, YYYY.MM.DD.
    pub date: String,
}

impl App {
    /// The title screen.
    #[must_use]
    pub fn title(start: Start) -> Self {
        let screen = Screen::Title(Menu::new(Kind::Title(start.unfinished.is_some())));
        Self::at(screen, start)
    }

    /// A game from a position.
    #[must_use]
    pub fn game(start: Start, position: Position, names: [String; 2]) -> Self {
        let mut play = Play::new(position, names);
        play.record.set_tag(Tag::Date, &start.date);
        Self::at(Screen::Play(Box::new(play)), start)
    }

    /// A replay of a record, at a ply.
    #[must_use]
    pub fn replay(start: Start, reading: Reading, ply: usize) -> Self {
        let mut replay = Replay::new(reading);
        replay.go(ply);
        Self::at(Screen::Replay(Box::new(replay)), start)
    }

    fn at(screen: Screen, start: Start) -> Self {
        let Start {
            settings,
            size,
            memory,
            broken,
            unfinished,
            date,
        } = start;
        let (waiting, overlays) = (Vec::new(), Vec::new());
        Self {
            settings,
            size,
            screen,
            waiting,
            overlays,
            told: None,
            memory,
            broken,
            unfinished,
            date,
        }
    }
}
