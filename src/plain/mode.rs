//! What a session is about, and which words it knows.

use super::play::Playing;
use super::replay::Replaying;
use crate::record::Record;
use crate::rules::{Game, IllegalMove};
use crate::text::plain::{Scope, Word};

/// The words of a game, in the order of the help.
const GAME: &[Word] = &[
    Word::Board,
    Word::Grid,
    Word::Row,
    Word::Column,
    Word::King,
    Word::Moves,
    Word::Ways,
    Word::History,
    Word::Why,
    Word::Undo,
    Word::Redo,
    Word::Resign,
    Word::Draw,
    Word::Claim,
    Word::Save,
    Word::Help,
    Word::Quit,
];

/// The words of a replay, in the order of the help.
const REPLAY: &[Word] = &[
    Word::Next,
    Word::Back,
    Word::Go,
    Word::Event,
    Word::Play,
    Word::Board,
    Word::Grid,
    Word::Row,
    Word::Column,
    Word::King,
    Word::Moves,
    Word::Ways,
    Word::History,
    Word::Why,
    Word::Save,
    Word::Help,
    Word::Quit,
];

/// The words of a scope.
pub(super) const fn words(scope: Scope) -> &'static [Word] {
    match scope {
        Scope::Game => GAME,
        Scope::Replay => REPLAY,
        Scope::Question => &[Word::Yes, Word::No],
    }
}

/// Where a word is understood, for those that are not understood everywhere.
pub(super) fn home(word: Word) -> Scope {
    let scopes = [Scope::Game, Scope::Replay];
    let known = scopes.into_iter().find(|&s| words(s).contains(&word));
    known.unwrap_or(Scope::Question)
}

/// What a session is about.
pub(super) enum Mode {
    /// A game.
    Game(Playing),
    /// A replay.
    Replay(Replaying),
}

impl Mode {
    pub(super) const fn scope(&self) -> Scope {
        match self {
            Self::Game(_) => Scope::Game,
            Self::Replay(_) => Scope::Replay,
        }
    }

    /// The game whose board is told.
    pub(super) const fn game(&self) -> &Game {
        match self {
            Self::Game(playing) => playing.game(),
            Self::Replay(replaying) => replaying.game(),
        }
    }

    /// Why the last line was refused, if it was a move.
    pub(super) const fn refused(&self) -> Option<IllegalMove> {
        match self {
            Self::Game(playing) => playing.refused,
            Self::Replay(_) => None,
        }
    }

    /// What a copy is made of.
    pub(super) fn record(&mut self) -> &Record {
        match self {
            Self::Game(playing) => playing.record(),
            Self::Replay(replaying) => replaying.record(),
        }
    }
}
