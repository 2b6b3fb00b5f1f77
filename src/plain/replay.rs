//! A record, heard ply by ply.

use super::session::Answer;
use super::voice::Voice;
use crate::record::{Fault, Record, Verdict};
use crate::rules::Game;
use crate::text::plain::Scope;

/// A record and the ply at which it is heard.
pub(super) struct Replaying {
    record: Record,
    /// The record's game, taken back to the ply.
    game: Game,
}

impl Replaying {
    /// A record at a ply, at most its last.
    pub(super) fn new(record: Record, at: usize) -> Self {
        let mut replaying = Self {
            game: record.game().clone(),
            record,
        };
        replaying.stand(at);
        replaying
    }

    /// The game as it stood at the ply.
    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    pub(super) const fn record(&self) -> &Record {
        &self.record
    }

    fn at(&self) -> usize {
        self.game.plies().len()
    }

    fn last(&self) -> usize {
        self.game.line().len()
    }

    /// Takes back and brings back until the game stands at a ply; an ending by the players belongs to the last one.
    fn stand(&mut self, at: usize) {
        let everything_stands = !self.game.can_redo();
        if at < self.last() && everything_stands && self.game.settled().is_some() {
            self.game.undo();
        }
        while self.at() > at && self.game.undo() {}
        while self.at() < at && self.game.redo() {}
        if at >= self.last() {
            while self.game.redo() {}
        }
    }

    /// The first words.
    pub(super) fn opening(&self, voice: Voice, name: &str, fault: Option<&Fault>) -> Vec<String> {
        let words = &voice.plain.replay;
        let ruleset = self.game.start().ruleset();
        let mut said = vec![(words.of)(name, self.last())];
        let faulty = |fault| (words.faulty)(&(voice.text.record.fault_of)(name, fault));
        said.extend(fault.map(faulty));
        said.push(format!("{}.", (voice.text.ruleset)(ruleset)));
        said.extend(voice.players(&self.record));
        let game = self.record.game();
        if !game.undone().is_empty() {
            said.push((words.stands_at)(game.plies().len()));
        }
        said.push(words.how_to_begin.to_owned());
        said.extend(self.here(voice));
        said
    }

    /// The ply, what it did, and what the record says of it.
    fn here(&self, voice: Voice) -> Vec<String> {
        let words = &voice.plain.replay;
        let mut said = vec![(words.ply)(self.at(), self.last())];
        let mut did = voice.ply(&self.game, Scope::Replay);
        if let (Verdict::Said(score, why), true) = (self.record.verdict(), self.is_at_end()) {
            // Whose turn it would be.
            did.pop();
            did.push((words.said)(score, &why));
        }
        let comment = self.record.comment(self.at());
        let mut comments = comment.lines();
        // A comment stands behind the move that it is about, before whose turn it is.
        let state = did.pop();
        said.extend(did);
        said.extend(comments.next().map(words.comment));
        said.extend(comments.map(str::to_owned));
        said.extend(state);
        said
    }

    fn is_at_end(&self) -> bool {
        self.at() == self.last()
    }

    pub(super) fn next(&mut self, voice: Voice) -> Answer {
        if self.is_at_end() {
            return Err(voice.plain.replay.last.to_owned());
        }
        self.stand(self.at() + 1);
        Ok(self.here(voice))
    }

    pub(super) fn back(&mut self, voice: Voice) -> Answer {
        if self.at() == 0 {
            return Err(voice.plain.replay.first.to_owned());
        }
        self.stand(self.at() - 1);
        Ok(self.here(voice))
    }

    /// To a ply by its number.
    pub(super) fn go(&mut self, voice: Voice, number: &str) -> Answer {
        match number.parse() {
            Ok(at) if at <= self.last() => {
                self.stand(at);
                Ok(self.here(voice))
            }
            _ => Err((voice.plain.replay.no_ply)(number, self.last())),
        }
    }

    /// To the next capture, the next Raichi or Tuichi where it begins, or the end.
    pub(super) fn event(&mut self, voice: Voice) -> Answer {
        let here = self.at();
        let next = self.record.events().find(|&(at, _)| at > here);
        match next {
            Some((at, _)) => {
                self.stand(at);
                Ok(self.here(voice))
            }
            None => Err(voice.plain.replay.no_event.to_owned()),
        }
    }

    /// The game up to here, for a new one to go on from it; none when it is over on the board.
    pub(super) fn play_on(&self, voice: Voice) -> Result<Game, String> {
        let over = || voice.plain.replay.over.to_owned();
        self.game.to_play_on().ok_or_else(over)
    }
}
