//! Setting a page line by line: the keys, then the rules.

use unicode_width::UnicodeWidthStr;

use super::diagram;
use super::fill::fill;
use super::markdown::{self, Block};
use super::page::{Ink, Line, Page, Slice, Span};
use crate::app::keymap::{self, Scope};
use crate::rules::{Piece, Ruleset};
use crate::text::Text;

/// Columns from a mark to its meaning.
const MARKS: usize = 13;

/// Sets a page line by line.
pub(super) struct Setter {
    pub text: &'static Text,
    pub width: usize,
    /// Whether words stand beside boards, where there is room.
    pub beside: bool,
    block: usize,
    pub page: Page,
}

impl Setter {
    pub(super) fn new(text: &'static Text, width: usize, beside: bool) -> Self {
        Self {
            text,
            width: width.max(10),
            beside,
            block: 0,
            page: Page::default(),
        }
    }

    pub(super) fn push(&mut self, spans: Vec<Span>) {
        self.push_row(spans, Vec::new());
    }

    pub(super) fn push_row(&mut self, spans: Vec<Span>, slices: Vec<Slice>) {
        self.page.lines.push(Line {
            spans,
            slices,
            block: self.block,
        });
    }

    /// An empty line, unless there is one.
    fn gap(&mut self) {
        if self.page.lines.last().is_some_and(|line| !line.is_empty()) {
            self.push(Vec::new());
        }
    }

    /// A heading; one over a group of sections reaches across the page.
    fn heading(&mut self, level: usize, words: &str) {
        self.gap();
        let number = markdown::number(words);
        self.page.headings.push((self.page.lines.len(), number));
        let ink = if level > 2 { Ink::Heading } else { Ink::Title };
        let words = words.split(' ').map(|word| vec![Span::new(ink, word)]);
        self.set(words.collect(), Vec::new(), 0);
        if let Some(line) = self.page.lines.last_mut()
            && level <= 2
            && self.beside
        {
            let rest = self.width.saturating_sub(line.words().width() + 1);
            let rule = format!(" {}", "─".repeat(rest));
            line.spans.push(Span::new(Ink::Dim, rule));
        }
        self.gap();
    }

    fn prose(&mut self, markup: &str) {
        self.set(markdown::words(markup), Vec::new(), 0);
    }

    /// Words behind a first span, the lines after the first behind so many blanks.
    fn set(&mut self, words: Vec<Vec<Span>>, first: Vec<Span>, rest: usize) {
        for line in fill(words, self.width, first, rest) {
            self.push(line);
        }
    }

    /// A key, or a mark, and its meaning in a column behind it, which begins so far from the key's own.
    fn entry(&mut self, key: &str, meaning: &str, column: usize) {
        let pad = column.saturating_sub(key.width());
        let first = vec![Span::pad(2), Span::new(Ink::Code, key), Span::pad(pad)];
        let rest = (2 + column).min(self.width / 2);
        self.set(markdown::words(meaning), first, rest);
    }

    pub(super) fn keys(&mut self, scope: Scope) {
        let help = &self.text.help;
        self.prose(help.leave);
        self.heading(2, help.keys);
        let mut rows = Vec::new();
        let mut bindings = keymap::of(scope).peekable();
        while let Some(binding) = bindings.next() {
            let mut keys = keymap::name(binding, self.text.key);
            while let Some(more) = bindings.next_if(|more| more.command == binding.command) {
                keys = format!("{keys} {}", keymap::name(more, self.text.key));
            }
            let (_, meaning) = (self.text.command)(binding.command);
            rows.push((keys, meaning));
        }
        // Behind the longest key, as all others.
        let widest = rows.iter().map(|(keys, _)| keys.width() + 2).max();
        let column = MARKS.max(widest.unwrap_or(0));
        for (keys, meaning) in rows {
            self.entry(&keys, meaning, column);
        }
        let board = matches!(
            scope,
            Scope::Play | Scope::Over | Scope::Entry | Scope::Learn | Scope::Learnt
        );
        if board {
            self.gap();
            self.prose(help.typing);
            self.gap();
            self.prose(help.mouse);
        }
        if board || scope == Scope::Replay {
            self.gap();
            self.prose(help.marks);
            for (mark, meaning) in help.mark_list {
                self.entry(mark, meaning, MARKS);
            }
        }
    }

    pub(super) fn rules(&mut self, ruleset: Ruleset) {
        let blocks = markdown::blocks(self.text.page.rules);
        let blocks = markdown::chosen(blocks, ruleset);
        let mut section = None;
        for (i, block) in blocks.iter().enumerate() {
            self.block += 1;
            match block {
                Block::Heading(level, words) => {
                    section = markdown::number(words);
                    self.heading(*level, words);
                }
                Block::Paragraph(words) if words.starts_with(self.text.page.of_the_file) => {
                    self.gap();
                    self.legend(ruleset);
                }
                Block::Paragraph(words) => {
                    self.gap();
                    self.prose(words);
                }
                Block::Item(words) => {
                    if i > 0 && !matches!(blocks[i - 1], Block::Item(_)) {
                        self.gap();
                    }
                    let first = vec![Span::new(Ink::Plain, "- ")];
                    self.set(markdown::words(words), first, 2);
                }
                Block::Fence(info, body) => {
                    let after = matches!(blocks.get(i + 1), Some(Block::Fence(info, _))
                        if info.starts_with("after "));
                    self.gap();
                    self.fence(info, body, after, ruleset, section);
                }
            }
        }
    }

    /// What the pieces look like, and how boards are to be read.
    fn legend(&mut self, ruleset: Ruleset) {
        let page = &self.text.page;
        let tokens = [
            Span::new(Ink::Piece(Piece::Attacker), "A"),
            Span::new(Ink::Piece(Piece::Defender), "D"),
            Span::new(Ink::Piece(Piece::King), "K"),
            Span::new(Ink::Code, "x"),
        ];
        let mut words = Vec::new();
        for (before, token) in page.legend.into_iter().zip(tokens) {
            words.extend(markdown::words(before));
            words.push(vec![token]);
        }
        words.extend(markdown::words((page.cross)(ruleset)));
        words.extend(markdown::words(page.boards));
        self.set(words, Vec::new(), 0);
    }

    /// A fenced block as a diagram; the board after a move comes with the case before it.
    fn fence(
        &mut self,
        info: &str,
        body: &[&str],
        after: bool,
        reader: Ruleset,
        section: Option<u8>,
    ) {
        let shared = section.is_none_or(|section| section < 12);
        let (kind, argument) = info.split_once(' ').unwrap_or((info, ""));
        let text = self.text;
        let diagram = match kind {
            "after" => return,
            "case" => diagram::case(body, after, reader, shared, text),
            "game" => diagram::game(argument, body, reader, shared, text),
            _ => diagram::position(body, reader, text),
        };
        match diagram {
            Some(diagram) => self.diagram(&diagram),
            None => {
                for line in body {
                    self.push(vec![Span::new(Ink::Code, *line)]);
                }
            }
        }
    }
}
