//! Lesson 14: the first moves of a game, for each side.

use super::{Lesson, STEP, Step, Task, all, by, mv};

/// The start of the Fortress game.
pub(super) const START: &str = "fortress attackers
                . . . t t t . . .
                . . . . t . . . .
                . . . . T . . . .
                t . . . T . . . t
                t t T T K T T t t
                t . . . T . . . t
                . . . . T . . . .
                . . . . t . . . .
                . . . t t t . . .";

/// Three moves for the attackers, three for the defenders.
pub(super) const FIRST_STEPS: Lesson = Lesson {
    section: 1,
    steps: &[
        Step {
            start: START,
            task: Task::Plays(mv("e2-g2")),
            solution: by("e2-g2"),
            mistakes: &[mv("f1-h1")],
            answer: Some(mv("c5-c7")),
            ..STEP
        },
        Step {
            task: Task::Plays(mv("h5-h3")),
            solution: by("h5-h3"),
            mistakes: &[mv("h5-h2")],
            answer: Some(mv("e4-b4")),
            ..STEP
        },
        Step {
            task: Task::Takes(all(&["b4"])),
            solution: by("i4-c4"),
            mistakes: &[mv("b5-b8")],
            ..STEP
        },
        Step {
            start: START,
            before: &[mv("e2-g2")],
            task: Task::Plays(mv("e3-c3")),
            solution: by("e3-c3"),
            mistakes: &[mv("c5-c3")],
            answer: Some(mv("i4-g4")),
        },
        Step {
            task: Task::Takes(all(&["g4"])),
            solution: by("c3-g3"),
            mistakes: &[mv("g5-g7")],
            answer: Some(mv("e8-c8")),
            ..STEP
        },
        Step {
            task: Task::FreesTheKing,
            solution: by("e4-c4"),
            mistakes: &[mv("g5-g7")],
            ..STEP
        },
    ],
};
