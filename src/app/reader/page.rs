//! A page as lines of a width: words with their ink, and boards in slices of a row each.

use super::diagram::Picture;
use super::setter::Setter;
use crate::app::keymap::Scope;
use crate::app::message::Language;
use crate::rules::{Piece, Ruleset};
use crate::text::text;

/// Columns of a board with its coordinates.
pub const PICTURE_WIDTH: u16 = 21;
/// Rows of it.
pub const PICTURE_HEIGHT: u16 = 10;

/// How words are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ink {
    /// Ordinary words.
    Plain,
    /// Words of less weight.
    Dim,
    /// Words of more.
    Bold,
    /// A move, a key, what is typed.
    Code,
    /// The heading of a group of sections.
    Title,
    /// The heading of a section.
    Heading,
    /// The token of a piece; its words are the piece's letter.
    Piece(Piece),
}

/// Words in one ink.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// How they are written.
    pub ink: Ink,
    /// The words.
    pub words: String,
}

impl Span {
    pub(super) fn new(ink: Ink, words: impl Into<String>) -> Self {
        let words = words.into();
        Self { ink, words }
    }

    pub(super) fn pad(columns: usize) -> Self {
        Self::new(Ink::Plain, " ".repeat(columns))
    }
}

/// A row of a board in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// The column of the line where it begins.
    pub column: u16,
    /// Which of the page's boards.
    pub picture: usize,
    /// Which of its rows: the letters of the files, then the ranks from the top.
    pub row: u16,
}

/// A line of a page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Its words, from the left.
    pub spans: Vec<Span>,
    /// The boards in it.
    pub slices: Vec<Slice>,
    /// Which block of the page it is of.
    pub(super) block: usize,
}

impl Line {
    /// Its words without their inks.
    #[must_use]
    pub fn words(&self) -> String {
        self.spans.iter().map(|span| span.words.as_str()).collect()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.spans.is_empty() && self.slices.is_empty()
    }
}

/// A page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Page {
    /// Its lines.
    pub lines: Vec<Line>,
    /// Its boards.
    pub pictures: Vec<Picture>,
    /// The lines where headings begin, and the numbers that they have.
    pub(super) headings: Vec<(usize, Option<u8>)>,
}

impl Page {
    /// The keys of a scope, then the rules, for the screen.
    #[must_use]
    pub fn help(scope: Scope, ruleset: Ruleset, language: Language, width: usize) -> Self {
        let mut setter = Setter::new(text(language), width, true);
        setter.keys(scope);
        setter.rules(ruleset);
        setter.page
    }

    /// The rules alone, with nothing beside a board, for reading line by line.
    #[must_use]
    pub fn rules(ruleset: Ruleset, language: Language, width: usize) -> Self {
        let mut setter = Setter::new(text(language), width, false);
        setter.rules(ruleset);
        setter.page
    }
}
