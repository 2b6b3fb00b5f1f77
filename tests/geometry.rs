//! Every size from 0×0 to 130×50: nothing panics, everything has its place, and the eye and the mouse agree.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Disk, settings};
use common::scenes::{ASCII, MONO, SCENES, named, painted, press, resize, rows};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Cell, Rect, Size};
use tablut::app::message::{Ground, Language, Look, SizeWish, Target};
use tablut::app::plan::{self, BoardPlan, MINIMUM, Pitch, Stage, Wish};
use tablut::app::view::{self, board};
use tablut::app::{App, marks::Marks};
use tablut::rules::{Board, Ruleset, Square, SquareSet};
use unicode_width::UnicodeWidthStr;

const GROUNDS: [Ground; 2] = [Ground::Filled, Ground::Ruled];
const WISHES: [SizeWish; 5] = [
    SizeWish::Auto,
    SizeWish::Small,
    SizeWish::Medium,
    SizeWish::Large,
    SizeWish::ExtraLarge,
];

fn sizes() -> impl Iterator<Item = (u16, u16)> {
    (0..=130).flat_map(|width| (0..=50).map(move |height| (width, height)))
}

fn big_enough() -> impl Iterator<Item = (u16, u16)> {
    sizes().filter(|&(width, height)| width >= MINIMUM.width && height >= MINIMUM.height)
}

/// Every playing screen that can be wished for, where there is room for one.
fn stages() -> impl Iterator<Item = ((u16, u16), Wish, Stage)> {
    big_enough().flat_map(|(width, height)| {
        wishes().map(move |wish| {
            let stage = plan::stage(Size::new(width, height), wish).unwrap();
            ((width, height), wish, stage)
        })
    })
}

fn wishes() -> impl Iterator<Item = Wish> {
    let switches = [false, true];
    GROUNDS.into_iter().flat_map(move |ground| {
        WISHES.into_iter().flat_map(move |size| {
            switches.into_iter().flat_map(move |panel_toggled| {
                switches.map(|upside_down| Wish {
                    size,
                    ground,
                    panel_toggled,
                    upside_down,
                })
            })
        })
    })
}

/// The scenes that are swept in every look; the others differ from these in words and marks alone.
const EVERYWHERE: [&str; 14] = [
    "title", "setup", "play", "middle", "over", "replay", "lesson", "library", "copy", "replace",
    "settings", "endings", "offer", "leave",
];

/// Paints scenes at every size, now and then on a terminal that has changed since it told its size.
fn sweep(look: Look, language: Language, third: usize) {
    for (index, scene) in SCENES.iter().enumerate() {
        if !EVERYWHERE.contains(&scene.name) && index % 3 != third {
            continue;
        }
        let mut app = scene.app(&settings(language, look), (80, 24));
        let mut buffer = Buffer::empty(Rect::ZERO);
        for (width, height) in sizes() {
            resize(&mut app, width, height);
            let other = match (width + height) % 8 {
                1 => (0, 0),
                3 => (width + 1, height.saturating_sub(1)),
                5 => (width.saturating_sub(1), height + 1),
                7 => (height, width),
                _ => (width, height),
            };
            buffer.resize(Rect::new(0, 0, other.0, other.1));
            buffer.reset();
            view::paint(&app, &mut buffer);
        }
    }
}

#[test]
fn every_screen_is_painted_at_every_size_in_colour() {
    sweep(COLOUR, Language::English, 0);
}

#[test]
fn every_screen_is_painted_at_every_size_in_characters() {
    sweep(MONO, Language::French, 1);
}

#[test]
fn every_screen_is_painted_at_every_size_in_ascii() {
    sweep(ASCII, Language::English, 2);
}

