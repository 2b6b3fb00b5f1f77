//! The program as a value: a screen, what lies over it, and the settings.
//!
//! [`App`] changes only in [`App::update`], which is told what happened and answers what is asked of the world.
//! [`view`] draws it, [`input`] turns the terminal's events into messages, and [`layout`] says where everything
//! is, to both.

pub mod entry;
pub mod input;
pub mod keymap;
pub mod layout;
pub mod marks;
pub mod menu;
pub mod message;
pub mod plan;
pub mod play;
pub mod reader;
pub mod view;

use ratatui::layout::Size;

use keymap::Scope;
use menu::{Act, Kind, Menu};
use message::{
    Command, Effect, Language, Leave, Look, Msg, Notice, Setup, SizeWish, Target, Turning,
};
use play::Play;
use reader::Reader;

use crate::rules::{Position, Ruleset};
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
    /// The same, opened at a rule of RULES.md.
    Rule(u8),
    /// The settings.
    Settings,
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
            ruleset: Ruleset::Fortress,
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
            Screen::Title(_) => None,
        }
    }

    fn play_mut(&mut self) -> Option<&mut Play> {
        match &mut self.screen {
            Screen::Play(play) => Some(play),
            Screen::Title(_) => None,
        }
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
            (None, Screen::Play(play)) => {
                if !play.entry.is_empty() {
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
        self.fit_reader();
        if !self.settings.bell {
            effects.retain(|effect| *effect != Effect::Bell);
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
            Next::Cover(cover) => {
                let overlay = match cover {
                    Cover::Setup => Overlay::Menu(Menu::new(Kind::Setup(self.setup.clone()))),
                    Cover::Settings => Overlay::Menu(Menu::new(Kind::Settings)),
                    Cover::Leave => Overlay::Menu(Menu::new(Kind::Leave)),
                    Cover::Help => Overlay::Reader(Reader::help(self.scope(), self.ruleset())),
                    Cover::Rule(section) => {
                        let (scope, ruleset) = (self.scope(), self.ruleset());
                        Overlay::Reader(Reader::rule(section, scope, ruleset))
                    }
                    Cover::Endings => match self.play() {
                        Some(play) => Overlay::Menu(Menu::new(Kind::Endings(
                            play.position().turn(),
                            play.game.may_claim(),
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
                if let Some(play) = self.play_mut() {
                    play.notice = Some(Notice::MouseIs(ours));
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
        let settings = self.settings.clone();
        self.play_mut()
            .map_or(Next::Stay, |play| play.command(command, &settings))
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
            _ => {
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
        } else if let Some(play) = self.play_mut() {
            play.type_char(c);
        }
        Next::Stay
    }

    /// A paste acts only where text is typed: its first line, without control characters.
    fn paste(&mut self, pasted: &str) -> Next {
        let line = pasted.lines().next().unwrap_or_default().trim_start();
        // A move begins with the letter of a file.
        let move_begins = line.starts_with(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='i'));
        if keymap::is_text(self.scope()) || self.scope() == Scope::Play && move_begins {
            for c in line.chars().filter(|c| !c.is_control()).take(40) {
                self.type_char(c);
            }
        }
        Next::Stay
    }

    fn mouse(&mut self, msg: &Msg) -> Next {
        if let Some(Overlay::Reader(_)) = self.overlays.last() {
            if let (Msg::Wheel(by, _), Some(reader)) = (msg, self.reader_mut()) {
                reader.scroll(isize::from(*by) * 3);
            }
            return Next::Stay;
        }
        if self.menu().is_some() {
            return self.menu_mouse(msg);
        }
        let Some(play) = self.play_mut() else {
            return Next::Stay;
        };
        match *msg {
            Msg::Press(target) => play.press(target),
            Msg::Drag(target) => play.drag(target),
            Msg::Release(target) => return play.release(target),
            Msg::RightPress => play.right_press(),
            Msg::Wheel(by, _) => play.wheel(by),
            _ => {}
        }
        Next::Stay
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

    fn reader_mut(&mut self) -> Option<&mut Reader> {
        match self.overlays.last_mut() {
            Some(Overlay::Reader(reader)) => Some(reader),
            _ => None,
        }
    }

    /// Sets the page on top for the language and the size as they are now.
    fn fit_reader(&mut self) {
        if let (Some(area), language) = (self.layout().reader, self.settings.language)
            && let Some(reader) = self.reader_mut()
        {
            reader.fit(language, layout::page(area).as_size());
        }
    }

    /// The rules that are played, or would be next.
    fn ruleset(&self) -> Ruleset {
        self.play()
            .map_or(self.setup.ruleset, |play| play.position().ruleset())
    }

    fn read(&mut self, command: Command) {
        let rows = self
            .layout()
            .reader
            .map_or(0, |area| layout::page(area).height);
        let Some(reader) = self.reader_mut() else {
            return;
        };
        let page = isize::try_from(rows.saturating_sub(2).max(1)).unwrap_or(1);
        match command {
            Command::Up => reader.scroll(-1),
            Command::Down => reader.scroll(1),
            Command::PageUp => reader.scroll(-page),
            Command::PageDown => reader.scroll(page),
            Command::Home => reader.scroll(isize::MIN),
            Command::End => reader.scroll(isize::MAX),
            Command::Search => reader.ask(),
            Command::Erase => {
                reader.query.pop();
            }
            Command::Accept if reader.typing => reader.search(false),
            Command::Next => reader.search(true),
            Command::Back if reader.typing => reader.typing = false,
            Command::Back => {
                self.overlays.pop();
            }
            _ => {}
        }
    }
}
