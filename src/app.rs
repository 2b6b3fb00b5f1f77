//! The program as a value: a screen, what lies over it, and the settings.
//!
//! [`App`] changes only in [`App::update`], which is told what happened and answers what is asked of the world.
//! [`view`] draws it, [`input`] turns the terminal's events into messages, and [`layout`] says where everything
//! is, to both.

mod answer;
mod dialog;
mod disk;
pub mod entry;
pub mod hand;
pub mod input;
pub mod keymap;
pub mod layout;
pub mod learn;
pub mod library;
pub mod marks;
pub mod menu;
pub mod message;
mod next;
mod page;
mod paste;
pub mod plan;
pub mod play;
pub mod reader;
pub mod replay;
pub mod settings;
pub mod sight;
mod start;
pub mod view;
mod wrap;

use std::time::Duration;

use ratatui::layout::{Rect, Size};

use keymap::Scope;
use learn::Learn;
use library::Library;
use menu::{Kind, Menu};
use message::{Choice, Command, Effect, Leave, Msg, Notice, Request, Target};
use next::{Cover, Next};
use play::Play;
use reader::Reader;
use replay::Replay;

pub use settings::{Memory, Settings};
pub use start::Start;

use crate::text::{Text, text};

/// What fills the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The title.
    Title(Menu),
    /// A game.
    Play(Box<Play>),
    /// A game that is looked at.
    Replay(Box<Replay>),
    /// The saved games.
    Library(Library),
    /// A lesson.
    Learn(Box<Learn>),
}

/// What lies over the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// A menu, a form or a dialog.
    Menu(Menu),
    /// A page of text.
    Reader(Reader),
}

/// The program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct App {
    settings: Settings,
    size: Size,
    screen: Screen,
    /// The screens that wait below, the last one to come back first.
    waiting: Vec<Screen>,
    overlays: Vec<Overlay>,
    /// What the player is told on the title.
    told: Option<Notice>,
    memory: Memory,
    broken: Option<(usize, String)>,
    unfinished: Option<String>,
    date: String,
}

impl App {
    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The terminal's size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The screen.
    #[must_use]
    pub const fn screen(&self) -> &Screen {
        &self.screen
    }

    /// What lies over it, the topmost last.
    #[must_use]
    pub fn overlays(&self) -> &[Overlay] {
        &self.overlays
    }

