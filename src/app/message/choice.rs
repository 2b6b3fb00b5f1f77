//! What can be chosen: in a form, in the text of the settings, and on the command line.

use crate::rules::{Ruleset, Side};

/// One of a few that can be chosen.
pub trait Choice: Copy + PartialEq + 'static {
    /// All of them in the order in which they are offered, each with the word that stands for it in texts.
    const WORDS: &'static [(&'static str, Self)];

    /// The word that stands for it.
    fn word(self) -> &'static str {
        Self::WORDS[self.place()].0
    }

    /// The one that a word stands for.
    fn named(word: &str) -> Option<Self> {
        let named = Self::WORDS.iter().find(|(name, _)| *name == word);
        named.map(|&(_, choice)| choice)
    }

    /// Its place in the order, from 0.
    fn place(self) -> usize {
        // Each type lists itself whole.
        let place = Self::WORDS.iter().position(|&(_, choice)| choice == self);
        place.unwrap_or_default()
    }

    /// Goes so many places on, round the ends.
    fn turn(&mut self, by: isize) {
        let count = Self::WORDS.len();
        let next = self.place().checked_add_signed(by).unwrap_or(count - 1);
        *self = Self::WORDS[if next < count { next } else { 0 }].1;
    }
}

impl Choice for bool {
    const WORDS: &'static [(&'static str, Self)] = &[("no", false), ("yes", true)];
}

impl Choice for Side {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("attackers", Self::Attackers),
        ("defenders", Self::Defenders),
    ];
}

impl Choice for Ruleset {
    const WORDS: &'static [(&'static str, Self)] = &[
        (Self::Fortress.name(), Self::Fortress),
        (Self::Gwezboell.name(), Self::Gwezboell),
    ];
}

/// The colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum ThemeName {
    /// Light words on a dark ground.
    #[default]
    Dark,
    /// Dark words on a light ground.
    Light,
    /// Blue and orange, told apart by colour-blind players.
    Safe,
    /// No colours: characters, bold and reverse.
    Mono,
}

impl Choice for ThemeName {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("dark", Self::Dark),
        ("light", Self::Light),
        ("safe", Self::Safe),
        ("mono", Self::Mono),
    ];
}

/// How many colours the terminal promised.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// None.
    None,
    /// The sixteen of the palette.
    Sixteen,
    /// The 256 of xterm.
    Indexed,
    /// Red, green and blue.
    #[default]
    True,
}

/// What the screen is drawn with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Look {
    /// The colours.
    pub theme: ThemeName,
    /// How many the terminal has.
    pub depth: Depth,
    /// Whether only ASCII characters may be drawn.
    pub ascii: bool,
}

impl Look {
    /// Whether the board is drawn in characters with lines between the squares, since there are no colours
    /// to fill them with, or no block elements for the tokens.
    #[must_use]
    pub const fn in_characters(self) -> bool {
        self.ascii || matches!(self.depth, Depth::None) || matches!(self.theme, ThemeName::Mono)
    }

    /// How squares are told apart in this look.
    #[must_use]
    pub const fn ground(self) -> Ground {
        if self.in_characters() {
            Ground::Ruled
        } else {
            Ground::Filled
        }
    }
}

/// How squares are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ground {
    /// By colour: each square fills its cells.
    Filled,
    /// By lines, or at 2×1 by gaps: the first column of a square's cells, and from 4×2 up its first row, hold
    /// the line before it, and one more column and row close the board.
    Ruled,
}

/// The size of the squares that is wished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum SizeWish {
    /// The largest that fits well.
    #[default]
    Auto,
    /// 2×1 characters a square.
    Small,
    /// 4×2.
    Medium,
    /// 6×3.
    Large,
    /// 8×4.
    ExtraLarge,
}

impl Choice for SizeWish {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("auto", Self::Auto),
        ("s", Self::Small),
        ("m", Self::Medium),
        ("l", Self::Large),
        ("xl", Self::ExtraLarge),
    ];
}

/// Whether the board turns to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Turning {
    /// It stays as it is.
    #[default]
    Keep,
    /// It turns after every move.
    Auto,
}

impl Choice for Turning {
    const WORDS: &'static [(&'static str, Self)] = &[("keep", Self::Keep), ("auto", Self::Auto)];
}

/// The language of the words on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Choice for Language {
    const WORDS: &'static [(&'static str, Self)] = &[("en", Self::English), ("fr", Self::French)];
}

/// What a new game is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// Who begins.
    pub first: Side,
    /// The names of the attackers' and the defenders' players; empty for none.
    pub names: [String; 2],
}

impl Default for Setup {
    /// The attackers begin, as the source says (RULES.md 2).
    fn default() -> Self {
        Self {
            ruleset: Ruleset::default(),
            first: Side::Attackers,
            names: Default::default(),
        }
    }
}
