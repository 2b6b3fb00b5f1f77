//! What can be typed on the command line, and what it means.

mod environment;
mod notes;
mod pages;
mod screen;
mod words;

pub use environment::Environment;
pub use pages::{completions, manual};
pub use screen::ScreenOptions;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use words::one_of;

use crate::lesson;
use crate::record::Hints;
use crate::rules::{Position, Ruleset, Side};

/// How many lessons there are, as the numbers of arguments are checked.
#[expect(clippy::cast_possible_wrap, reason = "a handful")]
const LESSONS: i64 = lesson::COUNT as i64;

/// Tablut, the Lapland board game of attackers and a king, for two people at one terminal.
#[derive(Debug, Parser)]
#[command(
    version,
    about,
    max_term_width = 100,
    before_long_help = notes::EXAMPLES,
    after_long_help = notes::last()
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Without the screen.
    #[command(flatten)]
    pub lines: LineOptions,
    /// How the screen is to be.
    #[command(flatten)]
    pub screen: ScreenOptions,
    /// Print where games and settings are kept, and end
    #[arg(long, help_heading = "Files")]
    pub paths: bool,
    /// Where games and settings are kept
    #[arg(long, global = true, value_name = "FOLDER", help_heading = "Files")]
    pub data_dir: Option<PathBuf>,
}

/// The options of the line mode; they stand before or after the subcommand.
#[derive(Debug, Clone, Copy, Default, Args)]
#[command(next_help_heading = "Line mode")]
pub struct LineOptions {
    /// No screen: lines of text, to be heard or piped; so by itself where TERM is dumb
    #[arg(long, global = true)]
    pub plain: bool,
    /// End with exit status 1 at the first line of a pipe that is refused
    #[arg(long, global = true)]
    pub strict: bool,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Starts a game at once
    Play {
        /// The ruleset
        #[arg(long, conflicts_with = "from", value_parser = one_of(words::ruleset), ignore_case = true)]
        ruleset: Option<Ruleset>,
        /// The side that begins
        #[arg(
            long,
            value_name = "SIDE",
            conflicts_with = "from",
            value_parser = one_of(words::side),
            ignore_case = true
        )]
        first: Option<Side>,
        /// The position to begin from, with its own ruleset and side: "fortress attackers /3ttt3/…/"
        #[arg(long, value_name = "POSITION", value_parser = undecided)]
        from: Option<Position>,
    },
    /// Goes through a record, ply by ply
    Replay {
        /// A record
        file: PathBuf,
        /// The ply to begin at, 0 for the start
        #[arg(long, value_name = "PLY")]
        at: Option<usize>,
        /// What the record does not say.
        #[command(flatten)]
        read_as: ReadAs,
    },
    /// Teaches the game, lesson by lesson
    Learn {
        /// The number of a lesson
        #[arg(value_parser = clap::value_parser!(u8).range(1..=LESSONS))]
        #[arg(help = format!("A lesson, from 1 to {LESSONS}; without it, the first that is not done"))]
        lesson: Option<u8>,
    },
    /// Counts move sequences and says how fast
    Perft {
        /// How many moves deep, from 1
        #[arg(value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
        /// The position to count from, as in "fortress attackers /3ttt3/…/"
        #[arg(long, value_name = "POSITION")]
        from: Option<Position>,
        /// The ruleset of the start position
        #[arg(long, conflicts_with = "from", value_parser = one_of(words::ruleset), ignore_case = true)]
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
    /// Prints the rules, for pipes and screen readers
    Rules {
        /// The game whose rules are told beside what both share
        #[arg(long, value_parser = one_of(words::ruleset), ignore_case = true)]
        ruleset: Option<Ruleset>,
    },
    /// Judges records: a line for each
    Check {
        /// Records; - is standard input
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// What the records do not say.
        #[command(flatten)]
        read_as: ReadAs,
    },
    /// Shows the board of a record
    Show {
        /// A record; - is standard input
        file: PathBuf,
        /// After which ply, 0 for the start; without it, where the game stands
        #[arg(long, value_name = "PLY")]
        at: Option<usize>,
        /// With rank 1 on top
        #[arg(long)]
        upside_down: bool,
        /// As a picture (SVG)
        #[arg(long)]
        svg: bool,
        /// What the record does not say.
        #[command(flatten)]
        read_as: ReadAs,
    },
    /// Writes a record strictly, so that any reader takes it
    Convert {
        /// A record; - is standard input
        file: PathBuf,
        /// What the record does not say.
        #[command(flatten)]
        read_as: ReadAs,
    },
    /// Prints the completions of a shell, as in: tablut completions bash
    Completions {
        /// The shell
        #[arg(ignore_case = true)]
        shell: Shell,
    },
    /// Prints the manual page, as in: tablut man | man -l -
    Man {
        /// The subcommand that it is about
        #[arg(value_name = "COMMAND")]
        about: Option<String>,
    },
}

/// What to go by where a record does not say it.
#[derive(Debug, Clone, Copy, Args)]
pub struct ReadAs {
    /// The ruleset of a record that does not name one, or that names another game
    #[arg(long, value_parser = one_of(words::ruleset), ignore_case = true)]
    pub ruleset: Option<Ruleset>,
    /// Who begins, in a record that does not say
    #[arg(long, value_name = "SIDE", value_parser = one_of(words::side), ignore_case = true)]
    pub first: Option<Side>,
}

impl From<ReadAs> for Hints {
    fn from(ReadAs { ruleset, first }: ReadAs) -> Self {
        Self { ruleset, first }
    }
}

/// A position on which a game can begin.
fn undecided(text: &str) -> Result<Position, String> {
    let position: Position = text
        .parse()
        .map_err(|e: crate::rules::PositionError| e.to_string())?;
    match position.end() {
        None => Ok(position),
        Some(end) => Err(format!(
            "the game is over on this board: the {} have won",
            end.winner()
        )),
    }
}

/// The position of a new game.
#[must_use]
pub fn start(ruleset: Option<Ruleset>, first: Option<Side>, from: Option<Position>) -> Position {
    from.unwrap_or_else(|| {
        Position::start(ruleset.unwrap_or_default()).with_turn(first.unwrap_or(Side::Attackers))
    })
}
