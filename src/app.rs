//! The program as a value: a screen, what lies over it, and the settings.
//!
//! [`App`] changes only in [`App::update`], which is told what happened and answers what is asked of the world.
//! [`view`] draws it, [`input`] turns the terminal's events into messages, and [`layout`] says where everything
//! is, to both.

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
mod page;
mod paste;
pub mod plan;
pub mod play;
pub mod reader;
pub mod replay;
pub mod settings;
pub mod view;
mod wrap;

use std::time::Duration;

use ratatui::layout::{Rect, Size};

use keymap::Scope;
use learn::Learn;
use library::Library;
use menu::{Kind, Menu, Onward};
use message::{Command, Effect, Language, Leave, Msg, Notice, Purpose, Request, Target};
use play::Play;
use reader::Reader;
use replay::Replay;

pub use settings::{Memory, Settings};

use crate::record::Tag;
use crate::rules::Position;
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

/// What is to be laid over the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Cover {
    /// The form of a new game.
    Setup,
    /// The endings that the side to move may choose.
    Endings,
    /// The question before an unfinished game that is not saved is left for this.
    Leave(Onward),
    /// The keys and the rules.
    Help,
    /// The same, opened at a rule of RULES.md.
    Rule(u8),
    /// The settings.
    Settings,
    /// The path of a copy.
    SaveAs,
    /// The path of a record.
    OpenPath,
    /// The question whether to move this game to the trash.
    Trash(String),
    /// The list of the lessons.
    Lessons,
}

/// What a screen answers to a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Nothing more.
    Stay,
    /// This is asked of the world.
    Do(Vec<Effect>),
    /// This is laid over the screen.
    Cover(Cover),
    /// The unfinished game goes on.
    Resume,
    /// The saved games are shown.
    Library,
    /// The game is replayed.
    Replay,
    /// The lessons are opened.
    Learn,
    /// This game is played from now on.
    Begin(Box<Play>),
    /// The screen before comes back.
    Return,
    /// The program is left.
    Leave,
}

