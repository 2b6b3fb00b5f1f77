//! The program: reads the command line, runs, and chooses the exit code.

use std::cell::RefCell;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Error, Result, bail};
use clap::Parser;
use tablut::app::message::Report;
use tablut::app::{App, Memory, Settings, Start};
use tablut::cli::{self, Cli, Command, Environment};
use tablut::plain::{self, Desk, Ended, Opening};
use tablut::record::{Hints, Record};
use tablut::rules::{Game, Position};
use tablut::store::{self, Folders, Store, data_folder};
use tablut::text::plain::plain_text;
use tablut::text::text;
use tablut::{terminal, tool};

/// The exit status of a mistake on the command line, clap's own.
const USAGE: u8 = 2;

/// Why there is no screen, and what there is instead.
const NO_SCREEN: &str = "the screen needs a terminal as standard input and output; --plain goes on without it, in lines";

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
            tell(&format!("{e:#}"));
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode> {
    if cli.paths {
        tool::paths::run(&folders(cli).map_err(Error::msg)?, io::stdout().lock())?;
        return Ok(ExitCode::SUCCESS);
    }
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
        Some(Command::Rules { ruleset }) => {
            let language = Setting::new(cli).settings.language;
            tool::rules::main(ruleset.unwrap_or_default(), language, cli.screen.ascii)?;
        }
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
        Some(Command::Learn { lesson }) => {
            let setting = Setting::new(cli);
            let lesson = lesson.map(|n| usize::from(n) - 1);
            if setting.plain {
                return lines(cli, setting, Opening::Lessons(lesson));
            }
            return screen(setting, |begin| App::learn(begin, lesson));
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays: on the screen, a game from a position or from the title on; or in lines.
fn game(cli: &Cli, start: Option<Position>) -> Result<ExitCode> {
    let setting = Setting::new(cli);
    if setting.plain {
        let position = start.unwrap_or_else(|| cli::start(None, None, None));
        return lines(
            cli,
            setting,
            Opening::Game(Record::new(Game::new(position))),
        );
    }
    screen(setting, |begin| match start {
        Some(position) => App::game(begin, position, Default::default()),
        None => App::title(begin),
    })
}

/// Goes through a record, on the screen or in lines.
fn replay(cli: &Cli, file: &Path, at: usize, hints: Hints) -> Result<ExitCode> {
    let setting = Setting::new(cli);
    if setting.plain && file.as_os_str() == "-" {
        return Ok(usage(
            "replay --plain takes a file, since standard input is where its words come from",
        ));
    }
    let name = tool::input::name(file);
    let reading = tool::input::record(file, hints)?;
    if setting.plain {
        let told = text(setting.settings.language).record.warning_of;
        for warning in &reading.warnings {
            let _ = writeln!(io::stderr(), "{}", told(&name, warning));
        }
        return lines(cli, setting, Opening::replay(name, reading, at)?);
    }
    let empty = reading.record.game().line().is_empty();
    if let Some(fault) = reading.fault.as_ref().filter(|_| empty) {
        bail!("{}", fault.of(&name));
    }
    screen(setting, |begin| App::replay(begin, reading, at))
}

/// Where games and settings are, or why there is no such place.
fn folders(cli: &Cli) -> Result<Folders, String> {
    data_folder(cli.data_dir.clone(), |name| std::env::var_os(name))
}

/// What a start goes by: environment, memory and options, each beating the one before, and the disk.
struct Setting {
    store: Store,
    settings: Settings,
    memory: Memory,
    broken: Option<(usize, String)>,
    /// Whether it is played in lines.
    plain: bool,
}

impl Setting {
    fn new(cli: &Cli) -> Self {
        let store = Store::new(folders(cli));
        let environment = Environment::read();
        let (memory, broken) = Memory::read(&store.settings());
        let mut settings = environment.settings();
        memory.apply(&mut settings);
        cli.screen.apply(&mut settings);
        let plain = cli.lines.plain || environment.is_dumb();
        Self {
            store,
            settings,
            memory,
            broken,
            plain,
        }
    }
}

/// Plays on the screen what `make` makes of settings, memory and library.
fn screen(setting: Setting, make: impl FnOnce(Start) -> App) -> Result<ExitCode> {
    if !terminal::is_terminal() {
        return Ok(usage(NO_SCREEN));
    }
    let Setting {
        store,
        settings,
        memory,
        broken,
        ..
    } = setting;
    store.tidy();
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

/// Plays, replays or learns in lines, on the standard streams; what is to be kept is kept as on the screen.
fn lines(cli: &Cli, setting: Setting, opening: Opening) -> Result<ExitCode> {
    let Setting {
        store,
        settings,
        memory,
        broken,
        ..
    } = setting;
    if let Some((line, text)) = broken {
        tell(&format!("settings, line {line}: {text:?} means nothing"));
    }
    store.tidy();
    let last_words = Arc::new(Mutex::new(String::new()));
    terminal::end_on_signals(&last_words);
    let store = RefCell::new(store);
    let saved = plain_text(settings.language).keeping.kept;
    let mut perform = |request| {
        let mut last_words = last_words.lock().unwrap_or_else(PoisonError::into_inner);
        let report = store.borrow_mut().perform(request);
        match &report {
            Some(Report::Saved(_)) => saved.clone_into(&mut last_words),
            Some(Report::NotSaved(_)) => last_words.clear(),
            _ => {}
        }
        report
    };
    let desk = Desk {
        perform: &mut perform,
        date: store::today(),
        unfinished: Box::new(|but| store.borrow().unfinished_but(but)),
        memory,
    };
    let ended = plain::main(opening, settings.language, cli.lines.strict, Some(desk));
    match ended {
        Err(e) if e.downcast_ref().is_some_and(terminal::is_gone) => {
            Ok(ExitCode::from(terminal::Ended::HungUp.status()))
        }
        Err(e) => Err(e),
        Ok(Ended::Left) => Ok(ExitCode::SUCCESS),
        Ok(Ended::Refused { line, why }) => {
            tell(&format!("standard input, line {line}: {why}"));
            Ok(ExitCode::FAILURE)
        }
    }
}

/// A mistake in what was asked for, told in a sentence.
fn usage(sentence: &str) -> ExitCode {
    tell(sentence);
    ExitCode::from(USAGE)
}

/// Tells an error or a warning; where nobody can be told, there is nothing better to do.
fn tell(sentence: &str) {
    let _ = writeln!(io::stderr(), "tablut: {sentence}");
}
