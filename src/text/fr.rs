//! French, in the words of the sources.

mod command;
mod menu;
mod page;
mod record;

use super::{Text, fortresses, list};
use crate::app::message::{EntryFault, NoPick};
use crate::rules::{
    Anvil, Direction, End, IllegalMove, Move, Outcome, Ruleset, Side, Spared, Square,
};

/// The French words.
pub(super) const FRENCH: Text = Text {
    language: "Français",
    ruleset: |ruleset| match ruleset {
        Ruleset::Fortress => "Forteresses",
        Ruleset::Gwezboell => "Gwezboell",
    },
    difference: |ruleset| match ruleset {
        Ruleset::Fortress => "Le roi s'échappe par l'une des quatre Forteresses (coins).",
        Ruleset::Gwezboell => "Le roi s'échappe par n'importe quelle case du bord.",
    },
    side: |side| match side {
        Side::Attackers => "attaquants",
        Side::Defenders => "défenseurs",
    },
    to_move: |side| match side {
        Side::Attackers => "Trait : attaquants",
        Side::Defenders => "Trait : défenseurs",
    },
    result: |outcome| match outcome.winner() {
        Some(Side::Attackers) => "Attaquants gagnent",
        Some(Side::Defenders) => "Défenseurs gagnent",
        None => "Partie nulle",
    },
    ended,
    ended_short,
    command: command::command,
    key: command::key,
    move_number: |n| format!("Coup {n}"),
    lost: |n, of| format!("{n} sur {of}"),
    lost_word: "perdus",
    ways,
    ways_are: |shown| {
        if shown {
            "Voies libres : montrées."
        } else {
            "Voies libres : cachées."
        }
    },
    ways_short,
    took,
    aim: |ruleset| match ruleset {
        Ruleset::Fortress => "Attaquants : encerclez le roi. Défenseurs : menez-le à un coin.",
        Ruleset::Gwezboell => "Attaquants : encerclez le roi. Défenseurs : menez-le au bord.",
    },
    how: |mouse| {
        if mouse {
            "Cliquez, ou tapez d1d4, Entrée."
        } else {
            "Tapez d1d4, puis Entrée."
        }
    },
    moved: |mv| format!("{mv}, sans prise."),
    breath: |n, squares| match n {
        0 => "Le roi n'a plus de souffle.".to_owned(),
        1 => format!("Souffle du roi : 1 case, {squares}."),
        _ if squares.is_empty() => format!("Souffle du roi : {n} cases."),
        _ => format!("Souffle du roi : {n} cases, {squares}."),
    },
    breath_short: |n, squares| match squares {
        "" => format!("Souffle : {n}."),
        _ => format!("Souffle {n} : {squares}."),
    },
    repeated: |n, side| {
        let times = match n {
            3 => "Troisième".to_owned(),
            _ => format!("{n}e"),
        };
        format!(
            "{times} fois pour cette position. Les {} peuvent réclamer la nulle : x.",
            self::side(side)
        )
    },
    repeated_short: |n, side| format!("{n}e fois. x : nulle aux {}.", self::side(side)),
    repeated_bare: |n| format!("{n}e fois. x : nulle."),
    picked: |square, targets, captures| {
        let squares = if targets == 1 { "case" } else { "cases" };
        match captures {
            0 => format!("{square} pris en main : {targets} {squares}"),
            1 => format!("{square} pris en main : {targets} {squares}, 1 capture"),
            _ => format!("{square} pris en main : {targets} {squares}, {captures} captures"),
        }
    },
    refused,
    no_pick: |square, reason, turn| match reason {
        NoPick::Empty => format!("Il n'y a rien en {square}."),
        NoPick::NotYours => format!(
            "La pièce en {square} n'est pas à vous : trait aux {}.",
            side(turn)
        ),
        NoPick::Stuck => format!("La pièce en {square} n'a aucun coup."),
        NoPick::GameOver => {
            "La partie est finie : u annule la fin, n en commence une autre.".to_owned()
        }
    },
    bad_entry: |fault| match fault {
        EntryFault::NoSquare(text) => format!("« {text} » n'est pas une case : de a1 à i9."),
        EntryFault::Rest(text) => format!("« {text} » est de trop après le coup."),
    },
    spared: |square, why| match why {
        Spared::King => {
            format!("{square} reste : le roi est désarmé et ne prend part à aucune capture.")
        }
        Spared::Konakis => format!("{square} reste : le Konakis n'aide pas à prendre un pion."),
        Spared::Edge => format!("{square} reste : le bord n'aide pas à prendre un pion."),
        Spared::MovedIn => format!(
            "{square} reste : un pion qui se place lui-même entre deux adversaires n'est pas pris."
        ),
    },
    rule,
    nothing_to_explain: "Il n'y a encore rien à expliquer.",
    nothing_to_undo: "Il n'y a aucun coup à annuler.",
    nothing_to_redo: "Il n'y a aucun coup à rétablir.",
    taken_back: |mv| format!("{mv} annulé ; r le rétablit."),
    ending_taken_back: "La fin est annulée ; u encore annule le coup.",
    brought_back: |mv| format!("{mv} est rétabli."),
    draw_refused: |side| match side {
        Side::Attackers => "Les défenseurs refusent la nulle des attaquants.".to_owned(),
        Side::Defenders => "Les attaquants refusent la nulle des défenseurs.".to_owned(),
    },
    mouse_is: |ours| {
        if ours {
            "La souris joue de nouveau."
        } else {
            "La souris sélectionne le texte ; F3 la reprend."
        }
    },
    too_small: |(w, h), (has_w, has_h)| format!("requis {w}×{h}, ici {has_w}×{has_h}"),
    tagline: "Le jeu lapon du roi assiégé",
    menu: menu::MENU,
    disk: super::disk::FRENCH,
    record: record::RECORD,
    help: menu::HELP,
    page: page::PAGE,
    lessons: super::lessons::FRENCH,
};

