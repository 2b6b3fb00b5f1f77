//! The games folder: what is in it, newest first.

use std::cmp::Reverse;
use std::fs;
use std::io;
use std::path::Path;
use std::thread;
use std::time::{Duration, SystemTime};

use super::files::{self, read_file};
use super::folders::Folders;
use super::lock::Lock;
use crate::app::message::Summary;
use crate::record::{Hints, Record};

/// The names of all games, the newest first.
fn names(folders: &Folders) -> Vec<String> {
    let Ok(listed) = fs::read_dir(folders.games()) else {
        return Vec::new();
    };
    let mut names: Vec<String> = listed
        .filter_map(Result::ok)
        .filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".otg")?.to_owned()))
        .filter(|name| !name.starts_with('.'))
        .collect();
    names.sort_unstable_by(|a, b| b.cmp(a));
    names
}

/// Every game in short, the newest first; what cannot be read, with its reason.
pub(super) fn list(folders: &Folders) -> Vec<Summary> {
    let names = names(folders);
    let threads = thread::available_parallelism()
        .map_or(1, usize::from)
        .min(8);
    let share = names.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let shares: Vec<_> = names
            .chunks(share)
            .map(|names| {
                scope.spawn(|| {
                    names
                        .iter()
                        .map(|name| summary(folders, name))
                        .collect::<Vec<_>>()
                })
            })
            .collect();
        // A thread that panicked has told it already, and lists nothing.
        shares
            .into_iter()
            .flat_map(|share| share.join().unwrap_or_default())
            .collect()
    })
}

fn summary(folders: &Folders, name: &str) -> Summary {
    let name = name.to_owned();
    match read_file(&folders.game(&name)) {
        Ok(bytes) => Summary::new(name, &Record::read_bytes(&bytes, Hints::default())),
        Err(e) => Summary::unreadable(name, e.to_string()),
    }
}

/// The game that is not finished, can be read, and was played last, but for some.
pub(super) fn unfinished(folders: &Folders, but: &[String]) -> Option<String> {
    // All may be finished, by the thousand, while the title waits: for most a glance is enough.
    let over = |name: &str| {
        files::beginning(&folders.game(name)).is_ok_and(|bytes| Record::is_over_at_a_glance(&bytes))
    };
    by_last_play(folders, names(folders))
        .filter(|name| !but.contains(name))
        .find(|name| !over(name) && summary(folders, name).is_unfinished())
}

/// The same of games that are listed already.
pub(super) fn unfinished_of(folders: &Folders, games: &[Summary]) -> Option<String> {
    let unfinished = games.iter().filter(|game| game.is_unfinished());
    by_last_play(folders, unfinished.map(|game| game.name.clone())).next()
}

/// Those that are files, the one that was played last first.
fn by_last_play(
    folders: &Folders,
    names: impl IntoIterator<Item = String>,
) -> impl Iterator<Item = String> {
    let mut games: Vec<(Option<SystemTime>, String)> = names
        .into_iter()
        .filter_map(|name| {
            let data = fs::metadata(folders.game(&name)).ok()?;
            data.is_file().then(|| (data.modified().ok(), name))
        })
        .collect();
    games.sort_by_key(|&(played, _)| Reverse(played));
    games.into_iter().map(|(_, name)| name)
}

/// Moves a game out of the way, under a name that is free there.
pub(super) fn trash(folders: &Folders, name: &str) -> io::Result<()> {
    fs::create_dir_all(folders.trash())?;
    let mut path = folders.trash().join(format!("{name}.otg"));
    let mut copies = 1;
    while path.exists() {
        copies += 1;
        path = folders.trash().join(format!("{name}-{copies}.otg"));
    }
    fs::rename(folders.game(name), path)
}

/// How old a half written text of the settings has to be, for nobody to be at it any more.
const FORSAKEN: Duration = Duration::from_mins(1);

/// Removes what a killed program left half written or locked, unless somebody holds the game.
pub(super) fn tidy(folders: &Folders) {
    let settings = folders.settings();
    for (file, entry) in entries(settings.parent()) {
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if files::awaited(&file).is_some_and(|name| settings.ends_with(name))
            && age().is_some_and(|age| age > FORSAKEN)
        {
            let _ = fs::remove_file(entry.path());
        }
    }
    for (file, entry) in entries(Some(&folders.games())) {
        if let Some(name) = file.strip_suffix(".lock") {
            // Dropping it removes it.
            let _ = Lock::take(folders, name);
        } else if let Some(name) = files::awaited(&file).and_then(|name| name.strip_suffix(".otg"))
            && let Ok(_held) = Lock::take(folders, name)
        {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// What lies in a folder, with its name.
fn entries(folder: Option<&Path>) -> impl Iterator<Item = (String, fs::DirEntry)> {
    let listed = folder.and_then(|folder| fs::read_dir(folder).ok());
    let entries = listed.into_iter().flatten().filter_map(Result::ok);
    entries.filter_map(|entry| Some((entry.file_name().into_string().ok()?, entry)))
}
