//! The program: reads the command line, runs, and chooses the exit code.

use std::io;
use std::path::Path;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use tablut::app::App;
use tablut::app::message::Language;
use tablut::cli::{self, Cli, Command, Environment};
use tablut::plain::{self, Ended, Opening};
use tablut::record::{Hints, Record};
use tablut::rules::{Game, Position};
use tablut::{terminal, tool};

/// The exit status of a mistake on the command line, clap's own.
const USAGE: u8 = 2;

/// Why there is no screen, and what there is instead.
const NO_SCREEN: &str = "the screen needs a terminal as standard input and output; --plain goes on without it, in lines";

#[expect(clippy::print_stderr, reason = "this is where errors are told")]
fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(code) => code,
        // Whoever reads us has heard enough.
        Err(e)
            if e.downcast_ref::<io::Error>()
                .is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe) =>
        {
            ExitCode::SUCCESS
        }
        Err(e) => {
            eprintln!("tablut: {e:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode> {
    match &cli.command {
        None => return game(cli, None),
        Some(Command::Play {
            ruleset,
            first,
            from,
        }) => return game(cli, Some(cli::start(*ruleset, *first, *from))),
        Some(Command::Replay { file, at, read_as }) => {
            return replay(cli, file, at.unwrap_or_default(), (*read_as).into());
        }
        Some(Command::Perft {
            depth,
            from,
            ruleset,
            bulk,
        }) => {
            let position = from.unwrap_or_else(|| Position::start(ruleset.unwrap_or_default()));
            tool::perft::run(position, *depth, *bulk, io::stdout().lock())?;
        }
        Some(Command::Moves { position }) => tool::moves::main(*position)?,
        Some(Command::Check { files, read_as }) => tool::check::main(files, (*read_as).into())?,
        Some(Command::Show {
            file,
            at,
            upside_down,
            svg,
            read_as,
        }) => {
            let options = tool::show::Options {
                at: *at,
                upside_down: *upside_down,
                svg: *svg,
            };
            tool::show::main(file, (*read_as).into(), options)?;
        }
        Some(Command::Convert { file, read_as }) => {
            tool::convert::main(file, (*read_as).into())?;
        }
        Some(Command::Completions { shell }) => cli::completions(*shell, io::stdout().lock())?,
        Some(Command::Man { about }) => {
            if !cli::manual(about.as_deref(), io::stdout().lock())? {
                return Ok(usage(
                    "there is no such subcommand; tablut --help lists them",
                ));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays: on the screen, a game from a position or from the title on; or in lines.
fn game(cli: &Cli, start: Option<Position>) -> Result<ExitCode> {
    let environment = Environment::read();
    let mut settings = environment.settings();
    cli.screen.apply(&mut settings);
    if cli.lines.plain || environment.is_dumb() {
        let start = start.unwrap_or_else(|| cli::start(None, None, None));
        let record = Record::new(Game::new(start));
        return lines(cli, settings.language, Opening::Game(record));
    }
    if !terminal::is_terminal() {
        return Ok(usage(NO_SCREEN));
    }
    let ended = terminal::run(|size| match start {
        Some(position) => App::game(settings, size, position, Default::default()),
        None => App::title(settings, size),
    })?;
    Ok(ExitCode::from(ended.status()))
}

/// Goes through a record.
#[expect(clippy::print_stderr, reason = "this is where warnings are told")]
fn replay(cli: &Cli, file: &Path, at: usize, hints: Hints) -> Result<ExitCode> {
    let environment = Environment::read();
    let mut settings = environment.settings();
    cli.screen.apply(&mut settings);
    if !cli.lines.plain && !environment.is_dumb() {
        return Ok(usage(NO_SCREEN));
    }
    if file.as_os_str() == "-" {
        return Ok(usage(
            "replay takes a file, since standard input is where its words come from",
        ));
    }
    let name = tool::input::name(file);
    let reading = tool::input::record(file, hints)?;
    for warning in &reading.warnings {
        eprintln!("{}", warning.of(&name));
    }
    let opening = Opening::replay(name, reading, at)?;
    lines(cli, settings.language, opening)
}

/// Plays or replays in lines, on the standard streams.
#[expect(clippy::print_stderr, reason = "this is where errors are told")]
fn lines(cli: &Cli, language: Language, opening: Opening) -> Result<ExitCode> {
    match plain::main(opening, language, cli.lines.strict, None)? {
        Ended::Left => Ok(ExitCode::SUCCESS),
        Ended::Refused { line, why } => {
            eprintln!("tablut: standard input, line {line}: {why}");
            Ok(ExitCode::FAILURE)
        }
    }
}

/// A mistake in what was asked for, told in a sentence.
#[expect(clippy::print_stderr, reason = "this is where errors are told")]
fn usage(sentence: &str) -> ExitCode {
    eprintln!("tablut: {sentence}");
    ExitCode::from(USAGE)
}
