//! Sets of squares.

use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Sub, SubAssign};

use super::square::{Direction, FILE_STEP, SIZE, Square};

/// A set of squares. Iterates in the order of [`Square`].
///
/// ```
/// use tablut::rules::{Square, SquareSet};
/// let e5 = SquareSet::from(Square::KONAKIS);
/// assert_eq!(e5.neighbours().to_string(), "d5,e4,e6,f5");
/// assert_eq!((!e5).len(), 80);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u128);

const BOARD: u128 = {
    let mut bits = 0;
    let mut file = 0;
    while file < SIZE {
        bits |= 0x1ff << (file * FILE_STEP);
        file += 1;
    }
    bits
};

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All 81 squares.
    pub const ALL: Self = Self(BOARD);
    /// Konakis, e5.
    pub const KONAKIS: Self = Self::of(Square::KONAKIS);
    /// The four corners.
    pub const CORNERS: Self = Self(0x101 | 0x101 << (8 * FILE_STEP));
    /// The 32 squares on the edge.
    pub const EDGE: Self = {
        let outer = 0x1ff | 0x1ff << (8 * FILE_STEP);
        let mut ends = 0;
        let mut file = 0;
        while file < SIZE {
            ends |= 0x101 << (file * FILE_STEP);
            file += 1;
        }
        Self(outer | ends)
    };

    /// The set of one square.
    #[must_use]
    pub const fn of(square: Square) -> Self {
        Self(1 << square.bit())
    }

    /// The squares of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether there is no square in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares, 0 to 81.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether a square is in it.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.bit() & 1 != 0
    }

    /// Whether the two have a square in common.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The first square in order.
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        #[expect(clippy::cast_possible_truncation, reason = "at most 88")]
        if self.0 == 0 {
            None
        } else {
            Some(Square::from_bit(self.0.trailing_zeros() as u8))
        }
    }

    /// The square of a set that is known to hold one.
    pub(super) const fn only(self) -> Square {
        debug_assert!(self.0.is_power_of_two());
        #[expect(clippy::cast_possible_truncation, reason = "at most 88")]
        Square::from_bit(self.0.trailing_zeros() as u8)
    }

    /// Each square as a set of its own, in order: cheaper than squares where only sets are asked for.
    pub(super) fn singles(self) -> impl Iterator<Item = Self> {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            let single = rest & rest.wrapping_neg();
            rest ^= single;
            (single != 0).then_some(Self(single))
        })
    }

    /// Every square one step from one of these, up, down, left or right; may hold squares of the set itself.
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let upright = self.0 << 1 | self.0 >> 1;
        let level = self.0 << FILE_STEP | self.0 >> FILE_STEP;
        Self((upright | level) & BOARD)
    }

    /// Whether a square of this set is a neighbour of one of the other: [`Self::neighbours`] and
    /// [`Self::meets`] in one, and quicker where the answer is mostly yes.
    #[inline]
    pub(super) const fn touches(self, other: Self) -> bool {
        self.0 << 1 & other.0 != 0
            || self.0 >> 1 & other.0 != 0
            || self.0 << FILE_STEP & other.0 != 0
            || self.0 >> FILE_STEP & other.0 != 0
    }

    /// The set moved by a step; what leaves the board is dropped.
    #[must_use]
    pub const fn shift(self, direction: Direction) -> Self {
        let bits = match direction {
            Direction::North => self.0 << 1,
            Direction::East => self.0 << FILE_STEP,
            Direction::South => self.0 >> 1,
            Direction::West => self.0 >> FILE_STEP,
        };
        Self(bits & BOARD)
    }

    /// Where pieces of this set that stand beside Konakis come out when they cross it.
    #[must_use]
    pub(super) const fn across_konakis(self) -> Self {
        let beside = Self::KONAKIS.neighbours().0;
        let own = self.0 & beside;
        Self((own << 2 | own >> 2 | own << (2 * FILE_STEP) | own >> (2 * FILE_STEP)) & beside)
    }

    /// The squares that rooks on `from` pass or reach while they are in this set of free squares.
    #[inline]
    pub(super) const fn slide(self, from: Self) -> Self {
        // Padding is never free, so that every ray ends by itself.
        let (origin, mut reached) = (from.0, 0);
        let mut at = origin << 1 & self.0;
        while at != 0 {
            reached |= at;
            at = at << 1 & self.0;
        }
        at = origin >> 1 & self.0;
        while at != 0 {
            reached |= at;
            at = at >> 1 & self.0;
        }
        at = origin << FILE_STEP & self.0;
        while at != 0 {
            reached |= at;
            at = at << FILE_STEP & self.0;
        }
        at = origin >> FILE_STEP & self.0;
        while at != 0 {
            reached |= at;
            at = at >> FILE_STEP & self.0;
        }
        Self(reached)
    }
}

impl From<Square> for SquareSet {
    fn from(square: Square) -> Self {
        Self::of(square)
    }
}

impl BitOr for SquareSet {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for SquareSet {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitXor for SquareSet {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for SquareSet {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for SquareSet {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & BOARD)
    }
}

impl BitOrAssign for SquareSet {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAndAssign for SquareSet {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl SubAssign for SquareSet {
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

/// The squares of a [`SquareSet`], in order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Squares {}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::of(square))
    }
}

/// The squares with commas between, `-` for none.
impl fmt::Display for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (i, square) in self.into_iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            fmt::Display::fmt(&square, f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
