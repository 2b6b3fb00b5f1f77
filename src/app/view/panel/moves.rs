//! The move list.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::super::words::shortened;
use super::Words;
use crate::app::plan::{NUMBERS, first_turn};
use crate::record;
use crate::rules::{Call, Ply};

impl Words<'_> {
    /// The numbered moves in pairs; those that were taken back are dim.
    pub(super) fn moves(&self, buffer: &mut Buffer, area: Rect) {
        let game = &self.play.game;
        let standing = game.plies().len();
        let plies = game.line();
        let turns = plies.len().div_ceil(2);
        let rows = usize::from(area.height);
        let first = first_turn(self.play.scroll, standing, plies.len(), rows);
        let half = usize::from(area.width.saturating_sub(NUMBERS)) / 2;
        for (row, turn) in (first..turns).take(rows).enumerate() {
            // The numbers of the longest games leave no gap.
            let number = format!("{:>3} ", turn + 1);
            let number: String = number.chars().take(NUMBERS.into()).collect();
            let mut spans = vec![Span::styled(number, self.styles.dim)];
            for index in [2 * turn, 2 * turn + 1] {
                let Some(&ply) = plies.get(index) else {
                    continue;
                };
                let style = match index + 1 {
                    n if n > standing => self.styles.dim,
                    n if n == standing => self.styles.accent,
                    _ => self.styles.text,
                };
                spans.extend(self.listed(ply, half, style));
            }
            let y = area.y + u16::try_from(row).unwrap_or(u16::MAX);
            Line::from(spans).render(
                Rect {
                    y,
                    height: 1,
                    ..area
                },
                buffer,
            );
        }
    }

    /// A move of the list in so many columns, with the call that it led to.
    fn listed(&self, ply: Ply, width: usize, style: Style) -> [Span<'static>; 3] {
        let call = match ply.after.call() {
            // In a narrow list the notation's own mark says it.
            _ if width < 12 => "",
            Some(Call::Raichi) => " R",
            Some(Call::Tuichi) => " T",
            None => "",
        };
        let ways = ways(ply);
        // No move is written otherwise than those round it for the king's letter or a mark.
        let [whole, unsquared, bare] = &ways;
        let room = width.saturating_sub(call.len() + 1);
        let words = match width {
            ..HYPHENED => shortened(bare, width),
            _ if whole.width() <= room => whole.clone(),
            _ => shortened(unsquared, room),
        };
        let rest = width.saturating_sub(words.chars().count() + call.len());
        [
            Span::styled(words, style),
            Span::styled(call, self.styles.alert),
            self.space(rest),
        ]
    }
}

/// Columns of a move from which it has a hyphen: `Ke5-e8--` and a gap.
const HYPHENED: usize = 9;

/// A move in the notation, without the squares of what it takes, and without the hyphen, too.
fn ways(ply: Ply) -> [String; 3] {
    let Ply { mv, captured, .. } = ply;
    let whole = record::notation(ply);
    let marks = &whole[whole.trim_end_matches(['-', '+']).len()..];
    let king = if ply.by_king() { "K" } else { "" };
    let takes = if captured.is_empty() { "" } else { "x" };
    let unsquared = format!("{king}{mv}{takes}{marks}");
    let bare = format!("{king}{}{}{takes}{marks}", mv.from, mv.to);
    [whole, unsquared, bare]
}
