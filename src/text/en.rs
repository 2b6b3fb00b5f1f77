//! English.

mod command;
mod menu;
mod page;
mod record;

use super::{Text, fortresses, list};
use crate::app::message::{EntryFault, NoPick};
use crate::rules::{
    Anvil, Direction, End, IllegalMove, Move, Outcome, Ruleset, Side, Spared, Square,
};

/// The English words.
pub(super) const ENGLISH: Text = Text {
    language: "English",
    ruleset: |ruleset| match ruleset {
        Ruleset::Fortress => "Fortress rules",
        Ruleset::Gwezboell => "Gwezboell rules",
    },
    difference: |ruleset| match ruleset {
        Ruleset::Fortress => "The king escapes to one of the four corner Fortresses.",
        Ruleset::Gwezboell => "The king escapes to any square on the edge.",
    },
    side: |side| match side {
        Side::Attackers => "attackers",
        Side::Defenders => "defenders",
    },
    to_move: |side| match side {
        Side::Attackers => "Attackers to move",
        Side::Defenders => "Defenders to move",
    },
    result: |outcome| match outcome.winner() {
        Some(Side::Attackers) => "Attackers win",
        Some(Side::Defenders) => "Defenders win",
        None => "Draw",
    },
    ended,
    ended_short,
    command: command::command,
    key: command::key,
    move_number: |n| format!("Move {n}"),
    lost: |n, of| format!("{n} of {of}"),
    lost_word: "lost",
    ways,
    ways_are: |shown| {
        if shown {
            "Open ways: shown."
        } else {
            "Open ways: hidden."
        }
    },
    ways_short,
    took,
    aim: |ruleset| match ruleset {
        Ruleset::Fortress => "Attackers: surround the king. Defenders: lead him to a corner.",
        Ruleset::Gwezboell => "Attackers: surround the king. Defenders: lead him to the edge.",
    },
    how: |mouse| {
        if mouse {
            "Click, or type d1d4 and Enter."
        } else {
            "Type d1d4 and Enter."
        }
    },
    moved: |mv| format!("{mv}, no capture."),
    breath: |n, squares| match n {
        0 => "The king has no breath left.".to_owned(),
        1 => format!("The king's breath: 1 square, {squares}."),
        _ if squares.is_empty() => format!("The king's breath: {n} squares."),
        _ => format!("The king's breath: {n} squares, {squares}."),
    },
    breath_short: |n, squares| match squares {
        "" => format!("Breath: {n}."),
        _ => format!("Breath {n}: {squares}."),
    },
    repeated: |n, side| {
        let times = match n {
            3 => "third".to_owned(),
            _ => ordinal(n),
        };
        format!(
            "This position stands for the {times} time. {} may claim a draw: x.",
            capital(side)
        )
    },
    repeated_short: |n, side| format!("{} time. x: {} may draw.", ordinal(n), self::side(side)),
    repeated_bare: |n| format!("{} time. x: draw.", ordinal(n)),
    picked: |square, targets, captures| {
        let squares = if targets == 1 { "square" } else { "squares" };
        match captures {
            0 => format!("{square} picked: {targets} {squares}"),
            1 => format!("{square} picked: {targets} {squares}, 1 capture"),
            _ => format!("{square} picked: {targets} {squares}, {captures} captures"),
        }
    },
    refused,
    no_pick: |square, reason, turn| match reason {
        NoPick::Empty => format!("Nothing stands on {square}."),
        NoPick::NotYours => format!(
            "The piece on {square} is not yours: {} to move.",
            side(turn)
        ),
        NoPick::Stuck => format!("The piece on {square} has no move."),
        NoPick::GameOver => {
            "The game is over: u takes the ending back, n begins a new game.".to_owned()
        }
    },
    bad_entry: |fault| match fault {
        EntryFault::NoSquare(text) => {
            format!("\"{text}\" is no square: a1 to i9.")
        }
        EntryFault::Rest(text) => format!("\"{text}\" is left over behind the move."),
    },
    spared: |square, why| match why {
        Spared::King => {
            format!("{square} stands: the king is unarmed, and takes no part in a capture.")
        }
        Spared::Konakis => format!("{square} stands: Konakis does not help to take a pawn."),
        Spared::Edge => format!("{square} stands: the edge does not help to take a pawn."),
        Spared::MovedIn => {
            format!("{square} stands: a pawn that moves between two enemies is not taken.")
        }
    },
    rule,
    nothing_to_explain: "There is nothing to explain yet.",
    nothing_to_undo: "There is no move to take back.",
    nothing_to_redo: "There is no move to bring back.",
    taken_back: |mv| format!("{mv} taken back; r brings it back."),
    ending_taken_back: "The ending is taken back; u again takes the move back.",
    brought_back: |mv| format!("{mv} is back."),
    draw_refused: |side| match side {
        Side::Attackers => "The defenders refuse the attackers' draw.".to_owned(),
        Side::Defenders => "The attackers refuse the defenders' draw.".to_owned(),
    },
    mouse_is: |ours| {
        if ours {
            "The mouse plays again."
        } else {
            "The mouse selects text now; F3 brings it back."
        }
    },
    too_small: |(w, h), (has_w, has_h)| format!("needs {w}×{h}, has {has_w}×{has_h}"),
    tagline: "Lapland's game of a king at bay",
    menu: menu::MENU,
    disk: super::disk::ENGLISH,
    record: record::RECORD,
    help: menu::HELP,
    page: page::PAGE,
    lessons: super::lessons::ENGLISH,
};

fn side(side: Side) -> &'static str {
    (ENGLISH.side)(side)
}

fn capital(side: Side) -> &'static str {
    match side {
        Side::Attackers => "Attackers",
        Side::Defenders => "Defenders",
    }
}

fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

