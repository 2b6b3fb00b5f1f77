//! How a game is looked at: which way up the board lies, and what is shown of the king's chances.

use super::Settings;
use super::marks::{self, Marks};
use super::message::{Command, Notice, Turning};
use crate::rules::{Game, Side, SquareSet};

/// How a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sight {
    /// Whether the king's breath is shown.
    pub breath: bool,
    /// Whether the open ways are not painted.
    ways_hidden: bool,
    /// Whether the players turned the board.
    turned: bool,
}

impl Sight {
    /// Performs a command of the sight; false when it is none.
    pub(super) const fn command(&mut self, command: Command) -> bool {
        let switch = match command {
            Command::TurnBoard => &mut self.turned,
            Command::Ways => &mut self.ways_hidden,
            Command::Breath => &mut self.breath,
            _ => return false,
        };
        *switch = !*switch;
        true
    }

    /// What is told of a command of the sight: nothing where the board or the panel shows it.
    pub(super) fn told(&self, command: Command) -> Option<Notice> {
        (command == Command::Ways).then_some(Notice::WaysAre(!self.ways_hidden))
    }

    /// Whether rank 1 is on top for a side.
    pub(super) fn upside_down(&self, side: Side, settings: &Settings) -> bool {
        let turned = settings.turning == Turning::Auto && side == Side::Defenders;
        self.turned != turned
    }

    /// The marks of the hand, and with them those of the game: its last move, and what is shown of the king's chances.
    pub(super) fn marks(&self, game: &Game, hand: Marks) -> Marks {
        let (position, last) = (game.position(), game.last());
        let shown = |show: bool, squares: SquareSet| if show { squares } else { SquareSet::EMPTY };
        let ways = !self.ways_hidden && game.outcome().is_none();
        Marks {
            last: last.map(|ply| ply.mv),
            taken: last.map_or(SquareSet::EMPTY, |ply| ply.captured),
            ways: shown(ways, marks::way_squares(position)),
            breath: shown(self.breath, position.breath()),
            ..hand
        }
    }
}
