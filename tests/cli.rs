//! What can be typed at a shell: help, completions, manual, mistakes; and what the README says of it.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

use clap::builder::PossibleValue;
use clap::{CommandFactory, Parser};
use common::program::{run, tablut};
use crossterm::event::KeyCode;
use tablut::app::keymap::{self, Scope};
use tablut::app::message::Command as Key;
use tablut::app::plan;
use tablut::cli::{Cli, Command as Subcommand};
use tablut::rules::Ruleset;

/// The subcommands, but for clap's own.
fn subcommands() -> Vec<String> {
    let command = Cli::command();
    let names = command.get_subcommands().map(|c| c.get_name().to_owned());
    names.collect()
}

/// Whether a line of a shell can be typed: what stands behind `|`, `<` or `>` is the shell's.
fn can_be_typed(line: &str) -> bool {
    let ours = line.split(['|', '<', '>']).next().unwrap();
    Cli::try_parse_from(ours.split_whitespace()).is_ok()
}

/// What the program looks at.
const VARIABLES: [&str; 9] = [
    "TABLUT_DATA_DIR",
    "XDG_DATA_HOME",
    "NO_COLOR",
    "COLORTERM",
    "TERM",
    "LC_ALL",
    "LC_MESSAGES",
    "LC_CTYPE",
    "LANG",
];

/// How it ends.
const STATUSES: [&str; 6] = ["0", "1", "2", "101", "128+n", "130"];

fn first_words(text: &str) -> Vec<&str> {
    let lines = text.lines();
    lines
        .filter_map(|line| line.split_whitespace().next())
        .collect()
}

#[test]
fn the_short_help_is_short_and_the_long_one_begins_with_examples() {
    let (code, short, _) = run(&["-h"]);
    assert_eq!(code, 0);
    assert!(short.lines().count() <= 40, "{short}");
    let (code, long, _) = run(&["--help"]);
    assert_eq!(code, 0);
    assert!(long.starts_with("Examples:\n"), "{long}");
    let examples: Vec<&str> = long
        .lines()
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(|line| line.trim_start().split("   ").next().unwrap())
        .collect();
    assert!(examples.len() >= 6);
    for example in &examples {
        assert!(can_be_typed(example), "{example}");
    }
    assert!(examples.contains(&"tablut learn --plain"));
    for option in ["--plain", "--strict", "--lang", "--theme", "--no-mouse"] {
        assert!(long.contains(option), "{option}");
    }
    for name in subcommands() {
        assert!(short.contains(&format!("\n  {name} ")), "{name}");
    }
    let (_, end) = long.split_once("\n\nEnvironment:\n").unwrap();
    let (environment, statuses) = end.split_once("\n\nExit status:\n").unwrap();
    assert!(VARIABLES.iter().all(|name| environment.contains(name)));
    assert_eq!(first_words(statuses), STATUSES);
    assert!(!short.contains("Environment:") && !short.contains("Exit status:"));
    // Nothing was translated halfway, and no line of ours is wider than a page.
    assert!(long.lines().all(|line| line.chars().count() <= 100));
}

#[test]
fn every_shell_has_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let (code, out, messages) = run(&["completions", shell]);
        assert_eq!((code, messages.as_str()), (0, ""), "{shell}");
        for name in subcommands() {
            assert!(out.contains(&name), "{shell}: {name}");
        }
        assert!(out.contains("strict") && out.contains("ruleset"), "{shell}");
        assert!(!out.contains('\x1b'));
    }
    let (code, _, messages) = run(&["completions", "basch"]);
    assert_eq!(code, 2);
    assert!(messages.contains("bash"), "{messages}");
}

#[test]
fn bash_takes_its_completions() {
    let (_, script, _) = run(&["completions", "bash"]);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("completions.bash");
    fs::write(&file, script).unwrap();
    let asked = "source \"$1\"; shift; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); \
        _tablut tablut \"${*: -1}\" \"${*: -2:1}\"; echo \"${COMPREPLY[*]}\"";
    for (typed, offered) in [
        (&["re"][..], "replay"),
        (&["play", "--ruleset", ""], "fortress gwezboell"),
        (&["play", "--first", ""], "attackers defenders"),
        (&["replay", "--ruleset", "g"], "gwezboell"),
        (&["check", "--first", "d"], "defenders"),
        (&["--lang", ""], "en fr"),
    ] {
        let bash = Command::new("bash")
            .args(["--norc", "-c", asked, "bash"])
            .arg(&file)
            .arg("tablut")
            .args(typed)
            .output();
        // Where there is no bash, there is nobody to complete for.
        if let Ok(output) = bash {
            let out = String::from_utf8_lossy(&output.stdout);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!(out.trim(), offered, "{typed:?}: {errors}");
        }
    }
}

