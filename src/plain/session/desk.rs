//! What a session keeps on the disk, and what it asks before something is lost.

use super::{Answer, Question, Session};
use crate::app::Memory;
use crate::app::message::{Report, Request};
use crate::plain::mode::Mode;
use crate::text::plain::{KeepingText, Word};

/// Finds the game that is not finished and was played last, by its name, but for those of the list.
pub type Unfinished<'a> = Box<dyn FnMut(&[String]) -> Option<String> + 'a>;

/// The disk of a session; whatever is changed is there before the change is told.
pub struct Desk<'a> {
    /// Does what is asked, and answers as a [`Store`](crate::store::Store) does.
    pub perform: &'a mut dyn FnMut(Request) -> Option<Report>,
    /// The date of new games, as records have it.
    pub date: String,
    /// Finds the games that were left.
    pub unfinished: Unfinished<'a>,
    /// What the settings beside the games remember.
    pub memory: Memory,
}

impl Session<'_> {
    /// Tries once more to keep what could not be kept; what is to be said of it all.
    pub(super) fn settle(&mut self) -> Vec<String> {
        let mut said = Vec::new();
        if self.trouble.is_some() {
            said.extend(self.keep());
        }
        if self.kept && self.trouble.is_none() {
            said.push(self.keeping().kept.to_owned());
        }
        said
    }

    /// Whether leaving loses what was played.
    fn loses(&self) -> bool {
        let Mode::Game(playing) = &self.mode else {
            return false;
        };
        let played = !playing.game().line().is_empty() || playing.game().outcome().is_some();
        played && !self.copied && (self.name.is_none() || self.trouble.is_some())
    }

    /// The words for what is kept.
    pub(super) const fn keeping(&self) -> &'static KeepingText {
        match self.mode {
            Mode::Lesson(_) => &self.voice.plain.lesson.keeping,
            Mode::Game(_) | Mode::Replay(_) => &self.voice.plain.keeping,
        }
    }

    /// Keeps the game, or which lessons are done; what is to be said of that.
    pub(super) fn keep(&mut self) -> Option<String> {
        let words = self.keeping();
        let desk = self.desk.as_mut()?;
        let request = match &mut self.mode {
            Mode::Game(playing) => Request::Save {
                name: self.name.clone(),
                text: playing.record_of(&desk.date).to_string(),
            },
            Mode::Lesson(learning) => {
                desk.memory.lessons = learning.done();
                Request::Settings(desk.memory.to_string())
            }
            Mode::Replay(_) => return None,
        };
        match (desk.perform)(request) {
            Some(Report::NotSaved(why) | Report::SettingsNotSaved(why)) => {
                let told = self.trouble.as_ref() == Some(&why);
                let said = (words.failed)(&why);
                self.trouble = Some(why);
                (!told).then_some(said)
            }
            report => {
                if let Some(Report::Saved(name)) = report {
                    self.name = Some(name);
                }
                self.kept = true;
                self.trouble.take().map(|_| words.again.to_owned())
            }
        }
    }

    /// Writes a copy of the record.
    pub(super) fn copy(&mut self, path: String, replace: bool) -> Answer {
        let plain = self.voice.plain;
        let (Some(record), Some(desk)) = (self.mode.record(), &mut self.desk) else {
            return Err((plain.not_saved)(&path, plain.no_disk));
        };
        if path.contains(char::is_control) {
            return Err(plain.bad_name.to_owned());
        }
        let text = record.to_string();
        match (desk.perform)(Request::Copy {
            path,
            text,
            replace,
        }) {
            Some(Report::CopyExists(path)) => {
                let words = (plain.replace)(&path);
                Ok(self.question(Question::Replace(path), words))
            }
            Some(Report::NotCopied(path, why)) => Err((plain.not_saved)(&path, &why)),
            Some(Report::Copied(path)) => {
                self.copied = true;
                Ok(vec![(plain.saved)(&path)])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// Another game or a lesson in the place of this game, if that loses nothing, or nobody minds.
    pub(super) fn leave_for(&mut self, word: Word, rest: &str) -> Answer {
        let present: Vec<String> = self.name.iter().cloned().collect();
        let any_left = |desk: &mut Desk| (desk.unfinished)(&present).is_some();
        if word == Word::Continue && !self.desk.as_mut().is_some_and(any_left) {
            return Err(self.voice.plain.none_left.to_owned());
        }
        let mut said = self.settle();
        if self.loses() {
            let words = self.voice.plain.lose.to_owned();
            said.extend(self.question(Question::Lose(word, rest.to_owned()), words));
        } else {
            said.extend(self.instead(word, rest)?);
        }
        Ok(said)
    }

    pub(super) fn quit(&mut self) -> Vec<String> {
        if self.trouble.is_some() {
            // It is tried once more before anybody is asked.
            self.keep();
        }
        if self.desk.is_some() && self.loses() {
            let words = self.voice.plain.lose.to_owned();
            return self.question(Question::Lose(Word::Quit, String::new()), words);
        }
        self.over = true;
        Vec::new()
    }
}
