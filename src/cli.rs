//! What can be typed on the command line, and what it means.

mod pages;

pub use pages::{completions, manual};

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::app::Settings;
use crate::app::message::{Depth, Language, Look, SizeWish, ThemeName, Turning};
use crate::record::Hints;
use crate::rules::{Position, Ruleset, Side};

/// The first lines of `--help`.
const EXAMPLES: &str = "\
Examples:
  tablut                                 the title: a new game, settings
  tablut play --ruleset gwezboell        a game at once, by the other rules
  tablut --plain                         a game in lines of text, to be heard or piped
  tablut play --plain < moves.txt        the moves of a file, one on each line
  tablut replay game.otg --plain         a record, ply by ply
  tablut check *.otg                     whether records can be read, and how they ended
  tablut show game.otg --at 12           the board after a ply";

/// Tablut, the Lapland board game of attackers and a king, for two people at one terminal.
#[derive(Debug, Parser)]
#[command(version, about, max_term_width = 100, before_long_help = EXAMPLES)]
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
pub struct LineOptions {
    /// No screen: lines of text, to be heard or piped; so by itself where TERM is dumb
    #[arg(long, global = true, help_heading = "Line mode")]
    pub plain: bool,
    /// End with exit status 1 at the first line of a pipe that is refused
    #[arg(long, global = true, help_heading = "Line mode")]
    pub strict: bool,
}

/// The options of the screen; they stand before or after the subcommand.
#[derive(Debug, Clone, Default, Args)]
pub struct ScreenOptions {
    /// The language
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "LANG",
        help_heading = "Screen"
    )]
    pub lang: Option<LangOption>,
    /// The colours
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "THEME",
        help_heading = "Screen",
        hide_short_help = true
    )]
    pub theme: Option<ThemeOption>,
    /// How many colours the terminal has
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "DEPTH",
        help_heading = "Screen",
        hide_short_help = true
    )]
    pub color: Option<ColorOption>,
    /// The size of the squares
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "SIZE",
        help_heading = "Screen",
        hide_short_help = true
    )]
    pub size: Option<SizeOption>,
    /// Whether the board turns to the side to move
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "TURN",
        help_heading = "Screen",
        hide_short_help = true
    )]
    pub turn: Option<TurnOption>,
    /// Draw with ASCII characters only
    #[arg(long, global = true, help_heading = "Screen", hide_short_help = true)]
    pub ascii: bool,
    /// Ring the bell at Raichi, Tuichi and the end
    #[arg(long, global = true, help_heading = "Screen", hide_short_help = true)]
    pub bell: bool,
    /// Leave the mouse to the terminal
    #[arg(long, global = true, help_heading = "Screen", hide_short_help = true)]
    pub no_mouse: bool,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Starts a game at once
    Play {
        /// The ruleset
        #[arg(long, conflicts_with = "from")]
        ruleset: Option<Ruleset>,
        /// The side that begins
        #[arg(long, value_name = "SIDE", conflicts_with = "from")]
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
        /// A lesson, from 1 to 14; without it, the first that is not done
        #[arg(value_parser = clap::value_parser!(u8).range(1..=14))]
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
    /// Prints the rules, for pipes and screen readers
    Rules {
        /// The game whose rules are told beside what both share
        #[arg(long)]
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
    #[arg(long)]
    pub ruleset: Option<Ruleset>,
    /// Who begins, in a record that does not say
    #[arg(long, value_name = "SIDE")]
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

/// `--lang`.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum LangOption {
    /// English
    En,
    /// French
    Fr,
}

/// `--theme`.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum ThemeOption {
    /// Light words on a dark ground
    Dark,
    /// Dark words on a light ground
    Light,
    /// Safe for colour-blind players
    Safe,
    /// No colours
    Mono,
}

/// `--color`.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum ColorOption {
    /// What the environment promises
    Auto,
    /// None
    Never,
    /// The sixteen of the palette
    #[value(name = "16")]
    Sixteen,
    /// 256
    #[value(name = "256")]
    Indexed,
    /// Red, green and blue
    True,
}

/// `--size`.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum SizeOption {
    /// The largest that fits well
    Auto,
    /// 2×1 characters a square
    S,
    /// 4×2
    M,
    /// 6×3
    L,
    /// 8×4
    Xl,
}

/// `--turn`.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum TurnOption {
    /// It stays
    Keep,
    /// It turns after each move
    Auto,
}

