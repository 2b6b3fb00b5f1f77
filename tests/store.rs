//! The disk itself: whole records whatever happens, one program a game, and reasons for what fails.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use tablut::app::message::{Opened, Purpose, Report, Request, Summary};
use tablut::record::Verdict;
use tablut::store::{Folders, Store, data_folder};

/// A folder of its own that goes with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("tablut-store-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn store(&self) -> Store {
        Store::new(Ok(Folders::new(self.0.clone())))
    }

    fn games(&self) -> Vec<String> {
        let listed = fs::read_dir(self.0.join("games")).into_iter().flatten();
        let mut names: Vec<String> = listed
            .map(|e| e.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

const RECORD: &str = "[date:2026.11.29]\n[attackers:Ann]\n[defenders:Bob]\n[tablut-ruleset:gwezboell 1]\n\n1. d1-d4 e4-f4\n";

fn save(store: &mut Store, name: Option<&str>, text: &str) -> Result<String, String> {
    let request = Request::Save {
        name: name.map(str::to_owned),
        text: text.to_owned(),
    };
    match store.perform(request) {
        Some(Report::Saved(name)) => Ok(name),
        Some(Report::NotSaved(reason)) => Err(reason),
        other => panic!("{other:?}"),
    }
}

fn open(store: &mut Store, name: &str, purpose: Purpose) -> Opened {
    match store.perform(Request::Open(name.to_owned(), purpose)) {
        Some(Report::Opened(opened)) => *opened,
        other => panic!("{other:?}"),
    }
}

fn list(store: &mut Store) -> Vec<Summary> {
    match store.perform(Request::List) {
        Some(Report::Games { games, .. }) => games,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_saved_game_is_read_back_whole_and_leaves_nothing_else() {
    let scratch = Scratch::new("whole");
    let mut store = scratch.store();
    let name = save(&mut store, None, RECORD).unwrap();
    assert_eq!(
        save(&mut store, Some(&name), &RECORD.replace("Ann", "Anna")),
        Ok(name.clone())
    );
    let text = fs::read_to_string(scratch.0.join("games").join(format!("{name}.otg"))).unwrap();
    assert_eq!(text, RECORD.replace("Ann", "Anna"));
    drop(store);
    assert_eq!(
        scratch.games(),
        [format!("{name}.otg")],
        "no temporary and no lock file stays"
    );
}

#[test]
fn names_are_unique_and_sort_by_date() {
    let scratch = Scratch::new("names");
    let mut stores: Vec<Store> = (0..5).map(|_| scratch.store()).collect();
    let names: Vec<String> = stores
        .iter_mut()
        .map(|s| save(s, None, RECORD).unwrap())
        .collect();
    let mut unique = names.clone();
    unique.sort();
    unique.dedup();
    assert_eq!(unique.len(), 5);
    for name in &names {
        assert!(
            name.as_bytes()[..4].iter().all(u8::is_ascii_digit) && name.as_bytes()[4] == b'-',
            "{name}"
        );
    }
}

#[test]
fn a_second_program_is_told_that_the_game_is_played() {
    let scratch = Scratch::new("lock");
    let (mut first, mut second) = (scratch.store(), scratch.store());
    let name = save(&mut first, None, RECORD).unwrap();
    assert!(open(&mut second, &name, Purpose::Continue).locked);
    assert!(save(&mut second, Some(&name), "overwritten").is_err());
    assert!(
        !open(&mut first, &name, Purpose::Continue).locked,
        "one's own game is not locked"
    );
    // A replaced record is still held.
    save(&mut first, Some(&name), RECORD).unwrap();
    assert!(open(&mut second, &name, Purpose::Continue).locked);
    drop(first);
    assert!(!open(&mut second, &name, Purpose::Continue).locked);
    assert!(save(&mut second, Some(&name), RECORD).is_ok());
}

#[test]
fn looking_at_a_game_takes_no_lock() {
    let scratch = Scratch::new("look");
    let (mut first, mut second) = (scratch.store(), scratch.store());
    let name = save(&mut first, None, RECORD).unwrap();
    drop(first);
    assert!(!open(&mut second, &name, Purpose::Replay).locked);
    assert!(!open(&mut scratch.store(), &name, Purpose::Continue).locked);
}

#[test]
fn what_a_killed_program_left_is_tidied_but_not_what_another_one_uses() {
    let scratch = Scratch::new("tidy");
    let mut playing = scratch.store();
    let name = save(&mut playing, None, RECORD).unwrap();
    let games = scratch.0.join("games");
    fs::write(games.join(".2020-01-01-000000.otg.41.tmp"), "half").unwrap();
    fs::write(games.join("2020-01-01-000000.lock"), "").unwrap();
    fs::write(games.join(format!(".{name}.otg.42.tmp")), "being written").unwrap();
    fs::write(games.join(".mine.tmp"), "of nobody here").unwrap();
    scratch.store().tidy();
    let left = scratch.games();
    assert_eq!(
        left,
        [
            format!(".{name}.otg.42.tmp"),
            ".mine.tmp".to_owned(),
            format!("{name}.lock"),
            format!("{name}.otg")
        ]
    );
}

#[test]
fn the_library_lists_the_newest_first_with_what_cannot_be_read() {
    let scratch = Scratch::new("list");
    let games = scratch.0.join("games");
    fs::create_dir_all(games.join("2026-01-05-000000.otg")).unwrap();
    fs::write(games.join("2026-01-01-000000.otg"), RECORD).unwrap();
    fs::write(games.join("2026-01-03-000000.otg"), "1. d1-d9\n").unwrap();
    fs::write(games.join("2026-01-02-000000.otg"), b"\x00\xff\x00binary").unwrap();
    fs::write(games.join("notes.txt"), "no game").unwrap();
    let listed = list(&mut scratch.store());
    let short: Vec<_> = listed
        .iter()
        .map(|g| (&g.name[8..10], g.plies, g.fault.is_some()))
        .collect();
    assert_eq!(
        short,
        [
            ("05", 0, true),
            ("03", 0, true),
            ("02", 0, true),
            ("01", 2, false)
        ]
    );
    assert_eq!(listed[3].players, ["Ann".to_owned(), "Bob".to_owned()]);
    assert_eq!(listed[3].verdict, Verdict::Unfinished);
    assert_eq!(
        scratch.store().unfinished().as_deref(),
        Some("2026-01-01-000000")
    );
}

#[test]
fn deleted_games_move_to_the_trash_and_replace_nothing_there() {
    let scratch = Scratch::new("trash");
    let mut store = scratch.store();
    for text in [RECORD, "d1-d4\n"] {
        fs::create_dir_all(scratch.0.join("games")).unwrap();
        fs::write(scratch.0.join("games/2026-01-01-000000.otg"), text).unwrap();
        let left = store.perform(Request::Trash("2026-01-01-000000".to_owned()));
        let none = Report::Games {
            games: Vec::new(),
            unfinished: None,
        };
        assert_eq!(left, Some(none));
    }
    assert_eq!(
        fs::read_to_string(scratch.0.join("trash/2026-01-01-000000.otg")).unwrap(),
        RECORD
    );
    assert_eq!(
        fs::read_to_string(scratch.0.join("trash/2026-01-01-000000-2.otg")).unwrap(),
        "d1-d4\n"
    );
}

#[test]
fn a_copy_replaces_a_file_only_when_told_to() {
    let scratch = Scratch::new("copy");
    let mut store = scratch.store();
    let path = scratch.0.join("mine").to_str().unwrap().to_owned();
    let whole = format!("{path}.otg");
    let mut copy = |path: &str, text: &str, replace| {
        store
            .perform(Request::Copy {
                path: path.to_owned(),
                text: text.to_owned(),
                replace,
            })
            .unwrap()
    };
    // What is told is the file's own name.
    assert_eq!(copy(&path, "one", false), Report::Copied(whole.clone()));
    assert_eq!(copy(&path, "two", false), Report::CopyExists(whole.clone()));
    let file = scratch.0.join("mine.otg");
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        "one",
        "a name without an ending is a record's"
    );
    assert_eq!(copy(&path, "two", true), Report::Copied(whole.clone()));
    assert_eq!(fs::read_to_string(&file).unwrap(), "two");
    let nowhere = scratch
        .0
        .join("no/such/folder/x.otg")
        .to_str()
        .unwrap()
        .to_owned();
    assert!(matches!(copy(&nowhere, "x", false), Report::NotCopied(..)));
}

#[test]
fn paths_are_completed_as_far_as_they_are_certain() {
    let scratch = Scratch::new("complete");
    for file in ["alpha-one.otg", "alpha-two.otg", "beta.otg"] {
        fs::write(scratch.0.join(file), "").unwrap();
    }
    fs::create_dir(scratch.0.join("gamma")).unwrap();
    let mut store = scratch.store();
    let base = scratch.0.to_str().unwrap();
    let mut complete =
        |start: &str| match store.perform(Request::Complete(format!("{base}/{start}"))) {
            Some(Report::Completed(path)) => path[base.len() + 1..].to_owned(),
            other => panic!("{other:?}"),
        };
    assert_eq!(complete("a"), "alpha-");
    assert_eq!(complete("b"), "beta.otg");
    assert_eq!(complete("g"), "gamma/");
    assert_eq!(complete("z"), "z");
}

#[test]
fn a_data_folder_that_cannot_be_made_is_a_reason_and_not_an_end() {
    let scratch = Scratch::new("blocked");
    fs::write(scratch.0.join("file"), "").unwrap();
    // Below a file there is no folder.
    let mut store = Store::new(Ok(Folders::new(scratch.0.join("file").join("data"))));
    assert!(!save(&mut store, None, RECORD).unwrap_err().is_empty());
    assert!(matches!(
        store.perform(Request::Settings("x".to_owned())),
        Some(Report::SettingsNotSaved(_))
    ));
    assert!(
        list(&mut store).is_empty() && store.settings().is_empty() && store.unfinished().is_none()
    );
    // Without any place for it, there is a reason too.
    let mut store = Store::new(Err("no home".to_owned()));
    assert_eq!(
        store.perform(Request::Settings("x".to_owned())),
        Some(Report::SettingsNotSaved("no home".to_owned()))
    );
    // The kernel's own folder takes no files.
    if cfg!(target_os = "linux") {
        let mut store = Store::new(Ok(Folders::new(PathBuf::from("/proc"))));
        assert!(!save(&mut store, None, RECORD).unwrap_err().is_empty());
    }
    let mut homeless = Store::new(Err("there is no home folder".to_owned()));
    assert_eq!(
        save(&mut homeless, None, RECORD),
        Err("there is no home folder".to_owned())
    );
}

#[test]
fn the_data_folder_is_the_one_asked_for_then_the_variables_then_the_platforms() {
    let of = |asked: Option<&str>, set: &[(&str, &str)]| {
        let variable = |name: &str| {
            set.iter()
                .find(|(n, _)| *n == name)
                .map(|(_, v)| OsString::from(v))
        };
        data_folder(asked.map(PathBuf::from), variable).map(|f| f.data().to_owned())
    };
    let all = [
        ("TABLUT_DATA_DIR", "/t"),
        ("XDG_DATA_HOME", "/x"),
        ("HOME", "/h"),
    ];
    assert_eq!(of(Some("asked"), &all).as_deref(), Ok(Path::new("asked")));
    assert_eq!(of(None, &all).as_deref(), Ok(Path::new("/t")));
    assert_eq!(of(None, &all[1..]).as_deref(), Ok(Path::new("/x/tablut")));
    let relative = of(None, &[("XDG_DATA_HOME", "x"), ("HOME", "/h")]).unwrap();
    assert!(
        relative.is_absolute() && relative.ends_with("tablut"),
        "{}",
        relative.display()
    );
    if cfg!(unix) {
        assert_eq!(of(None, &[]), Err("there is no home folder".to_owned()));
    }
}

#[test]
fn the_unfinished_game_is_the_one_that_was_played_last() {
    let scratch = Scratch::new("last");
    let games = scratch.0.join("games");
    fs::create_dir_all(&games).unwrap();
    let older = games.join("2026-01-01-000000.otg");
    let newer = games.join("2026-02-02-000000.otg");
    let day = std::time::Duration::from_hours(24);
    for (path, age) in [(&older, 1), (&newer, 2)] {
        fs::write(path, RECORD).unwrap();
        let file = fs::File::options().append(true).open(path).unwrap();
        file.set_modified(std::time::SystemTime::now() - day * age)
            .unwrap();
    }
    let mut store = scratch.store();
    let mut of_the_list = |request| match store.perform(request) {
        Some(Report::Games { unfinished, .. }) => unfinished,
        other => panic!("{other:?}"),
    };
    assert_eq!(
        scratch.store().unfinished().as_deref(),
        Some("2026-01-01-000000")
    );
    // The library says the same, and once that one is in the trash, the other.
    assert_eq!(
        of_the_list(Request::List).as_deref(),
        Some("2026-01-01-000000")
    );
    assert_eq!(
        of_the_list(Request::Trash("2026-01-01-000000".to_owned())).as_deref(),
        Some("2026-02-02-000000")
    );
    fs::write(
        &older,
        RECORD.replace(
            "[date",
            "[result:1]\n[termination:defenders resigned]\n[date",
        ),
    )
    .unwrap();
    assert_eq!(
        scratch.store().unfinished().as_deref(),
        Some("2026-02-02-000000")
    );
}

#[test]
fn a_game_whose_end_was_taken_back_is_unfinished_whatever_its_result_says() {
    let scratch = Scratch::new("taken-back");
    let games = scratch.0.join("games");
    fs::create_dir_all(&games).unwrap();
    let game = games.join("2026-01-01-000000.otg");
    for (head, unfinished) in [("", false), ("[tablut-at:1]\n", true)] {
        let text = format!("[result:1]\n{head}\n1. d1-d4 resign\n");
        fs::write(&game, text).unwrap();
        assert_eq!(scratch.store().unfinished().is_some(), unfinished, "{head}");
    }
}

#[test]
fn half_written_settings_are_tidied_too() {
    let scratch = Scratch::new("tidy-settings");
    fs::create_dir_all(&scratch.0).unwrap();
    let left = [".settings.41.tmp", ".settings.42.tmp"].map(|name| scratch.0.join(name));
    for path in &left {
        fs::write(path, "theme = da").unwrap();
    }
    let an_hour_ago = SystemTime::now() - Duration::from_hours(1);
    let old = fs::File::options().write(true).open(&left[0]).unwrap();
    old.set_modified(an_hour_ago).unwrap();
    scratch.store().tidy();
    assert_eq!(left.map(|path| path.exists()), [false, true]);
}

#[cfg(unix)]
#[test]
fn a_pipe_in_the_place_of_a_record_is_refused_and_not_waited_for() {
    let scratch = Scratch::new("pipe");
    fs::create_dir_all(scratch.0.join("games")).unwrap();
    for name in ["games/2026-01-01-000000.otg", "fifo"] {
        let made = std::process::Command::new("mkfifo")
            .arg(scratch.0.join(name))
            .status();
        assert!(made.unwrap().success());
    }
    let mut store = scratch.store();
    assert!(list(&mut store)[0].fault.is_some());
    assert_eq!(store.unfinished(), None);
    let path = scratch.0.join("fifo").to_str().unwrap().to_owned();
    let report = store.perform(Request::OpenPath(path));
    assert!(matches!(report, Some(Report::NotOpened(_))), "{report:?}");
}

#[test]
fn a_game_that_another_program_plays_is_not_deleted_and_the_reason_is_said() {
    let scratch = Scratch::new("held");
    let mut first = scratch.store();
    let name = save(&mut first, None, "d1-d4\n").unwrap();
    let mut second = scratch.store();
    let report = second.perform(Request::Trash(name));
    let Some(Report::NotTrashed(reason)) = report else {
        panic!("{report:?}");
    };
    assert!(reason.contains("another program"), "{reason}");
}
