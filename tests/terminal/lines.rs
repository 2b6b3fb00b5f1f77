//! The line mode where somebody types.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Signal, kill_process};

use crate::common::pty::launch::Launch;
use crate::common::pty::process::{all_stopped, has_ended, until, work};
use crate::common::pty::{CTRL_C, CTRL_Z, ENDS, PROMPT, Pty, Status};

/// The line mode between two looks at the line discipline.
const BETWEEN: &str = r#"trap : INT; stty -g; "$0" --plain; echo "status=$?"; stty -g"#;

fn begin() -> Pty {
    let mut pty = Launch::script(BETWEEN).start();
    pty.sees("Attackers to move.");
    pty.send("d1-d4\r");
    pty.sees("The attackers move d1 to d4.");
    pty.sees("Defenders to move.");
    pty
}

/// The one record below the program's home, once there is one.
fn kept(pty: &Pty) -> Option<String> {
    let games = fs::read_dir(pty.home().join("data/tablut/games")).ok()?;
    let mut paths = games.map(|file| file.expect("a file").path());
    let path = paths.find(|path| path.extension().is_some_and(|e| e == "otg"))?;
    fs::read_to_string(path).ok()
}

fn record(pty: &Pty) -> String {
    kept(pty).expect("a record")
}

/// Nothing but text was written, the game is on disk, and the status is this.
fn is_left(pty: &Pty, status: u8) {
    assert_eq!(pty.ended(), Status::Exited(0), "the shell's own");
    let text = String::from_utf8(pty.bytes()).expect("text");
    assert!(!text.contains('\x1b'), "{text:?}");
    assert!(text.contains(&format!("status={status}\r\n")), "{text:?}");
    assert_eq!(pty.attributes(), pty.attributes_before());
    assert!(record(pty).ends_with("\n1. d1-d4\n"));
}

#[test]
fn a_typed_word_and_the_end_of_the_input_leave_with_0() {
    for end in ["quit\r", "\x04"] {
        let mut pty = begin();
        pty.send(end);
        pty.sees("The game is saved.");
        pty.sees("Goodbye.");
        is_left(&pty, 0);
    }
}

#[test]
fn the_ctrl_c_key_leaves_with_130_on_a_line_of_its_own() {
    let mut pty = begin();
    pty.send("boa");
    pty.sees("> boa");
    pty.send(CTRL_C);
    is_left(&pty, 130);
    let text = String::from_utf8(pty.bytes()).expect("text");
    assert!(
        text.contains("> boa^C\r\nThe game is saved.\r\nstatus="),
        "{text:?}"
    );
}

#[test]
fn a_signal_is_an_exit_with_128_and_its_number() {
    for (signal, status) in ENDS {
        let pty = begin();
        kill_process(pty.child(), signal).expect("the game is there");
        is_left(&pty, status);
    }
}

#[test]
fn a_terminal_that_goes_away_ends_it_and_the_game_is_kept() {
    for hangup in [true, false] {
        // The terminal of these tests says Ctrl-D before it goes, which is to be a letter like any other.
        let launch = Launch::script(r#"stty -icanon; exec "$0" --plain"#);
        let launch = if hangup {
            launch
        } else {
            launch.uncontrolled()
        };
        let mut pty = launch.start();
        pty.sees("Attackers to move.");
        pty.send("d1-d4\r");
        pty.sees("Defenders to move.");
        let start = Instant::now();
        pty.hang_up();
        assert_eq!(pty.status(), Status::Exited(129), "hang-up told: {hangup}");
        assert!(start.elapsed() < Duration::from_secs(3));
        assert!(record(&pty).ends_with("\n1. d1-d4\n"));
    }
}

#[test]
fn a_signal_that_is_to_be_ignored_is_ignored() {
    let mut pty = Launch::script(r#"trap "" HUP; "$0" --plain; echo "status=$?""#).start();
    pty.sees("Attackers to move.");
    kill_process(pty.child(), Signal::HUP).expect("the game is there");
    pty.send("d1-d4\r");
    pty.sees("Defenders to move.");
    kill_process(pty.child(), Signal::TERM).expect("the game is there");
    pty.sees("status=143");
}

#[test]
fn a_terminal_that_stands_still_holds_nothing_up() {
    let mut pty = begin();
    // The key of XOFF: what is written waits.
    pty.send("\x13");
    let game = pty.child();
    kill_process(game, Signal::INT).expect("the game is there");
    until("the end", || has_ended(game).then_some(()));
}

#[test]
fn a_dumb_terminal_is_spoken_to_in_lines_and_asked_for_them() {
    let mut pty = Launch::game(&["learn"]).with("TERM", "dumb").start();
    pty.sees("Lesson 1 of 14");
    pty.sees("> ");
    pty.send("f1i1\r");
    pty.sees("The king is home");
    assert!(!pty.bytes().contains(&0x1b));
}

#[test]
fn it_stops_and_goes_on_as_any_program_of_a_shell() {
    let mut pty = Launch::command(&["sh", "-i", "-m"]).start();
    pty.sees(PROMPT);
    pty.send("\"$TABLUT\" --plain\r");
    pty.sees("Attackers to move.");
    let game = pty.child();
    pty.send(CTRL_Z);
    until("the stop", || all_stopped(game).then_some(()));
    pty.send("fg\r");
    until("the game to go on", || (!all_stopped(game)).then_some(()));
    pty.send("d1-d4\r");
    pty.sees("The attackers move d1 to d4.");
}

#[test]
fn between_two_lines_it_sleeps() {
    let pty = Launch::game(&["--plain"]).start();
    pty.sees("> ");
    let asleep = || {
        let now = work(pty.pid());
        now.values().all(|thread| thread.asleep).then_some(now)
    };
    let before = until("the game to fall asleep", asleep);
    thread::sleep(Duration::from_secs(10));
    assert_eq!(until("the game to sleep", asleep), before);
}

/// The same game, played on the screen and in lines, is the same file on the disk.
#[test]
fn the_same_moves_by_screen_and_by_line_give_the_same_file() {
    for (ruleset, end) in [("fortress", "escape"), ("gwezboell", "king")] {
        let moves = super::games::shortest(ruleset, end).moves;
        let kept = [&["play"][..], &["play", "--plain"]].map(|arguments| {
            let arguments = [arguments, &["--ruleset", ruleset]].concat();
            let mut pty = Launch::game(&arguments).start();
            pty.sees("Attackers to move");
            for (mv, number) in moves.iter().zip(1..) {
                pty.send(&format!("{mv}\r"));
                until("the move on the disk", || {
                    let record = kept(&pty)?;
                    let (_, list) = record.split_once("\n\n")?;
                    let moves = list.split_whitespace().filter(|word| word.contains('-'));
                    (moves.count() == number).then_some(())
                });
            }
            record(&pty)
        });
        assert_eq!(kept[0], kept[1], "{ruleset}");
        assert!(kept[0].contains("[termination:king "), "{}", kept[0]);
    }
}
