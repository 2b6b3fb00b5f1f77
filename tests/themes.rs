//! What is painted: colours that can be read and that the terminal promised, glyphs one cell wide, marks that
//! stay apart.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::collections::HashMap;

use common::Random;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use tablut::app::marks::Marks;
use tablut::app::message::{Depth, Look, ThemeName};
use tablut::app::plan::{BoardPlan, Ground, Pitch};
use tablut::app::view::{board, theme};
use tablut::rules::{Board, Move, Ruleset, Square, SquareSet};
use unicode_width::UnicodeWidthStr;

const THEMES: [ThemeName; 4] = [
    ThemeName::Dark,
    ThemeName::Light,
    ThemeName::Safe,
    ThemeName::Mono,
];
const DEPTHS: [Depth; 4] = [Depth::None, Depth::Sixteen, Depth::Indexed, Depth::True];

/// xterm's sixteen, in the order of their numbers.
const XTERM: [(Color, [u8; 3]); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [205, 0, 0]),
    (Color::Green, [0, 205, 0]),
    (Color::Yellow, [205, 205, 0]),
    (Color::Blue, [0, 0, 238]),
    (Color::Magenta, [205, 0, 205]),
    (Color::Cyan, [0, 205, 205]),
    (Color::Gray, [229, 229, 229]),
    (Color::DarkGray, [127, 127, 127]),
    (Color::LightRed, [255, 0, 0]),
    (Color::LightGreen, [0, 255, 0]),
    (Color::LightYellow, [255, 255, 0]),
    (Color::LightBlue, [92, 92, 255]),
    (Color::LightMagenta, [255, 0, 255]),
    (Color::LightCyan, [0, 255, 255]),
    (Color::White, [255, 255, 255]),
];

fn rgb(colour: Color) -> [u8; 3] {
    match colour {
        Color::Rgb(r, g, b) => [r, g, b],
        Color::Indexed(n @ 16..=231) => [(n - 16) / 36, (n - 16) / 6 % 6, (n - 16) % 6]
            .map(|step| if step == 0 { 0 } else { 55 + 40 * step }),
        Color::Indexed(n @ 232..) => [8 + 10 * (n - 232); 3],
        named => {
            XTERM
                .iter()
                .find(|(name, _)| *name == named)
                .unwrap_or_else(|| panic!("{named:?}"))
                .1
        }
    }
}

