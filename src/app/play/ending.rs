//! Endings that players choose, the score of the pair, and the rematch.

use super::Play;
use crate::app::Next;
use crate::app::message::Notice;
use crate::rules::{Game, Outcome, Refused, Side};

impl Play {
    /// Half points of the pair with the game as it stands.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let [attackers, defenders] = self.points;
        match self.game.outcome().map(Outcome::winner) {
            None => [attackers, defenders],
            Some(None) => [attackers + 1, defenders + 1],
            Some(Some(Side::Attackers)) => [attackers + 2, defenders],
            Some(Some(Side::Defenders)) => [attackers, defenders + 2],
        }
    }

    /// The same start with the players changed over.
    pub(in crate::app) fn rematch(&self) -> Self {
        let [attackers, defenders] = self.names.clone();
        let points = self.score();
        let mut next = Self::new(self.game.start(), [defenders, attackers]);
        next.points = [points[1], points[0]];
        next.sight = self.sight;
        next.panel_toggled = self.panel_toggled;
        next
    }

    /// The side to move resigns.
    pub(in crate::app) fn resign(&mut self) -> Next {
        self.settle(Game::resign)
    }

    /// The side to move claims a draw.
    pub(in crate::app) fn claim(&mut self) -> Next {
        self.settle(Game::claim)
    }

    /// The other side accepts the draw.
    pub(in crate::app) fn agree(&mut self) -> Next {
        self.settle(Game::agree)
    }

    fn settle(&mut self, ending: impl FnOnce(&mut Game) -> Result<(), Refused>) -> Next {
        self.let_go();
        if self.watching {
            self.notice = Some(Notice::Watching);
            return Next::Stay;
        }
        // A dialog offers only what the game allows.
        if ending(&mut self.game).is_ok() {
            self.changed(true)
        } else {
            Next::Stay
        }
    }
}
