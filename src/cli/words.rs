//! The words of the choices, and what each of them means.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::app::message::{Choice, Language, SizeWish, ThemeName, Turning};
use crate::rules::{Ruleset, Side};

/// Takes the word of a choice, in capitals too where the argument ignores case; `help` says what each is.
pub(super) fn one_of<T: Choice + Send + Sync>(
    help: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let values = T::WORDS
        .iter()
        .map(|&(word, choice)| PossibleValue::new(word).help(help(choice)));
    PossibleValuesParser::new(values)
        .try_map(|word| T::named(&word.to_lowercase()).ok_or("no such word"))
}

pub(super) const fn ruleset(ruleset: Ruleset) -> &'static str {
    match ruleset {
        Ruleset::Fortress => "The king escapes to a corner",
        Ruleset::Gwezboell => "The king escapes to any edge",
    }
}

pub(super) const fn side(side: Side) -> &'static str {
    match side {
        Side::Attackers => "The sixteen dark pawns",
        Side::Defenders => "The king and his eight light pawns",
    }
}

pub(super) const fn language(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "French",
    }
}

pub(super) const fn theme(theme: ThemeName) -> &'static str {
    match theme {
        ThemeName::Dark => "Light words on a dark ground",
        ThemeName::Light => "Dark words on a light ground",
        ThemeName::Safe => "Safe for colour-blind players",
        ThemeName::Mono => "No colours",
    }
}

pub(super) const fn size(size: SizeWish) -> &'static str {
    match size {
        SizeWish::Auto => "The largest that fits well",
        SizeWish::Small => "2×1 characters a square",
        SizeWish::Medium => "4×2",
        SizeWish::Large => "6×3",
        SizeWish::ExtraLarge => "8×4",
    }
}

pub(super) const fn turning(turning: Turning) -> &'static str {
    match turning {
        Turning::Keep => "It stays",
        Turning::Auto => "It turns after each move",
    }
}
