//! Lessons 10 and 11: Raichi and Tuichi.

use super::{Lesson, STEP, Step, Task, by, mv};
use crate::rules::Call;

/// Raichi: find the open way; then block it.
pub(super) const RAICHI: Lesson = Lesson {
    section: 15,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . . . . . . .
                . . t t . . . . .
                . . . . . T . . .
                . . . . . . . . .
                . t . K . . . t .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . t . . .",
            task: Task::Calls(Call::Raichi),
            solution: by("d4-d1"),
            mistakes: &[mv("d4-d2"), mv("d4-g4")],
            ..STEP
        },
        Step {
            task: Task::BlocksTheWay,
            solution: by("c7-c1"),
            mistakes: &[mv("d7-d2"), mv("f1-e1")],
            ..STEP
        },
    ],
};

/// Tuichi: make one; and where it is no sure win.
pub(super) const TUICHI: Lesson = Lesson {
    section: 15,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . t . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . . . . . . . . .
                . t . . . K . . .
                . . . . . . . . .
                . . . . . . . . t
                . . t . . . . . .",
            task: Task::Calls(Call::Tuichi),
            solution: by("f4-f9"),
            mistakes: &[mv("f4-f1"), mv("f4-i4")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . K . . . . . . .
                . t . . . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . . . . . . . . .
                . . . . . . . . .
                . . t . . . . . .
                . . . . . t . . .
                . . . . T . . . .",
            task: Task::CapturesKing,
            solution: by("c3-c9"),
            mistakes: &[mv("f2-f9"), mv("c3-c8")],
            ..STEP
        },
        Step {
            start: "gwezboell attackers
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . . . . . . . . .
                . . . t K t . . .
                t . . . . . . . .
                . . . . . . . . .
                . . T . . . . t .",
            task: Task::CapturesKing,
            solution: by("a3-e3"),
            mistakes: &[mv("h1-e1"), mv("a3-d3")],
            ..STEP
        },
    ],
};
