//! The program with its terminal replaced: the app, driven by the real loop, on a backend in memory.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::layout::Size;
use tablut::app::message::{
    Depth, Effect, Language, Leave, Look, Opened, Purpose, Report, Request, Summary,
};
use tablut::app::play::Play;
use tablut::app::{App, Settings, Start};
use tablut::record::{Hints, Record};
use tablut::rules::{Game, Position, Square};
use tablut::terminal::{Done, Ended, Signal, drive};

/// Somebody at the program.
pub struct Player {
    pub app: App,
    pub terminal: Terminal<TestBackend>,
    /// What was asked of the world, but for resuming.
    pub effects: Vec<Effect>,
    /// How it ended, once it did.
    pub ended: Option<Ended>,
    /// The disk, in memory.
    pub disk: Disk,
}

/// A disk in memory: it keeps the last record of every game, and never fails unless it is told to.
#[derive(Default)]
pub struct Disk {
    /// The records by name.
    pub games: BTreeMap<String, String>,
    /// Why nothing can be written, while nothing can.
    pub broken: Option<String>,
    /// The settings as they were written last.
    pub settings: String,
    /// The copies by path.
    pub copies: BTreeMap<String, String>,
    /// The games that were saved, by name, the last one last.
    pub played: Vec<String>,
}

impl Disk {
    /// Performs what was asked of a disk, and answers as it would.
    pub fn perform(&mut self, request: Request) -> Option<Report> {
        let opened = |name: Option<String>, label: String, text: &str, purpose| {
            let reading = Record::read(text, Hints::default());
            Report::Opened(Box::new(Opened {
                name,
                label,
                reading,
                locked: false,
                purpose,
            }))
        };
        Some(match request {
            Request::Save { .. } if self.broken.is_some() => {
                Report::NotSaved(self.broken.clone().unwrap())
            }
            Request::Save { name, text } => {
                let name =
                    name.unwrap_or_else(|| format!("2026-11-29-{:06}", self.games.len() + 1));
                self.games.insert(name.clone(), text);
                self.played.retain(|played| *played != name);
                self.played.push(name.clone());
                Report::Saved(name)
            }
            Request::Open(name, purpose) => match self.games.get(&name) {
                Some(text) => opened(Some(name.clone()), String::new(), text, purpose),
                None => Report::NotOpened(format!("{name}: not found")),
            },
            Request::OpenPath(path) => match self.copies.get(&path) {
                Some(text) => opened(None, path.clone(), text, Purpose::Replay),
                None => Report::NotOpened(format!("{path}: not found")),
            },
            Request::List => self.list(),
            Request::Trash(name) => {
                self.games.remove(&name);
                self.list()
            }
            Request::Copy {
                path,
                replace: false,
                ..
            } if self.copies.contains_key(&path) => Report::CopyExists(path),
            Request::Copy { path, text, .. } => {
                self.copies.insert(path.clone(), text);
                Report::Copied(path)
            }
            Request::Complete(start) => {
                let found = self
                    .copies
                    .keys()
                    .find(|path| path.starts_with(&start))
                    .cloned();
                Report::Completed(found.unwrap_or(start))
            }
            Request::Settings(_) if self.broken.is_some() => {
                Report::SettingsNotSaved(self.broken.clone().unwrap())
            }
            Request::Settings(text) => {
                self.settings = text;
                return None;
            }
        })
    }

    fn summaries(&self) -> Vec<Summary> {
        let summary = |(name, text): (&String, &String)| {
            Summary::new(name.clone(), &Record::read(text, Hints::default()))
        };
        self.games.iter().rev().map(summary).collect()
    }

    fn list(&self) -> Report {
        Report::Games {
            games: self.summaries(),
            unfinished: self.unfinished(),
        }
    }

    /// The unfinished game that was played last; of those that were put here without being played, the newest.
    pub fn unfinished(&self) -> Option<String> {
        let played = |name: &str| self.played.iter().position(|played| played == name);
        let games = self.summaries().into_iter().rev();
        games
            .filter(Summary::is_unfinished)
            .max_by_key(|game| played(&game.name))
            .map(|game| game.name)
    }
}

/// Settings that depend on no environment.
pub fn settings(language: Language, look: Look) -> Settings {
    Settings {
        language,
        look,
        ..Settings::default()
    }
}