/// The labels of a board as they stand on the screen: the column of each file, the row of each rank.
fn labels(app: &App, screen: &[Vec<char>]) -> Option<([u16; 9], [u16; 9])> {
    let stage = app.layout().stage.unwrap();
    let area = stage.board?.area;
    let find = |label: char, cells: &mut dyn Iterator<Item = Cell>| -> Cell {
        let found: Vec<Cell> = cells
            .filter(|cell| screen[usize::from(cell.y)][usize::from(cell.x)] == label)
            .collect();
        assert_eq!(found.len(), 1, "one {label} at {:?}", app.size());
        found[0]
    };
    let files: Vec<[u16; 9]> = stage
        .coordinates
        .rows
        .into_iter()
        .flatten()
        .map(|y| {
            let row = |letter| {
                let mut cells = (area.x..area.right()).map(|x| Cell::new(x, y));
                find(letter, &mut cells).x
            };
            ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map(row)
        })
        .collect();
    let ranks: Vec<[u16; 9]> = stage
        .coordinates
        .columns
        .into_iter()
        .flatten()
        .map(|x| {
            let column = |digit| {
                let mut cells = (area.y..area.bottom()).map(|y| Cell::new(x, y));
                find(digit, &mut cells).y
            };
            ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(column)
        })
        .collect();
    assert!(files.windows(2).all(|pair| pair[0] == pair[1]), "{files:?}");
    assert!(ranks.windows(2).all(|pair| pair[0] == pair[1]), "{ranks:?}");
    Some((files[0], ranks[0]))
}

#[test]
fn pieces_stand_in_the_column_of_their_letter_and_the_row_of_their_digit() {
    for (name, look) in [
        ("middle", ASCII),
        ("turned", ASCII),
        ("middle", COLOUR),
        ("turned", COLOUR),
    ] {
        let mut app = named(name).app(&settings(Language::English, look), (80, 24));
        let position = app.play().unwrap().position();
        let mut boards = 0;
        for (width, height) in big_enough() {
            resize(&mut app, width, height);
            let screen: Vec<Vec<char>> = rows(&painted(&app))
                .iter()
                .map(|row| row.chars().collect())
                .collect();
            let Some((files, ranks)) = labels(&app, &screen) else {
                continue;
            };
            boards += 1;
            let board = app.layout().stage.unwrap().board.unwrap();
            for square in Square::all() {
                let cell = Cell::new(
                    files[usize::from(square.file())],
                    ranks[usize::from(square.rank())],
                );
                let at = format!("{square} of {name} at {width}×{height}");
                assert_eq!(board.square_at(cell), Some(square), "{at}");
                if square.file() == square.rank() {
                    assert_eq!(app.hit(cell), Target::Square(square), "{at}");
                }
                // Tokens of many cells are looked at on their own.
                if look == ASCII {
                    let glyph = screen[usize::from(cell.y)][usize::from(cell.x)];
                    let seen = Some(glyph).filter(|glyph| "ADK".contains(*glyph));
                    let piece = position.board().piece(square);
                    let stands = piece.map(|piece| match piece {
                        tablut::rules::Piece::Attacker => 'A',
                        tablut::rules::Piece::Defender => 'D',
                        tablut::rules::Piece::King => 'K',
                    });
                    assert_eq!(seen, stands, "{at}");
                }
            }
        }
        assert!(boards > 0);
    }
}

#[test]
fn tokens_in_colour_stand_in_the_middle_of_their_square_over_its_label() {
    for (pitch, upside_down) in Pitch::ALL.into_iter().flat_map(|p| [(p, false), (p, true)]) {
        let size = BoardPlan::size(pitch, Ground::Filled);
        let area = Rect::new(0, 0, size.width, size.height);
        let plan = BoardPlan {
            area,
            pitch,
            ground: Ground::Filled,
            upside_down,
        };
        let with_king_on = |square| {
            let board = Board::new(SquareSet::EMPTY, SquareSet::EMPTY, square).unwrap();
            let mut buffer = Buffer::empty(area);
            board::draw(
                &mut buffer,
                &plan,
                Ruleset::Gwezboell,
                board,
                &Marks::default(),
                COLOUR,
            );
            buffer
        };
        let away = with_king_on(Square::KONAKIS);
        for square in Square::all().filter(|&square| square != Square::KONAKIS) {
            let here = with_king_on(square);
            let cells = plan.cells(square);
            let token: Vec<Cell> = cells
                .positions()
                .filter(|&at| here[at] != away[at])
                .collect();
            let [left, right] = [
                token.iter().map(|at| at.x).min(),
                token.iter().map(|at| at.x).max(),
            ];
            let [left, right] = [left.unwrap() - cells.x, cells.right() - 1 - right.unwrap()];
            let at =
                format!("{square} at {pitch:?}, {left} cells to the left and {right} to the right");
            assert!(left.abs_diff(right) <= 1, "{at}");
            assert!(token.contains(&plan.centre(square)), "{at}");
        }
    }
}

