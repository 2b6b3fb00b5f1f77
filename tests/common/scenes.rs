//! Every screen, and everything that can lie over it, reached by the keys that lead there.

use crossterm::event::Event;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Rect, Size};
use tablut::app::message::{Depth, Effect, Look, Msg, ThemeName};
use tablut::app::{App, Settings, Start, input, view};
use tablut::rules::{Position, Ruleset};

use super::player::{COLOUR, Disk, presses, start};

/// Characters without colours.
pub const MONO: Look = Look {
    theme: ThemeName::Mono,
    depth: Depth::None,
    ascii: false,
};

/// ASCII without colours.
pub const ASCII: Look = Look {
    ascii: true,
    ..MONO
};

/// The looks that are drawn differently.
pub const LOOKS: [Look; 3] = [COLOUR, MONO, ASCII];

/// A state of the program that a player can be in.
pub struct Scene {
    pub name: &'static str,
    from: From,
    /// Words of [`presses`].
    keys: &'static str,
}

/// Where the keys are pressed.
enum From {
    /// At the title, with so many plies of [`GAME`] on disk.
    Title(usize),
    /// After so many plies of it.
    Game(usize),
    /// The same, and nothing can be written.
    Unsaved(usize),
    /// When the start stands for the third time.
    Repeated,
    /// At the title, with [`FAULTY`] on disk.
    Faulty,
    /// In another position.
    Position(&'static str),
}

/// A game of 66 plies from `data/games.tsv`: the 60th captures and is Raichi, with the last the king escapes.
pub const GAME: &str = "a4-c4 c5-c8 b5-b4 e3-a3 i4-g4 a3-g3 d1-d4 g3-c3 d9-d6 c3-c2 b4-b1 c8-c6 i6-f6 g5-g7 \
    h5-h8 g7-g3 b1-c1 g3-g6 e2-e3 e7-i7 c4-c3 f5-f2 e8-e7 c6-c4 a5-d5 f2-e2 f9-f4 e2-c2 \
    h8-d8 g6-g4 e1-e3 c2-d2 f1-f4 e6-b6 f4-f9 d2-c2 f9-f1 g4-g2 e9-b9 c2-e2 a6-a8 e2-c2 \
    b9-h9 e4-f4 e7-e8 b6-b3 i5-f5 c4-d4 h9-h8 g2-g8 f1-f3 b3-d3 f5-f8 i7-i3 f3-f5 e5-e1 \
    a8-a4 c2-c6 h8-i8 c6-d6 d8-a8 i3-i2 i8-i3 d6-a6 e8-e2 e1-i1";

/// A record with a piece in the way of its third move.
pub const FAULTY: &str = "[date:2026.03.03]\n[attackers:Ánte]\n[tablut-ruleset:gwezboell 1]\n\n1. d1-d4 e4-f4\n2. d4-d9\n";

/// The start once, twice and three times.
const REPEATED: [&str; 8] = [
    "d1c1", "e3f3", "c1d1", "f3e3", "d1c1", "e3f3", "c1d1", "f3e3",
];

/// The king is about to have four open ways.
const FOUR_WAYS: &str = "gwezboell defenders /9/9/4K4/9/9/9/9/2T4t1/9/";

const fn scene(name: &'static str, from: From, keys: &'static str) -> Scene {
    Scene { name, from, keys }
}

/// Every screen and overlay.
pub const SCENES: &[Scene] = &[
    scene("title", From::Title(0), ""),
    scene("return", From::Title(60), ""),
    scene("setup", From::Title(0), "enter"),
    scene("field", From::Title(0), "enter up up Anna"),
    scene("play", From::Game(0), ""),
    scene("picked", From::Game(59), "c6 enter right"),
    scene("typed", From::Game(0), "d1xd"),
    scene("refused", From::Game(0), "d1a1 enter"),
    scene("middle", From::Game(60), ""),
    scene("scrolled", From::Game(60), "home"),
    scene("panel", From::Game(60), "t"),
    scene("turned", From::Game(60), "o"),
    scene("breath", From::Game(59), "k"),
    scene("undone", From::Game(60), "u u u"),
    scene("repeated", From::Repeated, ""),
    scene("gwezboell", From::Position(FOUR_WAYS), "e3e2 enter"),
    scene("unsaved", From::Unsaved(60), ""),
    scene("over", From::Game(66), ""),
    scene("capture", From::Game(6), "F-2"),
    scene("rule", From::Game(6), "F-2 F-2"),
    scene("drawn", From::Game(60), "x down down enter y"),
    scene("why", From::Game(66), "F-2"),
    scene(
        "resigned",
        From::Game(60),
        "x down enter enter x down enter",
    ),
    scene("replay", From::Game(66), "p pgup left left"),
    scene("number", From::Game(66), "p 31"),
    scene("library", From::Title(60), "down down down enter"),
    scene("filter", From::Title(60), "down down down enter / Lars"),
    scene("empty", From::Title(0), "down down enter"),
    scene("faulty", From::Faulty, "down down enter"),
    scene("broken", From::Faulty, "down down enter enter"),
    scene("trash", From::Title(60), "down down down enter del"),
    scene("open", From::Title(0), "down down enter o /tmp/game.otg"),
    scene("copy", From::Game(60), "s"),
    scene("replace", From::Game(60), "s x enter s x enter"),
    scene("lesson", From::Title(0), "l"),
    scene("hint", From::Title(0), "l j j"),
    scene("mistake", From::Title(0), "l f1f2 enter"),
    scene("solved", From::Title(0), "l f1i1 enter"),
    scene("story", From::Title(0), "l t"),
    scene("course", From::Title(0), "l m"),
    scene("settings", From::Game(60), "F-4"),
    scene("endings", From::Repeated, "x"),
    scene("offer", From::Game(60), "x down down enter"),
    scene("leave", From::Unsaved(60), "q"),
    scene("help", From::Game(60), "?"),
    scene("search", From::Game(60), "? / Konakis"),
    scene("tried", From::Title(0), "l f1h1 enter j j"),
    scene("read", From::Game(60), "l n n n t"),
    scene("ended", From::Title(0), "l m up up up enter n x"),
    scene("lessons", From::Title(0), "l f1i1 enter enter c3g3 enter m"),
    scene("lost", From::Game(60), "? / xyz enter"),
];

/// The scene of this name.
pub fn named(name: &str) -> &'static Scene {
    SCENES.iter().find(|scene| scene.name == name).unwrap()
}

