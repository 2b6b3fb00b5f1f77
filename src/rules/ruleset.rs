//! The two rulesets and what each of them decides by itself.

use core::fmt;
use core::str::FromStr;

use super::board::Piece;
use super::set::SquareSet;

/// Which of the two games is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, Default)]
pub enum Ruleset {
    /// Tablut with Fortresses: the king escapes to a corner (RULES.md 12 to 15).
    #[default]
    Fortress,
    /// Gwezboell: the king escapes to any edge square (RULES.md 16 to 18).
    Gwezboell,
}

impl Ruleset {
    /// Both, the default first.
    pub const BOTH: [Self; 2] = [Self::Fortress, Self::Gwezboell];

    /// `fortress` or `gwezboell`, as in position texts, options and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fortress => "fortress",
            Self::Gwezboell => "gwezboell",
        }
    }

    /// Where the king wins (RULES.md 12 and 16).
    #[must_use]
    pub const fn goals(self) -> SquareSet {
        match self {
            Self::Fortress => SquareSet::CORNERS,
            Self::Gwezboell => SquareSet::EDGE,
        }
    }

    /// The Fortresses: only the king stops there, and they close a pincer (RULES.md 12 and 13).
    #[must_use]
    pub const fn fortresses(self) -> SquareSet {
        match self {
            Self::Fortress => SquareSet::CORNERS,
            Self::Gwezboell => SquareSet::EMPTY,
        }
    }

    /// Where a piece may not stop (RULES.md 4 and 12).
    #[must_use]
    pub const fn closed(self, piece: Piece) -> SquareSet {
        match piece {
            Piece::King => SquareSet::KONAKIS,
            Piece::Attacker | Piece::Defender => SquareSet::KONAKIS.union(self.fortresses()),
        }
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is neither `fortress` nor `gwezboell`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseRulesetError;

impl fmt::Display for ParseRulesetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a ruleset is \"fortress\" or \"gwezboell\"")
    }
}

impl core::error::Error for ParseRulesetError {}

impl FromStr for Ruleset {
    type Err = ParseRulesetError;

    fn from_str(text: &str) -> Result<Self, ParseRulesetError> {
        Self::BOTH
            .into_iter()
            .find(|r| r.name().eq_ignore_ascii_case(text))
            .ok_or(ParseRulesetError)
    }
}