/// Every option of every subcommand that names a ruleset or a side, and the words that it takes.
#[test]
fn every_ruleset_and_side_is_offered_by_the_words_of_the_game() {
    let mut seen = 0;
    for subcommand in Cli::command().get_subcommands() {
        for argument in subcommand.get_arguments() {
            let words: &[&str] = match argument.get_id().as_str() {
                "ruleset" => &["fortress", "gwezboell"],
                "first" => &["attackers", "defenders"],
                _ => continue,
            };
            let offered = argument.get_possible_values();
            let names: Vec<&str> = offered.iter().map(PossibleValue::get_name).collect();
            assert_eq!(names, words, "{} {argument}", subcommand.get_name());
            assert!(argument.is_ignore_case_set());
            seen += 1;
        }
    }
    assert_eq!(seen, 12);
    let (_, help, _) = run(&["play", "-h"]);
    assert!(help.contains("[possible values: fortress, gwezboell]"));
    let (_, page, _) = run(&["man", "play"]);
    assert!(page.contains("gwezboell: The king escapes to any edge"));
}

#[test]
fn a_word_is_taken_in_any_case() {
    for line in [
        "tablut --lang FR --theme Dark --color NEVER --size M --turn Auto",
        "tablut play --ruleset Gwezboell --first DEFENDERS",
        "tablut completions Bash",
    ] {
        assert!(can_be_typed(line), "{line}");
    }
    let cli = Cli::try_parse_from(["tablut", "play", "--ruleset", "GWEZBOELL"]).unwrap();
    let Some(Subcommand::Play { ruleset, .. }) = cli.command else {
        panic!("a game");
    };
    assert_eq!(ruleset, Some(Ruleset::Gwezboell));
    assert!(!can_be_typed("tablut play --ruleset fort"));
    let (_, out, _) = run(&["rules", "--lang", "FR"]);
    assert!(out.starts_with("LES RÈGLES DU TABLUT\n"), "{out:.200}");
}

#[test]
fn the_manual_page_has_every_option_with_its_meaning() {
    let (code, page, messages) = run(&["man"]);
    assert_eq!((code, messages.as_str()), (0, ""));
    assert!(page.contains(".TH tablut 1"));
    for section in [
        ".SH NAME",
        ".SH SYNOPSIS",
        ".SH OPTIONS",
        ".SH \"LINE MODE\"",
        ".SH SUBCOMMANDS",
        ".SH \"ENVIRONMENT\"",
        ".SH \"EXIT STATUS\"",
        ".SH EXAMPLES",
    ] {
        assert!(page.contains(section), "{section}");
    }
    let (_, end) = page.split_once(".SH \"ENVIRONMENT\"\n").unwrap();
    let (environment, end) = end.split_once(".SH \"EXIT STATUS\"\n").unwrap();
    assert!(VARIABLES.iter().all(|name| environment.contains(name)));
    for status in STATUSES {
        assert!(end.contains(&format!(".TP\n{status}\n")), "{status}");
    }
    assert!(!page.contains(".SH EXTRA"));
    let command = Cli::command();
    for argument in command.get_arguments() {
        let help = argument.get_help().unwrap().to_string();
        assert!(page.contains(&help.replace('-', "\\-")), "{help}");
    }
    for name in subcommands() {
        assert!(page.contains(&format!("tablut\\-{name}(1)")), "{name}");
        let (code, own, _) = run(&["man", &name]);
        assert_eq!(code, 0, "{name}");
        assert!(own.contains(&format!(".TH tablut-{name} 1")), "{name}");
    }
    let (code, out, messages) = run(&["man", "nothing"]);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(messages.contains("tablut --help"), "{messages}");
}

#[test]
fn the_manual_page_can_be_set() {
    let (_, page, _) = run(&["man"]);
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tablut.1");
    fs::write(&file, page).unwrap();
    let man = Command::new("man")
        .args(["-l", "--warnings"])
        .arg(&file)
        .env("MANPAGER", "cat")
        .env("LC_ALL", "C.UTF-8")
        .output();
    if let Ok(output) = man {
        let warnings = String::from_utf8_lossy(&output.stderr);
        // A man that only says that there are no pages here sets none.
        let set = String::from_utf8_lossy(&output.stdout);
        assert!(
            !output.status.success() || set.contains("tablut") && warnings.is_empty(),
            "{warnings}"
        );
    }
}

#[test]
fn a_mistake_is_a_usage_error_and_gets_a_suggestion() {
    for (arguments, near) in [
        (&["--plian"][..], "--plain"),
        (&["play", "--rulset", "gwezboell"], "--ruleset"),
        (&["--strickt"], "--strict"),
        (&["repaly", "x"], "replay"),
        (&["--lang", "fre"], "fr"),
    ] {
        let (code, out, messages) = run(arguments);
        assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}");
        assert!(messages.contains(near), "{messages}");
    }
    for arguments in [
        &["replay"][..],
        &["replay", "a", "--at", "-1"],
        &["completions"],
        &["man", "play", "more"],
        &["play", "--from", "nowhere"],
    ] {
        assert_eq!(run(arguments).0, 2, "{arguments:?}");
    }
}

