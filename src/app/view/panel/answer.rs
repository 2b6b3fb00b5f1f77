//! What is said about what the players just did.

use ratatui::buffer::Buffer;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::app::marks::Marks;
use crate::app::message::Notice;
use crate::app::plan::{AnswerPlan, Stage};
use crate::app::view::put;
use crate::app::view::theme::Styles;
use crate::app::view::words::{self, wrapped};
use crate::rules::{Position, Ruleset, Square};
use crate::text::Text;

/// The typed move, and what was answered.
pub(in crate::app::view) fn said(
    buffer: &mut Buffer,
    stage: &Stage,
    entry: &str,
    answer: &str,
    alert: bool,
    styles: &Styles,
) {
    let style = if alert { styles.alert } else { styles.dim };
    let mut line = Vec::new();
    if !entry.is_empty() {
        line.push(Span::styled(" > ", styles.accent));
        line.push(Span::styled(format!("{entry}_"), styles.field));
        line.push(Span::styled(" ", styles.text));
    }
    let line = Line::from(line);
    let used = u16::try_from(line.width()).unwrap_or(u16::MAX);
    line.render(stage.entry, buffer);
    let area = match stage.answer(used, alert, |width| words::rows(answer, width)) {
        AnswerPlan::Free(area) => area,
        AnswerPlan::Over(area) => {
            for at in area.positions() {
                put(buffer, at.x, at.y, ' ', styles.text);
            }
            area
        }
    };
    wrapped(buffer, area, answer, style);
}

/// A notice in words, or what the picked piece can do.
pub(in crate::app::view) fn answer(
    text: &Text,
    notice: Option<&Notice>,
    position: Position,
    marks: &Marks,
) -> String {
    let Some(notice) = notice else {
        let own = |s: &Square| position.board().piece(*s).is_some();
        return match marks.picked.filter(own) {
            Some(square) if position.end().is_none() => {
                (text.picked)(square, marks.targets.len(), marks.capturing.len())
            }
            _ => String::new(),
        };
    };
    told(text, notice, position)
}

/// A notice in words, on this board; only what is told of moves and rules looks at it.
pub(in crate::app::view) fn told(text: &Text, notice: &Notice, position: Position) -> String {
    let (disk, record) = (&text.disk, &text.record);
    match notice {
        Notice::Refused(mv, reason) => (text.refused)(*mv, *reason, position.turn()),
        Notice::NoPick(square, reason) => (text.no_pick)(*square, *reason, position.turn()),
        Notice::BadEntry(fault) => (text.bad_entry)(fault),
        Notice::NothingToUndo => text.nothing_to_undo.to_owned(),
        Notice::NothingToRedo => text.nothing_to_redo.to_owned(),
        Notice::TakenBack(mv) => (text.taken_back)(*mv),
        Notice::EndingTakenBack => text.ending_taken_back.to_owned(),
        Notice::BroughtBack(mv) => (text.brought_back)(*mv),
        Notice::DrawRefused(side) => (text.draw_refused)(*side),
        Notice::Spared(square, why) => (text.spared)(*square, *why),
        Notice::Rule(section) => (text.rule)(*section, position.ruleset()).to_owned(),
        Notice::MouseIs(ours) => (text.mouse_is)(*ours).to_owned(),
        Notice::WaysAre(shown) => (text.ways_are)(*shown).to_owned(),
        Notice::NothingToExplain => text.nothing_to_explain.to_owned(),
        Notice::Copied(path) => (disk.copied)(path),
        Notice::NotCopied(path, why) => (disk.not_copied)(path, why),
        Notice::NotOpened(why) => (disk.not_opened)(why),
        Notice::Unread(file, fault) => (record.not_opened)(file, fault),
        Notice::NotTrashed(why) => (disk.not_trashed)(why),
        Notice::SettingsNotSaved(why) => (disk.settings_not_saved)(why),
        Notice::NotPasted(why) => (record.not_pasted)(why.as_ref()),
        Notice::Remarks(first, count) => (record.remarks)(first, *count),
        Notice::Fault(why) => (record.broken_off)(why),
        Notice::Watching => disk.watching.to_owned(),
        Notice::TooLong => disk.too_long.to_owned(),
        Notice::OverHere => disk.over_here.to_owned(),
    }
}

/// A notice in words, on a screen without a game.
pub(in crate::app::view) fn told_without_a_game(text: &Text, notice: &Notice) -> String {
    told(text, notice, Position::start(Ruleset::default()))
}
