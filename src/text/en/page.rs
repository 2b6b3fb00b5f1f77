//! The page of rules in English.

use crate::rules::{End, IllegalMove, Move, Ply, Ruleset, Side, Spared, Square, SquareSet};
use crate::text::page::{PageText, Told};

/// The English words.
pub(super) const PAGE: PageText = PageText {
    rules: include_str!("../../../RULES.md"),
    of_the_file: "In this file",
    boards: "With each board stand moves to try, each of them played from the board as it is shown. A \
             second board shows the first of these moves as played.",
    legend: [
        "On the boards,",
        "is an attacker,",
        "a defender,",
        "the king, and",
    ],
    cross: |ruleset| match ruleset {
        Ruleset::Fortress => "marks Konakis and the Fortresses.",
        Ruleset::Gwezboell => "marks Konakis.",
    },
    after: |mv| format!("after {mv}"),
    does,
    forbidden,
    colon: ": ",
    goes_on: "The game goes on.",
    stands: |n| match n {
        2 => "The position stands for the second time.".to_owned(),
        3 => "The position stands for the third time.".to_owned(),
        _ => format!("The position stands for the {} time.", super::ordinal(n)),
    },
    claim_refused: "No draw can be claimed yet.",
};

fn does(ply: Ply, told: Told) -> String {
    let mut parts: Vec<String> = Vec::new();
    let ways = ply.after.ways();
    if !ply.captured.is_empty() {
        parts.push(takes(ply));
    }
    match ply.end {
        Some(End::KingEscaped) => {
            parts.push(format!("the king is out on {}", ply.mv.to));
        }
        Some(End::KingCaptured) if !ways.is_empty() && told.ways => {
            parts.push(format!(
                "the king is captured though the way to {} is open",
                list(ways)
            ));
        }
        Some(End::KingCaptured) => parts.push("the king is captured".to_owned()),
        Some(End::NoMoves(side)) => parts.push(format!("the {} have no move left", plural(side))),
        None => {}
    }
    if let Some(end) = ply.end {
        parts.push(format!("the {} win", plural(end.winner())));
        return parts.join("; ");
    }
    if told.ways && !ways.is_empty() {
        parts.push(match ways.len() {
            1 => format!("Raichi, one way, to {}", list(ways)),
            _ => format!("Tuichi, ways to {}", list(ways)),
        });
    }
    if parts.is_empty() {
        let nothing = if told.allowed {
            "allowed"
        } else {
            "takes nothing"
        };
        parts.push(nothing.to_owned());
        parts.extend(
            ply.spared()
                .first()
                .map(|&(square, why)| spared(square, why)),
        );
        if told.ways {
            parts.push("no way is open".to_owned());
        }
    }
    if told.breath {
        parts.push(format!(
            "the king still has breath: {}",
            list(ply.after.breath())
        ));
    }
    parts.join("; ")
}

fn takes(ply: Ply) -> String {
    let victims = list(ply.captured);
    let how = match ply.captured.len() {
        1 => "",
        2 => " (a rafle of two)",
        _ => " (a rafle of three)",
    };
    let pincers: Vec<_> = ply.pincers().collect();
    match super::super::fortresses(&pincers)[..] {
        [] => format!("takes {victims}{how}"),
        [fortress, ..] => format!("takes {victims}{how} against the Fortress {fortress}"),
    }
}

fn spared(square: Square, why: Spared) -> String {
    match why {
        Spared::King => format!("{square} stands, since the king takes no part"),
        Spared::Konakis => format!("{square} stands, since Konakis takes no pawn"),
        Spared::Edge => format!("{square} stands, since the edge takes no pawn"),
        Spared::MovedIn => format!("{square} stands, since it moved in by itself"),
    }
}

fn forbidden(mv: Move, reason: IllegalMove, turn: Side) -> String {
    match reason {
        IllegalMove::GameOver => "not allowed, the game is over".to_owned(),
        IllegalMove::Empty => format!("not allowed, nothing stands on {}", mv.from),
        IllegalMove::NotYours => format!("not allowed, it is the {}' turn", plural(turn)),
        IllegalMove::SameSquare => "not allowed, nobody may pass".to_owned(),
        IllegalMove::Diagonal => "not allowed, no straight line".to_owned(),
        IllegalMove::Blocked(square) if square == mv.to => {
            format!("not allowed, {square} is occupied")
        }
        IllegalMove::Blocked(square) => format!("not allowed, {square} is in the way"),
        IllegalMove::Konakis => "not allowed, nobody stops on Konakis".to_owned(),
        IllegalMove::Fortress => "not allowed, only the king stops on a Fortress".to_owned(),
    }
}

const fn plural(side: Side) -> &'static str {
    match side {
        Side::Attackers => "attackers",
        Side::Defenders => "defenders",
    }
}

/// Squares with an "and" before the last.
fn list(squares: SquareSet) -> String {
    super::super::sentence_list(squares, "and")
}
