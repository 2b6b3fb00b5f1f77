//! What is drawn fits: every glyph into its cell, and every sentence where it has to stand.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, settings};
use common::scenes::{ASCII, LOOKS, MONO, SCENES, Scene, named, painted, resize};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Color;
use tablut::app::menu::Row;
use tablut::app::message::{Language, Look};
use tablut::app::plan::MINIMUM;
use tablut::app::reader::Page;
use tablut::app::{App, Screen};
use tablut::rules::{End, Outcome, Ruleset, Side, Square};
use tablut::text::{Text, text};
use unicode_width::UnicodeWidthStr;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];
const SIZES: [(u16, u16); 7] = [
    (21, 12),
    (40, 14),
    (44, 40),
    (80, 24),
    (100, 34),
    (120, 42),
    (130, 24),
];
const SIDES: [Side; 2] = [Side::Attackers, Side::Defenders];

fn every_screen(mut look_at: impl FnMut(&Scene, Look, &Buffer)) {
    for language in LANGUAGES {
        for look in LOOKS {
            for scene in SCENES {
                let mut app = scene.app(&settings(language, look), (80, 24));
                for (width, height) in SIZES {
                    resize(&mut app, width, height);
                    look_at(scene, look, &painted(&app));
                }
            }
        }
    }
}

#[test]
fn every_glyph_on_every_screen_is_one_cell_wide() {
    every_screen(|scene, look, buffer| {
        for (i, cell) in buffer.content.iter().enumerate() {
            let at = buffer.pos_of(i);
            assert_eq!(
                cell.symbol().width(),
                1,
                "{cell:?} at {at:?} of {} {look:?}",
                scene.name
            );
        }
    });
}

#[test]
fn in_ascii_nothing_else_is_drawn() {
    let mut seen = 0;
    every_screen(|scene, look, buffer| {
        for cell in buffer.content.iter().filter(|_| look.ascii) {
            let ascii = cell.symbol().chars().all(|c| (' '..='~').contains(&c));
            assert!(ascii, "{cell:?} of {}", scene.name);
            seen += 1;
        }
    });
    assert!(seen > 0);
}

#[test]
fn the_words_of_both_languages_fold_to_ascii_without_a_loss() {
    // Question marks stand where the other screen has them, too, and for nothing else.
    for language in LANGUAGES {
        for scene in SCENES {
            for size in SIZES {
                let [plain, ascii] =
                    [MONO, ASCII].map(|look| painted(&scene.app(&settings(language, look), size)));
                for (plain, ascii) in plain.content.iter().zip(&ascii.content) {
                    if ascii.symbol() == "?" {
                        assert_eq!(
                            plain.symbol(),
                            "?",
                            "of {} {language:?} {size:?}",
                            scene.name
                        );
                    }
                }
            }
        }
    }
}

/// Names that terminals find hard: wide, combined, invisible, from right to left, and controls.
const HARD_NAMES: [[&str; 2]; 3] = [
    ["王将太郎と仲間たち", "👑👑👑👑👑👑👑👑👑👑👑👑"],
    [
        "e\u{301}\u{302}\u{303}a\u{308}",
        "\u{200d}\u{200b}\u{202e}abc\u{2066}",
    ],
    ["שחור", "a\u{1b}[31mb\u{7}\nc\u{9b}d"],
];

/// Whether a terminal shows the row in so many columns: a wide glyph hides one blank cell, no glyph is cut, and
/// where there are colours every cell has its own.
fn is_whole(buffer: &Buffer, y: u16, look: Look) -> bool {
    let mut x = buffer.area.left();
    while x < buffer.area.right() {
        let cell = &buffer[(x, y)];
        if look == COLOUR && cell.bg == Color::Reset {
            return false;
        }
        match cell.symbol().width() {
            1 => x += 1,
            2 if x + 1 < buffer.area.right() && buffer[(x + 1, y)].symbol() == " " => x += 2,
            _ => return false,
        }
    }
    true
}

#[test]
fn hard_names_break_no_row_and_move_no_square() {
    for names in HARD_NAMES {
        for scene in [
            "play", "middle", "panel", "resigned", "library", "leave", "endings", "settings",
        ] {
            for look in LOOKS {
                let app =
                    |names| named(scene).with(&settings(Language::French, look), (80, 24), names);
                let (mut hard, mut plain) = (app(names), app(["Ánte", "Lars"]));
                for (width, height) in (21..=120)
                    .step_by(9)
                    .flat_map(|w| [(w, 12), (w, 24), (w, 42)])
                {
                    resize(&mut hard, width, height);
                    resize(&mut plain, width, height);
                    let [seen, usual] = [painted(&hard), painted(&plain)];
                    for y in 0..height {
                        assert!(
                            is_whole(&seen, y, look),
                            "row {y} of {scene} at {width}×{height} {names:?}"
                        );
                    }
                    for cell in &seen.content {
                        assert!(!cell.symbol().contains(char::is_control), "{cell:?}");
                    }
                    let board = hard.layout().stage.unwrap().board;
                    let board = board.map_or(Rect::ZERO, |board| board.area);
                    let shown = hard.play().is_some() && hard.overlays().is_empty();
                    for at in board.positions().filter(|_| shown) {
                        assert_eq!(seen[at], usual[at], "{at} of {scene} at {width}×{height}");
                    }
                }
            }
        }
    }
}

