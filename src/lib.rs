//! Tablut for two people at one terminal.
//!
//! The rules are values ([`rules`]).

pub mod app;
pub mod cli;
pub mod rules;
pub mod terminal;
pub mod text;
pub mod tool;
