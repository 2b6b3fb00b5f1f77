//! Geometry, for the eye and for the mouse: from the terminal's size to areas, between squares and cells.

use ratatui::layout::{Position as Cell, Rect, Size};

mod answer;
mod bars;
mod menu;
mod stage;

pub use super::message::Ground;
use crate::rules::{SIZE, Square};
pub use answer::AnswerPlan;
pub use bars::{ListPlan, NUMBERS, TimePlan, first_turn, list, listed_ply};
pub use menu::{Contents, MenuPlan, menu};
pub use stage::{Coordinates, MINIMUM, Panel, Stage, TALL_FACTS, Wish, stage, wished};

/// The size of a square in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Pitch {
    /// 2×1.
    Small,
    /// 4×2.
    Medium,
    /// 6×3.
    Large,
    /// 8×4.
    ExtraLarge,
}

impl Pitch {
    /// All four, the largest first.
    pub const ALL: [Self; 4] = [Self::ExtraLarge, Self::Large, Self::Medium, Self::Small];

    /// Columns of a square.
    #[must_use]
    pub const fn width(self) -> u16 {
        match self {
            Self::Small => 2,
            Self::Medium => 4,
            Self::Large => 6,
            Self::ExtraLarge => 8,
        }
    }

    /// Rows of a square.
    #[must_use]
    pub const fn height(self) -> u16 {
        self.width() / 2
    }
}

/// Where the board is, and which way up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardPlan {
    /// The squares, without the coordinates, with the closing lines.
    pub area: Rect,
    /// The size of a square.
    pub pitch: Pitch,
    /// How squares are told apart.
    pub ground: Ground,
    /// Whether rank 1 is on top and file i on the left.
    pub upside_down: bool,
}

impl BoardPlan {
    /// Columns and rows that the squares take.
    #[must_use]
    pub const fn size(pitch: Pitch, ground: Ground) -> Size {
        let closing = match ground {
            Ground::Filled => 0,
            Ground::Ruled => 1,
        };
        let bottom = if matches!(pitch, Pitch::Small) {
            0
        } else {
            closing
        };
        Size::new(
            pitch.width() * SIZE as u16 + closing,
            pitch.height() * SIZE as u16 + bottom,
        )
    }

    /// The cells of a square, with the line before it where squares are ruled.
    #[must_use]
    pub fn cells(&self, square: Square) -> Rect {
        let (mut column, mut row) = (square.file(), SIZE - 1 - square.rank());
        if self.upside_down {
            (column, row) = (SIZE - 1 - column, SIZE - 1 - row);
        }
        let (w, h) = (self.pitch.width(), self.pitch.height());
        Rect::new(
            self.area.x + u16::from(column) * w,
            self.area.y + u16::from(row) * h,
            w,
            h,
        )
    }

    /// The cell where a piece stands that is one character, and in line with which the coordinates are written.
    #[must_use]
    pub fn centre(&self, square: Square) -> Cell {
        let cells = self.cells(square);
        let (w, h) = (cells.width, cells.height);
        match self.ground {
            Ground::Filled => Cell::new(cells.x + (w - 1) / 2, cells.y + (h - 1) / 2),
            Ground::Ruled => Cell::new(cells.x + w / 2, cells.y + h / 2),
        }
    }

    /// The square under a cell; the closing lines belong to none.
    #[must_use]
    pub fn square_at(&self, cell: Cell) -> Option<Square> {
        let column = cell.x.checked_sub(self.area.x)? / self.pitch.width();
        let row = cell.y.checked_sub(self.area.y)? / self.pitch.height();
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        let last = SIZE - 1;
        if self.upside_down {
            Square::new(last.checked_sub(column)?, row)
        } else {
            Square::new(column, last.checked_sub(row)?)
        }
    }
}
