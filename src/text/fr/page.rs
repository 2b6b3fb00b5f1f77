//! The page of rules in French.

use crate::rules::{End, IllegalMove, Move, Ply, Ruleset, Side, Spared, Square, SquareSet};
use crate::text::page::{PageText, Told};

/// The French words.
pub(super) const PAGE: PageText = PageText {
    rules: include_str!("../regles.md"),
    of_the_file: "Dans ce fichier",
    boards: "Avec chaque plateau viennent des coups à essayer, chacun joué depuis le plateau tel qu'on le \
             voit. Un second plateau montre le premier de ces coups une fois joué.",
    legend: [
        "Sur les plateaux,",
        "est un attaquant,",
        "un défenseur,",
        "le Roi, et",
    ],
    cross: |ruleset| match ruleset {
        Ruleset::Fortress => "marque le Konakis et les Forteresses.",
        Ruleset::Gwezboell => "marque le Konakis.",
    },
    after: |mv| format!("après {mv}"),
    does,
    forbidden,
    colon: " : ",
    goes_on: "La partie continue.",
    stands: |n| match n {
        2 => "La position apparaît pour la deuxième fois.".to_owned(),
        3 => "La position apparaît pour la troisième fois.".to_owned(),
        _ => format!("La position apparaît pour la {n}e fois."),
    },
    claim_refused: "On ne peut pas encore réclamer la nulle.",
};

fn does(ply: Ply, told: Told) -> String {
    let mut parts: Vec<String> = Vec::new();
    let ways = ply.after.ways();
    if !ply.captured.is_empty() {
        parts.push(takes(ply));
    }
    match ply.end {
        Some(End::KingEscaped) => {
            parts.push(format!("le Roi s'échappe en {}", ply.mv.to));
        }
        Some(End::KingCaptured) if !ways.is_empty() && told.ways => {
            parts.push(format!(
                "le Roi est capturé bien que la voie vers {} soit ouverte",
                list(ways)
            ));
        }
        Some(End::KingCaptured) => parts.push("le Roi est capturé".to_owned()),
        Some(End::NoMoves(side)) => parts.push(format!("les {} n'ont plus de coup", plural(side))),
        None => {}
    }
    if let Some(end) = ply.end {
        parts.push(format!("les {} gagnent", plural(end.winner())));
        return parts.join("\u{a0}; ");
    }
    if told.ways && !ways.is_empty() {
        parts.push(match ways.len() {
            1 => format!("Raichi, une voie, vers {}", list(ways)),
            _ => format!("Tuichi, des voies vers {}", list(ways)),
        });
    }
    if parts.is_empty() {
        let nothing = if told.allowed {
            "permis"
        } else {
            "ne prend rien"
        };
        parts.push(nothing.to_owned());
        parts.extend(
            ply.spared()
                .first()
                .map(|&(square, why)| spared(square, why)),
        );
        if told.ways {
            parts.push("aucune voie n'est ouverte".to_owned());
        }
    }
    if told.breath {
        parts.push(format!(
            "le Roi a encore du souffle\u{a0}: {}",
            list(ply.after.breath())
        ));
    }
    parts.join("\u{a0}; ")
}

fn takes(ply: Ply) -> String {
    let victims = list(ply.captured);
    let how = match ply.captured.len() {
        1 => "",
        2 => " (rafle de deux)",
        _ => " (rafle de trois)",
    };
    let pincers: Vec<_> = ply.pincers().collect();
    match super::super::fortresses(&pincers)[..] {
        [] => format!("prend {victims}{how}"),
        [fortress, ..] => format!("prend {victims}{how} contre la Forteresse {fortress}"),
    }
}

fn spared(square: Square, why: Spared) -> String {
    match why {
        Spared::King => format!("{square} reste, car le Roi ne prend part à aucune capture"),
        Spared::Konakis => format!("{square} reste, car le Konakis ne prend aucun pion"),
        Spared::Edge => format!("{square} reste, car le bord ne prend aucun pion"),
        Spared::MovedIn => format!("{square} reste, car il s'est placé là lui-même"),
    }
}

fn forbidden(mv: Move, reason: IllegalMove, turn: Side) -> String {
    match reason {
        IllegalMove::GameOver => "interdit, la partie est finie".to_owned(),
        IllegalMove::Empty => format!("interdit, il n'y a rien en {}", mv.from),
        IllegalMove::NotYours => format!("interdit, c'est aux {} de jouer", plural(turn)),
        IllegalMove::SameSquare => "interdit, nul ne passe son tour".to_owned(),
        IllegalMove::Diagonal => "interdit, ce n'est pas une ligne droite".to_owned(),
        IllegalMove::Blocked(square) if square == mv.to => {
            format!("interdit, {square} est occupé")
        }
        IllegalMove::Blocked(square) => format!("interdit, {square} est sur le chemin"),
        IllegalMove::Konakis => "interdit, nul ne s'arrête sur le Konakis".to_owned(),
        IllegalMove::Fortress => "interdit, seul le Roi s'arrête sur une Forteresse".to_owned(),
    }
}

const fn plural(side: Side) -> &'static str {
    match side {
        Side::Attackers => "attaquants",
        Side::Defenders => "défenseurs",
    }
}

/// Squares with an "et" before the last.
fn list(squares: SquareSet) -> String {
    super::super::sentence_list(squares, "et")
}
