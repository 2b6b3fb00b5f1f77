//! The program: reads the command line, runs, and chooses the exit code.

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::{CommandFactory, Parser};
use tablut::cli::{Cli, Command};
use tablut::rules::Position;
use tablut::tool;

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads us has heard enough.
        Err(e) if e.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe) => {
            ExitCode::SUCCESS
        }
        Err(e) => {
            eprintln!("tablut: {e:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<()> {
    match cli.command {
        Some(Command::Perft { depth, from, ruleset, bulk }) => {
            let position = from.unwrap_or_else(|| Position::start(ruleset.unwrap_or_default()));
            tool::perft::run(position, depth, bulk, io::stdout().lock())
        }
        Some(Command::Moves { position }) => tool::moves::main(position),
        None => Ok(Cli::command().print_help()?),
    }
}
