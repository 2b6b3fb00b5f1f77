//! The program as a value: a screen, what lies over it, and the settings.
//!
//! [`App`] changes only in [`App::update`], which is told what happened and answers what is asked of the world.
//! [`view`] draws it, [`input`] turns the terminal's events into messages, and [`layout`] says where everything
//! is, to both.

pub mod entry;
pub mod hand;
pub mod input;
pub mod keymap;
pub mod layout;
pub mod learn;
pub mod marks;
pub mod menu;
pub mod message;
pub mod plan;
pub mod play;
pub mod reader;
pub mod view;

use ratatui::layout::Size;

use keymap::Scope;
use learn::Learn;
use menu::{Act, Kind, Menu};
use message::{
    Command, Effect, Language, Leave, Look, Msg, Notice, Setup, SizeWish, Target, Turning,
};
use play::Play;
use reader::Reader;

use crate::rules::{Game, Position};
use crate::text::{Text, text};

/// What can be set, and is the same in every game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// Colours and characters.
    pub look: Look,
    /// The size of the squares.
    pub size: SizeWish,
    /// Whether the board turns to the side to move.
    pub turning: Turning,
    /// Whether the bell rings at Raichi, Tuichi and the end.
    pub bell: bool,
    /// Whether the program takes the mouse.
    pub mouse: bool,
    /// The lessons that are done, a bit a lesson.
    pub progress: u16,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            look: Look::default(),
            size: SizeWish::default(),
            turning: Turning::default(),
            bell: false,
            mouse: true,
            progress: 0,
        }
    }
}

/// What fills the terminal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The title.
    Title(Menu),
    /// A game.
    Play(Box<Play>),
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cover {
    /// The form of a new game.
    Setup,
    /// The endings that the side to move may choose.
    Endings,
    /// The question before an unfinished game is left.
    Leave,
    /// The keys and the rules.
    Help,
    /// The settings.
    Settings,
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
    /// The lessons are opened over the screen as it stands.
    Learn,
    /// The screen is left for the one that waits behind it.
    Return,
    /// The program is left.
    Leave,
}

/// The program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct App {
    settings: Settings,
    size: Size,
    screen: Screen,
    overlays: Vec<Overlay>,
    setup: Setup,
}

/// What the title wishes of the playing screen, on which it shows the start.
fn title_wish(settings: &Settings) -> plan::Wish {
    plan::Wish {
        size: settings.size,
        ground: settings.look.ground(),
        panel_toggled: false,
        upside_down: false,
    }
}

impl App {
    /// The title screen.
    #[must_use]
    pub const fn title(settings: Settings, size: Size) -> Self {
        let screen = Screen::Title(Menu::new(Kind::Title));
        let setup = Setup {
            ruleset: crate::rules::Ruleset::Fortress,
            first: message::First::Attackers,
            names: [String::new(), String::new()],
        };
        Self {
            settings,
            size,
            screen,
            overlays: Vec::new(),
            setup,
        }
    }

    /// A game from a position.
    #[must_use]
    pub fn game(settings: Settings, size: Size, start: Position, names: [String; 2]) -> Self {
        let screen = Screen::Play(Box::new(Play::new(start, names)));
        Self {
            screen,
            ..Self::title(settings, size)
        }
    }

