//! RULES.md and its French text: section for section the same numbers, boards and rulings; and the pages that the
//! help and `tablut rules` make of them.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use std::process::{Command, Stdio};

use common::cases;
use common::player::{COLOUR, Player, settings};
use tablut::app::Overlay;
use tablut::app::keymap::{self, Scope};
use tablut::app::message::{Depth, Language, Look, ThemeName};
use tablut::app::reader::{Ink, Line, PICTURE_WIDTH, Page, Reader};
use tablut::rules::{Position, Ruleset};
use tablut::text::text;
use unicode_width::UnicodeWidthStr;

const PAGES: [(&str, &str); 2] = [
    ("RULES.md", include_str!("../RULES.md")),
    ("regles.md", include_str!("../src/text/regles.md")),
];

/// How a ruling of ours is marked in each.
const RULINGS: [&str; 2] = ["**Ruling.**", "**Décision.**"];

/// A part of a page, with what the two languages have in common.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// A heading: its level and its number, if it has one.
    Heading(usize, Option<u32>),
    /// A paragraph or an item of a list: how many rulings are marked in it, how much code, and which rules it
    /// cites.
    Prose {
        item: bool,
        rulings: usize,
        code: Vec<String>,
        cites: Vec<u32>,
    },
    /// A fenced block without the name of its case.
    Block(Vec<&'static str>),
}

/// The parts of a page, each with the number of its first line.
fn parts(page: usize) -> Vec<(usize, Part)> {
    let mut parts = Vec::new();
    let mut lines = PAGES[page].1.lines().zip(1..).peekable();
    while let Some((text, line)) = lines.next() {
        let part = if text.is_empty() {
            continue;
        } else if text.starts_with("```") {
            let body = lines.by_ref().map(|(text, _)| text);
            let body = body.take_while(|text| *text != "```");
            let body = body.filter(|text| !text.starts_with("case "));
            Part::Block([text].into_iter().chain(body).collect())
        } else if text.starts_with('#') {
            let (marks, words) = text.split_once(' ').unwrap();
            let number = words.split_once(". ").and_then(|(n, _)| n.parse().ok());
            Part::Heading(marks.len(), number)
        } else {
            let mut words = text.to_owned();
            let goes_on = |text: &str| !text.is_empty() && !text.starts_with("- ");
            while let Some((more, _)) = lines.next_if(|(text, _)| goes_on(text)) {
                words.push(' ');
                words.push_str(more);
            }
            prose(page, &words)
        };
        parts.push((line, part));
    }
    parts
}

fn prose(page: usize, words: &str) -> Part {
    let code = words.split('`').skip(1).step_by(2);
    Part::Prose {
        item: words.starts_with("- "),
        rulings: words.matches(RULINGS[page]).count(),
        code: code.map(str::to_owned).collect(),
        cites: cites(words),
    }
}

