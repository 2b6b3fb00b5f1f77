//! The board: squares, tokens, marks.
//!
//! In colour each square is filled: its ground tells what it is or what happened there, and sprites of block
//! elements lie over it. Without colours, or in ASCII, lines part the squares and every mark is a character.

mod filled;
mod marks;
mod ruled;
mod tokens;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::app::marks::Marks;
use crate::app::message::Look;
use crate::app::plan::{BoardPlan, Pitch};
use crate::app::view::theme;
use crate::rules::{Board, Piece, Ruleset};

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

/// Squares of a tray in a row.
pub(super) const TRAY: u16 = 8;

/// Paints a tray of squares, of which the first ones hold a piece; no tray where there are no colours.
pub(super) fn tray(
    buffer: &mut Buffer,
    area: Rect,
    piece: Piece,
    lost: usize,
    slots: usize,
    look: Look,
) -> bool {
    let palette = theme::palette(look.theme, look.depth).filter(|_| !look.in_characters());
    let Some(palette) = palette else { return false };
    let (w, h) = (Pitch::Medium.width(), Pitch::Medium.height());
    let rows = (0..area.height / h).flat_map(|row| (0..TRAY).map(move |column| (column, row)));
    for (slot, (column, row)) in rows.take(slots).enumerate() {
        let cells = Rect::new(area.x + column * w, area.y + row * h, w, h);
        let dark = (column + row).is_multiple_of(2);
        let held = (slot < lost).then_some(piece);
        filled::slot(buffer, cells.intersection(area), dark, held, palette);
    }
    true
}
