//! The board: squares, tokens, marks and coordinates.

use ratatui::buffer::Buffer;

use crate::app::marks::Marks;
use crate::app::message::Look;
use crate::app::plan::BoardPlan;
use crate::rules::{Board, Ruleset};

/// Paints the squares and what stands on them.
pub fn draw(
    _buffer: &mut Buffer,
    _plan: &BoardPlan,
    _ruleset: Ruleset,
    _board: Board,
    _marks: &Marks,
    _look: Look,
) {
}
