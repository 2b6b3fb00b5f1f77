//! The pieces as pictures of block elements, one for each size of squares.
//!
//! Each row is its glyphs and, below them, their inks: a digit is the piece's upper, middle or lower tone on the
//! square; the letter `a`, `b` or `c` is the square on that tone, so that an edge may lie at an eighth of a cell;
//! `x` is the piece's detail on its middle tone; a blank lets the square through.

use crate::app::plan::Pitch;
use crate::rules::Piece;

/// Rows of glyphs and inks.
pub(super) type Token = &'static [[&'static str; 2]];

/// The picture of a piece.
pub(super) const fn token(piece: Piece, pitch: Pitch) -> Token {
    let table = match piece {
        Piece::Attacker => &ATTACKER,
        Piece::Defender => &DEFENDER,
        Piece::King => &KING,
    };
    table[pitch as usize]
}

/// A shield with a boss, pointed below.
#[rustfmt::skip]
const ATTACKER: [Token; 4] = [
    &[["● ", "2 "]],
    &[
        ["▗▆▆▖", "1111"],
        [" ▜▛ ", " 22 "],
    ],
    &[
        ["▗▄▄▄▄▖", "111111"],
        ["▐█▐▌█▌", "22xx22"],
        [" ▀▁▁▀ ", " 3cc3 "],
    ],
    &[
        [" ▅▅▅▅▅▅ ", " 111111 "],
        [" ██▗▖██ ", " 22xx22 "],
        [" ▜█▝▘█▛ ", " 22xx22 "],
        ["  ▀▃▃▀  ", "  3cc3  "],
    ],
];

/// A disc with a ring.
#[rustfmt::skip]
const DEFENDER: [Token; 4] = [
    &[["○ ", "2 "]],
    &[
        ["▗▆▆▖", "1111"],
        ["▝▂▂▘", "3cc3"],
    ],
    &[
        [" ▄▆▆▄ ", " 1111 "],
        ["▐████▌", "222222"],
        [" ▀▂▂▀ ", " 3cc3 "],
    ],
    &[
        ["  ▄▄▄▄  ", "  1111  "],
        [" ▟▗▀▀▖▙ ", " 2xxxx2 "],
        [" ▜▝▄▄▘▛ ", " 2xxxx2 "],
        ["  ▀▀▀▀  ", "  3333  "],
    ],
];

/// A crown of three points.
#[rustfmt::skip]
const KING: [Token; 4] = [
    &[["♔ ", "2 "]],
    &[
        ["▖▟▙▗", "1111"],
        ["▜██▛", "2222"],
    ],
    &[
        ["▖ ▗▖ ▗", "1 11 1"],
        ["▜▙▟▙▟▛", "222222"],
        ["▝▀▀▀▀▘", "333333"],
    ],
    &[
        ["▗▖ ▗▖ ▗▖", "11 11 11"],
        ["▐▙▗██▖▟▌", "22222222"],
        ["▐▗▖▗▖▗▖▌", "2xxxxxx2"],
        ["▝▀▀▀▀▀▀▘", "33333333"],
    ],
];
