//! What is worth stopping at in a record.

use super::{Record, Verdict};
use crate::rules::Call;

/// Something worth stopping at, the weightier the later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Event {
    /// Something was taken.
    Capture,
    /// Raichi begins.
    Raichi,
    /// Tuichi begins.
    Tuichi,
    /// The game ended.
    End,
}

impl Record {
    /// Captures, calls where they begin, and the end, each after so many plies of the whole line; of several at one
    /// ply the weightiest. The end is also what the players chose or the tags say.
    pub fn events(&self) -> impl Iterator<Item = (usize, Event)> {
        let game = self.game();
        let line = game.line();
        let ended = game.settled().is_some() || self.verdict() != Verdict::Unfinished;
        let mut before = game.start().call();
        line.iter().zip(1..).filter_map(move |(ply, after)| {
            let call = ply.after.call();
            let begins = if call == before { None } else { call };
            before = call;
            let captures = (!ply.captured.is_empty()).then_some(Event::Capture);
            let calls = begins.map(|call| match call {
                Call::Raichi => Event::Raichi,
                Call::Tuichi => Event::Tuichi,
            });
            let ends = (ply.end.is_some() || ended && after == line.len()).then_some(Event::End);
            Some((after, captures.max(calls).max(ends)?))
        })
    }
}
