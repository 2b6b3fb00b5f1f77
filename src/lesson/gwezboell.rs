//! Lesson 13: what is different in Gwezboell.

use super::{Lesson, STEP, Step, Task, all, by, mv};

/// The goal, the corners, the king's capture.
pub(super) const GWEZBOELL: Lesson = Lesson {
    section: 16,
    steps: &[
        Step {
            start: "gwezboell defenders
                . . . . . . . . .
                . . t . . . . . .
                . . . . . . . . .
                . . . . . t . . .
                . . . . . . . . .
                . t K . . . t . .
                . . . . . . . . .
                . . . . . T . . .
                . . . . . . . . .",
            task: Task::Escapes,
            solution: by("c4-c1"),
            mistakes: &[mv("c4-f4"), mv("c4-c2")],
            ..STEP
        },
        Step {
            start: "gwezboell attackers
                . T t . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . T . t . .
                . . . T K T . . .
                . . . . T . . . .
                t . . . . . . . .
                . . . . . . . . .
                . . . . . . . T .",
            task: Task::Takes(all(&["b9"])),
            solution: by("a3-a9"),
            mistakes: &[mv("g6-g1"), mv("a3-a8")],
            ..STEP
        },
        Step {
            start: "gwezboell attackers
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . t . .
                . . . . . t K t .
                . . . . . t T . .
                . . . . . . t . .
                . . . . . . . . .
                . T . . . . . . .
                . . . . . . . t .",
            task: Task::Takes(all(&["g5"])),
            solution: by("h1-h5"),
            mistakes: &[mv("h1-h4"), mv("g4-g3")],
            ..STEP
        },
        Step {
            start: "gwezboell attackers
                . . . . . . t . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . . . . .
                . . . . . t K t .
                . . . . . . t . .
                . . . . . . . . .
                . T . . . . . . .
                . . . . t . . . .",
            task: Task::CapturesKing,
            solution: by("g9-g6"),
            mistakes: &[mv("g9-g7"), mv("e1-e6")],
            ..STEP
        },
    ],
};
