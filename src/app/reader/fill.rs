//! Words into lines.

use unicode_width::UnicodeWidthStr;

use super::page::Ink;
use super::page::Span;

/// Breaks words into lines, the first behind `first`, the others behind `rest` blanks.
pub(super) fn fill(
    words: Vec<Vec<Span>>,
    width: usize,
    first: Vec<Span>,
    rest: usize,
) -> Vec<Vec<Span>> {
    let columns = |spans: &[Span]| -> usize { spans.iter().map(|s| s.words.width()).sum() };
    let mut lines = Vec::new();
    let mut used = columns(&first);
    let mut line = first;
    let mut empty = true;
    for mut word in words {
        let mut wide = columns(&word);
        if !empty && used + 1 + wide > width {
            lines.push(std::mem::take(&mut line));
            line.extend((rest > 0).then(|| Span::pad(rest)));
            (used, empty) = (rest, true);
        }
        while let Some(head) = cut(&mut word, width.saturating_sub(used)) {
            join(&mut line, head);
            lines.push(std::mem::take(&mut line));
            line.extend((rest > 0).then(|| Span::pad(rest)));
            (used, empty) = (rest, true);
            wide = columns(&word);
        }
        if !empty {
            let ink = word.first().map_or(Ink::Plain, |span| span.ink);
            let same = line.last().is_some_and(|last| last.ink == ink);
            join(
                &mut line,
                Span::new(if same { ink } else { Ink::Plain }, ' '),
            );
            used += 1;
        }
        for span in word {
            join(&mut line, span);
        }
        (used, empty) = (used + wide, false);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Adds words to a line, to its last span where the ink is the same.
fn join(line: &mut Vec<Span>, span: Span) {
    match line.last_mut() {
        Some(last) if last.ink == span.ink => last.words.push_str(&span.words),
        _ => line.push(span),
    }
}

/// Cuts off as much of a word as there is room for, where it has no room as a whole: behind a slash, if it
/// has one.
fn cut(word: &mut [Span], room: usize) -> Option<Span> {
    let [span] = word else { return None };
    if span.words.width() <= room || room == 0 {
        return None;
    }
    let places = span.words.char_indices().map(|(at, _)| at).rev();
    let mut fits = places.filter(|&at| at > 0 && span.words[..at].width() <= room);
    let slash = |at: &usize| span.words[..*at].ends_with('/');
    let at = fits.clone().find(slash).or(fits.next())?;
    let tail = span.words.split_off(at);
    Some(Span::new(
        span.ink,
        std::mem::replace(&mut span.words, tail),
    ))
}
