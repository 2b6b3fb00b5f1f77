//! Pasted text.

use super::keymap::{self, Scope};
use super::message::{Msg, Notice};
use super::replay::Replay;
use super::{App, Next, Screen};
use crate::record::{Hints, Record};

impl App {
    /// A paste acts only where text is typed: its first line, without control characters. In the library, a
    /// pasted move list is a game.
    pub(super) fn paste(&mut self, pasted: &str) -> Next {
        if self.scope() == Scope::Library {
            return self.paste_game(pasted);
        }
        // Terminals send the ends of pasted lines as carriage returns.
        let line = pasted
            .split(['\r', '\n'])
            .next()
            .unwrap_or_default()
            .trim_start();
        // A move begins with the letter of a file.
        let move_begins = line.starts_with(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='i'));
        let moves = matches!(self.scope(), Scope::Play | Scope::Learn);
        if keymap::is_text(self.scope()) || moves && move_begins {
            for c in line.chars().filter(|c| !c.is_control()).take(400) {
                self.hand(&Msg::Type(c));
            }
        }
        Next::Stay
    }

    fn paste_game(&mut self, pasted: &str) -> Next {
        let reading = Record::read_bytes(pasted.as_bytes(), Hints::default());
        if reading.record.game().line().is_empty() {
            self.tell(Notice::NotPasted(reading.fault));
        } else {
            self.enter(Screen::Replay(Box::new(Replay::new(reading))));
        }
        Next::Stay
    }
}
