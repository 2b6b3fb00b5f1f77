//! The lessons: what they accept, what they answer, and the whole course on a screen in memory.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::lessons::{accepted, at, learn, solve_by_keys, steps, typed};
use common::player::{COLOUR, Player, settings, start};
use tablut::app::learn::{Help, Reply};
use tablut::app::menu::Kind;
use tablut::app::message::{KeyName, Language};
use tablut::app::{App, Memory, Screen, Start};
use tablut::lesson::{Answer, LESSONS, Verdict};
use tablut::rules::{Ending, IllegalMove, Move, Position, Square};
use tablut::text::text;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

#[test]
fn every_other_legal_move_is_accepted_exactly_when_it_does_the_task() {
    let mut tried = 0;
    for (number, step, game) in steps() {
        let position = game.position();
        assert_eq!(position.end(), None, "{number:?} begins when all is over");
        for mv in position.legal_moves() {
            let (_, verdict) = step.judge(position, mv).unwrap();
            let expected = accepted(number, mv);
            assert_eq!(verdict == Verdict::Solved, expected, "{mv} in {number:?}");
            tried += 1;
        }
    }
    assert!(tried > 1_500, "{tried} moves were tried");
}

#[test]
fn every_solution_is_accepted_and_every_mistake_is_not() {
    for (number, step, game) in steps() {
        match step.solution {
            Answer::Move(mv) => assert!(accepted(number, mv), "{mv} in {number:?}"),
            Answer::End(ending) => {
                assert_eq!(step.task.ending(), Some(ending), "{number:?}");
                assert!(ending != Ending::Claim || game.may_claim(), "{number:?}");
            }
        }
        assert!(!step.mistakes.is_empty(), "{number:?} knows no mistake");
        for (n, &mv) in step.mistakes.iter().enumerate() {
            let verdict = step.judge(game.position(), mv).map(|(_, verdict)| verdict);
            assert_eq!(verdict, Ok(Verdict::Mistake(n)), "{mv} in {number:?}");
        }
    }
}

#[test]
fn a_step_that_the_next_goes_on_from_has_one_solution_only() {
    let mut going_on = 0;
    for ((lesson, number), step, game) in steps() {
        let data = &LESSONS[lesson];
        if !data.goes_on(number) {
            assert_eq!(step.answer, None, "nothing follows on the answer");
            continue;
        }
        let solutions = game
            .position()
            .legal_moves()
            .filter(|&mv| accepted((lesson, number), mv));
        assert_eq!(solutions.count(), 1, "step {number} of lesson {lesson}");
        let Answer::Move(mv) = step.solution else {
            panic!("a move leads on")
        };
        let mut then = game.position().play(mv).unwrap().after;
        if let Some(answer) = step.answer {
            then = then.play(answer).unwrap().after;
        }
        assert_eq!(data.game(number + 1).position(), then);
        going_on += 1;
    }
    assert_eq!(going_on, 6);
}

#[test]
fn resigning_is_asked_for_where_nothing_helps() {
    let position = LESSONS[11].game(1).position();
    for mv in position.legal_moves() {
        let ply = position.play(mv).unwrap();
        assert!(ply.end.is_none() && !ply.after.ways().is_empty(), "{mv}");
    }
}

#[test]
fn the_next_key_that_does_something_takes_a_told_rule_away() {
    for keys in ["j", "t", "x", "w", "k", "o"] {
        let mut player = at((80, 24), Language::English, (2, 0));
        player.keys("c6e6 enter F-2");
        assert!(player.says("Rule 3:"), "{}", player.text());
        // The text is erased; the rule is still read.
        player.keys("bs bs bs bs").shows("Rule 3:");
        player.keys(keys);
        assert!(!player.says("Rule 3:"), "{keys}\n{}", player.text());
    }
    let mut player = at((80, 24), Language::English, (2, 0));
    player.keys("c6e6 enter F-2 F-2").shows("3. Moves");
}

