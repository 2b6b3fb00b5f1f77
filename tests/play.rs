//! Games at the board, through the real loop on a screen in memory.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Player, settings};
use tablut::app::message::{Effect, Language, Leave};
use tablut::rules::{End, Outcome, Position, Ruleset, Side};
use tablut::terminal::Ended;

fn player() -> Player {
    from("fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/")
}

fn from(position: &str) -> Player {
    Player::game(
        80,
        24,
        settings(Language::English, COLOUR),
        position.parse().unwrap(),
    )
}

fn moves(player: &Player) -> String {
    player
        .rules()
        .plies()
        .iter()
        .map(|ply| ply.mv.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// The vectors' game with this ruleset and end, as moves without marks.
fn vector(ruleset: &str, end: &str) -> Vec<String> {
    let lines = include_str!("data/games.tsv").lines();
    let of = lines.filter(|line| line.starts_with(&format!("{ruleset}\t{end}\t")));
    let line = of.min_by_key(|line| line.len()).unwrap();
    let words = line.split('\t').nth(4).unwrap().split(' ');
    words
        .map(|w| w.trim_start_matches('K')[..5].to_owned())
        .collect()
}

#[test]
fn arrows_and_enter_pick_and_drop_a_piece() {
    let mut player = player();
    player.shows("Attackers to move");
    // From e5 to d1: four down, one left; then three up.
    player
        .keys("down down down down left enter")
        .shows("d1 picked: 5 squares");
    player
        .keys("up up up enter")
        .shows("Defenders to move")
        .shows("d1-d4");
    assert_eq!(moves(&player), "d1-d4");
}

#[test]
fn moves_are_typed_in_every_spelling() {
    for typed in ["d1d4", "d1-d4", "D1D4", "D1-D4", "d1xd4", "D1xD4"] {
        let mut player = player();
        player.keys(typed).keys("enter");
        assert_eq!(moves(&player), "d1-d4", "{typed}");
    }
    let mut spaced = player();
    spaced.keys("D1 space D4 enter");
    assert_eq!(moves(&spaced), "d1-d4");
    // The digit row of a French keyboard without Shift.
    let mut french = player();
    french.keys("d&d' enter");
    assert_eq!(moves(&french), "d1-d4");
}

#[test]
fn enter_on_one_square_picks_the_piece_there() {
    let mut player = player();
    player.keys("d1 enter").shows("d1 picked: 5 squares");
    assert_eq!(player.play().hand.picked, "d1".parse().ok());
    player.keys("d4 enter");
    assert_eq!(moves(&player), "d1-d4");
}

#[test]
fn a_typed_origin_lights_its_targets_and_a_file_narrows_them() {
    let mut player = player();
    player.keys("d1");
    assert_eq!(player.play().marks().targets.to_string(), "b1,c1,d2,d3,d4");
    player.keys("d");
    assert_eq!(player.play().marks().targets.to_string(), "d2,d3,d4");
}

#[test]
fn while_there_is_text_no_letter_is_a_command() {
    let mut player = player();
    player.keys("dqxunk");
    assert_eq!(player.play().hand.entry.text(), "dqxunk");
    assert_eq!(player.ended, None);
    player.keys("enter").shows("is no square");
    assert_eq!(player.play().hand.entry.text(), "dqxunk");
    player
        .keys("bs bs bs bs bs bs u")
        .shows("There is no move to take back.");
}

#[test]
fn a_refused_move_changes_nothing_and_says_why() {
    let refusals = [
        ("d1d7", "d1-d7 is blocked by d5."),
        ("d1a1", "d1-a1: only the king may stop on a Fortress."),
        (
            "e3e2",
            "e3-e2: the piece on e3 is not yours, attackers to move.",
        ),
        ("a2a3", "a2-a3: nothing stands on a2."),
        (
            "d1c2",
            "d1-c2 is no straight line; pieces move along a row or a column.",
        ),
        (
            "d1d1",
            "d1-d1: a move must go to another square; nobody may pass.",
        ),
    ];
    for (typed, words) in refusals {
        let mut player = player();
        let before = player.rules().clone();
        player.keys(typed).keys("enter").shows(words);
        assert_eq!(*player.rules(), before);
        assert_eq!(player.play().hand.entry.text(), typed);
    }
    let mut konakis = from("fortress attackers /9/9/3K5/9/2t6/9/9/6T2/9/");
    konakis
        .keys("c5e5 enter")
        .shows("c5-e5: nobody stops on Konakis; it may only be crossed.");
}

#[test]
fn a_click_picks_and_another_plays() {
    let mut player = player();
    player.click("d1").shows("d1 picked");
    player.click("a4").shows("a4 picked");
    player.click("a4");
    assert_eq!(player.play().hand.picked, None);
    player
        .click("d1")
        .click("d8")
        .shows("d1-d8 is blocked by d5.");
    assert_eq!(
        player.play().hand.picked,
        "d1".parse().ok(),
        "the pick is kept"
    );
    player.click("d4");
    assert_eq!(moves(&player), "d1-d4");
}

#[test]
fn a_drag_plays_or_goes_back() {
    let mut player = player();
    player.drag("d1", "d7").shows("d1-d7 is blocked by d5.");
    assert_eq!(
        (moves(&player).as_str(), player.play().hand.picked),
        ("", None)
    );
    let (from, beside) = (player.cell("d1"), (player.cell("i5").0 + 5, 0));
    player.drag_to(from, beside);
    assert_eq!(
        (player.play().hand.picked, &player.play().notice),
        (None, &None),
        "silently"
    );
    player.drag("d1", "d4");
    assert_eq!(moves(&player), "d1-d4");
}

#[test]
fn a_drag_goes_on_over_a_resize_by_the_geometry_of_its_end() {
    use crossterm::event::{MouseButton, MouseEventKind};
    let mut player = player();
    let down = player.cell("d1");
    player.events([common::player::mouse(
        MouseEventKind::Down(MouseButton::Left),
        down,
    )]);
    player.resize(120, 42);
    let up = player.cell("d4");
    player.events([common::player::mouse(
        MouseEventKind::Up(MouseButton::Left),
        up,
    )]);
    assert_eq!(moves(&player), "d1-d4");
}

#[test]
fn the_right_button_and_a_click_beside_the_board_let_go() {
    use crossterm::event::{MouseButton, MouseEventKind};
    let mut player = player();
    player.click("d1");
    player.events([common::player::mouse(
        MouseEventKind::Down(MouseButton::Right),
        (0, 0),
    )]);
    assert_eq!(player.play().hand.picked, None);
    player.click("d1").click_at((60, 20));
    assert_eq!(player.play().hand.picked, None);
}

#[test]
fn tab_walks_the_pieces_and_then_the_targets() {
    let mut player = player();
    // Every attacker but the three e1, a5 and i5 in the middle of an edge can move, and e9.
    let movable = player.play().position().movable();
    for square in movable.into_iter().chain(movable.first()) {
        player.keys("tab");
        if player.play().hand.cursor == square {
            break;
        }
    }
    player.keys("d1 enter tab");
    assert!(
        player
            .play()
            .marks()
            .targets
            .contains(player.play().hand.cursor)
    );
}

#[test]
fn undo_and_redo_walk_the_whole_game() {
    let mut player = player();
    player.keys("d1d4 enter e4f4 enter a4b4 enter");
    player
        .keys("u u u u")
        .shows("There is no move to take back.")
        .shows("Attackers to move");
    assert_eq!(moves(&player), "");
    player
        .keys("r r ctrl-r r")
        .shows("There is no move to bring back.");
    assert_eq!(moves(&player), "d1-d4 e4-f4 a4-b4");
}

#[test]
fn a_whole_game_ends_with_the_kings_escape() {
    let mut player = player();
    for mv in vector("fortress", "escape") {
        player.keys(&mv).keys("enter");
    }
    assert_eq!(
        player.rules().outcome(),
        Some(Outcome::Board(End::KingEscaped))
    );
    player
        .shows("Defenders win")
        .shows("The king has escaped to");
    player.keys("u").shows("taken back");
    assert_eq!(player.rules().outcome(), None);
}

#[test]
fn a_whole_game_ends_with_the_kings_capture_by_clicks() {
    let mut player = player();
    for mv in vector("fortress", "king") {
        player.click(&mv[..2]).click(&mv[3..]);
    }
    assert_eq!(
        player.rules().outcome(),
        Some(Outcome::Board(End::KingCaptured))
    );
    player
        .shows("Attackers win")
        .shows("The king is captured on");
}

#[test]
fn a_move_that_ends_the_game_is_not_told_as_one_without_effect() {
    for size in [(80, 24), (40, 14), (120, 42)] {
        // The king is captured by the last move, he escapes by it, and nobody can move after it.
        for end in ["king", "escape", "blocked"] {
            let start = Position::start(Ruleset::Fortress);
            let mut player =
                Player::game(size.0, size.1, settings(Language::English, COLOUR), start);
            let moves = vector("fortress", end);
            let (last, before) = moves.split_last().unwrap();
            for mv in before {
                player.keys(mv).keys("enter");
            }
            assert!(player.rules().outcome().is_none(), "{end}");
            player.keys(last).keys("enter");
            assert!(player.rules().last().unwrap().end.is_some(), "{end}");
            assert!(!player.says("no capture"), "{end}\n{}", player.text());
            player.keys("u u");
            assert!(player.rules().outcome().is_none());
        }
    }
}

#[test]
fn a_whole_game_ends_without_a_legal_move_by_drags() {
    let mut player = player();
    for mv in vector("fortress", "blocked") {
        player.drag(&mv[..2], &mv[3..]);
    }
    assert_eq!(
        player.rules().outcome(),
        Some(Outcome::Board(End::NoMoves(Side::Attackers)))
    );
    player
        .shows("Defenders win")
        .shows("The attackers have no legal move left.");
}

#[test]
fn a_game_of_gwezboell_ends_by_its_own_rules() {
    let mut player = from(&Position::start(Ruleset::Gwezboell).to_string());
    player.shows("Gwezboell rules");
    for mv in vector("gwezboell", "king") {
        player.keys(&mv).keys("enter");
    }
    player.shows("Attackers win");
    assert_eq!(
        player.rules().outcome(),
        Some(Outcome::Board(End::KingCaptured))
    );
}

#[test]
fn a_side_resigns_in_the_dialog_but_never_by_one_key() {
    let mut player = player();
    player.keys("x").shows("Keep playing");
    // Enter does not answer before the selection was changed.
    player.keys("enter").shows("Keep playing");
    player
        .keys("down enter")
        .shows("Defenders win")
        .shows("The attackers have resigned.");
    assert_eq!(
        player.rules().outcome(),
        Some(Outcome::Resigned(Side::Attackers))
    );
    player
        .keys("u")
        .shows("Attackers to move")
        .shows("The ending is taken back");
}

#[test]
fn escape_always_refuses() {
    let mut player = player();
    player.keys("x down down esc").shows("Attackers to move");
    player
        .keys("x down down enter")
        .shows("Do the defenders accept?");
    player
        .keys("esc")
        .shows("The defenders refuse the attackers' draw.");
    assert_eq!(player.rules().outcome(), None);
}

#[test]
fn the_other_side_accepts_a_draw() {
    let mut player = player();
    player
        .keys("x down down enter y")
        .shows("Draw")
        .shows("The players agreed on a draw.");
    assert_eq!(player.rules().outcome(), Some(Outcome::Agreed));
}

#[test]
fn a_draw_is_claimed_when_a_position_stands_for_the_third_time() {
    let mut player = player();
    player.keys("x");
    assert!(!player.says("claim a draw"));
    player.keys("esc");
    for _ in 0..2 {
        player.keys("d1c1 enter e3f3 enter c1d1 enter f3e3 enter");
    }
    player.shows("This position stands for the third time. Attackers may claim a draw: x.");
    player
        .keys("x down down down enter")
        .shows("A draw was claimed");
    assert_eq!(player.rules().outcome(), Some(Outcome::Repetition));
}

#[test]
fn every_ending_is_chosen_by_the_mouse_too() {
    let mut player = player();
    player
        .click_text("x end")
        .click_text("Attackers resign")
        .shows("Defenders win");
    player
        .click_text("u undo")
        .click_text("x end")
        .click_text("offer a draw")
        .click_text("Yes, a draw")
        .shows("Draw");
}

#[test]
fn raichi_and_tuichi_are_called_in_words() {
    let mut player = from("fortress defenders /6t2/9/4K4/9/9/9/9/2T4t1/9/");
    player
        .keys("e3e1 enter")
        .shows("RAICHI! The king on e1 has one open way: west, to a1.");
    let mut player = from("fortress defenders /9/9/4K4/9/9/9/9/2T4t1/9/");
    player
        .keys("e3e1 enter")
        .shows("TUICHI! The king on e1 has two open ways: to i1, a1.");
}

#[test]
fn what_was_taken_is_told_with_how() {
    let mut player = from("fortress defenders /9/4T4/4t4/2Tt1tT2/9/8t/9/1K7/4T4/");
    player
        .keys("e9e4 enter")
        .shows("e9-e4 took d4, e3, f4: rafle of three.")
        .shows("3 of 4");
    let mut player = from("fortress attackers /1T7/9/9/9/7T1/9/2t2K3/9/9/");
    player
        .keys("c7c1 enter")
        .shows("c7-c1 took b1 against the Fortress a1.");
}

#[test]
fn why_tells_the_rule_of_a_refusal_a_capture_and_a_spared_pawn() {
    let mut player = player();
    player.keys("F-2").shows("There is nothing to explain yet.");
    player.keys("d1a1 enter F-2").shows("Rule 12:");
    let mut player = from("fortress attackers /9/9/9/3TK4/9/9/9/2t6/9/");
    player
        .keys("c8c4 enter F-2")
        .shows("d4 stands: the king is unarmed");
}

#[test]
fn why_tells_the_rule_of_a_capture_first_and_then_of_the_pawn_that_was_spared() {
    let mut player = player();
    for mv in "a6c6 e7c7 e8d8 g5g3 a4c4 e6g6 d8d7 f5f2 f9f3".split(' ') {
        player.keys(mv).keys("enter");
    }
    player.shows("f9-f3 took f2").keys("F-2").shows("Rule 5:");
    player
        .keys("F-2")
        .shows("f3 stands: a pawn that moves between two enemies is not taken.");
    player.keys("F-2").shows("5. Captures of pawns");
}

#[test]
fn why_tells_the_rule_of_every_refusal() {
    let mut player = player();
    player
        .keys("d1d4 enter d9 enter")
        .shows("The piece on d9 is not yours")
        .keys("F-2")
        .shows("Rule 3:");
    player.keys("F-2").shows("3. Moves");
    player.keys("esc esc").click("a5").keys("F-2");
    player.shows("Rule 3:");
    for (picked, said) in [
        ("a2", "Nothing stands on a2."),
        ("e5", "The piece on e5 has no move."),
    ] {
        player.keys("esc").keys(picked).keys("enter").shows(said);
        player.keys("F-2").shows("Rule 3:");
    }
    // What is no square is said with what is one, and stays.
    player
        .keys("esc d9z enter F-2")
        .shows("is no square: a1 to i9");
    player
        .keys("esc x down enter d9 enter")
        .shows("The game is over");
    player.keys("F-2").shows("Rule 9:");
}

#[test]
fn w_says_whether_the_ways_are_shown() {
    for (language, words) in [
        (
            Language::English,
            ["Open ways: hidden.", "Open ways: shown."],
        ),
        (
            Language::French,
            ["Voies libres : cachées.", "Voies libres : montrées."],
        ),
    ] {
        for size in [(80, 24), (40, 14), (21, 12)] {
            let start = Position::start(Ruleset::Fortress);
            let mut player = Player::game(size.0, size.1, settings(language, COLOUR), start);
            // In the game, in its replay and in a lesson.
            for keys in ["d1d4 enter", "p", "esc l"] {
                player.keys(keys);
                for said in words {
                    player.keys("w");
                    let text = player.text();
                    let told: Vec<&str> = text.split_whitespace().collect();
                    assert!(told.join(" ").contains(said), "{said} at {size:?}\n{text}");
                }
            }
        }
    }
}

#[test]
fn a_rematch_changes_the_players_over_and_keeps_the_score_of_the_pair() {
    let mut player = Player::title(80, 24, settings(Language::English, COLOUR));
    player.keys("enter up Bob up Ann tab tab enter");
    assert_eq!(player.play().names, ["Ann".to_owned(), "Bob".to_owned()]);
    player.keys("x down enter");
    assert_eq!(
        player.play().score(),
        [0, 2],
        "Bob has won with the defenders"
    );
    player
        .keys("enter")
        .shows("Attackers to move")
        .shows("Bob (attackers)");
    assert_eq!(player.play().names, ["Bob".to_owned(), "Ann".to_owned()]);
    assert_eq!(player.play().score(), [2, 0]);
}

#[test]
fn players_without_names_have_no_score_that_looks_like_one_of_the_sides() {
    for size in [(80, 24), (40, 14), (120, 42)] {
        let start = Position::start(Ruleset::Fortress);
        let mut player = Player::game(size.0, size.1, settings(Language::English, COLOUR), start);
        // The defenders resign: the player of the attackers has a point, and plays the defenders next.
        player
            .keys("d1d4 enter x down enter")
            .shows("Attackers win");
        for keys in ["", "enter"] {
            player.keys(keys);
            for row in player.text().lines() {
                let words: Vec<&str> = row.split_whitespace().collect();
                // What a side has lost is no score: "0 of 16".
                let scored = (1..words.len()).any(|i| {
                    matches!(words[i - 1], "Attackers" | "Defenders")
                        && words[i].parse::<u32>().is_ok()
                        && words.get(i + 1) != Some(&"of")
                });
                assert!(!scored, "{row}");
            }
        }
    }
}

#[test]
fn leaving_and_interrupting_end_the_program() {
    let mut player = player();
    player.keys("q");
    assert_eq!(
        (player.ended, player.effects.as_slice()),
        (Some(Ended::Quit), &[Effect::Leave(Leave::Quit)][..])
    );
    let mut player = self::player();
    player.keys("d1d ctrl-c");
    assert_eq!(player.ended, Some(Ended::Interrupt));
}

#[test]
fn alt_and_a_letter_is_nothing_and_key_releases_are_ignored() {
    use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
    let mut player = player();
    player.keys("d1d4 enter");
    player.events([common::player::key(KeyCode::Char('u'), KeyModifiers::ALT)]);
    let release = KeyEvent::new_with_kind(
        KeyCode::Char('u'),
        KeyModifiers::NONE,
        KeyEventKind::Release,
    );
    player.events([Event::Key(release)]);
    assert_eq!(moves(&player), "d1-d4");
}

#[test]
fn a_paste_acts_only_where_text_is_typed() {
    use crossterm::event::Event;
    let mut player = player();
    player.events([Event::Paste("d1\x1b-d4\nq\nu".to_owned())]);
    assert_eq!(player.play().hand.entry.text(), "d1-d4");
    player.keys("esc");
    player.events([Event::Paste("d1-d4\rq\ru".to_owned())]);
    assert_eq!(player.play().hand.entry.text(), "d1-d4");
    player.keys("enter esc");
    player.events([Event::Paste("quit".to_owned())]);
    assert_eq!((player.ended, player.play().hand.entry.text()), (None, ""));
    player.keys("x");
    player.events([Event::Paste("y".to_owned())]);
    assert_eq!(player.rules().outcome(), None);
}

#[test]
fn a_move_typed_in_a_finished_game_is_refused_and_starts_nothing() {
    let mut player = player();
    player.keys("x down enter").shows("Defenders win");
    player
        .keys("d1d4 enter")
        .shows("d1-d4: the game is over.")
        .shows("Defenders win");
    player.keys("esc enter").shows("Attackers to move");
}

#[test]
fn the_narrowest_list_shows_both_squares_of_every_move() {
    let start = Position::start(Ruleset::Gwezboell);
    let mut player = Player::game(40, 14, settings(Language::English, COLOUR), start);
    player.keys("t");
    for mv in vector("gwezboell", "king") {
        player.keys(&mv).keys("enter");
        // Behind the board and its coordinates, between header and message.
        let text = player.text();
        let mut rows = text.lines().skip(1).take(10);
        let bare = mv.replace('-', "");
        let listed = rows.any(|row| row.chars().skip(22).collect::<String>().contains(&bare));
        assert!(listed, "{mv} in\n{text}");
    }
}
