//! The lessons of the line mode in English.

use super::super::{KeepingText, LearnText};
use crate::lesson::Answer;
use crate::rules::Ending;

pub(super) const LEARN: LearnText = LearnText {
    how_to_begin: "Type a move, such as d5 d6, or a word: hint, show, again, next or back. The word help lists the words.",
    heading: |(lesson, lessons), title, (step, steps)| {
        format!("Lesson {lesson} of {lessons}: {title}. Step {step} of {steps}.")
    },
    on_the_board: |pieces| format!("On the board: {pieces}."),
    endings: "The words resign, draw and claim end a game.",
    as_before: "The board is as before.",
    solution: |answer| match answer {
        Answer::Move(mv) => format!("Solution: {mv}."),
        Answer::End(Ending::Resign) => "Solution: the word resign.".to_owned(),
        Answer::End(Ending::Claim) => "Solution: the word claim.".to_owned(),
        Answer::End(Ending::Agree) => "Solution: the word draw, then yes.".to_owned(),
    },
    done: |lesson| format!("Lesson {lesson} is done."),
    go_on: "The word next goes on.",
    on_to: |lesson, title| format!("The word next goes on to lesson {lesson}: {title}."),
    is_done: "This step is done. The word next goes on, again begins it anew.",
    first: "This is the first step.",
    last: "This is the last step. The word play begins a game.",
    listed: |lesson, title, done| {
        let done = if done { ", done" } else { "" };
        format!("Lesson {lesson}{done}: {title}.")
    },
    no_lesson: |number, last| format!("There is no lesson {number}, the last is {last}."),
    keeping: KeepingText {
        failed: |why| format!("Your lessons are not being saved: {why}."),
        again: "Your lessons are being saved again.",
        kept: "Your lessons are saved.",
    },
};
