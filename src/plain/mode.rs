//! What a session is about, and which words it knows.

use super::learn::Learning;
use super::play::Playing;
use super::replay::Replaying;
use super::voice::Voice;
use crate::record::Record;
use crate::rules::Game;
use crate::text::plain::{Scope, Word};

/// The words that ask after a board, whatever it is about.
const BOARD: &[Word] = &[
    Word::Board,
    Word::Grid,
    Word::Row,
    Word::Column,
    Word::King,
    Word::Moves,
    Word::Ways,
    Word::History,
    Word::Why,
];

/// The words by which players end a game.
const ENDINGS: &[Word] = &[Word::Resign, Word::Draw, Word::Claim];

/// The words of every scope but a question.
const ALWAYS: &[Word] = &[Word::Help, Word::Quit];

/// The words of a scope, in the order of the help.
pub(super) fn words(scope: Scope) -> Vec<Word> {
    const UNDO: &[Word] = &[Word::Undo, Word::Redo];
    const GAMES: &[Word] = &[Word::Save, Word::New, Word::Continue, Word::Lesson];
    const SEEK: &[Word] = &[Word::Next, Word::Back, Word::Go, Word::Event, Word::Play];
    const LEARN: &[Word] = &[
        Word::Hint,
        Word::Show,
        Word::Again,
        Word::Next,
        Word::Back,
        Word::Lesson,
    ];
    match scope {
        Scope::Game => [BOARD, UNDO, ENDINGS, GAMES, ALWAYS].concat(),
        Scope::Replay => [SEEK, BOARD, &[Word::Save], ALWAYS].concat(),
        Scope::Lesson => [LEARN, BOARD, ENDINGS, &[Word::Play, Word::Continue], ALWAYS].concat(),
        Scope::Question => vec![Word::Yes, Word::No],
    }
}

/// Where a word is understood, for those that are not understood everywhere.
pub(super) fn homes(word: Word) -> Vec<Scope> {
    let scopes = [Scope::Game, Scope::Replay, Scope::Lesson, Scope::Question];
    let known = |scope: &Scope| words(*scope).contains(&word);
    scopes.into_iter().filter(known).collect()
}

/// What a session is about.
pub(super) enum Mode {
    /// A game.
    Game(Playing),
    /// A replay.
    Replay(Replaying),
    /// A lesson.
    Lesson(Learning),
}

impl Mode {
    pub(super) const fn scope(&self) -> Scope {
        match self {
            Self::Game(_) => Scope::Game,
            Self::Replay(_) => Scope::Replay,
            Self::Lesson(_) => Scope::Lesson,
        }
    }

    /// The game whose board is told.
    pub(super) const fn game(&self) -> &Game {
        match self {
            Self::Game(playing) => playing.game(),
            Self::Replay(replaying) => replaying.game(),
            Self::Lesson(learning) => learning.game(),
        }
    }

    /// Forgets why a line was refused, since another one came.
    pub(super) const fn heard(&mut self) {
        match self {
            Self::Game(playing) => playing.refused = None,
            Self::Lesson(learning) => learning.refused = None,
            Self::Replay(_) => {}
        }
    }

    /// The rule behind what just happened.
    pub(super) fn why(&self, voice: Voice) -> Vec<String> {
        match self {
            Self::Game(playing) => voice.why(playing.game(), playing.refused),
            Self::Replay(replaying) => voice.why(replaying.game(), None),
            Self::Lesson(learning) => learning.why(voice),
        }
    }

    /// What a copy is made of; a lesson has no record.
    pub(super) fn record(&mut self) -> Option<&Record> {
        match self {
            Self::Game(playing) => Some(playing.record()),
            Self::Replay(replaying) => Some(replaying.record()),
            Self::Lesson(_) => None,
        }
    }
}
