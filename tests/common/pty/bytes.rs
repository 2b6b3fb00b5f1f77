//! What is read in the bytes that a program writes.

use std::fmt::Write as _;

/// Every `ESC [ ? n h` and `l` of some bytes, in order: the number, and whether it was switched on.
pub fn switched(bytes: &[u8]) -> Vec<(u16, bool)> {
    let sequences = sequences(bytes);
    let private = sequences
        .iter()
        .filter_map(|sequence| sequence.strip_prefix('?'));
    private
        .filter_map(|mode| {
            let on = mode.ends_with('h');
            let number = mode.strip_suffix(['h', 'l'])?;
            Some((number.parse().ok()?, on))
        })
        .collect()
}

/// Every control sequence of some bytes, without its `ESC [`.
pub fn sequences(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes);
    let sequence = |rest: &str| {
        let end = rest.find(|c: char| matches!(c, '@'..='~'))?;
        Some(rest[..=end].to_owned())
    };
    text.split("\x1b[").skip(1).filter_map(sequence).collect()
}

/// Bytes as they can be read in a failed test.
pub fn readable(bytes: &[u8]) -> String {
    let mut out = String::new();
    for c in String::from_utf8_lossy(bytes).chars() {
        let _ = if c.is_control() {
            write!(out, "{}", c.escape_default())
        } else {
            write!(out, "{c}")
        };
    }
    out
}
