//! Cuts a text into the parts of a record, without judging them. All leniency about how a move is written is here.

use crate::rules::{Move, Square, SquareSet};

/// A part of the text and where it stands, in bytes.
pub(super) struct Token<'a> {
    pub(super) at: usize,
    pub(super) text: &'a str,
    pub(super) part: Part<'a>,
}

pub(super) enum Part<'a> {
    /// What stands between square brackets: a tag or a comment.
    Group(&'a str),
    /// A comment as other notations have it: what stands between braces, or a parenthesis, whole.
    Remark(&'a str),
    /// An opening bracket that nothing closes, and all that follows.
    Unclosed,
    /// A variation with its comments.
    Variation(&'a str),
    Move(Written),
    /// `resign` or `---`.
    Resign,
    Timeout,
    Other,
}

/// A move as it is written.
pub(super) struct Written {
    pub(super) mv: Move,
    /// With a letter before it: whether that is the king's.
    pub(super) by_king: Option<bool>,
    pub(super) captures: Captures,
    /// Whether `++` or `--` says that it ends the game.
    pub(super) ends: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Captures {
    None,
    /// An `x` and no square.
    Bare,
    Squares(SquareSet),
}

/// The parts of a text in their order; white space, turn numbers and dots are passed over.
pub(super) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }
}

impl<'a> Iterator for Scanner<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        loop {
            let rest = self.text[self.at..].trim_start();
            self.at = self.text.len() - rest.len();
            let first = rest.chars().next()?;
            let (len, part) = if let Some((len, written)) = written(rest) {
                (len, Part::Move(written))
            } else if first.is_ascii_digit() {
                if let Some(len) = variation(rest) {
                    (len, Part::Variation(&rest[..len]))
                } else if let Some(len) = number(rest) {
                    self.at += len;
                    continue;
                } else {
                    word(rest)
                }
            } else {
                match first {
                    '.' | '…' => {
                        self.at += first.len_utf8();
                        continue;
                    }
                    '[' | '{' | '(' => group(rest, first),
                    _ => word(rest),
                }
            };
            let token = Token {
                at: self.at,
                text: &rest[..len],
                part,
            };
            self.at += len;
            return Some(token);
        }
    }
}

/// A bracket up to the one that closes it.
fn group(rest: &str, open: char) -> (usize, Part<'_>) {
    match (closing(rest, open), open) {
        (None, _) => (rest.len(), Part::Unclosed),
        (Some(end), '[') => (end + 1, Part::Group(&rest[1..end])),
        (Some(end), '{') => (end + 1, Part::Remark(&rest[1..end])),
        (Some(end), _) => (end + 1, Part::Remark(&rest[..=end])),
    }
}

/// Where the bracket closes with which a text begins. Brackets inside it close first: one that was forgotten does not
/// swallow moves up to the end of a later comment.
fn closing(rest: &str, open: char) -> Option<usize> {
    let close = match open {
        '[' => ']',
        '{' => '}',
        _ => ')',
    };
    let mut depth = 0_usize;
    rest.char_indices().find_map(|(at, c)| {
        if c == open {
            depth += 1;
        } else if c == close {
            depth -= 1;
        }
        (depth == 0).then_some(at)
    })
}

/// What is no move: up to white space or the next bracket.
fn word(rest: &str) -> (usize, Part<'_>) {
    let len = word_len(rest);
    let part = match rest[..len].to_ascii_lowercase().trim_end_matches('.') {
        "---" | "resign" | "resigns" | "resigned" => Part::Resign,
        "timeout" => Part::Timeout,
        _ => Part::Other,
    };
    (len, part)
}

fn word_len(rest: &str) -> usize {
    let end = |c: char| c.is_whitespace() || c == '[';
    rest.char_indices()
        .skip(1)
        .find(|&(_, c)| end(c))
        .map_or(rest.len(), |(at, _)| at)
}

/// The length of a turn number, `12`, `12.`, `12...` or `12)`, glued to its move or not.
fn number(rest: &str) -> Option<usize> {
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let end = after.trim_start_matches(['.', ')', ':', '…']);
    let ends =
        end.len() < after.len() || after.is_empty() || after.starts_with(char::is_whitespace);
    ends.then_some(rest.len() - end.len())
}

/// The length of a variation, `8a.1.1a. e5-e3 d1-d3`: the line, and the comments that follow it.
fn variation(rest: &str) -> Option<usize> {
    let id = &rest[..word_len(rest)];
    let letter = id
        .trim_start_matches(|c: char| c.is_ascii_digit())
        .starts_with(|c: char| c.is_ascii_alphabetic());
    let plain = id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.');
    if !(letter && plain && id.ends_with('.')) {
        return None;
    }
    let mut end = 0;
    loop {
        let line = &rest[end..];
        let at = line.find(['[', '\n', '\r']).unwrap_or(line.len());
        let next = line[at..].trim_start();
        end = rest.len() - next.len();
        match next.starts_with('[').then(|| closing(next, '[')).flatten() {
            Some(close) => end += close + 1,
            None => return Some(rest[..end].trim_end().len()),
        }
    }
}

/// A move, and its length: `Ke3-e1-`, `e9e4xd4/e3`, `E9 – E4 x`.
fn written(rest: &str) -> Option<(usize, Written)> {
    let mut cursor = Cursor { text: rest, at: 0 };
    let by_king = cursor.letter();
    let from = cursor.square()?;
    cursor.blanks();
    if cursor.dash() {
        cursor.blanks();
    }
    let to = cursor.square()?;
    let mut captures = Captures::None;
    while cursor.eat(|c| matches!(c, 'x' | 'X' | '×' | '/' | ':')) {
        cursor.letter();
        captures = match (captures, cursor.square()) {
            (Captures::Squares(set), None) => Captures::Squares(set),
            (_, None) => Captures::Bare,
            (Captures::Squares(set), Some(square)) => Captures::Squares(set | square.into()),
            (_, Some(square)) => Captures::Squares(square.into()),
        };
    }
    let marks = cursor.at;
    while cursor.dash() || cursor.eat(|c| matches!(c, '+' | '#' | '!' | '?')) {}
    let ends = matches!(&rest[marks..cursor.at], "++" | "--");
    let over = cursor
        .peek()
        .is_none_or(|c| c.is_whitespace() || matches!(c, '[' | '{' | '('));
    over.then_some((
        cursor.at,
        Written {
            mv: Move { from, to },
            by_king,
            captures,
            ends,
        },
    ))
}

struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

impl Cursor<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..].chars().next()
    }

    fn eat(&mut self, wanted: impl Fn(char) -> bool) -> bool {
        match self.peek() {
            Some(c) if wanted(c) => {
                self.at += c.len_utf8();
                true
            }
            _ => false,
        }
    }

    fn blanks(&mut self) {
        while self.eat(|c| matches!(c, ' ' | '\t' | '\u{a0}')) {}
    }

    /// A hyphen or one of the dashes that stand for it.
    fn dash(&mut self) -> bool {
        self.eat(|c| matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}'))
    }

    /// The letter of a piece: whether it is the king's. It stands before a square or, where only the piece that is
    /// taken is named, in its place.
    fn letter(&mut self) -> Option<bool> {
        let letter = self.text.as_bytes().get(self.at)?;
        let by_king = match letter {
            b'K' | b'k' => true,
            b'T' | b't' => false,
            _ => return None,
        };
        self.at += 1;
        Some(by_king)
    }

    fn square(&mut self) -> Option<Square> {
        let square = self.text.get(self.at..self.at + 2)?.parse().ok()?;
        self.at += 2;
        Some(square)
    }
}
