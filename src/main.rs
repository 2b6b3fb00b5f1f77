//! The program: reads the command line, runs, and chooses the exit code.

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;
use tablut::app::App;
use tablut::cli::{self, Cli, Command, Environment, ScreenOptions};
use tablut::rules::Position;
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
            let start = cli::start(ruleset, first, from);
            return screen(&cli.screen, Begin::Game(start));
        }
        Some(Command::Learn { lesson }) => {
            let lesson = lesson.map(|n| usize::from(n) - 1);
            return screen(&cli.screen, Begin::Lessons(lesson));
        }
        None => return screen(&cli.screen, Begin::Title),
    }
    Ok(ExitCode::SUCCESS)
}

/// What the screen begins with.
#[derive(Clone, Copy)]
enum Begin {
    Title,
    Game(Position),
    Lessons(Option<usize>),
}

/// Plays on the screen, from what it begins with.
#[expect(clippy::print_stderr, reason = "there is no screen to say it on")]
fn screen(options: &ScreenOptions, begin: Begin) -> Result<ExitCode> {
    if !terminal::is_terminal() {
        eprintln!("tablut: the screen needs a terminal as standard input and output");
        return Ok(ExitCode::from(USAGE));
    }
    let mut settings = Environment::read().settings();
    options.apply(&mut settings);
    let ended = terminal::run(|size| match begin {
        Begin::Title => App::title(settings, size),
        Begin::Game(start) => App::game(settings, size, start, Default::default()),
        Begin::Lessons(lesson) => App::learn(settings, size, lesson),
    })?;
    Ok(ExitCode::from(ended.status()))
}
