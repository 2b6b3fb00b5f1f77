//! `tablut convert`: a record, written strictly.

use std::io::{self, Write};
use std::path::Path;

use anyhow::{Result, anyhow};

use super::input;
use crate::record::Hints;

/// Prints the record so that every reader takes it; what was read otherwise than it is written goes to `messages`.
/// A record with a fault is not printed, since it would be cut.
///
/// # Errors
/// When the file has a fault or cannot be read; when the output fails.
pub fn run(path: &Path, hints: Hints, mut output: impl Write, messages: impl Write) -> Result<()> {
    let name = input::name(path);
    let reading = input::told(path, hints, messages)?;
    if let Some(fault) = reading.fault {
        return Err(anyhow!("{}", fault.of(&name)));
    }
    write!(output, "{}", reading.record)?;
    Ok(output.flush()?)
}

/// [`run`] on the standard streams.
///
/// # Errors
/// As [`run`].
pub fn main(path: &Path, hints: Hints) -> Result<()> {
    run(
        path,
        hints,
        io::BufWriter::new(io::stdout().lock()),
        io::stderr().lock(),
    )
}
