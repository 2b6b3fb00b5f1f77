//! Replays: step by step, by itself, by the time line, from event to event; through the real loop.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Player, settings, start};
use tablut::app::App;
use tablut::app::message::{Language, Msg};
use tablut::record::{Event, Hints, Record};

/// A replay of the longest escape among the vectors.
fn replay() -> (Player, usize) {
    let lines = include_str!("data/games.tsv")
        .lines()
        .filter(|l| l.starts_with("fortress\tescape"));
    let text = lines
        .max_by_key(|l| l.len())
        .unwrap()
        .split('\t')
        .nth(4)
        .unwrap();
    let reading = Record::read(text, Hints::default());
    let total = reading.record.game().line().len();
    let start = start(80, 24, settings(Language::English, COLOUR));
    (Player::at(App::replay(start, reading, 0)), total)
}

fn at(player: &Player) -> usize {
    player.rules().plies().len()
}

#[test]
fn keys_walk_the_game_ply_by_ply_by_tens_and_to_the_ends() {
    let (mut player, total) = replay();
    player.shows(&format!("ply 0/{total}"));
    player
        .keys("right right left")
        .shows(&format!("ply 1/{total}"));
    player.keys("pgdn");
    assert_eq!(at(&player), 11);
    player
        .keys("end")
        .shows(&format!("ply {total}/{total}"))
        .shows("Defenders win");
    player.keys("right");
    assert_eq!(at(&player), total);
    player.keys("pgup home left");
    assert_eq!(at(&player), 0);
}

#[test]
fn digits_and_enter_go_to_a_ply() {
    let (mut player, total) = replay();
    player.keys("12").shows("> 12_").keys("enter");
    assert_eq!(at(&player), 12);
    player.keys("99999 enter");
    assert_eq!(at(&player), total);
    player.keys("1 bs 7 enter");
    assert_eq!(at(&player), 7);
    player.keys("3 esc");
    assert_eq!(at(&player), 7);
}

#[test]
fn tab_jumps_from_event_to_event() {
    let (mut player, total) = replay();
    let tablut::app::Screen::Replay(screen) = player.app.screen() else {
        panic!("a replay")
    };
    let events = screen.events.clone();
    assert_eq!(events.last(), Some(&(total, Event::End)));
    for &(ply, _) in &events {
        player.keys("tab");
        assert_eq!(at(&player), ply);
    }
    player.keys("tab");
    assert_eq!(at(&player), total, "there is nothing behind the end");
    for &(ply, _) in events.iter().rev().skip(1) {
        player.keys("[");
        assert_eq!(at(&player), ply);
    }
}

#[test]
fn events_are_captures_calls_where_they_begin_and_the_end() {
    // The king steps out to a Raichi that stands for two plies, then takes the way.
    let text = "[tablut-ruleset:fortress 1]\n[position:/6t2/9/4K4/9/9/9/9/2T4t1/9/]\n[to-move:defenders]\n\n1. Ke3-e1- h8-h7\n2. Ke1-a1--\n";
    let reading = Record::read(text, Hints::default());
    assert_eq!(reading.fault, None);
    let start = start(80, 24, settings(Language::English, COLOUR));
    let player = Player::at(App::replay(start, reading, 0));
    let tablut::app::Screen::Replay(screen) = player.app.screen() else {
        panic!("a replay")
    };
    assert_eq!(screen.events, [(1, Event::Raichi), (3, Event::End)]);
}

#[test]
fn a_click_or_a_drag_on_the_time_line_seeks() {
    let (mut player, total) = replay();
    let time = player.app.layout().time.unwrap();
    let (left, right, y) = (time.line.x, time.line.right() - 1, time.line.y);
    player.click_at((right, y));
    assert_eq!(at(&player), total);
    player.click_at((left, y));
    assert_eq!(at(&player), 0);
    player.drag_to((left, y), (u16::midpoint(left, right), y));
    assert!(
        at(&player).abs_diff(total / 2) <= total / usize::from(right - left) + 1,
        "{}",
        at(&player)
    );
    // Every column leads to a ply whose mark stands in that column.
    for x in left..=right {
        player.click_at((x, y));
        assert_eq!(time.column(at(&player), total).abs_diff(x), 0, "{x}");
    }
}

#[test]
fn a_click_on_a_move_of_the_list_goes_there() {
    let (mut player, _) = replay();
    let list = player.app.layout().stage.unwrap().panel.unwrap().moves;
    player.click_at((list.x + 5, list.y));
    assert_eq!(at(&player), 1);
    player.click_at((list.right() - 6, list.y + 2));
    assert_eq!(at(&player), 6);
}

