//! Where in a text something stands, and how that is said.

use std::fmt;

use crate::rules::Side;

/// A place in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The line, from 1.
    pub line: usize,
    /// In the list of moves, the turn, from 1, and whose move it is.
    pub turn: Option<(usize, Side)>,
    /// What stands there, shortened; may be empty.
    pub text: String,
}

/// `14: turn 7 (defenders) d3-d9`, or `3: [position:/9/]`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.line)?;
        if let Some((turn, side)) = self.turn {
            write!(f, " turn {turn} ({side})")?;
        }
        if !self.text.is_empty() {
            write!(f, " {}", self.text)?;
        }
        Ok(())
    }
}

/// Prints a place and what is to be said of it, with the name of the file or without.
pub(super) fn report(
    f: &mut fmt::Formatter<'_>,
    file: Option<&str>,
    spot: Option<&Spot>,
    what: &dyn fmt::Display,
) -> fmt::Result {
    match (file, spot) {
        (Some(file), Some(_)) => write!(f, "{file}:")?,
        (Some(file), None) => write!(f, "{file}: ")?,
        (None, _) => {}
    }
    match spot {
        Some(spot) if spot.turn.is_none() && spot.text.is_empty() => write!(f, "{spot} {what}"),
        Some(spot) => write!(f, "{spot}: {what}"),
        None => what.fmt(f),
    }
}

/// A text shortened to be read in a line.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    let mut short = String::new();
    for word in text.split_whitespace() {
        if !short.is_empty() {
            short.push(' ');
        }
        short.push_str(word);
        if short.chars().count() > LONGEST {
            short = short.chars().take(LONGEST - 1).chain(['…']).collect();
            break;
        }
    }
    short
}

/// Finds the lines of places that are mostly asked for in their order.
pub(super) struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl<'a> Lines<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self {
            text,
            at: 0,
            line: 1,
        }
    }

    /// The spot of a part of the text, which is no move.
    pub(super) fn spot(&mut self, at: usize, text: &str) -> Spot {
        Spot {
            line: self.of(at),
            turn: None,
            text: excerpt(text),
        }
    }

    fn of(&mut self, at: usize) -> usize {
        if at < self.at {
            (self.at, self.line) = (0, 1);
        }
        let bytes = self.text.as_bytes();
        let ends =
            |i: usize| bytes[i] == b'\n' || bytes[i] == b'\r' && bytes.get(i + 1) != Some(&b'\n');
        self.line += (self.at..at).filter(|&i| ends(i)).count();
        self.at = at;
        self.line
    }
}
