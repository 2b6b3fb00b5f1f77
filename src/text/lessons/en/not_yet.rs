//! What a wrong move is answered, in English.

use crate::lesson::Task;
use crate::rules::{Call, End, Ply, Position, Ruleset, SquareSet};
use crate::text::{en, sentence_list};

/// The squares as a sentence names them.
fn squares(set: SquareSet) -> String {
    sentence_list(set, "and")
}

/// What a wrong move did, and why it does not do.
pub(super) fn not_yet(task: Task, before: Position, ply: Ply) -> String {
    let Ply { mv, after, .. } = ply;
    let ways = after.ways();
    match (task, ply.end) {
        (Task::Ends(_), _) => format!("{mv} is a move. This step asks for an ending."),
        (_, Some(End::KingEscaped)) => {
            format!(
                "{mv}: the king escapes, and that wins a game. But this step asks for something else."
            )
        }
        (_, Some(End::KingCaptured)) => {
            format!(
                "{mv} captures the king, and that wins a game. But this step asks for something else."
            )
        }
        (_, Some(End::NoMoves(_))) => {
            format!(
                "{mv} leaves no move, and that wins a game. But this step asks for something else."
            )
        }
        (Task::Takes(pawns), None) => not_taken(pawns, ply),
        (Task::Escapes, None) => {
            let goal = match after.ruleset() {
                Ruleset::Fortress => "a Fortress",
                Ruleset::Gwezboell => "the edge",
            };
            format!("Not yet: after {mv}, the king does not stand on {goal}.")
        }
        (Task::CapturesKing, None) => {
            let breath = after.breath();
            if breath.len() == 1 {
                format!("Not yet: {mv} leaves a free square, {breath}.")
            } else {
                format!("Not yet: {mv} leaves free squares: {}.", squares(breath))
            }
        }
        (Task::LeavesNoMove, None) => {
            let movable = after.movable();
            format!("Not yet: after {mv}, {} can still move.", squares(movable))
        }
        (Task::MovesTo(square), None) => format!("Not yet: {mv} does not lead to {square}."),
        (Task::Plays(plan), None) => {
            format!("{mv} is a move to think about. But let us follow the plan: {plan}.")
        }
        (Task::StepsBetween, None) => {
            format!("Not yet: {} is not between two attackers.", mv.to)
        }
        (Task::Crosses, None) => format!("Not yet: {mv} does not lead across Konakis."),
        (Task::Calls(call), None) => match (call, ways.len()) {
            (_, 0) => format!("Not yet: after {mv}, no way is open."),
            (Call::Raichi, _) => {
                format!(
                    "Even more: {} are open. This step asks for one way.",
                    squares(ways)
                )
            }
            (Call::Tuichi, _) => format!("That is Raichi: only {ways} is open. Find two."),
        },
        (Task::BlocksTheWay, None) => {
            let open = if ways.len() == 1 {
                format!("the way to {ways} is")
            } else {
                format!("the ways to {} are", squares(ways))
            };
            format!("Not yet: after {mv}, {open} open.")
        }
        (Task::FreesTheKing, None) => {
            let king = before.board().king();
            format!("Not yet: after {mv}, the king on {king} still cannot move.")
        }
    }
}

/// Why these pawns were not taken.
fn not_taken(pawns: SquareSet, ply: Ply) -> String {
    let mv = ply.mv;
    let left = pawns - ply.captured;
    let spared = ply.spared();
    let reason = spared
        .into_iter()
        .find(|(square, _)| left.contains(*square));
    match reason {
        Some((square, why)) => format!("Not yet. {}", (en::ENGLISH.spared)(square, why)),
        None if left.is_empty() => {
            let taken = squares(ply.captured);
            format!("{mv} takes {taken}, and that is more than this step asks for.")
        }
        None if ply.captured.is_empty() && left.len() == 1 => {
            let side = (en::ENGLISH.side)(ply.side());
            format!("Not yet: {mv} takes nothing. {left} is not caught between two {side}.")
        }
        None if ply.captured.is_empty() => {
            format!(
                "Not yet: {mv} takes nothing. The pawns are {}.",
                squares(left)
            )
        }
        None => format!(
            "Not yet: {mv} takes {}, but {} {}.",
            squares(ply.captured),
            squares(left),
            if left.len() == 1 { "stays" } else { "stay" }
        ),
    }
}
