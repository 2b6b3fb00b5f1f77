//! Menus, forms and dialogs: what their keys and clicks do to the program.

use super::menu::{Act, Kind, Menu, Onward};
use super::message::{Command, Effect, Msg, Notice, Request, Target};
use super::play::Play;
use super::{App, Cover, Next, Overlay, Screen};

impl App {
    /// Performs a command of the live menu.
    pub(super) fn menu_command(&mut self, command: Command) -> Next {
        let mut settings = self.settings;
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
            Command::Complete => {
                let path = menu.path_mut().map(|path| path.clone()).unwrap_or_default();
                Act::Go(Next::Do(vec![Effect::Disk(Request::Complete(path))]))
            }
            Command::Accept => menu.accept(&mut settings),
            Command::Yes => menu.answer(true),
            Command::No => menu.answer(false),
            Command::Back if menu.has_yes_and_no() => menu.answer(false),
            Command::Back if matches!(menu.kind, Kind::Title(_)) => Act::Nothing,
            Command::Back => Act::Close,
            Command::Quit if matches!(menu.kind, Kind::Title(_)) => Act::Go(Next::Leave),
            _ => Act::Nothing,
        };
        self.settings = settings;
        self.act(act)
    }

    /// A character was typed into the live menu, or the mouse acted on it.
    pub(super) fn menu_hand(&mut self, msg: &Msg) -> Next {
        let mut settings = self.settings;
        let Some(menu) = self.menu_mut() else {
            return Next::Stay;
        };
        let act = match *msg {
            Msg::Type(c) => {
                menu.type_char(c);
                Act::Nothing
            }
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
            Msg::RightPress if !matches!(menu.kind, Kind::Title(_)) => Act::Close,
            _ => Act::Nothing,
        };
        self.settings = settings;
        self.act(act)
    }

    fn act(&mut self, act: Act) -> Next {
        let disk = |request| Next::Do(vec![Effect::Disk(request)]);
        // What leads on keeps what lies over the screen; all else is done with it.
        if !matches!(act, Act::Nothing | Act::Go(_) | Act::Close) {
            self.overlays.clear();
        }
        match act {
            Act::Nothing => Next::Stay,
            Act::Go(next) => next,
            Act::Close => {
                self.overlays.pop();
                Next::Stay
            }
            Act::Begin(setup) => {
                let mut effects = self.begin(Play::from_setup(&setup));
                if self.memory.setup != setup {
                    self.memory.setup = setup;
                    effects.push(self.remember());
                }
                Next::Do(effects)
            }
            Act::Offer(side) => {
                let offer = Menu::new(Kind::Offer(side));
                self.overlays.push(Overlay::Menu(offer));
                Next::Stay
            }
            Act::Copy(path, replace) => self.copy().map_or(Next::Stay, |text| {
                disk(Request::Copy {
                    path,
                    text,
                    replace,
                })
            }),
            Act::OpenPath(path) => disk(Request::OpenPath(path)),
            Act::Trash(name) => disk(Request::Trash(name)),
            Act::Leave(Onward::Quit) => Next::Leave,
            Act::Leave(Onward::NewGame) => Next::Cover(Cover::Setup),
            Act::Leave(Onward::PlayOn) => self.play_on(),
            Act::Leave(Onward::Rematch) => self
                .play()
                .map_or(Next::Stay, |play| Next::Begin(Box::new(play.rematch()))),
            Act::Resign => self.end(&act, Play::resign),
            Act::Claim => self.end(&act, Play::claim),
            Act::Agree => self.end(&act, Play::agree),
            Act::Refuse(side) => self.end(&act, |play| {
                play.notice = Some(Notice::DrawRefused(side));
                Next::Stay
            }),
            Act::Lesson(_) => self.end(&act, |_| Next::Stay),
        }
    }

    /// Tells a lesson what was chosen for it, or else does it to the game.
    fn end(&mut self, act: &Act, game: impl FnOnce(&mut Play) -> Next) -> Next {
        if let Screen::Learn(learn) = &mut self.screen {
            learn.act(act);
            return Next::Stay;
        }
        self.play_mut().map_or(Next::Stay, game)
    }

    /// The record of which a copy is saved; a replay's is whole, wherever the looking stands.
    fn copy(&mut self) -> Option<String> {
        match &mut self.screen {
            Screen::Play(play) => {
                play.record_game();
                Some(play.record.to_string())
            }
            Screen::Replay(replay) => Some(replay.play.record.to_string()),
            Screen::Title(_) | Screen::Library(_) | Screen::Learn(_) => None,
        }
    }
}