/// What the environment says; each is a variable's value, when it is set.
#[derive(Debug, Clone, Default)]
pub struct Environment {
    /// `NO_COLOR`.
    pub no_color: Option<String>,
    /// `COLORTERM`.
    pub colorterm: Option<String>,
    /// `TERM`.
    pub term: Option<String>,
    /// `LC_ALL`, `LC_MESSAGES`, `LC_CTYPE` and `LANG`.
    pub locale: [Option<String>; 4],
}

impl Environment {
    /// Reads the process's environment.
    #[must_use]
    pub fn read() -> Self {
        let var = |name| {
            std::env::var_os(name)
                .map(|v| v.to_string_lossy().into_owned())
                .filter(|v| !v.is_empty())
        };
        Self {
            no_color: var("NO_COLOR"),
            colorterm: var("COLORTERM"),
            term: var("TERM"),
            locale: [
                var("LC_ALL"),
                var("LC_MESSAGES"),
                var("LC_CTYPE"),
                var("LANG"),
            ],
        }
    }

    /// Whether the terminal can do nothing but lines.
    #[must_use]
    pub fn is_dumb(&self) -> bool {
        self.term.as_deref() == Some("dumb")
    }

    fn depth(&self) -> Depth {
        let term = self.term.as_deref().unwrap_or("");
        if self.no_color.is_some() || matches!(term, "" | "dumb") || term.contains("mono") {
            Depth::None
        } else if matches!(self.colorterm.as_deref(), Some("truecolor" | "24bit"))
            || term.ends_with("-direct")
        {
            Depth::True
        } else if term.contains("256") {
            Depth::Indexed
        } else if cfg!(windows) {
            Depth::True
        } else {
            Depth::Sixteen
        }
    }

    fn language(&self) -> Language {
        let [all, messages, _, lang] = &self.locale;
        let locale = all.as_ref().or(messages.as_ref()).or(lang.as_ref());
        if locale.is_some_and(|l| l.to_lowercase().starts_with("fr")) {
            Language::French
        } else {
            Language::English
        }
    }

    /// Whether the terminal has ASCII only: the Linux console's font lacks the tokens, and a locale that is not
    /// UTF-8 cannot show them.
    fn ascii(&self) -> bool {
        let [all, _, ctype, lang] = &self.locale;
        let locale = all.as_ref().or(ctype.as_ref()).or(lang.as_ref());
        let utf8 = locale.is_some_and(|l| l.to_lowercase().replace('-', "").contains("utf8"));
        self.term.as_deref() == Some("linux") || !utf8 && !cfg!(windows)
    }

    /// The settings of a first start, as the environment has them.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let look = Look {
            depth: self.depth(),
            ascii: self.ascii(),
            ..Look::default()
        };
        Settings {
            language: self.language(),
            look,
            ..Settings::default()
        }
    }
}

impl ScreenOptions {
    /// Lets the options that were given beat the settings.
    pub fn apply(&self, settings: &mut Settings) {
        if let Some(lang) = self.lang {
            settings.language = match lang {
                LangOption::En => Language::English,
                LangOption::Fr => Language::French,
            };
        }
        if let Some(theme) = self.theme {
            settings.look.theme = match theme {
                ThemeOption::Dark => ThemeName::Dark,
                ThemeOption::Light => ThemeName::Light,
                ThemeOption::Safe => ThemeName::Safe,
                ThemeOption::Mono => ThemeName::Mono,
            };
        }
        match self.color {
            None | Some(ColorOption::Auto) => {}
            Some(ColorOption::Never) => settings.look.depth = Depth::None,
            Some(ColorOption::Sixteen) => settings.look.depth = Depth::Sixteen,
            Some(ColorOption::Indexed) => settings.look.depth = Depth::Indexed,
            Some(ColorOption::True) => settings.look.depth = Depth::True,
        }
        if let Some(size) = self.size {
            settings.size = match size {
                SizeOption::Auto => SizeWish::Auto,
                SizeOption::S => SizeWish::Small,
                SizeOption::M => SizeWish::Medium,
                SizeOption::L => SizeWish::Large,
                SizeOption::Xl => SizeWish::ExtraLarge,
            };
        }
        if let Some(turn) = self.turn {
            settings.turning = match turn {
                TurnOption::Keep => Turning::Keep,
                TurnOption::Auto => Turning::Auto,
            };
        }
        settings.look.ascii |= self.ascii;
        settings.bell |= self.bell;
        settings.mouse &= !self.no_mouse;
    }
}
