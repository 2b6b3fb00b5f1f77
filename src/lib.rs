//! Tablut for two people at one terminal.
//!
//! The rules are values ([`rules`]), and a game is written and read as a text ([`record`]).

pub mod app;
pub mod cli;
pub mod lesson;
pub mod plain;
pub mod record;
pub mod rules;
pub mod store;
pub mod terminal;
pub mod text;
pub mod tool;
