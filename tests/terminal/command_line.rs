//! What is done, and not done, before there is a screen.

use std::fs;
use std::process::{Command, Output, Stdio};

use crate::common::pty::bytes::{readable, switched};
use crate::common::pty::launch::{Home, Launch};
use crate::common::pty::{BINARY, Pty, Status};

const START: &str = "fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";

/// The program without a terminal.
fn run(arguments: &[&str]) -> Output {
    let home = Home::new();
    let mut command = Command::new(BINARY);
    command
        .args(arguments)
        .env_clear()
        .envs(home.environment())
        .current_dir(home.path());
    command
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

fn words(bytes: &[u8]) -> String {
    assert!(!bytes.contains(&b'\x1b'), "{}", readable(bytes));
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// One sentence, and nothing else.
fn is_one_sentence(text: &str) {
    assert!(
        text.starts_with("tablut: ") && text.trim_end().lines().count() == 1,
        "{text:?}"
    );
    assert!(text.contains("terminal"), "{text:?}");
}

#[test]
fn without_any_terminal_one_sentence_is_said() {
    for arguments in [
        &[][..],
        &["play"],
        &["play", "--ruleset", "gwezboell"],
        &["--ascii"],
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert_eq!(words(&output.stdout), "");
        is_one_sentence(&words(&output.stderr));
    }
}

#[test]
fn with_half_a_terminal_one_sentence_is_said() {
    for redirected in ["<file", ">file", "<file >file2"] {
        let script = format!(r#"echo d1d4 >file; "$0" play {redirected}; echo "status=$?""#);
        let pty = Launch::script(&script).start();
        assert_eq!(pty.ended(), Status::Exited(0));
        let bytes = pty.bytes();
        let said = words(&bytes);
        is_one_sentence(
            said.strip_suffix("status=2\r\n")
                .expect("the status of a usage error"),
        );
        assert_eq!(pty.attributes(), pty.attributes_before());
        if let Some(file) = redirected.rsplit_once('>').map(|(_, file)| file) {
            assert_eq!(
                fs::read(pty.home().join(file)).expect("the file"),
                b"",
                "nothing is written there"
            );
        }
    }
}

/// A program ended with this status, and never touched the terminal.
fn has_only_printed(pty: &Pty, status: u32) {
    assert_eq!(pty.ended(), Status::Exited(status));
    let bytes = pty.bytes();
    assert!(!bytes.is_empty());
    assert_eq!(switched(&bytes), [], "{}", readable(&bytes));
    assert_eq!(pty.attributes(), pty.attributes_before());
}

#[test]
fn what_only_prints_never_touches_the_terminal() {
    let commands: [&[&str]; 6] = [
        &["--help"],
        &["-h"],
        &["--version"],
        &["help", "play"],
        &["moves", START],
        &["perft", "2"],
    ];
    for arguments in commands {
        has_only_printed(&Launch::game(arguments).start(), 0);
    }
}

#[test]
fn an_error_is_told_and_leaves_with_1() {
    let pty = Launch::script(r#"echo nonsense | "$0" moves; echo "status=$?""#).start();
    has_only_printed(&pty, 0);
    let said = words(&pty.bytes());
    assert!(
        said.starts_with("tablut: standard input, line 1: "),
        "{said}"
    );
    assert!(said.ends_with("status=1\r\n"), "{said}");
}

#[test]
fn whoever_has_read_enough_causes_no_error() {
    let commands = ["--help", "moves <positions", "perft 3"];
    for command in commands {
        let script = format!(
            r#"for i in 1 2 3 4 5 6 7 8 9; do yes "{START}" | head -1000; done >positions
            {{ "$0" {command}; echo "status=$?" >&2; }} | head -1 >/dev/null"#
        );
        let pty = Launch::script(&script).start();
        assert_eq!(pty.ended(), Status::Exited(0));
        assert_eq!(words(&pty.bytes()), "status=0\r\n", "{command}");
    }
}

#[test]
fn a_position_brings_its_own_ruleset_and_side() {
    for (more, seen) in [
        (["--ruleset", "gwezboell"], "Gwezboell rules"),
        (["--first", "defenders"], "Defenders to move"),
    ] {
        let alone = [&["play"][..], &more].concat();
        Launch::game(&alone).start().sees(seen);
        for arguments in [
            [&["play", "--from", START][..], &more].concat(),
            [&alone[..], &["--from", START]].concat(),
        ] {
            let pty = Launch::game(&arguments).start();
            has_only_printed(&pty, 2);
            pty.sees("cannot be used with");
        }
    }
    let pty = Launch::game(&["play", "--from", START]).start();
    pty.sees("Attackers to move");
}

#[test]
fn what_does_not_exist_is_a_usage_error() {
    for arguments in [
        &["play", "--ruleset", "chess"][..],
        &["play", "--first", "king"],
        &["--size", "xxl"],
        &["win"],
    ] {
        has_only_printed(&Launch::game(arguments).start(), 2);
    }
}

#[test]
fn a_position_that_is_decided_or_none_is_a_usage_error() {
    for (position, said) in [
        (
            "fortress attackers /K8/4t4/9/9/9/9/9/9/9/",
            "the game is over on this board",
        ),
        (
            "gwezboell attackers /4K4/4t4/9/9/9/9/9/9/9/",
            "the game is over on this board",
        ),
        (
            "fortress defenders /9/2t6/1tKt5/2t6/9/9/9/9/9/",
            "the game is over on this board",
        ),
        ("fortress attackers /9/9/9/9/9/9/9/9/9/", "king"),
        ("fortress attackers /9/9/", "invalid value"),
        ("chess", "invalid value"),
    ] {
        let output = run(&["play", "--from", position]);
        let stderr = words(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{position}: {stderr}");
        assert!(stderr.contains(said), "{position}: {stderr}");
        assert_eq!(words(&output.stdout), "");
    }
}
