//! What was read otherwise than it is written.

use std::fmt;

use super::spot::{Spot, report};
use super::verdict::{Score, Verdict};
use crate::rules::{Refused, Ruleset, SquareSet};

/// Something that was read otherwise than it is written, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// Where, or where first.
    pub spot: Spot,
    /// What.
    pub caution: Caution,
}

impl Warning {
    /// The warning with the name of its file: `games/old.otg:14: turn 7 (defenders) d3-d9xd8: takes nothing`.
    #[must_use]
    pub fn of<'a>(&'a self, file: &'a str) -> impl fmt::Display + 'a {
        fmt::from_fn(move |f| report(f, Some(file), Some(&self.spot), &self.caution))
    }
}

/// `14: turn 7 (defenders) d3-d9xd8: takes nothing`
impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        report(f, None, Some(&self.spot), &self.caution)
    }
}

/// What was read otherwise than it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Caution {
    /// The move takes these squares, not those of the text.
    Captures(SquareSet),
    /// So many captures came without their squares, and were worked out.
    BareCaptures(usize),
    /// The letter before the move names another piece.
    Letter,
    /// The mark after the move ends the game, the rules do not.
    EndMark,
    /// So many variations are kept as text, and not shown.
    Variations(usize),
    /// The result is another one.
    Result(Score, Verdict),
    /// The termination is not what happened; the game ended so, or not at all.
    Termination(Verdict),
    /// The termination is none by the rules, and is kept as words.
    NoTermination(Option<Refused>),
    /// The list says that a side gave up when the game was over.
    LateWord,
    /// A tag for the second time: the first one counts.
    Twice,
    /// The tag's value means nothing, and is dropped.
    Value,
    /// The ply at which the game is to stand comes after the last, which is this.
    Beyond(usize),
    /// Another version of the rules: they were read as they are here.
    Version,
    /// The rules of another game were read as these.
    ReadAs(Ruleset),
}

impl fmt::Display for Caution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Captures(taken) if taken.is_empty() => f.write_str("takes nothing"),
            Self::Captures(taken) => write!(f, "takes {taken}"),
            Self::BareCaptures(1) => {
                f.write_str("a capture without its squares, which were worked out")
            }
            Self::BareCaptures(n) => write!(
                f,
                "the first of {n} captures without their squares, which were worked out"
            ),
            Self::Letter => f.write_str("the letter names another piece than the one that moves"),
            Self::EndMark => {
                f.write_str("the mark says that the game is over, by these rules it is not")
            }
            Self::Variations(1) => f.write_str("a variation, kept but not shown"),
            Self::Variations(n) => write!(f, "the first of {n} variations, kept but not shown"),
            Self::Result(score, verdict) => {
                write!(f, "{score}, says the tag; the game says: {verdict}")
            }
            Self::Termination(verdict) => write!(f, "not what happened: {verdict}"),
            Self::NoTermination(None) => {
                f.write_str("not what the moves come to; the words are kept")
            }
            Self::NoTermination(Some(refused)) => write!(f, "{refused}; the words are kept"),
            Self::LateWord => f.write_str("the game was over before"),
            Self::Twice => {
                f.write_str("the tag stands there for the second time; the first one counts")
            }
            Self::Value => f.write_str("the value means nothing here and was dropped"),
            Self::Beyond(plies) => {
                write!(f, "there are {plies} plies; the game stands at the last")
            }
            Self::Version => {
                f.write_str("another version of the rules, read by those of this program")
            }
            Self::ReadAs(ruleset) => write!(f, "rules of another game, read as {ruleset}"),
        }
    }
}
