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
use crate::lesson::{Answer, Course};
use crate::rules::{Ending, Ply, Position, Square, SquareSet};
use crate::text::Text;

/// A lesson at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Learn {
    /// The step, what was tried there, and the lessons that are done.
    pub course: Course,
    /// The hand over the board.
    pub hand: Hand,
    /// What the learner is told about the last key or click.
    pub notice: Option<Notice>,
    /// What is said of the last wrong try.
    pub reply: Option<Reply>,
    /// How much was given away: nothing, the hint, the solution.
    pub help: Help,
    /// How the board is looked at.
    sight: Sight,
    /// What stands where there is no room for text and board.
    pub face: Face,
    /// Whether the text stood in the place of the board when a key was pressed.
    text_shown: bool,
    /// Whether a game waits until the lessons are left.
    game_waits: bool,
}

/// What is said of a wrong try.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// One of the step's mistakes, by its number.
    Mistake(usize, Ply),
    /// Another legal move, from this position.
    Wrong(Position, Ply),
    /// An ending was chosen, and another one is asked for.
    OtherEnding(Ending),
    /// An ending was to be chosen, and a move is asked for.
    AskedForAMove,
}

/// What stands where there is no room for text and board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// The text, where it is not whole beside the board: there is something new to read.
    Unread,
    /// The text, as it was asked for.
    Text,
    /// The board, as it was asked for.
    Board,
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
        let course = Course::new(lesson, progress);
        let mut learn = Self {
            hand: begun(&course),
            course,
            notice: None,
            reply: None,
            help: Help::None,
            sight: Sight::default(),
            face: Face::Unread,
            text_shown: false,
            game_waits,
        };
        learn.begin();
        learn
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.course.game().position()
    }

    /// What going on from the step as it stands leads to.
    #[must_use]
    pub fn onward(&self, text: &Text) -> &'static str {
        if !self.course.is_last() {
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
        } else if self.course.is_solved() {
            Scope::Learnt
        } else {
            Scope::Learn
        }
    }

    /// Whether rank 1 is on top now.
    #[must_use]
    pub fn upside_down(&self, settings: &Settings) -> bool {
        self.sight.upside_down(self.course.side(), settings)
    }

    /// What is wished of the playing screen.
    #[must_use]
    pub fn wish(&self, settings: &Settings) -> Wish {
        Wish {
            upside_down: self.upside_down(settings),
            ..settings.wish()
        }
    }

    /// Puts the text in the place of the board, where that is wished, or where nothing of it stands beside it.
    pub(super) fn arrange(&self, stage: &mut Stage, text: &Text) {
        let shown = match self.face {
            Face::Unread => stage.panel.is_none() && self.page(text, Self::area(stage)).cut,
            Face::Text => true,
            Face::Board => false,
        };
        if !shown {
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
            open: !self.course.is_solved(),
            upside_down: self.upside_down(settings),
        }
    }

    /// What is marked for the hand.
    #[must_use]
    pub fn hand_marks(&self) -> Marks {
        self.hand.marks(Reach {
            position: self.position(),
            open: !self.course.is_solved(),
            upside_down: false,
        })
    }

    /// What is marked on the board.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let mut marks = self.hand_marks();
        if let (Help::Solution, Answer::Move(mv), false, None) = (
            self.help,
            self.course.step_data().solution,
            self.course.is_solved(),
            marks.picked,
        ) {
            marks.picked = Some(mv.from);
            marks.targets = SquareSet::of(mv.to);
        }
        self.sight.marks(self.course.game(), marks)
    }

    /// Begins a lesson, by its number from 0.
    pub(super) fn go(&mut self, lesson: usize) {
        self.course.go(lesson, 0);
        self.begin();
    }

    /// Forgets what was said and shown in the step before.
    fn begin(&mut self) {
        self.hand = begun(&self.course);
        self.notice = None;
        self.reply = None;
        self.help = Help::None;
        self.face = Face::Unread;
    }

    /// There is something new to read.
    fn unread(&mut self) {
        if self.face == Face::Board {
            self.face = Face::Unread;
        }
    }

    /// Takes in whether the text stands in the place of the board.
    pub(super) const fn set_text_shown(&mut self, shown: bool) {
        self.text_shown = shown;
    }

    fn forward(&mut self) -> Next {
        if !self.course.forward() {
            return Next::Cover(Cover::Lessons);
        }
        self.begin();
        Next::Stay
    }

    /// Performs a command.
    pub(super) fn command(&mut self, command: Command, settings: &Settings) -> Next {
        if command == Command::Back {
            let idle = self.hand.picked.is_none() || self.course.is_solved();
            if idle {
                return Next::Return;
            }
            self.hand.let_go();
            self.notice = None;
            return Next::Stay;
        }
        if self.text_shown && is_of_the_board(command) {
            self.face = Face::Board;
            // Only a hand that is seen moves.
            if !matches!(
                command,
                Command::Ways | Command::Breath | Command::TurnBoard
            ) {
                return Next::Stay;
            }
        }
        let reach = self.reach(settings);
        if let Some(deed) = self.hand.command(command, reach) {
            if matches!(command, Command::Choose | Command::Submit | Command::Cancel) {
                self.notice = None;
            }
            return self.perform(deed);
        }
        if self.sight.command(command) {
            self.notice = self.sight.told(command);
            return Next::Stay;
        }
        // What was said before is answered by what is done now; a rule that is told is asked about.
        if command != Command::Why {
            self.notice = None;
        }
        match command {
            Command::Hint if !self.course.is_solved() => {
                self.help = match self.help {
                    Help::None => Help::Hint,
                    Help::Hint | Help::Solution => Help::Solution,
                };
                self.unread();
            }
            Command::Again => {
                self.course.again();
                self.begin();
            }
            Command::NextStep => return self.forward(),
            Command::PreviousStep => {
                if !self.course.backward() {
                    self.course.again();
                }
                self.begin();
            }
            Command::GoOn if !self.course.is_last() => return self.forward(),
            Command::GoOn if self.game_waits => return Next::Return,
            Command::GoOn => return Next::Cover(Cover::Setup),
            Command::Lessons => return Next::Cover(Cover::Lessons),
            Command::Endings if self.course.is_solved() => {}
            Command::Endings if self.course.step_data().task.ending().is_some() => {
                self.hand.let_go();
                return Next::Cover(Cover::Endings);
            }
            Command::Endings => {
                self.reply = Some(Reply::AskedForAMove);
                self.unread();
            }
            Command::WholeText if self.text_shown => self.face = Face::Board,
            Command::WholeText => self.face = Face::Text,
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
        if self.course.is_solved() {
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

/// Whether a command acts on a board that must be seen for it.
const fn is_of_the_board(command: Command) -> bool {
    matches!(
        command,
        Command::Up
            | Command::Down
            | Command::Left
            | Command::Right
            | Command::Choose
            | Command::Next
            | Command::Previous
            | Command::Ways
            | Command::Breath
            | Command::TurnBoard
    )
}

/// The hand at the piece nearest to the middle of those that can move.
fn begun(course: &Course) -> Hand {
    let movable = course.game().position().movable();
    let near = |square: &Square| square.file().abs_diff(4) + square.rank().abs_diff(4);
    let cursor = movable.into_iter().min_by_key(near);
    Hand::new(cursor.unwrap_or(Square::KONAKIS))
}
