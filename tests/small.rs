//! What a small terminal, or one without its panel, still says and still reaches.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Disk, Player, settings, start};
use common::scenes::{ASCII, MONO, named, painted, press};
use ratatui::layout::Rect;
use tablut::app::App;
use tablut::app::menu::Row;
use tablut::app::message::Language;
use tablut::rules::{Position, Ruleset};

/// A game in which the defenders' seventh move takes the king to a8, from where one way is open; the attackers'
/// seventh took c7.
const RAICHI: &str = "a6c6 e7c7 e8d8 g5g3 a4c4 e6g6 d8d7 f5f2 f9f3 g3g1 h5h7 e5e8 b5b7 e8a8";

/// At a game in this language after these moves.
fn after(size: (u16, u16), language: Language, moves: &str) -> Player {
    let start = Position::start(Ruleset::Fortress);
    let mut player = Player::game(size.0, size.1, settings(language, COLOUR), start);
    player.keys(&moves.split(' ').collect::<Vec<_>>().join(" enter "));
    player.keys("enter");
    player
}

fn english(size: (u16, u16), moves: &str) -> Player {
    after(size, Language::English, moves)
}

/// Fails unless a row of the screen holds this text.
fn row(player: &Player, text: &str) {
    assert!(
        player.find(text).is_some(),
        "{text:?} in\n{}",
        player.text()
    );
}

#[test]
fn raichi_is_called_without_a_panel() {
    for (size, keys, words) in [
        (
            (80, 24),
            "t",
            "RAICHI! The king on a8 has one open way: north, to a9.",
        ),
        ((40, 14), "t", "RAICHI! The king on a8 has one open"),
        ((30, 13), "", "RAICHI a9."),
        ((21, 12), "", "RAICHI a9."),
    ] {
        let mut player = english(size, RAICHI);
        player.keys(keys);
        row(&player, "Attackers to move");
        row(&player, words);
        // A picked piece, or half a move, does not hide it.
        player.keys("b7 enter");
        row(&player, words);
        player.keys("b7b");
        row(&player, "RAICHI");
    }
    let player = after((21, 12), Language::French, RAICHI);
    row(&player, "Trait : attaquants");
    row(&player, "RAICHI a9.");
}

#[test]
fn what_was_taken_and_the_breath_are_told_without_a_panel() {
    let (before, _) = RAICHI.rsplit_once(' ').unwrap();
    for (size, keys, taken, breath) in [
        (
            (80, 24),
            "t",
            "b5-b7 took c7: tenaille.",
            "The king's breath: 3 squares, d8, e7, f8.",
        ),
        (
            (40, 14),
            "t",
            "b5-b7 took c7: tenaille.",
            "The king's breath: 3 squares, d8, e7,",
        ),
        (
            (30, 13),
            "",
            "b5-b7 took c7: tenaille.",
            "Breath 3: d8, e7, f8.",
        ),
        ((21, 12), "", "b5-b7xc7", "Breath: 3."),
    ] {
        let mut player = english(size, before);
        player.keys(keys);
        row(&player, taken);
        player.keys("k");
        row(&player, breath);
    }
}

#[test]
fn a_third_repetition_is_told_without_a_panel() {
    let twice = "d1d2 e4d4 d2d1 d4e4 d1d2 e4d4 d2d1 d4e4";
    for (size, keys, words) in [
        (
            (80, 24),
            "t",
            "This position stands for the third time. Attackers may claim a draw: x.",
        ),
        ((40, 14), "t", "Attackers may claim a draw: x."),
        ((30, 13), "", "3rd time. x: draw."),
        ((21, 12), "", "3rd time. x: draw."),
    ] {
        let mut player = english(size, twice);
        player.keys(keys);
        row(&player, words);
    }
    row(
        &after((21, 12), Language::French, twice),
        "3e fois. x : nulle.",
    );
}

#[test]
fn every_end_says_who_and_why_without_a_panel() {
    let escape = format!("{RAICHI} a5a6 a8a9");
    for (size, keys, why) in [
        ((80, 24), "t", "The king has escaped to a9."),
        ((40, 14), "t", "The king has escaped to a9."),
        ((30, 13), "", "The king has escaped to a9."),
        ((21, 12), "", "King escaped to a9."),
    ] {
        let mut player = english(size, &escape);
        player.keys(keys);
        row(&player, "Defenders win");
        row(&player, why);
    }
    let mut resigned = english((21, 12), "d1d4");
    resigned.keys("x down enter");
    row(&resigned, "Attackers win");
    row(&resigned, "Defenders resigned.");
    let mut agreed = after((21, 12), Language::French, "d1d4");
    agreed.keys("x down down enter o");
    row(&agreed, "Partie nulle");
    row(&agreed, "Nulle par accord.");
}

