//! The players: token, name, points, and what each side has lost.

use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::super::token;
use super::super::words::{self, shortened};
use super::Words;
use crate::rules::{Piece, Side};

impl Words<'_> {
    pub(super) fn side_token(&self, side: Side) -> Span<'static> {
        let piece = if side == Side::Attackers {
            Piece::Attacker
        } else {
            Piece::Defender
        };
        token(piece, self.app.settings().look, self.styles)
    }

    pub(super) fn losses(&self, with_word: bool) -> Vec<Span<'static>> {
        let word = format!("{} ", self.app.text().lost_word);
        let mut spans = Vec::new();
        spans.extend(with_word.then(|| Span::styled(word, self.styles.dim)));
        for side in Side::BOTH {
            spans.push(self.side_token(side));
            spans.push(Span::styled(
                format!("{} ", self.play.game.lost(side)),
                self.styles.text,
            ));
        }
        spans
    }

    pub(super) fn name(&self, side: Side) -> String {
        let name = &self.play.names[side as usize];
        if name.is_empty() {
            (self.app.text().menu.player)(side).to_owned()
        } else {
            words::clean(name)
        }
    }

    /// The points of the pair, once there are some. They are of people: without names nobody sees that the sides
    /// have changed over, and the points would be taken for those of a side.
    pub(super) fn points(&self, side: Side) -> Option<Span<'static>> {
        let half = self.play.score()[side as usize];
        let points = match (half / 2, half % 2) {
            (whole, 0) => whole.to_string(),
            (whole, _) if self.app.settings().look.ascii => format!("{whole}.5"),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        };
        let named = self.play.names.iter().all(|name| !name.is_empty());
        (named && self.play.score() != [0, 0]).then(|| Span::styled(points, self.styles.accent))
    }

    /// A player in so many columns: token, name and points.
    pub(super) fn short_player(&self, side: Side, width: usize) -> Vec<Span<'static>> {
        let mut spans = vec![self.side_token(side)];
        let points = self.points(side);
        let room = width.saturating_sub(2 + points.as_ref().map_or(0, |p| p.width() + 1));
        let name = shortened(&self.name(side), room);
        spans.push(Span::styled(format!(" {name}"), self.styles.dim));
        spans.extend(points.into_iter().flat_map(|p| [self.space(1), p]));
        spans
    }

    /// A player: token, name, side where there is room, and the points of the pair.
    pub(super) fn player(&self, side: Side, width: u16) -> Line<'static> {
        let to_move = self.play.game.outcome().is_none() && self.play.position().turn() == side;
        let style = if to_move {
            self.styles.text
        } else {
            self.styles.dim
        };
        let points = self.points(side);
        let room =
            usize::from(width).saturating_sub(2 + points.as_ref().map_or(0, |p| p.width() + 2));
        let mut name = shortened(&self.name(side), room);
        let label = format!(" ({})", (self.app.text().side)(side));
        let named = !self.play.names[side as usize].is_empty();
        let labelled = named && name.width() + label.width() <= room;
        name.insert(0, ' ');
        let mut spans = vec![self.side_token(side), Span::styled(name, style)];
        spans.extend(labelled.then(|| Span::styled(label, self.styles.dim)));
        spans.extend(points.into_iter().flat_map(|p| [self.space(2), p]));
        Line::from(spans)
    }

    /// What a side has lost, as a tray that fills up; its word stands where there is room.
    pub(super) fn tray(&self, side: Side, width: u16) -> Line<'static> {
        let text = self.app.text();
        let lost = self.play.game.lost(side);
        let piece = self.side_token(side);
        let dim = |words: String| Span::styled(words, self.styles.dim);
        let tray = [
            self.space(1),
            Span::styled(piece.content.repeat(lost), piece.style),
            dim("·".repeat(self.play.game.pawns(side) - lost)),
            dim(format!(
                " {}",
                (text.lost)(lost, self.play.game.pawns(side))
            )),
        ];
        let mut whole = vec![piece.clone(), dim(format!(" {}", text.lost_word))];
        whole.extend(tray.clone());
        if Line::from(whole.clone()).width() > usize::from(width) {
            whole = vec![piece];
            whole.extend(tray);
        }
        Line::from(whole)
    }
}
