//! The line commands: they print, and end.

pub mod check;
pub mod convert;
pub mod input;
mod letter;
pub mod moves;
pub mod paths;
pub mod perft;
pub mod rules;
pub mod show;