#[test]
fn squares_and_cells_are_one_to_one_at_every_size_both_ways_up() {
    for ((width, height), wish, stage) in stages() {
        let Some(board) = stage.board else { continue };
        let mut covered = 0;
        for square in Square::all() {
            let cells = board.cells(square);
            assert_eq!(
                (cells.width, cells.height),
                (board.pitch.width(), board.pitch.height())
            );
            assert!(cells.contains(board.centre(square)));
            for cell in cells.positions() {
                assert_eq!(
                    board.square_at(cell),
                    Some(square),
                    "{width}×{height} {wish:?}"
                );
                covered += 1;
            }
        }
        // Beside the board there is none; a line that closes it may belong to the square next to it or to none.
        let hits = (0..width)
            .flat_map(|x| (0..height).map(move |y| Cell::new(x, y)))
            .filter(|&cell| board.square_at(cell).is_some())
            .inspect(|&cell| {
                assert!(
                    board.area.contains(cell),
                    "{cell} {width}×{height} {wish:?}"
                );
            });
        assert_eq!(hits.count(), covered, "{width}×{height} {wish:?}");
    }
}

#[test]
fn clicks_beside_the_board_hit_nothing() {
    let mut app = named("middle").app(&settings(Language::English, COLOUR), (80, 24));
    for (width, height) in big_enough() {
        resize(&mut app, width, height);
        let layout = app.layout();
        let Some(board) = layout.stage.unwrap().board else {
            continue;
        };
        let area = board.area;
        let mut beside = vec![
            Cell::new(0, 0),
            Cell::new(width, height),
            Cell::new(u16::MAX, u16::MAX),
        ];
        for x in area.x.saturating_sub(1)..=area.right() {
            beside.extend([Cell::new(x, area.y - 1), Cell::new(x, area.bottom())]);
        }
        for y in area.y..area.bottom() {
            beside.extend([Cell::new(area.x - 1, y), Cell::new(area.right(), y)]);
        }
        for cell in beside {
            if !layout.footer.contains(cell) {
                assert_eq!(app.hit(cell), Target::Nothing, "{cell} at {width}×{height}");
            }
        }
    }
}

#[test]
fn the_areas_of_the_playing_screen_lie_inside_it_and_apart() {
    for ((width, height), wish, stage) in stages() {
        let mut areas = vec![("header", stage.header), ("entry", stage.entry)];
        if stage.message != stage.entry {
            areas.push(("message", stage.message));
        }
        areas.extend(stage.footer.map(|area| ("footer", area)));
        if let Some(panel) = stage.panel {
            areas.extend([("facts", panel.facts), ("moves", panel.moves)]);
        }
        if let Some(board) = stage.board {
            areas.push(("board", board.area));
            for y in stage.coordinates.rows.into_iter().flatten() {
                areas.push((
                    "letters",
                    Rect {
                        y,
                        height: 1,
                        ..board.area
                    },
                ));
            }
            for x in stage.coordinates.columns.into_iter().flatten() {
                areas.push((
                    "digits",
                    Rect {
                        x,
                        width: 1,
                        ..board.area
                    },
                ));
            }
        }
        areas.retain(|(_, area)| !area.is_empty());
        let screen = Rect::new(0, 0, width, height);
        for (i, (name, area)) in areas.iter().enumerate() {
            let at = format!("at {width}×{height} with {wish:?}");
            assert_eq!(area.intersection(screen), *area, "{name} is inside {at}");
            for (other, beside) in &areas[..i] {
                assert!(
                    !area.intersects(*beside),
                    "{name} {area} and {other} {beside} {at}"
                );
            }
        }
    }
}

#[test]
fn whose_turn_it_is_stands_unbroken_at_every_size() {
    let english = ["Attackers to move", "Defenders to move", "Defenders win"];
    let french = [
        "Trait : attaquants",
        "Trait : défenseurs",
        "Défenseurs gagnent",
    ];
    for (language, look, words) in [
        (Language::English, COLOUR, english),
        (Language::French, COLOUR, french),
        (Language::French, MONO, french),
    ] {
        for (scene, words) in ["play", "picked", "over"].into_iter().zip(words) {
            let mut app = named(scene).app(&settings(language, look), (80, 24));
            for panel in ["", "t"] {
                press(&mut app, &mut Disk::default(), panel);
                for (width, height) in big_enough() {
                    resize(&mut app, width, height);
                    let screen = rows(&painted(&app));
                    assert!(
                        screen.iter().any(|row| row.contains(words)),
                        "{words} at {width}×{height}:\n{}",
                        screen.join("\n"),
                    );
                }
            }
        }
    }
}

