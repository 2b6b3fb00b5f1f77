//! Records written and read again: nothing is lost, nothing panics.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

use proptest::prelude::*;
use tablut::record::{Hints, Reading, Reason, Record, Tag, Verdict, notation};
use tablut::rules::{Game, Move, Outcome, Position, Ruleset, Side};

mod common;

use common::Random;

/// Writes, reads and writes: the texts and the records are equal, and nothing is to be said of them.
fn round_trip(record: &Record) {
    let text = record.to_string();
    let Reading {
        record: again,
        warnings,
        fault,
    } = Record::read(&text, Hints::default());
    assert_eq!((fault, warnings), (None, vec![]), "{text}");
    assert_eq!(again.game(), record.game(), "{text}");
    assert_eq!(again.to_string(), text);
    assert_eq!(&again, record, "{text}");
    // Of our own records, the glance knows every one that has a result.
    let (begun, whole) = (!again.game().line().is_empty(), !again.game().can_redo());
    assert_eq!(
        Record::is_over_at_a_glance(text.as_bytes()),
        begun && whole && again.verdict().score().is_some(),
        "{text}"
    );
}

fn random_move(position: Position, random: &mut Random) -> Option<Move> {
    let moves: Vec<Move> = position.legal_moves().collect();
    if moves.is_empty() {
        None
    } else {
        Some(moves[random.below(moves.len())])
    }
}

/// Takes some steps back, and brings some again.
fn wander(game: &mut Game, random: &mut Random) {
    for _ in 0..random.below(6) {
        game.undo();
    }
    for _ in 0..random.below(3) {
        game.redo();
    }
}

#[test]
fn a_thousand_random_games_survive_after_every_ply() {
    let mut random = Random::new(1);
    for number in 0..1_000 {
        let ruleset = Ruleset::BOTH[number % 2];
        let first = Side::BOTH[number / 2 % 2];
        let mut record = Record::new(Game::new(Position::start(ruleset).with_turn(first)));
        record.set_tag(Tag::Attackers, "Ann");
        round_trip(&record);
        for ply in 1..=100 {
            let mut game = record.game().clone();
            let Some(mv) = random_move(game.position(), &mut random) else {
                break;
            };
            game.play(mv).unwrap();
            record.set_game(game.clone());
            if ply % 7 == 0 {
                record.set_comment(ply, "hm,\nhm");
            }
            round_trip(&record);
            if ply % 3 == 0 {
                let mut back = record.clone();
                wander(&mut game, &mut random);
                back.set_game(game);
                round_trip(&back);
            }
        }
        settle(&mut record, &mut random);
    }
}

/// Ends a game in each way that players can, and takes that back.
fn settle(record: &mut Record, random: &mut Random) {
    let endings = [Game::resign, Game::agree, Game::claim];
    for ending in endings {
        let mut game = record.game().clone();
        if ending(&mut game).is_ok() {
            record.set_game(game.clone());
            round_trip(record);
            game.undo();
            record.set_game(game.clone());
            round_trip(record);
            wander(&mut game, random);
            record.set_game(game.clone());
            round_trip(record);
        }
    }
}

