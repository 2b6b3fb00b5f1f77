//! A replay in lines.

use std::fs;

use tablut::app::message::Language;
use tablut::plain::{Opening, Session};
use tablut::record::{Hints, Record};

use crate::{Talk, desk, replay, saving};

#[test]
fn a_replay_goes_over_into_a_new_game() {
    let file = fs::read_to_string("tests/data/records/same-strict.otg").unwrap();
    let mut kept = Vec::new();
    let mut perform = saving(|record| {
        kept.push(record);
        Ok(())
    });
    let (mut session, _) = Session::new(
        replay("same-strict.otg"),
        Language::English,
        Some(desk(&mut perform)),
    );
    session.hear("go 3").unwrap();
    assert!(session.hear("play").unwrap()[0].starts_with("A new game goes on from here."));
    session.hear("e4-d4").unwrap_err();
    session.hear("undo").unwrap();
    session.hear("redo").unwrap();
    session.hear("g5-g4").unwrap();
    drop(session);
    drop(perform);
    assert_eq!(kept.len(), 4);
    assert!(kept[0].ends_with("\n\n1. d1-d4 e3-d3xd4\n2. a4-d4\n"));
    assert!(kept[3].ends_with("\n\n1. d1-d4 e3-d3xd4\n2. a4-d4 g5-g4\n"));
    assert!(!kept[3].contains("result:-1") && !kept[3].contains("Ann"));
    assert_eq!(
        fs::read_to_string("tests/data/records/same-strict.otg").unwrap(),
        file
    );
    // Where the board has ended the game, nobody plays on.
    let mut talk = Talk::of(replay("same-strict.otg")).lines(&["go 16"]);
    assert!(
        talk.refused("play")
            .starts_with("The game is over on this board.")
    );
}

#[test]
fn a_replay_stops_at_every_event() {
    let mut talk = Talk::of(replay("same-strict.otg"));
    let mut plies = Vec::new();
    while let Ok(said) = talk.0.hear("event") {
        let number = said[0].split_whitespace().nth(1).unwrap().to_owned();
        plies.push(number.parse::<usize>().unwrap());
    }
    // xd4, xd4, xe6, Raichi, Raichi, the end.
    assert_eq!(plies, [2, 4, 7, 10, 14, 16]);
    assert_eq!(talk.refused("next"), "This is the last ply.");
}

#[test]
fn a_long_record_is_heard_in_good_time() {
    let shuffle = "a4-a3 e3-d3 a3-a4 d3-e3 ".repeat(2_500);
    let reading = Record::read(&shuffle, Hints::default());
    let mut talk = Talk::of(Opening::replay("long".to_owned(), reading, 0).unwrap());
    for _ in 0..10_000 {
        talk.0.hear("next").unwrap();
    }
    for _ in 0..10_000 {
        talk.0.hear("back").unwrap();
    }
    assert!(talk.say("go 9999").contains("stands for the 2500th time"));
}

#[test]
fn a_replay_stops_where_the_screen_does() {
    for text in [
        "1. d1-d4 e3-f3\n2. timeout\n",
        "[result:1]\n[termination:defenders resigned]\n\n1. d1-d4 e3-f3\n2. d4-d3\n",
        // The resignation was taken back, and is heard at the last ply all the same.
        "[termination:attackers resigned]\n[tablut-at:1]\n\n1. d1-d4 e3-f3\n",
        "1. d1-d4 e3-f3\n",
    ] {
        let reading = Record::read(text, Hints::default());
        let events: Vec<usize> = reading.record.events().map(|(ply, _)| ply).collect();
        let mut talk = Talk::of(Opening::replay("a game".to_owned(), reading, 0).unwrap());
        let mut heard = Vec::new();
        while let Ok(said) = talk.0.hear("event") {
            let number = said[0].split_whitespace().nth(1).unwrap().to_owned();
            heard.push(number.parse::<usize>().unwrap());
        }
        assert_eq!(heard, events, "{text}");
    }
}
