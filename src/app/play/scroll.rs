//! The move list: it follows the game until it is scrolled.

use super::Play;
use crate::app::plan;

impl Play {
    /// Takes in how many rows the move list has on the screen.
    pub(in crate::app) const fn set_rows(&mut self, rows: usize) {
        self.rows = rows;
    }

    /// Rows by which a key scrolls, so that one of them stays in view.
    pub(super) fn page(&self) -> isize {
        isize::try_from(self.rows.max(2) - 1).unwrap_or(1)
    }

    /// Scrolls the move list by so many rows from what is in view; at its end it follows the game again.
    pub(super) fn scroll_by(&mut self, rows: isize) {
        let (standing, all) = (self.game.plies().len(), self.game.line().len());
        let first = |scroll| plan::first_turn(scroll, standing, all, self.rows);
        let last = first(Some(usize::MAX));
        let to = first(self.scroll).saturating_add_signed(rows).min(last);
        self.scroll = (to < last || last > first(None)).then_some(to);
    }
}
