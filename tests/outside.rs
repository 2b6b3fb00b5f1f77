//! What comes from outside, a name of a file, a tag or a sentence of the system, is drawn without its control
//! characters, and its line breaks are spaces.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Disk, settings, start};
use common::scenes::{named, painted, press, rows};
use ratatui::layout::Size;
use tablut::app::message::{Language, Msg, Report, Summary};
use tablut::app::{App, Start};
use tablut::record::{Score, Verdict};

/// An escape of a terminal, a line break and another control character, and how they are drawn.
const RAW: &str = "z\u{1b}[31mred\none\u{9b}\u{7}more";
const DRAWN: &str = "z[31mred onemore";

/// What stands on the screen, with the spaces of all rows closed up.
fn drawn(app: &App) -> String {
    let buffer = painted(app);
    for cell in &buffer.content {
        assert!(!cell.symbol().contains(char::is_control), "{cell:?}");
    }
    let rows = rows(&buffer).join(" ");
    rows.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn told(scene: &str, report: Report) -> String {
    let settings = settings(Language::English, COLOUR);
    let mut app = named(scene).app(&settings, (120, 40));
    app.update(Msg::Report(report));
    drawn(&app)
}

#[test]
fn sentences_of_the_system_and_names_of_files_are_drawn_without_control_characters() {
    let raw = || RAW.to_owned();
    let reports = [
        ("play", Report::NotSaved(raw())),
        ("play", Report::NotOpened(raw())),
        ("play", Report::Copied(raw())),
        ("play", Report::NotCopied(raw(), raw())),
        ("play", Report::SettingsNotSaved(raw())),
        ("copy", Report::CopyExists(raw())),
        ("copy", Report::Completed(raw())),
        ("title", Report::NotOpened(raw())),
        ("title", Report::SettingsNotSaved(raw())),
        ("library", Report::NotTrashed(raw())),
        ("library", Report::NotOpened(raw())),
        ("replay", Report::NotCopied(raw(), raw())),
        ("lesson", Report::SettingsNotSaved(raw())),
    ];
    for (scene, report) in reports {
        let said = format!("{report:?} in {scene}");
        let screen = told(scene, report);
        assert!(screen.contains(DRAWN), "{said}: {screen}");
    }
}

#[test]
fn the_tags_of_a_game_in_the_list_are_drawn_without_control_characters() {
    let game = Summary {
        name: RAW.to_owned(),
        date: "\u{1b}2026\n".to_owned(),
        players: [RAW.to_owned(), RAW.to_owned()],
        verdict: Verdict::Said(Some(Score::Draw), RAW.to_owned()),
        ..Summary::default()
    };
    let screen = told(
        "library",
        Report::Games {
            games: vec![game],
            unfinished: None,
        },
    );
    assert!(
        screen.contains(&format!("2026 {DRAWN} {DRAWN} ")),
        "{screen}"
    );
    let unread = Summary::unreadable(RAW.to_owned(), RAW.to_owned());
    let screen = told(
        "library",
        Report::Games {
            games: vec![unread],
            unfinished: None,
        },
    );
    assert!(screen.contains(&format!("Not opened: {DRAWN}")), "{screen}");
    // Its name stands in the question whether to trash it.
    let settings = settings(Language::English, COLOUR);
    let mut app = named("library").app(&settings, (120, 40));
    let unread = Summary::unreadable(RAW.to_owned(), RAW.to_owned());
    app.update(Msg::Report(Report::Games {
        games: vec![unread],
        unfinished: None,
    }));
    press(&mut app, &mut Disk::default(), "del");
    let screen = drawn(&app);
    assert!(
        screen.contains(&format!("Move the game {DRAWN} to")),
        "{screen}"
    );
}

#[test]
fn players_and_a_broken_line_of_the_settings_are_drawn_without_control_characters() {
    let settings = settings(Language::English, COLOUR);
    for size in [(120, 42), (80, 24), (46, 14)] {
        let app = named("play").with(&settings, size, [RAW, "Lars"]);
        let screen = drawn(&app);
        assert!(screen.contains("z[31mred"), "{screen}");
    }
    let app = App::title(Start {
        broken: Some((3, RAW.to_owned())),
        size: Size::new(120, 40),
        ..start(120, 40, settings)
    });
    let screen = drawn(&app);
    assert!(screen.contains("settings, line 3"), "{screen}");
}

#[test]
fn the_list_says_who_has_the_mouse() {
    let settings = settings(Language::English, COLOUR);
    let mut app = named("library").app(&settings, (80, 24));
    press(&mut app, &mut Disk::default(), "F-3");
    assert!(drawn(&app).contains("The mouse"), "{}", drawn(&app));
}
