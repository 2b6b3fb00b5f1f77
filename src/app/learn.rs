//! A lesson at the board: what is asked, what was tried, and how far the course is done.

mod attempt;
mod course;
pub mod page;

use super::hand::{Deed, Hand, Reach};
use super::keymap::Scope;
use super::marks::Marks;
use super::message::{Command, Msg, Notice};
use super::plan::{Coordinates, Panel, Stage, Wish};
use super::play::told_rule;
use super::sight::Sight;
use super::{Cover, Next, Settings};
use crate::lesson::{Answer, COUNT, Ending, LESSONS, Lesson, Step};
use crate::rules::{Game, Ply, Position, Side, Square, SquareSet};
use crate::text::Text;

/// A lesson at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learn {
    /// The lesson, from 0.
    pub lesson: usize,
    /// Its step, from 0.
    pub step: usize,
    side: Side,
    /// The board of the step, with the move that solved it once that is made.
    pub game: Game,
    /// The hand over the board.
    pub hand: Hand,
    /// What the learner is told about the last key or click.
    pub notice: Option<Notice>,
    /// What is said of the last wrong try.
    pub reply: Option<Reply>,
    /// Wrong tries in this step.
    pub tries: u32,
    /// How much was given away: nothing, the hint, the solution.
    pub help: Help,
    /// Whether the step is solved.
    pub solved: bool,
    /// How the board is looked at.
    sight: Sight,
    /// Whether the text stands in the place of the board.
    pub text_only: bool,
    /// The steps of each lesson that were solved, a bit a step.
    steps: [u16; COUNT],
    progress: u16,
    /// Whether a game waits until the lessons are left.
    game_waits: bool,
}

/// What is said of a wrong try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// One of the step's mistakes, by its number.
    Mistake(usize),
    /// Another legal move, from this position.
    Wrong(Position, Ply),
    /// An ending was chosen, and another one is asked for.
    OtherEnding(Ending),
    /// An ending was to be chosen, and a move is asked for.
    AskedForAMove,
}

/// How much was given away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Help {
    /// Nothing.
    None,
    /// The hint.
    Hint,
    /// The solution, too.
    Solution,
}

impl Learn {
    /// The lesson of a number from 0, or else the first that is not done.
    #[must_use]
    pub fn new(lesson: Option<usize>, progress: u16, game_waits: bool) -> Self {
        let first_open = || (0..COUNT).find(|&n| progress >> n & 1 == 0);
        let lesson = lesson.or_else(first_open).unwrap_or(0).min(COUNT - 1);
        let game = LESSONS[lesson].game(0);
        let mut learn = Self {
            lesson,
            step: 0,
            side: game.position().turn(),
            hand: Hand::new(Square::KONAKIS),
            game,
            notice: None,
            reply: None,
            tries: 0,
            help: Help::None,
            solved: false,
            sight: Sight::default(),
            text_only: false,
            steps: [0; COUNT],
            progress,
            game_waits,
        };
        learn.go(lesson, 0);
        learn
    }

    /// The lessons that are done, a bit a lesson.
    #[must_use]
    pub const fn progress(&self) -> u16 {
        self.progress
    }

