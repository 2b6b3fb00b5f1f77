//! From a file's bytes to its text.

use super::fault::Reason;
use super::read;
use super::{Hints, MAX_BYTES, Reading};

/// Reads bytes as text, up to the first that is none.
pub(super) fn read(bytes: &[u8], hints: Hints) -> Reading {
    if bytes.len() > MAX_BYTES {
        return read::refuse(hints, Reason::TooLong);
    }
    if is_utf16(bytes) {
        return read::refuse(hints, Reason::Utf16);
    }
    match str::from_utf8(bytes) {
        Ok(text) => read::read(text, hints, None),
        Err(e) => {
            let (text, rest) = bytes.split_at(e.valid_up_to());
            let text = str::from_utf8(text).unwrap_or_default();
            read::read(text, hints, rest.first().copied().map(Reason::Byte))
        }
    }
}

/// Whether the bytes begin with a byte order mark of UTF-16, or with two ASCII characters in it.
fn is_utf16(bytes: &[u8]) -> bool {
    matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..])
        || matches!(bytes, [a, 0, b, 0, ..] | [0, a, 0, b, ..] if *a != 0 && *b != 0)
}
