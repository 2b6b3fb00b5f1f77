//! The rule behind what just happened.

use super::Play;
use crate::app::message::{NoPick, Notice};
use crate::app::{Cover, Next};
use crate::rules::{IllegalMove, Why};

/// The section of RULES.md whose sentence is being told.
pub(in crate::app) const fn told_rule(notice: Option<&Notice>) -> Option<u8> {
    match notice {
        Some(Notice::Rule(section)) => Some(*section),
        Some(Notice::Spared(_, why)) => Some(why.section()),
        _ => None,
    }
}

/// The section behind the refusal that is being told.
pub(in crate::app) fn refused_by(notice: Option<&Notice>) -> Option<u8> {
    let reason = match *notice? {
        Notice::Refused(_, reason) => reason,
        Notice::NoPick(_, NoPick::Empty) => IllegalMove::Empty,
        Notice::NoPick(_, NoPick::NotYours) => IllegalMove::NotYours,
        Notice::NoPick(square, NoPick::Stuck) => IllegalMove::Blocked(square),
        Notice::NoPick(_, NoPick::GameOver) => IllegalMove::GameOver,
        _ => return None,
    };
    Some(reason.section())
}

/// What explains something, as it is told.
fn notice(why: Why) -> Notice {
    match why {
        Why::Rule(section) => Notice::Rule(section),
        Why::Spared(square, why) => Notice::Spared(square, why),
    }
}

/// The weightiest of what explains something, as it is told.
pub(in crate::app) fn told(why: &[Why]) -> Notice {
    why.first()
        .copied()
        .map_or(Notice::NothingToExplain, notice)
}

impl Play {
    /// What explains a refusal, an ending, or the last ply, whichever is the latest: the weightiest, and behind it the
    /// pawns that look caught.
    fn why(&self) -> Vec<Notice> {
        if let Some(section) = refused_by(self.notice.as_ref()) {
            return vec![Notice::Rule(section)];
        }
        let why = self.game.why(None);
        let behind = why.iter().skip(1);
        let spared = behind.filter(|why| matches!(why, Why::Spared(..)));
        let told = why.iter().take(1).chain(spared);
        told.copied().map(notice).collect()
    }

    /// Tells the rule behind what just happened; asked again, what else explains it, and at last the rule's page.
    pub(super) fn ask_why(&mut self) -> Next {
        let (why, told) = (self.why(), self.notice.as_ref());
        let next = match why.iter().position(|reason| Some(reason) == told) {
            Some(at) => why.get(at + 1),
            None if told_rule(told).is_some() => None,
            None => why.first(),
        };
        match (next, told_rule(told)) {
            // It says itself what a square is.
            _ if matches!(told, Some(Notice::BadEntry(_))) => {}
            (Some(reason), _) => self.notice = Some(reason.clone()),
            (None, Some(section)) => return Next::Cover(Cover::Rule(section)),
            (None, None) => self.notice = Some(Notice::NothingToExplain),
        }
        Next::Stay
    }
}
