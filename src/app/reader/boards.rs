//! Setting a diagram: boards side by side where there is room, and what is told of them beside or below.

use unicode_width::UnicodeWidthStr;

use super::diagram::{Diagram, Picture};
use super::fill::fill;
use super::markdown;
use super::page::{Ink, PICTURE_HEIGHT, PICTURE_WIDTH, Slice, Span};
use super::setter::Setter;
use crate::rules::Move;

/// Columns between boards, and between a board and the words beside it.
const GAP: usize = 3;
/// Columns that the words beside boards need at least.
const BESIDE: usize = 24;

impl Setter {
    /// Sets a diagram: one column of boards and words, unless there is room for more.
    pub(super) fn diagram(&mut self, diagram: &Diagram) {
        let board = usize::from(PICTURE_WIDTH);
        let count = diagram.pictures.len();
        let left = if self.width > board + 2 { 2 } else { 0 };
        let column = left + count * (board + GAP);
        let room = self.width.saturating_sub(column);
        if self.beside && room >= BESIDE {
            let mut words = head(diagram, room);
            words.push(Vec::new());
            words.extend(self.told(diagram, room));
            self.boards(&diagram.pictures, left, words);
            return;
        }
        self.extend(head(diagram, self.width));
        // What is told comes between the board where it begins and the one to which it leads.
        let abreast = self.beside && self.width + GAP >= column;
        let begins = diagram.pictures.iter().take_while(|(mv, _)| mv.is_none());
        let first = if abreast && count > 1 {
            count
        } else {
            begins.count()
        };
        let (first, second) = diagram.pictures.split_at(first);
        self.boards(first, left, Vec::new());
        let told = self.told(diagram, self.width);
        if !told.is_empty() && !first.is_empty() {
            self.push(Vec::new());
        }
        self.extend(told);
        if !second.is_empty() {
            self.push(Vec::new());
        }
        self.boards(second, left, Vec::new());
    }

    fn extend(&mut self, lines: Vec<Vec<Span>>) {
        for line in lines {
            self.push(line);
        }
    }

    /// The moves and what is told of them.
    fn told(&self, diagram: &Diagram, width: usize) -> Vec<Vec<Span>> {
        let colon = self.text.page.colon;
        let mut lines = Vec::new();
        for (lead, words) in &diagram.captions {
            if lead.is_empty() || words.is_empty() {
                let ink = if lead.is_empty() {
                    Ink::Plain
                } else {
                    Ink::Code
                };
                let words = plain(&format!("{lead}{words}"), ink);
                lines.extend(fill(words, width, Vec::new(), 0));
                continue;
            }
            let first = vec![Span::new(Ink::Code, lead), Span::new(Ink::Plain, colon)];
            let rest = lead.width() + colon.width();
            lines.extend(fill(markdown::words(words), width, first, rest));
        }
        lines
    }

    /// Boards side by side, with words beside them.
    fn boards(
        &mut self,
        pictures: &[(Option<Move>, Picture)],
        left: usize,
        mut words: Vec<Vec<Span>>,
    ) {
        if pictures.is_empty() {
            return self.extend(words);
        }
        let step = usize::from(PICTURE_WIDTH) + GAP;
        let label = usize::from(pictures.iter().any(|(mv, _)| mv.is_some()));
        let first = self.page.pictures.len();
        self.page.pictures.extend(pictures.iter().map(|&(_, p)| p));
        let rows = label + usize::from(PICTURE_HEIGHT);
        words.resize(words.len().max(rows), Vec::new());
        for (row, words) in words.into_iter().enumerate() {
            let (mut spans, mut slices, mut end) = (Vec::new(), Vec::new(), 0);
            for (i, &(mv, _)) in pictures.iter().enumerate() {
                let column = left + i * step;
                if let (0, Some(mv)) = (row, mv) {
                    let label = format!("  {}", (self.text.page.after)(mv));
                    spans.push(Span::pad(column - end));
                    end = column + label.width();
                    spans.push(Span::new(Ink::Dim, label));
                } else if (label..rows).contains(&row) {
                    slices.push(Slice {
                        column: u16::try_from(column).unwrap_or(u16::MAX),
                        picture: first + i,
                        row: u16::try_from(row - label).unwrap_or(u16::MAX),
                    });
                }
            }
            if !words.is_empty() {
                let column = left + pictures.len() * step;
                spans.push(Span::pad(column.saturating_sub(end)));
                spans.extend(words);
            }
            self.push_row(spans, slices);
        }
    }
}

/// What a diagram shows, and whose turn it is.
fn head(diagram: &Diagram, width: usize) -> Vec<Vec<Span>> {
    let title = diagram.title.iter().map(|title| plain(title, Ink::Bold));
    let turn = plain(&diagram.turn, Ink::Dim);
    title
        .chain([turn])
        .flat_map(|words| fill(words, width, Vec::new(), 0))
        .collect()
}

/// Words in one ink.
fn plain(words: &str, ink: Ink) -> Vec<Vec<Span>> {
    let mut words = markdown::words(words);
    for span in words.iter_mut().flatten() {
        span.ink = ink;
    }
    words
}
