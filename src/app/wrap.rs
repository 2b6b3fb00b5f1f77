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

/// French puts spaces at these marks, where no line may break. Nothing else breaks a line than a space that is left.
pub(super) fn unbroken(words: &str) -> String {
    let mut glued = clean(words).replace("« ", "«\u{a0}");
    for mark in [':', ';', '!', '?', '»'] {
        glued = glued.replace(&format!(" {mark}"), &format!("{UNBROKEN}{mark}"));
    }
    glued
}

/// Words without control characters, which names of files, what people wrote and sentences of the system may hold: what
/// parts words is a space, and the rest nothing. All that is drawn in words comes through here.
pub(super) fn clean(words: &str) -> String {
    let kept = |c: char| match c {
        '\t' | '\n' | '\r' => Some(' '),
        c => (!c.is_control()).then_some(c),
    };
    words.chars().filter_map(kept).collect()
}