#[test]
fn an_unsaved_game_is_told_without_a_panel() {
    let start = Position::start(Ruleset::Fortress);
    let mut player = Player::game(21, 12, settings(Language::English, COLOUR), start);
    player.disk.broken = Some("No space left on device (os error 28)".to_owned());
    player.keys("d1d4 enter");
    row(&player, "NOT SAVED.");
}

#[test]
fn a_narrow_panel_of_few_rows_tells_everything() {
    let (before, _) = RAICHI.rsplit_once(' ').unwrap();
    let mut player = english((30, 21), before);
    player
        .shows("Defenders to move")
        .shows("b5-b7 took c7: tenaille.");
    player
        .keys("k")
        .shows("The king's breath: 3 squares, d8, e7, f8.");
    row(&player, "●1 ○2");
}

#[test]
fn under_a_dialog_the_row_of_the_keys_holds_nothing_else() {
    // On the board, before and after the step is solved, and in the second step, which asks for an ending.
    for (language, keys, last) in [
        (Language::English, "up m", " Enter choose  ? help"),
        (
            Language::English,
            "up h8e8 enter m",
            " Enter choose  ? help",
        ),
        (
            Language::English,
            "up h8e8 enter up m",
            " Enter choose  ? help",
        ),
        (Language::French, "up m", " ? aide"),
        (Language::French, "up n up x", " ? aide"),
    ] {
        let start = start(21, 12, settings(language, COLOUR));
        let mut player = Player::at(App::learn(start, Some(11)));
        player.keys(keys);
        assert!(player.app.menu().is_some());
        let text = player.text();
        assert_eq!(text.lines().last(), Some(last), "{text}");
    }
}

#[test]
fn a_click_on_words_over_the_board_is_no_click_on_the_board() {
    let mut player = english((21, 12), "a4a1");
    row(&player, "a4-a1: only the");
    // Three rows of words lie over ranks 3 to 1, and d1 below them.
    assert_eq!(player.cell("d1"), (8, 10));
    player.click_at((8, 10));
    assert_eq!(player.play().hand.picked, None);
    assert_eq!(player.rules().plies().len(), 0);
    // The words are gone, and d1 is there.
    player.click("d1");
    row(&player, "d1 picked: 5 squares");
}

#[test]
fn the_breath_stands_in_the_column_of_its_letter_at_the_smallest_squares() {
    for look in [COLOUR, MONO, ASCII] {
        let start = Position::start(Ruleset::Fortress);
        let mut player = Player::game(40, 14, settings(Language::English, look), start);
        player.keys(&RAICHI.split(' ').collect::<Vec<_>>().join(" enter "));
        player.keys("enter k");
        // The king on a8 breathes through a7 and b8.
        for square in ["a7", "b8"] {
            let at = player.cell(square);
            assert_eq!(player.buffer()[at].symbol(), "o", "{}", player.text());
        }
    }
}

#[test]
fn the_header_names_both_players_or_shortens_both() {
    let named = |names: [&str; 2], width| {
        let start = start(width, 24, settings(Language::English, COLOUR));
        let names = names.map(str::to_owned);
        let position = Position::start(Ruleset::Fortress);
        let mut player = Player::at(App::game(start, position, names));
        player.keys("t");
        player.text().lines().next().unwrap().to_owned()
    };
    assert_eq!(
        named(["", ""], 80),
        "● Attackers to move  Move 1  ●0 ○0  Fortress rules  ● Attackers  ○ Defenders"
    );
    assert_eq!(
        named(["Anne-Charlotte", "Bob"], 80),
        "● Attackers to move  Move 1  lost ●0 ○0  Fortress rules  ● Anne-Charlotte  ○ Bob"
    );
    assert_eq!(
        named(["Anne-Charlotte", "Maximilian-Alexander"], 80),
        "● Attackers to move  Move 1  ●0 ○0  Fortress rules  ● Anne-Charl…  ○ Maximilian…"
    );
}

