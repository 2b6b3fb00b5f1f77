//! The line commands: they print, and end.

pub mod moves;
pub mod perft;
