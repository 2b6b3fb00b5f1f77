//! What the tags say of the end of a game, and where it stands.

use super::head::{Entry, Head};
use super::verdict::{Score, Termination, Verdict};
use super::warning::Caution;
use super::{Record, Said, clean};

/// Brings what the tags say together with what the moves came to. `resigned` is whether the list ended with a
/// resignation, which is then known by our words.
pub(super) fn settle<'a>(
    record: &mut Record,
    head: &Head<'a>,
    resigned: bool,
    warn: &mut impl FnMut(Entry<'a>, Caution),
) {
    if let Some(entry) = head.termination {
        terminate(record, entry, resigned, warn);
    }
    match (head.score(), record.last_outcome()) {
        (Err(entry), _) => warn(entry, Caution::Value),
        (Ok(Some((entry, score))), Some(outcome)) if Score::from(outcome) != score => {
            warn(entry, Caution::Result(score, Verdict::Ended(outcome)));
        }
        (Ok(Some((_, score))), None) => record.said.score = Some(score),
        (Ok(_), _) => {}
    }
    if let Some(entry) = head.at {
        stand(record, entry, warn);
    }
}

fn terminate<'a>(
    record: &mut Record,
    entry: Entry<'a>,
    resigned: bool,
    warn: &mut impl FnMut(Entry<'a>, Caution),
) {
    let game = &mut record.game;
    let Some(known) = Termination::parse(entry.value) else {
        if !resigned {
            record.said.words = clean(entry.value, ' ');
        }
        return;
    };
    let refused = match (known, game.outcome()) {
        (_, Some(outcome)) => {
            if known != Termination::from(outcome) {
                warn(entry, Caution::Termination(Verdict::Ended(outcome)));
            }
            return;
        }
        (Termination::Resigned(side), None) if side == game.position().turn() => {
            game.resign().map_err(Some)
        }
        (Termination::Agreed, None) => game.agree().map_err(Some),
        (Termination::Repetition, None) => game.claim().map_err(Some),
        (_, None) => Err(None),
    };
    match refused {
        Ok(()) => record.said = Said::default(),
        Err(refused) => {
            record.said.words = clean(entry.value, ' ');
            warn(entry, Caution::NoTermination(refused));
        }
    }
}

/// Takes back what the game takes back: an ending by the players too, when it stands at its last ply.
fn stand<'a>(record: &mut Record, entry: Entry<'a>, warn: &mut impl FnMut(Entry<'a>, Caution)) {
    let game = &mut record.game;
    let plies = game.plies().len();
    match entry.value.parse::<usize>() {
        Err(_) => warn(entry, Caution::Value),
        Ok(at) if at > plies => warn(entry, Caution::Beyond(plies)),
        Ok(at) => {
            let steps = plies - at + usize::from(game.settled().is_some());
            for _ in 0..steps {
                game.undo();
            }
        }
    }
}
