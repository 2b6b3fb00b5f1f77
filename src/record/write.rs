//! Prints records strictly: lower case, a hyphen, `/` between captures, the rules tag last, a final newline.

use std::fmt::{self, Write as _};

use super::Record;
use super::head::VERSION;
use super::rules_tag;
use super::tag::Tag;
use super::verdict::{Score, Termination};
use crate::rules::{Board, End, Outcome, Ply};

/// A ply in the notation of records: `Ke3-e1-`, `e9-e4xd4/e3/f4`, `f9-f6xg6++`.
///
/// ```
/// use tablut::{record::notation, rules::{Position, Ruleset}};
/// let start = Position::start(Ruleset::Gwezboell);
/// assert_eq!(notation(start.play("e8-f8".parse().unwrap()).unwrap()), "e8-f8");
/// ```
#[must_use]
pub fn notation(ply: Ply) -> String {
    Notation(&ply).to_string()
}

struct Notation<'a>(&'a Ply);

impl fmt::Display for Notation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ply = self.0;
        if ply.by_king() {
            f.write_char('K')?;
        }
        write!(f, "{}", ply.mv)?;
        for (i, square) in ply.captured.into_iter().enumerate() {
            f.write_char(if i == 0 { 'x' } else { '/' })?;
            square.fmt(f)?;
        }
        f.write_str(match ply.end {
            Some(End::KingEscaped) => "--",
            Some(End::KingCaptured) => "++",
            None if !ply.after.ways().is_empty() => "-",
            Some(End::NoMoves(_)) | None => "",
        })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_tags(f)?;
        f.write_char('\n')?;
        let mut variations = self.variations.iter().peekable();
        while let Some(variation) = variations.next_if(|v| v.after == 0) {
            writeln!(f, "{}", variation.text)?;
        }
        for (turn, plies) in self.game.line().chunks(2).enumerate() {
            write!(f, "{}.", turn + 1)?;
            for ply in plies {
                write!(f, " {}", Notation(ply))?;
            }
            f.write_char('\n')?;
            let [first, second] = [turn * 2 + 1, turn * 2 + 2];
            let comment = |ply| {
                if ply < turn * 2 + 1 + plies.len() {
                    self.comment(ply)
                } else {
                    ""
                }
            };
            if !comment(first).is_empty() || !comment(second).is_empty() {
                writeln!(f, "[{}|{}]", comment(first), comment(second))?;
            }
            while let Some(variation) = variations.next_if(|v| v.after <= second) {
                writeln!(f, "{}", variation.text)?;
            }
        }
        Ok(())
    }
}

impl Record {
    fn write_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.game.start();
        for tag in Tag::ALL {
            // The ending belongs in the midst of the known tags.
            match tag {
                Tag::Annotator => {
                    write_tag(f, "result", self.verdict().score().map_or("?", Score::text))?;
                }
                Tag::Variant => write_tag(f, "termination", self.termination())?,
                _ => {}
            }
            write_tag(f, tag.name(), self.tag(tag).unwrap_or_default())?;
        }
        for (name, value) in &self.others {
            writeln!(f, "[{name}:{value}]")?;
        }
        writeln!(f, "[tablut-ruleset:{} {VERSION}]", start.ruleset())?;
        writeln!(f, "[first:{}]", start.turn())?;
        if self.game.can_redo() {
            writeln!(f, "[tablut-at:{}]", self.game.plies().len())?;
        }
        if start.board() != Board::START {
            writeln!(
                f,
                "[position:{}]\n[to-move:{}]",
                start.board(),
                start.turn()
            )?;
        }
        write_tag(f, "start-comment", self.comment(0))?;
        writeln!(
            f,
            "[rules:{}]",
            rules_tag::text(start.ruleset(), start.turn())
        )
    }

    /// The words for the end: the program's own where a reader needs them to restore it.
    fn termination(&self) -> &str {
        match (self.game.settled(), self.game.outcome()) {
            (Some(settled), _) => Termination::from(settled).text(),
            (None, _) if !self.said.words.is_empty() => &self.said.words,
            (None, Some(Outcome::Board(end))) => Termination::from(Outcome::Board(end)).text(),
            (None, _) => "",
        }
    }
}

/// A tag, unless its value is empty.
fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    if value.is_empty() {
        Ok(())
    } else {
        writeln!(f, "[{name}:{value}]")
    }
}
