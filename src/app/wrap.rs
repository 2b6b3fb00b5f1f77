//! How words break into lines.

use unicode_width::UnicodeWidthStr;

/// A space at which no line breaks.
pub(super) const UNBROKEN: char = '\u{a0}';

/// How many rows words take in so many columns.
pub(super) fn rows(words: &str, width: u16) -> u16 {
    let width = usize::from(width).max(1);
    let (mut rows, mut used) = (1, 0);
    for word in unbroken(words).split(' ') {
        if used > 0 && used + 1 + word.width() > width {
            rows += 1;
            used = 0;
        }
        used += usize::from(used > 0) + word.width();
        rows += used.saturating_sub(1) / width;
        used -= used.saturating_sub(1) / width * width;
    }
    u16::try_from(rows).unwrap_or(u16::MAX)
}

/// French puts spaces at these marks, where no line may break.
pub(super) fn unbroken(words: &str) -> String {
    let mut glued = words.replace("« ", "«\u{a0}");
    for mark in [':', ';', '!', '?', '»'] {
        glued = glued.replace(&format!(" {mark}"), &format!("{UNBROKEN}{mark}"));
    }
    glued
}