#[test]
fn each_mistake_has_its_own_reply_and_changes_nothing() {
    for (number, step, game) in steps() {
        for language in LANGUAGES {
            let mut player = at((80, 24), language, number);
            let words = &text(language).lessons.lessons[number.0].steps[number.1];
            for (n, (&mv, reply)) in step.mistakes.iter().zip(words.replies).enumerate() {
                player.keys(&typed(mv)).shows(reply);
                let learn = learn(&player);
                assert!(matches!(learn.reply, Some(Reply::Mistake(m, _)) if m == n));
                assert_eq!(
                    (learn.course.game(), learn.course.is_solved()),
                    (&game, false),
                    "{mv} in {number:?}"
                );
                assert_eq!(learn.course.tries() as usize, n + 1);
            }
        }
    }
}

#[test]
fn any_other_wrong_move_is_told_what_it_did_and_changes_nothing() {
    for (number, step, game) in steps() {
        let mut player = at((80, 24), Language::English, number);
        let wrong = |mv: &Move| !accepted(number, *mv) && !step.mistakes.contains(mv);
        for mv in game.position().legal_moves().filter(wrong).step_by(7) {
            player.keys(&typed(mv)).shows("the board is as before");
            let before = game.position();
            let ply = before.play(mv).unwrap();
            let reply = (text(Language::English).lessons.not_yet)(step.task, before, ply);
            player.shows(&reply);
            let learn = learn(&player);
            assert_eq!(learn.reply, Some(Reply::Wrong(before, ply)));
            assert_eq!(
                (learn.course.game(), learn.course.is_solved()),
                (&game, false),
                "{mv} in {number:?}"
            );
        }
    }
}

#[test]
fn an_illegal_move_is_refused_in_the_words_of_the_game_and_is_no_try() {
    let mut player = at((80, 24), Language::English, (6, 0));
    player
        .keys("c5e5 enter")
        .shows("c5-e5: nobody stops on Konakis; it may only be crossed.");
    assert_eq!(
        (learn(&player).course.tries(), &learn(&player).reply),
        (0, &None)
    );
    player.keys("F-2").shows("Rule 4:").keys("F-2");
    assert!(
        !player.app.overlays().is_empty(),
        "the second F2 opens the rule"
    );
}

#[test]
fn why_tells_the_rule_of_a_try_or_of_the_lesson() {
    let mut player = at((80, 24), Language::English, (7, 0));
    player.keys("F-2").shows("Rule 6:");
    player
        .keys("h5g5 enter F-2")
        .shows("g4 stands: the king is unarmed");
    let mut player = at((80, 24), Language::English, (5, 0));
    player.keys("c4c9 enter F-2").shows("Rule 13:");
}

#[test]
fn the_whole_course_is_done_by_keys_alone() {
    for (size, language) in [((80, 24), LANGUAGES[0]), ((40, 14), LANGUAGES[1])] {
        let mut player = Player::title(size.0, size.1, settings(language, COLOUR));
        player.keys("l");
        for (number, ..) in steps() {
            assert_eq!(
                (learn(&player).course.lesson(), learn(&player).course.step()),
                number
            );
            solve_by_keys(&mut player);
            player.keys("enter");
        }
        let form = player.app.menu().map(|menu| &menu.kind);
        assert!(
            matches!(form, Some(Kind::Setup(_))),
            "then a game is played"
        );
        assert!(
            player
                .disk
                .settings
                .contains("lessons = 1 2 3 4 5 6 7 8 9 10 11 12 13 14")
        );
        player.keys("enter");
        assert!(player.app.play().is_some());
    }
}

/// Solves the step on the screen by clicks.
fn solve_by_mouse(player: &mut Player, language: Language) {
    let (step, side) = (
        learn(player).course.step_data(),
        learn(player).course.side(),
    );
    let menu = &text(language).menu;
    let end = (text(language).command)(tablut::app::message::Command::Endings).0;
    match step.solution {
        Answer::Move(mv) => player.click(&mv.from.to_string()).click(&mv.to.to_string()),
        Answer::End(ending) => {
            player.click_text(&format!("x {end}"));
            match ending {
                Ending::Resign => player.click_text((menu.resign)(side)),
                Ending::Claim => player.click_text(&(menu.claim)(side)[..20]),
                Ending::Agree => player
                    .click_text((menu.offer)(side))
                    .click_text(menu.refuse_accept[1]),
            }
        }
    };
    assert!(learn(player).course.is_solved(), "{}", player.text());
}

