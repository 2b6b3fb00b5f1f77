//! The tags that say who played, where and when.

/// A tag of the notation whose value this program keeps and shows. The others (rules, result and so on) follow from
/// the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Tag {
    /// The tournament or match.
    Event,
    /// Where it was played.
    Site,
    /// When, as YYYY.MM.DD.
    Date,
    /// The round of the tournament.
    Round,
    /// Who played the attackers.
    Attackers,
    /// Who played the defenders.
    Defenders,
    /// Who commented.
    Annotator,
    /// Who, or which program, wrote the record.
    Compiler,
    /// The name of the game that was played.
    Variant,
}

impl Tag {
    /// All, in the order in which they are written.
    pub const ALL: [Self; 9] = [
        Self::Event,
        Self::Site,
        Self::Date,
        Self::Round,
        Self::Attackers,
        Self::Defenders,
        Self::Annotator,
        Self::Compiler,
        Self::Variant,
    ];

    /// Its name in a record.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Event => "event",
            Self::Site => "site",
            Self::Date => "date",
            Self::Round => "round",
            Self::Attackers => "attackers",
            Self::Defenders => "defenders",
            Self::Annotator => "annotator",
            Self::Compiler => "compiler",
            Self::Variant => "variant",
        }
    }

    /// The tag of a name in lower case.
    pub(super) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tag| tag.name() == name)
    }
}
