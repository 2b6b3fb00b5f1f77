//! Lessons 2 to 5: how pieces move, and how pawns are taken.

use super::{Lesson, STEP, Step, Task, all, at, by, mv};

/// Moving like a rook.
pub(super) const ROOK: Lesson = Lesson {
    section: 3,
    steps: &[
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . . . . T . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . K . . . .
                . . . T . . . . .
                . . . . . . . . .
                . . t . . . . . .
                . . . . . . t . .",
            task: Task::MovesTo(at("c7")),
            solution: by("c2-c7"),
            mistakes: &[mv("c2-c6"), mv("c2-h2")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . t . T . . . . t
                . . . . . . . . .
                . . K . . . T . .
                . . . . . . . . .
                . . . . . . t . .
                . . . . . . . . .",
            task: Task::MovesTo(at("g6")),
            solution: by("i6-g6"),
            mistakes: &[mv("g2-g3"), mv("b6-c6")],
            ..STEP
        },
    ],
};

/// Tenaille.
pub(super) const TENAILLE: Lesson = Lesson {
    section: 5,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . t . . . .
                . . . . . . . . .
                . . . . . . T . .
                . . T t . . . T .
                t . . . . . . . t
                . . . . . . . . .
                . . T . . . . . .
                . K . . . . . . .
                . . . t . . . . .",
            task: Task::Takes(all(&["d6"])),
            solution: by("h6-e6"),
            mistakes: &[mv("h6-f6"), mv("g7-d7")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . . . . . . .
                . . T . . . . . .
                . . . . . . . . .
                . . . . . . t . .
                . . . . . . T . .
                t . . . . . . . .
                . . . . K . . . .
                . . . . . . . t .
                . . . t . . . . .",
            task: Task::Takes(all(&["g5"])),
            solution: by("a4-g4"),
            mistakes: &[mv("a4-f4"), mv("h2-h5")],
            ..STEP
        },
    ],
};

/// Rafle: two at once, then three.
pub(super) const RAFLE: Lesson = Lesson {
    section: 5,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . T . . . . . . .
                . . . T t . . T .
                . . . . T t . . .
                . . . . . T . . .
                . . . . . . . . .
                . K . . . . . . t
                . . . . . . T . .
                . . . t . . . . .",
            task: Task::Takes(all(&["e7", "f6"])),
            solution: by("h7-f7"),
            mistakes: &[mv("b8-e8"), mv("g2-g6")],
            ..STEP
        },
        Step {
            start: "fortress attackers
                . . . t . . . . .
                . . t . . . . . .
                . . . . . . K . .
                . . . . . . . . .
                . . . . . . . . .
                t T . T t . . . .
                . . T t . . . . .
                . . t . . . . . .
                . . . . . . T . .",
            task: Task::Takes(all(&["b4", "c3", "d4"])),
            solution: by("c8-c4"),
            mistakes: &[mv("d9-d5"), mv("c8-c5")],
            ..STEP
        },
    ],
};

/// Moving between two enemies is safe.
pub(super) const BETWEEN: Lesson = Lesson {
    section: 5,
    steps: &[
        Step {
            start: "fortress defenders
                . . . . . . . . .
                . . . T . . . . .
                . . . . . . t . .
                . . . . . . . . .
                t . . . . . . . .
                . . t . t . . . .
                . . . t . . . K .
                . . . . . . T . .
                . . . . . . . . .",
            task: Task::StepsBetween,
            solution: by("d8-d4"),
            mistakes: &[mv("d8-d5"), mv("g2-d2")],
            ..STEP
        },
        Step {
            task: Task::Takes(all(&["d4"])),
            solution: by("a5-d5"),
            mistakes: &[mv("c4-b4"), mv("g7-g5")],
            ..STEP
        },
    ],
};
