//! Every end leaves the terminal as it was, and says by its status which end it was.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rustix::process::{Signal, kill_process};

use crate::common::pty::bytes::{readable, switched};
use crate::common::pty::launch::Launch;
use crate::common::pty::process::until;
use crate::common::pty::screen::{Modes, find};
use crate::common::pty::{CTRL_C, ENDS, Pty, RIGHT, Status};

/// The game between two looks at the line discipline.
const BETWEEN: &str = r#"stty -g; "$0" play; echo "status=$?"; stty -g"#;

fn begin() -> Pty {
    let pty = Launch::script(BETWEEN).start();
    pty.sees("Attackers to move");
    pty
}

/// Everything is as it was before, and the status is this.
fn is_given_back(pty: &Pty, status: u8) {
    assert_eq!(pty.ended(), Status::Exited(0), "the shell's own");
    let bytes = pty.bytes();
    let text = String::from_utf8_lossy(&bytes);
    let (before, rest) = text
        .split_once("\x1b[?1049h")
        .expect("the alternate screen was entered");
    let (shown, after) = rest
        .split_once("\x1b[?1049l")
        .expect("the alternate screen was left");
    let after = after
        .strip_prefix("\x1b[?25h")
        .expect("the cursor is shown on the normal screen");

    assert!(
        !before.contains('\x1b') && !after.contains('\x1b'),
        "{}",
        readable(&bytes)
    );
    let discipline = before.trim_end();
    assert!(discipline.contains(':'), "stty -g says {discipline:?}");
    let end = format!("status={status}\r\n{discipline}\r\n");
    assert!(after.ends_with(&end), "{after:?} does not end in {end:?}");
    assert_eq!(pty.attributes(), pty.attributes_before());

    let within: Vec<_> = switched(shown.as_bytes())
        .into_iter()
        .filter(|&(mode, _)| mode != 25)
        .collect();
    let (frames, modes): (Vec<_>, Vec<_>) = within.into_iter().partition(|&(mode, _)| mode == 2026);
    let taken = [(2004, true), (1000, true), (1002, true), (1006, true)];
    let given_back = [(1006, false), (1002, false), (1000, false), (2004, false)];
    assert_eq!(
        modes,
        [taken, given_back].concat(),
        "the last taken is the first given back"
    );
    assert!(
        frames
            .chunks(2)
            .all(|frame| frame == [(2026, true), (2026, false)]),
        "every frame is whole"
    );
    pty.wait_until("the modes of before", |screen| {
        Modes::of(screen) == Modes::NONE
    });
}

#[test]
fn quitting_gives_the_terminal_back() {
    let mut pty = begin();
    pty.send("q");
    is_given_back(&pty, 0);
}

#[test]
fn the_ctrl_c_key_gives_the_terminal_back_and_leaves_with_130() {
    let mut pty = begin();
    pty.send(CTRL_C);
    is_given_back(&pty, 130);
}

#[test]
fn a_signal_gives_the_terminal_back_and_leaves_with_128_and_its_number() {
    for (signal, status) in ENDS {
        let pty = begin();
        kill_process(pty.child(), signal).expect("the game is there");
        is_given_back(&pty, status);
    }
}

#[test]
fn a_signal_in_the_first_moment_gives_the_terminal_back() {
    for _ in 0..10 {
        let pty = Launch::script(BETWEEN).start();
        pty.wait_for_bytes("the first sign of the game", |bytes| {
            bytes.contains(&b'\x1b')
        });
        kill_process(pty.child(), Signal::TERM).expect("the game is there");
        is_given_back(&pty, 143);
    }
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "only a debug build hears the switch")]
fn a_panic_gives_the_terminal_back_and_its_message_can_be_read() {
    for place in ["update", "draw", "thread"] {
        let mut pty = Launch::script(BETWEEN)
            .with("TABLUT_TEST_PANIC", place)
            .start();
        if place != "draw" {
            pty.sees("Attackers to move");
            pty.send(RIGHT);
        }
        is_given_back(&pty, 101);
        pty.wait_until("the message, from the first column on", |screen| {
            find(screen, "panicked at").is_some()
                && find(screen, &format!("rehearsed in {place}")).is_some_and(|(x, _)| x == 0)
        });
    }
}

#[test]
#[cfg_attr(not(debug_assertions), ignore = "only a debug build hears the switch")]
fn an_error_gives_the_terminal_back_and_can_be_read() {
    let mut pty = Launch::script(BETWEEN)
        .with("TABLUT_TEST_ERROR", "update")
        .start();
    pty.sees("Attackers to move");
    pty.send(RIGHT);
    is_given_back(&pty, 1);
    pty.sees("tablut: rehearsed in update");
}

