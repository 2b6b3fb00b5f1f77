//! Results and endings, as records put them in words.

use std::fmt;

use crate::rules::{End, Outcome, Side};

/// A result, as the tag gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Score {
    /// This side has won: `1` for the attackers, `-1` for the defenders.
    Won(Side),
    /// Nobody has: `0`.
    Draw,
}

impl Score {
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Won(Side::Attackers) => "1",
            Self::Won(Side::Defenders) => "-1",
            Self::Draw => "0",
        }
    }

    /// The result of a tag; `Err` for a text that is none, `Ok(None)` for `?`.
    pub(super) fn parse(text: &str) -> Result<Option<Self>, ()> {
        match text {
            "1" | "+1" => Ok(Some(Self::Won(Side::Attackers))),
            "-1" => Ok(Some(Self::Won(Side::Defenders))),
            "0" => Ok(Some(Self::Draw)),
            "?" | "" => Ok(None),
            _ => Err(()),
        }
    }
}

impl From<Outcome> for Score {
    fn from(outcome: Outcome) -> Self {
        outcome.winner().map_or(Self::Draw, Self::Won)
    }
}

/// `attackers won`, `defenders won` or `draw`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Won(side) => write!(f, "{side} won"),
            Self::Draw => f.write_str("draw"),
        }
    }
}

/// How a recorded game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Verdict {
    /// It did not.
    #[default]
    Unfinished,
    /// By the rules.
    Ended(Outcome),
    /// As the record says, in a way that the rules do not know, such as a timeout: the result, if it is given,
    /// and the words, which may be empty.
    Said(Option<Score>, String),
}

impl Verdict {
    /// The result; `None` while there is none.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        match self {
            Self::Unfinished => None,
            Self::Ended(outcome) => Some(Score::from(*outcome)),
            Self::Said(score, _) => *score,
        }
    }
}

/// `unfinished`, `defenders won: the king escaped`, `draw: agreed`, `attackers won: timeout`.
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unfinished => f.write_str("unfinished"),
            Self::Ended(outcome) => write!(f, "{}: {}", Score::from(*outcome), Told(*outcome)),
            Self::Said(Some(score), words) if words.is_empty() => {
                write!(f, "{score}, as the record says")
            }
            Self::Said(Some(score), words) => write!(f, "{score}: {words}"),
            Self::Said(None, words) => write!(f, "unfinished: {words}"),
        }
    }
}

/// The reason of an outcome, after its result.
struct Told(Outcome);

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Outcome::Board(End::KingEscaped) => f.write_str("the king escaped"),
            Outcome::Board(End::KingCaptured) => f.write_str("the king was captured"),
            Outcome::Board(End::NoMoves(side)) => write!(f, "the {side} have no legal move"),
            Outcome::Resigned(side) => write!(f, "the {side} resigned"),
            Outcome::Agreed => f.write_str("agreed"),
            Outcome::Repetition => f.write_str("claimed by repetition"),
        }
    }
}

/// The words of the termination tag that this program writes and understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Termination {
    Escaped,
    Captured,
    NoMove,
    Resigned(Side),
    Agreed,
    Repetition,
}

impl Termination {
    const ALL: [Self; 7] = [
        Self::Escaped,
        Self::Captured,
        Self::NoMove,
        Self::Resigned(Side::Attackers),
        Self::Resigned(Side::Defenders),
        Self::Agreed,
        Self::Repetition,
    ];

    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Escaped => "king escaped",
            Self::Captured => "king captured",
            Self::NoMove => "no legal move",
            Self::Resigned(Side::Attackers) => "attackers resigned",
            Self::Resigned(Side::Defenders) => "defenders resigned",
            Self::Agreed => "draw agreed",
            Self::Repetition => "draw claimed by repetition",
        }
    }

    pub(super) fn parse(text: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|known| known.text().eq_ignore_ascii_case(text))
    }
}

impl From<Outcome> for Termination {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Board(End::KingEscaped) => Self::Escaped,
            Outcome::Board(End::KingCaptured) => Self::Captured,
            Outcome::Board(End::NoMoves(_)) => Self::NoMove,
            Outcome::Resigned(side) => Self::Resigned(side),
            Outcome::Agreed => Self::Agreed,
            Outcome::Repetition => Self::Repetition,
        }
    }
}
