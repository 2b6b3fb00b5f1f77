//! No move that was shown is ever lost, and what cannot be kept is said.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use rustix::process::Signal;
use vt100::Screen;

use crate::common::Random;
use crate::common::pty::launch::{Home, Launch};
use crate::common::pty::screen::find;
use crate::common::pty::{ENTER, Pty, Status};

/// The program on a data folder that outlives it.
fn on(folder: &Path, arguments: &[&str]) -> Pty {
    let folder = folder.to_str().expect("a plain path");
    Launch::game(&[&["--data-dir", folder], arguments].concat()).start()
}

/// The moves on disk, without marks.
fn kept(folder: &Path) -> Vec<String> {
    let Ok(games) = fs::read_dir(folder.join("games")) else {
        return Vec::new();
    };
    let mut paths: Vec<_> = games.map(|e| e.expect("a file").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "otg"));
    assert!(paths.len() <= 1, "one game is played: {paths:?}");
    let Some(path) = paths.first() else {
        return Vec::new();
    };
    let record = fs::read_to_string(path).expect("a whole record");
    let list = record
        .split_once("\n\n")
        .expect("tags, then moves")
        .1
        .to_owned();
    let words = list.split_whitespace().filter(|word| !word.ends_with('.'));
    words
        .map(|word| word.trim_start_matches('K')[..5].to_owned())
        .collect()
}

/// The first thirty moves of a game among the vectors.
fn thirty_moves() -> Vec<String> {
    let line = include_str!("../data/games.tsv")
        .lines()
        .find(|line| line.starts_with("fortress\tescape"))
        .expect("a game");
    let moves = line.split('\t').nth(4).expect("its moves");
    moves
        .split(' ')
        .take(30)
        .map(|word| word.trim_start_matches('K')[..5].to_owned())
        .collect()
}

#[test]
fn a_kill_at_any_moment_after_a_move_loses_nothing_that_was_shown() {
    let home = Home::new();
    let folder = home.path().join("kept");
    let mut random = Random::new(11);
    let moves = thirty_moves();
    let play = |begun: bool, mv: &str| {
        let mut pty = on(&folder, if begun { &[] } else { &["play"] });
        if begun {
            pty.sees("Continue");
            pty.send(ENTER);
        }
        pty.wait_until("the game", |screen| find(screen, " to move").is_some());
        pty.send(&format!("{mv}\r"));
        pty
    };
    for (index, mv) in moves.iter().enumerate() {
        let before = kept(&folder);
        assert_eq!(before, moves[..index], "the game so far");
        let begun = !before.is_empty();
        let pty = play(begun, mv);
        // A moment between at once and three milliseconds later.
        let until = Instant::now() + Duration::from_micros(random.below(3_000) as u64);
        while Instant::now() < until {
            std::hint::spin_loop();
        }
        pty.signal(Signal::KILL);
        assert!(matches!(pty.ended(), Status::Killed(_)));

        // The same move may stand in the list from before; what the last move did is told of one only.
        let told = [format!("{mv} took"), format!("{mv}, no capture")];
        let is_told = |screen: &Screen| told.iter().any(|words| find(screen, words).is_some());
        let shown = pty.wait("the last screen", |screen| Some(is_told(screen)));
        let after = kept(&folder);
        assert!(
            !shown || after.len() > index,
            "{mv} was shown, and is not on disk"
        );
        if after.len() == index {
            // The kill came first: the move is made in peace.
            let mut pty = play(begun, mv);
            pty.wait_until(mv, is_told);
            pty.send("q");
            assert_eq!(pty.ended(), Status::Exited(0));
        }
    }
    assert_eq!(kept(&folder), moves);
    let left = fs::read_dir(folder.join("games"))
        .expect("the games")
        .count();
    let mut pty = on(&folder, &[]);
    pty.sees("Continue");
    pty.send("q");
    pty.ended();
    let tidied = fs::read_dir(folder.join("games"))
        .expect("the games")
        .count();
    assert!(
        tidied == 1 && left >= 1,
        "what the kills left is removed at a start"
    );
}

