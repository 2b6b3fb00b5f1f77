//! A walk through the lessons: the step and its board, what was tried there, and which lessons are done.

use super::{COUNT, LESSONS, Lesson, Step, Task, Verdict};
use crate::rules::{End, Ending, Game, IllegalMove, Move, Ply, Position, Refused, Side, Why};

/// Somebody's way through the lessons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    lesson: usize,
    step: usize,
    side: Side,
    game: Game,
    tries: u32,
    solved: bool,
    /// The steps of each lesson that were solved, a bit a step.
    steps: [u16; COUNT],
    done: u16,
}

/// What a legal move came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tried {
    /// The step is solved, and the move stands on the board.
    Solved(Ply),
    /// One of the step's mistakes, by its number. The board is as before.
    Mistake(usize, Ply),
    /// It does not do the task. The board is as before, in this position.
    Wrong(Position, Ply),
}

/// What an ending came to that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// The step is solved, and the game is over.
    Solved,
    /// The step asks for this ending.
    Asked(Ending),
    /// The step asks for a move.
    AskedForAMove,
}

impl Course {
    /// At a lesson, by its number from 0 and at most the last, or else at the first that is not done, a bit a lesson.
    #[must_use]
    pub fn new(lesson: Option<usize>, done: u16) -> Self {
        let first_open = || (0..COUNT).find(|&n| done >> n & 1 == 0);
        let lesson = lesson.or_else(first_open).unwrap_or(0).min(COUNT - 1);
        let game = LESSONS[lesson].game(0);
        Self {
            lesson,
            step: 0,
            side: game.position().turn(),
            game,
            tries: 0,
            solved: false,
            steps: [0; COUNT],
            done,
        }
    }

    /// The lesson's number, from 0.
    #[must_use]
    pub const fn lesson(&self) -> usize {
        self.lesson
    }

    /// The step's number in its lesson, from 0.
    #[must_use]
    pub const fn step(&self) -> usize {
        self.step
    }

    /// The lesson.
    #[must_use]
    pub fn lesson_data(&self) -> &'static Lesson {
        &LESSONS[self.lesson]
    }

    /// The step.
    #[must_use]
    pub fn step_data(&self) -> &'static Step {
        &self.lesson_data().steps[self.step]
    }

    /// The section of RULES.md that the step is about: that of the end it asks for, or else that of its lesson.
    #[must_use]
    pub fn section(&self) -> u8 {
        let ruleset = self.game.start().ruleset();
        match self.step_data().task {
            Task::Escapes => End::KingEscaped.section(ruleset),
            Task::CapturesKing => End::KingCaptured.section(ruleset),
            Task::LeavesNoMove => End::NoMoves(!self.side).section(ruleset),
            _ => self.lesson_data().section,
        }
    }

    /// What explains a refusal, a try in vain, or the move that solved the step, whichever is the latest; else the rule
    /// that the step is about.
    #[must_use]
    pub fn why(&self, refused: Option<IllegalMove>, tried: Option<Ply>) -> Vec<Why> {
        let solution = self.game.last().filter(|_| self.solved);
        let mut why = match (refused, tried.or(solution)) {
            (Some(reason), _) => vec![Why::Rule(reason.section())],
            (None, ply) => ply.map(Ply::why).unwrap_or_default(),
        };
        if why.is_empty() {
            why.push(Why::Rule(self.section()));
        }
        why
    }

    /// The board of the step, with what solved it once that is played.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The side that the step is played with.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// How often the step was tried in vain since it began.
    #[must_use]
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// Whether the step is solved.
    #[must_use]
    pub const fn is_solved(&self) -> bool {
        self.solved
    }

    /// The lessons that are done, a bit a lesson.
    #[must_use]
    pub const fn done(&self) -> u16 {
        self.done
    }

    /// Whether this is the first step of the course.
    #[must_use]
    pub const fn is_first(&self) -> bool {
        self.lesson == 0 && self.step == 0
    }

    /// Whether this is the last step of its lesson.
    #[must_use]
    pub fn ends_the_lesson(&self) -> bool {
        self.step + 1 == self.lesson_data().steps.len()
    }

    /// Whether this is the last step of the course.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.lesson + 1 == COUNT && self.ends_the_lesson()
    }

    /// Begins a lesson's step, each by its number from 0.
    ///
    /// # Panics
    /// When there is no such lesson or step.
    pub fn go(&mut self, lesson: usize, step: usize) {
        self.lesson = lesson;
        self.step = step;
        self.game = self.lesson_data().game(step);
        self.side = self.game.position().turn();
        self.tries = 0;
        self.solved = false;
    }

    /// Begins the step anew.
    pub fn again(&mut self) {
        self.go(self.lesson, self.step);
    }

    /// To the next step; whether there is one.
    pub fn forward(&mut self) -> bool {
        if self.is_last() {
            return false;
        }
        if self.ends_the_lesson() {
            self.go(self.lesson + 1, 0);
        } else {
            self.go(self.lesson, self.step + 1);
        }
        true
    }

    /// To the step before; whether there is one.
    pub fn backward(&mut self) -> bool {
        match (self.lesson, self.step) {
            (0, 0) => return false,
            (lesson, 0) => self.go(lesson - 1, LESSONS[lesson - 1].steps.len() - 1),
            (lesson, step) => self.go(lesson, step - 1),
        }
        true
    }

    /// Tries a move in a step that is not solved; it stays on the board if it solves the step.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn play(&mut self, mv: Move) -> Result<Tried, IllegalMove> {
        debug_assert!(!self.solved, "nothing is asked any more");
        let before = self.game.position();
        let (ply, verdict) = self.step_data().judge(before, mv)?;
        if verdict == Verdict::Solved {
            // The step's judge has found it legal.
            let _ = self.game.play(mv);
            self.solve();
            return Ok(Tried::Solved(ply));
        }
        self.tries += 1;
        Ok(match verdict {
            Verdict::Mistake(n) => Tried::Mistake(n, ply),
            _ => Tried::Wrong(before, ply),
        })
    }

    /// Chooses an ending in a step that is not solved.
    ///
    /// # Errors
    /// Why it cannot be had: the game is over, or the position does not stand for the third time.
    pub fn end(&mut self, ending: Ending) -> Result<Chosen, Refused> {
        debug_assert!(!self.solved, "nothing is asked any more");
        let mut game = self.game.clone();
        game.end(ending)?;
        Ok(match self.step_data().task.ending() {
            Some(asked) if asked == ending => {
                self.game = game;
                self.solve();
                Chosen::Solved
            }
            Some(asked) => {
                self.tries += 1;
                Chosen::Asked(asked)
            }
            None => Chosen::AskedForAMove,
        })
    }

    fn solve(&mut self) {
        self.solved = true;
        self.steps[self.lesson] |= 1 << self.step;
        if self.steps[self.lesson].count_ones() as usize == self.lesson_data().steps.len() {
            self.done |= 1 << self.lesson;
        }
    }
}
