//! The real program, through pipes.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use tablut::app::message::Language;
use tablut::plain::{Options, run};
use tablut::text::plain::plain_text;

use crate::common::program::hears;
use crate::{LANGUAGES, Page, new_game};

/// What the program itself says, in a folder of its own for whatever it writes.
pub(crate) struct Program {
    command: Command,
    pub(crate) folder: PathBuf,
}

impl Program {
    pub(crate) fn new(test: &str, arguments: &[&str]) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"))
            .join("plain")
            .join(test);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_tablut"));
        command
            .args(arguments)
            .env("TABLUT_DATA_DIR", &folder)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8");
        Self { command, folder }
    }

    pub(crate) fn env(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Exit code, standard output, standard error.
    pub(crate) fn hears(mut self, input: &[u8]) -> (i32, String, String) {
        hears(&mut self.command, input)
    }
}

/// Scripts in `tests/data/plain`, each a file of lines `NAME.in`, and how the program is called for it. What it says
/// is in `NAME.en.txt` and `NAME.fr.txt`. The moves of the whole games are rows of `games.tsv`.
const SCRIPTS: &[(&str, &[&str])] = &[
    ("fortress-escape", &["play"]),
    ("fortress-captured", &["play", "--ruleset", "fortress"]),
    ("gwezboell-escape", &["play", "--ruleset", "gwezboell"]),
    ("gwezboell-captured", &["play", "--ruleset", "gwezboell"]),
    (
        "fortress-no-move",
        &[
            "play",
            "--from",
            "fortress defenders /9/9/9/T8/t6T1/T8/7K1/9/9/",
        ],
    ),
    (
        "gwezboell-no-move",
        &[
            "play",
            "--from",
            "gwezboell defenders /tT7/4T4/9/9/4K4/9/9/9/9/",
        ],
    ),
    ("endings", &["play"]),
    ("gwezboell-endings", &["play", "--ruleset", "gwezboell"]),
    ("words", &["play"]),
    (
        "captures",
        &[
            "play",
            "--from",
            "fortress attackers /4tT1T1/T8/1tT6/9/4K4/Tt1tT1t2/2tT5/2T5t/9/",
        ],
    ),
    (
        "spared",
        &[
            "play",
            "--from",
            "fortress attackers /2T1t4/7T1/9/5TK2/9/4Tt3/t8/2t3t1t/9/",
        ],
    ),
    (
        "fortress-ways",
        &[
            "play",
            "--from",
            "fortress defenders /9/9/9/4K4/9/9/t8/7t1/9/",
        ],
    ),
    (
        "gwezboell-ways",
        &[
            "play",
            "--from",
            "gwezboell defenders /9/9/9/4K4/9/9/9/7t1/9/",
        ],
    ),
    ("refused", &["play"]),
    (
        "closed",
        &[
            "play",
            "--from",
            "fortress attackers /9/7T1/9/9/2t5t/4t4/6K2/9/9/",
        ],
    ),
    ("replay", &["replay", "tests/data/records/same-strict.otg"]),
    (
        "replay-comments",
        &["replay", "tests/data/records/kept.otg"],
    ),
    (
        "replay-agreed",
        &["replay", "tests/data/records/agreed.otg"],
    ),
    (
        "replay-foreign-end",
        &["replay", "tests/data/records/timeout.txt", "--at", "1"],
    ),
    (
        "replay-fault",
        &["replay", "tests/data/records/blocked.otg"],
    ),
    (
        "replay-taken-back",
        &["replay", "tests/data/records/taken-back.otg"],
    ),
    ("lessons", &["learn"]),
    ("lesson-words", &["learn", "1"]),
];

/// The text without the sentence that something was saved, which depends on where it is played.
fn without_kept(text: &str, language: Language) -> String {
    let plain = plain_text(language);
    let told = [
        plain.keeping.kept,
        plain.next_time,
        plain.lesson.keeping.kept,
    ];
    told.iter().fold(text.to_owned(), |text, kept| {
        text.replacen(&format!("{kept}\n"), "", 1)
    })
}

