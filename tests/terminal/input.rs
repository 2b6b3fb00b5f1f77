//! Input that no good terminal sends: it neither hurts nor plays.

use crate::common::pty::launch::Launch;
use crate::common::pty::screen::Modes;
use crate::common::pty::{ENTER, ESC, Pty};

fn begin() -> Pty {
    let pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    pty
}

/// No move was made, nothing is typed, and the game answers.
fn has_not_moved(pty: &mut Pty) {
    pty.send("u");
    pty.sees("There is no move to take back.");
    pty.send(ESC);
    pty.misses("There is no move to take back.");
}

#[test]
fn odd_reports_of_the_mouse_do_nothing() {
    let mut pty = begin();
    let reports: &[&[u8]] = &[
        // At no coordinate.
        b"\x1b[<0;0;0M",
        b"\x1b[<0;0;0m",
        b"\x1b[<0;0;5M\x1b[<0;5;0M",
        b"\x1b[<32;0;0M",
        b"\x1b[<64;0;0M\x1b[<65;0;0M",
        // Far outside.
        b"\x1b[<0;65535;65535M\x1b[<32;65535;65535M\x1b[<0;65535;65535m",
        b"\x1b[<0;65536;1M\x1b[<0;1;99999999999999999999M",
        // Of buttons that do not exist.
        b"\x1b[<255;10;10M\x1b[<256;10;10M\x1b[<128;10;10M",
        b"\x1b[<-1;-1;-1M\x1b[<;;M\x1b[<M\x1b[<0M\x1b[<0;1M\x1b[<0;1;1;1;1M",
        // In the form of X10: at 0, below it, at the corner, at the far end; a release.
        b"\x1b[M   ",
        b"\x1b[M\x00\x00\x00",
        b"\x1b[M !!",
        b"\x1b[M \xff\xff",
        b"\x1b[M\xff\xff\xff",
        b"\x1b[M#!!",
        // In the form of rxvt.
        b"\x1b[32;0;0M",
        b"\x1b[0;0;0M\x1b[32;65535;65535M",
        // Cut off, each mended by the next whole one.
        b"\x1b[<0;10\x1b[<0;1;1M",
        b"\x1b[<\x1b[<0;1;1m",
        b"\x1b[\x1b[<0;1;1M",
    ];
    for report in reports {
        pty.send_bytes(report);
        has_not_moved(&mut pty);
    }
}

#[test]
fn odd_keys_and_answers_do_nothing() {
    let mut pty = begin();
    let sequences: &[&[u8]] = &[
        // Alt and a letter, or Esc and the letter at once: never the plain letter.
        b"\x1bu",
        b"\x1bq",
        b"\x1ba",
        b"\x1b\x1b",
        b"\x1b\x1b\x1b\x1b",
        // The window gains and loses the focus.
        b"\x1b[I",
        b"\x1b[O",
        // Answers to questions that nobody asked: the cursor's place, the kind of terminal, the keyboard.
        b"\x1b[12;40R",
        b"\x1b[0;0R",
        b"\x1b[?1;2c",
        b"\x1b[?31u",
        // A key that goes up, and keys that nobody has.
        b"\x1b[117;1:3u",
        b"\x1b[57358u\x1b[57441;5u",
        b"\x1b[1114112u\x1b[55296u",
        b"\x1b[99~\x1b[999;999~\x1b[~",
        b"\x1b[1;99A\x1b[1;5X\x1b[;Z",
        b"\x1bOz\x1b[[F",
        // No characters at all.
        b"\x00\x01\x02\x1c\x1d\x1e\x1f",
        b"\x80\xbf\xc3(\xe2\x82(\xf0\x9f\xff\xfe",
        // An empty paste, and one of control characters.
        b"\x1b[200~\x1b[201~",
        b"\x1b[200~\x00\x07\x1b[31m\x1b[201~",
    ];
    for sequence in sequences {
        pty.send_bytes(sequence);
        has_not_moved(&mut pty);
    }
    assert_eq!(pty.frame().modes, Modes::OURS);
}

#[test]
fn answers_that_are_taken_for_typing_make_no_move() {
    let mut pty = begin();
    let answers: &[&[u8]] = &[
        // The kind of terminal, its name, the colour of its ground.
        b"\x1b[>0;276;0c",
        b"\x1bP>|XTerm(370)\x1b\\",
        b"\x1b]11;rgb:d1d4/d1d4/d1d4\x07",
        b"\x1b]11;rgb:d1d4/d1d4/d1d4\x1b\\",
    ];
    for answer in answers {
        pty.send_bytes(answer);
        // The right button lets go of what was typed.
        pty.send("\x1b[<2;1;1M");
        has_not_moved(&mut pty);
    }
}

#[test]
fn a_paste_of_a_megabyte_is_passed_over() {
    let mut pty = begin();
    let lines = "z\nd1c1\n".repeat(150_000);
    pty.send(&format!("\x1b[200~{lines}\x1b[201~"));
    has_not_moved(&mut pty);
    let line = "z".repeat(1 << 20);
    pty.send(&format!("\x1b[200~{line}\x1b[201~"));
    has_not_moved(&mut pty);
}

#[test]
fn a_pasted_move_is_typed_and_not_played() {
    let mut pty = begin();
    let rest = "e3d3\n".repeat(200_000);
    pty.send(&format!("\x1b[200~d1c1\n{rest}\x1b[201~"));
    pty.sees("> d1c1_");
    pty.send(ENTER);
    pty.sees("Defenders to move");
    pty.send("u");
    pty.sees("d1-c1 taken back");
}

#[test]
fn a_megabyte_of_keys_is_worked_off() {
    let mut pty = begin();
    pty.send(&"z".repeat(1 << 20));
    has_not_moved(&mut pty);
}
