//! The page of text on top: what its keys do.

use super::message::{Command, Msg};
use super::reader::{self, Reader};
use super::{App, Overlay};

impl App {
    /// A character was typed into the search, or the wheel turned.
    pub(super) fn read_hand(&mut self, msg: &Msg) {
        match *msg {
            Msg::Wheel(by, _) => self.scroll_reader(isize::from(by) * 3),
            Msg::RightPress => self.read(Command::Back),
            Msg::Type(c) => {
                if let Some(Overlay::Reader(reader)) = self.overlays.last_mut()
                    && reader.typing
                    && !c.is_control()
                    && reader.query.chars().count() < 40
                {
                    reader.query.push(c);
                }
            }
            _ => {}
        }
    }

    /// The lines of the page on top, and the last line that may be the first shown.
    fn page(&self, reader: &Reader) -> (Vec<reader::Line>, usize) {
        let area = self.layout().reader.unwrap_or_default();
        let lines = reader.lines(
            self.text(),
            self.settings.language,
            usize::from(area.width.saturating_sub(2)),
        );
        let last_top = lines
            .len()
            .saturating_sub(usize::from(area.height.saturating_sub(1)));
        (lines, last_top)
    }

    fn scroll_reader(&mut self, by: isize) {
        let Some(Overlay::Reader(reader)) = self.overlays.last() else {
            return;
        };
        let (_, last_top) = self.page(reader);
        if let Some(Overlay::Reader(reader)) = self.overlays.last_mut() {
            reader.scroll(by, last_top);
        }
    }

    /// Performs a command of the page.
    pub(super) fn read(&mut self, command: Command) {
        let page = isize::try_from(
            self.layout()
                .reader
                .unwrap_or_default()
                .height
                .saturating_sub(3),
        )
        .unwrap_or(1);
        match command {
            Command::Up => return self.scroll_reader(-1),
            Command::Down => return self.scroll_reader(1),
            Command::PageUp => return self.scroll_reader(-page),
            Command::PageDown => return self.scroll_reader(page),
            Command::Home => return self.scroll_reader(isize::MIN),
            Command::End => return self.scroll_reader(isize::MAX),
            _ => {}
        }
        let Some(Overlay::Reader(reader)) = self.overlays.last() else {
            return;
        };
        let typing = reader.typing;
        let searched = (command == Command::Accept && typing || command == Command::Next)
            && !reader.query.is_empty();
        let found = searched.then(|| self.page(reader));
        let Some(Overlay::Reader(reader)) = self.overlays.last_mut() else {
            return;
        };
        match command {
            Command::Search => {
                reader.typing = true;
                reader.found = true;
                reader.query.clear();
            }
            Command::Erase => {
                reader.query.pop();
            }
            Command::Back if !typing => {
                self.overlays.pop();
                return;
            }
            Command::Back => reader.typing = false,
            _ => {}
        }
        if let Some((lines, last_top)) = found {
            reader.typing = false;
            let from = reader.top + usize::from(command == Command::Next);
            reader.search(&lines, from, last_top);
        }
    }
}