/// What only tests switch on is not in the program that people get.
#[test]
#[cfg_attr(debug_assertions, ignore = "only a release build is deaf")]
fn a_release_build_is_deaf_to_the_switches_of_tests() {
    for switch in ["TABLUT_TEST_PANIC", "TABLUT_TEST_ERROR"] {
        let mut pty = Launch::script(BETWEEN).with(switch, "update").start();
        pty.sees("Attackers to move");
        pty.send("q");
        is_given_back(&pty, 0);
    }
}

#[test]
fn a_move_that_is_seen_is_on_disk_whatever_ends_the_game() {
    let ends: [fn(&mut Pty); 8] = [
        |pty| pty.send("q"),
        |pty| pty.send(CTRL_C),
        |pty| pty.signal(Signal::INT),
        |pty| pty.signal(Signal::TERM),
        |pty| pty.signal(Signal::HUP),
        |pty| pty.signal(Signal::QUIT),
        |pty| pty.signal(Signal::KILL),
        Pty::hang_up,
    ];
    for end in ends {
        let mut pty = Launch::game(&["play"]).start();
        pty.sees("Attackers to move");
        pty.send("d1c1\r");
        pty.sees("Defenders to move");
        end(&mut pty);
        pty.status();
        let saved = files(pty.home())
            .into_iter()
            .any(|file| fs::read_to_string(file).is_ok_and(|record| record.contains("1. d1-c1")));
        assert!(saved, "the game is kept");
    }
}

/// The files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("the file is there").path());
    paths
        .flat_map(|path| {
            if path.is_dir() {
                files(&path)
            } else {
                vec![path]
            }
        })
        .collect()
}

#[test]
fn a_terminal_that_stands_still_keeps_nobody() {
    let mut pty = Launch::game(&["play"]).paused().start();
    let main = pty.pid().as_raw_nonzero();
    let mut sizes = [(200, 60), (201, 61)].into_iter().cycle();
    until("the game to wait for the terminal", || {
        let (columns, rows) = sizes.next()?;
        pty.resize(columns, rows);
        // The number of the call, and its first argument.
        let call = fs::read_to_string(format!("/proc/{main}/task/{main}/syscall")).ok()?;
        (call.split_whitespace().nth(1)? == "0x1").then_some(())
    });

    pty.signal(Signal::TERM);

    assert_eq!(pty.status(), Status::Exited(143));
    assert_eq!(pty.attributes(), pty.attributes_before());
}

#[test]
fn a_closed_terminal_ends_the_game() {
    let mut pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    closes(&mut pty);
    assert_eq!(pty.status(), Status::Exited(129));
}

#[test]
fn a_closed_terminal_ends_the_game_where_no_signal_tells_it() {
    let mut pty = Launch::game(&["play"]).uncontrolled().start();
    pty.sees("Attackers to move");
    closes(&mut pty);
    assert_eq!(pty.status(), Status::Exited(129));
}

#[test]
fn a_closed_terminal_ends_the_game_where_hup_is_ignored_and_it_does_not_spin() {
    let script = r#"trap "" HUP; "$0" play; status=$?; times >times; echo $status >status"#;
    let mut pty = Launch::script(script).start();
    pty.sees("Attackers to move");
    closes(&mut pty);
    let read = |name: &str| fs::read_to_string(pty.home().join(name)).unwrap_or_default();
    until("the status", || {
        read("status").ends_with('\n').then_some(())
    });
    assert_eq!(read("status").trim(), "129");
    // The second line is the children's: user, system.
    let times = read("times");
    let children = times.lines().nth(1).expect("the times of the children");
    let seconds: f64 = children
        .split_whitespace()
        .map(|time| {
            let (minutes, seconds) = time.trim_end_matches('s').split_once('m').expect("0m0.00s");
            minutes.parse::<f64>().expect("minutes") * 60.0
                + seconds.parse::<f64>().expect("seconds")
        })
        .sum();
    assert!(seconds < 0.5, "ran for {seconds} s");
}

/// The terminal goes away, and the game within three seconds.
fn closes(pty: &mut Pty) {
    let start = Instant::now();
    pty.hang_up();
    pty.status();
    assert!(
        start.elapsed() < Duration::from_secs(3),
        "gone only after {:?}",
        start.elapsed()
    );
}
