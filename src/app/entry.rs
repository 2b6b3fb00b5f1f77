//! A move as it is typed.

use super::message::EntryFault;
use crate::rules::{Square, SquareSet};

/// The text of a move, while it is typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entry {
    text: String,
}

/// What a typed text says so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Typed {
    /// The square of origin, once it is whole.
    pub from: Option<Square>,
    /// The squares that the target can still be: all, a file, or one.
    pub to: SquareSet,
    /// The target, once it is whole.
    pub target: Option<Square>,
}

impl Entry {
    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Whether nothing was typed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Adds a printable character; at most 40 are kept.
    ///
    /// Right after the letter of a file, the keys of a French digit row without Shift are digits.
    pub fn push(&mut self, c: char) {
        const ROW: &str = "&é\"'(-è_ç";
        if c.is_control() || self.text.chars().count() >= 40 {
            return;
        }
        let mut letters = self.text.chars().rev();
        let file = letters.next().is_some_and(is_file);
        // A letter behind a letter, as in "dd", begins no square.
        let begins = letters.next().is_none_or(|before| !is_file(before));
        let digit = ROW.chars().zip('1'..='9').find(|&(key, _)| key == c);
        self.text.push(match digit {
            Some((_, digit)) if file && begins => digit,
            _ => c,
        });
    }

    /// Takes the last character back.
    pub fn erase(&mut self) {
        self.text.pop();
    }

    /// Forgets the text.
    pub fn clear(&mut self) {
        self.text.clear();
    }

    /// Reads the text as far as it goes: `d1`, `d1d4`, `d1-d4`, `D1 D4`, `d1xd4`.
    ///
    /// # Errors
    /// When it cannot become a move, with the part that is wrong.
    pub fn read(&self) -> Result<Typed, EntryFault> {
        let mut rest = self.text.trim();
        let mut typed = Typed {
            from: None,
            to: SquareSet::ALL,
            target: None,
        };
        typed.from = square(&mut rest)?;
        if typed.from.is_some() {
            rest = rest.trim_start_matches([' ', '-', '–', '—', 'x', 'X', ':']);
            let mut letters = rest.chars();
            if let (Some(letter), None) = (letters.next(), letters.next())
                && is_file(letter)
            {
                typed.to = file(letter);
                return Ok(typed);
            }
            typed.target = square(&mut rest)?;
            if let Some(target) = typed.target {
                typed.to = SquareSet::of(target);
            }
        }
        let rest = rest.trim();
        if rest.is_empty() || typed.from.is_none() && rest.chars().count() == 1 {
            Ok(typed)
        } else {
            Err(EntryFault::Rest(rest.to_owned()))
        }
    }
}

const fn is_file(c: char) -> bool {
    matches!(c, 'a'..='i' | 'A'..='I')
}

fn file(letter: char) -> SquareSet {
    Square::all()
        .filter(|s| s.to_string().starts_with(letter.to_ascii_lowercase()))
        .collect()
}

/// Takes a square off the front; nothing when the text is empty or one letter of a file, which may become one.
fn square(rest: &mut &str) -> Result<Option<Square>, EntryFault> {
    let mut letters = rest.char_indices();
    let Some((_, first)) = letters.next() else {
        return Ok(None);
    };
    if letters.next().is_none() && is_file(first) {
        return Ok(None);
    }
    let end = letters.next().map_or(rest.len(), |(at, _)| at);
    let (word, behind) = rest.split_at(end);
    let square = word
        .parse()
        .map_err(|_| EntryFault::NoSquare(word.to_owned()))?;
    *rest = behind;
    Ok(Some(square))
}