#[test]
fn a_reader_who_has_heard_enough_is_no_error() {
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["man"],
        &["completions", "bash"],
        &["--version"],
    ] {
        let mut child = tablut(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let mut messages = String::new();
        child
            .stderr
            .take()
            .unwrap()
            .read_to_string(&mut messages)
            .unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(0), "{arguments:?}");
        assert_eq!(messages, "", "{arguments:?}");
    }
}

const README: &str = include_str!("../README.md");

/// The lines of the README's blocks for the shell.
fn commands() -> impl Iterator<Item = &'static str> {
    let blocks = README.split("```sh\n").skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap().lines())
}

#[test]
fn every_command_of_the_readme_can_be_typed() {
    assert!(commands().count() > 10);
    let (mut cargo, mut ours) = (Vec::new(), 0);
    for line in commands() {
        if line.starts_with("cargo ") {
            cargo.push(line);
        } else if !line.starts_with("mkdir ") {
            assert!(line.starts_with("tablut ") && can_be_typed(line), "{line}");
            ours += 1;
        }
    }
    assert_eq!(
        cargo,
        [
            "cargo run --release",
            "cargo test",
            "cargo install --locked --path ."
        ]
    );
    assert!(ours >= 8);
    let position = "fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    assert!(README.contains(&format!("`{position}`")));
    assert!(Cli::try_parse_from(["tablut", "play", "--from", position]).is_ok());
    for option in [
        "--ascii",
        "--no-mouse",
        "--theme light",
        "--theme safe",
        "--theme mono",
        "--color 16",
        "--color true",
    ] {
        assert!(README.contains(&format!("`{option}`")), "{option}");
        assert!(can_be_typed(&format!("tablut {option}")), "{option}");
    }
}

#[test]
fn every_command_within_the_text_of_the_readme_can_be_typed() {
    let position = "fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    let text = README
        .split("```")
        .step_by(2)
        .flat_map(|text| text.split('`').skip(1).step_by(2));
    let ours: Vec<&str> = text.filter(|span| span.starts_with("tablut ")).collect();
    for line in &ours {
        // A position is one word for a shell that is told so.
        let (line, from) = match line.strip_suffix(" POSITION") {
            Some(line) => (line, Some(position)),
            None => (*line, None),
        };
        let words = line.split_whitespace().chain(from);
        let typed = Cli::try_parse_from(words);
        let printed = |e: clap::Error| e.kind() == clap::error::ErrorKind::DisplayHelp;
        assert!(typed.map_or_else(printed, |_| true), "{line}");
    }
    assert!(ours.len() >= 7, "{ours:?}");
}

/// The shell has the program and a manual reader that reads, a home where nothing is yet, and the README's files.
#[cfg(unix)]
#[test]
fn every_command_of_the_readme_does_what_it_is_there_for_in_a_new_home() {
    use std::os::unix::fs::PermissionsExt;

    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("readme");
    let _ = fs::remove_dir_all(&home);
    let programs = home.join("bin");
    fs::create_dir_all(&programs).unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_tablut"), programs.join("tablut")).unwrap();
    fs::write(programs.join("man"), "#!/bin/sh\ngrep -q '^.TH tablut'\n").unwrap();
    fs::set_permissions(programs.join("man"), fs::Permissions::from_mode(0o755)).unwrap();
    let records = Path::new("tests/data/records");
    fs::copy(records.join("same-strict.otg"), home.join("game.otg")).unwrap();
    fs::write(home.join("old.txt"), "1. d1d4 e4f4 2. a4b4\n").unwrap();
    fs::write(home.join("moves.txt"), "d1d4\ne4f4\nboard\n").unwrap();
    let mut tried = 0;
    for line in commands().filter(|line| !line.starts_with("cargo ")) {
        let output = Command::new("sh")
            .args(["-c", line])
            .current_dir(&home)
            .env_clear()
            .env("HOME", &home)
            .env("PATH", format!("{}:/usr/bin:/bin", programs.display()))
            .stdin(Stdio::null())
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            output.status.success() && errors.is_empty(),
            "{line}: {errors}"
        );
        tried += 1;
    }
    assert!(tried >= 12, "{tried} commands");
    for (made, first) in [
        (".local/share/bash-completion/completions/tablut", "_tablut"),
        ("board.svg", "<svg"),
    ] {
        let text = fs::read_to_string(home.join(made)).unwrap();
        assert!(text.starts_with(first), "{made}: {text:.60}");
    }
    // What was read last was written last.
    let (code, out, _) = run(&["check", home.join("game.otg").to_str().unwrap()]);
    assert_eq!((code, out.as_str()), (0, "ok, 3 plies, unfinished\n"));
}

