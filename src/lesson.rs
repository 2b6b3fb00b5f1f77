//! The lessons as data: boards, tasks, solutions and the mistakes that people make.
//!
//! A [`Lesson`] is a row of [`Step`]s. A step gives a board and a [`Task`], a condition on one ply or an ending
//! that the player is to choose, and the rules themselves say whether it is met: any move that meets it will do.
//! The words stand in `text::lessons`, in the same order.

mod calls;
mod course;
mod endings;
mod first;
mod gwezboell;
mod king;
mod pawns;
mod places;

pub use course::{Chosen, Course, Tried};

use crate::rules::{
    Call, End, Ending, Game, IllegalMove, Move, Ply, Position, Spared, Square, SquareSet,
};

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// The section of RULES.md that it is about.
    pub section: u8,
    /// Its steps, in order.
    pub steps: &'static [Step],
}

/// A board and what is to be done on it.
#[derive(Debug)]
pub struct Step {
    /// The position; empty where the step goes on from the solution of the one before and the answer to it.
    pub start: &'static str,
    /// What was played since, before it is the learner's turn.
    pub before: &'static [Move],
    /// What is to be done.
    pub task: Task,
    /// A way to do it.
    pub solution: Answer,
    /// Wrong moves that people try, each with a reply of its own in the words of the lesson.
    pub mistakes: &'static [Move],
    /// What the other side answers to the solution, where the next step goes on from there.
    pub answer: Option<Move>,
}

/// A step to be filled in.
const STEP: Step = Step {
    start: "",
    before: &[],
    task: Task::Escapes,
    solution: Answer::End(Ending::Resign),
    mistakes: &[],
    answer: None,
};

/// What is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// The king reaches a goal square.
    Escapes,
    /// The king is captured.
    CapturesKing,
    /// The other side is left without a legal move.
    LeavesNoMove,
    /// Exactly these pawns are taken.
    Takes(SquareSet),
    /// A piece goes to this square.
    MovesTo(Square),
    /// This move is made.
    Plays(Move),
    /// A pawn moves between two enemies, or an enemy and a Fortress, and takes neither.
    StepsBetween,
    /// A piece crosses the empty Konakis.
    Crosses,
    /// The king has one way after it, or two and more.
    Calls(Call),
    /// The king had a way, and has none after it.
    BlocksTheWay,
    /// The king can move after it.
    FreesTheKing,
    /// The game is ended by the players.
    Ends(Ending),
}

/// What solves a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A move.
    Move(Move),
    /// An ending.
    End(Ending),
}

/// What a legal move is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The task is done.
    Solved,
    /// One of the mistakes of the step, by its number.
    Mistake(usize),
    /// It does not do the task.
    Wrong,
}

/// How many lessons there are.
pub const COUNT: usize = 14;

/// The lessons in order.
pub static LESSONS: [Lesson; COUNT] = [
    king::GOALS,
    pawns::ROOK,
    pawns::TENAILLE,
    pawns::RAFLE,
    pawns::BETWEEN,
    places::FORTRESS,
    places::KONAKIS,
    king::UNARMED,
    king::CAPTURE,
    calls::RAICHI,
    calls::TUICHI,
    endings::ENDINGS,
    gwezboell::GWEZBOELL,
    first::FIRST_STEPS,
];

impl Task {
    /// Whether a ply does the task.
    #[must_use]
    pub fn is_met(self, before: Position, ply: Ply) -> bool {
        let Ply { mv, after, end, .. } = ply;
        match self {
            Self::Escapes => end == Some(End::KingEscaped),
            Self::CapturesKing => end == Some(End::KingCaptured),
            Self::LeavesNoMove => matches!(end, Some(End::NoMoves(_))),
            Self::Takes(pawns) => ply.captured == pawns,
            Self::MovesTo(square) => mv.to == square,
            Self::Plays(move_) => mv == move_,
            Self::StepsBetween => ply.spared().contains(&(mv.to, Spared::MovedIn)),
            Self::Crosses => crosses(mv),
            Self::Calls(call) => after.call() == Some(call),
            Self::BlocksTheWay => {
                end.is_none() && !before.ways().is_empty() && after.ways().is_empty()
            }
            Self::FreesTheKing => !after.reach(after.board().king()).is_empty(),
            Self::Ends(_) => false,
        }
    }

    /// The ending that is asked for.
    #[must_use]
    pub const fn ending(self) -> Option<Ending> {
        match self {
            Self::Ends(ending) => Some(ending),
            _ => None,
        }
    }
}

/// Whether a move leads over Konakis.
fn crosses(mv: Move) -> bool {
    let line = mv.from.direction_to(mv.to);
    line.is_some_and(|d| {
        mv.from
            .ray(d)
            .take_while(|&s| s != mv.to)
            .any(|s| s == Square::KONAKIS)
    })
}

impl Lesson {
    /// The game as it stands when a step begins, with everything that led there.
    ///
    /// # Panics
    /// On a lesson that contradicts the rules; a test reads them all.
    #[must_use]
    pub fn game(&self, step: usize) -> Game {
        let Step { start, before, .. } = self.steps[step];
        let mut game = if start.is_empty() {
            let last = &self.steps[step - 1];
            let mut game = self.game(step - 1);
            if let Answer::Move(mv) = last.solution {
                game.play(mv).expect("a legal solution");
            }
            if let Some(mv) = last.answer {
                game.play(mv).expect("a legal answer");
            }
            game
        } else {
            Game::new(start.parse().expect("a position"))
        };
        for &mv in before {
            game.play(mv).expect("a legal move");
        }
        game
    }

    /// Whether the step after this one goes on from its solution.
    #[must_use]
    pub fn goes_on(&self, step: usize) -> bool {
        self.steps
            .get(step + 1)
            .is_some_and(|next| next.start.is_empty())
    }
}

impl Step {
    /// Judges a move.
    ///
    /// # Errors
    /// Why it is illegal.
    pub fn judge(&self, position: Position, mv: Move) -> Result<(Ply, Verdict), IllegalMove> {
        let ply = position.play(mv)?;
        let verdict = if self.task.is_met(position, ply) {
            Verdict::Solved
        } else {
            let known = self.mistakes.iter().position(|&mistake| mistake == mv);
            known.map_or(Verdict::Wrong, Verdict::Mistake)
        };
        Ok((ply, verdict))
    }
}

/// The square of a name, such as "e5"; anything else does not compile.
const fn at(name: &str) -> Square {
    let &[file, rank] = name.as_bytes() else {
        panic!("a square is a letter and a digit")
    };
    match Square::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')) {
        Some(square) => square,
        None => panic!("no such square"),
    }
}

/// The squares of some names.
const fn all(names: &[&str]) -> SquareSet {
    let mut squares = SquareSet::EMPTY;
    let mut i = 0;
    while i < names.len() {
        squares = squares.union(SquareSet::of(at(names[i])));
        i += 1;
    }
    squares
}

/// The move of a text, such as "d1-d4".
const fn mv(text: &str) -> Move {
    let (from, rest) = text.split_at(2);
    let (hyphen, to) = rest.split_at(1);
    assert!(hyphen.as_bytes()[0] == b'-', "a move is two squares");
    Move {
        from: at(from),
        to: at(to),
    }
}

/// A move as a solution.
const fn by(text: &str) -> Answer {
    Answer::Move(mv(text))
}
