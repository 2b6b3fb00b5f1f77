//! Counting move sequences, to prove the rules and to measure them.

use super::position::Position;

/// What [`perft`] counted among the sequences of the full length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The sequences; one that ended earlier adds none.
    pub nodes: u64,
    /// The pawns taken by their last moves.
    pub captures: u64,
    /// Those whose last move ended the game.
    pub ends: u64,
}

/// Counts the sequences of exactly `depth` moves, applying and judging every move.
#[must_use]
pub fn perft(position: Position, depth: u32) -> Tally {
    if depth == 0 {
        return Tally {
            nodes: 1,
            ..Tally::default()
        };
    }
    let mut tally = Tally::default();
    if position.end().is_none() {
        descend(position, depth, &mut tally);
    }
    tally
}

/// As [`perft`] for a position that is not over.
fn descend(position: Position, depth: u32, tally: &mut Tally) {
    if depth == 1 {
        let Tally {
            mut nodes,
            mut captures,
            mut ends,
        } = *tally;
        position.each_ply(|captured, _, end| {
            nodes += 1;
            if !captured.is_empty() {
                captures += captured.len() as u64;
            }
            ends += u64::from(end.is_some());
        });
        *tally = Tally {
            nodes,
            captures,
            ends,
        };
    } else {
        position.each_ply(|_, after, end| {
            if end.is_none() {
                descend(after, depth - 1, tally);
            }
        });
    }
}

/// Counts the same nodes without applying the last move of each sequence.
#[must_use]
pub fn perft_bulk(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.end().is_some() {
        return 0;
    }
    count(position, depth)
}

fn count(position: Position, depth: u32) -> u64 {
    if depth == 1 {
        let movers = position.board().pieces(position.turn());
        return movers
            .into_iter()
            .map(|from| position.reach(from).len() as u64)
            .sum();
    }
    let mut nodes = 0;
    position.each_ply(|_, after, end| {
        if end.is_none() {
            nodes += count(after, depth - 1);
        }
    });
    nodes
}
