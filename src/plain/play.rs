//! A game in the line mode.

use super::session::Answer;
use super::voice::Voice;
use crate::record::{MAX_PLIES, Record, Tag};
use crate::rules::{Board, Ending, Game, IllegalMove, Move, Outcome, Refused, Side};
use crate::text::plain::Scope;

/// A game and its record.
pub(super) struct Playing {
    game: Game,
    record: Record,
    /// Why the last line was refused, if it was a move.
    pub(super) refused: Option<IllegalMove>,
}

impl Playing {
    /// The game of a record, as it stands.
    pub(super) fn new(record: Record) -> Self {
        Self {
            game: record.game().clone(),
            record,
            refused: None,
        }
    }

    pub(super) const fn game(&self) -> &Game {
        &self.game
    }

    /// The record, with the game as it is now.
    pub(super) fn record(&mut self) -> &Record {
        self.record.set_game(self.game.clone());
        &self.record
    }

    /// The same with a date, if it has none.
    pub(super) fn record_of(&mut self, date: &str) -> &Record {
        if self.record.tag(Tag::Date).is_none() {
            self.record.set_tag(Tag::Date, date);
        }
        self.record()
    }

    /// The first words.
    pub(super) fn opening(&self, voice: Voice) -> Vec<String> {
        let start = self.game.start();
        let ruleset = start.ruleset();
        let mut said = vec![format!(
            "Tablut. {}. {}",
            (voice.text.ruleset)(ruleset),
            (voice.text.difference)(ruleset)
        )];
        if start.board() != Board::START {
            said.push(voice.plain.own_start.to_owned());
        }
        let players = voice.players(&self.record);
        said.extend(players);
        if let Some(ply) = self.game.last() {
            said.push((voice.plain.played)(self.game.plies().len(), ply));
        } else {
            said.push(voice.plain.how_to_begin.to_owned());
        }
        if !self.game.undone().is_empty() {
            said.push((voice.plain.undone)(self.game.undone().len()));
        }
        said.extend(voice.state(&self.game, Scope::Game));
        said
    }

    pub(super) fn play(&mut self, voice: Voice, mv: Move) -> Answer {
        let turn = self.game.position().turn();
        if self.game.plies().len() >= MAX_PLIES && self.game.position().check(mv).is_ok() {
            return Err(voice.text.disk.too_long.to_owned());
        }
        match self.game.play(mv) {
            Ok(_) => Ok(voice.ply(&self.game, Scope::Game)),
            Err(reason) => {
                self.refused = Some(reason);
                Err((voice.text.refused)(mv, reason, turn))
            }
        }
    }

    pub(super) fn undo(&mut self, voice: Voice) -> Answer {
        let (outcome, last) = (self.game.outcome(), self.game.last());
        if !self.game.undo() {
            return Err(voice.text.nothing_to_undo.to_owned());
        }
        let by_players = outcome.is_some_and(|outcome| !matches!(outcome, Outcome::Board(_)));
        let first = match last {
            Some(ply) if !by_players => (voice.plain.taken_back)(ply),
            _ => voice.plain.ending_taken_back.to_owned(),
        };
        let mut said = vec![first];
        said.extend(voice.state(&self.game, Scope::Game));
        Ok(said)
    }

    pub(super) fn redo(&mut self, voice: Voice) -> Answer {
        let plies = self.game.plies().len();
        if !self.game.redo() {
            return Err(voice.text.nothing_to_redo.to_owned());
        }
        let last = self.game.last().filter(|_| self.game.plies().len() > plies);
        let mut said = match last {
            Some(ply) => vec![(voice.plain.brought_back)(ply)],
            None => vec![voice.plain.ending_brought_back.to_owned()],
        };
        said.extend(voice.state(&self.game, Scope::Game));
        Ok(said)
    }

    /// The game is ended by the players.
    pub(super) fn end(&mut self, voice: Voice, ending: Ending) -> Answer {
        match self.game.end(ending) {
            Ok(()) => Ok(voice.state(&self.game, Scope::Game)),
            Err(Refused::GameOver) => Err(voice.plain.over.to_owned()),
            Err(Refused::NotRepeated(times)) => Err((voice.plain.no_claim)(times)),
        }
    }

    /// The question to the other side, when the side to move offers a draw; and which side that is.
    pub(super) fn offer(&self, voice: Voice) -> Result<(Side, String), String> {
        if self.game.outcome().is_some() {
            return Err(voice.plain.over.to_owned());
        }
        let side = self.game.position().turn();
        Ok((side, voice.offered(side)))
    }
}

impl Voice {
    /// Who plays, if the record says it.
    pub(super) fn players(self, record: &Record) -> Option<String> {
        let players = (self.plain.players)(record.tag(Tag::Attackers), record.tag(Tag::Defenders));
        (!players.is_empty()).then_some(players)
    }
}
