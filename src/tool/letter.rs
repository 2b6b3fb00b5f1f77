//! A board in letters.

use crate::rules::{Piece, Position, Square};

/// The letter of a square: A attacker, D defender, K king, x empty Konakis or Fortress, a dot for any other.
pub(super) fn letter(position: Position, square: Square) -> char {
    let closed = position.ruleset().closed(Piece::Attacker);
    match position.board().piece(square) {
        Some(Piece::Attacker) => 'A',
        Some(Piece::Defender) => 'D',
        Some(Piece::King) => 'K',
        None if closed.contains(square) => 'x',
        None => '.',
    }
}
