//! What several test files share.
#![allow(dead_code, unreachable_pub, reason = "each test file uses its part")]
#![allow(
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    reason = "a test fails loudly"
)]

pub mod cases;
pub mod lessons;
pub mod player;
pub mod program;
#[cfg(target_os = "linux")]
pub mod pty;
pub mod scenes;

use tablut::rules::{SIZE, Square};

/// A small generator of repeatable numbers (xorshift), so that a failing test fails again.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap() % n
    }
}

/// A square under one of the eight symmetries of the board.
pub fn turned(square: Square, symmetry: usize) -> Square {
    let (mut file, mut rank) = (square.file(), square.rank());
    if symmetry & 1 != 0 {
        file = SIZE - 1 - file;
    }
    if symmetry & 2 != 0 {
        rank = SIZE - 1 - rank;
    }
    if symmetry & 4 != 0 {
        (file, rank) = (rank, file);
    }
    Square::new(file, rank).unwrap()
}
