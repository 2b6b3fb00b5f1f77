//! The whole course, from the first lesson to a game: once by keys alone, once by the mouse alone.

use tablut::app::message::Language;
use tablut::lesson::{Answer, LESSONS, Step};
use tablut::rules::{Ending, Side};
use tablut::text::text;

use crate::common::pty::launch::Launch;
use crate::common::pty::screen::find;
use crate::common::pty::{DOWN, ENTER, Pty};

/// Every step of every lesson, with the number of its lesson.
fn steps() -> impl Iterator<Item = (usize, &'static Step)> {
    let numbered = LESSONS.iter().zip(1..);
    numbered.flat_map(|(lesson, number)| lesson.steps.iter().map(move |step| (number, step)))
}

/// Waits for the next step of a lesson, which is not solved yet.
fn begins(pty: &Pty, lesson: usize, onward: [&str; 2]) {
    let heading = format!("Learn {lesson} of {}", LESSONS.len());
    pty.wait_until(&heading, |screen| {
        let solved = onward
            .iter()
            .any(|words| find(screen, &format!("Enter {words}")).is_some());
        find(screen, &heading).is_some() && !solved
    });
}

/// Waits until the step is solved, and answers what leads on.
fn solved(pty: &Pty, onward: [&str; 2]) -> String {
    pty.wait("the step to be solved", |screen| {
        let mut ways = onward.iter().map(|words| format!("Enter {words}"));
        ways.find(|words| find(screen, words).is_some())
    })
}

#[test]
fn the_whole_course_is_done_by_keys_alone() {
    let lessons = &text(Language::English).lessons;
    let onward = [lessons.go_on, lessons.play_a_game];
    let mut pty = Launch::game(&[]).start();
    pty.sees("New game");
    pty.send("l");
    for (number, step) in steps() {
        begins(&pty, number, onward);
        match step.solution {
            Answer::Move(mv) => pty.send(&format!("{}{}\r", mv.from, mv.to)),
            Answer::End(ending) => {
                pty.send("x");
                pty.sees("Keep playing");
                let downs = match ending {
                    Ending::Resign => 1,
                    Ending::Agree => 2,
                    Ending::Claim => 3,
                };
                pty.send(&DOWN.repeat(downs));
                pty.send(ENTER);
                if ending == Ending::Agree {
                    pty.sees("accept?");
                    pty.send("y");
                }
            }
        }
        solved(&pty, onward);
        pty.send(ENTER);
    }
    // Then a game is played.
    pty.sees("Begin");
    pty.send(ENTER);
    pty.sees("Attackers to move");
}

#[test]
fn the_whole_course_is_done_by_the_mouse_alone() {
    let english = text(Language::English);
    let (lessons, menu) = (&english.lessons, &english.menu);
    let onward = [lessons.go_on, lessons.play_a_game];
    let mut pty = Launch::game(&[]).start();
    let click = |pty: &mut Pty, words: &str| {
        pty.sees(words);
        let at = pty.find(words);
        pty.click(at);
    };
    pty.sees("New game");
    click(&mut pty, lessons.learn);
    for (number, step) in steps() {
        begins(&pty, number, onward);
        match step.solution {
            Answer::Move(mv) => {
                for square in [mv.from, mv.to] {
                    let at = pty.board().cell(square);
                    pty.click(at);
                }
            }
            Answer::End(ending) => {
                click(&mut pty, "x end");
                let side = pty.wait("whose dialog it is", |screen| {
                    let mut sides = Side::BOTH.into_iter();
                    sides.find(|&side| find(screen, (menu.resign)(side)).is_some())
                });
                match ending {
                    Ending::Resign => click(&mut pty, (menu.resign)(side)),
                    Ending::Claim => click(&mut pty, (menu.claim)(side)),
                    Ending::Agree => {
                        click(&mut pty, (menu.offer)(side));
                        click(&mut pty, menu.refuse_accept[1]);
                    }
                }
            }
        }
        let button = solved(&pty, onward);
        click(&mut pty, &button);
    }
    pty.sees(menu.begin);
    click(&mut pty, &format!("{} ", menu.begin));
    pty.sees("Attackers to move");
}