/// A start with a size and settings, and nothing remembered.
pub fn start(width: u16, height: u16, settings: Settings) -> Start {
    Start {
        settings,
        size: Size::new(width, height),
        date: "2026.11.29".to_owned(),
        ..Start::default()
    }
}

/// A dark screen with all colours.
pub const COLOUR: Look = Look {
    theme: tablut::app::message::ThemeName::Dark,
    depth: Depth::True,
    ascii: false,
};

impl Player {
    /// At the title.
    pub fn title(width: u16, height: u16, settings: Settings) -> Self {
        Self::at(App::title(start(width, height, settings)))
    }

    /// At a game from a position.
    pub fn game(width: u16, height: u16, settings: Settings, start: Position) -> Self {
        let names = [String::new(), String::new()];
        Self::at(App::game(
            self::start(width, height, settings),
            start,
            names,
        ))
    }

    /// In a given state of the program.
    pub fn at(app: App) -> Self {
        let Size { width, height } = app.size();
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut player = Self {
            app,
            terminal,
            effects: Vec::new(),
            ended: None,
            disk: Disk::default(),
        };
        player.events([]);
        player
    }

    /// Lets the loop take events in, one frame for each, as when a person plays.
    pub fn events(&mut self, events: impl IntoIterator<Item = Event>) {
        let mut queue: VecDeque<Event> = events.into_iter().collect();
        let Self {
            app,
            terminal,
            effects,
            disk,
            ..
        } = self;
        let ended = drive(
            terminal,
            app,
            |wait| match wait {
                Some(Duration::ZERO) => Signal::Timeout,
                // No time passes here: what moves by itself stands still.
                _ => queue
                    .pop_front()
                    .map_or(Signal::End(Ended::HungUp), Signal::Event),
            },
            |_, effect| {
                effects.push(effect.clone());
                Ok(match effect {
                    Effect::Leave(Leave::Quit) => Done::End(Ended::Quit),
                    Effect::Leave(Leave::Interrupt) => Done::End(Ended::Interrupt),
                    Effect::Disk(request) => {
                        disk.perform(request).map_or(Done::Nothing, Done::Report)
                    }
                    _ => Done::Nothing,
                })
            },
        );
        match ended.unwrap() {
            Ended::HungUp => {}
            ended => self.ended = Some(ended),
        }
    }

    /// Presses keys, words apart: `up`, `enter`, `ctrl-c`, `F-2` (f2 is the name of a square); any other word is typed letter by letter.
    pub fn keys(&mut self, keys: &str) -> &mut Self {
        self.events(keys.split_whitespace().flat_map(presses));
        self
    }

    /// Clicks a square.
    pub fn click(&mut self, square: &str) -> &mut Self {
        let at = self.cell(square);
        self.click_at(at)
    }

    /// Clicks a cell.
    pub fn click_at(&mut self, at: (u16, u16)) -> &mut Self {
        let left = MouseButton::Left;
        self.events([
            mouse(MouseEventKind::Down(left), at),
            mouse(MouseEventKind::Up(left), at),
        ]);
        self
    }

    /// Clicks the first place where a text stands.
    pub fn click_text(&mut self, text: &str) -> &mut Self {
        let at = self
            .find(text)
            .unwrap_or_else(|| panic!("{text:?} is not on\n{}", self.text()));
        self.click_at(at)
    }

    /// Drags from one square to another, over the cells between.
    pub fn drag(&mut self, from: &str, to: &str) -> &mut Self {
        let (from, to) = (self.cell(from), self.cell(to));
        self.drag_to(from, to)
    }

    /// Drags from one cell to another.
    pub fn drag_to(&mut self, from: (u16, u16), to: (u16, u16)) -> &mut Self {
        let left = MouseButton::Left;
        let half = (u16::midpoint(from.0, to.0), u16::midpoint(from.1, to.1));
        self.events([
            mouse(MouseEventKind::Down(left), from),
            mouse(MouseEventKind::Drag(left), half),
            mouse(MouseEventKind::Drag(left), to),
            mouse(MouseEventKind::Up(left), to),
        ]);
        self
    }

    /// The cell in the middle of a square.
    pub fn cell(&self, square: &str) -> (u16, u16) {
        let square: Square = square.parse().unwrap();
        let board = self
            .app
            .layout()
            .stage
            .unwrap()
            .board
            .expect("a board on the screen");
        let cell = board.centre(square);
        (cell.x, cell.y)
    }

