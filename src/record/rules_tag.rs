//! The rules tag: our two games in the words of OpenTafl.

use crate::rules::{Board, Ruleset, Side};

/// The rules that make a game what it is: key, value for fortress, for gwezboell, and the value of a tag without it.
const KEYS: [(&str, &str, &str, &str); 20] = [
    ("dim", "9", "9", ""),
    ("esc", "c", "e", "c"),
    ("ka", "n", "n", "y"),
    ("ks", "m", "s", "s"),
    ("kj", "n", "n", "n"),
    ("cor", "default", "", "default"),
    ("cen", "default", "default", "default"),
    ("afor", "", "", ""),
    ("dfor", "", "", ""),
    ("spd", "-1", "-1", "-1"),
    ("corh", "tcnkTCNK", "tcnkTCNK", "tcnkTCNK"),
    ("corp", "K", "K", "K"),
    ("cors", "K", "K", "K"),
    ("cenp", "tcnkTCNK", "tcnkTCNK", "tcnkTCNK"),
    ("cens", "", "", "K"),
    ("cenh", "", "", "tcnk"),
    ("cenhe", "K", "K", "tcnkTCNK"),
    ("sw", "n", "n", "n"),
    ("efe", "n", "n", "n"),
    ("ber", "n", "n", "n"),
];

/// What does not: a name, who begins and where, endings that our rules leave to the players, and rules for pieces that
/// our games do not have.
const FREE: [&str; 9] = [
    "name", "atkf", "start", "starti", "surf", "tfr", "nj", "cj", "swf",
];

/// The value of a key; empty when the key stands there without one.
pub(super) fn value<'a>(tag: &'a str, key: &str) -> Option<&'a str> {
    entries(tag).find_map(|(k, value)| (k == key).then_some(value))
}

fn entries(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    tag.split_whitespace()
        .map(|entry| entry.split_once(':').unwrap_or((entry, "")))
}

/// Which of our games it is, if any.
pub(super) fn ruleset(tag: &str) -> Option<Ruleset> {
    let known = |key: &str| FREE.contains(&key) || KEYS.iter().any(|&(k, ..)| k == key);
    if entries(tag).any(|(key, _)| !known(key)) {
        return None;
    }
    let is = |ruleset: &Ruleset| {
        KEYS.iter().all(|&(key, fortress, gwezboell, default)| {
            let wanted = match ruleset {
                Ruleset::Fortress => fortress,
                Ruleset::Gwezboell => gwezboell,
            };
            value(tag, key).unwrap_or(default) == wanted
        })
    };
    Ruleset::BOTH.into_iter().find(is)
}

/// Who begins.
pub(super) fn first(tag: &str) -> Side {
    if value(tag, "atkf") == Some("n") {
        Side::Defenders
    } else {
        Side::Attackers
    }
}

/// The name of the game, if it has one.
pub(super) fn name(tag: &str) -> Option<String> {
    let name = value(tag, "name").filter(|name| !name.is_empty());
    name.map(|name| name.replace('_', " "))
}

/// Where the game starts, rank 1 first.
pub(super) fn start(tag: &str) -> Option<String> {
    match value(tag, "starti") {
        None => value(tag, "start").map(str::to_owned),
        Some(start) => {
            let ranks: Vec<&str> = start.trim_matches('/').split('/').rev().collect();
            Some(format!("/{}/", ranks.join("/")))
        }
    }
}

/// The tag's value for a game of ours.
pub(super) fn text(ruleset: Ruleset, first: Side) -> String {
    let atkf = match first {
        Side::Attackers => 'y',
        Side::Defenders => 'n',
    };
    let (esc, ks, cor) = match ruleset {
        Ruleset::Fortress => ('c', 'm', ""),
        Ruleset::Gwezboell => ('e', 's', " cor:"),
    };
    // The start is the same upside down, as `starti` has it.
    let start = Board::START;
    format!(
        "dim:9 name:Tablut esc:{esc} atkf:{atkf} ka:n ks:{ks}{cor} cens: cenh: cenhe:K starti:{start}"
    )
}