#[test]
fn it_plays_by_itself_and_stops_at_any_key_and_at_the_end() {
    use std::time::Duration;
    let (mut player, total) = replay();
    assert_eq!(player.app.deadline(), None, "paused, it asks for no time");
    player.keys("space");
    assert_eq!(player.app.deadline(), Some(Duration::from_secs(1)));
    player.app.update(Msg::Tick);
    assert_eq!(at(&player), 1);
    player.keys("+ + + +").shows("8 a second");
    assert_eq!(player.app.deadline(), Some(Duration::from_millis(125)));
    player.keys("- - - - - - -").shows("0.25 a second");
    player.keys("right");
    assert_eq!((player.app.deadline(), at(&player)), (None, 2));
    player.keys("space");
    for _ in 2..total {
        assert!(player.app.deadline().is_some());
        player.app.update(Msg::Tick);
    }
    assert_eq!((player.app.deadline(), at(&player)), (None, total));
}

#[test]
fn the_loop_ticks_while_it_plays_and_only_then() {
    use std::collections::VecDeque;
    use std::time::Duration;
    use tablut::terminal::{Done, Ended, Signal, drive};
    let (mut player, _) = replay();
    let mut script = VecDeque::from([Signal::Event(common::player::presses("space")[0].clone())]);
    let mut waits = Vec::new();
    let Player { app, terminal, .. } = &mut player;
    drive(
        terminal,
        app,
        |wait| {
            if wait == Some(Duration::ZERO) {
                return Signal::Timeout;
            }
            waits.push(wait);
            match (script.pop_front(), wait) {
                (Some(signal), _) => signal,
                (None, Some(_)) if waits.len() < 4 => Signal::Timeout,
                _ => Signal::End(Ended::Quit),
            }
        },
        |_, _| Ok(Done::Nothing),
    )
    .unwrap();
    let second = Some(Duration::from_secs(1));
    assert_eq!(waits, [None, second, second, second]);
    assert_eq!(at(&player), 2);
}

#[test]
fn play_on_from_here_is_a_new_game_and_the_record_stays_as_it_is() {
    let (mut player, total) = replay();
    player.keys("5 enter enter");
    assert_eq!(player.rules().line().len(), 5);
    player.shows("to move");
    assert_eq!(player.disk.games.len(), 1);
    assert!(total > 5);
    player.keys("u");
    assert_eq!(at(&player), 4);
}

#[test]
fn p_replays_the_game_and_escape_brings_it_back() {
    let mut player = Player::game(
        80,
        24,
        settings(Language::English, COLOUR),
        tablut::rules::Position::start(tablut::rules::Ruleset::Fortress),
    );
    player
        .keys("d1d4 enter e4f4 enter p")
        .shows("ply 2/2")
        .keys("home")
        .shows("ply 0/2");
    player
        .keys("esc")
        .shows("Attackers to move")
        .shows("Move 2");
    assert_eq!(at(&player), 2);
}

#[test]
fn no_cursor_stands_on_the_board_of_a_replay() {
    let (mut player, total) = replay();
    for ply in [0, 1, total / 2, total] {
        player.keys(&ply.to_string()).keys("enter");
        let tablut::app::Screen::Replay(screen) = player.app.screen() else {
            panic!("a replay")
        };
        assert_eq!(screen.marks().cursor, None, "ply {ply}");
        // Drawn elsewhere, it would change the picture.
        let mut other = screen.clone();
        other.play.hand.cursor = "a5".parse().unwrap();
        assert_eq!(other.marks(), screen.marks(), "ply {ply}");
    }
}

#[test]
fn in_characters_the_brackets_of_a_replay_are_those_of_the_last_move() {
    use common::scenes::MONO;
    let reading = Record::read("1. d1-d4 e4-f4\n2. a4-b4\n", Hints::default());
    let start = start(80, 24, settings(Language::English, MONO));
    let mut player = Player::at(App::replay(start, reading, 0));
    let around = |player: &Player, square| {
        let (x, y) = player.cell(square);
        [x - 1, x + 1].map(|x| player.buffer()[(x, y)].symbol().to_owned())
    };
    assert_eq!(
        around(&player, "b4"),
        [" ", " "],
        "the last move is to come"
    );
    player.keys("end");
    assert_eq!(around(&player, "b4"), ["<", ">"]);
}

#[test]
fn what_was_told_in_the_game_does_not_hide_the_events_of_its_replay() {
    let mut player = Player::game(
        80,
        24,
        settings(Language::English, COLOUR),
        tablut::rules::Position::start(tablut::rules::Ruleset::Fortress),
    );
    player
        .keys("d1d4 enter e4f4 enter u")
        .shows("r brings it back")
        .keys("p");
    assert!(!player.says("brings it back"), "{}", player.text());
    // Back in the game it is said again.
    player.keys("esc").shows("r brings it back");
}