/// The rules that are cited: the numbers in parentheses.
fn cites(words: &str) -> Vec<u32> {
    let inner = words
        .split('(')
        .skip(1)
        .filter_map(|rest| rest.split_once(')'));
    let numbers = inner.flat_map(|(inner, _)| inner.split([' ', ',', '\u{a0}']));
    numbers.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn both_pages_have_the_same_parts_in_the_same_order() {
    let [mut english, mut french] = [parts(0), parts(1)];
    // Each glossary is in its own alphabetical order.
    for page in [&mut english, &mut french] {
        let group = |(_, part): &(_, Part)| matches!(part, Part::Heading(2, _));
        let mut groups = (0..page.len()).filter(|&i| group(&page[i])).skip(5);
        let glossary = groups.next().unwrap() + 1..groups.next().unwrap();
        page[glossary].sort_by(|(_, a), (_, b)| a.cmp(b));
    }
    for ((a, english), (b, french)) in english.iter().zip(&french) {
        assert_eq!(english, french, "RULES.md:{a} and regles.md:{b}");
    }
    assert_eq!(english.len(), french.len());
    assert!(english.len() > 150, "{} parts were read", english.len());
}

#[test]
fn french_signs_of_two_parts_hold_on_to_their_word() {
    let mut fenced = false;
    for (line, text) in (1..).zip(PAGES[1].1.lines()) {
        fenced ^= text.starts_with("```");
        if fenced || text.starts_with("```") {
            continue;
        }
        let prose: String = text.split('`').step_by(2).collect::<Vec<_>>().join("x");
        for (at, sign) in prose.match_indices([':', ';', '?', '!', '»']) {
            assert!(
                prose[..at].ends_with('\u{a0}'),
                "line {line}: {sign} in {text:?}"
            );
        }
        assert!(
            !prose.contains("  ") && !prose.contains('’'),
            "line {line}: {text:?}"
        );
    }
}

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

const SCOPES: [Scope; 12] = [
    Scope::Play,
    Scope::Over,
    Scope::Entry,
    Scope::Menu,
    Scope::Field,
    Scope::Question,
    Scope::Reader,
    Scope::Search,
    Scope::Path,
    Scope::Library,
    Scope::Filter,
    Scope::Replay,
];

fn columns(line: &Line) -> usize {
    let boards = line.slices.iter();
    let boards = boards.map(|slice| usize::from(slice.column + PICTURE_WIDTH));
    boards.chain([line.words().width()]).max().unwrap()
}

fn assert_fits(page: &Page, width: usize) {
    for line in &page.lines {
        assert!(columns(line) <= width, "{width}: {:?}", line.words());
        // No sign of markdown is left over, and no fence that could not be read.
        let words = line.words();
        let raw = ["**", "`", "```", " ; ends ", "to-move"];
        assert!(!raw.iter().any(|raw| words.contains(raw)), "{words:?}");
    }
}

#[test]
fn every_line_fits_its_width_in_both_languages() {
    for language in LANGUAGES {
        for ruleset in Ruleset::BOTH {
            for scope in SCOPES {
                for width in [38, 60, 78, 82] {
                    assert_fits(&Page::help(scope, ruleset, language, width), width);
                }
            }
            assert_fits(&Page::rules(ruleset, language, 80), 80);
        }
    }
}

/// The numbers of the sections on a page, as its headings have them.
fn numbers(page: &Page) -> Vec<u8> {
    let heading = |line: &&Line| line.spans.first().is_some_and(|s| s.ink == Ink::Heading);
    let headings = page.lines.iter().filter(heading).map(Line::words);
    headings
        .filter_map(|words| words.split_once(". ")?.0.parse().ok())
        .collect()
}

#[test]
fn a_page_has_what_both_games_share_and_the_rules_of_one() {
    for language in LANGUAGES {
        for (ruleset, own) in Ruleset::BOTH.into_iter().zip([12..=15, 16..=18]) {
            let expected: Vec<u8> = (1..=11).chain(own).collect();
            let help = Page::help(Scope::Play, ruleset, language, 78);
            assert_eq!(numbers(&help), expected, "{ruleset}");
            assert_eq!(numbers(&Page::rules(ruleset, language, 80)), expected);
        }
    }
}

#[test]
fn every_shared_board_is_drawn_by_the_rules_of_the_reader_and_both_languages_show_the_same() {
    for ruleset in Ruleset::BOTH {
        let [english, french] = LANGUAGES.map(|l| Page::rules(ruleset, l, 80).pictures);
        assert_eq!(english, french);
        // One game under Notation is the Fortress game's, and so is the position there.
        let foreign = english.iter().filter(|p| p.position.ruleset() != ruleset);
        let expected = if ruleset == Ruleset::Fortress { 0 } else { 3 };
        assert_eq!(foreign.count(), expected, "{ruleset}");
        assert!(english.len() > 40);
    }
}

#[test]
fn what_a_board_is_told_with_is_what_the_page_says_of_its_moves() {
    let source: String = PAGES[0].1.to_owned();
    let fences = source.split("\n```case\n").skip(1);
    let cases: String = fences
        .map(|rest| rest.split("\n```").next().unwrap().to_owned() + "\n\n")
        .collect();
    let pages = Ruleset::BOTH.map(|ruleset| {
        let page = Page::rules(ruleset, Language::English, 500);
        page.lines.iter().map(Line::words).collect::<Vec<_>>()
    });
    let mut told = 0;
    for case in cases::parse(&cases) {
        let name: String = case.name[..1].to_uppercase() + &case.name[1..];
        let lines = &pages[case.ruleset as usize];
        let at = lines.iter().position(|line| *line == name);
        let at = at.unwrap_or_else(|| panic!("{name:?} is not on the page"));
        let captions = lines[at..].iter().skip_while(|line| !line.contains('-'));
        for ((_, line), caption) in case.moves.iter().zip(captions) {
            let (mv, does) = line.split_once(" : ").unwrap();
            assert!(
                caption.starts_with(&format!("{mv}: ")),
                "{caption:?}, not {line:?}"
            );
            let fields: Vec<&str> = does.split([' ', ';']).filter(|w| !w.is_empty()).collect();
            let says = |words: &str| caption.contains(words);
            assert_eq!(says("not allowed"), fields[0] == "illegal", "{caption:?}");
            if let ["takes", taken, "ends", ends, "ways", ways] = fields[..] {
                let squares: Vec<&str> = taken.split(',').collect();
                let taken = match squares[..] {
                    ["none"] => "takes nothing".to_owned(),
                    [one] => format!("takes {one}"),
                    [a, b] => format!("takes {a} and {b} (a rafle of two)"),
                    [a, b, c] => format!("takes {a}, {b} and {c} (a rafle of three)"),
                    _ => unreachable!("no more than three"),
                };
                let nothing = taken == "takes nothing" && !says("takes");
                assert!(nothing || says(&taken), "{caption:?}, not {taken:?}");
                assert_eq!(says("the king is out"), ends == "escape", "{caption:?}");
                assert_eq!(says("the king is captured"), ends == "king", "{caption:?}");
                assert_eq!(says("no move left"), ends == "blocked", "{caption:?}");
                let call = match ways.split(',').count() {
                    _ if ways == "none" || ends != "no" => None,
                    1 => Some("Raichi"),
                    _ => Some("Tuichi"),
                };
                for each in ["Raichi", "Tuichi"] {
                    assert_eq!(says(each), call == Some(each), "{caption:?}");
                }
            }
            told += 1;
        }
    }
    assert!(told > 90, "{told} moves were told");
}

#[test]
fn every_key_of_a_scope_is_in_its_help_with_its_meaning() {
    for language in LANGUAGES {
        for scope in SCOPES {
            let page = Page::help(scope, Ruleset::Fortress, language, 200);
            let words: Vec<String> = page.lines.iter().map(Line::words).collect();
            for binding in keymap::of(scope) {
                let (name, (_, meaning)) = (
                    keymap::name(binding, text(language).key),
                    (text(language).command)(binding.command),
                );
                let told = |line: &&String| {
                    line.ends_with(meaning) && line.split_whitespace().any(|word| word == name)
                };
                assert!(words.iter().find(told).is_some(), "{name}: {meaning}");
            }
            assert_eq!(words[0], text(language).help.leave);
        }
    }
}

#[test]
fn the_meanings_of_the_keys_stand_in_one_column() {
    for language in LANGUAGES {
        for scope in SCOPES {
            let page = Page::help(scope, Ruleset::Fortress, language, 200);
            let words: Vec<String> = page.lines.iter().map(Line::words).collect();
            let begins = |meaning: &str| {
                let behind = |line: &String| line.strip_suffix(meaning).map(UnicodeWidthStr::width);
                // A key and its meaning stand two columns from the edge.
                let mut lines = words.iter().filter(|line| line.starts_with("  "));
                lines.find_map(behind).expect("a line of the help")
            };
            let mut columns: Vec<usize> = keymap::of(scope)
                .map(|binding| begins((text(language).command)(binding.command).1))
                .collect();
            columns.dedup();
            assert_eq!(columns.len(), 1, "{language:?} {scope:?}: {columns:?}");
        }
    }
}

#[test]
fn the_help_of_a_replay_says_what_its_keys_do_there() {
    let told = |language| {
        let page = Page::help(Scope::Replay, Ruleset::Fortress, language, 200);
        page.lines.iter().map(Line::words).collect::<Vec<_>>()
    };
    for (language, lines) in [
        (
            Language::English,
            [
                "  Tab ]        the next capture, call or end",
                "  Shift-Tab [  the one before",
                "  PgUp         ten moves back",
                "  PgDn         ten moves on",
                "  Backspace    take back a digit",
            ],
        ),
        (
            Language::French,
            [
                "  Tab ]        la capture, l'annonce ou la fin qui suit",
                "  Maj-Tab [    celle d'avant",
                "  PgPréc       dix coups en arrière",
                "  PgSuiv       dix coups en avant",
                "  RetArr       effacer un chiffre",
            ],
        ),
    ] {
        let told = told(language);
        for line in lines {
            assert!(told.iter().any(|said| said == line), "{line:?}");
        }
    }
}

fn reading(width: u16, height: u16, look: Look, language: Language, ruleset: Ruleset) -> Player {
    let start = Position::start(ruleset);
    let mut player = Player::game(width, height, settings(language, look), start);
    player.keys("?");
    player
}

#[test]
fn scrolled_line_by_line_the_page_is_one_long_picture() {
    let characters = Look {
        depth: Depth::None,
        ..COLOUR
    };
    let ascii = Look {
        ascii: true,
        theme: ThemeName::Light,
        ..COLOUR
    };
    for (width, look) in [(40, COLOUR), (80, characters), (80, ascii), (21, COLOUR)] {
        let mut player = reading(width, 14, look, Language::French, Ruleset::Gwezboell);
        let lines = u16::try_from(reader(&player).page().lines.len()).unwrap();
        // Above the last two rows, where the page is and the keys, it shows every line.
        let whole = reading(width, lines + 2, look, Language::French, Ruleset::Gwezboell);
        for top in 0..=lines - 12 {
            for y in 0..12 {
                for x in 0..width {
                    let (seen, whole) = (&player.buffer()[(x, y)], &whole.buffer()[(x, top + y)]);
                    assert_eq!(seen, whole, "column {x}, line {}", top + y);
                }
            }
            player.keys("down");
        }
        let before = player.text();
        player.keys("down");
        assert_eq!(player.text(), before, "the last line is the last row");
        assert!(player.text().contains("15 et 18") || width < 40, "{before}");
    }
}

#[test]
fn what_is_read_stays_in_sight_when_the_language_or_the_size_changes() {
    let mut player = reading(80, 24, COLOUR, Language::English, Ruleset::Fortress);
    player
        .keys("/ four space on space Konakis enter")
        .shows("Four on Konakis");
    player.keys("y").shows("Quatre sur le Konakis");
    player.resize(40, 14).shows("Quatre sur le");
    player.keys("y").shows("Four on Konakis");
    player.resize(120, 40).shows("Four on Konakis");
}

/// The page that is read.
fn reader(player: &Player) -> &Reader {
    match player.app.overlays().last() {
        Some(Overlay::Reader(reader)) => reader,
        _ => panic!("a page is open"),
    }
}

#[test]
fn a_search_goes_from_hit_to_hit_and_round_the_end() {
    let mut player = reading(80, 24, COLOUR, Language::English, Ruleset::Fortress);
    player
        .keys("/ close space several enter")
        .shows("Rafle, the clean sweep.");
    player.keys("/ zzz enter").shows("zzz: not found");
    player
        .keys("home / LINNAEUS enter")
        .shows("translation of Linnaeus");
    let lines = 0..reader(&player).page().lines.len();
    let expected: Vec<usize> = lines
        .filter(|&line| !reader(&player).matches(line).is_empty())
        .collect();
    assert!(expected.len() > 1);
    for hit in expected.iter().chain(&expected) {
        assert_eq!(reader(&player).hit(), Some(*hit));
        player.keys("n");
    }
    player.keys("esc").shows("Attackers to move");
}

#[test]
fn a_search_finds_words_that_a_line_break_parts() {
    for width in [40, 60, 80] {
        let mut player = reading(width, 24, COLOUR, Language::English, Ruleset::Fortress);
        let words =
            "/ The space board space has space nine space files, space a space to space i enter";
        player.keys(words).shows("The board has nine");
    }
}

#[test]
fn why_asked_again_opens_the_rule() {
    let start = Position::start(Ruleset::Fortress);
    let mut player = Player::game(80, 24, settings(Language::English, COLOUR), start);
    player
        .keys("d1a1 enter F-2 F-2")
        .shows("12. Goal: a Fortress");
    player.keys("esc").shows("Rule 12:");
    let stuck: Position = "fortress attackers /9/9/9/3TK4/9/9/9/2t6/9/"
        .parse()
        .unwrap();
    let mut player = Player::game(40, 14, settings(Language::French, COLOUR), stuck);
    player
        .keys("c8c4 enter F-2 F-2")
        .shows("6. Le Roi est désarmé");
    let raichi: Position = "gwezboell attackers /9/9/2t1K4/9/9/4t4/9/9/9/"
        .parse()
        .unwrap();
    let mut player = Player::game(80, 24, settings(Language::English, COLOUR), raichi);
    player.keys("c3c4 enter F-2").shows("Rule 18:");
    player
        .keys("F-2")
        .shows("18. Raichi and Tuichi in Gwezboell");
}

fn printed(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablut"));
    let output = command.arg("rules").args(arguments).output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn rules_are_printed_as_plain_text() {
    for (arguments, own, other) in [
        (&["--lang", "en"][..], "THE FORTRESS GAME", "GWEZBOELL"),
        (
            &["--lang", "en", "--ruleset", "gwezboell"],
            "GWEZBOELL",
            "THE FORTRESS GAME",
        ),
        (&["--lang", "fr"], "LE JEU DES FORTERESSES", "LE GWEZBOELL"),
        (
            &["--lang", "fr", "--ruleset", "gwezboell"],
            "LE GWEZBOELL",
            "LE JEU DES FORTERESSES",
        ),
        (
            &["--lang", "fr", "--ascii"],
            "LE JEU DES FORTERESSES",
            "LE GWEZBOELL",
        ),
    ] {
        let text = printed(arguments);
        let lines: Vec<&str> = text.lines().collect();
        assert!(
            lines.contains(&own) && !lines.contains(&other),
            "{arguments:?}"
        );
        for line in &lines {
            assert!(
                line.width() <= 80 && !line.contains(char::is_control),
                "{line:?}"
            );
            assert_eq!(line.trim_end(), *line);
        }
        assert!(lines.contains(&"  5 A A D D K D D A A"));
        assert!(!arguments.contains(&"--ascii") || text.is_ascii());
    }
}

#[test]
fn a_reader_who_has_heard_enough_is_no_error() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablut"));
    let command = command
        .arg("rules")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", output.status);
    assert!(output.stderr.is_empty());
}
