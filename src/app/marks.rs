//! What is marked on a board, for every screen that shows one.

use crate::rules::{Direction, Move, Position, Square, SquareSet};

/// What is marked on a board. A square may carry several marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// The cursor.
    pub cursor: Option<Square>,
    /// The picked piece.
    pub picked: Option<Square>,
    /// Its legal targets.
    pub targets: SquareSet,
    /// Those of them on which it would capture.
    pub capturing: SquareSet,
    /// What it would take, were it dropped under the cursor.
    pub threatened: SquareSet,
    /// The last move.
    pub last: Option<Move>,
    /// What the last move took, now empty squares.
    pub taken: SquareSet,
    /// The goal squares that the king could reach, and the squares that he would cross on the way.
    pub ways: SquareSet,
    /// The king's breath, where it is shown.
    pub breath: SquareSet,
}

/// The goals of the open ways and the squares before them.
#[must_use]
pub fn way_squares(position: Position) -> SquareSet {
    let king = position.board().king();
    let line =
        |(d, goal): (Direction, Square)| king.ray(d).take_while(move |&s| s != goal).chain([goal]);
    position.open_ways().flat_map(line).collect()
}
