//! The options of the screen.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::app::Settings;
use crate::app::message::{Choice, Depth, Language, SizeWish, ThemeName, Turning};

/// The options of the screen; they stand before or after the subcommand.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Screen")]
pub struct ScreenOptions {
    /// The language
    #[arg(
        long,
        global = true,
        value_parser = one_of(language),
        value_name = "LANG"
    )]
    pub lang: Option<Language>,
    /// The colours
    #[arg(
        long,
        global = true,
        value_parser = one_of(theme),
        value_name = "THEME",
        hide_short_help = true
    )]
    pub theme: Option<ThemeName>,
    /// How many colours the terminal has
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "DEPTH",
        hide_short_help = true
    )]
    pub color: Option<ColorOption>,
    /// The size of the squares
    #[arg(
        long,
        global = true,
        value_parser = one_of(size),
        value_name = "SIZE",
        hide_short_help = true
    )]
    pub size: Option<SizeWish>,
    /// Whether the board turns to the side to move
    #[arg(
        long,
        global = true,
        value_parser = one_of(turning),
        value_name = "TURN",
        hide_short_help = true
    )]
    pub turn: Option<Turning>,
    /// Draw with ASCII characters only
    #[arg(long, global = true, hide_short_help = true)]
    pub ascii: bool,
    /// Ring the bell at Raichi, Tuichi and the end
    #[arg(long, global = true, hide_short_help = true)]
    pub bell: bool,
    /// Leave the mouse to the terminal
    #[arg(long, global = true, hide_short_help = true)]
    pub no_mouse: bool,
}

/// Takes the word of a choice; `help` says what each is.
fn one_of<T: Choice + Send + Sync>(
    help: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let values = T::WORDS
        .iter()
        .map(|&(word, choice)| PossibleValue::new(word).help(help(choice)));
    PossibleValuesParser::new(values).try_map(|word| T::named(&word).ok_or("no such word"))
}

const fn language(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::French => "French",
    }
}

const fn theme(theme: ThemeName) -> &'static str {
    match theme {
        ThemeName::Dark => "Light words on a dark ground",
        ThemeName::Light => "Dark words on a light ground",
        ThemeName::Safe => "Safe for colour-blind players",
        ThemeName::Mono => "No colours",
    }
}

const fn size(size: SizeWish) -> &'static str {
    match size {
        SizeWish::Auto => "The largest that fits well",
        SizeWish::Small => "2×1 characters a square",
        SizeWish::Medium => "4×2",
        SizeWish::Large => "6×3",
        SizeWish::ExtraLarge => "8×4",
    }
}

const fn turning(turning: Turning) -> &'static str {
    match turning {
        Turning::Keep => "It stays",
        Turning::Auto => "It turns after each move",
    }
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

impl ColorOption {
    /// The depth that it names, unless that is left to the environment.
    const fn depth(self) -> Option<Depth> {
        match self {
            Self::Auto => None,
            Self::Never => Some(Depth::None),
            Self::Sixteen => Some(Depth::Sixteen),
            Self::Indexed => Some(Depth::Indexed),
            Self::True => Some(Depth::True),
        }
    }
}

impl ScreenOptions {
    /// Lets the options that were given beat the settings.
    pub fn apply(&self, settings: &mut Settings) {
        fn take<T>(to: &mut T, from: Option<T>) {
            if let Some(from) = from {
                *to = from;
            }
        }
        take(&mut settings.language, self.lang);
        take(&mut settings.look.theme, self.theme);
        take(
            &mut settings.look.depth,
            self.color.and_then(ColorOption::depth),
        );
        take(&mut settings.size, self.size);
        take(&mut settings.turning, self.turn);
        settings.look.ascii |= self.ascii;
        settings.bell |= self.bell;
        settings.mouse &= !self.no_mouse;
    }
}
