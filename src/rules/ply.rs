//! Moves, why they are refused, and what a played one did.

use core::fmt;
use core::str::FromStr;

use super::board::Side;
use super::position::Position;
use super::ruleset::Ruleset;
use super::set::SquareSet;
use super::square::{ParseSquareError, Square};

/// From one square to another; whether it is legal, a [`Position`] says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece stands.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Move {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let (from, to) = text.split_once('-').ok_or(ParseSquareError)?;
        Ok(Self {
            from: from.parse()?,
            to: to.parse()?,
        })
    }
}

/// How the board itself ends a game (RULES.md 8 and 9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum End {
    /// The king stands on a goal square.
    KingEscaped,
    /// The attackers have the king.
    KingCaptured,
    /// This side is to move and has no legal move.
    NoMoves(Side),
}

impl End {
    /// Who has won.
    #[must_use]
    pub fn winner(self) -> Side {
        match self {
            Self::KingEscaped => Side::Defenders,
            Self::KingCaptured => Side::Attackers,
            Self::NoMoves(side) => !side,
        }
    }

    /// The section of RULES.md that decides.
    #[must_use]
    pub const fn section(self, ruleset: Ruleset) -> u8 {
        match (self, ruleset) {
            (Self::KingEscaped, Ruleset::Fortress) => 12,
            (Self::KingCaptured, Ruleset::Fortress) => 14,
            (Self::KingEscaped, Ruleset::Gwezboell) => 16,
            (Self::KingCaptured, Ruleset::Gwezboell) => 17,
            (Self::NoMoves(_), _) => 8,
        }
    }
}

/// Why a move is refused. Tested in this order; the first that holds is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum IllegalMove {
    /// The game is over.
    GameOver,
    /// Nothing stands on the square of origin.
    Empty,
    /// The piece there is the other side's.
    NotYours,
    /// Origin and target are one square: nobody may pass (RULES.md 3).
    SameSquare,
    /// The two squares are on no common row or column (RULES.md 3).
    Diagonal,
    /// A piece stands on this square, between the two or on the target (RULES.md 3).
    Blocked(Square),
    /// Nobody stops on Konakis (RULES.md 4).
    Konakis,
    /// Only the king stops on a Fortress (RULES.md 12).
    Fortress,
}

impl IllegalMove {
    /// The section of RULES.md that decides.
    #[must_use]
    pub const fn section(self) -> u8 {
        match self {
            Self::GameOver => 9,
            Self::Empty | Self::NotYours | Self::SameSquare | Self::Diagonal | Self::Blocked(_) => {
                3
            }
            Self::Konakis => 4,
            Self::Fortress => 12,
        }
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::Empty => f.write_str("no piece stands there"),
            Self::NotYours => f.write_str("that piece is the other side's"),
            Self::SameSquare => f.write_str("a move goes to another square"),
            Self::Diagonal => f.write_str("pieces move along a row or a column"),
            Self::Blocked(square) => write!(f, "blocked by {square}"),
            Self::Konakis => f.write_str("nobody stops on Konakis"),
            Self::Fortress => f.write_str("only the king stops on a Fortress"),
        }
    }
}

impl core::error::Error for IllegalMove {}

/// A move that was played, with its effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Ply {
    /// The move.
    pub mv: Move,
    /// The squares that it emptied of enemy pawns.
    pub captured: SquareSet,
    /// The position that it led to.
    pub after: Position,
    /// How it ended the game, if it did.
    pub end: Option<End>,
}

impl Ply {
    /// Who made the move.
    #[must_use]
    pub fn side(self) -> Side {
        !self.after.turn()
    }

    /// Whether the king made it.
    #[must_use]
    pub fn by_king(self) -> bool {
        self.after.board().king() == self.mv.to
    }
}
