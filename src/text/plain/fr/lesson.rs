//! The lessons of the line mode in French.

use super::super::{KeepingText, LearnText};
use crate::lesson::Answer;
use crate::rules::Ending;

pub(super) const LEARN: LearnText = LearnText {
    how_to_begin: "Tapez un coup, comme d5 d6, ou un mot : indice, montrer, recommencer, suivant ou retour. Le mot aide donne la liste des mots.",
    heading: |(lesson, lessons), title, (step, steps)| {
        format!("Leçon {lesson} sur {lessons} : {title}. Étape {step} sur {steps}.")
    },
    on_the_board: |pieces| format!("Sur le plateau : {pieces}."),
    endings: "Les mots abandonner, nulle et réclamer finissent une partie.",
    as_before: "Le plateau est comme avant.",
    solution: |answer| match answer {
        Answer::Move(mv) => format!("Solution : {mv}."),
        Answer::End(Ending::Resign) => "Solution : le mot abandonner.".to_owned(),
        Answer::End(Ending::Claim) => "Solution : le mot réclamer.".to_owned(),
        Answer::End(Ending::Agree) => "Solution : le mot nulle, puis oui.".to_owned(),
    },
    done: |lesson| format!("La leçon {lesson} est terminée."),
    go_on: "Pour continuer, tapez suivant.",
    on_to: |lesson, title| format!("Pour la leçon {lesson}, {title}, tapez suivant."),
    is_done: "Cette étape est terminée. Tapez suivant pour continuer, recommencer pour la reprendre.",
    first: "C'est la première étape.",
    last: "C'est la dernière étape. Pour commencer une partie, tapez jouer.",
    listed: |lesson, title, done| {
        let done = if done { ", terminée" } else { "" };
        format!("Leçon {lesson}{done} : {title}.")
    },
    no_lesson: |number, last| format!("Il n'y a pas de leçon {number}, la dernière est la {last}."),
    keeping: KeepingText {
        failed: |why| format!("Vos leçons ne sont pas enregistrées : {why}."),
        again: "Vos leçons sont de nouveau enregistrées.",
        kept: "Vos leçons sont enregistrées.",
    },
};
