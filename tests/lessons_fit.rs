//! The words of the lessons fit where they stand, in both languages.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::lessons::{accepted, at, learn, solve_by_keys, steps, typed};
use common::player::Player;
use tablut::app::learn::page::Part;
use tablut::app::learn::{Help, Learn, Reply};
use tablut::app::message::Language;
use tablut::lesson::{COUNT, LESSONS};
use tablut::rules::Move;
use tablut::text::text;
use unicode_width::UnicodeWidthStr;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

/// Every state of a step that has other words: as it begins, after each wrong try with the solution shown, and
/// solved.
fn states(language: Language, size: (u16, u16), number: (usize, usize)) -> Vec<Player> {
    let step = &LESSONS[number.0].steps[number.1];
    let mut all = vec![at(size, language, number)];
    let position = learn(&all[0]).position();
    let mut tries: Vec<Move> = step.mistakes.to_vec();
    tries.extend(
        position
            .legal_moves()
            .filter(|&mv| !accepted(number, mv))
            .step_by(5),
    );
    for mv in tries {
        let mut player = at(size, language, number);
        player.keys("j j").keys(&typed(mv));
        all.push(player);
    }
    let mut solved = at(size, language, number);
    solve_by_keys(&mut solved);
    all.push(solved);
    all
}

#[test]
fn at_80_by_24_every_word_is_on_the_screen_in_both_languages() {
    for language in LANGUAGES {
        let words = text(language);
        for (number, ..) in steps() {
            for player in states(language, (80, 24), number) {
                let stage = player.app.layout().stage.unwrap();
                let area = Learn::area(&stage);
                // The narrowest panel that there is beside 4×2.
                for width in [32, area.width] {
                    let area = ratatui::layout::Rect { width, ..area };
                    let page = learn(&player).page(words, area);
                    assert!(!page.cut, "{number:?} at {width}\n{}", player.text());
                    for line in &page.lines {
                        assert!(line.words.width() <= width.into(), "{:?}", line.words);
                    }
                    let said = |line: &&tablut::app::learn::page::Line| {
                        matches!(line.part, Part::Says | Part::Task)
                    };
                    let said = page.lines.iter().filter(said).count();
                    assert!(said <= 6, "{said} lines in {number:?} at {width}");
                }
            }
        }
    }
}

#[test]
fn at_40_by_14_the_task_and_the_answer_are_on_the_screen_in_both_languages() {
    for language in LANGUAGES {
        let words = text(language);
        for (number, ..) in steps() {
            let step = &words.lessons.lessons[number.0].steps[number.1];
            for mut player in states(language, (40, 14), number) {
                assert!(player.says(step.task), "{number:?}\n{}", player.text());
                if learn(&player).course.is_solved() {
                    player.shows(step.done);
                    continue;
                }
                let whole = |player: &Player| {
                    let stage = player.app.layout().stage.unwrap();
                    let page = learn(player).page(words, Learn::area(&stage));
                    assert!(page.lines.iter().all(|line| line.words.width() <= 40));
                    !page.cut
                };
                let help = (text(language).command)(tablut::app::message::Command::WholeText).0;
                if !whole(&player) {
                    // The whole text stands in the place of the board.
                    player.click_text(&format!("t {help}")).shows(step.task);
                    if learn(&player).reply.is_none() {
                        player.shows(step.says);
                        assert!(whole(&player), "{number:?}\n{}", player.text());
                    }
                }
                if learn(&player).help == Help::Solution {
                    let solution =
                        (words.lessons.solution)(learn(&player).course.step_data().solution);
                    player
                        .shows(&(words.lessons.hint)(step.hint))
                        .shows(&solution);
                }
            }
        }
    }
}

#[test]
fn where_no_words_fit_beside_the_board_the_task_and_the_answer_open_by_themselves() {
    for (language, size) in LANGUAGES
        .into_iter()
        .flat_map(|language| [(21, 12), (30, 13)].map(|size| (language, size)))
    {
        let words = text(language);
        for (number, ..) in steps() {
            let step = &words.lessons.lessons[number.0].steps[number.1];
            let mut begun = at(size, language, number);
            let side = (words.to_move)(learn(&begun).course.side());
            begun.shows(side).shows(step.task);
            // A key of the board shows it, with whose move it is and how the task begins.
            begun.keys("up").shows(side);
            let first = step.task.split(' ').next().unwrap();
            assert!(begun.find(first).is_some(), "{}", begun.text());
            let mistakes = LESSONS[number.0].steps[number.1].mistakes;
            for (&mv, reply) in mistakes.iter().zip(step.replies) {
                let mut tried = at(size, language, number);
                tried.keys("up").keys(&typed(mv)).shows(reply);
                tried.shows(step.task);
            }
            let mut legal = learn(&begun).position().legal_moves();
            let other = legal.find(|&mv| !accepted(number, mv) && !mistakes.contains(&mv));
            if let Some(mv) = other {
                let mut tried = at(size, language, number);
                tried.keys("up").keys(&typed(mv));
                let Some(Reply::Wrong(before, ply)) = learn(&tried).reply else {
                    panic!("a wrong move in\n{}", tried.text());
                };
                let task = learn(&tried).course.step_data().task;
                tried.shows(&(words.lessons.not_yet)(task, before, ply));
            }
            let mut solved = at(size, language, number);
            solve_by_keys(&mut solved);
            solved.shows(step.done);
            let onward = learn(&solved).onward(words);
            assert!(solved.find(onward).is_some(), "{}", solved.text());
        }
    }
}

#[test]
fn headings_fit_in_both_languages() {
    for language in LANGUAGES {
        let lessons = &text(language).lessons;
        for (i, lesson) in lessons.lessons.iter().enumerate() {
            let heading = (lessons.heading)(i + 1, COUNT, lesson.title);
            assert!(heading.width() <= 32, "{heading:?}");
        }
    }
}