fn side(side: Side) -> &'static str {
    (FRENCH.side)(side)
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "au nord",
        Direction::East => "à l'est",
        Direction::South => "au sud",
        Direction::West => "à l'ouest",
    }
}

fn ended(outcome: Outcome, king: Square) -> String {
    match outcome {
        Outcome::Board(End::KingEscaped) => format!("Le roi s'est échappé en {king}."),
        Outcome::Board(End::KingCaptured) => format!("Le roi est capturé en {king}."),
        Outcome::Board(End::NoMoves(blocked)) => {
            format!("Les {} n'ont plus aucun coup légal.", side(blocked))
        }
        Outcome::Resigned(Side::Attackers) => "Les attaquants ont abandonné.".to_owned(),
        Outcome::Resigned(Side::Defenders) => "Les défenseurs ont abandonné.".to_owned(),
        Outcome::Agreed => "Les joueurs sont convenus de la nulle.".to_owned(),
        Outcome::Repetition => "Nulle réclamée pour répétition.".to_owned(),
    }
}

fn ended_short(outcome: Outcome, king: Square) -> String {
    match outcome {
        Outcome::Board(End::KingEscaped) => format!("Roi échappé en {king}."),
        Outcome::Board(End::KingCaptured) => format!("Roi capturé en {king}."),
        Outcome::Board(End::NoMoves(_)) => "Plus aucun coup.".to_owned(),
        Outcome::Resigned(_) => "Par abandon.".to_owned(),
        Outcome::Agreed => "Nulle par accord.".to_owned(),
        Outcome::Repetition => "Nulle : répétition.".to_owned(),
    }
}

fn ways(king: Square, ways: &[(Direction, Square)]) -> String {
    if let [(to, goal)] = ways {
        return format!(
            "RAICHI ! Le roi en {king} a une voie libre : {}, vers {goal}.",
            direction(*to)
        );
    }
    let goals = list(ways.iter().map(|&(_, goal)| goal));
    let many = ["aucune", "une", "deux", "trois", "quatre"][ways.len().min(4)];
    format!("TUICHI ! Le roi en {king} a {many} voies libres : vers {goals}.")
}

fn ways_short(ways: &[(Direction, Square)]) -> String {
    let call = if ways.len() == 1 { "RAICHI" } else { "TUICHI" };
    let goals: Vec<String> = ways.iter().map(|&(_, goal)| goal.to_string()).collect();
    format!("{call} {}", goals.join(" "))
}