#[test]
fn the_program_says_what_is_written_in_both_languages() {
    let mut wrong = String::new();
    for (name, arguments) in SCRIPTS {
        let input = fs::read(format!("tests/data/plain/{name}.in")).unwrap();
        for (language, code) in LANGUAGES {
            let arguments = [arguments, &["--plain", "--lang", code][..]].concat();
            let program = Program::new(&format!("{name}-{code}"), &arguments);
            let heard = program.folder.join("heard.txt");
            let (status, out, messages) = program.hears(&input);
            assert_eq!(status, 0, "{name}: {messages}");
            let remark = match language {
                Language::English => {
                    "tests/data/records/kept.otg:9: 1a.1.1a. d1-d3 e3-d3 [no|yes]: a variation, kept but not shown\n"
                }
                Language::French => {
                    "tests/data/records/kept.otg, ligne 9, 1a.1.1a. d1-d3 e3-d3 [no|yes] : une variante, gardée mais pas montrée\n"
                }
            };
            assert_eq!(
                messages.contains(remark),
                *name == "replay-comments",
                "{messages}"
            );
            let expected = fs::read_to_string(format!("tests/data/plain/{name}.{code}.txt"))
                .unwrap_or_default();
            if without_kept(&out, language) != without_kept(&expected, language) {
                fs::write(&heard, &out).unwrap();
                let differs = out.lines().zip(expected.lines()).find(|(a, b)| a != b);
                let _ = writeln!(wrong, "{}: {differs:?}", heard.display());
            }
        }
    }
    assert!(wrong.is_empty(), "not as written:\n{wrong}");
}

#[test]
fn english_is_ascii_and_nothing_is_a_control_character() {
    let mut files = 0;
    for entry in fs::read_dir("tests/data/plain").unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        if path.extension().is_some_and(|e| e == "txt") {
            files += 1;
            assert!(text.ends_with('\n') && text.lines().all(|l| !l.contains(char::is_control)));
            assert!(!name.ends_with(".en.txt") || text.is_ascii(), "{name}");
        }
    }
    assert_eq!(files, 2 * SCRIPTS.len());
}

#[test]
fn there_is_a_prompt_only_where_somebody_types() {
    let page = Page::default();
    let options = Options {
        prompt: true,
        ..Options::default()
    };
    run(new_game(), options, None, &b"d1-d4\n"[..], page.clone()).unwrap();
    assert!(
        page.text()
            .contains("\n> The attackers move d1 to d4.\nDefenders to move.\n> \nGoodbye.\n")
    );
    let (_, out, _) = Program::new("prompt", &["--plain"]).hears(b"d1-d4\n");
    assert!(!out.contains('>'));
}

#[test]
fn strict_ends_at_the_first_line_that_is_refused() {
    let strict = ["play", "--plain", "--strict"];
    for (name, input, line, why) in [
        (
            "illegal",
            "d1-d4\n\ne3-e5\nboard\n",
            3,
            "e3-e5 is blocked by e4.",
        ),
        (
            "unknown",
            "bord\n",
            1,
            "\"bord\" is no move and no word here. Did you mean board?",
        ),
        (
            "question",
            "d1-d4\ndraw\ne3-d3\n",
            3,
            "That is no answer. Defenders offer a draw. Do the attackers accept? Answer yes or no.",
        ),
        ("over", "resign\nd1-d4\n", 2, "d1-d4: the game is over."),
        (
            "elsewhere",
            "next",
            1,
            "The word next belongs to a replay or a lesson.",
        ),
    ] {
        let (code, out, messages) =
            Program::new(&format!("strict-{name}"), &strict).hears(input.as_bytes());
        assert_eq!(code, 1, "{name}");
        assert_eq!(
            messages,
            format!("tablut: standard input, line {line}: {why}\n")
        );
        assert!(!out.contains("Goodbye") && !out.contains("Row 9"), "{out}");
        // Without it the same is told, and everything goes on.
        let (code, out, messages) =
            Program::new(&format!("lenient-{name}"), &strict[..2]).hears(input.as_bytes());
        assert_eq!((code, messages.as_str()), (0, ""));
        assert!(out.contains(why) && out.ends_with("Goodbye.\n"), "{out}");
    }
    let (_, _, messages) = Program::new("strict-escape", &strict).hears(b"\x1b[31mred\n");
    assert!(messages.contains("control character") && !messages.contains('\x1b'));
    let (code, _, messages) = Program::new("strict-fine", &strict).hears(b"d1-d4\nundo\nquit\n");
    assert_eq!((code, messages.as_str()), (0, ""));
    let french = Program::new(
        "strict-french",
        &["play", "--plain", "--strict", "--lang", "fr"],
    );
    let (_, _, messages) = french.hears(b"e3-d3\n");
    assert!(
        messages.contains("ligne") || messages.contains("n'est pas à vous"),
        "{messages}"
    );
}

#[test]
fn a_dumb_terminal_is_spoken_to_in_lines() {
    let record = "tests/data/records/same-strict.otg";
    for (name, arguments) in [
        ("none", &[][..]),
        ("play", &["play", "--ruleset", "gwezboell"]),
        ("replay", &["replay", record, "--at", "3"]),
        ("learn", &["learn", "9"]),
    ] {
        let dumb = Program::new(&format!("dumb-{name}"), arguments).env("TERM", "dumb");
        let plain = Program::new(
            &format!("plain-{name}"),
            &[arguments, &["--plain"]].concat(),
        );
        let heard = dumb.hears(b"board\nquit\n");
        assert_eq!(heard.0, 0);
        assert!(!heard.1.contains('\x1b'));
        assert_eq!(heard, plain.hears(b"board\nquit\n"));
    }
}

