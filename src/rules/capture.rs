//! What a move takes, what it spares and why, and when the king is captured.

use super::board::Side;
use super::ply::Ply;
use super::position::Position;
use super::ruleset::Ruleset;
use super::set::SquareSet;
use super::square::{Direction, Square};

/// The enemy pawns that a pawn arriving on `to`, one square, takes between itself and an anvil (RULES.md 5 and 13).
#[inline]
pub(super) fn taken(to: SquareSet, enemies: SquareSet, anvils: SquareSet) -> SquareSet {
    if !enemies.neighbours().meets(to) {
        return SquareSet::EMPTY;
    }
    let beyond = |direction| {
        let victim = to.shift(direction) & enemies;
        if victim.shift(direction).meets(anvils) {
            victim
        } else {
            SquareSet::EMPTY
        }
    };
    beyond(Direction::North)
        | beyond(Direction::East)
        | beyond(Direction::South)
        | beyond(Direction::West)
}

/// What closed the pincer on the far side of a taken pawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Anvil {
    /// A pawn of the mover's side (RULES.md 5).
    Pawn(Square),
    /// A Fortress (RULES.md 13).
    Fortress(Square),
}

/// Why an enemy pawn beside the moved pawn was not taken, though it looks caught.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Spared {
    /// It stands between the king and another piece, and the king takes no part (RULES.md 6).
    King,
    /// Behind it lies Konakis, which takes no pawns (RULES.md 7).
    Konakis,
    /// Behind it lies the edge of the board, which takes nobody (RULES.md 5 and 13).
    Edge,
    /// It moved between two enemies by itself (RULES.md 5).
    MovedIn,
}

impl Anvil {
    /// The section of RULES.md that decides.
    #[must_use]
    pub const fn section(self) -> u8 {
        match self {
            Self::Pawn(_) => 5,
            Self::Fortress(_) => 13,
        }
    }
}

impl Spared {
    /// The section of RULES.md that decides.
    #[must_use]
    pub const fn section(self) -> u8 {
        match self {
            Self::King => 6,
            Self::Konakis => 7,
            Self::Edge | Self::MovedIn => 5,
        }
    }
}

impl Ply {
    /// The taken pawns, each with what closed the pincer, in the order of the squares.
    pub fn pincers(self) -> impl Iterator<Item = (Square, Anvil)> {
        self.captured.into_iter().filter_map(move |victim| {
            let far = victim.step(self.mv.to.direction_to(victim)?)?;
            let fortress = self.after.ruleset().fortresses().contains(far);
            Some((
                victim,
                if fortress {
                    Anvil::Fortress(far)
                } else {
                    Anvil::Pawn(far)
                },
            ))
        })
    }

    /// Pawns that look caught after this ply and were not, each with the reason: enemies beside the moved
    /// piece with something behind them that closes no pincer, and the moved pawn itself between two enemies.
    #[must_use]
    pub fn spared(self) -> Vec<(Square, Spared)> {
        let board = self.after.board();
        let mover = !self.after.turn();
        let (own, enemies) = (board.pawns(mover), board.pawns(!mover));
        let king = board.king();
        let fortresses = self.after.ruleset().fortresses();
        let mut spared = Vec::new();
        for direction in Direction::ALL {
            let Some(victim) = self.mv.to.step(direction).filter(|&s| enemies.contains(s)) else {
                continue;
            };
            let far = victim.step(direction);
            let reason = match far {
                None if self.mv.to != king => Some(Spared::Edge),
                Some(far) if far == king => Some(Spared::King),
                Some(far) if self.mv.to == king && (own | fortresses).contains(far) => {
                    Some(Spared::King)
                }
                Some(Square::KONAKIS) if self.mv.to != king => Some(Spared::Konakis),
                _ => None,
            };
            spared.extend(reason.map(|reason| (victim, reason)));
        }
        let between = |a, b| {
            let caught_by = |d| {
                self.mv
                    .to
                    .step(d)
                    .is_some_and(|s| (enemies | fortresses).contains(s))
            };
            // Two fortresses never face each other across one square, so that one of the two is a pawn.
            caught_by(a) && caught_by(b)
        };
        if self.mv.to != king
            && (between(Direction::North, Direction::South)
                || between(Direction::East, Direction::West))
        {
            spared.push((self.mv.to, Spared::MovedIn));
        }
        spared.sort_by_key(|&(square, _)| square);
        spared
    }
}

impl Position {
    /// The king's breath: the free squares that keep him from being captured (RULES.md 14 and 17).
    #[must_use]
    pub fn breath(self) -> SquareSet {
        match self.ruleset() {
            Ruleset::Fortress => self.breath_of_the_group(),
            Ruleset::Gwezboell => self.breath_of_the_king(),
        }
    }

    /// The free neighbours of the king and of every defender joined to him (RULES.md 14).
    fn breath_of_the_group(self) -> SquareSet {
        let board = self.board();
        let free = !(board.occupied() | SquareSet::KONAKIS | SquareSet::CORNERS);
        let mut group = board.king_set();
        loop {
            let around = group.neighbours();
            let grown = group | (around & board.defenders());
            if grown == group {
                return around & free;
            }
            group = grown;
        }
    }

    /// The king's neighbours without an attacker; the empty Konakis counts as one (RULES.md 17).
    fn breath_of_the_king(self) -> SquareSet {
        let board = self.board();
        board.king_set().neighbours() - board.attackers() - SquareSet::KONAKIS
    }

    /// Whether the attackers have the king, were this judged after a move of theirs (RULES.md 10).
    #[inline]
    pub(super) fn king_is_captured(self) -> bool {
        if self.turn() == Side::Attackers {
            return false;
        }
        // The common cases first: a free square beside the king is breath in both rulesets, and so is one
        // beside a defender who stands by him in the Fortress game.
        let board = self.board();
        let king = board.king_set();
        let open = !(board.occupied() | SquareSet::KONAKIS | self.ruleset().fortresses());
        if king.neighbours().meets(open) {
            return false;
        }
        let escort = king.neighbours() & board.defenders();
        if self.ruleset() == Ruleset::Fortress && escort.touches(open) {
            return false;
        }
        self.breath().is_empty()
    }
}
