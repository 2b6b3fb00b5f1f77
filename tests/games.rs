//! Games that are kept: saving, resuming, the library, copies, the remembered settings; on a disk in memory.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Disk, Player, settings, start};
use crossterm::event::Event;
use tablut::app::message::{Effect, Language, Request};
use tablut::app::{App, Memory, Screen, Start};
use tablut::record::{Hints, Record};
use tablut::rules::{Outcome, Position, Ruleset, Side};
use tablut::terminal::Ended;
use tablut::text::text;

fn player() -> Player {
    let start = Position::start(Ruleset::Fortress);
    Player::game(80, 24, settings(Language::English, COLOUR), start)
}

/// A player at the title, with the games of another one's disk.
fn next_day(disk: Disk) -> Player {
    let start = Start {
        unfinished: disk.unfinished(),
        ..start(80, 24, settings(Language::English, COLOUR))
    };
    let mut player = Player::at(App::title(start));
    player.disk = disk;
    player
}

fn only(disk: &Disk) -> &str {
    assert_eq!(disk.games.len(), 1);
    disk.games.values().next().unwrap()
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

#[test]
fn a_game_is_on_disk_from_its_first_move_and_not_before() {
    let mut player = player();
    player.keys("down down enter up enter");
    assert!(player.disk.games.is_empty());
    player.keys("d1d4 enter");
    assert!(
        only(&player.disk).ends_with("\n\n1. d1-d4\n"),
        "{}",
        only(&player.disk)
    );
    player.keys("e4f4 enter");
    assert!(
        only(&player.disk).ends_with("\n\n1. d1-d4 e4-f4\n"),
        "{}",
        only(&player.disk)
    );
}

#[test]
fn the_record_is_written_before_the_frame_that_shows_the_move() {
    let mut player = player();
    player.keys("d1d4 enter");
    let saves = |player: &Player| {
        player
            .effects
            .iter()
            .filter(|e| matches!(e, Effect::Disk(Request::Save { .. })))
            .count()
    };
    assert_eq!(saves(&player), 1);
    // Moving the cursor touches no disk.
    player.keys("up down left right tab esc o w k");
    assert_eq!(saves(&player), 1);
}

#[test]
fn moves_taken_back_stay_in_the_record_until_another_replaces_them() {
    let mut player = player();
    player.keys("d1d4 enter e4f4 enter a4b4 enter u u");
    assert!(only(&player.disk).contains("[tablut-at:1]"));
    let mut later = next_day(std::mem::take(&mut player.disk));
    later.shows("Continue").keys("enter");
    assert_eq!(moves(&later), "d1-d4");
    later.keys("r r");
    assert_eq!(moves(&later), "d1-d4 e4-f4 a4-b4");
    later.keys("u u u");
    assert_eq!(moves(&later), "", "undo goes back to the first move");
    later.keys("r e3f3 enter");
    assert!(
        only(&later.disk).ends_with("1. d1-d4 e3-f3\n"),
        "{}",
        only(&later.disk)
    );
    assert!(!only(&later.disk).contains("tablut-at"));
}

#[test]
fn leaving_never_asks_and_a_resumed_game_goes_on_under_its_name() {
    let mut player = player();
    player.keys("d1d4 enter q");
    assert_eq!(player.ended, Some(Ended::Quit));
    let mut later = next_day(std::mem::take(&mut player.disk));
    later.keys("enter e4f4 enter");
    assert!(only(&later.disk).ends_with("1. d1-d4 e4-f4\n"));
}

#[test]
fn an_ending_by_the_players_is_kept_and_its_taking_back_too() {
    let mut player = player();
    player.keys("d1d4 enter x down enter");
    assert!(
        only(&player.disk).contains("[result:1]\n[termination:defenders resigned]"),
        "{}",
        only(&player.disk)
    );
    player.keys("u");
    assert!(only(&player.disk).contains("[result:?]"));
    let mut later = next_day(std::mem::take(&mut player.disk));
    later.keys("enter");
    assert_eq!(
        (later.rules().outcome(), moves(&later).as_str()),
        (None, "d1-d4")
    );
}

#[test]
fn a_game_that_cannot_be_saved_goes_on_and_says_so_until_it_can() {
    let mut player = player();
    player.disk.broken = Some("No space left on device".to_owned());
    player
        .keys("d1d4 enter")
        .shows("NOT SAVED: No space left on device");
    player.keys("e4f4 enter").shows("NOT SAVED");
    player.keys("q").shows("Leave this game?");
    player.keys("n");
    player.disk.broken = None;
    player.keys("a4b4 enter");
    assert!(!player.says("NOT SAVED"));
    assert!(only(&player.disk).ends_with("1. d1-d4 e4-f4\n2. a4-b4\n"));
}

#[test]
fn a_copy_never_replaces_a_file_without_a_yes() {
    let mut player = player();
    player
        .disk
        .copies
        .insert("old.otg".to_owned(), "precious".to_owned());
    player
        .keys("d1d4 enter s old.otg enter")
        .shows("There is a file old.otg. Replace it?");
    player.keys("n");
    assert_eq!(player.disk.copies["old.otg"], "precious");
    player
        .keys("s old.otg enter y")
        .shows("Saved a copy as old.otg.");
    assert!(player.disk.copies["old.otg"].ends_with("1. d1-d4\n"));
    player
        .keys("s new.otg enter")
        .shows("Saved a copy as new.otg.");
    assert_eq!(player.disk.copies.len(), 2);
}

#[test]
fn tab_completes_a_path() {
    let mut player = player();
    player
        .disk
        .copies
        .insert("a-long-name.otg".to_owned(), "old".to_owned());
    player.keys("s a-l tab").shows("a-long-name.otg");
}

/// Three games: a finished one, an unfinished one, and one that breaks off.
fn three_games() -> Disk {
    let mut disk = Disk::default();
    let mut add = |name: &str, text: &str| disk.games.insert(name.to_owned(), text.to_owned());
    add(
        "2026-01-01-100000",
        "[date:2026.01.01]\n[attackers:Ann]\n[defenders:Bob]\n[result:1]\n[termination:defenders resigned]\n\n1. d1-d4\n",
    );
    add(
        "2026-02-02-100000",
        "[date:2026.02.02]\n[attackers:Cleo]\n[defenders:Dan]\n\n1. d1-d4 e4-f4\n",
    );
    add(
        "2026-03-03-100000",
        "[date:2026.03.03]\n\n1. d1-d4 e4-f4\n2. d4-d9\n",
    );
    disk
}

#[test]
fn the_library_lists_the_newest_first_and_opens_what_is_selected() {
    let mut player = next_day(three_games());
    player.click_text("Games").shows("3 games");
    let row = |player: &Player, text: &str| player.find(text).unwrap().1;
    assert!(row(&player, "2026.03.03") < row(&player, "2026.02.02"));
    assert!(row(&player, "2026.02.02") < row(&player, "2026.01.01"));
    player
        .shows("unfinished")
        .shows("attackers: resigned")
        .shows("turn 2 (attackers)");
    player
        .keys("down enter")
        .shows("Attackers to move")
        .shows("Cleo (attackers)");
    assert!(matches!(player.app.screen(), Screen::Play(_)));
    let mut player = next_day(three_games());
    player
        .click_text("Games")
        .keys("end enter")
        .shows("ply 0/1");
    player.keys("esc").shows("3 games");
}

#[test]
fn a_click_selects_a_game_and_another_opens_it() {
    let mut player = next_day(three_games());
    player.click_text("Games").click_text("2026.01.01");
    assert!(matches!(player.app.screen(), Screen::Library(_)));
    player.click_text("2026.01.01").shows("ply 0/1");
}

#[test]
fn a_record_that_breaks_off_opens_as_far_as_it_goes_with_the_reason_in_view() {
    let mut player = next_day(three_games());
    player
        .click_text("Games")
        .keys("enter")
        .shows("Read only up to line 4: turn 2 (attackers) d4-d9: blocked by");
    player.keys("right");
    assert!(!player.says("Read only up to"));
    player
        .keys("end")
        .shows("Read only up to line 4: turn 2 (attackers) d4-d9: blocked by");
    assert_eq!(
        player.disk.games["2026-03-03-100000"],
        three_games().games["2026-03-03-100000"]
    );
}

#[test]
fn the_filter_narrows_the_library() {
    let mut player = next_day(three_games());
    player
        .click_text("Games")
        .keys("/ cle")
        .shows("1 game")
        .shows("Cleo");
    player.keys("enter enter").shows("Cleo (attackers)");
    let mut player = next_day(three_games());
    player
        .click_text("Games")
        .keys("/ zzz")
        .shows("No game fits.")
        .keys("esc")
        .shows("3 games");
}

#[test]
fn the_filter_finds_what_the_column_of_the_results_says() {
    for (filter, date) in [
        ("unfinished", "2026.02.02"),
        ("inachevée", "2026.02.02"),
        ("resigned", "2026.01.01"),
        ("attackers: space res", "2026.01.01"),
        ("blocked", "2026.03.03"),
    ] {
        let mut player = next_day(three_games());
        player.click_text("Games").keys("/").keys(filter);
        player.shows("1 game").shows(date);
    }
}

#[test]
fn deleting_asks_first() {
    let mut player = next_day(three_games());
    player.click_text("Games").events([common::player::key(
        crossterm::event::KeyCode::Delete,
        crossterm::event::KeyModifiers::NONE,
    )]);
    player
        .shows("Move the game 2026-03-03-100000 to the trash?")
        .keys("enter");
    assert_eq!(player.disk.games.len(), 3, "Enter alone answers nothing");
    player.keys("y").shows("2 games");
    assert!(!player.disk.games.contains_key("2026-03-03-100000"));
}

#[test]
fn a_pasted_move_list_is_a_game() {
    let mut player = next_day(Disk::default());
    player.click_text("Games").shows("No games yet");
    player.events([Event::Paste("1. d1-d4 e4-f4\n2. a4b4".to_owned())]);
    player.shows("ply 0/3").keys("end enter");
    assert_eq!(moves(&player), "d1-d4 e4-f4 a4-b4");
    assert!(
        only(&player.disk).ends_with("1. d1-d4 e4-f4\n2. a4-b4\n"),
        "it is kept"
    );
    let mut player = next_day(Disk::default());
    player.click_text("Games");
    player.events([Event::Paste("hello".to_owned())]);
    player.shows("The pasted text is no game");
}

#[test]
fn a_pasted_game_is_kept_whatever_is_done_next() {
    let paste = || {
        let mut player = next_day(Disk::default());
        player.click_text("Games");
        player.events([Event::Paste("1. d1-d4 e4-f4\n2. a4b4".to_owned())]);
        player.shows("ply 0/3");
        player
    };
    let whole = "\n\n1. d1-d4 e4-f4\n2. a4-b4\n";
    // Played on from the start, it is another game, and the pasted one stays.
    let mut player = paste();
    player.keys("enter d1d3 enter");
    assert_eq!(player.disk.games.len(), 2);
    assert!(player.disk.games.values().next().unwrap().ends_with(whole));
    player.keys("q");
    assert_eq!(player.ended, Some(Ended::Quit));
    // Left at once.
    let mut player = paste();
    player.keys("q");
    assert_eq!(player.ended, Some(Ended::Quit));
    assert!(only(&player.disk).ends_with(whole));
    // It stands in the list to which the replay leads back.
    let mut player = paste();
    player.keys("esc").shows("1 game").shows("unfinished");
    // At its last move it goes on as the game that it is.
    let mut player = paste();
    player.keys("end enter c5c4 enter");
    assert!(only(&player.disk).ends_with("2. a4-b4 c5-c4\n"));
}

#[test]
fn a_pasted_game_that_cannot_be_kept_says_so_and_is_not_left_without_a_question() {
    let mut player = next_day(Disk::default());
    player.click_text("Games");
    player.disk.broken = Some("No space left on device".to_owned());
    player.events([Event::Paste("d1-d4 e4-f4".to_owned())]);
    player
        .shows("ply 0/2")
        .shows("NOT SAVED: No space left on device");
    player.keys("q").shows("Leave this game?");
}

#[test]
fn a_record_is_opened_by_its_path() {
    let mut player = next_day(Disk::default());
    player
        .disk
        .copies
        .insert("famous.otg".to_owned(), "d1-d4 e4-f4".to_owned());
    player
        .click_text("Games")
        .keys("o famous.otg enter")
        .shows("ply 0/2");
    player
        .keys("esc o nothing.otg enter")
        .shows("Not opened: nothing.otg");
}

#[test]
fn a_game_that_another_program_plays_may_be_looked_at_only() {
    use tablut::app::message::{Msg, Opened, Purpose, Report};
    let mut player = player();
    let reading = Record::read("d1-d4 e4-f4", Hints::default());
    let opened = Opened {
        name: Some("held".to_owned()),
        label: String::new(),
        reading,
        locked: true,
        purpose: Purpose::Continue,
    };
    player
        .app
        .update(Msg::Report(Report::Opened(Box::new(opened))));
    player.keys("up").shows("Another program plays this game");
    player
        .keys("a4b4 enter")
        .shows("Another program plays this game");
    player
        .keys("esc u")
        .shows("Another program plays this game");
    player
        .keys("x down enter")
        .shows("Another program plays this game");
    assert_eq!(
        (moves(&player).as_str(), player.rules().outcome()),
        ("d1-d4 e4-f4", None)
    );
    assert!(player.disk.games.is_empty());
}

#[test]
fn settings_and_the_last_form_are_remembered() {
    let mut player = Player::title(80, 24, settings(Language::English, COLOUR));
    player.keys("v y");
    assert!(
        player.disk.settings.contains("theme = light\n")
            && player.disk.settings.contains("language = fr\n")
    );
    assert!(
        !player.disk.settings.contains("bell"),
        "what was not chosen is left to the environment"
    );
    player
        .keys("y")
        .click_text("New game")
        .keys("up up up up right down down Ann tab Bob tab enter");
    let (memory, broken) = Memory::read(&player.disk.settings);
    assert_eq!(broken, None);
    assert_eq!(memory.setup.ruleset, Ruleset::Gwezboell);
    assert_eq!(memory.setup.names, ["Ann".to_owned(), "Bob".to_owned()]);
    assert_eq!(memory.to_string(), player.disk.settings);
}

#[test]
fn the_mouse_that_is_lent_to_select_text_is_back_at_the_next_start() {
    for keys in ["F-3", "d1 F-3", "? F-3"] {
        let mut player = player();
        player.keys(keys);
        assert!(player.effects.contains(&Effect::Mouse(false)), "{keys}");
        assert_eq!(player.disk.settings, "", "{keys}: nothing is remembered");
        player.keys("esc v");
        assert_eq!(player.disk.settings.find("mouse"), None, "{keys}");
    }
    // The row of the settings is a choice to stay.
    let mut player = player();
    player.keys("F-4 up up right");
    assert!(player.effects.contains(&Effect::Mouse(false)));
    assert!(player.disk.settings.contains("mouse = no\n"));
}

#[test]
fn without_the_mouse_no_hint_speaks_of_a_click() {
    for (language, with, without) in [
        (
            Language::English,
            "Click, or type d1d4 and Enter.",
            "Type d1d4 and Enter.",
        ),
        (
            Language::French,
            "Cliquez, ou tapez d1d4, Entrée.",
            "Tapez d1d4, puis Entrée.",
        ),
    ] {
        let start = Position::start(Ruleset::Fortress);
        let mut player = Player::game(80, 24, settings(language, COLOUR), start);
        player.shows(with).keys("F-3").shows(without);
        assert!(!player.says(with));
        player.keys("F-3").shows(with);
    }
}

#[test]
fn settings_that_are_not_saved_are_told_on_the_title_too() {
    let why = "No space left on device (os error 28)";
    for (language, said) in [
        (Language::English, "The settings are not saved:"),
        (Language::French, "Les réglages ne sont pas enregistrés :"),
    ] {
        for (width, height) in [(40, 14), (80, 24), (120, 42)] {
            let mut player = Player::title(width, height, settings(language, COLOUR));
            let told = |player: &Player| {
                let text = player.text();
                let words: Vec<&str> = text.split_whitespace().collect();
                words.join(" ").contains(&format!("{said} {why}"))
            };
            player.disk.broken = Some(why.to_owned());
            player.keys("v");
            assert!(told(&player), "{}", player.text());
            // The next command takes it away.
            player.keys("down");
            assert!(!told(&player), "{}", player.text());
            // What fails in the form of the settings is told when it closes.
            player.keys("F-4 down right esc");
            assert!(told(&player), "{}", player.text());
            // A click takes it away as well.
            player.keys("v");
            player.click_text(text(language).menu.new_game).keys("esc");
            assert!(!told(&player), "{}", player.text());
            // What succeeds is not told.
            player.disk.broken = None;
            player.keys("v");
            assert!(!told(&player), "{}", player.text());
            assert!(player.disk.settings.contains("theme = "));
        }
    }
}

#[test]
fn a_broken_line_of_the_settings_is_a_warning_and_the_others_count() {
    let (memory, broken) = Memory::read("theme = light\ncolour = blue\nbell = yes\nsize\n");
    assert_eq!(broken, Some((2, "colour = blue".to_owned())));
    assert_eq!((memory.bell, memory.size), (Some(true), None));
    let start = Start {
        broken,
        ..start(80, 24, settings(Language::English, COLOUR))
    };
    Player::at(App::title(start)).shows("settings, line 2: \"colour = blue\" means nothing");
}

#[test]
fn a_rematch_is_a_game_of_its_own() {
    let mut player = player();
    player.keys("d1d4 enter x down enter enter d1d3 enter");
    assert_eq!(player.disk.games.len(), 2);
    assert_eq!(player.rules().outcome(), None);
    let first = Record::read(player.disk.games.values().next().unwrap(), Hints::default()).record;
    assert_eq!(
        first.game().outcome(),
        Some(Outcome::Resigned(Side::Defenders))
    );
}

#[test]
fn every_game_has_the_date_of_its_day() {
    let mut player = player();
    player.keys("d1d4 enter x down enter enter d1d3 enter");
    assert_eq!(player.disk.games.len(), 2);
    for text in player.disk.games.values() {
        assert!(text.contains("[date:2026.11.29]"), "{text}");
    }
}

#[test]
fn the_title_continues_what_is_there() {
    let mut first = player();
    first.keys("d1d4 enter");
    let mut player = next_day(std::mem::take(&mut first.disk));
    player.shows("Continue");
    player.keys("down down down enter del down enter esc");
    assert!(matches!(player.app.screen(), Screen::Title(_)));
    assert!(!player.says("Continue"), "{}", player.text());
}

#[test]
fn a_game_that_is_gone_is_told_by_the_library() {
    let mut first = player();
    first.keys("d1d4 enter");
    let mut player = next_day(std::mem::take(&mut first.disk));
    player.disk.games.clear();
    player.keys("enter");
    assert!(matches!(player.app.screen(), Screen::Library(_)));
    player.shows("not found");
}

#[test]
fn a_game_that_is_not_saved_is_not_left_from_its_replay_either() {
    let mut player = player();
    player.disk.broken = Some("no space".to_owned());
    player.keys("d1d4 enter p q");
    assert_eq!(player.ended, None);
    player.keys("down enter");
    assert_eq!(player.ended, Some(Ended::Quit));
}

#[test]
fn an_unsaved_game_is_left_for_another_only_after_a_question() {
    let mut player = player();
    player.disk.broken = Some("No space left on device".to_owned());
    player
        .keys("d1d4 enter n")
        .shows("Leave this game?")
        .keys("esc");
    assert_eq!(moves(&player), "d1-d4");
    player.keys("n y").shows("First move");
    player.keys("esc x down enter");
    player.keys("enter").shows("Leave this game?").keys("n");
    assert!(player.rules().outcome().is_some());
    player.keys("enter y").shows("Attackers to move");
    assert_eq!(moves(&player), "");
}

#[test]
fn continue_opens_the_game_that_was_played_last_after_the_library_too() {
    let mut disk = Disk::default();
    for (name, moves) in [
        ("2026-01-01-100000", "1. d1-d4\n"),
        ("2026-02-02-100000", "1. a4-b4\n"),
    ] {
        disk.games.insert(name.to_owned(), moves.to_owned());
    }
    // The older one is played on, and is the one that was played last from then on.
    let mut player = next_day(disk);
    player.click_text("Games").keys("end enter e4f4 enter");
    assert_eq!(moves(&player), "d1-d4 e4-f4");
    let mut player = next_day(std::mem::take(&mut player.disk));
    player.click_text("Games").shows("2 games").keys("esc");
    player.click_text("Continue");
    assert_eq!(moves(&player), "d1-d4 e4-f4");
}

#[test]
fn a_game_that_is_not_saved_is_played_on_from_its_replay_only_after_a_question() {
    let mut player = player();
    player.disk.broken = Some("No space left on device".to_owned());
    player.keys("d1d4 enter e4f4 enter a4b4 enter p left left");
    player.keys("enter").shows("Leave this game?").keys("n");
    assert!(matches!(player.app.screen(), Screen::Replay(_)));
    // It is whole below its replay.
    player.keys("esc");
    assert_eq!(moves(&player), "d1-d4 e4-f4 a4-b4");
    player.keys("p left left enter y");
    assert!(matches!(player.app.screen(), Screen::Play(_)));
    assert_eq!(moves(&player), "d1-d4");
    // What is on the disk is left without one.
    player.disk.broken = None;
    player.keys("e4f4 enter p left enter");
    assert!(matches!(player.app.screen(), Screen::Play(_)));
}

#[test]
fn a_game_that_is_continued_is_told_with_what_was_read_otherwise() {
    for (language, said) in [
        (
            Language::English,
            "Read with a remark: 3: turn 1 (attackers) Kd1-d4: the letter names another piece",
        ),
        (
            Language::French,
            "Lue avec une remarque à la ligne 3, tour 1 (attaquants), Kd1-d4 : la lettre",
        ),
    ] {
        let name = "2026-01-01-100000".to_owned();
        let text = "[date:2026.01.01]\n\n1. Kd1-d4 e4-f4\n".to_owned();
        let start = Start {
            unfinished: Some(name.clone()),
            ..start(80, 24, settings(language, COLOUR))
        };
        let mut player = Player::at(App::title(start));
        player.disk.games.insert(name, text.clone());
        player.keys("enter").shows(said);
        assert_eq!(only(&player.disk), text, "reading changes nothing");
        // The next move takes it away, and is saved strictly.
        player.keys("a4b4 enter");
        assert!(!player.says(said), "{}", player.text());
        assert!(only(&player.disk).ends_with("\n\n1. d1-d4 e4-f4\n2. a4-b4\n"));
    }
}