#[test]
fn the_whole_course_is_done_by_the_mouse_alone() {
    for (size, language) in [((80, 24), LANGUAGES[1]), ((40, 14), LANGUAGES[0])] {
        let lessons = &text(language).lessons;
        let mut player = Player::title(size.0, size.1, settings(language, COLOUR));
        player.click_text(lessons.learn);
        for (number, ..) in steps() {
            assert_eq!(
                (learn(&player).course.lesson(), learn(&player).course.step()),
                number
            );
            solve_by_mouse(&mut player, language);
            let last = number == (13, 5);
            let onward = if last {
                lessons.play_a_game
            } else {
                lessons.go_on
            };
            let enter = (text(language).key)(KeyName::Enter);
            player.click_text(&format!("{enter} {onward}"));
        }
        // "Begins" is another row.
        player.click_text(&format!("{} ", text(language).menu.begin));
        assert!(player.app.play().is_some(), "{}", player.text());
    }
}

#[test]
fn a_lesson_is_chosen_from_the_list_which_ticks_what_is_done() {
    let mut player = at((80, 24), Language::English, (2, 0));
    player
        .keys("h6e6 enter n a4g4 enter m")
        .shows("✓  3 Tenaille");
    assert!(!player.says("✓  4 Rafle"));
    player.keys("down enter").shows("Learn 4 of 14 · Rafle");
    player
        .click_text("m lessons")
        .click_text("12 How games end");
    assert_eq!(
        (learn(&player).course.lesson(), learn(&player).course.step()),
        (11, 0)
    );
    player.keys("m esc").shows("How games end");
}

#[test]
fn a_lesson_is_done_when_each_of_its_steps_was_solved() {
    let mut player = at((80, 24), Language::English, (2, 0));
    player.keys("n a4g4 enter");
    assert_eq!(
        learn(&player).course.done(),
        0,
        "the first step was left out"
    );
    player.keys("p h6e6 enter");
    assert_eq!(learn(&player).course.done(), 1 << 2);
    assert!(player.disk.settings.contains("lessons = 3\n"));
}

#[test]
fn the_lessons_begin_where_one_left_off() {
    let (memory, broken) = Memory::read("lessons = 1 2 4\n");
    assert_eq!(broken, None);
    assert_eq!(memory.to_string().lines().last(), Some("lessons = 1 2 4"));
    let begin = |lesson| {
        let start = Start {
            memory: memory.clone(),
            ..start(80, 24, settings(Language::English, COLOUR))
        };
        Player::at(App::learn(start, lesson))
    };
    assert_eq!(learn(&begin(None)).course.lesson(), 2);
    assert_eq!(learn(&begin(Some(1))).course.lesson(), 1);
    // What means something among it is not lost.
    let (memory, broken) = Memory::read("lessons = 3 4 banana\n");
    assert_eq!((memory.lessons, broken.unwrap().0), (0b1100, 1));
    for bad in ["lessons = 0", "lessons = 15", "lessons = one"] {
        let (memory, broken) = Memory::read(bad);
        assert_eq!((memory.lessons, broken.unwrap().0), (0, 1), "{bad}");
    }
}

#[test]
fn j_gives_a_hint_and_then_the_solution_which_the_board_shows() {
    let mut player = at((80, 24), Language::English, (2, 0));
    player
        .keys("j")
        .shows("Hint: c6 holds it from the left.")
        .shows("j again shows");
    player.click_text("j hint").shows("Solution: h6-e6.");
    assert_eq!(learn(&player).help, Help::Solution);
    let marks = learn(&player).marks();
    assert_eq!(marks.picked, "h6".parse().ok());
    assert_eq!(marks.targets.to_string(), "e6");
    assert!(!learn(&player).course.is_solved(), "showing is not solving");
}

