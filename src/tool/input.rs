//! Reads the files that the line commands are given, a bounded part of each.

use std::io::{self, Read, Write};
use std::path::Path;

use anyhow::{Context, Result};

use crate::record::{Hints, MAX_BYTES, Reading, Record};
use crate::store;

/// How a file is called in messages; `-` is standard input.
#[must_use]
pub fn name(path: &Path) -> String {
    if is_stdin(path) {
        "standard input".to_owned()
    } else {
        path.display().to_string()
    }
}

fn is_stdin(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Reads the record in a file, or on standard input, as far as it can be read.
///
/// # Errors
/// When the file cannot be read, with its name. A file that is too long is read no further than that is certain, and
/// is a fault of the reading.
pub fn record(path: &Path, hints: Hints) -> Result<Reading> {
    let bytes = bytes(path).with_context(|| name(path))?;
    Ok(Record::read_bytes(&bytes, hints))
}

/// Reads as [`record`] does, and tells `messages` what was read otherwise than it is written.
///
/// # Errors
/// As [`record`]; when the messages fail.
pub fn told(path: &Path, hints: Hints, mut messages: impl Write) -> Result<Reading> {
    let reading = record(path, hints)?;
    for warning in &reading.warnings {
        writeln!(messages, "{}", warning.of(&name(path)))?;
    }
    Ok(reading)
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    if is_stdin(path) {
        let mut bytes = Vec::new();
        io::stdin()
            .lock()
            .take(MAX_BYTES as u64 + 1)
            .read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    store::read(path)
}
