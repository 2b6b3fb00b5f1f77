//! Tablut for two people at one terminal.
//!
//! The rules are values, and so is the program; the world is asked for by effects. From the bottom up, as
//! `tests/ladder.rs` holds it:
//!
//! - [`rules`]: the game, as pure values. A move is judged here and nowhere else.
//! - [`record`]: a game as a text, written strictly and read leniently; [`lesson`]: the course, as data.
//! - [`text`]: every word that is said, in English and in French. What is remembered holds enums, never sentences.
//! - [`app`]: the program as one value. [`App::update`](app::App::update) takes in a message and answers with effects,
//!   and nothing else changes it; [`app::view`] draws it, and [`app::input`] makes messages of keys and clicks.
//! - [`store`]: performs the effects on the disk. [`terminal`]: performs the others, and is the loop between both.
//! - [`plain`]: the same game without a screen, a line in and a line out. [`tool`]: the commands for scripts.
//! - [`cli`]: what can be typed at a shell, by which the program chooses one of those three.
//!
//! ```
//! use tablut::record::Record;
//! use tablut::rules::{Game, Move, Position, Ruleset};
//!
//! let mut game = Game::new(Position::start(Ruleset::Fortress));
//! let mv: Move = "d1-d4".parse().unwrap();
//! game.play(mv).unwrap();
//! let record = Record::new(game);
//! assert!(record.to_string().ends_with("1. d1-d4\n"));
//! ```

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
