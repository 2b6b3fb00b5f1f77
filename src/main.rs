//! The program: reads the command line, runs, and chooses the exit code.

use std::io;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Parser;
use tablut::app::{App, Memory, Settings, Start};
use tablut::cli::{self, Cli, Command, Environment};
use tablut::rules::Position;
use tablut::store::{self, Store, data_folder};
use tablut::{terminal, tool};

/// The exit status of a mistake on the command line, clap's own.
const USAGE: u8 = 2;

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
    match cli.command {
        Some(Command::Perft {
            depth,
            from,
            ruleset,
            bulk,
        }) => {
            let position = from.unwrap_or_else(|| Position::start(ruleset.unwrap_or_default()));
            tool::perft::run(position, depth, bulk, io::stdout().lock())?;
        }
        Some(Command::Moves { position }) => tool::moves::main(position)?,
        Some(Command::Rules { ruleset }) => {
            let settings = settings(cli, &Memory::default());
            let (language, ascii) = (settings.language, cli.screen.ascii);
            tool::rules::main(ruleset.unwrap_or_default(), language, ascii)?;
        }
        Some(Command::Check { ref files, read_as }) => tool::check::main(files, read_as.into())?,
        Some(Command::Show {
            ref file,
            at,
            upside_down,
            svg,
            read_as,
        }) => {
            let options = tool::show::Options {
                at,
                upside_down,
                svg,
            };
            tool::show::main(file, read_as.into(), options)?;
        }
        Some(Command::Convert { ref file, read_as }) => {
            tool::convert::main(file, read_as.into())?;
        }
        Some(Command::Play {
            ruleset,
            first,
            from,
        }) => {
            let position = cli::start(ruleset, first, from);
            return screen(cli, |start| App::game(start, position, Default::default()));
        }
        Some(Command::Replay {
            ref file,
            at,
            read_as,
        }) => {
            let reading = tool::input::record(file, read_as.into())?;
            let empty = reading.record.game().line().is_empty();
            if let Some(fault) = reading.fault.as_ref().filter(|_| empty) {
                bail!("{}", fault.of(&tool::input::name(file)));
            }
            return screen(cli, |start| App::replay(start, reading, at.unwrap_or(0)));
        }
        None => return screen(cli, App::title),
    }
    Ok(ExitCode::SUCCESS)
}

/// What the environment says, what is remembered, and the options, each beating the one before.
fn settings(cli: &Cli, memory: &Memory) -> Settings {
    let mut settings = Environment::read().settings();
    memory.apply(&mut settings);
    cli.screen.apply(&mut settings);
    settings
}

/// Plays on the screen what `make` makes of settings, memory and library.
#[expect(clippy::print_stderr, reason = "there is no screen to say it on")]
fn screen(cli: &Cli, make: impl FnOnce(Start) -> App) -> Result<ExitCode> {
    if !terminal::is_terminal() {
        eprintln!("tablut: the screen needs a terminal as standard input and output");
        return Ok(ExitCode::from(USAGE));
    }
    let store = Store::new(data_folder(cli.data_dir.clone(), |name| {
        std::env::var_os(name)
    }));
    let (memory, broken) = Memory::read(&store.settings());
    let settings = settings(cli, &memory);
    let (unfinished, date) = (store.unfinished(), store::today());
    let ended = terminal::run(store, |size| {
        make(Start {
            settings,
            size,
            memory,
            broken,
            unfinished,
            date,
        })
    })?;
    Ok(ExitCode::from(ended.status()))
}
