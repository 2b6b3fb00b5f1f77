//! What the hand does beside a move: the move list, what is let go, who answers a question.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Player, settings};
use tablut::app::message::Language;
use tablut::rules::{Position, Ruleset};

fn player(language: Language) -> Player {
    let start = Position::start(Ruleset::Fortress);
    Player::game(80, 24, settings(language, COLOUR), start)
}

/// A game of forty turns.
fn long() -> Player {
    let mut player = player(Language::English);
    for _ in 0..20 {
        player.keys("d1c1 enter e4f4 enter c1d1 enter f4e4 enter");
    }
    player
}

/// Whether a turn is in the move list.
fn lists(player: &Player, turn: usize) -> bool {
    player.find(&format!("{turn:>3} ")).is_some()
}

#[test]
fn the_list_scrolls_by_the_first_key_and_the_first_notch() {
    let mut player = long();
    assert!(lists(&player, 40));
    player.keys("pgup");
    assert!(!lists(&player, 40), "{}", player.text());
    player.keys("end");
    assert!(lists(&player, 40));
    player.events([common::player::mouse(
        crossterm::event::MouseEventKind::ScrollUp,
        (1, 1),
    )]);
    assert!(!lists(&player, 40), "{}", player.text());
    player.keys("pgdn");
    assert!(lists(&player, 40));
    assert_eq!(player.play().scroll, None, "at its end it follows again");
}

#[test]
fn a_scrolled_list_stays_put_until_end_is_pressed() {
    let mut player = long();
    player.keys("home");
    assert!(lists(&player, 1));
    player.keys("d1c1 enter");
    assert!(lists(&player, 1), "{}", player.text());
    player.keys("u r");
    assert!(lists(&player, 1), "{}", player.text());
    player.keys("end");
    assert!(lists(&player, 41));
}

#[test]
fn moves_that_were_taken_back_are_scrolled_to() {
    let mut player = long();
    player.keys(&"u ".repeat(60));
    assert!(!lists(&player, 40));
    player.keys("pgdn pgdn pgdn pgdn pgdn pgdn");
    assert!(lists(&player, 40), "{}", player.text());
}

#[test]
fn a_click_on_the_move_list_lets_go_as_beside_the_board() {
    let mut player = player(Language::English);
    player.keys("d1d4 enter").click("e4");
    assert!(player.play().hand.picked.is_some());
    player.click_text("1 d1-d4");
    assert_eq!(player.play().hand.picked, None);
}

#[test]
fn a_typed_target_of_a_picked_piece_is_refused_as_the_cursor_would_be() {
    let mut player = player(Language::English);
    player.click("d1").keys("e5 enter").shows("d1-e5");
    assert!(player.play().hand.picked.is_some());
}

#[test]
fn yes_has_its_letter_in_each_language() {
    let offer = "x down down enter";
    let mut english = player(Language::English);
    english.keys(offer).keys("o");
    assert_eq!(english.rules().outcome(), None);
    english.keys("y");
    assert!(english.rules().outcome().is_some());
    let mut french = player(Language::French);
    french.keys(offer).keys("y");
    assert_eq!(french.rules().outcome(), None);
    french.keys("o");
    assert!(french.rules().outcome().is_some());
}

#[test]
fn what_is_too_small_to_be_seen_is_not_clicked() {
    let mut player = player(Language::English);
    player.resize(20, 11);
    for x in 0..20 {
        for y in 0..11 {
            player.click_at((x, y));
        }
    }
    assert_eq!(player.ended, None);
    assert!(player.app.overlays().is_empty());
}

#[test]
fn help_and_settings_do_not_pile_up() {
    let mut player = player(Language::English);
    player.keys("F-4 F-1 F-4 F-1 F-4 F-1");
    assert!(player.app.overlays().len() <= 2);
    player.keys("esc esc");
    assert!(player.app.overlays().is_empty());
}

#[test]
fn an_ending_that_is_brought_back_is_no_move() {
    let mut player = player(Language::English);
    player.keys("d1d4 enter x down enter u r");
    assert!(player.rules().outcome().is_some());
    assert_eq!(player.play().notice, None);
}
