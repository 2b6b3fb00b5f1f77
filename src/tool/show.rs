//! `tablut show`: a position of a record, as text or as a picture.

mod svg;

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Result, anyhow, bail};

use super::input;
use super::letter::letter;
use crate::record::{Hints, Record, Verdict, notation};
use crate::rules::{Move, Outcome, Piece, Position, SIZE, Side, Square};

/// What to show of a record, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The ply after which; by default where the game stands.
    pub at: Option<usize>,
    /// With rank 1 on top.
    pub upside_down: bool,
    /// As a picture (SVG).
    pub svg: bool,
}

/// Prints the board after a ply with the side to move and the alerts; of a record with a fault, the game before it.
/// What was read otherwise than it is written goes to `messages`.
///
/// # Errors
/// When the file has a fault, after the board, or cannot be read; when the game has no such ply; when the output fails.
pub fn run(
    path: &Path,
    hints: Hints,
    options: Options,
    mut output: impl Write,
    messages: impl Write,
) -> Result<()> {
    let name = input::name(path);
    let reading = input::told(path, hints, messages)?;
    let fault = reading.fault.map(|fault| anyhow!("{}", fault.of(&name)));
    match View::new(&reading.record, options) {
        // Of a text in which no move was read there is nothing to show.
        _ if fault.is_some() && reading.record.game().line().is_empty() => {}
        Some(view) if options.svg => write!(output, "{}", svg::picture(&view))?,
        Some(view) => write!(output, "{}", view.text())?,
        None if fault.is_none() => {
            let (at, plies) = (
                options.at.unwrap_or_default(),
                reading.record.game().line().len(),
            );
            bail!("{name}: there is no ply {at}, the last is {plies}");
        }
        None => {}
    }
    output.flush()?;
    fault.map_or(Ok(()), Err)
}

/// [`run`] on the standard streams.
///
/// # Errors
/// As [`run`].
pub fn main(path: &Path, hints: Hints, options: Options) -> Result<()> {
    run(
        path,
        hints,
        options,
        io::BufWriter::new(io::stdout().lock()),
        io::stderr().lock(),
    )
}

/// A position of a record and what is said of it.
struct View {
    position: Position,
    last: Option<Move>,
    upside_down: bool,
    /// Which ply it is.
    ply: String,
    /// Whose move it is, with the alert, or how the game ended.
    state: String,
}

impl View {
    /// `None` when the game has no such ply.
    fn new(record: &Record, options: Options) -> Option<Self> {
        let game = record.game();
        let (line, standing) = (game.line(), game.plies().len());
        let at = options.at.unwrap_or(standing);
        let last = if at == 0 {
            None
        } else {
            Some(line.get(at - 1)?)
        };
        let position = last.map_or(game.start(), |ply| ply.after);
        let played = match last {
            None => "the start".to_owned(),
            Some(&ply) => {
                let dots = if at % 2 == 1 { "." } else { "..." };
                format!("{}{dots} {}", at.div_ceil(2), notation(ply))
            }
        };
        let verdict = if at == standing {
            record.verdict()
        } else {
            position.end().map_or(Verdict::Unfinished, |end| {
                Verdict::Ended(Outcome::Board(end))
            })
        };
        Some(Self {
            position,
            last: last.map(|ply| ply.mv),
            upside_down: options.upside_down,
            ply: format!("Ply {at} of {}: {played}", line.len()),
            state: state(position, &verdict),
        })
    }

    /// The squares as they are seen, row by row from the top left.
    fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Square>> {
        let seen = |i: u8, turned: bool| if turned { SIZE - 1 - i } else { i };
        let turned = self.upside_down;
        (0..SIZE).map(move |row| {
            (0..SIZE)
                .filter_map(move |column| Square::new(seen(column, turned), seen(row, !turned)))
        })
    }

    /// The board in letters, and what is said of it.
    fn text(&self) -> String {
        let mut out = String::from("  ");
        for square in self.rows().next().into_iter().flatten() {
            out.push(' ');
            out.push(file(square));
        }
        for row in self.rows() {
            for (column, square) in row.enumerate() {
                if column == 0 {
                    // Writing to a string cannot fail.
                    let _ = write!(out, "\n {}", square.rank() + 1);
                }
                out.push(' ');
                out.push(letter(self.position, square));
            }
        }
        let _ = write!(out, "\n\n{}\n{}\n", self.ply, self.state);
        out
    }

    /// Whether the square is Konakis or a Fortress.
    fn is_special(&self, square: Square) -> bool {
        self.position
            .ruleset()
            .closed(Piece::Attacker)
            .contains(square)
    }
}

fn file(square: Square) -> char {
    char::from(b'a' + square.file())
}

fn state(position: Position, verdict: &Verdict) -> String {
    if *verdict != Verdict::Unfinished {
        return verdict.to_string();
    }
    let side = match position.turn() {
        Side::Attackers => "Attackers",
        Side::Defenders => "Defenders",
    };
    match position.call() {
        None => format!("{side} to move"),
        Some(call) => {
            let ways = position.ways().to_string().replace(',', ", ");
            format!("{side} to move - {call}: the king can reach {ways}")
        }
    }
}
