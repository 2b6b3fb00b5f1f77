//! What a screen answers, and where that leads: to another screen, under a menu or a page, or out of the program.

use super::library::Library;
use super::menu::{Kind, Menu, Onward};
use super::message::{Effect, Leave, Purpose, Request};
use super::play::Play;
use super::reader::Reader;
use super::replay::Replay;
use super::{App, Overlay, Screen};
use crate::record::Tag;

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

impl App {
    /// Goes where a screen's answer leads, and gives what is asked of the world.
    pub(super) fn go(&mut self, next: Next) -> Vec<Effect> {
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
                    // What was told of the game is no word of its replay, and would hide the events.
                    play.notice = None;
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
                if matches!(self.screen, Screen::Library(_)) {
                    // A game may have come in between.
                    return vec![Effect::Disk(Request::List)];
                }
            }
            Next::Learn => self.open_lessons(None),
        }
        Vec::new()
    }

    /// The new game from the ply that is replayed, once its leaving was agreed on.
    pub(super) fn play_on(&self) -> Next {
        let play = match &self.screen {
            Screen::Replay(replay) => replay.game_from_here(),
            _ => None,
        };
        play.map_or(Next::Stay, |play| Next::Begin(Box::new(play)))
    }

    /// Begins a new game, dated today; no screen comes back after it.
    pub(super) fn begin(&mut self, mut play: Play) -> Vec<Effect> {
        play.record.set_tag(Tag::Date, &self.date);
        let save = play.save();
        self.waiting.clear();
        self.overlays.clear();
        self.screen = Screen::Play(Box::new(play));
        save.into_iter().collect()
    }

    /// Shows a screen over the one that waits.
    pub(super) fn enter(&mut self, screen: Screen) {
        self.overlays.clear();
        self.waiting
            .push(std::mem::replace(&mut self.screen, screen));
    }

    /// Lays something over the screen.
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
}
