//! What is asked of the disk, and what it answers.

use crate::record::{Fault, Reading, Tag, Verdict};
use crate::rules::Ruleset;

/// What is asked of the disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Write the record of a game, under a new name when it has none.
    Save {
        /// The game's name in the library.
        name: Option<String>,
        /// The whole record.
        text: String,
    },
    /// Read a game of the library.
    Open(String, Purpose),
    /// Read the record at a path.
    OpenPath(String),
    /// List the library.
    List,
    /// Move a game of the library to the trash, and list the others.
    Trash(String),
    /// Write a copy of a record.
    Copy {
        /// Where, as it was typed.
        path: String,
        /// The whole record.
        text: String,
        /// Whether a file that is there may be replaced.
        replace: bool,
    },
    /// Complete the beginning of a path.
    Complete(String),
    /// Write the settings.
    Settings(String),
}

/// What a record is read for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To play on.
    Continue,
    /// To look at.
    Replay,
}

/// What the world answers to an effect. A reason is the system's own sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// The game is on disk, under this name.
    Saved(String),
    /// It is not, for this reason.
    NotSaved(String),
    /// A record was read.
    Opened(Box<Opened>),
    /// It was not, for this reason, with its name.
    NotOpened(String),
    /// The library.
    Games {
        /// Its games, the newest first.
        games: Vec<Summary>,
        /// The one that is not finished and was played last, by its name.
        unfinished: Option<String>,
    },
    /// A game was not moved to the trash, for this reason.
    NotTrashed(String),
    /// A copy was written to this path.
    Copied(String),
    /// There is a file at this path.
    CopyExists(String),
    /// No copy was written to this path, for this reason.
    NotCopied(String, String),
    /// The completed path.
    Completed(String),
    /// The settings were not written, for this reason.
    SettingsNotSaved(String),
}

/// A record that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Its name in the library, if it is there.
    pub name: Option<String>,
    /// Where it came from else.
    pub label: String,
    /// What was read.
    pub reading: Reading,
    /// Whether another program plays it.
    pub locked: bool,
    /// What it was read for.
    pub purpose: Purpose,
}

/// Why a game cannot be read, or not to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unread {
    /// The disk does not give it, for this reason.
    Disk(String),
    /// Its record has a fault.
    Record(Fault),
}

/// A game of the library in short.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Its name.
    pub name: String,
    /// The date of its record.
    pub date: String,
    /// The players of the attackers and of the defenders.
    pub players: [String; 2],
    /// The ruleset.
    pub ruleset: Ruleset,
    /// How many plies stand.
    pub plies: usize,
    /// How it ended.
    pub verdict: Verdict,
    /// Why it cannot be read, or not to its end.
    pub fault: Option<Unread>,
}

impl Summary {
    /// What a reading found under a name.
    #[must_use]
    pub fn new(name: String, reading: &Reading) -> Self {
        let record = &reading.record;
        let tag = |tag| record.tag(tag).unwrap_or_default().to_owned();
        Self {
            name,
            date: tag(Tag::Date),
            players: [tag(Tag::Attackers), tag(Tag::Defenders)],
            ruleset: record.game().start().ruleset(),
            plies: record.game().plies().len(),
            verdict: record.verdict(),
            fault: reading.fault.clone().map(Unread::Record),
        }
    }

    /// A game that cannot be read.
    #[must_use]
    pub fn unreadable(name: String, reason: String) -> Self {
        Self {
            name,
            fault: Some(Unread::Disk(reason)),
            ..Self::default()
        }
    }

    /// Whether it can be played on.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.fault.is_none() && self.verdict == Verdict::Unfinished
    }
}
