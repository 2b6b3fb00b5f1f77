//! The line commands on records, as a shell runs them.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use common::program::{hears, run, said, tablut};
use tablut::record::MAX_BYTES;

const FOLDER: &str = "tests/data/records";

fn run_with(arguments: &[&str], input: &[u8]) -> (i32, String, String) {
    hears(&mut tablut(arguments), input)
}

/// A file that is removed with the value.
struct Temporary(PathBuf);

impl Temporary {
    fn of_length(name: &str, length: u64) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::File::create(&path).unwrap().set_len(length).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn check_says_how_a_game_went() {
    let (code, out, messages) = run(&["check", &format!("{FOLDER}/same-strict.otg")]);
    assert_eq!((code, messages.as_str()), (0, ""));
    assert_eq!(out, "ok, 16 plies, defenders won: the king escaped\n");
}

#[test]
fn check_judges_every_file_and_remembers_the_faults() {
    let files = ["same-strict.otg", "blocked.otg", "none.otg", "timeout.txt"]
        .map(|file| format!("{FOLDER}/{file}"));
    let [a, b, c, d] = files.each_ref().map(String::as_str);
    let (code, out, messages) = run(&["check", a, b, c, d]);
    assert_eq!(code, 1);
    assert_eq!(
        out,
        format!(
            "{a}: ok, 16 plies, defenders won: the king escaped\n\
             {b}:14: turn 7 (defenders) d3-d9: blocked by d5\n\
             {d}: ok, 2 plies, defenders won: timeout\n"
        )
    );
    assert!(messages.starts_with(&format!("{c}: ")), "{messages}");
    assert!(
        messages.ends_with("\ntablut: faults in 2 of 4 records\n"),
        "{messages}"
    );
}

#[test]
fn check_counts_one_record_as_one() {
    let (code, _, messages) = run(&["check", &format!("{FOLDER}/blocked.otg")]);
    assert_eq!(code, 1);
    assert!(
        messages.ends_with("tablut: faults in 1 of 1 record\n"),
        "{messages}"
    );
}

#[test]
fn check_reads_standard_input_and_takes_hints() {
    let (code, out, _) = run_with(&["check", "-"], b"d5-d8 d1-d7");
    let said = "turn 1 (attackers) d5-d8: only the defenders can begin like this; --first defenders reads it so\n";
    assert_eq!((code, out), (1, format!("standard input:1: {said}")));
    let hints = [
        "check",
        "--ruleset",
        "gwezboell",
        "--first",
        "defenders",
        "-",
    ];
    let (code, out, messages) = run_with(&hints, b"d5-d8 d1-d7");
    assert_eq!((code, out.as_str()), (0, "ok, 2 plies, unfinished\n"));
    assert!(
        messages.starts_with("standard input:1: turn 1 (attackers) d1-d7: a capture without"),
        "{messages}"
    );
}

#[test]
fn anything_is_an_input_and_refused_without_reading_it_whole() {
    let long = Temporary::of_length("one-line.otg", 100_000_000);
    let mut paths = vec![
        (long.path(), "more than 1024 KiB, no record is so long"),
        (FOLDER, "it is a directory"),
    ];
    if cfg!(unix) {
        paths.push(("/dev/zero", "more than 1024 KiB, no record is so long"));
        paths.push(("/dev/null", "there is neither a tag nor a move in it"));
    }
    for (path, sentence) in paths {
        for command in ["check", "show", "convert"] {
            // Whoever reads on reads for ever in `/dev/zero`; the bound is for a machine with much else to do.
            let before = Instant::now();
            let (code, out, messages) = run(&[command, path]);
            assert!(before.elapsed() < Duration::from_secs(20), "{path}");
            assert_eq!(code, 1, "{path}");
            assert!(
                (out + &messages).contains(&format!("{path}: {sentence}\n")),
                "{command} {path}: {messages}"
            );
        }
    }
    let (code, out, _) = run_with(&["check", "-"], &vec![b' '; MAX_BYTES + 1]);
    assert_eq!(
        (code, out.as_str()),
        (
            1,
            "standard input: more than 1024 KiB, no record is so long\n"
        )
    );
}

#[test]
fn show_draws_the_board_where_the_game_stands() {
    let (code, out, messages) = run(&["show", &format!("{FOLDER}/same-strict.otg")]);
    assert_eq!((code, messages.as_str()), (0, ""));
    let expected = "   a b c d e f g h i
 9 K A . A . . . . x
 8 . . . . A . . . .
 7 . . . . D . . . .
 6 A . A . . A . . A
 5 A . D . x D D A A
 4 . . D . D . . . .
 3 . . . D . . . . A
 2 . . . . A . . . .
 1 x . . . A A . . x

Ply 16 of 16: 8... Ka7-a9--
defenders won: the king escaped
";
    assert_eq!(out, expected);
}

#[test]
fn show_draws_any_ply_either_way_up() {
    let file = format!("{FOLDER}/same-strict.otg");
    let (code, out, _) = run(&["show", &file, "--at", "14", "--upside-down"]);
    let expected = "   i h g f e d c b a
 1 x . . A A . . . x
 2 . . . . A . . . .
 3 . . . . . D . . .
 4 A . . . D . D . .
 5 A A D D x . D . A
 6 A . . A . . A . A
 7 . . . . D . . . K
 8 . . . . A . . . .
 9 x . . . . A . A x

Ply 14 of 16: 7... Kd7-a7-
Attackers to move - RAICHI: the king can reach a9
";
    assert_eq!((code, out.as_str()), (0, expected));
    let (code, out, _) = run(&["show", &file, "--at", "0"]);
    assert!(
        out.ends_with("\n\nPly 0 of 16: the start\nAttackers to move\n"),
        "{out}"
    );
    assert_eq!(code, 0);
    let (code, out, messages) = run(&["show", &file, "--at", "17"]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(
        messages,
        format!("tablut: {file}: there is no ply 17, the last is 16\n")
    );
}

#[test]
fn show_draws_what_stands_and_what_was_taken_back() {
    let file = format!("{FOLDER}/taken-back.otg");
    let (_, out, _) = run(&["show", &file]);
    assert!(
        out.ends_with("\nPly 1 of 2: 1. d1-d4\nDefenders to move\n"),
        "{out}"
    );
    let (_, out, _) = run(&["show", &file, "--at", "2"]);
    assert!(
        out.ends_with("\nPly 2 of 2: 1... e3-d3xd4\nAttackers to move\n"),
        "{out}"
    );
}

#[test]
fn show_draws_the_game_before_a_fault() {
    let file = format!("{FOLDER}/blocked.otg");
    let (code, out, messages) = run(&["show", &file]);
    assert_eq!(code, 1);
    assert!(out.contains("\nPly 13 of 13: 7. a4-a3\n"), "{out}");
    assert_eq!(
        messages,
        format!("tablut: {file}:14: turn 7 (defenders) d3-d9: blocked by d5\n")
    );
}

#[test]
fn the_picture_has_every_piece_once_and_no_raw_text() {
    let draw = |options: &[&str]| {
        let record = b"[result:-1]\n[termination:<b> & so on]\n\n1. d1-d4 e3-d3";
        let (code, out, _) = run_with(&[&["show", "-", "--svg"], options].concat(), record);
        assert_eq!(code, 0);
        out
    };
    let out = draw(&[]);
    assert_eq!(out, draw(&[]));
    assert_ne!(out, draw(&["--upside-down"]));
    assert!(
        out.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" ") && out.ends_with("</svg>\n")
    );
    for (token, count) in [("attacker", 15), ("defender", 8), ("king", 1), ("cross", 4)] {
        assert_eq!(
            out.matches(&format!("<use href=\"#{token}\"")).count(),
            count,
            "{token}"
        );
    }
    assert!(
        out.contains(
            "<title>Ply 2 of 2: 1... e3-d3xd4. defenders won: &lt;b&gt; &amp; so on</title>"
        ),
        "{out}"
    );
    assert!(!out.contains("<b>"));
}

#[test]
fn convert_writes_strictly_or_not_at_all() {
    let (code, out, messages) = run(&["convert", &format!("{FOLDER}/kept.otg")]);
    assert_eq!(
        (code, out),
        (0, fs::read_to_string(format!("{FOLDER}/kept.out")).unwrap())
    );
    assert_eq!(messages.lines().count(), 2, "{messages}");
    let file = format!("{FOLDER}/blocked.otg");
    let (code, out, messages) = run(&["convert", &file]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert_eq!(
        messages,
        format!("tablut: {file}:14: turn 7 (defenders) d3-d9: blocked by d5\n")
    );
}

#[test]
fn a_pipe_that_is_closed_is_no_error() {
    let files: Vec<String> =
        std::iter::repeat_n(format!("{FOLDER}/same-strict.otg"), 5_000).collect();
    let mut child = tablut(&["check"])
        .args(files)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let (code, _, messages) = said(child.wait_with_output().unwrap());
    assert_eq!((code, messages.as_str()), (0, ""));
}

#[test]
fn a_command_without_its_file_is_a_usage_error() {
    for arguments in [
        &["check"][..],
        &["show"],
        &["convert"],
        &["show", "a", "--at", "x"],
        &["check", "--first", "white", "a"],
    ] {
        assert_eq!(run(arguments).0, 2, "{arguments:?}");
    }
}