impl Scene {
    /// The program in this state.
    pub fn app(&self, settings: &Settings, size: (u16, u16)) -> App {
        self.with(settings, size, ["Ánte", "Lars"])
    }

    /// The same with other players.
    pub fn with(&self, settings: &Settings, (width, height): (u16, u16), names: [&str; 2]) -> App {
        let begin = || start(width, height, *settings);
        let names = || names.map(str::to_owned);
        let mut disk = Disk::default();
        let game = || App::game(begin(), Position::start(Ruleset::Fortress), names());
        let mut app = match self.from {
            From::Title(0) => App::title(begin()),
            From::Faulty => {
                let name = "2026-03-03-100000".to_owned();
                disk.games.insert(name, FAULTY.to_owned());
                App::title(begin())
            }
            From::Title(plies) => {
                play(&mut game(), &mut disk, GAME.split(' ').take(plies));
                play(&mut game(), &mut disk, GAME.split(' '));
                let unfinished = disk.games.keys().next().cloned();
                App::title(Start {
                    unfinished,
                    ..begin()
                })
            }
            From::Game(_) | From::Unsaved(_) | From::Repeated => game(),
            From::Position(start) => App::game(begin(), start.parse().unwrap(), names()),
        };
        match self.from {
            From::Game(plies) => play(&mut app, &mut disk, GAME.split(' ').take(plies)),
            From::Unsaved(plies) => {
                disk.broken = Some("No space left on device (os error 28)".to_owned());
                play(&mut app, &mut disk, GAME.split(' ').take(plies));
            }
            From::Repeated => play(&mut app, &mut disk, REPEATED),
            From::Title(_) | From::Faulty | From::Position(_) => {}
        }
        press(&mut app, &mut disk, self.keys);
        app
    }
}

/// Types moves.
fn play<'a>(app: &mut App, disk: &mut Disk, moves: impl IntoIterator<Item = &'a str>) {
    for mv in moves {
        press(app, disk, mv);
        press(app, disk, "enter");
    }
}

/// Presses keys, as [`presses`] names them.
pub fn press(app: &mut App, disk: &mut Disk, keys: &str) {
    for event in keys.split_whitespace().flat_map(presses) {
        take(app, disk, &event);
    }
}

/// Takes an event in as the loop does, and answers everything that was asked of the world.
pub fn take(app: &mut App, disk: &mut Disk, event: &Event) -> Vec<Effect> {
    input::message(app, event).map_or_else(Vec::new, |msg| tell(app, disk, msg))
}

/// Tells the program a message.
pub fn tell(app: &mut App, disk: &mut Disk, msg: Msg) -> Vec<Effect> {
    let mut effects = app.update(msg);
    let mut done = 0;
    while done < effects.len() {
        if let Effect::Disk(request) = effects[done].clone()
            && let Some(report) = disk.perform(request)
        {
            effects.extend(app.update(Msg::Report(report)));
        }
        done += 1;
    }
    effects
}

/// Changes the terminal's size.
pub fn resize(app: &mut App, width: u16, height: u16) {
    app.update(Msg::Resize(Size::new(width, height)));
}

/// The program on a terminal of the size that it thinks.
pub fn painted(app: &App) -> Buffer {
    let Size { width, height } = app.size();
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    view::paint(app, &mut buffer);
    buffer
}

/// The rows of a buffer, without styles.
pub fn rows(buffer: &Buffer) -> Vec<String> {
    let width = usize::from(buffer.area.width.max(1));
    let row = |cells: &[Cell]| cells.iter().map(Cell::symbol).collect();
    buffer.content.chunks(width).map(row).collect()
}
