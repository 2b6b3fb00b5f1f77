//! The line mode: in memory, and on the real program through pipes.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;
#[path = "plain/game.rs"]
mod game;
#[path = "plain/lessons.rs"]
mod learning;
#[path = "plain/program.rs"]
mod program;
#[path = "plain/replay.rs"]
mod replaying;
#[path = "plain/words.rs"]
mod words;

use std::cell::RefCell;
use std::fs;
use std::io::{self, Write};
use std::rc::Rc;

use tablut::app::Memory;
use tablut::app::message::Language;
use tablut::app::message::{Report, Request};
use tablut::plain::{Desk, Opening, Session};
use tablut::record::{Hints, Record};
use tablut::rules::{Game, Position, Ruleset};

const LANGUAGES: [(Language, &str); 2] = [(Language::English, "en"), (Language::French, "fr")];

fn new_game() -> Opening {
    Opening::Game(Record::new(Game::new(Position::start(Ruleset::Fortress))))
}

fn replay(file: &str) -> Opening {
    let bytes = fs::read(format!("tests/data/records/{file}")).unwrap();
    let reading = Record::read_bytes(&bytes, Hints::default());
    Opening::replay(file.to_owned(), reading, 0).unwrap()
}

/// The day of every game here.
const DATE: &str = "2026.11.30";

/// A desk with nothing on it, over a disk.
fn desk(perform: &mut dyn FnMut(Request) -> Option<Report>) -> Desk<'_> {
    Desk {
        perform,
        date: DATE.to_owned(),
        unfinished: Box::new(|_| None),
        memory: Memory::default(),
    }
}

/// A disk on which nothing else is done than games saved; `save` hears each record, and may refuse it.
fn saving(
    mut save: impl FnMut(String) -> Result<(), String>,
) -> impl FnMut(Request) -> Option<Report> {
    move |request| match request {
        Request::Save { text, .. } => Some(match save(text) {
            Ok(()) => Report::Saved("game".to_owned()),
            Err(why) => Report::NotSaved(why),
        }),
        other => panic!("not a game to be saved: {other:?}"),
    }
}

/// A session in memory, and what it said to each line.
struct Talk<'a>(Session<'a>);

impl Talk<'_> {
    fn of(opening: Opening) -> Self {
        Self::in_language(opening, Language::English)
    }

    fn in_language(opening: Opening, language: Language) -> Self {
        Self(Session::new(opening, language, None).0)
    }

    /// Says lines that are all followed.
    fn lines(mut self, lines: &[&str]) -> Self {
        for line in lines {
            self.say(line);
        }
        self
    }

    fn say(&mut self, line: &str) -> String {
        let said = self.0.hear(line);
        said.unwrap_or_else(|why| panic!("{line}: {why}"))
            .join("\n")
    }

    fn refused(&mut self, line: &str) -> String {
        match self.0.hear(line) {
            Ok(said) => panic!("{line}: {said:?}"),
            Err(why) => why,
        }
    }
}

/// A writer whose text can be looked at while it is written.
#[derive(Clone, Default)]
struct Page(Rc<RefCell<Vec<u8>>>);

impl Page {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).unwrap()
    }
}

impl Write for Page {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
