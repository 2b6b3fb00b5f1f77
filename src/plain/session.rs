//! A session: hears a line, answers in sentences.

mod desk;
mod words;

use anyhow::{Result, bail};

use super::learn::Learning;
use super::mode::{self, Mode};
use super::play::Playing;
use super::replay::Replaying;
use super::request::{self, Request, Unclear, Written};
use super::voice::Voice;
use crate::app::message::Language;
use crate::record::{Fault, Reading, Record};
use crate::rules::{Ending, Move, Side};
use crate::text::plain::Word;

pub use desk::{Desk, Unfinished};

/// What a line is answered: sentences, or the one that refuses it.
pub type Answer = std::result::Result<Vec<String>, String>;

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
    /// The lessons, from one by its number from 0, or else from the first that is not done.
    Lessons(Option<usize>),
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
#[derive(Clone, PartialEq, Eq, Debug)]
enum Question {
    /// Whether the other side takes the draw that this side offers.
    Draw(Side),
    /// Whether the file of this path is to be replaced.
    Replace(String),
    /// Whether a game that is on no disk may be lost by this word.
    Lose(Word, String),
}

/// Somebody plays, learns, or hears a replay.
pub struct Session<'a> {
    voice: Voice,
    mode: Mode,
    /// What was asked, and in which words.
    question: Option<(Question, String)>,
    over: bool,
    desk: Option<Desk<'a>>,
    /// The name of the game on the disk, once it has one.
    name: Option<String>,
    /// The games that the word continue has gone through.
    seen: Vec<String>,
    /// Whether anything was kept.
    kept: bool,
    /// Whether the game, as it stands, was written as a copy.
    copied: bool,
    /// Why the last change could not be kept.
    trouble: Option<String>,
}

impl<'a> Session<'a> {
    /// Begins; the first words with it.
    #[must_use]
    pub fn new(
        opening: Opening,
        language: Language,
        mut desk: Option<Desk<'a>>,
    ) -> (Self, Vec<String>) {
        let voice = Voice::new(language);
        let (mode, said) = match opening {
            Opening::Game(record) => {
                let playing = Playing::new(record);
                let mut said = playing.opening(voice);
                if desk
                    .as_mut()
                    .is_some_and(|desk| (desk.unfinished)(&[]).is_some())
                {
                    said.insert(1, voice.plain.unfinished.to_owned());
                }
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
            Opening::Lessons(lesson) => {
                let done = desk.as_ref().map_or(0, |desk| desk.memory.lessons);
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
            desk,
            name: None,
            seen: Vec::new(),
            kept: false,
            copied: false,
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
        if line.contains(|c: char| c.is_control() && c != '\t') {
            return Err(self.voice.plain.control.to_owned());
        }
        let request = request::read(line);
        if let Some((question, words)) = self.question.take() {
            return self.answer(question, words, request.ok());
        }
        if !matches!(request, Ok(Request::Word(Word::Why, _))) {
            self.mode.heard();
        }
        match request {
            Ok(Request::Move(mv, written)) => {
                self.is_true(mv, written)?;
                self.play(mv)
            }
            Ok(Request::Look(square)) => self.voice.targets(self.mode.game(), square),
            Ok(Request::Word(word, rest)) => self.ask(word, &rest),
            Err(Unclear::Entry(fault)) => Err((self.voice.text.bad_entry)(&fault)),
            Err(Unclear::Word(word)) => {
                let known = mode::words(self.mode.scope());
                let near = request::near(&word, &known, self.voice.language);
                Err((self.voice.plain.unknown)(&word, near))
            }
        }
    }

    /// The last words, after everything was kept.
    pub fn leave(&mut self) -> Vec<String> {
        let mut said = self.settle();
        let plain = self.voice.plain;
        if let Some(why) = self.trouble.as_ref().filter(|_| said.is_empty()) {
            said.push((self.keeping().failed)(why));
        } else if matches!(&self.mode, Mode::Game(playing) if self.kept && playing.game().outcome().is_none())
        {
            said.push(plain.next_time.to_owned());
        }
        said.push(plain.goodbye.to_owned());
        said
    }

    /// Asks a question, and waits for yes or no.
    fn question(&mut self, question: Question, words: String) -> Vec<String> {
        self.question = Some((question, words.clone()));
        vec![words]
    }

    fn answer(&mut self, question: Question, words: String, request: Option<Request>) -> Answer {
        let plain = self.voice.plain;
        let yes = match request {
            Some(Request::Word(Word::Yes, rest)) if rest.is_empty() => true,
            Some(Request::Word(Word::No, rest)) if rest.is_empty() => false,
            Some(Request::Word(Word::Quit, _)) => {
                self.over = true;
                return Ok(Vec::new());
            }
            _ => {
                let no_answer = format!("{} {words}", plain.no_answer);
                self.question = Some((question, words));
                return Err(no_answer);
            }
        };
        match (question, yes) {
            (Question::Draw(_), true) => self.end(Ending::Agree),
            (Question::Draw(side), false) => {
                let mut said = vec![(self.voice.text.draw_refused)(side)];
                said.extend(self.voice.state(self.mode.game(), self.mode.scope()));
                Ok(said)
            }
            (Question::Replace(path), true) => self.copy(path, true),
            (Question::Replace(path), false) => Ok(vec![(plain.not_replaced)(&path)]),
            (Question::Lose(Word::Quit, _), true) => {
                self.over = true;
                Ok(Vec::new())
            }
            (Question::Lose(word, rest), true) => self.instead(word, &rest),
            (Question::Lose(..), false) => {
                Ok(self.voice.state(self.mode.game(), self.mode.scope()))
            }
        }
    }

    /// Whether what was written of a move beyond its squares is true.
    fn is_true(&self, mv: Move, written: Written) -> Result<(), String> {
        let position = self.mode.game().position();
        let Ok(ply) = position.play(mv) else {
            // Why it is refused is told for itself.
            return Ok(());
        };
        if written.king && !ply.by_king() {
            return Err((self.voice.plain.no_king)(mv.from));
        }
        match written.takes {
            Some(takes) if takes != ply.captured => Err((self.voice.plain.takes)(mv, ply.captured)),
            _ => Ok(()),
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
        self.copied = false;
        said.extend(self.keep());
        Ok(said)
    }

    /// Goes on with a lesson, and keeps that one is done before it is told.
    fn learn(&mut self, learn: impl FnOnce(&mut Learning, Voice) -> Answer) -> Answer {
        let Mode::Lesson(learning) = &mut self.mode else {
            return Err(self.elsewhere(Word::Lesson));
        };
        let done = learning.done();
        let mut said = learn(learning, self.voice)?;
        if learning.done() != done {
            said.extend(self.keep());
        }
        Ok(said)
    }
}