/// What the README calls a command, for those that it names.
fn in_the_readme(command: Key) -> &'static str {
    match command {
        Key::Up | Key::Down | Key::Left | Key::Right => "move the cursor",
        Key::Choose => "pick and drop a piece",
        Key::Cancel => "let it go",
        Key::Next => "the next piece that can move, or the next square for it",
        Key::Previous => "the one before",
        Key::Undo => "take a move back",
        Key::Redo => "bring it back",
        Key::Ways => "the king's ways",
        Key::Breath => "the king's breath",
        Key::Why => "the rule behind what just happened",
        Key::Endings => "resign, offer or claim a draw",
        Key::NewGame => "a new game",
        Key::TurnBoard => "turn the board",
        Key::Theme => "another theme",
        Key::Language => "the other language",
        Key::Help => "all keys and the rules",
        Key::Quit => "leave",
        other => panic!("the README does not name {other:?}"),
    }
}

/// The keys that a word of the README's table means.
fn keys_of(word: &str) -> Vec<KeyCode> {
    let letter = word.strip_prefix('`').and_then(|w| w.strip_suffix('`'));
    let function = word.strip_prefix('F').and_then(|n| n.parse().ok());
    match (word, letter, function) {
        ("arrows", ..) => vec![KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right],
        ("Enter", ..) => vec![KeyCode::Enter],
        ("Space", ..) => vec![KeyCode::Char(' ')],
        ("Esc", ..) => vec![KeyCode::Esc],
        ("Tab", ..) => vec![KeyCode::Tab],
        ("Shift-Tab", ..) => vec![KeyCode::BackTab],
        (_, Some(letter), _) if letter.len() == 1 => letter.chars().map(KeyCode::Char).collect(),
        (_, _, Some(n)) => vec![KeyCode::F(n)],
        _ => panic!("{word} is no key"),
    }
}

/// Each row says what its keys do while a game is played, in their order. A typed move and the mouse are no keys of the
/// table of keys.
#[test]
fn the_keys_of_the_readme_are_the_keys_of_the_program() {
    let (_, keys) = README.split_once("\n## Keys\n").unwrap();
    let table = keys.split("\n## ").next().unwrap();
    let rows: Vec<(&str, &str)> = table
        .lines()
        .filter_map(|line| {
            line.strip_prefix("| ")?
                .strip_suffix(" |")?
                .split_once(" | ")
        })
        .skip(2)
        .collect();
    assert_eq!(rows.len(), 9);
    let (mut keys, mut others) = (0, Vec::new());
    for (written, does) in rows {
        if written == "mouse" || written == "`d1d4` Enter" {
            others.push((written, does));
            continue;
        }
        let mut commands = Vec::new();
        for word in written.split(", ").flat_map(|words| words.split(" or ")) {
            for key in keys_of(word) {
                let command = keymap::lookup(Scope::Play, key, false);
                commands.push(command.unwrap_or_else(|| panic!("{word} does nothing")));
                keys += 1;
            }
        }
        let mut words: Vec<_> = commands.into_iter().map(in_the_readme).collect();
        words.dedup();
        assert_eq!(words.join(", "), does.replace("; ", ", "), "{written}");
    }
    assert_eq!(keys, 21);
    assert_eq!(
        others,
        [
            ("`d1d4` Enter", "the same, typed"),
            ("mouse", "click a piece and then a square, or drag it there"),
        ]
    );
    // F3 stands under what looks wrong.
    assert!(README.contains("F3 gives it back until the next F3"));
    let third = keymap::lookup(Scope::Play, KeyCode::F(3), false);
    assert_eq!(third, Some(Key::Mouse));
}

#[test]
fn the_picture_of_the_readme_is_made_by_the_program() {
    assert!(README.contains("](.github/board.svg)"));
    let record = "tests/data/records/same-strict.otg";
    let (code, picture, _) = run(&["show", record, "--at", "14", "--svg"]);
    assert_eq!(code, 0);
    assert_eq!(fs::read_to_string(".github/board.svg").unwrap(), picture);
}

#[test]
fn what_the_readme_says_in_numbers_and_links_is_so() {
    let (width, height) = (plan::MINIMUM.width, plan::MINIMUM.height);
    assert!(README.contains(&format!("{width} columns and {height} rows")));
    assert!(README.contains(concat!(
        "Rust ",
        env!("CARGO_PKG_RUST_VERSION"),
        " or newer"
    )));
    for link in README.split("](").skip(1) {
        let target = link.split(')').next().unwrap();
        assert!(
            target.starts_with("https://") || Path::new(target).exists(),
            "{target}"
        );
    }
}