#[test]
fn z_begins_the_step_again() {
    for keys in ["h6f6 enter j j g7 enter z", "h6e6 enter z", "h6e6 enter u"] {
        let mut player = at((80, 24), Language::English, (2, 0));
        let before = learn(&player).clone();
        player.keys(keys);
        let mut after = learn(&player).clone();
        assert_eq!(after.course.game(), before.course.game());
        assert_eq!(
            (after.course.tries(), after.help, after.course.is_solved()),
            (0, Help::None, false)
        );
        after.hand = before.hand.clone();
        assert_eq!(after.reply, None);
    }
}

#[test]
fn the_cursor_and_a_drag_solve_a_step_too() {
    let mut player = at((80, 24), Language::English, (2, 0));
    player.drag("h6", "e6");
    assert!(learn(&player).course.is_solved());
    let mut player = at((80, 24), Language::English, (1, 0));
    let cursor = learn(&player).hand.cursor;
    let way = |from: u8, to: u8, [back, on]: [&str; 2]| {
        format!("{} ", if to < from { back } else { on }).repeat(from.abs_diff(to).into())
    };
    let go = |from: Square, to: Square| {
        let files = way(from.file(), to.file(), ["left", "right"]);
        files + &way(from.rank(), to.rank(), ["down", "up"]) + "enter"
    };
    let [c2, c7] = ["c2", "c7"].map(|name| name.parse().unwrap());
    player.keys(&go(cursor, c2)).keys(&go(c2, c7));
    assert!(learn(&player).course.is_solved());
}

#[test]
fn the_game_waits_while_one_learns_and_comes_back_as_it_was() {
    let start: Position = "fortress defenders /4K4/9/9/9/9/9/9/2T4t1/9/"
        .parse()
        .unwrap();
    let mut player = Player::game(80, 24, settings(Language::English, COLOUR), start);
    player.keys("e1e4 enter h8 enter");
    let before = player.play().clone();
    player.keys("l f1i1 enter q");
    assert_eq!(*player.play(), before);
    player.keys("esc l esc");
    assert!(player.app.play().is_some());
    let mut player = Player::title(80, 24, settings(Language::English, COLOUR));
    player.click_text("Learn").click_text("Esc back");
    assert!(matches!(player.app.screen(), Screen::Title(_)));
}

#[test]
fn at_the_end_of_the_course_a_waiting_game_comes_back() {
    let start: Position = "fortress defenders /4K4/9/9/9/9/9/9/2T4t1/9/"
        .parse()
        .unwrap();
    let mut player = Player::game(80, 24, settings(Language::English, COLOUR), start);
    player.keys("l m up enter n n n n n e4c4 enter");
    player.click_text("Back to your game");
    assert_eq!(player.rules().start(), start);
}

#[test]
fn esc_lets_a_piece_and_a_text_go_before_it_leaves() {
    let mut player = at((80, 24), Language::English, (0, 0));
    player.keys("f1 enter esc");
    assert_eq!(learn(&player).hand.picked, None);
    player.keys("f1i esc");
    assert!(learn(&player).hand.entry.is_empty());
    player.keys("esc");
    assert!(matches!(player.app.screen(), Screen::Title(_)));
}

#[test]
fn an_ending_that_is_not_asked_for_is_answered() {
    let mut player = at((80, 24), Language::English, (0, 0));
    player.keys("x").shows("This step asks for a move");
    assert!(player.app.overlays().is_empty());
    let mut player = at((80, 24), Language::English, (11, 2));
    player
        .keys("x down enter")
        .shows("But here a draw can be claimed.");
    let mut player = at((80, 24), Language::English, (11, 3));
    player.keys("x down down enter n").shows("refuse");
    assert!(!learn(&player).course.is_solved());
}

#[test]
fn the_illegal_moves_of_every_step_are_refused() {
    for (number, step, game) in steps() {
        let position = game.position();
        for (from, to) in Square::all().flat_map(|a| Square::all().map(move |b| (a, b))) {
            let mv = Move { from, to };
            let refused: Option<IllegalMove> = position.check(mv).err();
            assert_eq!(
                step.judge(position, mv).err(),
                refused,
                "{mv} in {number:?}"
            );
        }
    }
}