    /// Changes the terminal's size.
    pub fn resize(&mut self, width: u16, height: u16) -> &mut Self {
        self.terminal.backend_mut().resize(width, height);
        self.events([Event::Resize(width, height)]);
        self
    }

    /// What the terminal shows.
    pub fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// What it shows, in lines, without styles.
    pub fn text(&self) -> String {
        let buffer = self.buffer();
        let width = usize::from(buffer.area.width.max(1));
        let rows = buffer
            .content
            .chunks(width)
            .map(|row| row.iter().map(ratatui::buffer::Cell::symbol).collect());
        rows.map(|row: String| row.trim_end().to_owned())
            .collect::<Vec<_>>()
            .join("\n")
    }

    /// The first cell of a text on the screen.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        let buffer = self.buffer();
        let width = usize::from(buffer.area.width.max(1));
        buffer
            .content
            .chunks(width)
            .enumerate()
            .find_map(|(y, row)| {
                let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
                let x = line[..line.find(text)?].chars().count();
                Some((u16::try_from(x).unwrap(), u16::try_from(y).unwrap()))
            })
    }

    /// Fails unless a text is on the screen; line breaks and gaps count as one space.
    pub fn shows(&mut self, text: &str) -> &mut Self {
        assert!(self.says(text), "{text:?} is not on\n{}", self.text());
        self
    }

    /// Whether a text is on the screen, on one line or wrapped in the panel.
    pub fn says(&self, text: &str) -> bool {
        if self.find(text).is_some() {
            return true;
        }
        let Ok(stage) = self.app.layout().stage else {
            return false;
        };
        let area = stage
            .panel
            .map_or(stage.message, |panel| panel.facts.union(panel.moves));
        let buffer = self.buffer();
        let words: String = (area.y..area.bottom())
            .flat_map(|y| {
                (area.x..area.right())
                    .map(move |x| buffer[(x, y)].symbol())
                    .chain([" "])
            })
            .collect();
        words
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            .contains(text)
    }

    /// The game.
    pub fn play(&self) -> &Play {
        self.app.play().expect("a game on the screen")
    }

    /// The game's rules.
    pub fn rules(&self) -> &Game {
        &self.play().game
    }
}

/// The events of one word of [`Player::keys`].
pub fn presses(word: &str) -> Vec<Event> {
    let plain = |code| vec![key(code, KeyModifiers::NONE)];
    match word {
        "up" => plain(KeyCode::Up),
        "down" => plain(KeyCode::Down),
        "left" => plain(KeyCode::Left),
        "right" => plain(KeyCode::Right),
        "enter" => plain(KeyCode::Enter),
        "space" => plain(KeyCode::Char(' ')),
        "esc" => plain(KeyCode::Esc),
        "tab" => plain(KeyCode::Tab),
        "backtab" => vec![key(KeyCode::BackTab, KeyModifiers::SHIFT)],
        "bs" => plain(KeyCode::Backspace),
        "del" => plain(KeyCode::Delete),
        "pgup" => plain(KeyCode::PageUp),
        "pgdn" => plain(KeyCode::PageDown),
        "home" => plain(KeyCode::Home),
        "end" => plain(KeyCode::End),
        _ => {
            if let Some(letter) = word.strip_prefix("ctrl-") {
                let letter = letter.chars().next().expect("a letter");
                return vec![key(KeyCode::Char(letter), KeyModifiers::CONTROL)];
            }
            if let Some(n) = word.strip_prefix("F-").and_then(|n| n.parse().ok()) {
                return plain(KeyCode::F(n));
            }
            word.chars()
                .map(|c| key(KeyCode::Char(c), KeyModifiers::NONE))
                .collect()
        }
    }
}

/// A key press.
pub fn key(code: KeyCode, modifiers: KeyModifiers) -> Event {
    Event::Key(KeyEvent::new(code, modifiers))
}

/// A mouse event at a cell.
pub fn mouse(kind: MouseEventKind, (column, row): (u16, u16)) -> Event {
    Event::Mouse(MouseEvent {
        kind,
        column,
        row,
        modifiers: KeyModifiers::NONE,
    })
}
