//! What is said about what the players just did.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::Words;
use crate::app::message::Notice;
use crate::app::plan::Stage;
use crate::app::view::panel::clean;
use crate::app::view::put;
use crate::app::view::words::{self, wrapped};
use crate::rules::Square;
use crate::text::DiskText;

impl Words<'_> {
    /// The typed move, and what was answered: beside or above it, or where that is too long, over the end of
    /// the panel or of the board.
    pub(super) fn message(&self, buffer: &mut Buffer, stage: &Stage) {
        let answer = self.answer();
        let style = if self.play.notice.is_some() {
            self.styles.alert
        } else {
            self.styles.dim
        };
        let entry = self.play.hand.entry.text();
        let mut line = Vec::new();
        if !entry.is_empty() {
            line.push(Span::styled(" > ", self.styles.accent));
            line.push(Span::styled(format!("{entry}_"), self.styles.field));
            line.push(self.space(1));
        }
        let line = Line::from(line);
        let used = u16::try_from(line.width()).unwrap_or(u16::MAX);
        line.render(stage.entry, buffer);
        let behind = inset(stage.entry, used);
        let above = inset(stage.message, 0);
        let both = inset(stage.message.union(stage.entry), 0);
        let beside = stage.message == stage.entry;
        let fits = |area: Rect| words::rows(&answer, area.width) <= area.height;
        let area = if beside && fits(behind) {
            behind
        } else if !beside && fits(above) {
            above
        } else if used == 0 && fits(both) {
            both
        } else if stage.panel.is_none() && self.play.notice.is_none() {
            // What a picked piece can do is seen on the board, which therefore is not covered.
            if beside { behind } else { above }
        } else {
            let area = match stage.panel {
                Some(panel) if panel.facts.is_empty() => panel.moves,
                Some(panel) if panel.moves.is_empty() => panel.facts,
                Some(panel) => panel.facts.union(panel.moves),
                None => Rect {
                    y: stage.header.bottom(),
                    height: stage.entry.y - stage.header.bottom(),
                    ..stage.entry
                },
            };
            let rows = words::rows(&answer, area.width).min(area.height);
            let area = Rect {
                y: area.bottom() - rows,
                height: rows,
                ..area
            };
            for at in area.positions() {
                put(buffer, at.x, at.y, ' ', self.styles.text);
            }
            area
        };
        wrapped(buffer, area, &answer, style);
    }

    /// The notice in words, or what the picked piece can do.
    pub(super) fn answer(&self) -> String {
        let (text, position) = (self.app.text(), self.play.position());
        match &self.play.notice {
            None => {
                let marks = self.play.marks();
                let own = |s: &Square| position.board().piece(*s).is_some();
                match marks.picked.filter(own) {
                    Some(square) if self.play.game.outcome().is_none() => {
                        (text.picked)(square, marks.targets.len(), marks.capturing.len())
                    }
                    _ => String::new(),
                }
            }
            Some(Notice::Refused(mv, reason)) => (text.refused)(*mv, *reason, position.turn()),
            Some(Notice::NoPick(square, reason)) => {
                (text.no_pick)(*square, *reason, position.turn())
            }
            Some(Notice::BadEntry(fault)) => (text.bad_entry)(fault),
            Some(Notice::NothingToUndo) => text.nothing_to_undo.to_owned(),
            Some(Notice::NothingToRedo) => text.nothing_to_redo.to_owned(),
            Some(Notice::TakenBack(mv)) => (text.taken_back)(*mv),
            Some(Notice::EndingTakenBack) => text.ending_taken_back.to_owned(),
            Some(Notice::BroughtBack(mv)) => (text.brought_back)(*mv),
            Some(Notice::DrawRefused(side)) => (text.draw_refused)(*side),
            Some(Notice::Spared(square, why)) => (text.spared)(*square, *why),
            Some(Notice::Rule(section)) => (text.rule)(*section, position.ruleset()).to_owned(),
            Some(Notice::MouseIs(ours)) => (text.mouse_is)(*ours).to_owned(),
            Some(Notice::NothingToExplain) => text.nothing_to_explain.to_owned(),
            Some(notice) => disk_notice(notice, &text.disk),
        }
    }
}

/// A notice about the disk in words.
pub(in crate::app::view) fn disk_notice(notice: &Notice, text: &DiskText) -> String {
    match notice {
        Notice::Copied(path) => (text.copied)(&clean(path)),
        Notice::NotCopied(path, why) => (text.not_copied)(&clean(path), why),
        Notice::NotOpened(why) => (text.not_opened)(&clean(why)),
        Notice::NotTrashed(why) => (text.not_trashed)(why),
        Notice::SettingsNotSaved(why) => (text.settings_not_saved)(why),
        Notice::NotPasted(why) => (text.not_pasted)(why.as_deref()),
        Notice::Remarks(first, count) => (text.remarks)(first, *count),
        Notice::Fault(why) => (text.fault)(why),
        Notice::Watching => text.watching.to_owned(),
        Notice::TooLong => text.too_long.to_owned(),
        _ => String::new(),
    }
}

/// An area without so many columns on the left, and one for a gap.
fn inset(area: Rect, columns: u16) -> Rect {
    let gap = (columns + 1).min(area.width);
    Rect {
        x: area.x + gap,
        width: area.width - gap,
        ..area
    }
}
