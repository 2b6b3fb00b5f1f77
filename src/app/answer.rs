//! What is said about what the players just did.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::marks::Marks;
use super::message::Notice;
use super::plan::{AnswerPlan, Stage};
use super::play::Play;
use super::{App, Screen, wrap};
use crate::rules::{Position, Ruleset, Square};
use crate::text::Text;

impl App {
    /// The rows of the panel or of the board that an answer takes for itself.
    pub(super) fn covered(&self, stage: &Stage) -> Option<Rect> {
        let (entry, words, alert) = match &self.screen {
            Screen::Play(play) => {
                let words = self.answered(play);
                (&play.hand.entry, words, play.notice.is_some())
            }
            Screen::Learn(learn) => {
                let (notice, marks) = (learn.notice.as_ref(), learn.hand_marks());
                let words = answer(self.text(), notice, learn.position(), &marks);
                (&learn.hand.entry, words, notice.is_some())
            }
            Screen::Title(_) | Screen::Replay(_) | Screen::Library(_) => return None,
        };
        let rows = |width| wrap::rows(&words, width);
        match stage.answer(typed_columns(entry.text()), alert, rows) {
            AnswerPlan::Over(area) => Some(area),
            AnswerPlan::Free(_) => None,
        }
    }

    /// The notice of a game in words; empty for none.
    pub(super) fn answered(&self, play: &Play) -> String {
        let (notice, position, marks) = (play.notice.as_ref(), play.position(), play.marks());
        match (notice, play.game.outcome()) {
            (None, Some(_)) => String::new(),
            _ => answer(self.text(), notice, position, &marks),
        }
    }
}

/// How many columns of its row a typed move takes: ` > d1d4_ `.
pub(super) fn typed_columns(entry: &str) -> u16 {
    let around = if entry.is_empty() { 0 } else { 5 };
    u16::try_from(entry.width() + around).unwrap_or(u16::MAX)
}

/// A notice in words, or what the picked piece can do.
pub(super) fn answer(
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
pub(super) fn told(text: &Text, notice: &Notice, position: Position) -> String {
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
pub(super) fn told_without_a_game(text: &Text, notice: &Notice) -> String {
    told(text, notice, Position::start(Ruleset::default()))
}
