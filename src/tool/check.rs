//! `tablut check`: judges records, a line each.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, bail};

use super::input;
use crate::record::{Hints, Record};

/// Prints a line for every file to `output`: how its game went, or the fault, with file, line and turn. What was read
/// otherwise than it is written goes to `messages`, and so does the reason when a file cannot be read.
///
/// # Errors
/// When a file has a fault or cannot be read, after all of them; when the output fails.
pub fn run(
    files: &[PathBuf],
    hints: Hints,
    mut output: impl Write,
    mut messages: impl Write,
) -> Result<()> {
    let mut faults = 0;
    for path in files {
        let name = input::name(path);
        let reading = match input::record(path, hints) {
            Ok(reading) => reading,
            Err(e) => {
                faults += 1;
                writeln!(messages, "{e:#}")?;
                continue;
            }
        };
        for warning in &reading.warnings {
            writeln!(messages, "{}", warning.of(&name))?;
        }
        match reading.fault {
            Some(fault) => {
                faults += 1;
                writeln!(output, "{}", fault.of(&name))?;
            }
            None if files.len() == 1 => writeln!(output, "ok, {}", summary(&reading.record))?,
            None => writeln!(output, "{name}: ok, {}", summary(&reading.record))?,
        }
    }
    output.flush()?;
    match (faults, files.len()) {
        (0, _) => Ok(()),
        (_, 1) => bail!("faults in {faults} of 1 record"),
        (_, of) => bail!("faults in {faults} of {of} records"),
    }
}

/// `24 plies, defenders won: the king escaped`, or `24 plies, 20 of them stand, unfinished`.
fn summary(record: &Record) -> String {
    let game = record.game();
    let plies = match game.line().len() {
        1 => "1 ply".to_owned(),
        n => format!("{n} plies"),
    };
    let verdict = record.verdict();
    if game.undone().is_empty() {
        format!("{plies}, {verdict}")
    } else {
        format!("{plies}, {} of them stand, {verdict}", game.plies().len())
    }
}

/// [`run`] on the standard streams.
///
/// # Errors
/// As [`run`].
pub fn main(files: &[PathBuf], hints: Hints) -> Result<()> {
    run(
        files,
        hints,
        io::BufWriter::new(io::stdout().lock()),
        io::stderr().lock(),
    )
}
