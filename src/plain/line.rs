//! Reads lines, whatever the input is.

use std::io::{self, BufRead};

/// The longest line that is listened to, in bytes.
const LONGEST: usize = 4096;

/// What was read.
pub(super) enum Line {
    /// A line, without its end; bytes that are no UTF-8 are replaced.
    Text(String),
    /// A line that is longer than any that means something, and was read past.
    TooLong,
    /// The end of the input.
    End,
}

/// Reads the next line, and never keeps more of it than can mean something.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Line> {
    let (mut bytes, mut any, mut long) = (Vec::new(), false, false);
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(e) => return Err(e),
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|&b| b == b'\n');
        let part = &buffer[..end.unwrap_or(buffer.len())];
        long |= bytes.len() + part.len() > LONGEST;
        if !long {
            bytes.extend_from_slice(part);
        }
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (any, long) {
        (false, _) => Line::End,
        (true, true) => Line::TooLong,
        (true, false) => Line::Text(
            String::from_utf8_lossy(&bytes)
                .trim_start_matches('\u{feff}')
                .trim()
                .to_owned(),
        ),
    })
}
