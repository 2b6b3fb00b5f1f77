//! A game: where it started, what was played, where it stands and how it ended.

use core::fmt;

use super::board::Side;
use super::ply::{End, IllegalMove, Move, Ply};
use super::position::Position;
use super::ruleset::Ruleset;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Outcome {
    /// By the board (RULES.md 9).
    Board(End),
    /// This side resigned (RULES.md 11).
    Resigned(Side),
    /// A draw that the players agreed on (RULES.md 11).
    Agreed,
    /// A draw claimed when a position stood for the third time or more (RULES.md 11).
    Repetition,
}

impl Outcome {
    /// Who has won; nobody in a draw.
    #[must_use]
    pub fn winner(self) -> Option<Side> {
        match self {
            Self::Board(end) => Some(end.winner()),
            Self::Resigned(side) => Some(!side),
            Self::Agreed | Self::Repetition => None,
        }
    }

    /// The section of RULES.md that decides.
    #[must_use]
    pub const fn section(self, ruleset: Ruleset) -> u8 {
        match self {
            Self::Board(end) => end.section(ruleset),
            Self::Resigned(_) | Self::Agreed | Self::Repetition => 11,
        }
    }
}

/// An ending that the players choose (RULES.md 11).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ending {
    /// The side to move resigns.
    Resign,
    /// The side to move claims a draw.
    Claim,
    /// The players agree on a draw.
    Agree,
}

/// Why an ending was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The game is over already.
    GameOver,
    /// The position stands for this, the first or second, time.
    NotRepeated(usize),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::NotRepeated(n) => {
                let ordinal = if *n < 2 { "first" } else { "second" };
                write!(
                    f,
                    "the position stands for the {ordinal} time, a claim needs the third"
                )
            }
        }
    }
}

impl core::error::Error for Refused {}

/// A game, with everything that was played and taken back.
///
/// ```
/// use tablut::rules::{Game, Position, Ruleset};
/// let mut game = Game::new(Position::start(Ruleset::Fortress));
/// game.play("d1-d4".parse().unwrap()).unwrap();
/// assert!(game.undo() && game.redo() && !game.redo());
/// assert_eq!(game.plies().len(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    start: Position,
    plies: Vec<Ply>,
    /// An ending by the players, after the last of `plies`.
    settled: Option<Outcome>,
    /// How many steps stand: the plies, then the settling.
    at: usize,
}

