//! The board: squares, tokens, marks.
//!
//! In colour each square is filled: its ground tells what it is or what happened there, and sprites of block
//! elements lie over it. Without colours, or in ASCII, lines part the squares and every mark is a character.

mod filled;
mod marks;
mod ruled;
mod tokens;

use ratatui::buffer::Buffer;

use crate::app::marks::Marks;
use crate::app::message::Look;
use crate::app::plan::BoardPlan;
use crate::app::view::theme;
use crate::rules::{Board, Ruleset};

/// Paints the squares and what stands on them.
pub fn draw(
    buffer: &mut Buffer,
    plan: &BoardPlan,
    ruleset: Ruleset,
    board: Board,
    marks: &Marks,
    look: Look,
) {
    match theme::palette(look.theme, look.depth) {
        Some(palette) if !look.in_characters() => {
            filled::draw(buffer, plan, ruleset, board, marks, palette);
        }
        _ => ruled::draw(buffer, plan, ruleset, board, marks, look),
    }
}
