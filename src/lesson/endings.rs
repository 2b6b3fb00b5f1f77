//! Lesson 12: how games end.

use super::first::START;
use super::{Answer, Lesson, STEP, Step, Task, by, mv};
use crate::rules::Ending;

/// No move left, resigning, repetition, a draw agreed.
pub(super) const ENDINGS: Lesson = Lesson {
    section: 11,
    steps: &[
        Step {
            start: "fortress defenders
                . . T t t T . . .
                . . . T . . . T .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . K . .
                . . . . . . . . .
                . . T . . . . . .
                . . . . . . . . .",
            task: Task::LeavesNoMove,
            solution: by("h8-e8"),
            mistakes: &[mv("h8-f8"), mv("d8-e8")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . K . . .
                . . t . . . . . .
                . . . . . . t . .
                . . . . . T . . .
                . . . . . . . . .
                . . T . . . . . .
                . . . t . . . . .
                . . . . . . . t .
                . . . . . . . . .",
            task: Task::Ends(Ending::Resign),
            solution: Answer::End(Ending::Resign),
            mistakes: &[mv("c8-c9"), mv("g7-g9")],
            ..STEP
        },
        Step {
            start: START,
            before: &[
                mv("a4-a3"),
                mv("c5-c6"),
                mv("a3-a4"),
                mv("c6-c5"),
                mv("a4-a3"),
                mv("c5-c6"),
                mv("a3-a4"),
                mv("c6-c5"),
            ],
            task: Task::Ends(Ending::Claim),
            solution: Answer::End(Ending::Claim),
            mistakes: &[mv("a4-a3")],
            ..STEP
        },
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . t . . . t . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . T . . . T . .
                . . t . . . t . .
                . . . . . . . . .",
            task: Task::Ends(Ending::Agree),
            solution: Answer::End(Ending::Agree),
            mistakes: &[mv("e4-e3")],
            ..STEP
        },
    ],
};
