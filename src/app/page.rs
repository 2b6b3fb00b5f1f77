//! The page of text on top: what its keys do.

use super::message::{Command, Msg};
use super::reader::Reader;
use super::{App, Overlay, Screen, layout};
use crate::rules::Ruleset;

impl App {
    fn reader_mut(&mut self) -> Option<&mut Reader> {
        match self.overlays.last_mut() {
            Some(Overlay::Reader(reader)) => Some(reader),
            _ => None,
        }
    }

    /// Sets the page on top for the language and the size as they are now.
    pub(super) fn fit_reader(&mut self) {
        if matches!(self.overlays.last(), Some(Overlay::Reader(_)))
            && let Some(area) = self.layout().reader
        {
            let language = self.settings.language;
            if let Some(reader) = self.reader_mut() {
                reader.fit(language, layout::page(area).as_size());
            }
        }
    }

    /// The rules that are played, or would be next.
    pub(super) fn ruleset(&self) -> Ruleset {
        match (self.play(), &self.screen) {
            (Some(play), _) => play.position().ruleset(),
            (None, Screen::Learn(learn)) => learn.position().ruleset(),
            (None, _) => self.memory.setup.ruleset,
        }
    }

    /// A character was typed into the search, or the mouse acted.
    pub(super) fn read_hand(&mut self, msg: &Msg) {
        let Some(reader) = self.reader_mut() else {
            return;
        };
        match *msg {
            Msg::Wheel(by, _) => reader.scroll(isize::from(by) * 3),
            Msg::RightPress => self.read(Command::Back),
            Msg::Type(c)
                if reader.typing && !c.is_control() && reader.query.chars().count() < 40 =>
            {
                reader.query.push(c);
            }
            _ => {}
        }
    }

    /// Performs a command of the page.
    pub(super) fn read(&mut self, command: Command) {
        let rows = self
            .layout()
            .reader
            .map_or(0, |area| layout::page(area).height);
        let Some(reader) = self.reader_mut() else {
            return;
        };
        let page = isize::try_from(rows.saturating_sub(2).max(1)).unwrap_or(1);
        match command {
            Command::Up => reader.scroll(-1),
            Command::Down => reader.scroll(1),
            Command::PageUp => reader.scroll(-page),
            Command::PageDown => reader.scroll(page),
            Command::Home => reader.scroll(isize::MIN),
            Command::End => reader.scroll(isize::MAX),
            Command::Search => reader.ask(),
            Command::Erase => {
                reader.query.pop();
            }
            Command::Accept if reader.typing => reader.search(false),
            Command::NextMatch => reader.search(true),
            Command::Back if reader.typing => reader.typing = false,
            Command::Back => {
                self.overlays.pop();
            }
            _ => {}
        }
    }
}
