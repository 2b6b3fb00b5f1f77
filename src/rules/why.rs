//! What explains a ply, or how a game stands.

use super::capture::Spared;
use super::game::Game;
use super::ply::{IllegalMove, Ply};
use super::square::Square;

/// What explains something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Why {
    /// The section of RULES.md that decides.
    Rule(u8),
    /// A pawn that looks caught was not taken, for this reason.
    Spared(Square, Spared),
}

impl Ply {
    /// What explains it, the weightiest first: its end, or else the captures, the pawns that look caught and the call.
    #[must_use]
    pub fn why(self) -> Vec<Why> {
        let ruleset = self.after.ruleset();
        if let Some(end) = self.end {
            return vec![Why::Rule(end.section(ruleset))];
        }
        let mut sections: Vec<u8> = self.pincers().map(|(_, anvil)| anvil.section()).collect();
        sections.dedup();
        let spared = self.spared().into_iter();
        let call = self.after.call().map(|call| call.section(ruleset));
        sections
            .into_iter()
            .map(Why::Rule)
            .chain(spared.map(|(square, why)| Why::Spared(square, why)))
            .chain(call.map(Why::Rule))
            .collect()
    }
}

impl Game {
    /// What explains a refusal, an ending, or the last ply, whichever is the latest; empty when nothing does.
    #[must_use]
    pub fn why(&self, refused: Option<IllegalMove>) -> Vec<Why> {
        let ending = || Some(self.outcome()?.section(self.start().ruleset()));
        match refused.map(IllegalMove::section).or_else(ending) {
            Some(section) => vec![Why::Rule(section)],
            None => self.last().map(Ply::why).unwrap_or_default(),
        }
    }
}