fn ended(outcome: Outcome, king: Square) -> String {
    match outcome {
        Outcome::Board(End::KingEscaped) => format!("The king has escaped to {king}."),
        Outcome::Board(End::KingCaptured) => format!("The king is captured on {king}."),
        Outcome::Board(End::NoMoves(blocked)) => {
            format!("The {} have no legal move left.", side(blocked))
        }
        Outcome::Resigned(Side::Attackers) => "The attackers have resigned.".to_owned(),
        Outcome::Resigned(Side::Defenders) => "The defenders have resigned.".to_owned(),
        Outcome::Agreed => "The players agreed on a draw.".to_owned(),
        Outcome::Repetition => "A draw was claimed by repetition.".to_owned(),
    }
}

fn ended_short(outcome: Outcome, king: Square) -> String {
    match outcome {
        Outcome::Board(End::KingEscaped) => format!("King escaped to {king}."),
        Outcome::Board(End::KingCaptured) => format!("King taken on {king}."),
        Outcome::Board(End::NoMoves(_)) => "No legal move left.".to_owned(),
        Outcome::Resigned(side) => format!("{} resigned.", capital(side)),
        Outcome::Agreed => "Agreed draw.".to_owned(),
        Outcome::Repetition => "Repetition claimed.".to_owned(),
    }
}

fn ways(king: Square, ways: &[(Direction, Square)]) -> String {
    if let [(to, goal)] = ways {
        return format!(
            "RAICHI! The king on {king} has one open way: {}, to {goal}.",
            direction(*to)
        );
    }
    let goals = list(ways.iter().map(|&(_, goal)| goal));
    let many = ["no", "one", "two", "three", "four"][ways.len().min(4)];
    format!("TUICHI! The king on {king} has {many} open ways: to {goals}.")
}

fn ways_short(ways: &[(Direction, Square)]) -> String {
    let call = if ways.len() == 1 { "RAICHI" } else { "TUICHI" };
    let goals: Vec<String> = ways.iter().map(|&(_, goal)| goal.to_string()).collect();
    format!("{call} {}", goals.join(" "))
}

/// A number as a place in an order: 1st, 2nd.
pub(super) fn ordinal(n: usize) -> String {
    let ending = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{ending}")
}

fn took(mv: Move, pincers: &[(Square, Anvil)]) -> String {
    let victims = list(pincers.iter().map(|&(victim, _)| victim));
    let how = match pincers.len() {
        0 | 1 => "tenaille",
        2 => "rafle of two",
        3 => "rafle of three",
        _ => "rafle",
    };
    match fortresses(pincers)[..] {
        [] => format!("{mv} took {victims}: {how}."),
        [fortress] if pincers.len() == 1 => {
            format!("{mv} took {victims} against the Fortress {fortress}.")
        }
        [fortress] => format!("{mv} took {victims}: {how}, one against the Fortress {fortress}."),
        _ => format!("{mv} took {victims}: {how}, against Fortresses."),
    }
}

fn refused(mv: Move, reason: IllegalMove, turn: Side) -> String {
    match reason {
        IllegalMove::GameOver => format!("{mv}: the game is over."),
        IllegalMove::Empty => format!("{mv}: nothing stands on {}.", mv.from),
        IllegalMove::NotYours => format!(
            "{mv}: the piece on {} is not yours, {} to move.",
            mv.from,
            side(turn)
        ),
        IllegalMove::SameSquare => {
            format!("{mv}: a move must go to another square; nobody may pass.")
        }
        IllegalMove::Diagonal => {
            format!("{mv} is no straight line; pieces move along a row or a column.")
        }
        IllegalMove::Blocked(square) => format!("{mv} is blocked by {square}."),
        IllegalMove::Konakis => {
            format!("{mv}: nobody stops on Konakis; it may only be crossed.")
        }
        IllegalMove::Fortress => format!("{mv}: only the king may stop on a Fortress."),
    }
}

fn rule(section: u8, ruleset: Ruleset) -> &'static str {
    match section {
        1 => "Rule 1: sixteen attackers stand round eight defenders and their king on Konakis.",
        2 => "Rule 2: the attackers begin, unless the players chose otherwise.",
        3 => "Rule 3: every piece moves like a rook, never over a piece, and nobody may pass.",
        4 => "Rule 4: the empty Konakis may be crossed by every piece, but nobody stops on it.",
        5 => {
            "Rule 5: a pawn is taken between an enemy pawn that moved there and another; it may move in between safely."
        }
        6 => "Rule 6: the king is unarmed; he takes nobody and closes no pincer.",
        7 => "Rule 7: Konakis never helps to take a pawn.",
        8 => "Rule 8: the side to move that has no legal move loses.",
        9 => {
            "Rule 9: captures come first, then the king's escape, then his capture, then whether a move is left."
        }
        10 => {
            "Rule 10: the king's capture is judged after each move of the attackers, never after the defenders'."
        }
        11 => {
            "Rule 11: a draw is agreed, or claimed once a position stands for the third time; a side resigns in its own turn."
        }
        12 => "Rule 12: the king wins on a Fortress, where only he may stop.",
        13 => "Rule 13: a Fortress closes a pincer against either side; the edge does not.",
        14 => {
            "Rule 14: the king is captured when he and the defenders joined to him have no free square beside them."
        }
        16 => "Rule 16: the king wins on any square of the edge.",
        17 => {
            "Rule 17: the king is captured by attackers on four sides, or on three with the empty Konakis on the fourth."
        }
        _ => match ruleset {
            Ruleset::Fortress => "Rule 15: one open way to a Fortress is Raichi, two are Tuichi.",
            Ruleset::Gwezboell => {
                "Rule 18: one open way to the edge is Raichi, two or more are Tuichi."
            }
        },
    }
}
