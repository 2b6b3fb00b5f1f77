//! A session: hears a line, answers in sentences.

mod words;

use std::io;
use std::path::PathBuf;

use anyhow::{Result, bail};

use super::copy;
use super::learn::Learning;
use super::mode::{self, Mode};
use super::play::Playing;
use super::replay::Replaying;
use super::request::{self, Request, Unclear};
use super::voice::Voice;
use crate::app::message::Language;
use crate::lesson::Ending;
use crate::record::{Fault, Reading, Record};
use crate::rules::{Move, Side};
use crate::text::plain::{KeepingText, Word};

/// What a line is answered: sentences, or the one that refuses it.
pub type Answer = std::result::Result<Vec<String>, String>;

/// Keeps what a session changes, after every change and before the change is told; answers why it could not.
pub type Keep<'a> = &'a mut dyn FnMut(Kept<'_>) -> std::result::Result<(), String>;

/// What is to be kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kept<'a> {
    /// The record of the game that is played.
    Game(&'a Record),
    /// The lessons that are done, a bit a lesson.
    Lessons(u16),
}

/// What a session begins with.
pub enum Opening {
    /// A game, new or as it stands in its record.
    Game(Record),
    /// A replay.
    Replay {
        /// What is replayed, as it is called.
        name: String,
        /// The record, as far as it could be read.
        record: Record,
        /// The ply to begin at.
        at: usize,
        /// What stopped the reading.
        fault: Option<Fault>,
    },
    /// The lessons.
    Lessons {
        /// The lesson to begin with, from 0; or else the first that is not done.
        lesson: Option<usize>,
        /// The lessons that are done, a bit a lesson.
        done: u16,
    },
}

impl Opening {
    /// A replay of what was read, from a ply on.
    ///
    /// # Errors
    /// When no move could be read, and when the game has no such ply.
    pub fn replay(name: String, reading: Reading, at: usize) -> Result<Self> {
        let plies = reading.record.game().line().len();
        match reading.fault {
            Some(fault) if plies == 0 => bail!("{}", fault.of(&name)),
            Some(fault) if at > plies => {
                let fault = fault.of(&name);
                bail!("{name}: there is no ply {at}, the last is {plies}; {fault}")
            }
            None if at > plies => bail!("{name}: there is no ply {at}, the last is {plies}"),
            fault => Ok(Self::Replay {
                name,
                record: reading.record,
                at,
                fault,
            }),
        }
    }
}

/// What was asked and not answered yet.
enum Question {
    /// Whether the other side takes the draw that this side offers.
    Draw(Side),
    /// Whether this file is to be replaced.
    Replace(PathBuf),
}

/// Somebody plays, learns, or hears a replay.
pub struct Session<'a> {
    voice: Voice,
    mode: Mode,
    question: Option<Question>,
    over: bool,
    keep: Option<Keep<'a>>,
    /// Whether anything was kept.
    kept: bool,
    /// Why the last change could not be kept.
    trouble: Option<String>,
}

impl<'a> Session<'a> {
    /// Begins; the first words with it.
    #[must_use]
    pub fn new(
        opening: Opening,
        language: Language,
        keep: Option<Keep<'a>>,
    ) -> (Self, Vec<String>) {
        let voice = Voice::new(language);
        let (mode, said) = match opening {
            Opening::Game(record) => {
                let playing = Playing::new(record);
                let said = playing.opening(voice);
                (Mode::Game(playing), said)
            }
            Opening::Replay {
                name,
                record,
                at,
                fault,
            } => {
                let replaying = Replaying::new(record, at);
                let said = replaying.opening(voice, &name, fault.as_ref());
                (Mode::Replay(replaying), said)
            }
            Opening::Lessons { lesson, done } => {
                let learning = Learning::new(lesson, done);
                let said = learning.opening(voice);
                (Mode::Lesson(learning), said)
            }
        };
        let session = Self {
            voice,
            mode,
            question: None,
            over: false,
            keep,
            kept: false,
            trouble: None,
        };
        (session, said)
    }

    /// Whether it was left by a word.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// What a line that is too long is answered.
    #[must_use]
    pub fn too_long(&self) -> String {
        self.voice.plain.too_long.to_owned()
    }

    /// Hears a line.
    ///
    /// # Errors
    /// Why it was refused; then nothing has changed.
    pub fn hear(&mut self, line: &str) -> Answer {
        let line = line.trim();
        if line.is_empty() {
            return Ok(Vec::new());
        }
        let request = request::read(line);
        if let Some(question) = self.question.take() {
            return self.answer(question, request.ok());
        }
        if !matches!(request, Ok(Request::Word(Word::Why, _))) {
            self.mode.heard();
        }
        match request {
            Ok(Request::Move(mv)) => self.play(mv),
            Ok(Request::Look(square)) => self.voice.targets(self.mode.game(), square),
            Ok(Request::Word(word, rest)) => self.ask(word, &rest),
            Err(Unclear::Entry(fault)) => Err((self.voice.text.bad_entry)(&fault)),
            Err(Unclear::Word(word)) => {
                let known = mode::words(self.mode.scope());
                let near = request::near(&word, known, self.voice.language);
                Err((self.voice.plain.unknown)(&word, near))
            }
        }
    }

