//! The rule behind what just happened.

use super::Play;
use crate::app::message::Notice;
use crate::rules::Ply;

/// The section of RULES.md whose sentence is being told.
pub(in crate::app) const fn told_rule(notice: Option<&Notice>) -> Option<u8> {
    match notice {
        Some(Notice::Rule(section)) => Some(*section),
        Some(Notice::Spared(_, why)) => Some(why.section()),
        _ => None,
    }
}

/// The rule behind a ply: its ending, a pawn that looks caught, a capture, or the call.
pub(in crate::app) fn explain(ply: Ply) -> Notice {
    let ruleset = ply.after.ruleset();
    if let Some(end) = ply.end {
        return Notice::Rule(end.section(ruleset));
    }
    if let Some(&(square, why)) = ply.spared().first() {
        return Notice::Spared(square, why);
    }
    let taken = ply.pincers().next().map(|(_, anvil)| anvil.section());
    let called = || ply.after.call().map(|call| call.section(ruleset));
    taken
        .or_else(called)
        .map_or(Notice::NothingToExplain, Notice::Rule)
}

impl Play {
    /// The rule behind a refusal, an ending, or the last ply, whichever is the latest.
    pub(super) fn why(&self) -> Notice {
        if let Some(Notice::Refused(_, reason)) = self.notice {
            return Notice::Rule(reason.section());
        }
        if let Some(outcome) = self.game.outcome() {
            return Notice::Rule(outcome.section(self.position().ruleset()));
        }
        self.game.last().map_or(Notice::NothingToExplain, explain)
    }
}
