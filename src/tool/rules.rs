//! `tablut rules`: the rules as plain text.

use std::io::{self, Write};

use anyhow::Result;

use super::letter::letter;
use crate::app::message::Language;
use crate::app::reader::{Ink, Line, Page, Picture};
use crate::app::view;
use crate::rules::{Ruleset, SIZE, Square};

/// Columns of the text.
const WIDTH: usize = 80;

/// Prints what both games share, the rules of one, and the rest of the page.
///
/// # Errors
/// When the output fails.
pub fn run(
    ruleset: Ruleset,
    language: Language,
    ascii: bool,
    mut output: impl Write,
) -> Result<()> {
    let page = Page::rules(ruleset, language, WIDTH);
    for line in &page.lines {
        let words = text(line, &page.pictures);
        let words = words.trim_end();
        if ascii {
            let folded: String = words.chars().map(view::ascii).collect();
            writeln!(output, "{folded}")?;
        } else {
            writeln!(output, "{words}")?;
        }
    }
    Ok(output.flush()?)
}

/// [`run`] on the standard output.
///
/// # Errors
/// As [`run`].
pub fn main(ruleset: Ruleset, language: Language, ascii: bool) -> Result<()> {
    run(
        ruleset,
        language,
        ascii,
        io::BufWriter::new(io::stdout().lock()),
    )
}

/// The words of a line, the headings of groups in capitals, and the rows of the boards in it.
fn text(line: &Line, pictures: &[Picture]) -> String {
    let mut words = line.words();
    if line.spans.iter().any(|span| span.ink == Ink::Title) {
        words = words.to_uppercase();
    }
    for slice in &line.slices {
        let column = usize::from(slice.column);
        words.extend((words.chars().count()..column).map(|_| ' '));
        if let Some(picture) = pictures.get(slice.picture) {
            words.push_str(&row(picture, slice.row));
        }
    }
    words
}

/// The letters of the files, or a rank of a board.
fn row(picture: &Picture, row: u16) -> String {
    let Some(rank) = u8::try_from(row).ok().and_then(|row| row.checked_sub(1)) else {
        return "  a b c d e f g h i".to_owned();
    };
    let mut words = format!("{}", SIZE - rank);
    let squares = (0..SIZE).filter_map(|file| Square::new(file, SIZE - 1 - rank));
    for square in squares {
        words.push(' ');
        words.push(letter(picture.position, square));
    }
    words
}