fn outcomes() -> impl Iterator<Item = Outcome> {
    let ends = [
        End::KingEscaped,
        End::KingCaptured,
        End::NoMoves(Side::Attackers),
        End::NoMoves(Side::Defenders),
    ];
    let settled = [Outcome::Agreed, Outcome::Repetition];
    ends.map(Outcome::Board)
        .into_iter()
        .chain(settled)
        .chain(SIDES.map(Outcome::Resigned))
}

#[test]
fn short_words_are_short_in_both_languages() {
    let fits = |words: &str, most| assert!(words.width() <= most, "{words:?} in {most} columns");
    let wins = |from: &str| -> Vec<_> {
        let king: Square = from.parse().unwrap();
        tablut::rules::Direction::ALL
            .into_iter()
            .filter_map(|d| Some((d, king.ray(d).last()?)))
            .collect()
    };
    for language in LANGUAGES {
        let text: &Text = text(language);
        for side in SIDES {
            fits((text.to_move)(side), 18);
            fits(&(text.repeated_short)(3, side), 36);
        }
        for outcome in outcomes() {
            fits((text.result)(outcome), 18);
        }
        for ruleset in Ruleset::BOTH {
            fits((text.ruleset)(ruleset), 18);
            fits((text.disk.rules)(ruleset), 11);
            fits((text.difference)(ruleset), 60);
        }
        let ways = wins("e2");
        for open in 1..=4 {
            fits(&(text.ways_short)(&ways[..open]), 18);
        }
        fits(
            (text.disk.verdict)(&tablut::record::Verdict::Unfinished).as_str(),
            23,
        );
        for outcome in outcomes() {
            fits(
                (text.disk.verdict)(&tablut::record::Verdict::Ended(outcome)).as_str(),
                23,
            );
        }
    }
}

#[test]
fn every_row_of_every_menu_stands_whole_on_80_columns_and_its_actions_on_40() {
    for language in LANGUAGES {
        for scene in SCENES {
            let mut app = scene.app(&settings(language, COLOUR), (80, 24));
            let Some(menu) = app.menu().cloned() else {
                continue;
            };
            for width in [40, 80] {
                resize(&mut app, width, 24);
                let seen = said(&app);
                let mut expected = menu.body(app.text());
                for row in menu.rows(app.settings(), app.text()) {
                    match row {
                        Row::Action(label) => expected.push(label.to_owned()),
                        Row::Item(label) => {
                            expected.push(label.split_whitespace().collect::<Vec<_>>().join(" "));
                        }
                        Row::Choice(label, options, _) if width == 80 => {
                            expected.push(label.to_owned());
                            expected.extend(options.into_iter().map(str::to_owned));
                        }
                        Row::Choice(label, options, chosen) => {
                            expected.extend([label.to_owned(), format!("[{}]", options[chosen])]);
                        }
                        Row::Text(label, value) => expected.extend([label.to_owned(), value]),
                    }
                }
                for words in expected {
                    let at = format!("{words:?} of {} {language:?} at {width}", scene.name);
                    assert!(
                        seen.iter().any(|area| area.contains(&words)),
                        "{at}\n{seen:?}"
                    );
                }
            }
        }
    }
}

