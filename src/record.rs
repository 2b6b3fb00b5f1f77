//! Records: a game as text, in the OpenTafl notation, and back.
//!
//! A [`Record`] is a [`Game`] with what people wrote about it: tags, comments, variations. It prints strictly, so
//! that every reader takes it, and reads leniently: [`Record::read`] takes almost any list of moves, and hands back a
//! [`Reading`], which is the game as far as it could be read, the [`Warning`]s, and the [`Fault`] at which reading
//! stopped, with its line, turn, side and reason. A list is never cut without a word, and never guessed at.

mod bytes;
mod end;
mod event;
mod fault;
mod glance;
mod head;
mod read;
mod rules_tag;
mod scan;
mod spot;
mod tag;
mod verdict;
mod warning;
mod write;

pub use event::Event;
pub use fault::{Fault, Reason};
pub use spot::Spot;
pub use tag::Tag;
pub use verdict::{Score, Verdict};
pub use warning::{Caution, Warning};
pub use write::notation;

use std::collections::BTreeMap;
use std::str::FromStr;

use crate::rules::{Game, Outcome, Ruleset, Side};

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The longest game that is read, in plies.
pub const MAX_PLIES: usize = 10_000;

/// What to go by where a text does not say it; else it is fortress, and the attackers begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hints {
    /// The ruleset. Given, it also lets the rules of another game pass.
    pub ruleset: Option<Ruleset>,
    /// Who begins.
    pub first: Option<Side>,
}

/// A text, read as far as it can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The record: all of it, or the part before the fault.
    pub record: Record,
    /// What was read otherwise than it is written.
    pub warnings: Vec<Warning>,
    /// What stopped the reading.
    pub fault: Option<Fault>,
}

/// A line of play that the record gives beside the game: its text is kept, its moves are not judged.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variation {
    /// How many plies of the game come before it.
    pub after: usize,
    /// Its text, with its own comments.
    pub text: String,
}

/// A game with what people wrote about it.
///
/// ```
/// use tablut::record::{Record, Tag};
/// let mut record: Record = "a4-a3 e3d3".parse().unwrap();
/// record.set_tag(Tag::Attackers, "Ann");
/// record.set_comment(2, "the first defender out");
/// let text = record.to_string();
/// assert!(text.ends_with("]\n\n1. a4-a3 e3-d3\n[|the first defender out]\n"));
/// assert_eq!(text.parse(), Ok(record));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    game: Game,
    tags: BTreeMap<Tag, String>,
    others: Vec<(String, String)>,
    /// By ply, from 1; at 0 the comment on the start.
    comments: BTreeMap<usize, String>,
    variations: Vec<Variation>,
    said: Said,
}

/// What the tags say of the end where the game itself does not: somebody's flag fell, say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Said {
    score: Option<Score>,
    words: String,
}

impl Record {
    /// A game about which nothing is written yet.
    #[must_use]
    pub const fn new(game: Game) -> Self {
        Self {
            game,
            tags: BTreeMap::new(),
            others: Vec::new(),
            comments: BTreeMap::new(),
            variations: Vec::new(),
            said: Said {
                score: None,
                words: String::new(),
            },
        }
    }

    /// Reads a text as far as it can be read.
    #[must_use]
    pub fn read(text: &str, hints: Hints) -> Reading {
        read::read(text, hints, None)
    }

    /// Reads a file's bytes, whatever they are; as [`Record::read`] when they are UTF-8, with a byte order mark or
    /// without.
    #[must_use]
    pub fn read_bytes(bytes: &[u8], hints: Hints) -> Reading {
        bytes::read(bytes, hints)
    }

    /// Whether a file that begins with these bytes holds no unfinished game, for certain; `false` leaves it open.
    /// It looks at the header only, of which the first kilobyte is enough as a rule.
    #[must_use]
    pub fn is_over_at_a_glance(beginning: &[u8]) -> bool {
        glance::says_over(beginning)
    }

