//! Lessons 1, 8 and 9: the king's goal, his want of arms, and his capture.

use super::{Lesson, STEP, Step, Task, all, by, mv};

/// The goal of each side.
pub(super) const GOALS: Lesson = Lesson {
    section: 12,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . t . . . .
                . . . . . . . . .
                . . t . . . . . .
                . . . . . T . . .
                . . . T . . t . .
                . . . . . . . . .
                . . t . . . . . .
                . . . . . . . T .
                . . t . . K . . .",
            task: Task::Escapes,
            solution: by("f1-i1"),
            mistakes: &[mv("f1-h1"), mv("f1-f5")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . . . . . . . .
                . . T . . . . . .
                . . . . . . . . .
                . . . . . . t . .
                . . . . . t K t .
                . . t . . . . . .
                . . . . . . . . .
                . . . . t . . . .",
            task: Task::CapturesKing,
            solution: by("c3-g3"),
            mistakes: &[mv("c3-f3"), mv("e1-g1")],
            ..STEP
        },
    ],
};

/// The king is unarmed.
pub(super) const UNARMED: Lesson = Lesson {
    section: 6,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . . . . T . .
                . . . t . . . . .
                . . . . . . . . .
                . . . . . . . K .
                . . . . . . t . .
                . . . . . . T . .
                . . . . . . . . t
                . . t . . . . . .",
            task: Task::Takes(all(&["g4"])),
            solution: by("g8-g5"),
            mistakes: &[mv("h5-g5"), mv("g8-g6")],
            ..STEP
        },
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . . . . . . .
                . . T . . . . . .
                . . t K . . . . .
                . . . . . . . . .
                . . . . . . t . .
                . T . . . . . . .
                . . T . . . . . .
                . . . . t . . . .",
            task: Task::Takes(all(&["c6"])),
            solution: by("c2-c5"),
            mistakes: &[mv("b3-b6"), mv("c2-c4")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . t . . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . t . . . . . . .
                . . . T K . . . .
                . . . t . . . . .
                . . . . . . . . .
                . . . . . . . t .",
            task: Task::Takes(all(&["d4"])),
            solution: by("b5-d5"),
            mistakes: &[mv("c8-c4"), mv("b5-c5")],
            ..STEP
        },
    ],
};

/// Taking the king, on five boards.
pub(super) const CAPTURE: Lesson = Lesson {
    section: 14,
    steps: &[
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . . t . . . . .
                . . t K t . . . .
                . . . . . . . t .
                . . . . . . . . .
                . . . . . . . . .
                . . T . . . . . .
                . . . . . . T . .
                . . . . . t . . .",
            task: Task::CapturesKing,
            solution: by("h6-d6"),
            mistakes: &[mv("h6-e6"), mv("f1-d1")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . . . t .
                . . . . . . . . .
                . . . . . . . . .
                . . T . . . . . .
                . . . . . . . . t
                . . . . . . . . K
                . . . . . . . . t
                . . . . . . T . .
                . . . . . t . . .",
            task: Task::CapturesKing,
            solution: by("h9-h4"),
            mistakes: &[mv("h9-h5"), mv("f1-f4")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . t . . . . . .
                . . . . . . . . .
                . . . . . . T . .
                . . . t . . . . .
                . . . K . . . . .
                . . . t . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . . . . . . t . .",
            task: Task::CapturesKing,
            solution: by("c9-c5"),
            mistakes: &[mv("g1-g5"), mv("c9-c6")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . T .
                . . t . . . . . .
                . . . . . . . . .
                . . . . . . t . .
                . . . . . . . . .
                . t . . . . . . .
                . K . . . . . . .",
            task: Task::CapturesKing,
            solution: by("c6-c1"),
            mistakes: &[mv("g4-g1"), mv("c6-c2")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . t . . . . . .
                . . . . . . . . .
                . . . . . T . . .
                . . . . . . . . .
                . . . . . . . . .
                . t T t . . . . .
                . t K t . . . . .
                . . t . . . . t .
                . . . . . . . . .",
            task: Task::CapturesKing,
            solution: by("c9-c5"),
            mistakes: &[mv("c9-c6"), mv("h2-h5")],
            ..STEP
        },
    ],
};
