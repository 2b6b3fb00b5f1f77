//! A game that is looked at: step by step, by itself, or from event to event.

use std::time::Duration;

use super::marks::Marks;
use super::menu::Onward;
use super::message::{Command, Effect, Msg, Notice, Target};
use super::play::Play;
use super::{Cover, Next, Settings};
use crate::record::{Event, Fault, Reading, Record};

/// A game that is looked at. Its `play` stands where the looking is, with the rest to come taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replay {
    /// The game as it stands at the ply that is shown.
    pub play: Play,
    /// What is worth stopping at, in order, each after so many plies.
    pub events: Vec<(usize, Event)>,
    /// Where and why the reading stopped, when it did.
    pub fault: Option<Fault>,
    /// Whether it was pasted, and kept as a game of the library by that.
    pub pasted: bool,
    /// The number that is being typed.
    pub digits: String,
    /// Whether it plays by itself.
    pub running: bool,
    /// Which of [`SPEEDS`].
    speed: usize,
    /// Whether the time line is being dragged.
    dragging: bool,
}

/// Plies a second, as they are named, with the time between two.
const SPEEDS: [(&str, Duration); 6] = [
    ("0.25", Duration::from_secs(4)),
    ("0.5", Duration::from_secs(2)),
    ("1", Duration::from_secs(1)),
    ("2", Duration::from_millis(500)),
    ("4", Duration::from_millis(250)),
    ("8", Duration::from_millis(125)),
];

impl Replay {
    /// A record from its start, with what its reading remarked.
    #[must_use]
    pub fn new(reading: Reading) -> Self {
        let notice = match &reading.fault {
            Some(fault) => Some(Notice::Fault(fault.clone())),
            None => Notice::remarks(&reading.warnings),
        };
        let mut play = Play::from_record(reading.record);
        while play.game.undo() {}
        play.notice = notice;
        Self {
            fault: reading.fault,
            ..Self::of(play)
        }
    }

    /// The game of a screen, from where it stands; its record has it already.
    #[must_use]
    pub fn of(mut play: Play) -> Self {
        play.hand.let_go();
        let events = play.record.events().collect();
        Self {
            play,
            events,
            fault: None,
            pasted: false,
            digits: String::new(),
            running: false,
            speed: 2,
            dragging: false,
        }
    }

    /// What is marked on the board. No piece is picked here, and no cursor stands on the last move.
    #[must_use]
    pub fn marks(&self) -> Marks {
        Marks {
            cursor: None,
            ..self.play.marks()
        }
    }

    /// The plies of the whole game.
    #[must_use]
    pub fn total(&self) -> usize {
        self.play.game.line().len()
    }

    /// The ply that is shown, 0 being the start.
    #[must_use]
    pub fn at(&self) -> usize {
        self.play.game.plies().len()
    }

