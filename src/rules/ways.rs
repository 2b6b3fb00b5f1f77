//! The king's open ways and the calls Raichi and Tuichi (RULES.md 15 and 18).

use core::fmt;

use super::position::Position;
use super::ruleset::Ruleset;
use super::set::SquareSet;
use super::square::{Direction, Square};

/// What the defenders may call out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Call {
    /// One way is open.
    Raichi,
    /// Two ways or more are open.
    Tuichi,
}

impl Call {
    /// The section of RULES.md that decides.
    #[must_use]
    pub const fn section(self, ruleset: Ruleset) -> u8 {
        match ruleset {
            Ruleset::Fortress => 15,
            Ruleset::Gwezboell => 18,
        }
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Raichi => "RAICHI",
            Self::Tuichi => "TUICHI",
        })
    }
}

impl Position {
    /// The goal squares that the king could reach in one move now, whoever is to move; none once he has escaped.
    #[must_use]
    pub fn ways(self) -> SquareSet {
        let (king, goals) = (self.board().king(), self.ruleset().goals());
        if goals.contains(king) {
            SquareSet::EMPTY
        } else {
            self.reach(king) & goals
        }
    }

    /// The same with the direction in which each lies, of which every one opens one way at most.
    pub fn open_ways(self) -> impl Iterator<Item = (Direction, Square)> {
        let (king, ways) = (self.board().king(), self.ways());
        Direction::ALL.into_iter().filter_map(move |direction| {
            let there = |&goal: &Square| king.direction_to(goal) == Some(direction);
            Some((direction, ways.into_iter().find(there)?))
        })
    }

    /// Raichi for one way, Tuichi for more; none when the game is over on this board.
    #[must_use]
    pub fn call(self) -> Option<Call> {
        if self.end().is_some() {
            return None;
        }
        match self.ways().len() {
            0 => None,
            1 => Some(Call::Raichi),
            _ => Some(Call::Tuichi),
        }
    }
}