#[test]
fn a_second_program_may_look_at_a_game_but_not_play_it() {
    let home = Home::new();
    let folder = home.path().join("shared");
    let mut first = on(&folder, &["play"]);
    first.sees("Attackers to move");
    first.send("d1d4\r");
    first.sees("Defenders to move");
    let mut second = on(&folder, &[]);
    second.sees("Continue");
    second.send(ENTER);
    second.sees("Another program plays this game");
    second.send("e4f4\r");
    second.sees("Another program plays this game");
    assert_eq!(kept(&folder), ["d1-d4"]);

    first.send("e4f4\r");
    first.sees("e4-f4");
    assert_eq!(kept(&folder), ["d1-d4", "e4-f4"]);
    first.send("q");
    second.send("\x1bq");
}

/// A file system of a few pages, where one may be mounted.
struct Tiny(std::path::PathBuf);

impl Tiny {
    fn mount(path: &Path) -> Option<Self> {
        fs::create_dir_all(path).expect("a folder to mount on");
        let size = ["-t", "tmpfs", "-o", "size=16k", "tmpfs"];
        let mounted = Command::new("mount").args(size).arg(path).output();
        mounted
            .is_ok_and(|output| output.status.success())
            .then(|| Self(path.to_owned()))
    }
}

impl Drop for Tiny {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).output();
    }
}

#[test]
fn a_full_disk_is_said_until_there_is_room_again() {
    let home = Home::new();
    let path = home.path().join("tiny");
    // Where nothing may be mounted, a data folder below a file fails in the same way, but is never mended.
    let tiny = Tiny::mount(&path);
    let folder = if tiny.is_some() {
        path.clone()
    } else {
        path.join("file").join("data")
    };
    if tiny.is_none() {
        fs::write(path.join("file"), "").expect("a file in the way");
    }
    let ballast = path.join("ballast");
    if tiny.is_some() {
        // All that is left.
        let mut size = 16 * 1024;
        while size > 0 && fs::write(&ballast, vec![0; size]).is_err() {
            size -= 1024;
        }
    }
    let mut pty = on(&folder, &["play"]);
    pty.sees("Attackers to move");
    pty.send("d1d4\r");
    pty.sees("NOT SAVED");
    pty.sees("Defenders to move");
    pty.send("e4f4\r");
    pty.sees("e4-f4");
    pty.sees("NOT SAVED");
    pty.send("q");
    pty.sees("Leave");
    pty.send("n");
    if tiny.is_some() {
        fs::remove_file(&ballast).expect("room again");
        pty.send("a4b4\r");
        pty.misses("NOT SAVED");
        assert_eq!(kept(&folder), ["d1-d4", "e4-f4", "a4-b4"]);
        pty.send("q");
        assert_eq!(pty.ended(), Status::Exited(0));
    }
}

#[test]
fn where_nothing_can_be_kept_the_game_goes_on_and_says_so() {
    let home = Home::new();
    let file = home.path().join("file");
    fs::write(&file, "no folder").expect("a file in the way");
    for folder in [Path::new("/proc"), &file, &file.join("below")] {
        let mut pty = on(folder, &[]);
        pty.sees("New game");
        pty.send("q");
        assert_eq!(pty.ended(), Status::Exited(0), "{}", folder.display());

        let mut pty = on(folder, &["play"]);
        pty.sees("Attackers to move");
        pty.send("d1d4\r");
        pty.sees("NOT SAVED");
        pty.sees("Defenders to move");
        pty.send("e4f4\r");
        pty.sees("e4-f4");
        pty.sees("NOT SAVED");
        // One is asked before what is not kept is lost.
        pty.send("q");
        pty.sees("Leave");
        pty.send("y");
        assert_eq!(pty.ended(), Status::Exited(0), "{}", folder.display());
    }
    assert_eq!(
        fs::read_to_string(&file).expect("the file"),
        "no folder",
        "what stood in the way is as it was"
    );
}

#[test]
fn without_a_home_the_game_goes_on_and_says_so() {
    let mut pty = Launch::command(&[
        "env",
        "-u",
        "HOME",
        "-u",
        "XDG_DATA_HOME",
        crate::common::pty::BINARY,
        "play",
    ])
    .start();
    pty.sees("Attackers to move");
    pty.send("d1d4\r");
    pty.sees("NOT SAVED: there is no home folder");
    pty.sees("Defenders to move");
}