#[test]
fn comments_stand_beside_their_move() {
    let reading = Record::read(
        "1. d1-d4 e4-f4\n[a bold start|and a calm answer]\n",
        Hints::default(),
    );
    let start = start(80, 24, settings(Language::English, COLOUR));
    let mut player = Player::at(App::replay(start, reading, 1));
    player.shows("Comment: a bold start");
    player.keys("right").shows("Comment: and a calm answer");
}

#[test]
fn every_other_key_stops_it() {
    for word in ["v", "y", "z", "ctrl-r", "o", "5", "F-3", "F-1", "F-4"] {
        let (mut player, _) = replay();
        player.keys("space").keys(word);
        if !player.app.overlays().is_empty() {
            player.keys("esc");
        }
        assert_eq!(player.app.deadline(), None, "{word}");
    }
}

#[test]
fn a_copy_of_a_replayed_game_is_whole_wherever_it_stands() {
    let text = "1. d1-d4 e4-f4\n2. d4-d1\n";
    let record = format!(
        "[attackers:Aila]\n[result:1]\n[termination:defenders resigned]\n[tablut-ruleset:fortress 1]\n\n{text}"
    );
    let reading = Record::read(&record, Hints::default());
    assert!(reading.record.game().outcome().is_some(), "{record}");
    let whole = reading.record.to_string();
    let start = start(80, 24, settings(Language::English, COLOUR));
    let mut player = Player::at(App::replay(start, reading, 1));
    player.keys("s mine enter");
    assert_eq!(player.disk.copies["mine"], whole);
}

/// A replay of a text, at its end.
fn at_the_end(text: &str, language: Language) -> Player {
    let reading = Record::read(text, Hints::default());
    let start = start(80, 24, settings(language, COLOUR));
    let mut player = Player::at(App::replay(start, reading, 0));
    player.keys("end");
    player
}

#[test]
fn where_the_board_has_ended_the_game_nobody_plays_on_and_the_screen_says_so() {
    // The king goes to a Fortress.
    let text = "[tablut-ruleset:fortress 1]\n[position:/4K4/9/9/9/9/9/9/t8/9/]\n[to-move:defenders]\n\n1. Ke1-d1 a8-a7\n2. Kd1-a1--\n";
    for (language, said) in [
        (
            Language::English,
            "The game is over on this board: step back to play on.",
        ),
        (
            Language::French,
            "La partie est finie sur ce plateau : un coup plus tôt, elle peut continuer.",
        ),
    ] {
        let mut player = at_the_end(text, language);
        let before = player.rules().clone();
        player.keys("enter").shows(said);
        assert!(matches!(
            player.app.screen(),
            tablut::app::Screen::Replay(_)
        ));
        assert_eq!(*player.rules(), before);
        assert!(player.disk.games.is_empty(), "nothing is saved");
        player.keys("left");
        assert!(!player.says(said), "{}", player.text());
        player.keys("enter");
        assert!(matches!(player.app.screen(), tablut::app::Screen::Play(_)));
        assert_eq!(at(&player), 2);
    }
}

#[test]
fn a_game_that_the_players_ended_goes_on_from_its_last_ply() {
    for end in [
        "[result:1]\n[termination:defenders resigned]\n\n1. d1-d4\n",
        "[result:0]\n[termination:draw agreed]\n\n1. d1-d4\n",
        // The rules know nothing of this one.
        "[result:1]\n[termination:timeout]\n\n1. d1-d4\n",
    ] {
        let mut player = at_the_end(end, Language::English);
        player.keys("enter").shows("Defenders to move");
        assert_eq!(player.rules().outcome(), None, "{end}");
        assert!(!player.rules().can_redo(), "{end}");
        let saved = player.disk.games.values().next().unwrap();
        assert!(saved.contains("[result:?]"), "{saved}");
        assert!(saved.ends_with("\n\n1. d1-d4\n"), "{saved}");
        player.keys("e4f4 enter");
        assert_eq!(at(&player), 2);
    }
}

#[test]
fn an_end_that_only_the_tags_say_is_an_event_too() {
    for text in [
        "1. d1-d4 e3-f3\n2. timeout\n",
        "[result:-1]\n[termination:timeout]\n\n1. d1-d4 e3-f3\n",
        "[termination:defenders resigned]\n[tablut-at:1]\n\n1. d1-d4 e3-f3 a4-a3\n",
    ] {
        let plies = Record::read(text, Hints::default())
            .record
            .game()
            .line()
            .len();
        let mut player = at_the_end(text, Language::English);
        player.keys("home tab");
        assert_eq!(at(&player), plies, "{text}");
        let tablut::app::Screen::Replay(screen) = player.app.screen() else {
            panic!("a replay")
        };
        assert_eq!(screen.events, [(plies, Event::End)], "{text}");
    }
    // A game that is not over has no end.
    let record = Record::read("1. d1-d4 e3-f3\n", Hints::default()).record;
    assert_eq!(record.events().next(), None);
}
