//! The 81 squares and the four directions.

use core::fmt;
use core::str::FromStr;

/// Squares on a side of the board.
pub const SIZE: u8 = 9;

/// The distance in bits between two files: nine ranks and one bit of padding, so that a step off the
/// board lands on padding and never on another square.
pub(super) const FILE_STEP: u8 = 10;

/// One of the 81 squares, `a1` to `i9`.
///
/// Ordered by file, then by rank, which is the order of every sorted list of squares in a record.
///
/// ```
/// use tablut::rules::{Direction, Square};
/// let e5: Square = "e5".parse().unwrap();
/// assert_eq!(e5, Square::KONAKIS);
/// assert_eq!(e5.step(Direction::North).unwrap().to_string(), "e6");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8); // file * 10 + rank: the square's bit in a `SquareSet`

impl Square {
    /// The throne, e5.
    pub const KONAKIS: Self = Self(4 * FILE_STEP + 4);

    /// The square at `file` and `rank`, both counted from 0; `None` from 9 on.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < SIZE && rank < SIZE {
            Some(Self(file * FILE_STEP + rank))
        } else {
            None
        }
    }

    /// The file, 0 for a to 8 for i.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 / FILE_STEP
    }

    /// The rank, 0 for 1 to 8 for 9.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 % FILE_STEP
    }

    /// The neighbour in a direction, `None` beyond the edge.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (file, rank) = (self.file(), self.rank());
        match direction {
            Direction::North => Self::new(file, rank + 1),
            Direction::East => Self::new(file + 1, rank),
            Direction::South => Self::new(file, rank.wrapping_sub(1)),
            Direction::West => Self::new(file.wrapping_sub(1), rank),
        }
    }

    /// The squares in a direction, nearest first, up to the edge.
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Self> {
        core::iter::successors(self.step(direction), move |s| s.step(direction))
    }

    /// The direction of a straight line to another square; `None` for the same square or a crooked line.
    #[must_use]
    pub const fn direction_to(self, other: Self) -> Option<Direction> {
        let (f, r) = (self.file(), self.rank());
        let (of, or) = (other.file(), other.rank());
        if f == of && or > r {
            Some(Direction::North)
        } else if f == of && or < r {
            Some(Direction::South)
        } else if r == or && of > f {
            Some(Direction::East)
        } else if r == or && of < f {
            Some(Direction::West)
        } else {
            None
        }
    }

    /// Every square, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIZE).flat_map(|f| (0..SIZE).map(move |r| Self(f * FILE_STEP + r)))
    }

    pub(super) const fn bit(self) -> u8 {
        self.0
    }

    /// The square of a bit that a `SquareSet` holds, and so one of the 81.
    pub(super) const fn from_bit(bit: u8) -> Self {
        debug_assert!(bit < SIZE * FILE_STEP && bit % FILE_STEP < SIZE);
        Self(bit)
    }
}

/// One of the four directions in which pieces move; north is towards rank 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Direction {
    /// Towards rank 9.
    North,
    /// Towards file i.
    East,
    /// Towards rank 1.
    South,
    /// Towards file a.
    West,
}

impl Direction {
    /// All four, clockwise from north.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The direction back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.file(), b'1' + self.rank()];
        f.pad(core::str::from_utf8(&name).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square: a letter a to i, in either case, and a digit 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to i and a digit 1 to 9")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let &[file, rank] = text.as_bytes() else {
            return Err(ParseSquareError);
        };
        let file = file.to_ascii_lowercase().wrapping_sub(b'a');
        Self::new(file, rank.wrapping_sub(b'1')).ok_or(ParseSquareError)
    }
}
