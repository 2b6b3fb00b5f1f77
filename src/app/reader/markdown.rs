//! The part of Markdown that the page of rules uses.

use super::page::{Ink, Span};
use crate::rules::Ruleset;

/// A block of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Block {
    /// A heading and its level, from 1.
    Heading(usize, &'static str),
    /// A paragraph, its lines joined.
    Paragraph(String),
    /// An item of a list.
    Item(String),
    /// What stands between fences: the words behind the first fence, and the lines.
    Fence(&'static str, Vec<&'static str>),
}

/// The number of a heading: 5 in "5. Captures of pawns".
pub(super) fn number(heading: &str) -> Option<u8> {
    heading.split_once(". ")?.0.parse().ok()
}

/// The blocks of a page.
pub(super) fn blocks(source: &'static str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = source.lines().peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() {
            continue;
        }
        if let Some(info) = line.strip_prefix("```") {
            let body = lines.by_ref().take_while(|line| *line != "```");
            blocks.push(Block::Fence(info, body.collect()));
        } else if line.starts_with('#') {
            let words = line.trim_start_matches('#');
            blocks.push(Block::Heading(line.len() - words.len(), words.trim()));
        } else {
            let (item, first) = match line.strip_prefix("- ") {
                Some(first) => (true, first),
                None => (false, line),
            };
            let mut words = first.to_owned();
            let goes_on = |line: &&str| !line.is_empty() && !line.starts_with(['#', '-', '`']);
            // A line of prose may begin with code, but not with a fence.
            let goes_on =
                |line: &&str| goes_on(line) || line.starts_with('`') && !line.starts_with("```");
            while let Some(line) = lines.next_if(goes_on) {
                words.push(' ');
                words.push_str(line);
            }
            blocks.push(if item {
                Block::Item(words)
            } else {
                Block::Paragraph(words)
            });
        }
    }
    blocks
}

/// The blocks without the group of sections on the game that is not played.
pub(super) fn chosen(blocks: Vec<Block>, ruleset: Ruleset) -> Vec<Block> {
    let foreign = |section: u8| match ruleset {
        Ruleset::Fortress => section >= 16,
        Ruleset::Gwezboell => (12..16).contains(&section),
    };
    let mut kept: Vec<Block> = Vec::new();
    let mut group: Vec<Block> = Vec::new();
    let mut other = false;
    for block in blocks {
        if let Block::Heading(level, words) = block {
            if level <= 2 {
                kept.extend(
                    (!other)
                        .then(|| std::mem::take(&mut group))
                        .into_iter()
                        .flatten(),
                );
                group.clear();
                other = false;
            }
            other |= number(words).is_some_and(foreign);
        }
        group.push(block);
    }
    kept.extend((!other).then_some(group).into_iter().flatten());
    kept
}

/// The words of a text with bold and code; between them stood a blank or the end of a line. What a
/// no-break space holds together is one word.
pub(super) fn words(markup: &str) -> Vec<Vec<Span>> {
    let mut words = Vec::new();
    let mut word: Vec<Span> = Vec::new();
    let mut ink = Ink::Plain;
    let mut rest = markup;
    let toggled = |ink, to| if ink == to { Ink::Plain } else { to };
    while let Some(c) = rest.chars().next() {
        if let Some(behind) = rest.strip_prefix("**").filter(|_| ink != Ink::Code) {
            (ink, rest) = (toggled(ink, Ink::Bold), behind);
            continue;
        }
        rest = &rest[c.len_utf8()..];
        match c {
            '`' => ink = toggled(ink, Ink::Code),
            ' ' => words.extend((!word.is_empty()).then(|| std::mem::take(&mut word))),
            c => {
                let c = if c == '\u{a0}' { ' ' } else { c };
                match word.last_mut() {
                    Some(span) if span.ink == ink => span.words.push(c),
                    _ => word.push(Span::new(ink, c)),
                }
            }
        }
    }
    words.extend((!word.is_empty()).then_some(word));
    words
}
