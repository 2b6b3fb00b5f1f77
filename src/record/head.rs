//! The header of a record: its tags, and the position that they make of the start.

use super::fault::Reason;
use super::rules_tag;
use super::scan::Token;
use super::tag::Tag;
use super::verdict::Score;
use super::warning::Caution;
use super::{Hints, Record, clean};
use crate::rules::{Position, Ruleset, Side};

/// The version of the rules that this program plays, both rulesets alike.
pub(super) const VERSION: &str = "1";

/// A tag's value and where the tag stands.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub(super) value: &'a str,
    pub(super) at: usize,
    /// The whole tag.
    pub(super) text: &'a str,
}

/// The tags from which the start, the end and the standing of the game follow.
#[derive(Default)]
pub(super) struct Head<'a> {
    pub(super) result: Option<Entry<'a>>,
    pub(super) termination: Option<Entry<'a>>,
    pub(super) at: Option<Entry<'a>>,
    rules: Option<Entry<'a>>,
    ruleset: Option<Entry<'a>>,
    first: Option<Entry<'a>>,
    to_move: Option<Entry<'a>>,
    position: Option<Entry<'a>>,
}

/// A tag that stops the reading, and why.
pub(super) type Refusal<'a> = (Entry<'a>, Reason);

impl<'a> Head<'a> {
    /// Takes what stands between brackets before the first move: a tag, which goes where it belongs, or a comment.
    ///
    /// # Errors
    /// For the second tag of a name, which is not taken.
    pub(super) fn take(
        &mut self,
        record: &mut Record,
        token: &Token<'a>,
        inner: &'a str,
    ) -> Result<(), Caution> {
        let Some((name, value)) = tag(inner) else {
            record.add_comment(0, inner);
            return Ok(());
        };
        let lower = name.to_ascii_lowercase();
        if let Some(slot) = self.slot(&lower) {
            if slot.is_some() {
                return Err(Caution::Twice);
            }
            *slot = Some(Entry {
                value,
                at: token.at,
                text: token.text,
            });
            return Ok(());
        }
        match Tag::named(&lower) {
            Some(tag) if record.tag(tag).is_some() => return Err(Caution::Twice),
            Some(tag) => record.set_tag(tag, value),
            None if matches!(lower.as_str(), "start-comment" | "starting-comment") => {
                record.add_comment(0, value);
            }
            None => record.others.push((name.to_owned(), clean(value, ' '))),
        }
        Ok(())
    }

    /// Where the tag of a name belongs, when something follows from it.
    fn slot(&mut self, name: &str) -> Option<&mut Option<Entry<'a>>> {
        Some(match name {
            "result" => &mut self.result,
            "termination" => &mut self.termination,
            "tablut-at" => &mut self.at,
            "rules" => &mut self.rules,
            "tablut-ruleset" => &mut self.ruleset,
            "first" => &mut self.first,
            "to-move" => &mut self.to_move,
            "position" => &mut self.position,
            _ => return None,
        })
    }

    /// The position to start from.
    ///
    /// # Errors
    /// For a tag that makes no sense, and for the rules of another game.
    pub(super) fn start(
        &self,
        hints: Hints,
        warn: &mut impl FnMut(Entry<'a>, Caution),
    ) -> Result<Position, Refusal<'a>> {
        let ruleset = self.ruleset(hints, warn)?;
        let side = |entry: Entry<'a>| {
            entry
                .value
                .parse::<Side>()
                .map_err(|e| (entry, Reason::Side(e)))
        };
        let turn = match (self.to_move.or(self.first), self.rules) {
            (Some(entry), _) => side(entry)?,
            (None, Some(rules)) if rules_tag::ruleset(rules.value).is_some() => {
                rules_tag::first(rules.value)
            }
            (None, _) => hints.first.unwrap_or(Side::Attackers),
        };
        let from_rules = || {
            self.rules
                .and_then(|rules| Some((rules, rules_tag::start(rules.value)?)))
        };
        let given = self
            .position
            .map(|entry| (entry, entry.value.to_owned()))
            .or_else(from_rules);
        match given {
            None => Ok(Position::start(ruleset).with_turn(turn)),
            // The text of a position refuses what a position of the game may not have.
            Some((entry, board)) => format!("{ruleset} {turn} {board}")
                .parse()
                .map_err(|e| (entry, Reason::Position(e))),
        }
    }

    fn ruleset(
        &self,
        hints: Hints,
        warn: &mut impl FnMut(Entry<'a>, Caution),
    ) -> Result<Ruleset, Refusal<'a>> {
        let by_rules = self
            .rules
            .map(|rules| (rules, rules_tag::ruleset(rules.value)));
        let ruleset = if let Some(entry) = self.ruleset {
            let mut words = entry.value.split_whitespace();
            match (words.next().unwrap_or_default().parse(), hints.ruleset) {
                (Ok(ruleset), _) => {
                    if words.next().is_some_and(|version| version != VERSION) {
                        warn(entry, Caution::Version);
                    }
                    ruleset
                }
                (Err(_), Some(ruleset)) => {
                    warn(entry, Caution::ReadAs(ruleset));
                    ruleset
                }
                (Err(e), None) => return Err((entry, Reason::Ruleset(e))),
            }
        } else {
            match (by_rules, hints.ruleset) {
                (Some((_, Some(ruleset))), _) | (_, Some(ruleset)) => ruleset,
                (Some((rules, None)), None) => {
                    return Err((rules, Reason::OtherGame(rules_tag::name(rules.value))));
                }
                (None, None) => Ruleset::default(),
            }
        };
        if let Some((rules, said)) = by_rules
            && said != Some(ruleset)
        {
            warn(rules, Caution::ReadAs(ruleset));
        }
        Ok(ruleset)
    }

    /// The result that the tag gives.
    ///
    /// # Errors
    /// When it gives none that is known.
    pub(super) fn score(&self) -> Result<Option<(Entry<'a>, Score)>, Entry<'a>> {
        match self.result {
            None => Ok(None),
            Some(entry) => match Score::parse(entry.value) {
                Ok(score) => Ok(score.map(|score| (entry, score))),
                Err(()) => Err(entry),
            },
        }
    }
}

/// The name and the value of a tag, `name:value`, or `Name "value"` as chess has it.
fn tag(inner: &str) -> Option<(&str, &str)> {
    let inner = inner.trim();
    let (name, value) = match inner.split_once([':', ' ', '\t'])? {
        (name, _) if !name.starts_with(|c: char| c.is_ascii_alphabetic()) => return None,
        (name, _)
            if !name
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_') =>
        {
            return None;
        }
        (name, value) if inner[name.len()..].starts_with(':') => (name, value),
        (name, value) => (name, value.trim().strip_prefix('"')?.strip_suffix('"')?),
    };
    Some((name, value.trim()))
}