/// What stands in every area that holds sentences, with one blank for each gap and each line's end.
fn said(app: &App) -> Vec<String> {
    let layout = app.layout();
    let mut areas = vec![Rect::new(0, 0, app.size().width, app.size().height)];
    if let Ok(stage) = layout.stage {
        areas.extend([
            stage.header,
            stage.message,
            stage.entry,
            stage.message.union(stage.entry),
        ]);
        areas.extend(
            stage
                .panel
                .into_iter()
                .flat_map(|panel| [panel.facts, panel.moves, panel.facts.union(panel.moves)]),
        );
    }
    areas.extend(layout.menu.map(|menu| menu.inner));
    let buffer = painted(app);
    let words = |area: Rect| {
        let row = |y: u16| {
            let cells = (area.left()..area.right()).map(move |x| (x, y));
            cells
                .map(|at| buffer[at].symbol())
                .chain([" "])
                .collect::<String>()
        };
        let all: String = (area.top()..area.bottom()).map(row).collect();
        all.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    areas.into_iter().map(words).collect()
}

/// The terminals on which the game is played, thinned out.
fn terminals() -> impl Iterator<Item = (u16, u16)> {
    let widths = (MINIMUM.width..=130).filter(|width| *width < 46 || width % 3 == 0);
    let heights = (MINIMUM.height..=50).filter(|height| *height < 34 || height % 2 == 0);
    widths.flat_map(move |width| heights.clone().map(move |height| (width, height)))
}

#[test]
fn no_answer_is_cut_at_any_size() {
    for language in LANGUAGES {
        // Refusals, and the longest rule there is.
        for (scene, answer) in [
            (
                "refused",
                [
                    "only the king may stop on a Fortress.",
                    "seul le roi peut occuper une Forteresse.",
                ],
            ),
            ("picked", ["15 squares, 1 capture", "15 cases, 1 capture"]),
            (
                "why",
                [
                    "Rule 12: the king wins on a Fortress, where only he may stop.",
                    "Règle 12 : le roi gagne sur une Forteresse, que lui seul peut occuper.",
                ],
            ),
            (
                "capture",
                [
                    "Rule 5: a pawn is taken between an enemy pawn that moved there and another; it may move in between safely.",
                    "Règle 5 : un pion est pris en tenaille entre le pion adverse qui vient de jouer et un autre ; s'y placer lui-même est sans danger.",
                ],
            ),
        ] {
            let mut app = named(scene).app(&settings(language, COLOUR), (80, 24));
            for (width, height) in terminals() {
                resize(&mut app, width, height);
                // What a picked piece can do is seen on the board, which therefore is not covered by it.
                if scene == "picked" && app.layout().stage.unwrap().panel.is_none() {
                    continue;
                }
                let seen = said(&app);
                let answer = answer[language as usize];
                assert!(
                    seen.iter().any(|area| area.contains(answer)),
                    "{answer:?} at {width}×{height}\n{seen:#?}"
                );
            }
        }
    }
}

#[test]
fn every_alert_is_whole_wherever_the_panel_has_the_facts() {
    let alerts = [
        (
            "middle",
            [
                "one open way: east, to i1.",
                "une voie libre : à l'est, vers i1.",
            ],
            "RAICHI i1.",
        ),
        (
            "gwezboell",
            [
                "four open ways: to e9, i2, e1, a2.",
                "quatre voies libres : vers e9, i2, e1, a2.",
            ],
            "TUICHI e9 i2 e1 a2.",
        ),
        (
            "repeated",
            [
                "Attackers may claim a draw: x.",
                "Les attaquants peuvent réclamer la nulle : x.",
            ],
            "x",
        ),
        (
            "over",
            ["The king has escaped to i1.", "Le roi s'est échappé en i1."],
            "-",
        ),
        (
            "unsaved",
            [
                "one open way: east, to i1.",
                "une voie libre : à l'est, vers i1.",
            ],
            "RAICHI i1.",
        ),
    ];
    for language in LANGUAGES {
        for (scene, whole, short) in alerts {
            let mut app = named(scene).app(&settings(language, COLOUR), (80, 24));
            let (mut long, mut brief) = (0, 0);
            for (width, height) in terminals() {
                resize(&mut app, width, height);
                let Some(panel) = app.layout().stage.unwrap().panel else {
                    continue;
                };
                if panel.facts.is_empty() {
                    continue;
                }
                let short = match (scene, language) {
                    ("repeated", Language::English) => "3rd time. x: attackers may draw.",
                    ("repeated", Language::French) => "3e fois. x : nulle aux attaquants.",
                    _ => short,
                };
                let seen = said(&app);
                let says = |words: &str| seen.iter().any(|area| area.contains(words));
                long += usize::from(says(whole[language as usize]));
                brief += usize::from(says(short));
                assert!(
                    says(whole[language as usize]) || says(short),
                    "{scene} {language:?} at {width}×{height}\n{seen:#?}"
                );
            }
            assert!(long > 0, "{scene}: {brief} short");
        }
    }
}

#[test]
fn no_line_begins_with_a_mark_that_french_puts_behind_a_space() {
    let begins = |line: &str| {
        let mut words = line.split_whitespace();
        words
            .next()
            .is_some_and(|word| [":", ";", "!", "?", "»"].contains(&word))
    };
    for width in 20..=82 {
        for ruleset in Ruleset::BOTH {
            let page = Page::rules(ruleset, Language::French, width);
            for line in &page.lines {
                let words = line.words();
                assert!(!begins(&words), "{words:?} of the rules at {width}");
            }
        }
    }
    for scene in SCENES {
        let mut app = scene.app(&settings(Language::French, COLOUR), (80, 24));
        for (width, height) in terminals().filter(|(width, _)| width % 2 == 0) {
            resize(&mut app, width, height);
            let layout = app.layout();
            let buffer = painted(&app);
            let bare = app.play().is_some() && app.overlays().is_empty();
            let panel = layout.stage.unwrap().panel.filter(|_| bare);
            // What a replay is told lies across the panel, and begins where the screen does.
            let across = app.play().is_some_and(|play| play.notice.is_some());
            let areas = panel.into_iter().map(|panel| match app.screen() {
                Screen::Replay(_) if across => buffer.area,
                _ => panel.facts,
            });
            for area in areas.chain(layout.menu.map(|menu| menu.inner)) {
                for y in area.top()..area.bottom() {
                    let row: String = (area.left()..area.right())
                        .map(|x| buffer[(x, y)].symbol())
                        .collect();
                    assert!(
                        !begins(&row),
                        "{row:?} of {} at {width}×{height}",
                        scene.name
                    );
                }
            }
        }
    }
}
