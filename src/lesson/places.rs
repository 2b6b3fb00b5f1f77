//! Lessons 6 and 7: the Fortresses and Konakis.

use super::{Lesson, STEP, Step, Task, all, by, mv};

/// The Fortress kills.
pub(super) const FORTRESS: Lesson = Lesson {
    section: 13,
    steps: &[
        Step {
            start: "fortress attackers
                . T . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . t . . . . . . T
                . . . . . . . . .
                . . t . . . . . .
                . . . . . . T . .
                . . . . . t . . .
                . . . . . . . . .",
            task: Task::Takes(all(&["b9"])),
            solution: by("c4-c9"),
            mistakes: &[mv("b6-h6"), mv("b6-b8")],
            ..STEP
        },
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . . . . . . .
                . . . t . . . . .
                . . . . . . . T .
                . . . . . . . . .
                . . K . . . . . .
                . . . . . T . . .
                . . . . . . . . t
                . . . t . . . . .",
            task: Task::Takes(all(&["i2"])),
            solution: by("f3-i3"),
            mistakes: &[mv("h6-h2"), mv("f3-h3")],
            ..STEP
        },
    ],
};

/// Konakis: crossed, never a stop, and no help against pawns.
pub(super) const KONAKIS: Lesson = Lesson {
    section: 4,
    steps: &[
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . . . . . K . .
                . . . . t . . . .
                . . . . . . . . .
                . . t . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . T . . . . .
                . . . . . . . . .",
            task: Task::Crosses,
            solution: by("c5-g5"),
            mistakes: &[mv("c5-d5"), mv("e7-e6")],
            ..STEP
        },
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . t
                . . . . . . . . .
                . . T . . . t T .
                . . . . . . . . .
                . t . . . . . . .
                . . K . . . T . .
                . . . t . . . . .",
            task: Task::Takes(all(&["g5"])),
            solution: by("c5-f5"),
            mistakes: &[mv("c5-d5"), mv("g2-g4")],
            ..STEP
        },
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . T . . t T . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . K . .
                . . t . . . . . .
                . . . . . . . t .",
            task: Task::Takes(all(&["e6"])),
            solution: by("b6-d6"),
            mistakes: &[mv("h7-e7"), mv("b6-c6")],
            ..STEP
        },
    ],
};
