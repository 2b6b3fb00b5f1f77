//! The words of the lessons: their grammar, and that they can be heard as well as read.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::lessons::at;
use tablut::app::message::Language;
use tablut::lesson::LESSONS;
use tablut::text::text;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

#[test]
fn what_a_wrong_move_is_answered_agrees_in_number() {
    for (number, mv, english, french) in [
        (
            (9, 1),
            "c7-c4",
            "Not yet: after c7-c4, the way to a1 is open.",
            "Pas encore : après c7-c4, la voie vers a1 est libre.",
        ),
        (
            (9, 1),
            "f1-f2",
            "Not yet: after f1-f2, the ways to a1 and i1 are open.",
            "Pas encore : après f1-f2, les voies vers a1 et i1 sont libres.",
        ),
        (
            (11, 0),
            "h8-i8",
            "Not yet: after h8-i8, e9 can still move.",
            "Pas encore : après h8-i8, e9 peut encore jouer.",
        ),
        (
            (11, 0),
            "c9-c8",
            "Not yet: after c9-c8, d9 and e9 can still move.",
            "Pas encore : après c9-c8, d9 et e9 peuvent encore jouer.",
        ),
        (
            (3, 1),
            "d9-d5",
            "Not yet: d9-d5 takes d4, but b4 and c3 stay.",
            "Pas encore : d9-d5 prend d4, mais b4 et c3 restent.",
        ),
    ] {
        let position = LESSONS[number.0].game(number.1).position();
        let ply = position.play(mv.parse().unwrap()).unwrap();
        let task = LESSONS[number.0].steps[number.1].task;
        for (language, said) in LANGUAGES.into_iter().zip([english, french]) {
            let reply = (text(language).lessons.not_yet)(task, position, ply);
            assert_eq!(reply, said, "{mv} in {number:?}");
        }
    }
}

/// A key, a button or a device that a sentence names, if it names one.
fn device(sentence: &str) -> Option<&str> {
    let words: Vec<&str> = sentence
        .split(|c: char| !(c.is_alphanumeric() || c == '\'' || c == '-'))
        .filter(|word| !word.is_empty())
        .collect();
    let named = |(at, word): (usize, &&str)| match word.to_lowercase().as_str() {
        // The French verb: « qui la touche ».
        "touche" | "touches" => {
            let before = |n| at.checked_sub(n).map(|at| words[at]);
            matches!(
                before(1),
                Some("la" | "La" | "une" | "cette" | "les" | "Les" | "des" | "deux")
            ) && before(2) != Some("qui")
        }
        "key" | "keys" | "button" | "buttons" | "press" | "click" | "mouse" | "arrow"
        | "arrows" | "esc" | "tab" | "bouton" | "boutons" | "appuyez" | "tapez" | "cliquez"
        | "souris" | "flèche" | "flèches" | "échap" => true,
        "enter" | "entrée" => word.starts_with(char::is_uppercase),
        "a" | "à" | "y" => false,
        one => one.chars().count() == 1 && one.chars().all(char::is_alphabetic),
    };
    words
        .iter()
        .enumerate()
        .find(|&it| named(it))
        .map(|(_, word)| *word)
}

#[test]
fn the_words_of_the_lessons_name_no_key_since_they_are_heard_too() {
    for (sentence, named) in [
        ("x, or its button below, opens the endings.", Some("x")),
        ("Take Enter.", Some("Enter")),
        ("La touche est là.", Some("touche")),
        ("Deux des touches, les flèches.", Some("touches")),
        ("f3 touches him.", None),
        ("Le pion qui la touche, c'est d4. Il y a a1.", None),
    ] {
        assert_eq!(device(sentence), named, "{sentence}");
    }
    for language in LANGUAGES {
        for lesson in &text(language).lessons.lessons {
            for step in lesson.steps {
                let once = [step.says, step.task, step.hint, step.done];
                for sentence in once.iter().chain(step.replies) {
                    assert_eq!(device(sentence), None, "{sentence}");
                }
            }
        }
    }
}

#[test]
fn the_screen_adds_its_key_to_the_hint_of_an_ending() {
    for (language, opens) in [
        (
            Language::English,
            "yes. x, or its button below, opens the endings.",
        ),
        (
            Language::French,
            "oui. x, ou son bouton en bas, ouvre les fins de partie.",
        ),
    ] {
        let mut player = at((80, 24), language, (11, 3));
        player.keys("j").shows(opens);
    }
}