#[test]
fn no_choice_moves_the_form_of_a_new_game() {
    for language in [Language::English, Language::French] {
        for size in [(21, 12), (40, 14), (60, 20), (80, 24), (120, 42)] {
            let mut app = named("setup").app(&settings(language, COLOUR), size);
            press(&mut app, &mut Disk::default(), "up up up up");
            let before = app.layout().menu;
            for keys in ["right", "down right", "up right"] {
                press(&mut app, &mut Disk::default(), keys);
                let after = app.layout().menu.unwrap();
                let before = before.as_ref().unwrap();
                assert_eq!(after.frame, before.frame, "{keys} at {size:?}");
                assert_eq!(after.rows.len(), before.rows.len(), "{keys} at {size:?}");
            }
            // Both choices of both rows were made, and the first ruleset is back.
            assert_eq!(app.layout().menu, before, "at {size:?}");
        }
    }
}

#[test]
fn the_settings_say_when_a_size_does_not_fit() {
    // What is chosen by so many steps to the right, and whether it fits.
    let cases: [((u16, u16), [bool; 4]); 4] = [
        ((21, 12), [true, false, false, false]),
        ((40, 14), [true, false, false, false]),
        ((80, 24), [true, true, false, false]),
        ((120, 42), [true, true, true, true]),
    ];
    for (language, said) in [
        (Language::English, "does not fit"),
        (Language::French, "ne tient pas"),
    ] {
        for (size, fits) in cases {
            let mut app = named("settings").app(&settings(language, COLOUR), size);
            press(&mut app, &mut Disk::default(), "down down");
            let frame = app.layout().menu.unwrap().frame;
            for (wish, fits) in ["s", "m", "l", "xl"].into_iter().zip(fits) {
                press(&mut app, &mut Disk::default(), "right");
                let told = rows(&painted(&app)).join("\n");
                assert_eq!(
                    told.contains(&format!(" {wish} {said} ")),
                    !fits,
                    "{wish} at {size:?}\n{told}"
                );
                assert_eq!(told.contains(said), !fits, "{wish} at {size:?}\n{told}");
                assert_eq!(app.layout().menu.unwrap().frame, frame, "nothing jumps");
            }
            press(&mut app, &mut Disk::default(), "right");
            let told = rows(&painted(&app)).join("\n");
            assert!(!told.contains(said), "auto\n{told}");
        }
    }
}

#[test]
fn a_terminal_that_is_too_small_is_told_what_it_needs() {
    for language in [Language::English, Language::French] {
        let needs = match language {
            Language::English => "needs 21×12, has ",
            Language::French => "requis 21×12, ici ",
        };
        for scene in ["title", "middle", "leave", "search"] {
            let mut app = named(scene).app(&settings(language, COLOUR), (80, 24));
            for (width, height) in sizes().filter(|&(w, h)| w < MINIMUM.width || h < MINIMUM.height)
            {
                resize(&mut app, width, height);
                let all = format!("{needs}{width}×{height}");
                let screen = rows(&painted(&app));
                let at = format!("{scene} {width}×{height}:\n{}", screen.join("\n"));
                // As far as it fits: nothing but these words, from the first on.
                let bare = |words: &str| words.split_whitespace().collect::<String>();
                let seen = bare(&screen.concat());
                assert!(bare(&all).starts_with(&seen), "{at}");
                if all
                    .split(' ')
                    .all(|word| word.width() <= usize::from(width))
                    && height >= 4
                {
                    assert_eq!(seen, bare(&all), "{at}");
                }
                if all.width() <= usize::from(width) && height > 0 {
                    assert!(screen.iter().any(|row| row.trim() == all), "{at}");
                }
            }
        }
    }
}

#[test]
fn a_terminal_that_grows_again_shows_what_it_showed() {
    for scene in SCENES {
        let mut app = scene.app(&settings(Language::English, COLOUR), (80, 24));
        let before = painted(&app);
        for (width, height) in [
            (0, 0),
            (20, 12),
            (21, 11),
            (21, 12),
            (1000, 3),
            (3, 1000),
            (400, 200),
        ] {
            resize(&mut app, width, height);
            painted(&app);
        }
        resize(&mut app, 80, 24);
        assert_eq!(painted(&app), before, "{}", scene.name);
    }
}
