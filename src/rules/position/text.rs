//! The text of a position, parsed and printed: `fortress attackers /3ttt3/…/`.

use core::fmt;
use core::str::FromStr;

use super::Position;
use crate::rules::board::{Board, BoardError, ParseSideError, Side};
use crate::rules::ruleset::{ParseRulesetError, Ruleset};
use crate::rules::square::Square;

/// Why a text is no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PositionError {
    /// Not three words: ruleset, side to move, board.
    Words,
    /// The first word is no ruleset.
    Ruleset(ParseRulesetError),
    /// The second word is no side.
    Side(ParseSideError),
    /// The rest is no board.
    Board(BoardError),
    /// A pawn of this side on this Fortress.
    PawnOnFortress(Side, Square),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Words => f.write_str("a position is a ruleset, the side to move and a board, as in \"fortress attackers /3ttt3/…/\""),
            Self::Ruleset(e) => fmt::Display::fmt(e, f),
            Self::Side(e) => fmt::Display::fmt(e, f),
            Self::Board(e) => fmt::Display::fmt(e, f),
            Self::PawnOnFortress(side, square) => {
                write!(f, "a pawn of the {side} on {square}, a Fortress, where only the king stops")
            }
        }
    }
}

impl core::error::Error for PositionError {}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.ruleset, self.turn, self.board)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} {} to move:\n{:#}",
            self.ruleset, self.turn, self.board
        )
    }
}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let text = text.trim();
        let (ruleset, rest) = text
            .split_once(char::is_whitespace)
            .ok_or(PositionError::Words)?;
        let ruleset: Ruleset = ruleset.parse().map_err(PositionError::Ruleset)?;
        let (side, board) = rest
            .trim_start()
            .split_once(char::is_whitespace)
            .ok_or(PositionError::Words)?;
        let side = side.parse().map_err(PositionError::Side)?;
        let board: Board = board.parse().map_err(PositionError::Board)?;
        for side in Side::BOTH {
            if let Some(square) = (board.pawns(side) & ruleset.fortresses()).first() {
                return Err(PositionError::PawnOnFortress(side, square));
            }
        }
        Ok(Self::new(ruleset, side, board))
    }
}
