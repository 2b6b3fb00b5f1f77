//! What a wrong move is answered, in French.

use crate::lesson::Task;
use crate::rules::{Call, End, Ply, Position, Ruleset, SquareSet};
use crate::text::{fr, sentence_list};

/// The squares as a sentence names them.
fn squares(set: SquareSet) -> String {
    sentence_list(set, "et")
}

/// What a wrong move did, and why it does not do.
pub(super) fn not_yet(task: Task, before: Position, ply: Ply) -> String {
    let Ply { mv, after, .. } = ply;
    let ways = after.ways();
    match (task, ply.end) {
        (Task::Ends(_), _) => format!("{mv} est un coup. Cette étape demande une fin."),
        (_, Some(End::KingEscaped)) => {
            format!(
                "{mv} : le roi s'échappe, et cela gagne une partie. Mais cette étape demande autre chose."
            )
        }
        (_, Some(End::KingCaptured)) => {
            format!(
                "{mv} capture le roi, et cela gagne une partie. Mais cette étape demande autre chose."
            )
        }
        (_, Some(End::NoMoves(_))) => {
            format!(
                "{mv} ne laisse aucun coup, et cela gagne une partie. Mais cette étape demande autre chose."
            )
        }
        (Task::Takes(pawns), None) => not_taken(pawns, ply),
        (Task::Escapes, None) => {
            let goal = match after.ruleset() {
                Ruleset::Fortress => "dans une Forteresse",
                Ruleset::Gwezboell => "au bord",
            };
            format!("Pas encore : après {mv}, le roi n'est pas {goal}.")
        }
        (Task::CapturesKing, None) => {
            let breath = after.breath();
            if breath.len() == 1 {
                format!("Pas encore : {mv} laisse une case libre, {breath}.")
            } else {
                format!(
                    "Pas encore : {mv} laisse des cases libres : {}.",
                    squares(breath)
                )
            }
        }
        (Task::LeavesNoMove, None) => {
            let movable = after.movable();
            let can = if movable.len() == 1 {
                "peut"
            } else {
                "peuvent"
            };
            format!(
                "Pas encore : après {mv}, {} {can} encore jouer.",
                squares(movable)
            )
        }
        (Task::MovesTo(square), None) => format!("Pas encore : {mv} ne mène pas en {square}."),
        (Task::Plays(plan), None) => {
            format!("{mv} mérite réflexion. Mais suivons notre plan : {plan}.")
        }
        (Task::StepsBetween, None) => {
            format!("Pas encore : {} n'est pas entre deux attaquants.", mv.to)
        }
        (Task::Crosses, None) => format!("Pas encore : {mv} ne traverse pas le Konakis."),
        (Task::Calls(call), None) => match (call, ways.len()) {
            (_, 0) => format!("Pas encore : après {mv}, aucune voie n'est libre."),
            (Call::Raichi, _) => {
                format!(
                    "Encore mieux : {} sont libres. Cette étape demande une voie.",
                    squares(ways)
                )
            }
            (Call::Tuichi, _) => {
                format!("C'est Raichi : seule la voie vers {ways} est libre. Trouvez-en deux.")
            }
        },
        (Task::BlocksTheWay, None) => {
            let free = if ways.len() == 1 {
                format!("la voie vers {ways} est libre")
            } else {
                format!("les voies vers {} sont libres", squares(ways))
            };
            format!("Pas encore : après {mv}, {free}.")
        }
        (Task::FreesTheKing, None) => {
            let king = before.board().king();
            format!("Pas encore : après {mv}, le roi en {king} ne peut toujours pas bouger.")
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
        Some((square, why)) => format!("Pas encore. {}", (fr::FRENCH.spared)(square, why)),
        None if left.is_empty() => {
            let taken = squares(ply.captured);
            format!("{mv} prend {taken}, et c'est plus que cette étape ne demande.")
        }
        None if ply.captured.is_empty() && left.len() == 1 => {
            let side = (fr::FRENCH.side)(ply.side());
            format!("Pas encore : {mv} ne prend rien. {left} n'est pas pris entre deux {side}.")
        }
        None if ply.captured.is_empty() => {
            format!(
                "Pas encore : {mv} ne prend rien. Les pions sont en {}.",
                squares(left)
            )
        }
        None => format!(
            "Pas encore : {mv} prend {}, mais {} {}.",
            squares(ply.captured),
            squares(left),
            if left.len() == 1 { "reste" } else { "restent" }
        ),
    }
}
