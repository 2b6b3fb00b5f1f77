//! The two texts of a board, parsed and printed: the position record and the picture.

use core::fmt;
use core::str::FromStr;

use super::{Board, Piece, Side};
use crate::rules::set::SquareSet;
use crate::rules::square::{SIZE, Square};

/// `{}`: `/3ttt3/…/`, rank 1 first, digits for runs of empty squares. `{:#}`: nine lines, rank 9 first, a dot
/// for an empty square.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        if f.alternate() {
            for rank in (0..SIZE).rev() {
                for file in 0..SIZE {
                    let piece = Square::new(file, rank).and_then(|s| self.piece(s));
                    if file > 0 {
                        f.write_char(' ')?;
                    }
                    f.write_char(piece.map_or('.', Piece::letter))?;
                }
                f.write_char('\n')?;
            }
            return Ok(());
        }
        for rank in 0..SIZE {
            f.write_char('/')?;
            let mut empty = 0;
            for file in 0..SIZE {
                match Square::new(file, rank).and_then(|s| self.piece(s)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        f.write_char(piece.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        f.write_char('/')
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\n{self:#}")
    }
}

/// Why a text or a set of pieces is no board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardError {
    /// So many ranks instead of nine.
    Ranks(usize),
    /// The rank, from 1, has so many squares instead of nine.
    Width(u8, usize),
    /// A character that means nothing, in the rank counted from 1, at its place in the row counted from 1.
    Unknown(u8, usize, char),
    /// There is no king.
    NoKing,
    /// A second king; the first and the second square in the order of the text.
    SecondKing(Square, Square),
    /// Two pieces on one square.
    Twice(Square),
    /// A pawn of this side on Konakis.
    PawnOnKonakis(Side),
    /// So many pawns of this side.
    TooMany(Side, usize),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Ranks(n) => write!(f, "{n} ranks, a board has 9"),
            Self::Width(rank, n) => write!(f, "rank {rank} has {n} squares, a rank has 9"),
            Self::Unknown(rank, at, c) => {
                write!(
                    f,
                    "rank {rank}: unknown character {c:?} at place {at}; t, T, K and counts of empty squares are known"
                )
            }
            Self::NoKing => f.write_str("there is no king (K)"),
            Self::SecondKing(first, second) => {
                write!(f, "a second king on {second}, the first is on {first}")
            }
            Self::Twice(square) => write!(f, "two pieces on {square}"),
            Self::PawnOnKonakis(side) => {
                write!(f, "a pawn of the {side} on e5, Konakis, where nobody stops")
            }
            Self::TooMany(side, n) => write!(f, "{n} {side}, there are at most {}", side.pawns()),
        }
    }
}

impl core::error::Error for BoardError {}

/// Reads either text; it is a picture when it has several lines.
impl FromStr for Board {
    type Err = BoardError;

    fn from_str(text: &str) -> Result<Self, BoardError> {
        let text = text.trim();
        let mut builder = Builder::default();
        if text.contains('\n') {
            let rows = text.lines().count();
            if rows != usize::from(SIZE) {
                return Err(BoardError::Ranks(rows));
            }
            for (row, rank) in text.lines().zip((0..SIZE).rev()) {
                builder.rank(rank, row)?;
            }
        } else {
            let inner = text.strip_prefix('/').unwrap_or(text);
            let inner = inner.strip_suffix('/').unwrap_or(inner);
            let rows = inner.split('/').count();
            if inner.is_empty() || rows != usize::from(SIZE) {
                return Err(BoardError::Ranks(if inner.is_empty() { 0 } else { rows }));
            }
            for (row, rank) in inner.split('/').zip(0..SIZE) {
                builder.rank(rank, row)?;
            }
        }
        let king = builder.king.ok_or(BoardError::NoKing)?;
        Self::new(builder.attackers, builder.defenders, king)
    }
}

#[derive(Default)]
struct Builder {
    attackers: SquareSet,
    defenders: SquareSet,
    king: Option<Square>,
}

impl Builder {
    fn rank(&mut self, rank: u8, row: &str) -> Result<(), BoardError> {
        let mut file = 0_usize;
        for (at, c) in row.chars().enumerate() {
            let piece = match c {
                ' ' | '\t' => continue,
                '.' => None,
                '1'..='9' => {
                    file += usize::from(c as u8 - b'1');
                    None
                }
                't' => Some(Piece::Attacker),
                'T' => Some(Piece::Defender),
                'K' => Some(Piece::King),
                _ => return Err(BoardError::Unknown(rank + 1, at + 1, c)),
            };
            if let Some(piece) = piece
                && let Some(square) = u8::try_from(file)
                    .ok()
                    .and_then(|file| Square::new(file, rank))
            {
                self.put(piece, square)?;
            }
            file += 1;
        }
        if file == usize::from(SIZE) {
            Ok(())
        } else {
            Err(BoardError::Width(rank + 1, file))
        }
    }

    fn put(&mut self, piece: Piece, square: Square) -> Result<(), BoardError> {
        match piece {
            Piece::Attacker => self.attackers |= SquareSet::of(square),
            Piece::Defender => self.defenders |= SquareSet::of(square),
            Piece::King => {
                if let Some(first) = self.king {
                    return Err(BoardError::SecondKing(first, square));
                }
                self.king = Some(square);
            }
        }
        Ok(())
    }
}
