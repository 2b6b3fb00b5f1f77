//! What stops the reading of a record.

use std::fmt;

use super::spot::{Spot, report};
use super::verdict::Verdict;
use super::{MAX_BYTES, MAX_PLIES};
use crate::rules::{IllegalMove, ParseRulesetError, ParseSideError, PositionError, Side};

/// What stopped the reading of a text, and where; what stands before it is a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where; `None` when it concerns the text as a whole.
    pub spot: Option<Spot>,
    /// Why.
    pub reason: Reason,
}

impl Fault {
    /// The fault with the name of its file: `games/bad.otg:14: turn 7 (defenders) d3-d9: blocked by d5`.
    #[must_use]
    pub fn of<'a>(&'a self, file: &'a str) -> impl fmt::Display + 'a {
        fmt::from_fn(move |f| report(f, Some(file), self.spot.as_ref(), &self.reason))
    }
}

/// `14: turn 7 (defenders) d3-d9: blocked by d5`
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        report(f, None, self.spot.as_ref(), &self.reason)
    }
}

impl std::error::Error for Fault {}

/// Why reading stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// There is no tag and no move.
    Empty,
    /// More than [`MAX_BYTES`].
    TooLong,
    /// UTF-16 instead of UTF-8.
    Utf16,
    /// A byte that is no UTF-8.
    Byte(u8),
    /// A control character.
    Control(char),
    /// A bracket, brace or parenthesis that nothing closes.
    Unclosed,
    /// The rules tag is that of another game, of this name, if it has one.
    OtherGame(Option<String>),
    /// The ruleset tag.
    Ruleset(ParseRulesetError),
    /// A tag that names a side.
    Side(ParseSideError),
    /// The position to start from.
    Position(PositionError),
    /// Something in the list of moves that is no move.
    NotAMove,
    /// An illegal move.
    Illegal(IllegalMove),
    /// The first move is legal only if this side begins.
    OtherBeginner(Side),
    /// The list goes on after the game's end.
    AfterEnd {
        /// How it ended.
        verdict: Verdict,
        /// In which turn, 0 for a start that is decided already.
        turn: usize,
        /// How many moves follow.
        follow: usize,
    },
    /// More than [`MAX_PLIES`].
    TooManyPlies,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is neither a tag nor a move in it"),
            Self::TooLong => write!(
                f,
                "more than {} KiB, no record is so long",
                MAX_BYTES / 1024
            ),
            Self::Utf16 => {
                f.write_str("the text is UTF-16; it can be read once it is saved as UTF-8")
            }
            Self::Byte(byte) => write!(f, "the byte 0x{byte:02X} is no UTF-8 text"),
            Self::Control(c) => write!(
                f,
                "a control character, U+{:04X}, as no text has it",
                u32::from(*c)
            ),
            Self::Unclosed => f.write_str("nothing closes it"),
            Self::OtherGame(name) => write!(
                f,
                "the rules of {} are neither those of fortress nor of gwezboell; \
                 --ruleset reads the moves by one of them",
                name.as_deref().unwrap_or("a game without a name")
            ),
            Self::Ruleset(e) => e.fmt(f),
            Self::Side(e) => e.fmt(f),
            Self::Position(e) => e.fmt(f),
            Self::NotAMove => f.write_str("not a move; a move is written as in d3-d9"),
            Self::Illegal(e) => e.fmt(f),
            Self::OtherBeginner(side) => {
                write!(
                    f,
                    "only the {side} can begin like this; --first {side} reads it so"
                )
            }
            Self::AfterEnd {
                verdict,
                turn,
                follow,
            } => {
                match turn {
                    0 => f.write_str("the game was over before its first move")?,
                    _ => write!(f, "the game ended in turn {turn}")?,
                }
                let moves = if *follow == 1 {
                    "move follows"
                } else {
                    "moves follow"
                };
                write!(f, ", {verdict}; {follow} {moves}")
            }
            Self::TooManyPlies => write!(f, "more than {MAX_PLIES} plies, no game is so long"),
        }
    }
}