    /// The lesson's data.
    #[must_use]
    pub fn data(&self) -> &'static Lesson {
        &LESSONS[self.lesson]
    }

    /// The step's data.
    #[must_use]
    pub fn step_data(&self) -> &'static Step {
        &self.data().steps[self.step]
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// The side that the step is played with.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Whether it is the first step of the first lesson.
    #[must_use]
    pub const fn is_first(&self) -> bool {
        self.lesson == 0 && self.step == 0
    }

    /// Whether this is the last step of the course.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.lesson + 1 == COUNT && self.step + 1 == self.data().steps.len()
    }

    /// What going on from the step as it stands leads to.
    #[must_use]
    pub fn onward(&self, text: &Text) -> &'static str {
        if !self.is_last() {
            text.lessons.go_on
        } else if self.game_waits {
            text.lessons.back_to_the_game
        } else {
            text.lessons.play_a_game
        }
    }

    /// Whose keys are live.
    pub(super) fn scope(&self) -> Scope {
        if !self.hand.entry.is_empty() {
            Scope::Entry
        } else if self.solved {
            Scope::Learnt
        } else {
            Scope::Learn
        }
    }

    /// Whether rank 1 is on top now.
    #[must_use]
    pub fn upside_down(&self, settings: &Settings) -> bool {
        self.sight.upside_down(self.side, settings)
    }

    /// What is wished of the playing screen.
    #[must_use]
    pub fn wish(&self, settings: &Settings) -> Wish {
        Wish {
            upside_down: self.upside_down(settings),
            ..settings.wish()
        }
    }

    /// Puts the text in the place of the board, where that is wished.
    pub(super) fn arrange(&self, stage: &mut Stage) {
        if !self.text_only {
            return;
        }
        let top = stage.header.bottom();
        stage.board = None;
        stage.coordinates = Coordinates::default();
        stage.panel = Some(Panel {
            facts: ratatui::layout::Rect {
                y: top,
                height: stage.message.y.saturating_sub(top),
                ..stage.header
            },
            moves: ratatui::layout::Rect::default(),
        });
    }

    fn reach(&self, settings: &Settings) -> Reach {
        Reach {
            position: self.position(),
            open: !self.solved,
            upside_down: self.upside_down(settings),
        }
    }

    /// What is marked for the hand.
    #[must_use]
    pub fn hand_marks(&self) -> Marks {
        self.hand.marks(Reach {
            position: self.position(),
            open: !self.solved,
            upside_down: false,
        })
    }

    /// What is marked on the board.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let mut marks = self.hand_marks();
        if let (Help::Solution, Answer::Move(mv), false, None) = (
            self.help,
            self.step_data().solution,
            self.solved,
            marks.picked,
        ) {
            marks.picked = Some(mv.from);
            marks.targets = SquareSet::of(mv.to);
        }
        self.sight.marks(&self.game, marks)
    }

    /// Begins a step.
    pub(super) fn go(&mut self, lesson: usize, step: usize) {
        self.lesson = lesson;
        self.step = step;
        self.game = self.data().game(step);
        self.side = self.position().turn();
        let movable = self.position().movable();
        let near = |square: &Square| square.file().abs_diff(4) + square.rank().abs_diff(4);
        let cursor = movable.into_iter().min_by_key(near);
        self.hand = Hand::new(cursor.unwrap_or(Square::KONAKIS));
        self.notice = None;
        self.reply = None;
        self.tries = 0;
        self.help = Help::None;
        self.solved = false;
        self.text_only = false;
    }

    fn forward(&mut self) -> Next {
        if self.step + 1 < self.data().steps.len() {
            self.go(self.lesson, self.step + 1);
        } else if self.lesson + 1 < COUNT {
            self.go(self.lesson + 1, 0);
        } else {
            return Next::Cover(Cover::Lessons);
        }
        Next::Stay
    }

    fn backward(&mut self) {
        if self.step > 0 {
            self.go(self.lesson, self.step - 1);
        } else if self.lesson > 0 {
            let lesson = self.lesson - 1;
            self.go(lesson, LESSONS[lesson].steps.len() - 1);
        } else {
            self.go(0, 0);
        }
    }

    /// Performs a command.
    pub(super) fn command(&mut self, command: Command, settings: &Settings) -> Next {
        if command == Command::Back {
            let idle = self.hand.picked.is_none() || self.solved;
            if idle {
                return Next::Return;
            }
            self.hand.let_go();
            self.notice = None;
            return Next::Stay;
        }
        let reach = self.reach(settings);
        if let Some(deed) = self.hand.command(command, reach) {
            if matches!(command, Command::Choose | Command::Submit | Command::Cancel) {
                self.notice = None;
            }
            return self.perform(deed);
        }
        if self.sight.command(command) {
            return Next::Stay;
        }
        match command {
            Command::Hint if !self.solved => {
                self.help = match self.help {
                    Help::None => Help::Hint,
                    Help::Hint | Help::Solution => Help::Solution,
                };
            }
            Command::Again => self.go(self.lesson, self.step),
            Command::NextStep => return self.forward(),
            Command::PreviousStep => self.backward(),
            Command::GoOn if !self.is_last() => return self.forward(),
            Command::GoOn if self.game_waits => return Next::Return,
            Command::GoOn => return Next::Cover(Cover::Setup),
            Command::Lessons => return Next::Cover(Cover::Lessons),
            Command::Endings if self.solved => {}
            Command::Endings if self.step_data().task.ending().is_some() => {
                self.hand.let_go();
                return Next::Cover(Cover::Endings);
            }
            Command::Endings => self.reply = Some(Reply::AskedForAMove),
            Command::WholeText => self.text_only = !self.text_only,
            Command::Why => match told_rule(self.notice.as_ref()) {
                Some(section) => return Next::Cover(Cover::Rule(section)),
                None => self.notice = Some(self.why()),
            },
            _ => {}
        }
        Next::Stay
    }

    /// A character was typed, or the mouse acted over the board.
    pub(super) fn hand(&mut self, msg: &Msg, settings: &Settings) -> Next {
        if self.solved {
            return Next::Stay;
        }
        let reach = self.reach(settings);
        let deed = self.hand.take(msg, reach, &mut self.notice);
        deed.map_or(Next::Stay, |deed| self.perform(deed))
    }

    fn perform(&mut self, deed: Deed) -> Next {
        let mv = deed.say(&mut self.notice);
        mv.map_or(Next::Stay, |mv| self.play(mv))
    }
}
