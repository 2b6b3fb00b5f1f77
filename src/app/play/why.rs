//! The rule behind what just happened.

use super::Play;
use crate::app::message::{NoPick, Notice};
use crate::app::{Cover, Next};
use crate::rules::{IllegalMove, Ply};

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

/// What explains a ply, the weightiest first: its ending; or else a capture, and behind it a pawn that looks caught;
/// or else the call.
pub(in crate::app) fn explain(ply: Ply) -> Vec<Notice> {
    let ruleset = ply.after.ruleset();
    if let Some(end) = ply.end {
        return vec![Notice::Rule(end.section(ruleset))];
    }
    let taken = ply.pincers().next().map(|(_, anvil)| anvil.section());
    let mut why: Vec<Notice> = taken.map(Notice::Rule).into_iter().collect();
    let spared = ply.spared();
    why.extend(spared.first().map(|&(at, why)| Notice::Spared(at, why)));
    if why.is_empty() {
        let call = ply.after.call().map(|call| call.section(ruleset));
        why.extend(call.map(Notice::Rule));
    }
    why
}

impl Play {
    /// What explains a refusal, an ending, or the last ply, whichever is the latest.
    fn why(&self) -> Vec<Notice> {
        let ending = || Some(self.game.outcome()?.section(self.position().ruleset()));
        match refused_by(self.notice.as_ref()).or_else(ending) {
            Some(section) => vec![Notice::Rule(section)],
            None => self.game.last().map(explain).unwrap_or_default(),
        }
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
