//! With nothing happening nothing is done, and the mouse costs next to nothing.

use std::collections::BTreeMap;
use std::thread;
use std::time::{Duration, Instant};

use crate::common::pty::Pty;
use crate::common::pty::launch::Launch;
use crate::common::pty::process::{Work, processor_time, until, work};

/// How long a game is watched in which nothing happens.
const IDLE: Duration = Duration::from_secs(10);

#[test]
fn an_idle_game_writes_nothing_and_never_wakes() {
    let games = [Launch::game(&[]), Launch::game(&["play"])].map(Launch::start);
    games[0].sees("New game");
    games[1].sees("Attackers to move");
    let before = games
        .each_ref()
        .map(|game| (settled(game), game.bytes().len()));

    thread::sleep(IDLE);

    let after = games
        .each_ref()
        .map(|game| (work(game.pid()), game.bytes().len()));
    assert_eq!(
        before, after,
        "what each thread did, and the number of bytes"
    );
}

/// What the threads did until all of them had gone to sleep.
fn settled(game: &Pty) -> BTreeMap<String, Work> {
    let mut before = BTreeMap::new();
    until("the game to fall asleep", || {
        let now = work(game.pid());
        let settled = now == before && now.values().all(|thread| thread.asleep);
        before.clone_from(&now);
        thread::sleep(Duration::from_millis(50));
        settled.then_some(now)
    })
}

#[test]
#[expect(clippy::print_stdout, reason = "a figure to be noted")]
fn two_thousand_reports_of_the_mouse_cost_next_to_nothing() {
    let mut pty = Launch::game(&["play"]).start();
    let board = pty.board();
    let (x, y) = board.cell("e5".parse().expect("a square"));
    // Motion with no button down, which a terminal may send unasked; then with the left button down.
    for button in [35, 32] {
        if button == 32 {
            pty.press((x, y));
        }
        let before = processor_time(pty.pid());
        let start = Instant::now();
        for i in 0..2000 {
            let (x, y) = (x + i % 9, y + i % 5);
            pty.send(&format!("\x1b[<{button};{x};{y}M"));
        }
        pty.send("k");
        pty.sees("The king's breath");
        let cost = processor_time(pty.pid()).saturating_sub(before);
        println!(
            "2,000 reports of button {button}: {cost:?} in {:?}",
            start.elapsed()
        );
        assert!(cost < Duration::from_millis(100), "{cost:?}");
        pty.send("k");
        pty.misses("The king's breath");
    }
}
