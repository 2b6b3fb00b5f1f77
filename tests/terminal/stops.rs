//! Stopping and going on.

use rustix::process::{Pid, Signal, kill_process};

use crate::common::pty::launch::Launch;
use crate::common::pty::process::{all_stopped, has_ended, until};
use crate::common::pty::screen::{Frame, Modes};
use crate::common::pty::{CTRL_C, CTRL_Z, PROMPT, Pty};

const SHELLS: [&[&str]; 2] = [
    &["dash", "-i"],
    &["bash", "--norc", "--noprofile", "--noediting", "-i"],
];

/// A game in a shell that controls jobs, and the game's process.
fn begin(shell: &[&str]) -> (Pty, Pid) {
    let mut pty = Launch::command(shell).start();
    is_asked(&pty, 1);
    pty.send("\"$TABLUT\" play\n");
    pty.sees("Attackers to move");
    pty.wait_until("the modes of the game", |screen| {
        Modes::of(screen) == Modes::OURS
    });
    let game = pty.child();
    (pty, game)
}

/// The shell has asked this many times.
fn is_asked(pty: &Pty, times: usize) {
    pty.wait_for_bytes("the shell", |bytes| {
        String::from_utf8_lossy(bytes).matches(PROMPT).count() == times
    });
}

/// What a game that has just begun shows.
fn fresh(columns: u16, rows: u16) -> Frame {
    let pty = Launch::game(&["play"]).size(columns, rows).start();
    pty.sees("Attackers to move");
    pty.wait_until("the modes of the game", |screen| {
        Modes::of(screen) == Modes::OURS
    });
    pty.frame()
}

/// The game has stopped, and the shell has asked this many times.
fn is_stopped(pty: &Pty, game: Pid, times: usize) {
    is_asked(pty, times);
    until("the game to stop", || all_stopped(game).then_some(()));
}

/// The game answers, and leaves to the shell, which then has asked this many times.
fn goes_on_and_leaves(mut pty: Pty, times: usize) {
    pty.send("d1c1\r");
    pty.sees("Defenders to move");
    pty.send(CTRL_C);
    is_asked(&pty, times);
    assert_eq!(pty.frame().modes, Modes::NONE);
    pty.send("echo status=$?\n");
    pty.sees("status=130");
}

#[test]
fn ctrl_z_gives_the_terminal_back_and_fg_paints_everything_anew() {
    for shell in SHELLS {
        let (mut pty, game) = begin(shell);
        pty.send(CTRL_Z);
        is_stopped(&pty, game, 2);
        assert_eq!(pty.frame().modes, Modes::NONE);
        assert_eq!(pty.attributes(), pty.attributes_before());

        pty.send("fg\n");
        pty.shows(&fresh(80, 24));
        goes_on_and_leaves(pty, 3);
    }
}

#[test]
fn fg_paints_for_the_size_that_the_terminal_has_by_then() {
    for shell in SHELLS {
        let (mut pty, game) = begin(shell);
        pty.send(CTRL_Z);
        is_stopped(&pty, game, 2);
        pty.resize(100, 34);
        pty.send("fg\n");
        pty.shows(&fresh(100, 34));
        goes_on_and_leaves(pty, 3);
    }
}

#[test]
fn a_game_that_is_sent_to_the_background_waits_for_fg() {
    for shell in SHELLS {
        let (mut pty, game) = begin(shell);
        pty.send(CTRL_Z);
        is_stopped(&pty, game, 2);
        pty.send("bg\n");
        is_stopped(&pty, game, 3);
        assert_eq!(pty.frame().modes, Modes::NONE);
        pty.send("fg\n");
        pty.shows(&fresh(80, 24));
        goes_on_and_leaves(pty, 4);
    }
}

#[test]
fn a_game_stopped_from_outside_is_painted_anew_at_fg() {
    for shell in SHELLS {
        for signal in [Signal::STOP, Signal::TSTP] {
            for (columns, rows) in [(80, 24), (100, 34)] {
                let (mut pty, game) = begin(shell);
                kill_process(game, signal).expect("the game is there");
                is_stopped(&pty, game, 2);
                pty.resize(columns, rows);
                pty.send("fg\n");
                pty.shows(&fresh(columns, rows));
                goes_on_and_leaves(pty, 3);
            }
        }
    }
}

#[test]
fn a_game_without_a_shell_is_painted_anew_when_it_goes_on() {
    let mut pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    pty.signal(Signal::STOP);
    until("the game to stop", || all_stopped(pty.pid()).then_some(()));
    pty.forget();
    pty.signal(Signal::CONT);
    pty.shows(&fresh(80, 24));
    pty.send("d1c1\r");
    pty.sees("Defenders to move");
}

#[test]
fn ctrl_z_does_nothing_where_no_shell_controls_jobs() {
    for launch in [Launch::game(&["play"]), Launch::script("\"$0\" play; true")] {
        let mut pty = launch.start();
        pty.sees("Attackers to move");
        // What is typed behind it is not lost.
        pty.send(&format!("{CTRL_Z}d1c1\r"));
        pty.sees("Defenders to move");
        assert_eq!(pty.frame().modes, Modes::OURS);
        pty.send("u");
        pty.sees("d1-c1 taken back");
    }
}

#[test]
fn a_stopped_game_ends_when_its_terminal_is_closed() {
    for shell in SHELLS {
        let (mut pty, game) = begin(shell);
        pty.send(CTRL_Z);
        is_stopped(&pty, game, 2);
        pty.hang_up();
        until("the game to end", || has_ended(game).then_some(()));
    }
}
