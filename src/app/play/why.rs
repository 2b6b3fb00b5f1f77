//! The rule behind what just happened.

use super::Play;
use crate::app::message::Notice;
use crate::rules::Why;

/// The section of RULES.md whose sentence is being told.
pub(in crate::app) const fn told_rule(notice: Option<&Notice>) -> Option<u8> {
    match notice {
        Some(Notice::Rule(section)) => Some(*section),
        Some(Notice::Spared(_, why)) => Some(why.section()),
        _ => None,
    }
}

/// The weightiest of what explains something, as it is told.
pub(in crate::app) fn told(why: &[Why]) -> Notice {
    match why.first() {
        Some(&Why::Rule(section)) => Notice::Rule(section),
        Some(&Why::Spared(square, why)) => Notice::Spared(square, why),
        None => Notice::NothingToExplain,
    }
}

impl Play {
    /// The rule behind a refusal, an ending, or the last ply, whichever is the latest.
    pub(super) fn why(&self) -> Notice {
        let refused = match self.notice {
            Some(Notice::Refused(_, reason)) => Some(reason),
            _ => None,
        };
        told(&self.game.why(refused))
    }
}