    /// The speed's name, in plies a second.
    #[must_use]
    pub const fn speed(&self) -> &'static str {
        SPEEDS[self.speed].0
    }

    /// How long the shown ply stands while it plays by itself.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        self.running.then_some(SPEEDS[self.speed].1)
    }

    /// Goes to a ply, at most the last, which is shown with the ending.
    pub fn go(&mut self, ply: usize) {
        let ply = ply.min(self.total());
        let game = &mut self.play.game;
        while game.plies().len() > ply {
            game.undo();
        }
        while game.plies().len() < ply {
            game.redo();
        }
        if ply == game.line().len() {
            // An ending by the players is the last step.
            game.redo();
        }
        if let Some(last) = game.last() {
            self.play.hand.cursor = last.mv.to;
        }
        self.play.scroll = None;
    }

    fn step(&mut self, by: isize) {
        self.go(self.at().saturating_add_signed(by));
    }

    /// Every command but those of the speed stops the playing, whoever performs it.
    pub(super) const fn heard(&mut self, command: Command) {
        if !matches!(command, Command::Faster | Command::Slower | Command::Run) {
            self.running = false;
        }
    }

    /// Performs a command.
    pub(super) fn command(&mut self, command: Command, settings: &Settings) -> Next {
        if command != Command::Why {
            self.play.notice = None;
        }
        match command {
            Command::StepBack => self.step(-1),
            Command::StepOn => self.step(1),
            Command::TenBack => self.step(-10),
            Command::TenOn => self.step(10),
            Command::Home => self.go(0),
            Command::End => self.go(usize::MAX),
            Command::NextEvent => self.jump(true),
            Command::PreviousEvent => self.jump(false),
            Command::Faster => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Command::Slower => self.speed = self.speed.saturating_sub(1),
            Command::EraseDigit => {
                self.digits.pop();
            }
            Command::Run if self.running => self.running = false,
            Command::Run => {
                // At the end it begins again.
                if self.at() == self.total() {
                    self.go(0);
                }
                self.running = self.total() > 0;
            }
            Command::PlayOn if self.digits.is_empty() => return self.play_on(),
            Command::PlayOn => {
                let ply = std::mem::take(&mut self.digits)
                    .parse()
                    .unwrap_or(usize::MAX);
                self.go(ply);
            }
            Command::Back if !self.digits.is_empty() => self.digits.clear(),
            Command::Back => return Next::Return,
            Command::SaveAs => return Next::Cover(Cover::SaveAs),
            Command::Quit
            | Command::TurnBoard
            | Command::Ways
            | Command::Breath
            | Command::Panel
            | Command::Why => {
                return self.play.command(command, settings);
            }
            _ => {}
        }
        Next::Stay
    }

    /// To the next or the last event from here.
    fn jump(&mut self, forward: bool) {
        let at = self.at();
        let plies = self.events.iter().map(|&(ply, _)| ply);
        let to = if forward {
            plies.filter(|&p| p > at).min()
        } else {
            plies.filter(|&p| p < at).max()
        };
        if let Some(to) = to {
            self.go(to);
        }
    }

    /// A digit was typed, or the mouse acted.
    pub(super) fn hand(&mut self, msg: &Msg) -> Next {
        if matches!(msg, Msg::Press(_) | Msg::Type(_) | Msg::Wheel(..)) {
            self.running = false;
        }
        match *msg {
            Msg::Type(c) if c.is_ascii_digit() && self.digits.len() < 5 => self.digits.push(c),
            Msg::Press(Target::Ply(ply)) => {
                self.dragging = true;
                self.go(ply);
            }
            Msg::Drag(Target::Ply(ply)) if self.dragging => self.go(ply),
            Msg::Release(_) => self.dragging = false,
            Msg::Wheel(by, _) => self.step(isize::from(by)),
            Msg::RightPress => return Next::Return,
            _ => {}
        }
        Next::Stay
    }

    /// The time for the next ply has come; at the end it stops.
    pub(super) fn tick(&mut self) -> Next {
        self.step(1);
        self.running &= self.at() < self.total();
        let called = self
            .play
            .game
            .last()
            .is_some_and(|ply| ply.after.call().is_some() || ply.end.is_some());
        if called {
            Next::Do(vec![Effect::Bell])
        } else {
            Next::Stay
        }
    }

    /// Plays on from here, unless the game is over on this board; a game that is on no disk is left only after a
    /// question.
    fn play_on(&mut self) -> Next {
        match self.game_from_here() {
            None => {
                self.play.notice = Some(Notice::OverHere);
                Next::Stay
            }
            Some(_) if self.play.unsaved.is_some() => Next::Cover(Cover::Leave(Onward::PlayOn)),
            Some(play) => Next::Begin(Box::new(play)),
        }
    }

    /// A new game with the moves up to here, none when the board has ended it; at the last move of a pasted game,
    /// which was kept as a new one, that game.
    pub(super) fn game_from_here(&self) -> Option<Play> {
        let kept = self.pasted && self.play.name.is_some();
        if kept && self.at() == self.total() && self.play.game.outcome().is_none() {
            let mut play = self.play.clone();
            play.notice = None;
            return Some(play);
        }
        let game = self.play.game.to_play_on()?;
        let mut play = Play::from_record(Record::new(game));
        play.names.clone_from(&self.play.names);
        Some(play)
    }
}
