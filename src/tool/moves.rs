//! `tablut moves`: positions in, their ways and legal moves out.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};

use anyhow::{Context, Result};

use crate::rules::{End, Position, Square};

/// The line of a position: ruleset, side, record, ways, and every legal move with its captures and end,
/// separated by tabs.
///
/// Moves are sorted by origin, then by target; `K` before the king's, `x` before the captures, `--` when the
/// king escapes, `++` when he is captured, `##` when the side to move next has no move.
#[must_use]
pub fn line(position: Position) -> String {
    let mut out = format!(
        "{}\t{}\t{}\t",
        position.ruleset(),
        position.turn(),
        position.board()
    );
    let ways = position.ways();
    // Writing to a string cannot fail.
    let _ = if ways.is_empty() {
        write!(out, "none")
    } else {
        write!(out, "{ways}")
    };
    let mut separator = '\t';
    for mv in position.legal_moves() {
        let Ok(ply) = position.play(mv) else { continue };
        out.push(separator);
        separator = ' ';
        if ply.by_king() {
            out.push('K');
        }
        let _ = write!(out, "{mv}");
        for (i, square) in ply.captured.into_iter().enumerate() {
            out.push(if i == 0 { 'x' } else { '/' });
            push_square(&mut out, square);
        }
        out.push_str(match ply.end {
            None => "",
            Some(End::KingEscaped) => "--",
            Some(End::KingCaptured) => "++",
            Some(End::NoMoves(_)) => "##",
        });
    }
    if separator == '\t' {
        out.push(separator);
    }
    out
}

fn push_square(out: &mut String, square: Square) {
    let _ = write!(out, "{square}");
}

/// Prints the line of each position: the one given, or one for every line of `input`, of which the first
/// three words count. Empty lines are passed over.
///
/// # Errors
/// For a line that is no position, with its number; for a failing input or output.
pub fn run(position: Option<Position>, input: impl BufRead, mut output: impl Write) -> Result<()> {
    if let Some(position) = position {
        writeln!(output, "{}", line(position))?;
        return Ok(());
    }
    for (text, number) in input.lines().zip(1..) {
        let text = text.with_context(|| format!("standard input, line {number}"))?;
        if text.trim().is_empty() {
            continue;
        }
        let position = first_three_words(&text).parse::<Position>();
        let position = position.with_context(|| format!("standard input, line {number}"))?;
        writeln!(output, "{}", line(position))?;
    }
    Ok(output.flush()?)
}

fn first_three_words(text: &str) -> String {
    text.split_whitespace()
        .take(3)
        .collect::<Vec<_>>()
        .join(" ")
}

/// [`run`] on the standard streams.
///
/// # Errors
/// As [`run`].
pub fn main(position: Option<Position>) -> Result<()> {
    run(
        position,
        io::stdin().lock(),
        io::BufWriter::new(io::stdout().lock()),
    )
}
