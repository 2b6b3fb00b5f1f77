//! The options of the screen.

use clap::{Args, ValueEnum};

use super::words::{self, one_of};
use crate::app::Settings;
use crate::app::message::{Depth, Language, SizeWish, ThemeName, Turning};

/// The options of the screen; they stand before or after the subcommand.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Screen")]
pub struct ScreenOptions {
    /// The language
    #[arg(
        long,
        global = true,
        value_parser = one_of(words::language),
        ignore_case = true,
        value_name = "LANG"
    )]
    pub lang: Option<Language>,
    /// The colours
    #[arg(
        long,
        global = true,
        value_parser = one_of(words::theme),
        ignore_case = true,
        value_name = "THEME",
        hide_short_help = true
    )]
    pub theme: Option<ThemeName>,
    /// How many colours the terminal has
    #[arg(
        long,
        global = true,
        value_enum,
        ignore_case = true,
        value_name = "DEPTH",
        hide_short_help = true
    )]
    pub color: Option<ColorOption>,
    /// The size of the squares
    #[arg(
        long,
        global = true,
        value_parser = one_of(words::size),
        ignore_case = true,
        value_name = "SIZE",
        hide_short_help = true
    )]
    pub size: Option<SizeWish>,
    /// Whether the board turns to the side to move
    #[arg(
        long,
        global = true,
        value_parser = one_of(words::turning),
        ignore_case = true,
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