fn took(mv: Move, pincers: &[(Square, Anvil)]) -> String {
    let victims = list(pincers.iter().map(|&(victim, _)| victim));
    let how = match pincers.len() {
        0 | 1 => "tenaille",
        2 => "rafle de deux",
        3 => "rafle de trois",
        _ => "rafle",
    };
    match fortresses(pincers)[..] {
        [] => format!("{mv} prend {victims} : {how}."),
        [fortress] if pincers.len() == 1 => {
            format!("{mv} prend {victims} contre la Forteresse {fortress}.")
        }
        [fortress] => {
            format!("{mv} prend {victims} : {how}, dont un contre la Forteresse {fortress}.")
        }
        _ => format!("{mv} prend {victims} : {how}, contre des Forteresses."),
    }
}

fn refused(mv: Move, reason: IllegalMove, turn: Side) -> String {
    match reason {
        IllegalMove::GameOver => format!("{mv} : la partie est finie."),
        IllegalMove::Empty => format!("{mv} : il n'y a rien en {}.", mv.from),
        IllegalMove::NotYours => format!(
            "{mv} : la pièce en {} n'est pas à vous, trait aux {}.",
            mv.from,
            side(turn)
        ),
        IllegalMove::SameSquare => {
            format!("{mv} : un coup mène à une autre case ; nul ne passe son tour.")
        }
        IllegalMove::Diagonal => {
            format!("{mv} n'est pas droit ; les pièces vont en ligne ou en colonne.")
        }
        IllegalMove::Blocked(square) => format!("{mv} est bloqué par {square}."),
        IllegalMove::Konakis => {
            format!("{mv} : nul ne s'arrête sur le Konakis ; on ne peut que le traverser.")
        }
        IllegalMove::Fortress => format!("{mv} : seul le roi peut occuper une Forteresse."),
    }
}

fn rule(section: u8, ruleset: Ruleset) -> &'static str {
    match section {
        1 => "Règle 1 : seize attaquants entourent huit défenseurs et leur roi, sur le Konakis.",
        2 => "Règle 2 : les attaquants commencent, sauf choix contraire des joueurs.",
        3 => "Règle 3 : toute pièce va comme la tour, sans sauter, et nul ne passe son tour.",
        4 => "Règle 4 : le Konakis vide se traverse, mais nul ne s'y arrête.",
        5 => {
            "Règle 5 : un pion est pris en tenaille entre le pion adverse qui vient de jouer et un autre ; s'y placer lui-même est sans danger."
        }
        6 => "Règle 6 : le roi est désarmé ; il ne prend pas et ne ferme aucune tenaille.",
        7 => "Règle 7 : le Konakis n'aide jamais à prendre un pion.",
        8 => "Règle 8 : qui a le trait sans aucun coup légal a perdu.",
        9 => {
            "Règle 9 : les captures d'abord, puis la fuite du roi, sa capture, et enfin s'il reste un coup."
        }
        10 => {
            "Règle 10 : la capture du roi se juge après chaque coup des attaquants, jamais après un coup des défenseurs."
        }
        11 => {
            "Règle 11 : on convient de la nulle, ou on la réclame dès qu'une position apparaît trois fois ; on abandonne quand on a le trait."
        }
        12 => "Règle 12 : le roi gagne sur une Forteresse, que lui seul peut occuper.",
        13 => "Règle 13 : une Forteresse ferme la tenaille contre les deux camps ; le bord, non.",
        14 => {
            "Règle 14 : le roi est pris quand lui et les défenseurs joints à lui n'ont plus de case libre autour d'eux."
        }
        16 => "Règle 16 : le roi gagne sur toute case du bord.",
        17 => {
            "Règle 17 : le roi est pris entre quatre attaquants, ou entre trois et le Konakis vide."
        }
        _ => match ruleset {
            Ruleset::Fortress => {
                "Règle 15 : une voie libre vers une Forteresse est Raichi, deux sont Tuichi."
            }
            Ruleset::Gwezboell => {
                "Règle 18 : une voie libre vers le bord est Raichi, deux ou plus sont Tuichi."
            }
        },
    }
}