/// What the program starts from, beside its screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Start {
    /// The settings, as environment, memory and command line make them.
    pub settings: Settings,
    /// The terminal's size.
    pub size: Size,
    /// What is remembered.
    pub memory: Memory,
    /// The line of the remembered settings that means nothing, with its number.
    pub broken: Option<(usize, String)>,
    /// The name of the unfinished game, if there is one.
    pub unfinished: Option<String>,
    /// Today's date for records, YYYY.MM.DD.
    pub date: String,
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
    /// The title screen.
    #[must_use]
    pub fn title(start: Start) -> Self {
        let screen = Screen::Title(Menu::new(Kind::Title(start.unfinished.is_some())));
        Self::at(screen, start)
    }

    /// A game from a position.
    #[must_use]
    pub fn game(start: Start, position: Position, names: [String; 2]) -> Self {
        let mut play = Play::new(position, names);
        play.record.set_tag(Tag::Date, &start.date);
        Self::at(Screen::Play(Box::new(play)), start)
    }

    /// A replay of a record, at a ply.
    #[must_use]
    pub fn replay(start: Start, reading: crate::record::Reading, ply: usize) -> Self {
        let mut replay = Replay::new(reading);
        replay.go(ply);
        Self::at(Screen::Replay(Box::new(replay)), start)
    }

    fn at(screen: Screen, start: Start) -> Self {
        let Start {
            settings,
            size,
            memory,
            broken,
            unfinished,
            date,
        } = start;
        let (waiting, overlays) = (Vec::new(), Vec::new());
        Self {
            settings,
            size,
            screen,
            waiting,
            overlays,
            told: None,
            memory,
            broken,
            unfinished,
            date,
        }
    }

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
        let before = self.settings.clone();
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
        if self.memory.learn(&before, &self.settings) || self.note_lessons() {
            effects.push(self.remember());
        }
        effects
    }

    /// Asks for the remembered settings to be written.
    fn remember(&self) -> Effect {
        Effect::Disk(Request::Settings(self.memory.to_string()))
    }

    fn go(&mut self, next: Next) -> Vec<Effect> {
        match next {
            Next::Stay => {}
            Next::Do(effects) => return effects,
            Next::Leave => return vec![Effect::Leave(Leave::Quit)],
            Next::Cover(cover) => self.cover(cover),
            Next::Resume => {
                let name = self.unfinished.clone();
                return name
                    .map(|n| Effect::Disk(Request::Open(n, Purpose::Continue)))
                    .into_iter()
                    .collect();
            }
            Next::Library => {
                self.enter(Screen::Library(Library::default()));
                self.measure();
                return vec![Effect::Disk(Request::List)];
            }
            Next::Replay => {
                if let Screen::Play(play) = &self.screen {
                    let mut play = (**play).clone();
                    play.record_game();
                    self.enter(Screen::Replay(Box::new(Replay::of(play))));
                }
            }
            Next::Begin(play) => return self.begin(*play),
            Next::Return => {
                let title = Kind::Title(self.unfinished.is_some());
                self.screen = match self.waiting.pop() {
                    Some(Screen::Title(menu)) if menu.kind != title => {
                        Screen::Title(Menu::new(title))
                    }
                    Some(screen) => screen,
                    None => Screen::Title(Menu::new(title)),
                };
            }
            Next::Learn => self.open_lessons(None),
        }
        Vec::new()
    }

    /// Begins a new game, dated today; no screen comes back after it.
    fn begin(&mut self, mut play: Play) -> Vec<Effect> {
        play.record.set_tag(Tag::Date, &self.date);
        let save = play.save();
        self.waiting.clear();
        self.overlays.clear();
        self.screen = Screen::Play(Box::new(play));
        save.into_iter().collect()
    }

    /// Shows a screen over the one that waits.
    fn enter(&mut self, screen: Screen) {
        self.overlays.clear();
        self.waiting
            .push(std::mem::replace(&mut self.screen, screen));
    }

    fn cover(&mut self, cover: Cover) {
        let menu = |kind| Overlay::Menu(Menu::new(kind));
        let overlay = match cover {
            Cover::Setup => menu(Kind::Setup(self.memory.setup.clone())),
            Cover::Settings => menu(Kind::Settings),
            Cover::Leave(onward) => menu(Kind::Leave(onward)),
            Cover::Help => Overlay::Reader(Reader::help(self.scope(), self.ruleset())),
            Cover::Rule(section) => {
                Overlay::Reader(Reader::rule(section, self.scope(), self.ruleset()))
            }
            Cover::SaveAs => menu(Kind::SaveAs(String::new())),
            Cover::OpenPath => menu(Kind::OpenPath(String::new())),
            Cover::Trash(name) => menu(Kind::Trash(name)),
            Cover::Lessons => self.list_of_lessons(),
            Cover::Endings => match self.board() {
                Some(game) => menu(Kind::Endings(game.position().turn(), game.may_claim())),
                None => return,
            },
        };
        // Each opens the other, and neither is worth coming back to from itself.
        let again = |below: &Overlay| match (below, &overlay) {
            (Overlay::Reader(_), Overlay::Reader(_)) => true,
            (Overlay::Menu(below), Overlay::Menu(above)) => below.kind == above.kind,
            _ => false,
        };
        self.overlays.retain(|below| !again(below));
        self.overlays.push(overlay);
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
                self.settings.look.theme = menu::turned(&menu::THEMES, self.settings.look.theme, 1);
                return Next::Stay;
            }
            Command::Language => {
                self.settings.language = match self.settings.language {
                    Language::English => Language::French,
                    Language::French => Language::English,
                };
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

    /// Tells the screen how many rows its list has.
    fn measure(&mut self) {
        let layout = self.layout();
        let moves = || layout.stage.ok()?.panel.map(|panel| panel.moves);
        let rows = |area: Option<Rect>| area.map_or(1, |area| usize::from(area.height));
        match &mut self.screen {
            Screen::Library(library) => library.set_rows(rows(layout.list.map(|list| list.rows))),
            Screen::Play(play) => play.set_rows(rows(moves())),
            Screen::Title(_) | Screen::Replay(_) | Screen::Learn(_) => {}
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