#[test]
fn the_narrowest_list_keeps_the_kings_letter_and_every_mark() {
    // The king's move, a capture, two Raichis, and the king's escape.
    let mut player = english((40, 14), &format!("{RAICHI} a5a6 a8a9"));
    player.keys("t");
    row(&player, " 6 h5h7   Ke5e8");
    row(&player, " 7 b5b7x  Ke8a8-");
    row(&player, " 8 a5a6-  Ka8a9--");
}

#[test]
fn beside_the_smallest_squares_the_panel_has_the_whole_width_and_t_shows_the_list() {
    let mut player = english((60, 20), RAICHI);
    row(&player, "Move 8 · ● Attackers to move");
    row(&player, "Fortress rules");
    row(&player, "RAICHI! The king on a8 has one open");
    player.keys("t");
    row(&player, "  7 b5-b7xc7         Ke8-a8- R");
    row(
        &player,
        "RAICHI! The king on a8 has one open way: north, to a9.",
    );
    player.keys("t");
    row(&player, "Move 8 · ● Attackers to move");
    // Wider, the list stands beside sentences of 32 columns.
    let mut wide = english((80, 20), RAICHI);
    row(&wide, "RAICHI! The king on a8 has one      4 d8-d7");
    wide.keys("t");
    row(&wide, "  7 b5-b7xc7                   Ke8-a8- R");
    // Below the board the list takes the place of the facts, too.
    let mut below = english((30, 24), RAICHI);
    below.keys("t");
    row(&below, "  7 b5b7x   Ke8a8-");
    row(&below, "RAICHI a9.");
}

/// The words in an area, with one space between.
fn words(app: &App, area: Rect) -> String {
    let buffer = painted(app);
    let cells = area.positions().map(|at| {
        let end = if at.x + 1 == area.right() { " " } else { "" };
        format!("{}{end}", buffer[at].symbol())
    });
    let all: String = cells.collect();
    all.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_choice_of_every_dialog_can_be_read() {
    for language in [Language::English, Language::French] {
        for (name, size) in ["setup", "settings", "endings", "offer", "course", "leave"]
            .into_iter()
            .flat_map(|name| [(21, 12), (30, 13), (40, 14)].map(|size| (name, size)))
        {
            let mut app = named(name).app(&settings(language, COLOUR), size);
            press(&mut app, &mut Disk::default(), "home");
            let rows = app.menu().unwrap().rows(app.settings(), app.text());
            for _ in &rows {
                let menu = app.menu().unwrap();
                let plan = app.layout().menu.unwrap();
                let row = menu.rows(app.settings(), app.text())[menu.selected].clone();
                let area = plan.rows.iter().find(|(index, _)| *index == menu.selected);
                let seen = words(&app, area.unwrap().1);
                let at = format!("{name} {language:?} {size:?}: {seen:?}");
                let said = |label: &str| {
                    let label: Vec<_> = label.split_whitespace().collect();
                    seen.contains(&label.join(" "))
                };
                match row {
                    Row::Item(label) => assert!(said(&label), "{label} in {at}"),
                    Row::Choice(label, options, _) => {
                        for words in options.iter().chain([&label]) {
                            assert!(said(words), "{words} in {at}");
                        }
                    }
                    Row::Action(label) | Row::Text(label, _) => {
                        assert!(said(label), "{label} in {at}");
                    }
                }
                press(&mut app, &mut Disk::default(), "down");
            }
        }
    }
}

#[test]
fn a_click_on_an_option_in_a_line_of_its_own_chooses_it() {
    let mut player = Player::title(21, 12, settings(Language::English, COLOUR));
    player.keys("enter");
    row(&player, "[Fortress rules]");
    player.click_text("Gwezboell rules");
    row(&player, "[Gwezboell rules]");
    row(&player, " Fortress rules");
}

#[test]
fn end_goes_to_the_last_lesson_and_home_to_the_first() {
    let start = start(40, 14, settings(Language::English, COLOUR));
    let mut player = Player::at(App::learn(start, Some(11)));
    player.keys("m");
    row(&player, ">  12 How games end");
    assert!(player.find("↓").is_some() && player.find("↑").is_some());
    player.keys("end");
    row(&player, ">  14 First steps");
    assert!(player.find("↓").is_none());
    player.keys("home");
    row(&player, ">   1 The two goals");
    assert!(player.find("↑").is_none());
}