#[test]
fn the_games_of_the_vectors_survive_after_every_ply() {
    for line in include_str!("data/games.tsv").lines() {
        let [ruleset, _, _, _, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let mut game = Game::new(Position::start(ruleset.parse().unwrap()));
        for (word, number) in moves.split(' ').zip(1..) {
            let ply = game
                .play(word.trim_start_matches('K')[..5].parse().unwrap())
                .unwrap();
            assert_eq!(
                notation(ply).trim_end_matches('-'),
                word.trim_end_matches(['-', '#']),
                "move {number}"
            );
            round_trip(&Record::new(game.clone()));
        }
        // The line is a record by itself.
        let hints = Hints {
            ruleset: ruleset.parse().ok(),
            first: None,
        };
        let reading = Record::read(moves, hints);
        assert_eq!(
            (reading.fault, reading.warnings, reading.record.game()),
            (None, vec![], &game)
        );
    }
}

#[test]
fn games_from_random_positions_survive() {
    let mut random = Random::new(2);
    for line in include_str!("data/positions.tsv").lines() {
        let start: Position = line
            .splitn(4, '\t')
            .take(3)
            .collect::<Vec<_>>()
            .join(" ")
            .parse()
            .unwrap();
        let mut game = Game::new(start);
        for _ in 0..3 {
            round_trip(&Record::new(game.clone()));
            let Some(mv) = random_move(game.position(), &mut random) else {
                break;
            };
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn a_ply_is_written_as_the_notation_has_it() {
    let cases = [
        (
            "fortress attackers /9/4t4/4T4/2tT1Tt2/9/9/1K7/1T7/4t4/",
            "e9-e4",
            "e9-e4xd4/e3/f4",
        ),
        (
            "fortress attackers /9/9/9/9/9/3tK1Tt1/4t4/9/5t3/",
            "f9-f6",
            "f9-f6xg6++",
        ),
        (
            "fortress attackers /9/9/9/9/9/3tK1Tt1/4t4/9/5t3/",
            "f9-f7",
            "f9-f7",
        ),
        (
            "fortress defenders /9/9/9/9/t3K4/9/9/9/9/",
            "e5-e1",
            "Ke5-e1-",
        ),
        (
            "gwezboell defenders /9/9/9/9/t3K4/9/9/9/9/",
            "e5-e1",
            "Ke5-e1--",
        ),
        (
            "gwezboell defenders /9/9/9/9/t3K4/9/9/9/9/",
            "e5-e4",
            "Ke5-e4-",
        ),
        (
            "fortress attackers /4K4/9/9/9/9/9/3t5/9/9/",
            "d7-d1",
            "d7-d1-",
        ),
        (
            "gwezboell defenders /tT7/4T4/9/9/4K4/9/9/9/9/",
            "e2-a2",
            "e2-a2",
        ),
    ];
    for (position, mv, written) in cases {
        let position: Position = position.parse().unwrap();
        let said = position
            .play(mv.parse().unwrap())
            .map_or_else(|e| e.to_string(), notation);
        assert_eq!(said, written, "{position:?}");
    }
}

#[test]
fn values_and_comments_hold_nothing_that_ends_them() {
    let mut record: Record = "1. d1-d4 e3-d3".parse().unwrap();
    record.set_tag(Tag::Attackers, " Ann [the \"first\"] | Ann\u{1b}[2J\n");
    record.set_tag(Tag::Event, "[");
    record.set_tag(Tag::Event, " \n");
    record.set_comment(0, "before\r\nall");
    record.set_comment(1, "] 2. a4-a3 |\r\nand so on");
    record.set_comment(3, "there is no such ply");
    let text = record.to_string();
    assert!(
        text.starts_with("[attackers:Ann (the \"first\") / Ann (2J]\n[result:?]\n"),
        "{text}"
    );
    assert!(text.contains("\n[start-comment:before all]\n"), "{text}");
    assert!(
        text.ends_with("\n1. d1-d4 e3-d3xd4\n[) 2. a4-a3 /\nand so on|]\n"),
        "{text}"
    );
    assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
}

#[test]
fn what_was_written_about_replaced_plies_goes_with_them() {
    let text = "[result:-1]\n[termination:timeout]\n[club:Ours]\n\n1. d1-d4 e3-d3\n[one|two]\n1a.1.1a. d1-d3\n2. a4-a3 [three]";
    let mut record: Record = text.parse().unwrap();
    let mut game = record.game().clone();
    game.undo();
    game.undo();
    record.set_game(game.clone());
    assert_eq!(
        [1, 2, 3].map(|ply| record.comment(ply)),
        ["one", "two", "three"]
    );
    assert_eq!(record.variations().len(), 1);
    game.play("c5-c4".parse().unwrap()).unwrap();
    record.set_game(game);
    assert_eq!([1, 2, 3].map(|ply| record.comment(ply)), ["one", "", ""]);
    assert_eq!(record.variations().len(), 0);
    assert_eq!(record.others(), [("club".to_owned(), "Ours".to_owned())]);
    assert_eq!(record.verdict().score(), None);
}

#[test]
fn the_words_for_the_end_restore_it() {
    for (moves, ending) in [
        ("d1-d4", Game::resign as fn(&mut Game) -> _),
        ("d1-d4 e3-d3", Game::resign),
        ("d1-d4 e3-d3", Game::agree),
        (
            "a4-a3 e3-d3 a3-a4 d3-e3 a4-a3 e3-d3 a3-a4 d3-e3",
            Game::claim,
        ),
    ] {
        let mut game = moves.parse::<Record>().unwrap().game().clone();
        ending(&mut game).unwrap();
        let text = Record::new(game.clone()).to_string();
        assert_eq!(
            text.parse::<Record>().unwrap().game().outcome(),
            game.outcome(),
            "{text}"
        );
        assert!(matches!(
            game.outcome(),
            Some(Outcome::Resigned(_) | Outcome::Agreed | Outcome::Repetition)
        ));
    }
}

/// A record with something of everything.
const REAL: &str = include_str!("data/records/kept.out");

/// Reads anything: a game or a located fault; what is read can be written, and read again to the same text.
fn survives(bytes: &[u8]) {
    let Reading {
        record,
        warnings,
        fault,
    } = Record::read_bytes(bytes, Hints::default());
    let glance = |thirds| Record::is_over_at_a_glance(&bytes[..bytes.len() * thirds / 3]);
    assert!(
        !(1..=3).any(glance) || fault.is_some() || record.verdict() != Verdict::Unfinished,
        "an unfinished game is over at a glance: {:?}",
        String::from_utf8_lossy(bytes)
    );
    if let Some(fault) = fault {
        let whole = matches!(
            fault.reason,
            Reason::Empty | Reason::TooLong | Reason::Utf16
        );
        assert_eq!(fault.spot.is_none(), whole, "{fault}");
        assert!(!fault.to_string().contains(char::is_control), "{fault}");
    }
    for warning in warnings {
        assert!(!warning.to_string().contains(char::is_control), "{warning}");
    }
    let text = record.to_string();
    let again = Record::read(&text, Hints::default());
    assert_eq!(again.fault, None, "{text}");
    assert_eq!(again.record.to_string(), text);
}

#[test]
fn every_prefix_of_a_record_is_a_game_or_a_located_fault() {
    let strict = include_str!("data/records/same-strict.otg");
    for text in [REAL, strict] {
        (0..=text.len()).for_each(|end| survives(&text.as_bytes()[..end]));
    }
}

#[test]
fn ten_thousand_one_byte_mutations_are_each_a_game_or_a_located_fault() {
    let strict = include_str!("data/records/same-strict.otg");
    let mut random = Random::new(3);
    for number in 0..10_000 {
        let mut bytes = [REAL, strict][number % 2].as_bytes().to_vec();
        let at = random.below(bytes.len());
        let byte = u8::try_from(random.below(256)).unwrap();
        match random.below(3) {
            0 => bytes[at] = byte,
            1 => bytes.insert(at, byte),
            _ => drop(bytes.remove(at)),
        }
        survives(&bytes);
    }
}

/// Pieces of which records are made, and others.
const PIECES: [&str; 36] = [
    "d1-d4",
    "e3-d3",
    "Ke5-e6",
    "a4a3",
    "E7–C7",
    "x",
    "xd4",
    "/",
    "++",
    "--",
    "-",
    "1.",
    "2...",
    "…",
    "3a.1.1a.",
    "[",
    "]",
    "|",
    "(",
    ")",
    "{",
    "}",
    "[a|b]",
    "[result:1]",
    "[termination:draw agreed]",
    "[tablut-at:1]",
    "[first:defenders]",
    "[position:/9/9/9/9/4K4/9/9/9/9/]",
    "[to-move:defenders]",
    "[x-y:z]",
    "resign",
    "timeout",
    "---",
    "\n",
    "\r\n",
    "é",
];

fn config() -> ProptestConfig {
    // Nothing is written beside the tests.
    ProptestConfig {
        failure_persistence: None,
        cases: 2_000,
        ..ProptestConfig::default()
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_bytes_survive(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        survives(&bytes);
    }

    #[test]
    fn any_text_survives(text in any::<String>()) {
        survives(text.as_bytes());
    }

    #[test]
    fn any_pieces_of_records_survive(pieces in prop::collection::vec((0..PIECES.len(), any::<bool>()), 0..40)) {
        let text: String = pieces.into_iter().map(|(i, blank)| PIECES[i].to_owned() + if blank { " " } else { "" }).collect();
        survives(text.as_bytes());
    }

    #[test]
    fn any_values_and_comments_are_kept_after_they_were_cleaned(values in prop::collection::vec(any::<String>(), 12)) {
        let mut record: Record = "1. d1-d4 e3-d3\n2. a4-a3".parse().unwrap();
        for (tag, value) in Tag::ALL.into_iter().zip(&values) {
            record.set_tag(tag, value);
        }
        for (ply, comment) in values[8..].iter().enumerate() {
            record.set_comment(ply, comment);
        }
        round_trip(&record);
    }
}
