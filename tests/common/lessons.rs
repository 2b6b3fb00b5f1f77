//! The steps of the lessons and somebody who takes them.

use tablut::app::learn::Learn;
use tablut::app::message::Language;
use tablut::app::{App, Screen};
use tablut::lesson::{Answer, COUNT, LESSONS, Step};
use tablut::rules::{Ending, Game, Move};

use super::player::{COLOUR, Player, settings, start};

/// Every move that each step accepts, found by looking at its board; `e4-*` is any move from e4.
pub const ACCEPTED: [&[&str]; COUNT] = [
    &["f1-i1", "c3-g3"],
    &["c2-c7", "i6-g6"],
    &["h6-e6", "a4-g4"],
    &["h7-f7", "c8-c4"],
    &["d8-d4", "a5-d5"],
    &["c4-c9", "f3-i3"],
    &[
        "c5-f5 c5-g5 c5-h5 c5-i5 e7-e4 e7-e3 e7-e2 e7-e1",
        "c5-f5",
        "b6-d6",
    ],
    &["g8-g5", "c2-c5", "b5-d5"],
    &["h6-d6", "h9-h4", "c9-c5", "c6-c1", "c9-c5"],
    &["d4-d1", "b4-b1 c7-c1"],
    &["f4-f9", "c3-c9", "a3-e3"],
    &["h8-e8", "", "", ""],
    &["c4-c1", "a3-a9", "h1-h5 h6-h5", "g9-g6"],
    &[
        "e2-g2",
        "h5-h3",
        "i4-c4",
        "e3-c3",
        "c3-g3",
        "e4-* e6-* d5-* f5-*",
    ],
];

/// Every step with its lesson's and its own number, from 0, and the game as it stands when it begins.
pub fn steps() -> impl Iterator<Item = ((usize, usize), &'static Step, Game)> {
    LESSONS.iter().enumerate().flat_map(|(lesson, data)| {
        let steps = data.steps.iter().enumerate();
        steps.map(move |(step, each)| ((lesson, step), each, data.game(step)))
    })
}

pub fn accepted((lesson, step): (usize, usize), mv: Move) -> bool {
    let words = ACCEPTED[lesson][step].split_whitespace();
    words
        .into_iter()
        .any(|word| word == mv.to_string() || word.strip_suffix('*') == mv.to_string().get(..3))
}

/// Somebody at a step, in a terminal of this size.
pub fn at(
    (width, height): (u16, u16),
    language: Language,
    (lesson, step): (usize, usize),
) -> Player {
    let start = start(width, height, settings(language, COLOUR));
    let mut player = Player::at(App::learn(start, Some(lesson)));
    for _ in 0..step {
        player.keys("n");
    }
    assert_eq!(
        (learn(&player).course.lesson(), learn(&player).course.step()),
        (lesson, step)
    );
    player
}

pub fn learn(player: &Player) -> &Learn {
    match player.app.screen() {
        Screen::Learn(learn) => learn,
        other => panic!("a lesson on the screen, not {other:?}"),
    }
}

/// A move as it is typed.
pub fn typed(mv: Move) -> String {
    format!("{}{} enter", mv.from, mv.to)
}

/// Solves the step on the screen by keys.
pub fn solve_by_keys(player: &mut Player) {
    match learn(player).course.step_data().solution {
        Answer::Move(mv) => player.keys(&typed(mv)),
        Answer::End(Ending::Resign) => player.keys("x down enter"),
        Answer::End(Ending::Claim) => player.keys("x down down down enter"),
        Answer::End(Ending::Agree) => {
            let yes = match player.app.settings().language {
                Language::English => "y",
                Language::French => "o",
            };
            player.keys("x down down enter").keys(yes)
        }
    };
    assert!(learn(player).course.is_solved(), "{}", player.text());
}
