//! The rule behind what just happened.

use super::Play;
use crate::app::message::Notice;

impl Play {
    /// The section of RULES.md whose sentence is being told.
    pub(super) const fn told_rule(&self) -> Option<u8> {
        match self.notice {
            Some(Notice::Rule(section)) => Some(section),
            Some(Notice::Spared(_, why)) => Some(why.section()),
            _ => None,
        }
    }

    /// The rule behind a refusal, a spared pawn, a capture or an ending, whichever is the latest.
    pub(super) fn why(&self) -> Notice {
        if let Some(Notice::Refused(_, reason)) = self.notice {
            return Notice::Rule(reason.section());
        }
        let ruleset = self.position().ruleset();
        if let Some(outcome) = self.game.outcome() {
            return Notice::Rule(outcome.section(ruleset));
        }
        let Some(ply) = self.game.last() else {
            return Notice::NothingToExplain;
        };
        if let Some(&(square, why)) = ply.spared().first() {
            return Notice::Spared(square, why);
        }
        let taken = ply.pincers().next().map(|(_, anvil)| anvil.section());
        let called = || ply.after.call().map(|call| call.section(ruleset));
        taken
            .or_else(called)
            .map_or(Notice::NothingToExplain, Notice::Rule)
    }
}
