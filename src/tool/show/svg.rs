//! The picture of a position, in SVG.

use std::fmt::Write as _;

use super::{View, file};
use crate::rules::{Piece, SIZE, Square};

/// The side of a square, and the margin around the board.
const CELL: u32 = 60;
const MARGIN: u32 = 30;

/// The tokens, drawn around 0,0: a shield, a disc, a crown.
const DEFINITIONS: &str = r##"<defs>
<path id="attacker" d="M-19,-18H19V2C19,12 10,18 0,23C-10,18 -19,12 -19,2Z" fill="#2a2422" stroke="#0f0c0b" stroke-width="2"/>
<g id="defender"><circle r="20" fill="#f3ead6" stroke="#54483a" stroke-width="2"/><circle r="12" fill="none" stroke="#b5a688" stroke-width="2"/></g>
<path id="king" d="M-22,18V-15L-11,-3L0,-22L11,-3L22,-15V18Z" fill="#f6d15c" stroke="#5a4312" stroke-width="2.5" stroke-linejoin="round"/>
<path id="cross" d="M-17,-17L17,17M-17,17L17,-17" stroke="#e2b8a0" stroke-width="3" stroke-linecap="round"/>
</defs>
"##;

/// The whole picture; the same position gives the same text.
pub(super) fn picture(view: &View) -> String {
    let board = CELL * u32::from(SIZE);
    let (width, height) = (board + 2 * MARGIN, board + 2 * MARGIN + 56);
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"sans-serif\">\n\
         <title>{}. {}</title>\n{DEFINITIONS}\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fbf8f1\"/>\n",
        escaped(&view.ply),
        escaped(&view.state),
    );
    for (row, squares) in (0..).zip(view.rows()) {
        for (column, square) in (0..).zip(squares) {
            push_square(&mut out, view, square, column, row);
        }
    }
    let _ = writeln!(
        out,
        "<rect x=\"{MARGIN}\" y=\"{MARGIN}\" width=\"{board}\" height=\"{board}\" fill=\"none\" stroke=\"#3d3128\" stroke-width=\"3\"/>"
    );
    push_coordinates(&mut out, view, board);
    for (text, below) in [(&view.ply, 16), (&view.state, 42)] {
        let y = board + 2 * MARGIN + below;
        let _ = writeln!(
            out,
            "<text x=\"{MARGIN}\" y=\"{y}\" font-size=\"18\" fill=\"#2a2422\">{}</text>",
            escaped(text)
        );
    }
    out.push_str("</svg>\n");
    out
}

/// A square with its token, `column` and `row` being where it is seen.
fn push_square(out: &mut String, view: &View, square: Square, column: u32, row: u32) {
    let (x, y) = (MARGIN + CELL * column, MARGIN + CELL * row);
    let colour = match (view.is_special(square), (column + row) % 2) {
        (true, _) => "#8a4b36",
        (false, 0) => "#c8ad7f",
        (false, _) => "#b8996a",
    };
    let _ = writeln!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{CELL}\" height=\"{CELL}\" fill=\"{colour}\"/>"
    );
    if view
        .last
        .is_some_and(|mv| mv.from == square || mv.to == square)
    {
        let (x, y, side) = (x + 3, y + 3, CELL - 6);
        let _ = writeln!(
            out,
            "<rect x=\"{x}\" y=\"{y}\" width=\"{side}\" height=\"{side}\" fill=\"none\" stroke=\"#3f7d4e\" stroke-width=\"4\"/>"
        );
    }
    let token = match view.position.board().piece(square) {
        Some(Piece::Attacker) => "attacker",
        Some(Piece::Defender) => "defender",
        Some(Piece::King) => "king",
        None if view.is_special(square) => "cross",
        None => return,
    };
    let (x, y) = (x + CELL / 2, y + CELL / 2);
    let _ = writeln!(out, "<use href=\"#{token}\" x=\"{x}\" y=\"{y}\"/>");
}

fn push_coordinates(out: &mut String, view: &View, board: u32) {
    out.push_str("<g font-size=\"16\" fill=\"#3d3128\" text-anchor=\"middle\">\n");
    for (row, mut squares) in (0..).zip(view.rows()) {
        let Some(first) = squares.next() else {
            continue;
        };
        let y = MARGIN + CELL * row + CELL / 2 + 6;
        let _ = writeln!(
            out,
            "<text x=\"{}\" y=\"{y}\">{}</text>",
            MARGIN / 2,
            first.rank() + 1
        );
    }
    for (column, square) in (0..).zip(view.rows().next().into_iter().flatten()) {
        let x = MARGIN + CELL * column + CELL / 2;
        let _ = writeln!(
            out,
            "<text x=\"{x}\" y=\"{}\">{}</text>",
            MARGIN + board + 20,
            file(square)
        );
    }
    out.push_str("</g>\n");
}

/// A text as it may stand between two tags.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
