//! The words of the lessons, once a language, in the order of [`LESSONS`].
//!
//! A step without its words, or a mistake without its reply, does not compile.

mod en;
mod fr;

use crate::lesson::{Answer, COUNT, LESSONS, Task};
use crate::rules::{Ending, Ply, Position};

pub(super) use en::ENGLISH;
pub(super) use fr::FRENCH;

/// The words of the lessons.
pub struct LessonsText {
    /// The heading: which lesson of how many, from 1, and its title. At most 32 columns.
    pub heading: fn(usize, usize, &str) -> String,
    /// Which step of how many, from 1. At most 12 columns.
    pub step: fn(usize, usize) -> String,
    /// So many wrong tries, and that the board is as it was.
    pub tries: fn(u32) -> String,
    /// The hint in a sentence.
    pub hint: fn(&str) -> String,
    /// How moves are made on the screen; said once, in the first step.
    pub hands: &'static str,
    /// Which key of the screen ends a game, where a step asks for an ending.
    pub ending_key: &'static str,
    /// The same behind the hint: the key or its button opens the endings.
    pub ending_hint: &'static str,
    /// That the hint's key shows the solution next.
    pub again_shows: &'static str,
    /// The solution.
    pub solution: fn(Answer) -> String,
    /// What a wrong move did, and why it does not do: the task, the position before it, and the ply.
    pub not_yet: fn(Task, Position, Ply) -> String,
    /// The step asks for a move, and not for an ending.
    pub a_move: &'static str,
    /// The step asks for this ending, and not for another.
    pub other_ending: fn(Ending) -> &'static str,
    /// The text goes on where `t` shows it.
    pub more: &'static str,
    /// On to the next step.
    pub go_on: &'static str,
    /// On to a game, at the end of the course.
    pub play_a_game: &'static str,
    /// Back to the game that waits, at the end of the course.
    pub back_to_the_game: &'static str,
    /// The entry of the title.
    pub learn: &'static str,
    /// What the title says to newcomers.
    pub new_here: &'static str,
    /// The list of the lessons.
    pub list: &'static str,
    /// The lessons.
    pub lessons: [LessonText; COUNT],
}

/// The words of a lesson.
pub struct LessonText {
    /// Its title, at most 15 columns.
    pub title: &'static str,
    /// Its steps.
    pub steps: &'static [StepText],
}

/// The words of a step.
pub struct StepText {
    /// What there is to know. With the task at most six lines of 32 columns.
    pub says: &'static str,
    /// What is to be done.
    pub task: &'static str,
    /// Where to look.
    pub hint: &'static str,
    /// What is said once it is done.
    pub done: &'static str,
    /// What is answered to each of the step's mistakes.
    pub replies: &'static [&'static str],
}

impl LessonsText {
    /// A lesson, from 0, in the list: its number and title, with a tick when it is done.
    #[must_use]
    pub fn row(&self, lesson: usize, done: bool) -> String {
        let tick = if done { '✓' } else { ' ' };
        let number = lesson + 1;
        format!("{tick} {number:>2} {}", self.lessons[lesson].title)
    }
}

/// Whether there are words for every step and every mistake.
const fn complete(text: &LessonsText) -> bool {
    let mut lesson = 0;
    while lesson < COUNT {
        let (data, words) = (&LESSONS[lesson].steps, &text.lessons[lesson].steps);
        if data.len() != words.len() {
            return false;
        }
        let mut step = 0;
        while step < data.len() {
            if data[step].mistakes.len() != words[step].replies.len() {
                return false;
            }
            step += 1;
        }
        lesson += 1;
    }
    true
}

const _: () = assert!(complete(&ENGLISH), "every step has English words");
const _: () = assert!(complete(&FRENCH), "every step has French words");