/// The relative luminance of WCAG 2.
fn luminance(colour: Color) -> f64 {
    let [r, g, b] = rgb(colour).map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 {
            part / 12.92
        } else {
            ((part + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

fn contrast(a: Color, b: Color) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Whether a terminal of this depth knows the colour.
fn promised(colour: Color, depth: Depth, theme: ThemeName) -> bool {
    match (depth, colour) {
        (Depth::None, _) => colour == Color::Reset,
        _ if theme == ThemeName::Mono => colour == Color::Reset,
        (Depth::Sixteen, _) => XTERM.iter().any(|(name, _)| *name == colour),
        (Depth::Indexed, _) => matches!(colour, Color::Indexed(16..)),
        (Depth::True, _) => matches!(colour, Color::Rgb(..)),
    }
}

fn looks() -> impl Iterator<Item = Look> {
    THEMES.into_iter().flat_map(|theme| {
        DEPTHS.into_iter().flat_map(move |depth| {
            [false, true].map(|ascii| Look {
                theme,
                depth,
                ascii,
            })
        })
    })
}

/// A cell that nothing has painted.
fn bare() -> Cell {
    let mut cell = Cell::new("\u{1}");
    cell.fg = Color::Rgb(1, 2, 3);
    cell.bg = Color::Rgb(1, 2, 3);
    cell.modifier = Modifier::SLOW_BLINK;
    cell
}

/// A board drawn with two cells of bare ground around it.
fn drawn(
    look: Look,
    pitch: Pitch,
    upside_down: bool,
    ruleset: Ruleset,
    on: Board,
    marks: &Marks,
) -> (Buffer, BoardPlan) {
    let ground = if look.in_characters() {
        Ground::Ruled
    } else {
        Ground::Filled
    };
    let size = BoardPlan::size(pitch, ground);
    let area = Rect::new(2, 2, size.width, size.height);
    let mut buffer = Buffer::filled(Rect::new(0, 0, size.width + 4, size.height + 4), bare());
    let plan = BoardPlan {
        area,
        pitch,
        ground,
        upside_down,
    };
    board::draw(&mut buffer, &plan, ruleset, on, marks, look);
    (buffer, plan)
}

fn some(random: &mut Random, of: SquareSet, one_in: usize) -> SquareSet {
    of.into_iter()
        .filter(|_| random.below(one_in) == 0)
        .collect()
}

fn one(random: &mut Random, of: SquareSet) -> Option<Square> {
    of.into_iter().nth(random.below(of.len().max(1)))
}

/// A board and marks that go together: pieces are picked and taken, empty squares are reached.
fn scene(random: &mut Random) -> (Board, Marks) {
    let king = one(random, SquareSet::ALL).unwrap();
    let free = SquareSet::ALL - SquareSet::KONAKIS - SquareSet::CORNERS - SquareSet::of(king);
    let attackers: SquareSet = some(random, free, 5).into_iter().take(16).collect();
    let defenders: SquareSet = some(random, free - attackers, 6)
        .into_iter()
        .take(8)
        .collect();
    let on = Board::new(attackers, defenders, king).unwrap();
    let (full, empty) = (on.occupied(), !on.occupied());
    let last = one(random, empty)
        .zip(one(random, full))
        .map(|(from, to)| Move { from, to });
    let targets = some(random, empty, 3);
    let marks = Marks {
        cursor: one(random, SquareSet::ALL),
        picked: one(random, full),
        targets,
        capturing: some(random, targets, 3),
        threatened: some(random, full, 3),
        last,
        taken: some(
            random,
            empty - last.map_or(SquareSet::EMPTY, |mv| mv.from.into()),
            4,
        ),
        ways: some(random, empty, 3),
        breath: some(random, empty, 3),
    };
    (on, marks)
}

/// Draws many boards in every look, size and way up, and hands every painted cell over.
fn sweep(mut judge: impl FnMut(Look, &Cell, &dyn Fn() -> String)) {
    let mut random = Random::new(7);
    for look in looks() {
        for pitch in Pitch::ALL {
            for round in 0..24 {
                let (on, mut marks) = scene(&mut random);
                if round == 0 {
                    marks = Marks::default();
                }
                let ruleset = Ruleset::BOTH[round / 2 % 2];
                let (buffer, plan) = drawn(look, pitch, round % 2 == 1, ruleset, on, &marks);
                for (at, cell) in buffer.content.iter().enumerate() {
                    let place =
                        || format!("{look:?} {pitch:?} {:?} {marks:?}{on:?}", buffer.pos_of(at));
                    if plan.area.contains(buffer.pos_of(at).into()) {
                        judge(look, cell, &place);
                    } else {
                        assert_eq!(*cell, bare(), "painted beside the board: {}", place());
                    }
                }
            }
        }
    }
}

#[test]
fn every_pair_of_colours_can_be_read() {
    let mut faults = Vec::new();
    for theme in THEMES {
        for depth in DEPTHS {
            for (name, fg, bg, least) in theme::pairs(theme, depth) {
                let contrast = contrast(fg, bg);
                if contrast < least {
                    faults.push(format!(
                        "{theme:?} {depth:?} {name}: {fg:?} on {bg:?} has {contrast:.2} of {least}"
                    ));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_painted_glyph_can_be_read_on_its_square() {
    let mut faults = HashMap::new();
    sweep(|look, cell, place| {
        if look.theme == ThemeName::Mono || look.depth == Depth::None || cell.symbol() == " " {
            return;
        }
        let (least, found) = (
            if look.in_characters() { 4.5 } else { 3.0 },
            contrast(cell.fg, cell.bg),
        );
        if found < least {
            faults
                .entry((look.theme, look.depth, cell.fg, cell.bg))
                .or_insert_with(|| {
                    format!(
                        "{found:.2} for {} {:?} on {:?} at {}",
                        cell.symbol(),
                        cell.fg,
                        cell.bg,
                        place()
                    )
                });
        }
    });
    assert!(
        faults.is_empty(),
        "{}",
        faults.into_values().collect::<Vec<_>>().join("\n")
    );
}

#[test]
fn no_cell_has_a_colour_that_the_terminal_did_not_promise() {
    sweep(|look, cell, place| {
        for colour in [cell.fg, cell.bg] {
            assert!(
                promised(colour, look.depth, look.theme),
                "{colour:?} at {}",
                place()
            );
        }
    });
    for theme in THEMES {
        for depth in DEPTHS {
            for (name, style) in theme::styles(theme, depth).all() {
                for colour in [style.fg, style.bg] {
                    let colour = colour.unwrap_or_else(|| {
                        panic!("{name} of {theme:?} {depth:?} leaves cells bare")
                    });
                    assert!(
                        promised(colour, depth, theme),
                        "{name} of {theme:?} {depth:?}: {colour:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_glyph_is_one_cell_wide_and_ascii_is_ascii() {
    sweep(|look, cell, place| {
        assert_eq!(
            cell.symbol().width(),
            1,
            "{:?} at {}",
            cell.symbol(),
            place()
        );
        if look.ascii {
            assert!(
                cell.symbol().bytes().all(|b| (b' '..=b'~').contains(&b)),
                "{:?} at {}",
                cell.symbol(),
                place()
            );
        }
    });
}

/// The roles that are told apart by their colour have colours of their own, in each depth.
#[test]
fn the_states_of_a_square_have_grounds_of_their_own() {
    let e3 = Square::new(4, 2).unwrap();
    let [c3, g3] = [2, 6].map(|file| Square::new(file, 2).unwrap());
    let ground = |look, marks: &Marks, square| {
        let (buffer, plan) = drawn(
            look,
            Pitch::Medium,
            false,
            Ruleset::Fortress,
            Board::START,
            marks,
        );
        let cells = plan.cells(square);
        buffer[(cells.x, cells.y)].bg
    };
    for look in looks().filter(|look| !look.in_characters()) {
        let none = Marks::default();
        let seen = [
            ground(look, &none, e3),
            ground(
                look,
                &Marks {
                    cursor: Some(e3),
                    ..none
                },
                e3,
            ),
            ground(
                look,
                &Marks {
                    picked: Some(e3),
                    ..none
                },
                e3,
            ),
            ground(
                look,
                &Marks {
                    threatened: e3.into(),
                    ..none
                },
                e3,
            ),
            ground(
                look,
                &Marks {
                    last: Some(Move { from: c3, to: e3 }),
                    ..none
                },
                e3,
            ),
            ground(
                look,
                &Marks {
                    taken: g3.into(),
                    ..none
                },
                g3,
            ),
            ground(
                look,
                &Marks {
                    ways: g3.into(),
                    ..none
                },
                g3,
            ),
        ];
        for (i, a) in seen.iter().enumerate() {
            assert!(!seen[..i].contains(a), "{look:?}: number {i} of {seen:?}");
        }
    }
}

#[test]
fn no_colour_of_an_empty_fortress_is_that_of_an_attacker() {
    for look in looks().filter(|look| !look.in_characters()) {
        let (buffer, plan) = drawn(
            look,
            Pitch::Medium,
            false,
            Ruleset::Fortress,
            Board::START,
            &Marks::default(),
        );
        // What is seen of a square: the grounds of its cells, and the inks of those that are not blank.
        let seen = |file, rank| {
            let cells = plan.cells(Square::new(file, rank).unwrap());
            let inks = |cell: &Cell| {
                [Some(cell.bg), (cell.symbol() != " ").then_some(cell.fg)]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
            };
            let seen: Vec<Color> = cells.positions().flat_map(|at| inks(&buffer[at])).collect();
            seen
        };
        let corner = plan.cells(Square::new(3, 8).unwrap()).as_position();
        let ground = buffer[corner].bg;
        let attacker = seen(3, 8).into_iter().filter(|&ink| ink != ground);
        let fortress = seen(0, 8);
        for ink in attacker {
            assert!(
                !fortress.contains(&ink),
                "{look:?}: {ink:?} in {fortress:?}"
            );
        }
    }
}

/// What a square can be, one state at a time and in the meetings that matter.
#[expect(clippy::too_many_lines, reason = "a table")]
fn states(at: Square, away: Square) -> Vec<(&'static str, Marks)> {
    let (none, set) = (Marks::default(), SquareSet::of(at));
    let cursor = Marks {
        cursor: Some(at),
        ..none
    };
    let from = Some(Move { from: at, to: away });
    vec![
        ("nothing", none),
        ("cursor", cursor),
        (
            "target",
            Marks {
                targets: set,
                ..none
            },
        ),
        (
            "capture",
            Marks {
                targets: set,
                capturing: set,
                ..none
            },
        ),
        ("from", Marks { last: from, ..none }),
        ("taken", Marks { taken: set, ..none }),
        ("way", Marks { ways: set, ..none }),
        (
            "breath",
            Marks {
                breath: set,
                ..none
            },
        ),
        (
            "cursor on target",
            Marks {
                targets: set,
                ..cursor
            },
        ),
        (
            "cursor on capture",
            Marks {
                targets: set,
                capturing: set,
                ..cursor
            },
        ),
        (
            "cursor on from",
            Marks {
                last: from,
                ..cursor
            },
        ),
        (
            "cursor on taken",
            Marks {
                taken: set,
                ..cursor
            },
        ),
        (
            "cursor on way",
            Marks {
                ways: set,
                ..cursor
            },
        ),
        (
            "cursor on breath",
            Marks {
                breath: set,
                ..cursor
            },
        ),
        (
            "way under target",
            Marks {
                ways: set,
                targets: set,
                ..none
            },
        ),
        (
            "way under capture",
            Marks {
                ways: set,
                targets: set,
                capturing: set,
                ..none
            },
        ),
        (
            "way under from",
            Marks {
                ways: set,
                last: from,
                ..none
            },
        ),
        (
            "way under taken",
            Marks {
                ways: set,
                taken: set,
                ..none
            },
        ),
        (
            "way under breath",
            Marks {
                ways: set,
                breath: set,
                ..none
            },
        ),
        (
            "breath under target",
            Marks {
                breath: set,
                targets: set,
                ..none
            },
        ),
    ]
}

/// The same for a square with a piece.
fn states_of_pieces(at: Square, away: Square) -> Vec<(&'static str, Marks)> {
    let (none, set) = (Marks::default(), SquareSet::of(at));
    let to = Some(Move { from: away, to: at });
    vec![
        ("nothing", none),
        (
            "cursor",
            Marks {
                cursor: Some(at),
                ..none
            },
        ),
        (
            "picked",
            Marks {
                picked: Some(at),
                ..none
            },
        ),
        (
            "threatened",
            Marks {
                threatened: set,
                ..none
            },
        ),
        ("to", Marks { last: to, ..none }),
    ]
}

#[test]
fn with_every_style_stripped_no_two_states_look_alike() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let away = square("c3");
    for look in looks().filter(|look| look.in_characters()) {
        for pitch in [Pitch::Medium, Pitch::Large, Pitch::ExtraLarge] {
            let text = |at: Square, marks: &Marks| -> String {
                let (buffer, plan) =
                    drawn(look, pitch, false, Ruleset::Fortress, Board::START, marks);
                plan.cells(at)
                    .positions()
                    .map(|cell| buffer[cell].symbol().to_string())
                    .collect()
            };
            let mut seen: HashMap<String, String> = HashMap::new();
            let mut see = |name: String, text: String| {
                if let Some(other) = seen.insert(text.clone(), name.clone()) {
                    panic!("{look:?} {pitch:?}: {name} looks like {other}: {text}");
                }
            };
            for (name, marks) in states(square("g7"), away) {
                see(format!("{name} on g7"), text(square("g7"), &marks));
            }
            for piece in ["d1", "e3", "e5"] {
                for (name, marks) in states_of_pieces(square(piece), away) {
                    see(format!("{name} on {piece}"), text(square(piece), &marks));
                }
            }
            see("a Fortress".into(), text(square("a1"), &Marks::default()));
            see(
                "a way to a Fortress".into(),
                text(
                    square("a1"),
                    &Marks {
                        ways: square("a1").into(),
                        ..Marks::default()
                    },
                ),
            );
        }
    }
}

/// The same in colour: no two states have equal cells.
#[test]
fn in_colour_no_two_states_look_alike() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    for look in looks().filter(|look| !look.in_characters()) {
        for pitch in Pitch::ALL {
            let cells = |at: Square, marks: &Marks| -> Vec<Cell> {
                let (buffer, plan) =
                    drawn(look, pitch, false, Ruleset::Fortress, Board::START, marks);
                plan.cells(at)
                    .positions()
                    .map(|cell| buffer[cell].clone())
                    .collect()
            };
            for (at, states) in [
                (square("g7"), states(square("g7"), square("c3"))),
                (square("d1"), states_of_pieces(square("d1"), square("c3"))),
                (square("e3"), states_of_pieces(square("e3"), square("c3"))),
                (square("e5"), states_of_pieces(square("e5"), square("c3"))),
            ] {
                let mut seen: Vec<(&str, Vec<Cell>)> = Vec::new();
                for (name, marks) in states {
                    let cells = cells(at, &marks);
                    if let Some((other, _)) = seen.iter().find(|(_, earlier)| *earlier == cells) {
                        panic!("{look:?} {pitch:?} {at}: {name} looks like {other}");
                    }
                    seen.push((name, cells));
                }
            }
        }
    }
}

/// At 2×1 neighbours share a gap; the cursor and the picked piece keep a bracket in any company.
#[test]
fn at_the_smallest_size_cursor_and_picked_are_always_marked() {
    let look = Look {
        theme: ThemeName::Mono,
        depth: Depth::None,
        ascii: true,
    };
    for (at, next) in [
        ("e3", "e4"),
        ("e4", "e3"),
        ("d5", "c5"),
        ("c5", "d5"),
        ("f5", "g5"),
    ] {
        let (at, next) = (at.parse().unwrap(), next.parse().unwrap());
        let all = Board::START.occupied();
        let marks = Marks {
            cursor: Some(at),
            picked: Some(next),
            threatened: all,
            ..Marks::default()
        };
        for upside_down in [false, true] {
            let (buffer, plan) = drawn(
                look,
                Pitch::Small,
                upside_down,
                Ruleset::Fortress,
                Board::START,
                &marks,
            );
            let around = |square| {
                let centre = plan.centre(square);
                [centre.x - 1, centre.x + 1].map(|x| buffer[(x, centre.y)].symbol().to_string())
            };
            assert_eq!(around(at), ["[", "]"]);
            assert!(
                around(next)
                    .iter()
                    .any(|glyph| glyph == "{" || glyph == "}")
            );
        }
    }
}
