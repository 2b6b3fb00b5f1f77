//! What a line asks for: a move, a square, or a word with what stands behind it.

use crate::app::entry::Entry;
use crate::app::message::{EntryFault, Language};
use crate::rules::{Move, Square, SquareSet};
use crate::text::plain::{Word, plain_text};

/// What a line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// A move, and what was written of it beyond its squares.
    Move(Move, Written),
    /// A square by itself.
    Look(Square),
    /// A word, and what stands behind it.
    Word(Word, String),
}

/// What a move was written with, and has to be true.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Written {
    /// The king's letter.
    pub(super) king: bool,
    /// What it takes.
    pub(super) takes: Option<SquareSet>,
}

/// Why a line asks for nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Unclear {
    /// It begins like a move, and is none.
    Entry(EntryFault),
    /// Its first word is not known.
    Word(String),
}

/// Understands a line that is not empty.
pub(super) fn read(line: &str) -> Result<Request, Unclear> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let folded = self::folded(first);
    let mut all = spellings(&Word::ALL, Language::English);
    if let Some((word, _)) = all.find(|(_, spelling)| self::folded(spelling) == folded) {
        return Ok(Request::Word(word, rest.trim().to_owned()));
    }
    match typed(line) {
        Some(Ok(request)) => Ok(request),
        Some(Err(fault)) => Err(Unclear::Entry(fault)),
        None => Err(Unclear::Word(excerpt(first))),
    }
}

/// Reads a line as a move, if it looks like one: as it is typed, said or written in a record.
fn typed(line: &str) -> Option<Result<Request, EntryFault>> {
    let second_is_digit = |text: &str| text.chars().nth(1).is_some_and(|c| c.is_ascii_digit());
    // The king's letter, in records and in French, is no letter of a file.
    let mut written = Written::default();
    let line = match line.strip_prefix(['k', 'K', 'r', 'R']) {
        Some(rest) if second_is_digit(rest) => {
            written.king = true;
            rest
        }
        _ => line,
    };
    let said: Vec<&str> = line.split_whitespace().collect();
    let line = match said[..] {
        [from, between, to] if BETWEEN.contains(&folded(between).as_str()) => {
            format!("{from} {to}")
        }
        _ => line.to_owned(),
    };
    let mut entry = Entry::default();
    line.chars().for_each(|c| entry.push(c));
    let mut read = entry.read();
    // An entry keeps no more than a move and its gaps may take.
    let beyond: String = line.chars().skip(40).collect();
    if !beyond.is_empty() && read.is_ok() {
        read = Err(EntryFault::Rest(excerpt(beyond.trim())));
    }
    if let Err(EntryFault::Rest(rest)) = &read
        && let unmarked = rest.trim_end_matches(['-', '+', '#', '!', '?'])
        && let takes = taken(unmarked)
        && (unmarked.is_empty() || takes.is_some())
    {
        written.takes = takes;
        let text = entry.text().trim_end();
        let without = text.strip_suffix(rest.as_str()).unwrap_or(text).to_owned();
        entry.clear();
        without.chars().for_each(|c| entry.push(c));
        read = entry.read();
    }
    match read {
        Ok(typed) => match (typed.from, typed.target) {
            (Some(from), Some(to)) => Some(Ok(Request::Move(Move { from, to }, written))),
            (Some(square), None) if typed.to == SquareSet::ALL => Some(Ok(Request::Look(square))),
            (Some(_), None) => Some(Err(second_square(&line))),
            (None, _) => None,
        },
        Err(EntryFault::NoSquare(_))
            if line.get(..2).is_some_and(|s| s.parse::<Square>().is_ok()) =>
        {
            Some(Err(second_square(&line)))
        }
        Err(fault) if second_is_digit(&line) => Some(Err(fault)),
        Err(_) => None,
    }
}

/// What is said between two squares.
const BETWEEN: [&str; 5] = ["to", "a", "vers", "->", "→"];

/// The squares that a move takes, as records write them behind it.
fn taken(rest: &str) -> Option<SquareSet> {
    let squares = rest.strip_prefix(['x', 'X'])?.split('/');
    let squares: Result<Vec<Square>, _> = squares.map(str::parse).collect();
    Some(squares.ok()?.into_iter().collect())
}

/// What stands in the place of the second square of a move.
fn second_square(line: &str) -> EntryFault {
    let behind = line.get(2..).unwrap_or_default();
    let word = behind.trim_start_matches([' ', '-', '–', '—', 'x', 'X', ':']);
    let word = word.split_whitespace().next().unwrap_or(behind.trim());
    EntryFault::NoSquare(excerpt(word))
}

/// A spelling without capitals and accents.
pub(super) fn folded(text: &str) -> String {
    let fold = |c: char| match c {
        'à' | 'â' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' => 'u',
        'ç' => 'c',
        c => c,
    };
    // An accent of its own, as some keyboards and files have it.
    let joined = |c: &char| !('\u{300}'..='\u{36f}').contains(c);
    text.to_lowercase()
        .chars()
        .filter(joined)
        .map(fold)
        .collect()
}

/// Every spelling of words, those of a language first.
fn spellings(known: &[Word], language: Language) -> impl Iterator<Item = (Word, &'static str)> {
    let other = match language {
        Language::English => Language::French,
        Language::French => Language::English,
    };
    [language, other].into_iter().flat_map(move |language| {
        let of = move |&word: &Word| {
            let spellings = (plain_text(language).word)(word);
            spellings.iter().map(move |&spelling| (word, spelling))
        };
        known.iter().flat_map(of)
    })
}

/// The known word that a mistyped one is nearest to: at most a letter in three differs, or it was not typed to its end.
pub(super) fn near(word: &str, known: &[Word], language: Language) -> Option<&'static str> {
    let word = folded(word);
    let length = word.chars().count();
    if length < 3 {
        return None;
    }
    let distance = |spelling: &str| {
        let allowed = length.max(spelling.chars().count()) / 3;
        let distance = strsim::osa_distance(&word, &folded(spelling));
        (distance <= allowed).then_some(distance)
    };
    let all = || spellings(known, language).map(|(_, spelling)| spelling);
    let nearest = all()
        .filter_map(|spelling| Some((distance(spelling)?, spelling)))
        .min_by_key(|&(distance, _)| distance);
    let begun = || all().find(|spelling| folded(spelling).starts_with(&word));
    nearest.map(|(_, spelling)| spelling).or_else(begun)
}

/// A text shortened to be read in a sentence.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 30;
    if text.chars().count() <= LONGEST {
        text.to_owned()
    } else {
        text.chars().take(LONGEST).chain("...".chars()).collect()
    }
}
