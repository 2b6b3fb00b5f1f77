//! Terminals that change their size.

use crate::common::Random;
use crate::common::pty::bytes::sequences;
use crate::common::pty::launch::Launch;
use crate::common::pty::screen::{Frame, Modes, find};
use crate::common::pty::{RIGHT, UP};

/// The keys of a small game, one a step.
fn keys() -> Vec<String> {
    let moves = ["d1c1", "e3d3", "c1d1", "d3e3"];
    let keys = moves
        .iter()
        .flat_map(|mv| mv.chars().map(String::from).chain(["\r".to_owned()]));
    keys.chain([RIGHT, RIGHT, UP, "w", "k"].map(String::from))
        .collect()
}

/// What a game shows in which these keys were pressed in a terminal that never changed.
fn fresh(columns: u16, rows: u16) -> Frame {
    let mut pty = Launch::game(&["play"]).size(columns, rows).start();
    pty.sees("Attackers to move");
    pty.send(&keys().concat());
    pty.sees("The king's breath");
    pty.wait_until("the modes of the game", |screen| {
        Modes::of(screen) == Modes::OURS
    });
    pty.frame()
}

#[test]
fn after_two_hundred_sizes_with_keys_between_them_the_screen_is_as_if_it_had_never_changed() {
    let mut random = Random::new(6);
    let mut size = |most: usize| u16::try_from(random.below(most)).expect("a small number");
    let mut pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    let mut keys = keys().into_iter();
    for step in 0..200 {
        let (columns, rows) = match step % 10 {
            0 => (1, 1),
            1 => (1 + size(200), 1),
            2 => (1, 1 + size(60)),
            3 => (20 + size(3), 11 + size(3)),
            4 => (0, 0),
            _ => (1 + size(160), 1 + size(50)),
        };
        pty.resize(columns, rows);
        if step % 8 == 0 {
            pty.send(&keys.next().unwrap_or_default());
        }
    }
    assert_eq!(keys.next(), None, "all keys were sent");
    pty.resize(80, 24);
    pty.shows(&fresh(80, 24));
}

#[test]
fn a_size_that_changes_in_the_first_moment_is_not_missed() {
    let mut frame = None;
    for _ in 0..10 {
        let mut pty = Launch::game(&["play"]).size(50, 20).start();
        pty.wait_for_bytes("the first sign of the game", |bytes| !bytes.is_empty());
        pty.resize(80, 24);
        pty.wait_until("the frame of the new size", |screen| {
            find(screen, "q quit").is_some_and(|(column, _)| column > 60)
        });
        let seen = pty.frame();
        assert_eq!(seen, *frame.get_or_insert_with(|| seen.clone()));
    }
}

#[test]
fn a_size_that_changes_amid_a_report_that_was_cut_off_is_not_missed() {
    let mut pty = Launch::game(&["play"]).size(50, 20).start();
    pty.sees("Attackers to move");
    pty.send("\x1b[<0;1");
    pty.resize(100, 34);
    pty.wait_until("the frame of the new size", |screen| {
        find(screen, "q quit").is_some_and(|(column, _)| column > 60)
    });
}

#[test]
fn a_size_that_changes_and_comes_back_leaves_nothing_behind() {
    let mut pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    pty.wait_until("the modes of the game", |screen| {
        Modes::of(screen) == Modes::OURS
    });
    let frame = pty.frame();
    for _ in 0..50 {
        // The terminal cuts off what no longer fits, and the game may see the last size only.
        pty.resize(10, 5);
        pty.resize(80, 24);
        pty.shows(&frame);
    }
}

#[test]
fn the_screen_is_cleared_and_painted_in_one_piece() {
    let mut pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    let before = pty.bytes().len();
    pty.resize(100, 34);
    pty.wait_for_bytes("the frame of the new size", |bytes| {
        bytes[before..].ends_with(b"\x1b[?2026l")
    });
    pty.sees("Attackers to move");
    let sequences = sequences(&pty.bytes()[before..]);
    let clears = sequences
        .iter()
        .position(|s| s == "2J")
        .expect("the screen is cleared");
    let ends = sequences
        .iter()
        .position(|s| s == "?2026l")
        .expect("the frame ends");
    assert!(
        ends > clears + 9,
        "the board is painted before the terminal shows anything: {sequences:?}"
    );
}
