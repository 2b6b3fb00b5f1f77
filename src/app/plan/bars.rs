//! The list of the saved games, and the time line of a replay.

use ratatui::layout::{Position as Cell, Rect};

use super::Stage;

/// The list of the saved games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListPlan {
    /// The name of the screen and the filter.
    pub title: Rect,
    /// The names of the columns.
    pub heading: Rect,
    /// The games.
    pub rows: Rect,
    /// What the player is told.
    pub message: Rect,
}

/// Plans the list in everything above the footer.
#[must_use]
pub fn list(area: Rect) -> ListPlan {
    let row = |y: u16| Rect {
        y: area.y + y.min(area.height),
        height: u16::from(y < area.height),
        ..area
    };
    let told = area.height.saturating_sub(1);
    let rows = Rect {
        y: (area.y + 2).min(area.bottom()),
        height: told.saturating_sub(2),
        ..area
    };
    ListPlan {
        title: row(0),
        heading: row(1),
        rows,
        message: row(told),
    }
}

/// The time line of a replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimePlan {
    /// The row of the events, where there is one above the line.
    pub events: Option<Rect>,
    /// The words before the line.
    pub label: Rect,
    /// The line: its first cell is the start, its last the last ply.
    pub line: Rect,
    /// The words behind it.
    pub speed: Rect,
    /// What the player is told: in the row of the events, or where there is none, of the header.
    pub told: Rect,
}

/// Columns of the words before and behind the line.
const LABEL: u16 = 15;
const SPEED: u16 = 14;

impl TimePlan {
    /// Plans the time line in the row of the entry, and the events above it.
    #[must_use]
    pub fn new(stage: &Stage) -> Self {
        let row = stage.entry;
        let label = LABEL.min(row.width / 2);
        let speed = if row.width >= LABEL + SPEED + 20 {
            SPEED
        } else {
            0
        };
        let line = Rect {
            x: row.x + label,
            width: row.width - label - speed.max(1),
            ..row
        };
        let events = stage.above.map(|above| Rect {
            x: line.x,
            width: line.width,
            ..above
        });
        Self {
            events,
            label: Rect {
                width: label,
                ..row
            },
            line,
            speed: Rect {
                x: line.right(),
                width: row.right() - line.right(),
                ..row
            },
            told: stage.above.unwrap_or(stage.header),
        }
    }

    /// The column of a ply among so many.
    #[must_use]
    pub fn column(&self, ply: usize, total: usize) -> u16 {
        let last = usize::from(self.line.width.saturating_sub(1));
        let along = (ply.min(total) * last).checked_div(total).unwrap_or(0);
        self.line.x + u16::try_from(along).unwrap_or(u16::MAX)
    }

    /// The ply under a cell of the line or of the events.
    #[must_use]
    pub fn ply_at(&self, cell: Cell, total: usize) -> Option<usize> {
        let on =
            self.line.contains(cell) || self.events.is_some_and(|events| events.contains(cell));
        let last = usize::from(self.line.width.saturating_sub(1));
        let along = usize::from(cell.x.checked_sub(self.line.x)?);
        // Rounded up, so that the mark of the ply stands in the column that was clicked.
        let ply = if last == 0 {
            0
        } else {
            (along * total).div_ceil(last)
        };
        on.then(|| ply.min(total))
    }
}

/// The first row of a move list of so many rows: where it was scrolled to, or so that the last standing ply is in
/// view. A row holds two plies.
#[must_use]
pub fn first_turn(scroll: Option<usize>, standing: usize, all: usize, rows: usize) -> usize {
    let last = all.div_ceil(2).saturating_sub(rows);
    match scroll {
        Some(first) => first.min(last),
        None => standing.div_ceil(2).saturating_sub(rows).min(last),
    }
}

/// The columns of the numbers in the move list; the two moves behind share the rest.
pub const NUMBERS: u16 = 4;

/// The ply, counted from 1, under a cell of a move list that begins with the turn `first`.
#[must_use]
pub fn listed_ply(area: Rect, first: usize, cell: Cell) -> Option<usize> {
    if !area.contains(cell) {
        return None;
    }
    let half = area.width.saturating_sub(NUMBERS) / 2;
    let second = cell.x >= area.x + NUMBERS + half;
    Some(2 * (first + usize::from(cell.y - area.y)) + 1 + usize::from(second))
}
