//! The words of the page of rules: the page itself, and what its boards are told with.

use crate::rules::{IllegalMove, Move, Ply, Ruleset, Side};

/// The page of rules and the words that its boards need.
pub struct PageText {
    /// The rules, section for section as in RULES.md.
    pub rules: &'static str,
    /// How the paragraph begins that is about the boards as they are written in the file.
    pub of_the_file: &'static str,
    /// What is said of the boards as they are shown, in its place.
    pub boards: &'static str,
    /// What stands before the tokens of an attacker, a defender and the king, and before the cross.
    pub legend: [&'static str; 4],
    /// What stands behind the cross: that it marks Konakis and the Fortresses, if there are any.
    pub cross: fn(Ruleset) -> &'static str,
    /// Over a board on which this move was just played.
    pub after: fn(Move) -> String,
    /// What a move does, without a stop.
    pub does: fn(Ply, Told) -> String,
    /// Why a move is not allowed, for the side to move.
    pub forbidden: fn(Move, IllegalMove, Side) -> String,
    /// Between a move and what it does.
    pub colon: &'static str,
    /// The game that was written down goes on.
    pub goes_on: &'static str,
    /// The position stands for so many times now.
    pub stands: fn(usize) -> String,
    /// A draw cannot be claimed yet.
    pub claim_refused: &'static str,
}

/// What else is worth telling of a move than what it takes and ends, since the case is about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// Whether the move is allowed: other moves of the case are not.
    pub allowed: bool,
    /// The king's open ways, or that there is none.
    pub ways: bool,
    /// What is left of the king's breath.
    pub breath: bool,
}