    /// The last words, after everything was kept.
    pub fn leave(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        if self.trouble.is_some() {
            said.extend(self.keep());
        }
        if self.kept && self.trouble.is_none() {
            said.push(self.keeping().kept.to_owned());
        }
        said.push(self.voice.plain.goodbye.to_owned());
        said
    }

    fn answer(&mut self, question: Question, request: Option<Request>) -> Answer {
        let plain = self.voice.plain;
        let yes = match request {
            Some(Request::Word(Word::Yes, rest)) if rest.is_empty() => true,
            Some(Request::Word(Word::No, rest)) if rest.is_empty() => false,
            Some(Request::Word(Word::Quit, _)) => return Ok(self.quit()),
            _ => {
                self.question = Some(question);
                return Err(plain.yes_or_no.to_owned());
            }
        };
        match (question, yes) {
            (Question::Draw(_), true) => self.end(Ending::Agree),
            (Question::Draw(side), false) => {
                let mut said = vec![(self.voice.text.draw_refused)(side)];
                said.extend(self.voice.state(self.mode.game(), self.mode.scope()));
                Ok(said)
            }
            (Question::Replace(path), true) => {
                let name = path.display().to_string();
                let Some(record) = self.mode.record() else {
                    return Err(self.elsewhere(Word::Save));
                };
                match copy::replace(&path, record) {
                    Ok(()) => Ok(vec![(plain.saved)(&name)]),
                    Err(e) => Err((plain.not_saved)(&name, &e.to_string())),
                }
            }
            (Question::Replace(path), false) => {
                Ok(vec![(plain.not_replaced)(&path.display().to_string())])
            }
        }
    }

    fn play(&mut self, mv: Move) -> Answer {
        match self.mode {
            Mode::Game(_) => self.change(|playing, voice| playing.play(voice, mv)),
            Mode::Replay(_) => Err(self.voice.plain.replay.no_moves.to_owned()),
            Mode::Lesson(_) => self.learn(|learning, voice| learning.play(voice, mv)),
        }
    }

    /// The game is ended by the players.
    fn end(&mut self, ending: Ending) -> Answer {
        match self.mode {
            Mode::Lesson(_) => self.learn(|learning, voice| learning.end(voice, ending)),
            _ => self.change(|playing, voice| playing.end(voice, ending)),
        }
    }

    /// Changes the game, and keeps it before the change is told.
    fn change(&mut self, change: impl FnOnce(&mut Playing, Voice) -> Answer) -> Answer {
        let Mode::Game(playing) = &mut self.mode else {
            return Err(self.voice.plain.replay.no_moves.to_owned());
        };
        let mut said = change(playing, self.voice)?;
        said.extend(self.keep());
        Ok(said)
    }

    /// Goes on with a lesson, and keeps that one is done before it is told.
    fn learn(&mut self, learn: impl FnOnce(&mut Learning, Voice) -> Answer) -> Answer {
        let Mode::Lesson(learning) = &mut self.mode else {
            return Err(self.voice.plain.lesson.no_lesson_here.to_owned());
        };
        let done = learning.done();
        let mut said = learn(learning, self.voice)?;
        if learning.done() != done {
            said.extend(self.keep());
        }
        Ok(said)
    }

    /// The words for what is kept.
    const fn keeping(&self) -> &'static KeepingText {
        match self.mode {
            Mode::Lesson(_) => &self.voice.plain.lesson.keeping,
            Mode::Game(_) | Mode::Replay(_) => &self.voice.plain.keeping,
        }
    }

    /// Keeps the game, or which lessons are done; what is to be said of that.
    fn keep(&mut self) -> Option<String> {
        let words = self.keeping();
        let keep = self.keep.as_mut()?;
        let kept = match &mut self.mode {
            Mode::Game(playing) => keep(Kept::Game(playing.record())),
            Mode::Lesson(learning) => keep(Kept::Lessons(learning.done())),
            Mode::Replay(_) => return None,
        };
        match kept {
            Ok(()) => {
                self.kept = true;
                self.trouble.take().map(|_| words.again.to_owned())
            }
            Err(why) => {
                let told = self.trouble.as_ref() == Some(&why);
                let said = (words.failed)(&why);
                self.trouble = Some(why);
                (!told).then_some(said)
            }
        }
    }

    fn save(&mut self, name: &str) -> Answer {
        let path = copy::path(name);
        let (plain, name) = (self.voice.plain, path.display().to_string());
        let Some(record) = self.mode.record() else {
            return Err(self.elsewhere(Word::Save));
        };
        match copy::write(&path, record) {
            Ok(()) => Ok(vec![(plain.saved)(&name)]),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {
                self.question = Some(Question::Replace(path));
                Ok(vec![(plain.replace)(&name)])
            }
            Err(e) => Err((plain.not_saved)(&name, &e.to_string())),
        }
    }

    fn quit(&mut self) -> Vec<String> {
        self.over = true;
        Vec::new()
    }
}