impl Game {
    /// A game from a position, which may be decided already.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        Self {
            start,
            plies: Vec::new(),
            settled: None,
            at: 0,
        }
    }

    /// Where it started.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.start
    }

    /// How many pawns a side began with.
    #[must_use]
    pub fn pawns(&self, side: Side) -> usize {
        self.start().board().pawns(side).len()
    }

    /// How many of them it has lost.
    #[must_use]
    pub fn lost(&self, side: Side) -> usize {
        self.pawns(side) - self.position().board().pawns(side).len()
    }

    /// The plies that stand.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies[..self.at.min(self.plies.len())]
    }

    /// The plies that were taken back and can come again, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Ply] {
        &self.plies[self.at.min(self.plies.len())..]
    }

    /// Every ply, those that stand and then those that were taken back.
    #[must_use]
    pub fn line(&self) -> &[Ply] {
        &self.plies
    }

    /// The ending by the players that follows the last ply of the line, whether it stands or was taken back.
    #[must_use]
    pub const fn settled(&self) -> Option<Outcome> {
        self.settled
    }

    /// The last ply that stands.
    #[must_use]
    pub fn last(&self) -> Option<Ply> {
        self.plies().last().copied()
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.position_at(self.plies().len())
    }

    /// The position after so many of the standing plies, at most all of them.
    #[must_use]
    pub fn position_at(&self, plies: usize) -> Position {
        let plies = plies.min(self.plies().len());
        if plies == 0 {
            self.start
        } else {
            self.plies[plies - 1].after
        }
    }

    /// How the game is over as it stands.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.at > self.plies.len() {
            return self.settled;
        }
        self.end_on_board().map(Outcome::Board)
    }

    /// How the board as it stands has ended the game.
    fn end_on_board(&self) -> Option<End> {
        match self.last() {
            Some(ply) => ply.end,
            None => self.start.end(),
        }
    }

    /// The game up to here, to be played on: without what was taken back, and without an ending that the players
    /// chose. None when the board has ended it.
    #[must_use]
    pub fn to_play_on(&self) -> Option<Self> {
        if self.end_on_board().is_some() {
            return None;
        }
        let plies = self.plies().to_vec();
        Some(Self {
            start: self.start,
            at: plies.len(),
            plies,
            settled: None,
        })
    }

    /// Judges a move as [`Position::check`] does, and refuses every one once the game is over.
    ///
    /// # Errors
    /// The first reason against it.
    pub fn check(&self, mv: Move) -> Result<(), IllegalMove> {
        if self.outcome().is_some() {
            Err(IllegalMove::GameOver)
        } else {
            self.position().check(mv)
        }
    }

    /// Plays a move; what was taken back is dropped.
    ///
    /// # Errors
    /// As [`Game::check`]; a refused move changes nothing.
    pub fn play(&mut self, mv: Move) -> Result<Ply, IllegalMove> {
        self.check(mv)?;
        let ply = self.position().apply(mv);
        self.plies.truncate(self.at);
        self.plies.push(ply);
        self.settled = None;
        self.at += 1;
        Ok(ply)
    }

    /// Takes the last step back, an ending by the players first; false when there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.can_undo();
        self.at -= usize::from(can);
        can
    }

    /// Brings the next step back; false when there is none.
    pub fn redo(&mut self) -> bool {
        let can = self.can_redo();
        self.at += usize::from(can);
        can
    }

    /// Whether there is something to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        self.at > 0
    }

    /// Whether there is something to bring back.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.at < self.plies.len() + usize::from(self.settled.is_some())
    }

    /// How often the position as it stands (board and side to move) has stood in this game, from 1 on.
    #[must_use]
    pub fn repetition(&self) -> usize {
        let now = self.position();
        let mut count = 1;
        // What stood before a capture never comes again.
        for index in (0..self.plies().len()).rev() {
            if !self.plies[index].captured.is_empty() {
                break;
            }
            count += usize::from(self.position_at(index) == now);
        }
        count
    }

    /// Whether the side to move may claim a draw now (RULES.md 11).
    #[must_use]
    pub fn may_claim(&self) -> bool {
        self.outcome().is_none() && self.repetition() >= 3
    }

    /// Ends the game as the players choose (RULES.md 11).
    ///
    /// # Errors
    /// When the game is over, and when there is nothing to claim yet.
    pub fn end(&mut self, ending: Ending) -> Result<(), Refused> {
        match ending {
            Ending::Resign => self.resign(),
            Ending::Claim => self.claim(),
            Ending::Agree => self.agree(),
        }
    }

    /// The side to move resigns (RULES.md 11).
    ///
    /// # Errors
    /// When the game is over.
    pub fn resign(&mut self) -> Result<(), Refused> {
        self.settle(Outcome::Resigned(self.position().turn()))
    }

    /// The players agree on a draw (RULES.md 11).
    ///
    /// # Errors
    /// When the game is over.
    pub fn agree(&mut self) -> Result<(), Refused> {
        self.settle(Outcome::Agreed)
    }

    /// The side to move claims a draw by repetition (RULES.md 11).
    ///
    /// # Errors
    /// When the game is over, or the position does not stand for the third time.
    pub fn claim(&mut self) -> Result<(), Refused> {
        let count = self.repetition();
        if self.outcome().is_none() && count < 3 {
            return Err(Refused::NotRepeated(count));
        }
        self.settle(Outcome::Repetition)
    }

    fn settle(&mut self, outcome: Outcome) -> Result<(), Refused> {
        if self.outcome().is_some() {
            return Err(Refused::GameOver);
        }
        self.plies.truncate(self.at);
        self.settled = Some(outcome);
        self.at = self.plies.len() + 1;
        Ok(())
    }
}