    /// The game: where it started, all plies, where it stands and how it ended.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Puts the game as it is now into the record. What was written about plies that it no longer has is dropped.
    pub fn set_game(&mut self, game: Game) {
        let (old, new) = (self.game.line(), game.line());
        let common = old.iter().zip(new).take_while(|(a, b)| a == b).count();
        if game.start() != self.game.start() {
            self.comments.clear();
            self.variations.clear();
        }
        self.comments.retain(|&ply, _| ply <= common);
        self.variations
            .retain(|variation| variation.after <= common);
        if old.len() != new.len() || common < new.len() || game.settled().is_some() {
            self.said = Said::default();
        }
        self.game = game;
    }

    /// What a known tag says; `None` when it is absent or empty.
    #[must_use]
    pub fn tag(&self, tag: Tag) -> Option<&str> {
        self.tags.get(&tag).map(String::as_str)
    }

    /// Sets a known tag; an empty value removes it.
    pub fn set_tag(&mut self, tag: Tag, value: &str) {
        match clean(value, ' ') {
            value if value.is_empty() => self.tags.remove(&tag),
            value => self.tags.insert(tag, value),
        };
    }

    /// The tags that mean nothing to this program, name and value, in the order of the text.
    #[must_use]
    pub fn others(&self) -> &[(String, String)] {
        &self.others
    }

    /// The comment on a ply, counted from 1; at 0 the comment on the start. Empty where there is none.
    #[must_use]
    pub fn comment(&self, ply: usize) -> &str {
        self.comments.get(&ply).map_or("", String::as_str)
    }

    /// Sets the comment on a ply, counted from 1, or at 0 on the start; on a ply that the game does not have, it is
    /// not written.
    pub fn set_comment(&mut self, ply: usize, text: &str) {
        self.comments.remove(&ply);
        self.add_comment(ply, text);
    }

    /// The variations, in the order of the text.
    #[must_use]
    pub fn variations(&self) -> &[Variation] {
        &self.variations
    }

    /// How the game ended as it stands: by the game, else by what the tags say.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        let whole = !self.game.can_redo();
        match self.game.outcome() {
            Some(outcome) => Verdict::Ended(outcome),
            None if whole && (self.said.score.is_some() || !self.said.words.is_empty()) => {
                Verdict::Said(self.said.score, self.said.words.clone())
            }
            None => Verdict::Unfinished,
        }
    }

    /// Adds to the comment on a ply.
    fn add_comment(&mut self, ply: usize, text: &str) {
        // The comment on the start is a tag, and tags have one line.
        let line_break = if ply == 0 { ' ' } else { '\n' };
        let text = clean(text, line_break);
        if text.is_empty() {
            return;
        }
        let comment = self.comments.entry(ply).or_default();
        if !comment.is_empty() {
            comment.push(line_break);
        }
        comment.push_str(&text);
    }

    /// How the game ended when everything that was taken back is counted.
    fn last_outcome(&self) -> Option<Outcome> {
        let game = &self.game;
        let by_board = match game.line().last() {
            Some(ply) => ply.end,
            None => game.start().end(),
        };
        game.settled().or(by_board.map(Outcome::Board))
    }
}

/// A value or a comment without what would end it too soon in a reader: brackets, bars and control characters.
fn clean(text: &str, line_break: char) -> String {
    let text = text.replace("\r\n", "\n");
    let clean = text.chars().map(|c| match c {
        '[' => '(',
        ']' => ')',
        '|' => '/',
        '\n' | '\r' => line_break,
        c if c.is_control() => ' ',
        c => c,
    });
    clean.collect::<String>().trim().to_owned()
}

/// Reads a text without hints, and takes no fault; the warnings are dropped.
impl FromStr for Record {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let reading = Self::read(text, Hints::default());
        reading.fault.map_or(Ok(reading.record), Err)
    }
}
