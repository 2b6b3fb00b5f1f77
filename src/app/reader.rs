//! A page of text: the keys, then the rules.

mod boards;
mod diagram;
mod fill;
mod markdown;
mod page;
mod setter;

use ratatui::layout::Size;

use super::keymap::Scope;
use super::message::Language;
use crate::rules::Ruleset;
pub use diagram::Picture;
pub use page::{Ink, Line, PICTURE_HEIGHT, PICTURE_WIDTH, Page, Slice, Span};

/// A page of text and where it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reader {
    /// Whose keys are told.
    scope: Scope,
    /// Whose rules are told.
    ruleset: Ruleset,
    /// The rule at which it is opened, until it is.
    section: Option<u8>,
    /// What the page was set for: language, columns and rows.
    set: Option<(Language, Size)>,
    page: Page,
    /// The first line shown.
    top: usize,
    /// The line that the search found last.
    hit: Option<usize>,
    /// What is searched for.
    pub query: String,
    /// Whether the query is being typed.
    pub typing: bool,
    /// Whether the query was found, once there is one.
    pub found: bool,
}

impl Reader {
    /// The help of a scope.
    #[must_use]
    pub fn help(scope: Scope, ruleset: Ruleset) -> Self {
        Self {
            scope,
            ruleset,
            section: None,
            set: None,
            page: Page::default(),
            top: 0,
            hit: None,
            query: String::new(),
            typing: false,
            found: true,
        }
    }

    /// The same page, opened at a rule of RULES.md.
    #[must_use]
    pub fn rule(section: u8, scope: Scope, ruleset: Ruleset) -> Self {
        Self {
            section: Some(section),
            ..Self::help(scope, ruleset)
        }
    }

    /// The page as it is set.
    #[must_use]
    pub const fn page(&self) -> &Page {
        &self.page
    }

    /// The first line shown.
    #[must_use]
    pub const fn top(&self) -> usize {
        self.top
    }

    /// The line that the search found last.
    #[must_use]
    pub const fn hit(&self) -> Option<usize> {
        self.hit
    }

    /// How many lines are shown.
    fn rows(&self) -> usize {
        self.set.map_or(0, |(_, size)| usize::from(size.height))
    }

    /// The heading under which the first lines shown stand, or the one that they are; before it is an empty line.
    #[must_use]
    pub fn heading(&self) -> Option<&str> {
        let above = |&&(line, _): &&(usize, Option<u8>)| line <= self.top + 1;
        let (line, _) = self.page.headings.iter().rev().find(above)?;
        let line = self.page.lines.get(*line)?;
        line.spans.first().map(|span| span.words.as_str())
    }

    /// Sets the page for a language and a size, once; what is read stays in sight.
    pub(super) fn fit(&mut self, language: Language, size: Size) {
        if self.set == Some((language, size)) {
            return;
        }
        let columns = self.set.map(|(language, size)| (language, size.width));
        if columns != Some((language, size.width)) {
            let block = self.page.lines.get(self.top).map_or(0, |line| line.block);
            let width = usize::from(size.width);
            self.page = Page::help(self.scope, self.ruleset, language, width);
            // The gap above a block is of the block, and is not read.
            let before =
                |line: &&Line| line.block < block || line.block == block && line.is_empty();
            self.top = self.page.lines.iter().take_while(before).count();
            self.hit = None;
        }
        self.set = Some((language, size));
        if let Some(section) = self.section.take() {
            let mut headings = self.page.headings.iter();
            let rule = headings.find(|(_, number)| *number == Some(section));
            self.top = rule.map_or(0, |&(line, _)| line);
        }
        self.scroll(0);
    }

    /// Scrolls by so many lines.
    pub(super) fn scroll(&mut self, by: isize) {
        let last_top = self.page.lines.len().saturating_sub(self.rows());
        let top = self.top.min(last_top).saturating_add_signed(by);
        self.top = top.min(last_top);
    }

    /// Asks what to search for.
    pub(super) fn ask(&mut self) {
        self.typing = true;
        self.found = true;
        self.query.clear();
        self.hit = None;
    }

    /// Whether something is searched for.
    #[must_use]
    pub fn is_searched(&self) -> bool {
        !self.query.trim().is_empty()
    }

    /// Goes to the first line with the query from the top on, or to the next one, and round the end.
    pub(super) fn search(&mut self, next: bool) {
        self.typing = false;
        if !self.is_searched() {
            return;
        }
        let shown = self.top..self.top + self.rows();
        let last = self.hit.filter(|hit| next && shown.contains(hit));
        let from = last.map_or(self.top + usize::from(next), |hit| hit + 1);
        let lines = self.page.lines.len();
        let mut turn = (from..lines).chain(0..from.min(lines));
        self.hit = turn.find(|&line| !self.matches(line).is_empty());
        self.found = self.hit.is_some();
        if let Some(line) = self.hit {
            // A line of what goes before makes it easier to read.
            self.top = line.saturating_sub(1);
            self.scroll(0);
        }
    }

    /// Where in a line the query begins, in characters, and how many of them are in it: it may go on in
    /// the next line.
    #[must_use]
    pub fn matches(&self, line: usize) -> Vec<(usize, usize)> {
        let query = self.query.trim().to_lowercase();
        let Some(own) = self.page.lines.get(line) else {
            return Vec::new();
        };
        let own = own.words().to_lowercase();
        if query.is_empty() || own.trim().is_empty() {
            return Vec::new();
        }
        let next = self.page.lines.get(line + 1);
        let next = next.map_or(String::new(), |next| next.words().to_lowercase());
        let both = format!("{own} {}", next.trim_start());
        let begins = both.match_indices(&query).filter(|(at, _)| *at < own.len());
        let place = |(at, _)| {
            let end = own.len().min(at + query.len());
            (own[..at].chars().count(), own[at..end].chars().count())
        };
        begins.map(place).collect()
    }
}
