//! What can be typed on the command line, and what it means.

use clap::{Parser, Subcommand};

use crate::rules::{Position, Ruleset};

/// Tablut, the Lapland board game of attackers and a king, for two people at one terminal.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Counts move sequences and says how fast
    Perft {
        /// How many moves deep, from 1
        #[arg(value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
        /// The position to count from, as in "fortress attackers /3ttt3/…/"
        #[arg(long, value_name = "POSITION")]
        from: Option<Position>,
        /// The ruleset of the start position
        #[arg(long, conflicts_with = "from")]
        ruleset: Option<Ruleset>,
        /// Count the last move of each sequence without playing it
        #[arg(long)]
        bulk: bool,
    },
    /// Prints the ways and the legal moves of positions, for scripts
    Moves {
        /// A position; without one, a position on every line of standard input
        position: Option<Position>,
    },
}
