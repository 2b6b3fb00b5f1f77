//! What a high panel has room for: losses as pictures, and at the end a banner.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::{Rows, Words};
use crate::app::plan::Pitch;
use crate::app::view::board;
use crate::app::view::words::{self, wrapped};
use crate::rules::{Outcome, Piece, Side};

impl Words<'_> {
    /// Who has won and why.
    pub(super) fn banner(&self, buffer: &mut Buffer, area: Rect, outcome: Outcome) {
        let style = self.styles.selected;
        buffer.set_style(area, style);
        let king = self.play.position().board().king();
        let why = (self.app.text().ended)(outcome, king);
        let inside = Rect {
            x: area.x + 2,
            width: area.width.saturating_sub(4),
            ..area
        };
        let rows = words::rows(&why, inside.width) + 1;
        let down = area.height.saturating_sub(rows) / 2;
        let [who, why_area] = [0, 1].map(|row| Rect {
            y: inside.y + (down + row).min(inside.height),
            height: inside.height.saturating_sub(down + row),
            ..inside
        });
        let token = self.turn_token().map(|token| format!("{} ", token.content));
        let words = format!("{}{}", token.unwrap_or_default(), self.turn());
        wrapped(buffer, who, &words, style);
        wrapped(
            buffer,
            why_area,
            &why,
            style.remove_modifier(Modifier::BOLD),
        );
    }

    /// The players with what they have lost as pictures, and the heading of the list.
    pub(super) fn tall_facts(&self, buffer: &mut Buffer, mut rows: Rows, over: bool) {
        let width = rows.area.width;
        for side in Side::BOTH {
            let game = &self.play.game;
            let (lost, slots) = (game.lost(side), game.pawns(side));
            let text = self.app.text();
            let count = format!("{} {}", (text.lost)(lost, slots), text.lost_word);
            // A long name has the whole row: what is lost is seen below.
            let tray = (board::TRAY * Pitch::Medium.width()).min(width);
            let columns = u16::try_from(count.width()).unwrap_or(u16::MAX);
            let room = tray.saturating_sub(columns + 2);
            let points = self.points(side).map_or(0, |p| p.width() + 2);
            let mut player = self.player(side, width);
            if self.name(side).width() + 2 + points <= usize::from(room) {
                player = self.player(side, room);
                let gap = usize::from(tray - columns).saturating_sub(player.width());
                player.extend([self.space(gap), Span::styled(count, self.styles.dim)]);
            }
            rows.line(buffer, player);
            let high = u16::try_from(slots)
                .unwrap_or(u16::MAX)
                .div_ceil(board::TRAY);
            let area = rows.take(high * Pitch::Medium.height());
            self.large_tray(buffer, area, side);
            rows.gap(true);
        }
        // Before the first move the aim comes before the means.
        let spare = if over { 0 } else { 3 };
        if self.is_beginning() {
            let alert = rows.take(1 + spare);
            self.alert(buffer, alert, over);
            let happened = rows.take(3);
            self.happened(buffer, happened);
        } else {
            let happened = rows.take(3);
            self.happened(buffer, happened);
            let alert = rows.take(1 + spare);
            self.alert(buffer, alert, over);
        }
        rows.gap(true);
        let heading = format!("── {} ", self.app.text().disk.columns[4]);
        let rest = usize::from(width).saturating_sub(heading.width());
        rows.line(
            buffer,
            Line::styled(format!("{heading}{}", "─".repeat(rest)), self.styles.frame),
        );
    }

    /// What a side has lost, on squares as large as the smallest with pictures.
    fn large_tray(&self, buffer: &mut Buffer, area: Rect, side: Side) {
        let game = &self.play.game;
        let (lost, pawns) = (game.lost(side), game.pawns(side));
        let piece = match side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        };
        let look = self.app.settings().look;
        if board::tray(buffer, area, piece, lost, pawns, look) {
            return;
        }
        let token = self.side_token(side);
        let slots = (0..pawns).map(|slot| {
            if slot < lost {
                token.clone()
            } else {
                Span::styled("·", self.styles.dim)
            }
        });
        for (slot, span) in (0_u16..).zip(slots) {
            let cell = Rect {
                x: area.x + 2 + slot % board::TRAY * Pitch::Medium.width(),
                y: area.y + slot / board::TRAY * Pitch::Medium.height(),
                width: 1,
                height: 1,
            };
            span.render(cell.intersection(area), buffer);
        }
    }
}
