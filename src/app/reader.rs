//! A page of text: the keys, then the rules.

use unicode_width::UnicodeWidthStr;

use super::keymap::{self, Scope};
use super::message::Language;
use crate::text::Text;

/// A page of text and where it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Whose keys are told.
    scope: Scope,
    /// The first line shown.
    pub top: usize,
    /// What is searched for.
    pub query: String,
    /// Whether the query is being typed.
    pub typing: bool,
    /// Whether the query was found, once there is one.
    pub found: bool,
}

/// A line of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is.
    pub kind: LineKind,
    /// Its words.
    pub words: String,
}

/// What a line of a page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineKind {
    /// A heading.
    Heading,
    /// Ordinary words.
    Words,
    /// Words that keep their place: keys, boards.
    Fixed,
}

impl Reader {
    /// The help of a scope.
    #[must_use]
    pub const fn help(scope: Scope) -> Self {
        Self {
            scope,
            top: 0,
            query: String::new(),
            typing: false,
            found: true,
        }
    }

    /// The lines of the page at a width.
    #[must_use]
    pub fn lines(&self, text: &Text, _language: Language, width: usize) -> Vec<Line> {
        let mut page = Page {
            width: width.max(10),
            lines: Vec::new(),
        };
        let help = &text.help;
        page.words(help.leave);
        page.gap();
        page.heading(help.keys);
        for binding in keymap::of(self.scope) {
            let (_, meaning) = (text.command)(binding.command);
            page.entry(&keymap::name(binding), meaning);
        }
        if matches!(self.scope, Scope::Play | Scope::Over | Scope::Entry) {
            page.gap();
            page.words(help.typing);
            page.words(help.mouse);
            page.gap();
            page.words(help.marks);
            for (mark, meaning) in help.mark_list {
                page.entry(mark, meaning);
            }
        }
        page.gap();
        page.markdown(include_str!("../../RULES.md"));
        page.lines
    }

    /// Scrolls by so many lines.
    pub(super) fn scroll(&mut self, by: isize, last_top: usize) {
        self.top = self
            .top
            .min(last_top)
            .saturating_add_signed(by)
            .min(last_top);
    }

    /// Goes to the next line with the query, from `from` on and round the end.
    pub(super) fn search(&mut self, lines: &[Line], from: usize, last_top: usize) {
        let query = self.query.to_lowercase();
        let hit = |i: &usize| lines[*i].words.to_lowercase().contains(&query);
        let from = from.min(lines.len());
        let found = (from..lines.len())
            .find(hit)
            .or_else(|| (0..from).find(hit));
        self.found = found.is_some();
        if let Some(line) = found {
            self.top = line.min(last_top);
        }
    }
}

struct Page {
    width: usize,
    lines: Vec<Line>,
}

impl Page {
    fn push(&mut self, kind: LineKind, words: impl Into<String>) {
        self.lines.push(Line {
            kind,
            words: words.into(),
        });
    }

    fn gap(&mut self) {
        if self.lines.last().is_some_and(|line| !line.words.is_empty()) {
            self.push(LineKind::Words, "");
        }
    }

    fn heading(&mut self, words: &str) {
        self.gap();
        self.wrapped(LineKind::Heading, words, "", "");
    }

    fn words(&mut self, words: &str) {
        self.wrapped(LineKind::Words, words, "", "");
    }

    /// A key, or a mark, and its meaning behind it.
    fn entry(&mut self, key: &str, meaning: &str) {
        let first = format!("  {key:<11}");
        let indent = " ".repeat(first.width().min(self.width / 2));
        self.wrapped(LineKind::Fixed, meaning, &first, &indent);
    }

    /// Breaks words into lines, the first behind `first`, the others behind `rest`.
    fn wrapped(&mut self, kind: LineKind, words: &str, first: &str, rest: &str) {
        let mut line = first.to_owned();
        let mut empty = true;
        for word in words.split_whitespace() {
            if !empty && line.width() + 1 + word.width() > self.width {
                self.push(kind, std::mem::replace(&mut line, rest.to_owned()));
                empty = true;
            }
            if !empty {
                line.push(' ');
            }
            line.push_str(word);
            empty = false;
        }
        self.push(kind, line);
    }

    /// The part of Markdown that RULES.md uses: headings, paragraphs, lists, fenced blocks.
    fn markdown(&mut self, source: &str) {
        let mut paragraph = String::new();
        let mut fenced = false;
        for line in source.lines() {
            if line.starts_with("```") {
                self.flush(&mut paragraph);
                fenced = !fenced;
                self.gap();
            } else if fenced {
                self.push(LineKind::Fixed, format!("  {line}"));
            } else if let Some(heading) = line.strip_prefix('#') {
                self.flush(&mut paragraph);
                self.heading(heading.trim_start_matches('#').trim());
            } else if line.is_empty() {
                self.flush(&mut paragraph);
                self.gap();
            } else {
                if line.starts_with("- ") {
                    self.flush(&mut paragraph);
                }
                paragraph.push_str(line);
                paragraph.push(' ');
            }
        }
        self.flush(&mut paragraph);
    }

    fn flush(&mut self, paragraph: &mut String) {
        let words = std::mem::take(paragraph).replace("**", "").replace('`', "");
        match words.strip_prefix("- ") {
            Some(item) => self.wrapped(LineKind::Words, item, "- ", "  "),
            None if words.is_empty() => {}
            None => self.words(&words),
        }
    }
}