    /// A lesson by its number from 0, or else the first that is not done.
    #[must_use]
    pub fn learn(settings: Settings, size: Size, lesson: Option<usize>) -> Self {
        let mut app = Self::title(settings, size);
        app.open_lessons(lesson);
        app
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

    /// The game, under whatever lies over it.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        match &self.screen {
            Screen::Play(play) => Some(play),
            Screen::Title(_) | Screen::Learn(_) => None,
        }
    }

    fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.screen {
            Screen::Play(play) => Some(play),
            Screen::Title(_) | Screen::Learn(_) => None,
        }
    }

    /// The game of the screen, or the board of its lesson.
    fn board(&self) -> Option<&Game> {
        match &self.screen {
            Screen::Play(play) => Some(&play.game),
            Screen::Learn(learn) => Some(&learn.game),
            Screen::Title(_) => None,
        }
    }

    /// Opens the lessons over the screen as it stands.
    fn open_lessons(&mut self, lesson: Option<usize>) {
        self.overlays.clear();
        let title = Screen::Title(Menu::new(Kind::Title));
        let behind = std::mem::replace(&mut self.screen, title);
        let learn = Learn::new(lesson, self.settings.progress, behind);
        self.screen = Screen::Learn(Box::new(learn));
    }

    /// Whose keys are live.
    #[must_use]
    pub fn scope(&self) -> Scope {
        match (self.overlays.last(), &self.screen) {
            (Some(Overlay::Reader(reader)), _) if reader.typing => Scope::Search,
            (Some(Overlay::Reader(_)), _) => Scope::Reader,
            (Some(Overlay::Menu(menu)), _) | (None, Screen::Title(menu)) => {
                if menu.is_text() {
                    Scope::Field
                } else if menu.has_yes_and_no() {
                    Scope::Question
                } else {
                    Scope::Menu
                }
            }
            (None, Screen::Learn(learn)) => {
                if !learn.hand.entry.is_empty() {
                    Scope::Entry
                } else if learn.solved {
                    Scope::Learnt
                } else {
                    Scope::Learn
                }
            }
            (None, Screen::Play(play)) => {
                if !play.hand.entry.is_empty() {
                    Scope::Entry
                } else if play.game.outcome().is_some() {
                    Scope::Over
                } else {
                    Scope::Play
                }
            }
        }
    }

    /// Takes in what happened, and answers what is asked of the world, in this order.
    pub fn update(&mut self, msg: Msg) -> Vec<Effect> {
        let mouse = self.settings.mouse;
        let next = match msg {
            Msg::Resize(size) => {
                self.size = size;
                Next::Stay
            }
            Msg::Command(command) | Msg::Press(Target::Command(command)) => self.command(command),
            Msg::Type(c) => self.type_char(c),
            Msg::Paste(pasted) => self.paste(&pasted),
            Msg::Report(report) => match report {},
            mouse => self.mouse(&mouse),
        };
        let mut effects = self.go(next);
        if !self.settings.bell {
            effects.retain(|effect| *effect != Effect::Bell);
        }
        if let Screen::Learn(learn) = &self.screen
            && learn.progress() != self.settings.progress
        {
            self.settings.progress = learn.progress();
            effects.push(Effect::Progress(self.settings.progress));
        }
        if self.settings.mouse != mouse {
            effects.push(Effect::Mouse(self.settings.mouse));
        }
        effects
    }

    fn go(&mut self, next: Next) -> Vec<Effect> {
        match next {
            Next::Stay => Vec::new(),
            Next::Do(effects) => effects,
            Next::Leave => vec![Effect::Leave(Leave::Quit)],
            Next::Learn => {
                self.open_lessons(None);
                Vec::new()
            }
            Next::Return => {
                let title = Screen::Title(Menu::new(Kind::Title));
                if let Screen::Learn(learn) = std::mem::replace(&mut self.screen, title) {
                    self.screen = learn.behind;
                }
                Vec::new()
            }
            Next::Cover(cover) => {
                let overlay = match cover {
                    Cover::Setup => Overlay::Menu(Menu::new(Kind::Setup(self.setup.clone()))),
                    Cover::Settings => Overlay::Menu(Menu::new(Kind::Settings)),
                    Cover::Leave => Overlay::Menu(Menu::new(Kind::Leave)),
                    Cover::Help => Overlay::Reader(Reader::help(self.scope())),
                    Cover::Lessons => {
                        let mut menu = Menu::new(Kind::Lessons(self.settings.progress));
                        if let Screen::Learn(learn) = &self.screen {
                            menu.selected = learn.lesson;
                        }
                        Overlay::Menu(menu)
                    }
                    Cover::Endings => match self.board() {
                        Some(game) => Overlay::Menu(Menu::new(Kind::Endings(
                            game.position().turn(),
                            game.may_claim(),
                        ))),
                        None => return Vec::new(),
                    },
                };
                self.overlays.push(overlay);
                Vec::new()
            }
        }
    }

    fn command(&mut self, command: Command) -> Next {
        match command {
            Command::Interrupt => return Next::Do(vec![Effect::Leave(Leave::Interrupt)]),
            Command::Suspend => return Next::Do(vec![Effect::Suspend]),
            Command::Mouse => {
                self.settings.mouse = !self.settings.mouse;
                let ours = self.settings.mouse;
                match &mut self.screen {
                    Screen::Play(play) => play.notice = Some(Notice::MouseIs(ours)),
                    Screen::Learn(learn) => learn.notice = Some(Notice::MouseIs(ours)),
                    Screen::Title(_) => {}
                }
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
        match &mut self.screen {
            Screen::Play(play) => play.command(command, &self.settings),
            Screen::Learn(learn) => learn.command(command, &self.settings),
            Screen::Title(_) => Next::Stay,
        }
    }

    fn menu_command(&mut self, command: Command) -> Next {
        let mut settings = self.settings.clone();
        let Some(menu) = self.menu_mut() else {
            return Next::Stay;
        };
        let act = match command {
            Command::Up => {
                menu.step(-1);
                Act::Nothing
            }
            Command::Down => {
                menu.step(1);
                Act::Nothing
            }
            Command::Left => {
                menu.turn(-1, &mut settings);
                Act::Nothing
            }
            Command::Right => {
                menu.turn(1, &mut settings);
                Act::Nothing
            }
            Command::Erase => {
                menu.erase();
                Act::Nothing
            }
            Command::Accept => menu.accept(&mut settings),
            Command::Yes => menu.answer(true),
            Command::No => menu.answer(false),
            Command::Back if menu.has_yes_and_no() => menu.answer(false),
            Command::Back if menu.kind == Kind::Title => Act::Nothing,
            Command::Back => Act::Close,
            Command::Quit if menu.kind == Kind::Title => Act::Go(Next::Leave),
            _ => Act::Nothing,
        };
        self.settings = settings;
        self.act(act)
    }

    fn act(&mut self, act: Act) -> Next {
        match act {
            Act::Nothing => return Next::Stay,
            Act::Go(next) => {
                if matches!(next, Next::Leave) {
                    self.overlays.clear();
                }
                return next;
            }
            Act::Close => {
                self.overlays.pop();
                return Next::Stay;
            }
            _ => {}
        }
        self.overlays.clear();
        match act {
            Act::Begin(setup) => {
                self.screen = Screen::Play(Box::new(Play::from_setup(&setup)));
                self.setup = setup;
            }
            Act::Offer(side) => self
                .overlays
                .push(Overlay::Menu(Menu::new(Kind::Offer(side)))),
            Act::Lesson(lesson) => {
                if let Screen::Learn(learn) = &mut self.screen {
                    learn.go(lesson, 0);
                }
            }
            act => {
                if let Screen::Learn(learn) = &mut self.screen {
                    learn.settle(&act);
                }
                if let Some(play) = self.play_mut() {
                    match act {
                        Act::Resign => play.resign(),
                        Act::Claim => play.claim(),
                        Act::Agree => play.agree(),
                        Act::Refuse(side) => play.notice = Some(Notice::DrawRefused(side)),
                        _ => {}
                    }
                    if play.game.outcome().is_some() {
                        return Next::Do(vec![Effect::Bell]);
                    }
                }
            }
        }
        Next::Stay
    }

    fn type_char(&mut self, c: char) -> Next {
        if let Some(Overlay::Reader(reader)) = self.overlays.last_mut() {
            if reader.typing && !c.is_control() && reader.query.chars().count() < 40 {
                reader.query.push(c);
            }
        } else if let Some(menu) = self.menu_mut() {
            menu.type_char(c);
        } else {
            return self.hand(&Msg::Type(c));
        }
        Next::Stay
    }

    /// A paste acts only where text is typed: its first line, without control characters.
    fn paste(&mut self, pasted: &str) -> Next {
        let line = pasted.lines().next().unwrap_or_default().trim_start();
        // A move begins with the letter of a file.
        let move_begins = line.starts_with(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='i'));
        if keymap::is_text(self.scope())
            || matches!(self.scope(), Scope::Play | Scope::Learn) && move_begins
        {
            for c in line.chars().filter(|c| !c.is_control()).take(40) {
                self.type_char(c);
            }
        }
        Next::Stay
    }

    fn mouse(&mut self, msg: &Msg) -> Next {
        if let Some(Overlay::Reader(_)) = self.overlays.last() {
            if let Msg::Wheel(by, _) = msg {
                self.scroll_reader(isize::from(*by) * 3);
            }
            return Next::Stay;
        }
        if self.menu().is_some() {
            return self.menu_mouse(msg);
        }
        self.hand(msg)
    }

    /// The hand over the board acts.
    fn hand(&mut self, msg: &Msg) -> Next {
        match &mut self.screen {
            Screen::Play(play) => play.hand(msg, &self.settings),
            Screen::Learn(learn) => learn.hand(msg, &self.settings),
            Screen::Title(_) => Next::Stay,
        }
    }

    fn menu_mouse(&mut self, msg: &Msg) -> Next {
        let mut settings = self.settings.clone();
        let Some(menu) = self.menu_mut() else {
            return Next::Stay;
        };
        let act = match *msg {
            Msg::Press(Target::Row(row)) => {
                menu.select(row);
                if menu.is_text() {
                    Act::Nothing
                } else {
                    menu.take(&mut settings)
                }
            }
            Msg::Press(Target::Choice(row, option)) => {
                menu.select(row);
                menu.choose(option, &mut settings);
                Act::Nothing
            }
            Msg::Wheel(by, _) => {
                menu.step(isize::from(by.signum()));
                Act::Nothing
            }
            Msg::RightPress if menu.has_yes_and_no() => menu.answer(false),
            Msg::RightPress if menu.kind != Kind::Title => Act::Close,
            _ => Act::Nothing,
        };
        self.settings = settings;
        self.act(act)
    }

    /// The lines of the page on top, and the last line that may be the first shown.
    fn page(&self, reader: &Reader) -> (Vec<reader::Line>, usize) {
        let area = self.layout().reader.unwrap_or_default();
        let lines = reader.lines(
            self.text(),
            self.settings.language,
            usize::from(area.width.saturating_sub(2)),
        );
        let last_top = lines
            .len()
            .saturating_sub(usize::from(area.height.saturating_sub(1)));
        (lines, last_top)
    }

    fn scroll_reader(&mut self, by: isize) {
        let Some(Overlay::Reader(reader)) = self.overlays.last() else {
            return;
        };
        let (_, last_top) = self.page(reader);
        if let Some(Overlay::Reader(reader)) = self.overlays.last_mut() {
            reader.scroll(by, last_top);
        }
    }

    fn read(&mut self, command: Command) {
        let page = isize::try_from(
            self.layout()
                .reader
                .unwrap_or_default()
                .height
                .saturating_sub(3),
        )
        .unwrap_or(1);
        match command {
            Command::Up => return self.scroll_reader(-1),
            Command::Down => return self.scroll_reader(1),
            Command::PageUp => return self.scroll_reader(-page),
            Command::PageDown => return self.scroll_reader(page),
            Command::Home => return self.scroll_reader(isize::MIN),
            Command::End => return self.scroll_reader(isize::MAX),
            _ => {}
        }
        let Some(Overlay::Reader(reader)) = self.overlays.last() else {
            return;
        };
        let typing = reader.typing;
        let searched = (command == Command::Accept && typing || command == Command::Next)
            && !reader.query.is_empty();
        let found = searched.then(|| self.page(reader));
        let Some(Overlay::Reader(reader)) = self.overlays.last_mut() else {
            return;
        };
        match command {
            Command::Search => {
                reader.typing = true;
                reader.found = true;
                reader.query.clear();
            }
            Command::Erase => {
                reader.query.pop();
            }
            Command::Back if !typing => {
                self.overlays.pop();
                return;
            }
            Command::Back => reader.typing = false,
            _ => {}
        }
        if let Some((lines, last_top)) = found {
            reader.typing = false;
            let from = reader.top + usize::from(command == Command::Next);
            reader.search(&lines, from, last_top);
        }
    }
}