    /// The words of the language.
    #[must_use]
    pub const fn text(&self) -> &'static Text {
        text(self.settings.language)
    }

    /// The line of the remembered settings that means nothing, with its number.
    #[must_use]
    pub const fn broken_settings(&self) -> Option<&(usize, String)> {
        self.broken.as_ref()
    }

    /// What the player is told on the title.
    #[must_use]
    pub const fn told(&self) -> Option<&Notice> {
        self.told.as_ref()
    }

    /// The menu that is live.
    #[must_use]
    pub fn menu(&self) -> Option<&Menu> {
        match (self.overlays.last(), &self.screen) {
            (Some(Overlay::Menu(menu)), _) | (None, Screen::Title(menu)) => Some(menu),
            _ => None,
        }
    }

    fn menu_mut(&mut self) -> Option<&mut Menu> {
        match (self.overlays.last_mut(), &mut self.screen) {
            (Some(Overlay::Menu(menu)), _) | (None, Screen::Title(menu)) => Some(menu),
            _ => None,
        }
    }

    /// The game that is played or looked at, under whatever lies over it.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        match &self.screen {
            Screen::Play(play) => Some(play),
            Screen::Replay(replay) => Some(&replay.play),
            Screen::Title(_) | Screen::Library(_) | Screen::Learn(_) => None,
        }
    }

    fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.screen {
            Screen::Play(play) => Some(play),
            Screen::Replay(replay) => Some(&mut replay.play),
            Screen::Title(_) | Screen::Library(_) | Screen::Learn(_) => None,
        }
    }

    /// Tells the player something, where the screen has a place for it.
    fn tell(&mut self, notice: Notice) {
        match &mut self.screen {
            Screen::Library(library) => library.notice = Some(notice),
            Screen::Learn(learn) => learn.notice = Some(notice),
            Screen::Title(_) => self.told = Some(notice),
            Screen::Play(_) | Screen::Replay(_) => {
                if let Some(play) = self.play_mut() {
                    play.notice = Some(notice);
                }
            }
        }
    }

    /// Whose keys are live.
    #[must_use]
    pub fn scope(&self) -> Scope {
        match (self.overlays.last(), &self.screen) {
            (Some(Overlay::Reader(reader)), _) if reader.typing => Scope::Search,
            (Some(Overlay::Reader(_)), _) => Scope::Reader,
            (Some(Overlay::Menu(menu)), _) | (None, Screen::Title(menu)) => {
                if menu.is_path() {
                    Scope::Path
                } else if menu.is_text() {
                    Scope::Field
                } else if menu.has_yes_and_no() {
                    Scope::Question
                } else {
                    Scope::Menu
                }
            }
            (None, Screen::Play(play)) if !play.hand.entry.is_empty() => Scope::Entry,
            (None, Screen::Play(play)) if play.game.outcome().is_some() => Scope::Over,
            (None, Screen::Play(_)) => Scope::Play,
            (None, Screen::Replay(_)) => Scope::Replay,
            (None, Screen::Library(library)) if library.filtering => Scope::Filter,
            (None, Screen::Library(_)) => Scope::Library,
            (None, Screen::Learn(learn)) => learn.scope(),
        }
    }

    /// How long to wait before a [`Msg::Tick`]; `None` while nothing moves by itself.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        match (&self.screen, self.overlays.is_empty()) {
            (Screen::Replay(replay), true) => replay.deadline(),
            _ => None,
        }
    }

    /// Takes in what happened, and answers what is asked of the world, in this order.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mut before = self.settings;
        let lends = matches!(
            msg,
            Msg::Command(Command::Mouse) | Msg::Press(Target::Command(Command::Mouse))
        );
        if self.overlays.is_empty() && matches!(msg, Msg::Command(_) | Msg::Press(_)) {
            self.told = None;
        }
        let next = match msg {
            Msg::Resize(size) => {
                self.size = size;
                Next::Stay
            }
            Msg::Command(command) | Msg::Press(Target::Command(command)) => self.command(command),
            Msg::Paste(pasted) => self.paste(&pasted),
            Msg::Report(report) => self.report(report),
            Msg::Tick => match &mut self.screen {
                Screen::Replay(replay) if self.overlays.is_empty() => replay.tick(),
                _ => Next::Stay,
            },
            other => self.hand(&other),
        };
        let mut effects = self.go(next);
        self.fit_reader();
        if !self.settings.bell {
            effects.retain(|effect| *effect != Effect::Bell);
        }
        if self.settings.mouse != before.mouse {
            effects.push(Effect::Mouse(self.settings.mouse));
        }
        if lends {
            // The mouse is lent to select some text: the next start is not to be without it.
            before.mouse = self.settings.mouse;
        }
        if self.memory.learn(&before, &self.settings) || self.note_lessons() {
            effects.push(self.remember());
        }
        effects
    }

    /// Asks for the remembered settings to be written.
    fn remember(&self) -> Effect {
        Effect::Disk(Request::Settings(self.memory.to_string()))
    }

    fn command(&mut self, command: Command) -> Next {
        if let Screen::Replay(replay) = &mut self.screen {
            replay.heard(command);
        }
        match command {
            Command::Interrupt => return Next::Do(vec![Effect::Leave(Leave::Interrupt)]),
            Command::Suspend => return Next::Do(vec![Effect::Suspend]),
            Command::Mouse => {
                self.settings.mouse = !self.settings.mouse;
                self.tell(Notice::MouseIs(self.settings.mouse));
                return Next::Stay;
            }
            Command::Theme => {
                self.settings.look.theme.turn(1);
                return Next::Stay;
            }
            Command::Language => {
                self.settings.language.turn(1);
                return Next::Stay;
            }
            Command::Help => return Next::Cover(Cover::Help),
            Command::Learn if self.overlays.is_empty() => return Next::Learn,
            Command::Settings
                if !matches!(
                    self.menu(),
                    Some(Menu {
                        kind: Kind::Settings,
                        ..
                    })
                ) =>
            {
                return Next::Cover(Cover::Settings);
            }
            _ => {}
        }
        if matches!(self.overlays.last(), Some(Overlay::Reader(_))) {
            self.read(command);
            return Next::Stay;
        }
        if self.menu().is_some() {
            return self.menu_command(command);
        }
        self.measure();
        match &mut self.screen {
            Screen::Title(_) => Next::Stay,
            Screen::Play(play) => play.command(command, &self.settings),
            Screen::Replay(replay) => replay.command(command, &self.settings),
            Screen::Library(library) => library.command(command),
            Screen::Learn(learn) => learn.command(command, &self.settings),
        }
    }

    /// Tells the screen how many rows its list has, and whether its board is seen.
    fn measure(&mut self) {
        let layout = self.layout();
        let moves = || layout.stage.ok()?.panel.map(|panel| panel.moves);
        let rows = |area: Option<Rect>| area.map_or(1, |area| usize::from(area.height));
        match &mut self.screen {
            Screen::Library(library) => library.set_rows(rows(layout.list.map(|list| list.rows))),
            Screen::Play(play) => play.set_rows(rows(moves())),
            Screen::Learn(learn) => {
                let board = layout.stage.is_ok_and(|stage| stage.board.is_some());
                learn.set_text_shown(!board);
            }
            Screen::Title(_) | Screen::Replay(_) => {}
        }
    }

    /// A character was typed, or the mouse acted.
    fn hand(&mut self, msg: &Msg) -> Next {
        if matches!(self.overlays.last(), Some(Overlay::Reader(_))) {
            self.read_hand(msg);
            return Next::Stay;
        }
        if self.menu().is_some() {
            return self.menu_hand(msg);
        }
        if matches!(msg, Msg::Wheel(..)) {
            self.measure();
        }
        match &mut self.screen {
            Screen::Title(_) => Next::Stay,
            Screen::Play(play) => play.hand(msg, &self.settings),
            Screen::Replay(replay) => replay.hand(msg),
            Screen::Library(library) => library.hand(msg),
            Screen::Learn(learn) => learn.hand(msg, &self.settings),
        }
    }
}
