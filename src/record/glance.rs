//! What the beginning of a text tells already, before its moves are judged.

use super::head::Head;
use super::scan::{Part, Scanner};
use super::{Hints, read};

/// Whether a text that begins so is of no unfinished game, for certain: its header is whole, gives a result, and
/// gives no place before the end where the game stands. The moves may end the game too, or be at fault.
pub(super) fn says_over(beginning: &[u8]) -> bool {
    // The beginning may end within a character.
    let text = match str::from_utf8(beginning) {
        Ok(text) => text,
        Err(e) => str::from_utf8(&beginning[..e.valid_up_to()]).unwrap_or_default(),
    };
    let (mut record, mut head) = (read::nothing(Hints::default()), Head::default());
    for token in Scanner::new(text) {
        match token.part {
            // A tag that is given twice counts once, and was taken then.
            Part::Group(inner) => drop(head.take(&mut record, &token, inner)),
            Part::Remark(_) => {}
            Part::Move(_) => return head.at.is_none() && matches!(head.score(), Ok(Some(_))),
            _ => return false,
        }
    }
    false
}
