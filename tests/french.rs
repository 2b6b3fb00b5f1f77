//! The screen in French: what is told there is told in French.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Disk, Player, settings};
use common::scenes::{ASCII, FAULTY, SCENES, painted, resize, rows};
use crossterm::event::Event;
use tablut::app::Screen;
use tablut::app::message::{Language, Msg, Report, Summary};

/// At the title of a wide screen in French, with these records on disk.
fn french<const N: usize>(games: [(&str, &str); N]) -> Player {
    let mut player = Player::title(130, 34, settings(Language::French, COLOUR));
    player.disk = Disk {
        games: games
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .into(),
        ..Disk::default()
    };
    player
}

#[test]
fn where_and_why_a_record_breaks_off_is_said_in_the_language_of_the_screen() {
    let said = [
        "Lue seulement jusqu'à la ligne 6, tour 2 (attaquants), d4-d9 : bloqué par d5",
        "Read only up to line 6: turn 2 (attackers) d4-d9: blocked by d5",
    ];
    let mut player = french([("2026-03-03-100000", FAULTY)]);
    let mut in_both = |keys| {
        player.keys(keys).shows(said[0]);
        player.keys("y").shows(said[1]).keys("y");
    };
    in_both("down down enter");
    // As it opens, and again at the end.
    in_both("enter");
    in_both("end");
}

#[test]
fn a_record_without_a_move_is_refused_in_french() {
    let mut player = french([("2026-03-03-100000", "1. castles\n")]);
    player.keys("down down enter enter").shows(
        "Pas d'ouverture : 2026-03-03-100000, ligne 1, tour 1 (attaquants), castles : ce n'est pas un coup ; un coup s'écrit comme d3-d9",
    );
    player.events([Event::Paste("hello".to_owned())]);
    player.shows(
        "Le texte collé n'est pas une partie : ligne 1, tour 1 (attaquants), hello : ce n'est pas un coup",
    );
}

#[test]
fn a_fault_of_the_whole_text_is_at_no_line() {
    let mut player = french([("2026-03-03-100000", "")]);
    player
        .keys("down down enter")
        .shows("Pas d'ouverture : il n'y a là ni étiquette ni coup");
    player
        .keys("enter")
        .shows("Pas d'ouverture : 2026-03-03-100000 : il n'y a là ni étiquette ni coup");
    player
        .keys("y")
        .shows("Not opened: 2026-03-03-100000: there is neither a tag nor a move in it");
}

#[test]
fn a_fault_of_the_whole_text_is_at_no_line_in_english_either() {
    let mut player = Player::title(130, 34, settings(Language::English, COLOUR));
    player
        .disk
        .games
        .insert("2026-03-03-100000".to_owned(), String::new());
    player
        .keys("down down enter")
        .shows("Not opened: there is neither a tag nor a move in it");
}

#[test]
fn what_the_disk_does_not_give_is_no_matter_of_lines() {
    let mut player = french([]);
    player.keys("down down enter");
    let why = "Permission denied (os error 13)".to_owned();
    let closed = Summary::unreadable("2026-03-03-100000".to_owned(), why);
    let games = Report::Games {
        games: vec![closed],
        unfinished: None,
    };
    player.app.update(Msg::Report(games));
    player
        .keys("home")
        .shows("Pas d'ouverture : Permission denied (os error 13)");
}

#[test]
fn remarks_are_made_in_french() {
    let mut player = french([]);
    let copies = &mut player.disk.copies;
    copies.insert("one".to_owned(), "Kd1-d4".to_owned());
    copies.insert("two".to_owned(), "Kd1-d4 e3-d3xe4".to_owned());
    player.keys("down down enter o one enter").shows(
        "Lue avec une remarque à la ligne 1, tour 1 (attaquants), Kd1-d4 : la lettre désigne une autre pièce que celle qui joue",
    );
    player.keys("esc o two enter").shows(
        "Lue avec 2 remarques, la première à la ligne 1, tour 1 (attaquants), Kd1-d4 : la lettre",
    );
}

#[test]
fn a_notice_that_is_longer_than_its_row_is_read_whole() {
    let mut player = french([("2026-03-03-100000", "1. castles\n")]);
    player.resize(40, 14).keys("down down enter enter");
    let text = player.text();
    let words: Vec<&str> = text.split_whitespace().collect();
    assert!(
        words.join(" ").contains(
            "Pas d'ouverture : 2026-03-03-100000, ligne 1, tour 1 (attaquants), castles : ce n'est pas un coup ; un coup s'écrit comme d3-d9"
        ),
        "{text}"
    );
}

#[test]
fn the_library_names_the_rules_in_the_language_of_the_screen_and_finds_them_by_that_name() {
    let games = [
        (
            "2026-03-03-100000",
            "[date:2026.03.03]\n[tablut-ruleset:gwezboell 1]\n\n1. d1-d4\n",
        ),
        ("2026-02-02-100000", "[date:2026.02.02]\n\n1. d1-d4\n"),
    ];
    let mut player = french(games);
    player
        .resize(80, 24)
        .keys("down down enter")
        .shows("Forteresses")
        .shows("Gwezboell");
    assert!(!player.says("fortress") && !player.says("gwezboell"));
    player
        .keys("/ forter")
        .shows("1 partie")
        .shows("2026.02.02");
    player
        .keys("esc / gwez")
        .shows("1 partie")
        .shows("2026.03.03");
    player.keys("esc y").shows("Fortress ").keys("/ fortress");
    player.shows("1 game").shows("2026.02.02");
}

#[test]
fn keys_have_the_names_that_stand_on_a_french_keyboard() {
    let mut player = Player::title(80, 24, settings(Language::French, COLOUR));
    player
        .keys("down down enter")
        .shows("Entrée ouvrir  / filtre  o chemin  Suppr jeter  Échap retour  ? aide  q quitter");
    player.click_text("Échap retour");
    assert!(matches!(player.app.screen(), Screen::Title(_)));
    player
        .keys("enter ?")
        .shows("Échap ou q ferme la page ; flèches, PgPréc et PgSuiv font défiler ; / cherche.")
        .shows("Échap retour  ↑ haut  ↓ bas  PgPréc page haut  PgSuiv page bas");
    let mut player = Player::title(80, 24, settings(Language::French, ASCII));
    player.keys("enter").shows("Entree choisir  Echap retour");
    let mut player = Player::title(80, 24, settings(Language::French, COLOUR));
    player.keys("l f1i1 enter").click_text("Entrée continuer");
    player.shows("Étape 2/2");
}

#[test]
fn no_key_has_its_english_name_on_a_french_screen() {
    const ENGLISH: [&str; 9] = [
        "Enter",
        "Esc",
        "Space",
        "Shift-Tab",
        "PgUp",
        "PgDn",
        "Home",
        "Backspace",
        "Del",
    ];
    for scene in SCENES {
        for size in [(40, 14), (80, 24), (120, 42)] {
            let mut app = scene.app(&settings(Language::French, COLOUR), (80, 24));
            resize(&mut app, size.0, size.1);
            for row in rows(&painted(&app)) {
                let mut words = row.split(|c: char| !c.is_alphanumeric() && c != '-');
                let english = words.find(|word| ENGLISH.contains(word));
                assert_eq!(english, None, "{row:?} of {} at {size:?}", scene.name);
            }
        }
    }
}
