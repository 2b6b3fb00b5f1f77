//! Sides, pieces and the board.

mod text;

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use super::set::SquareSet;
use super::square::Square;
pub use text::BoardError;

/// One of the two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Sixteen dark pawns, the Muscovites.
    Attackers,
    /// Eight light pawns and the king.
    Defenders,
}

impl Side {
    /// Both, the attackers first.
    pub const BOTH: [Self; 2] = [Self::Attackers, Self::Defenders];

    /// How many pawns the side has at the start, and at most.
    #[must_use]
    pub const fn pawns(self) -> usize {
        match self {
            Self::Attackers => 16,
            Self::Defenders => 8,
        }
    }

    /// `attackers` or `defenders`, as in position texts and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
        }
    }
}

/// The other side.
impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Attackers => Self::Defenders,
            Self::Defenders => Self::Attackers,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is neither `attackers` nor `defenders`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSideError;

impl fmt::Display for ParseSideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is \"attackers\" or \"defenders\"")
    }
}

impl core::error::Error for ParseSideError {}

impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, ParseSideError> {
        Self::BOTH
            .into_iter()
            .find(|side| side.name().eq_ignore_ascii_case(text))
            .ok_or(ParseSideError)
    }
}

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Piece {
    /// A pawn of the attackers.
    Attacker,
    /// A pawn of the defenders.
    Defender,
    /// The king.
    King,
}

impl Piece {
    /// Whose it is.
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::Attacker => Side::Attackers,
            Self::Defender | Self::King => Side::Defenders,
        }
    }

    /// The letter of position records: `t`, `T` or `K`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Attacker => 't',
            Self::Defender => 'T',
            Self::King => 'K',
        }
    }
}

/// The pieces on their squares: exactly one king, at most sixteen attackers and eight defenders, no two on
/// one square and no pawn on Konakis.
///
/// `{}` prints the position record (rank 1 first), `{:#}` the picture (rank 9 on top); both are parsed.
///
/// ```
/// use tablut::rules::{Board, Square};
/// let board: Board = "/9/9/9/9/4K4/9/9/9/9/".parse().unwrap();
/// assert_eq!(board.king(), Square::KONAKIS);
/// assert_eq!(format!("{board:#}").parse(), Ok(board));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    attackers: SquareSet,
    defenders: SquareSet,
    /// Exactly one square, as a set, since that is how it is asked for.
    king: SquareSet,
}

impl Board {
    /// The start (RULES.md 1).
    pub const START: Self = {
        let mut attackers = SquareSet::EMPTY;
        let mut defenders = SquareSet::EMPTY;
        // Each arm of the cross: three at the edge, one before them, two defenders before those.
        let mut i = 0;
        while i < 3 {
            let mut j = 0;
            while j < 2 {
                let end = j * 8;
                attackers = attackers.with(3 + i, end).with(end, 3 + i);
                j += 1;
            }
            i += 1;
        }
        attackers = attackers.with(4, 1).with(4, 7).with(1, 4).with(7, 4);
        defenders = defenders.with(4, 2).with(4, 3).with(4, 5).with(4, 6);
        defenders = defenders.with(2, 4).with(3, 4).with(5, 4).with(6, 4);
        Self {
            attackers,
            defenders,
            king: SquareSet::KONAKIS,
        }
    };

    /// Puts pieces on a board.
    ///
    /// # Errors
    /// Where two pieces stand on one square, a pawn stands on Konakis, or a side has too many.
    pub fn new(
        attackers: SquareSet,
        defenders: SquareSet,
        king: Square,
    ) -> Result<Self, BoardError> {
        let king = SquareSet::of(king);
        let twice = attackers & defenders | (attackers | defenders) & king;
        if let Some(square) = twice.first() {
            return Err(BoardError::Twice(square));
        }
        for (side, pawns) in [(Side::Attackers, attackers), (Side::Defenders, defenders)] {
            if pawns.contains(Square::KONAKIS) {
                return Err(BoardError::PawnOnKonakis(side));
            }
            if pawns.len() > side.pawns() {
                return Err(BoardError::TooMany(side, pawns.len()));
            }
        }
        Ok(Self {
            attackers,
            defenders,
            king,
        })
    }

    /// The attackers' pawns.
    #[must_use]
    pub const fn attackers(self) -> SquareSet {
        self.attackers
    }

    /// The defenders' pawns, without the king.
    #[must_use]
    pub const fn defenders(self) -> SquareSet {
        self.defenders
    }

    /// The king's square.
    #[must_use]
    pub const fn king(self) -> Square {
        self.king.only()
    }

    /// The king's square as a set.
    pub(super) const fn king_set(self) -> SquareSet {
        self.king
    }

    /// The pawns of a side; the king is none.
    #[must_use]
    pub const fn pawns(self, side: Side) -> SquareSet {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders,
        }
    }

    /// All pieces of a side.
    #[must_use]
    pub fn pieces(self, side: Side) -> SquareSet {
        match side {
            Side::Attackers => self.attackers,
            Side::Defenders => self.defenders | self.king,
        }
    }

    /// The squares with a piece.
    #[must_use]
    pub fn occupied(self) -> SquareSet {
        self.attackers | self.defenders | self.king
    }

    /// What stands on a square.
    #[must_use]
    pub fn piece(self, square: Square) -> Option<Piece> {
        if self.king.contains(square) {
            Some(Piece::King)
        } else if self.attackers.contains(square) {
            Some(Piece::Attacker)
        } else if self.defenders.contains(square) {
            Some(Piece::Defender)
        } else {
            None
        }
    }

    /// The board after a move and its captures, `king` being one square; the caller has judged it.
    pub(super) const fn moved(attackers: SquareSet, defenders: SquareSet, king: SquareSet) -> Self {
        Self {
            attackers,
            defenders,
            king,
        }
    }
}

impl SquareSet {
    /// With the square at `file` and `rank`; one beside the board does not compile, since only constants call it.
    const fn with(self, file: u8, rank: u8) -> Self {
        match Square::new(file, rank) {
            Some(square) => self.union(SquareSet::of(square)),
            None => panic!("a square of the board"),
        }
    }
}
