//! The disk: games that live from their first move, the settings beside them, and files that are read or copied.
//!
//! A record is written anew after every step: into a temporary file of the same folder, synchronised, renamed, the
//! folder synchronised; at any instant the old or the new record is whole. A game is held by a lock on a file of its
//! own, since the renaming replaces the record.

mod files;
mod folders;
mod library;
mod lock;

pub use files::read;
pub use folders::{Folders, data_folder};

use crate::app::message::{Opened, Purpose, Report, Request};
use crate::record::{Hints, Record};
use lock::Lock;

/// The disk, as far as this program uses it.
#[derive(Debug)]
pub struct Store {
    /// Where everything is, or why there is no such place.
    folders: Result<Folders, String>,
    /// The game that is being played.
    held: Option<Lock>,
}

impl Store {
    /// The store in a data folder, which is made when something is first written.
    #[must_use]
    pub fn new(folders: Result<Folders, String>) -> Self {
        Self {
            folders,
            held: None,
        }
    }

    /// Removes what a program that was killed has left half written.
    pub fn tidy(&self) {
        if let Ok(folders) = &self.folders {
            library::tidy(folders);
        }
    }

    /// The text of the settings, with a mark for each byte that is no text; nothing when they cannot be read.
    #[must_use]
    pub fn settings(&self) -> String {
        let Ok(folders) = &self.folders else {
            return String::new();
        };
        let bytes = std::fs::read(folders.settings()).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    /// The game that is not finished and was played last.
    #[must_use]
    pub fn unfinished(&self) -> Option<String> {
        self.unfinished_but(&[])
    }

    /// The same, these passed over.
    #[must_use]
    pub fn unfinished_but(&self, these: &[String]) -> Option<String> {
        library::unfinished(self.folders.as_ref().ok()?, these)
    }

    /// Does what is asked, and answers what became of it.
    pub fn perform(&mut self, request: Request) -> Option<Report> {
        Some(match request {
            Request::Save { name, text } => match self.save(name, &text) {
                Ok(name) => Report::Saved(name),
                Err(reason) => Report::NotSaved(reason),
            },
            Request::Open(name, purpose) => self.open(name, purpose),
            Request::OpenPath(path) => open_path(&path),
            Request::List => self.list(),
            Request::Trash(name) => match self.trash(&name) {
                Ok(()) => self.list(),
                Err(reason) => Report::NotTrashed(reason),
            },
            Request::Copy {
                path,
                text,
                replace,
            } => {
                let file = files::copy_path(&path);
                let name = file.to_string_lossy().into_owned();
                match files::copy(&file, &text, replace) {
                    Ok(true) => Report::Copied(name),
                    Ok(false) => Report::CopyExists(name),
                    Err(e) => Report::NotCopied(name, e.to_string()),
                }
            }
            Request::Complete(start) => Report::Completed(files::complete(&start)),
            Request::Settings(text) => {
                return self
                    .keep_settings(&text)
                    .err()
                    .map(Report::SettingsNotSaved);
            }
        })
    }

    fn list(&self) -> Report {
        let Ok(folders) = &self.folders else {
            return Report::Games {
                games: Vec::new(),
                unfinished: None,
            };
        };
        let games = library::list(folders);
        let unfinished = library::unfinished_of(folders, &games);
        Report::Games { games, unfinished }
    }

    fn keep_settings(&self, text: &str) -> Result<(), String> {
        let folders = self.folders.as_ref().map_err(Clone::clone)?;
        let made = folders.make();
        made.and_then(|()| files::replace(&folders.settings(), text))
            .map_err(|e| e.to_string())
    }

    /// Writes a game, under a new name when it has none yet, and gives its name.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn save(&mut self, name: Option<String>, text: &str) -> Result<String, String> {
        let folders = self.folders.as_ref().map_err(Clone::clone)?;
        let told = |e: std::io::Error| e.to_string();
        folders.make().map_err(told)?;
        let held = self
            .held
            .take_if(|lock| name.as_ref().is_some_and(|name| lock.name() == name));
        let lock = match (held, name) {
            (Some(lock), _) => lock,
            (None, Some(name)) => Lock::take(folders, &name).map_err(told)?,
            (None, None) => Lock::new_game(folders).map_err(told)?,
        };
        let name = lock.name().to_owned();
        self.held = Some(lock);
        files::replace(&folders.game(&name), text).map_err(told)?;
        Ok(name)
    }

    fn open(&mut self, name: String, purpose: Purpose) -> Report {
        let folders = match &self.folders {
            Ok(folders) => folders,
            Err(reason) => return Report::NotOpened(reason.clone()),
        };
        let mut locked = false;
        if purpose == Purpose::Continue && self.held.as_ref().is_none_or(|lock| lock.name() != name)
        {
            match Lock::take(folders, &name) {
                Ok(lock) => self.held = Some(lock),
                Err(e) => locked = e.kind() == std::io::ErrorKind::WouldBlock,
            }
        }
        match files::read_file(&folders.game(&name)) {
            Ok(bytes) => {
                let reading = Record::read_bytes(&bytes, Hints::default());
                Report::Opened(Box::new(Opened {
                    name: Some(name),
                    label: String::new(),
                    reading,
                    locked,
                    purpose,
                }))
            }
            Err(e) => Report::NotOpened(format!("{name}: {e}")),
        }
    }

    fn trash(&mut self, name: &str) -> Result<(), String> {
        let folders = self.folders.as_ref().map_err(Clone::clone)?;
        let held = self.held.take_if(|lock| lock.name() == name);
        let lock = held.map_or_else(|| Lock::take(folders, name), Ok);
        let result = lock.and_then(|_lock| library::trash(folders, name));
        result.map_err(|e| format!("{name}: {e}"))
    }
}

/// Today's date for records, by the clock and the zone of the system: YYYY.MM.DD.
#[must_use]
pub fn today() -> String {
    chrono::Local::now().format("%Y.%m.%d").to_string()
}

fn open_path(path: &str) -> Report {
    let full = files::expand(path);
    match files::read_file(&full) {
        Ok(bytes) => {
            let reading = Record::read_bytes(&bytes, Hints::default());
            Report::Opened(Box::new(Opened {
                name: None,
                label: path.to_owned(),
                reading,
                locked: false,
                purpose: Purpose::Replay,
            }))
        }
        Err(e) => Report::NotOpened(format!("{path}: {e}")),
    }
}
