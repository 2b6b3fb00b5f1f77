//! Pasted text.

use super::keymap::{self, Scope};
use super::message::{Effect, Msg, Notice, Request};
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

    /// Replays a pasted game, which is kept as a new one at once: it is in no other file. What could be read only up to
    /// a fault is looked at, and kept when it is played on from.
    fn paste_game(&mut self, pasted: &str) -> Next {
        let reading = Record::read_bytes(pasted.as_bytes(), Hints::default());
        if reading.record.game().line().is_empty() {
            self.tell(Notice::NotPasted(reading.fault));
            return Next::Stay;
        }
        let save = reading.fault.is_none().then(|| Request::Save {
            name: None,
            text: reading.record.to_string(),
        });
        let mut replay = Replay::new(reading);
        replay.pasted = save.is_some();
        self.enter(Screen::Replay(Box::new(replay)));
        Next::Do(save.map(Effect::Disk).into_iter().collect())
    }
}
