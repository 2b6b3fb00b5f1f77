//! The words about saved games, replays and the library.

use crate::record::{Score, Verdict};
use crate::rules::{End, Outcome, Ruleset, Side};

/// The words about saved games, replays and the library.
pub struct DiskText {
    /// Play the unfinished game on.
    pub resume: &'static str,
    /// The library.
    pub games: &'static str,
    /// The game is not saved, and why.
    pub not_saved: fn(&str) -> String,
    /// The settings are not saved, and why.
    pub settings_not_saved: fn(&str) -> String,
    /// The settings file has a line that means nothing.
    pub broken_settings: fn(usize, &str) -> String,
    /// The heading of the field for a copy's path.
    pub save_as: &'static str,
    /// The heading of the field for the path of a record.
    pub open_path: &'static str,
    /// The row of a path.
    pub path: &'static str,
    /// How a path is completed.
    pub path_hint: &'static str,
    /// Save.
    pub save: &'static str,
    /// Open.
    pub open: &'static str,
    /// Whether to replace the file at a path.
    pub replace: fn(&str) -> String,
    /// No, yes.
    pub keep_replace: [&'static str; 2],
    /// Whether to move a game to the trash.
    pub trash: fn(&str) -> String,
    /// No, yes.
    pub keep_trash: [&'static str; 2],
    /// A copy was written.
    pub copied: fn(&str) -> String,
    /// No copy was written, and why.
    pub not_copied: fn(&str, &str) -> String,
    /// A record was not opened, and why.
    pub not_opened: fn(&str) -> String,
    /// A game was not moved to the trash, and why.
    pub not_trashed: fn(&str) -> String,
    /// Another program plays this game.
    pub watching: &'static str,
    /// The game has reached the longest record.
    pub too_long: &'static str,
    /// The board that is looked at has ended the game, so that nobody can play on.
    pub over_here: &'static str,
    /// The library is empty.
    pub empty: &'static str,
    /// No game fits the filter.
    pub no_match: &'static str,
    /// Before the filter.
    pub filter: &'static str,
    /// The columns: date, attackers, defenders, rules, moves, result.
    pub columns: [&'static str; 6],
    /// A ruleset in the column of the rules, in at most 11 columns.
    pub rules: fn(Ruleset) -> &'static str,
    /// A result in at most 24 columns.
    pub verdict: fn(&Verdict) -> String,
    /// How many games there are.
    pub count: fn(usize) -> String,
    /// The position in a replay: ply and plies.
    pub ply: fn(usize, usize) -> String,
    /// Plies a second.
    pub speed: fn(&str) -> String,
    /// Before the comment of a move.
    pub comment: &'static str,
}

/// English.
pub(super) const ENGLISH: DiskText = DiskText {
    resume: "Continue",
    games: "Games",
    not_saved: |why| format!("NOT SAVED: {why}"),
    settings_not_saved: |why| format!("The settings are not saved: {why}"),
    broken_settings: |line, text| {
        format!("settings, line {line}: {text:?} means nothing and is passed over")
    },
    save_as: "Save a copy",
    open_path: "Open a record",
    path: "Path",
    path_hint: "Tab completes the path.",
    save: "Save",
    open: "Open",
    replace: |path| format!("There is a file {path}. Replace it?"),
    keep_replace: ["No, keep it", "Yes, replace it"],
    trash: |name| format!("Move the game {name} to the trash?"),
    keep_trash: ["No, keep it", "Yes, to the trash"],
    copied: |path| format!("Saved a copy as {path}."),
    not_copied: |path, why| format!("No copy at {path}: {why}"),
    not_opened: |why| format!("Not opened: {why}"),
    not_trashed: |why| format!("Not moved to the trash: {why}"),
    watching: "Another program plays this game: you may look, not play.",
    too_long: "A record holds 10,000 moves, and this game has reached them.",
    over_here: "The game is over on this board: step back to play on.",
    empty: "No games yet: every game is kept here from its first move. o opens a record; a pasted move list is a game too.",
    no_match: "No game fits.",
    filter: "Filter: ",
    columns: ["Date", "Attackers", "Defenders", "Rules", "Moves", "Result"],
    rules: |ruleset| match ruleset {
        Ruleset::Fortress => "Fortress",
        Ruleset::Gwezboell => "Gwezboell",
    },
    verdict: |verdict| match verdict {
        Verdict::Unfinished => "unfinished".to_owned(),
        Verdict::Ended(Outcome::Board(End::KingEscaped)) => "defenders: escape".to_owned(),
        Verdict::Ended(Outcome::Board(End::KingCaptured)) => "attackers: capture".to_owned(),
        Verdict::Ended(Outcome::Board(End::NoMoves(Side::Attackers))) => {
            "defenders: no move".to_owned()
        }
        Verdict::Ended(Outcome::Board(End::NoMoves(Side::Defenders))) => {
            "attackers: no move".to_owned()
        }
        Verdict::Ended(Outcome::Resigned(Side::Attackers)) => "defenders: resigned".to_owned(),
        Verdict::Ended(Outcome::Resigned(Side::Defenders)) => "attackers: resigned".to_owned(),
        Verdict::Ended(Outcome::Agreed) => "draw: agreed".to_owned(),
        Verdict::Ended(Outcome::Repetition) => "draw: repetition".to_owned(),
        Verdict::Said(Some(Score::Won(Side::Attackers)), _) => "attackers".to_owned(),
        Verdict::Said(Some(Score::Won(Side::Defenders)), _) => "defenders".to_owned(),
        Verdict::Said(Some(Score::Draw), _) => "draw".to_owned(),
        Verdict::Said(None, words) => words.clone(),
    },
    count: |n| {
        if n == 1 {
            "1 game".to_owned()
        } else {
            format!("{n} games")
        }
    },
    ply: |at, of| format!("ply {at}/{of}"),
    speed: |speed| format!("{speed} a second"),
    comment: "Comment: ",
};

/// French.
pub(super) const FRENCH: DiskText = DiskText {
    resume: "Reprendre",
    games: "Parties",
    not_saved: |why| format!("NON ENREGISTRÉE : {why}"),
    settings_not_saved: |why| format!("Les réglages ne sont pas enregistrés : {why}"),
    broken_settings: |line, text| {
        format!("réglages, ligne {line} : {text:?} ne veut rien dire et est ignoré")
    },
    save_as: "Enregistrer une copie",
    open_path: "Ouvrir une partie",
    path: "Chemin",
    path_hint: "Tab complète le chemin.",
    save: "Enregistrer",
    open: "Ouvrir",
    replace: |path| format!("Le fichier {path} existe. Le remplacer ?"),
    keep_replace: ["Non, le garder", "Oui, le remplacer"],
    trash: |name| format!("Mettre la partie {name} à la corbeille ?"),
    keep_trash: ["Non, la garder", "Oui, à la corbeille"],
    copied: |path| format!("Copie enregistrée : {path}."),
    not_copied: |path, why| format!("Pas de copie en {path} : {why}"),
    not_opened: |why| format!("Pas d'ouverture : {why}"),
    not_trashed: |why| format!("Pas mise à la corbeille : {why}"),
    watching: "Un autre programme joue cette partie : on peut regarder, pas jouer.",
    too_long: "Un fichier de partie contient 10 000 coups, et cette partie les a atteints.",
    over_here: "La partie est finie sur ce plateau : un coup plus tôt, elle peut continuer.",
    empty: "Aucune partie encore : chacune est gardée ici dès son premier coup. o ouvre un fichier ; une liste de coups collée est aussi une partie.",
    no_match: "Aucune partie ne correspond.",
    filter: "Filtre : ",
    columns: [
        "Date",
        "Attaquants",
        "Défenseurs",
        "Règles",
        "Coups",
        "Résultat",
    ],
    rules: |ruleset| match ruleset {
        Ruleset::Fortress => "Forteresses",
        Ruleset::Gwezboell => "Gwezboell",
    },
    verdict: |verdict| match verdict {
        Verdict::Unfinished => "inachevée".to_owned(),
        Verdict::Ended(Outcome::Board(End::KingEscaped)) => "défenseurs : fuite".to_owned(),
        Verdict::Ended(Outcome::Board(End::KingCaptured)) => "attaquants : capture".to_owned(),
        Verdict::Ended(Outcome::Board(End::NoMoves(Side::Attackers))) => {
            "défenseurs : sans coup".to_owned()
        }
        Verdict::Ended(Outcome::Board(End::NoMoves(Side::Defenders))) => {
            "attaquants : sans coup".to_owned()
        }
        Verdict::Ended(Outcome::Resigned(Side::Attackers)) => "défenseurs : abandon".to_owned(),
        Verdict::Ended(Outcome::Resigned(Side::Defenders)) => "attaquants : abandon".to_owned(),
        Verdict::Ended(Outcome::Agreed) => "nulle convenue".to_owned(),
        Verdict::Ended(Outcome::Repetition) => "nulle : répétition".to_owned(),
        Verdict::Said(Some(Score::Won(Side::Attackers)), _) => "attaquants".to_owned(),
        Verdict::Said(Some(Score::Won(Side::Defenders)), _) => "défenseurs".to_owned(),
        Verdict::Said(Some(Score::Draw), _) => "nulle".to_owned(),
        Verdict::Said(None, words) => words.clone(),
    },
    count: |n| {
        if n == 1 {
            "1 partie".to_owned()
        } else {
            format!("{n} parties")
        }
    },
    ply: |at, of| format!("pos. {at}/{of}"),
    speed: |speed| format!("{speed} par seconde"),
    comment: "Commentaire : ",
};
