//! The game of Tablut as pure values: no input or output, no clock, no chance.
//!
//! A [`Position`] is a [`Ruleset`], a [`Board`] and the [`Side`] to move. It lists its legal [`Move`]s, refuses
//! the others with an [`IllegalMove`], and plays one into a [`Ply`]: the captures, the next position and the
//! [`End`], if any. It knows the king's open ways, the [`Call`] they make, and his breath. A [`Game`] is a start and
//! the plies from it, with undo, redo, repetition and the endings that players choose. RULES.md is the law; the
//! doc comments cite its sections.

mod board;
mod capture;
mod game;
mod perft;
mod ply;
mod position;
mod ruleset;
mod set;
mod square;
mod ways;
mod why;

pub use board::{Board, BoardError, ParseSideError, Piece, Side};
pub use capture::{Anvil, Spared};
pub use game::{Ending, Game, Outcome, Refused};
pub use perft::{Tally, perft, perft_bulk};
pub use ply::{End, IllegalMove, Move, Ply};
pub use position::{Position, PositionError};
pub use ruleset::{ParseRulesetError, Ruleset};
pub use set::{SquareSet, Squares};
pub use square::{Direction, ParseSquareError, SIZE, Square};
pub use ways::Call;
pub use why::Why;