#[test]
fn without_a_terminal_the_line_mode_is_named() {
    let record = "tests/data/records/same-strict.otg";
    for (name, arguments) in [
        ("none", &[][..]),
        ("play", &["play", "--first", "defenders"]),
        ("replay", &["replay", record]),
        ("learn", &["learn"]),
    ] {
        let (code, out, messages) = Program::new(&format!("no-{name}"), arguments).hears(b"");
        assert_eq!((code, out.as_str()), (2, ""));
        assert_eq!(messages.lines().count(), 1);
        assert!(
            messages.contains("--plain") && !messages.contains('\x1b'),
            "{messages}"
        );
    }
}

#[test]
fn the_language_comes_from_the_environment_or_the_option() {
    let french = |program: Program| program.hears(b"").1.contains("Trait aux attaquants.");
    let from_environment = || Program::new("language", &["--plain"]).env("LC_ALL", "fr_FR.UTF-8");
    assert!(french(from_environment()));
    assert!(french(Program::new("option", &["--plain", "--lang", "fr"])));
    assert!(!french(Program::new("neither", &["--plain"])));
    let both = Program::new("both", &["--plain", "--lang", "en"]);
    assert!(!french(both.env("LC_ALL", "fr_FR.UTF-8")));
}

#[test]
fn a_record_that_cannot_be_replayed_is_refused() {
    let folder = "tests/data/records";
    for (name, file, rest, sentence) in [
        (
            "missing",
            "none.otg",
            &[][..],
            "tablut: tests/data/records/none.otg: ",
        ),
        (
            "empty",
            "empty.otg",
            &[],
            "there is neither a tag nor a move in it",
        ),
        (
            "ply",
            "same-strict.otg",
            &["--at", "17"],
            "there is no ply 17, the last is 16",
        ),
        (
            "fault",
            "blocked.otg",
            &["--at", "14"],
            "there is no ply 14, the last is 13; ",
        ),
    ] {
        let file = format!("{folder}/{file}");
        let arguments = [&["replay", &file, "--plain"], rest].concat();
        let (code, out, messages) =
            Program::new(&format!("bad-{name}"), &arguments).hears(b"next\n");
        assert_eq!((code, out.as_str()), (1, ""), "{name}");
        assert!(messages.contains(sentence), "{messages}");
    }
    let (code, _, messages) = Program::new("bad-stdin", &["replay", "-", "--plain"]).hears(b"");
    assert_eq!(code, 2, "{messages}");
    // What a record does not say can be said, as for the other commands.
    let file = format!("{}/bare.txt", env!("CARGO_TARGET_TMPDIR"));
    fs::write(&file, "d5-d8 d1-d7\n").unwrap();
    let hints = [
        "replay",
        &file,
        "--plain",
        "--ruleset",
        "gwezboell",
        "--first",
        "defenders",
    ];
    let (code, out, _) = Program::new("hints", &hints).hears(b"next\nnext\n");
    assert_eq!(code, 0);
    assert!(
        out.contains("Gwezboell rules.\n") && out.contains("move d1 to d7 and take d8"),
        "{out}"
    );
}

#[test]
fn a_game_that_was_left_goes_on_in_its_own_file() {
    let first = Program::new("continue", &["--plain"]);
    let folder = first.folder.to_str().unwrap().to_owned();
    let (_, out, _) = first.hears(b"d1-d4\n");
    assert!(
        out.ends_with(
            "The game is saved.\nNext time the word continue goes on with it.\nGoodbye.\n"
        ),
        "{out}"
    );
    let again = |name, input: &[u8]| {
        let program = Program::new(name, &["--plain"]).env("TABLUT_DATA_DIR", &folder);
        program.hears(input).1
    };
    let told = "A game was left unfinished: the word continue goes on with it.\n";
    let out = again("continue-2", b"continue\ne3-d3\nresign\n");
    assert!(out.contains(told) && out.contains("One ply was played: d1-d4.\nDefenders to move.\n"));
    let games: Vec<_> = fs::read_dir(format!("{folder}/games")).unwrap().collect();
    assert_eq!(games.len(), 1);
    let record = fs::read_to_string(games[0].as_ref().unwrap().path()).unwrap();
    assert!(
        record.contains("[termination:attackers resigned]")
            && record.ends_with("1. d1-d4 e3-d3xd4\n")
    );
    // It is over, and nothing is left.
    assert!(!again("continue-3", b"").contains(told));
}
