//! The lessons in lines.

use std::cell::{Cell, RefCell};
use std::fs;
use std::thread;

use tablut::app::Memory;
use tablut::app::message::{Language, Opened, Report, Request};
use tablut::lesson::{Answer, LESSONS};
use tablut::plain::{Desk, Opening, Session};
use tablut::record::{Hints, Record};
use tablut::rules::Ending;
use tablut::text::text;

use crate::program::Program;
use crate::{LANGUAGES, Talk, desk, new_game, saving};

/// What is typed to do what an answer says.
fn typed(answer: Answer) -> Vec<String> {
    match answer {
        Answer::Move(mv) => vec![mv.to_string()],
        Answer::End(Ending::Resign) => vec!["resign".to_owned()],
        Answer::End(Ending::Claim) => vec!["claim".to_owned()],
        Answer::End(Ending::Agree) => vec!["draw".to_owned(), "yes".to_owned()],
    }
}

#[test]
fn every_step_is_told_tried_in_vain_and_solved() {
    for (language, _) in LANGUAGES {
        let words = &text(language).lessons.lessons;
        for (number, (lesson, words)) in LESSONS.iter().zip(words).enumerate() {
            let mut talk = Talk::in_language(Opening::Lessons(Some(number)), language);
            let steps = lesson.steps.iter().zip(words.steps);
            for (index, (step, words)) in steps.enumerate() {
                let begun = talk.say("again");
                assert!(
                    begun.contains(words.says) && begun.contains(words.task),
                    "{begun}"
                );
                let king = lesson.game(index).position().board().king();
                assert!(begun.contains(&format!(" {king}")), "{begun}");
                assert!(talk.say("hint").contains(words.hint));
                let grid = talk.say("grid");
                for (mistake, reply) in step.mistakes.iter().zip(words.replies) {
                    let said = talk.say(&mistake.to_string());
                    assert_eq!(said.lines().next(), Some(*reply));
                    assert_eq!(talk.say("grid"), grid);
                }
                let shown = talk.say("show");
                if let Answer::Move(mv) = step.solution {
                    assert!(shown.contains(&mv.to_string()), "{shown}");
                }
                let mut last = String::new();
                for line in typed(step.solution) {
                    assert!(!last.contains(words.done));
                    last = talk.say(&line);
                }
                assert!(last.contains(words.done), "{last}");
                assert_eq!(
                    matches!(step.solution, Answer::Move(_)),
                    talk.say("grid") != grid
                );
                if index + 1 < lesson.steps.len() {
                    talk.say("next");
                }
            }
        }
    }
}

#[test]
fn a_solved_step_asks_nothing_more() {
    let mut talk = Talk::of(Opening::Lessons(None)).lines(&["f1-i1"]);
    for line in ["i1-h1", "hint", "resign", "draw", "claim"] {
        assert_eq!(
            talk.refused(line),
            "This step is done. The word next goes on, again begins it anew."
        );
    }
    talk.say("again");
    assert!(talk.say("f1-i1").contains("The king is home"));
}

#[test]
fn the_course_is_walked_from_its_first_step_to_its_last() {
    let mut talk = Talk::of(Opening::Lessons(None));
    assert_eq!(talk.refused("back"), "This is the first step.");
    let mut headings = vec![talk.say("again")];
    while let Ok(said) = talk.0.hear("next") {
        headings.push(said.join("\n"));
    }
    let steps: usize = LESSONS.iter().map(|lesson| lesson.steps.len()).sum();
    assert_eq!(headings.len(), steps);
    assert!(headings[steps - 1].starts_with("Lesson 14 of 14: First steps. Step 6 of 6.\n"));
    assert_eq!(
        talk.refused("next"),
        "This is the last step. The word play begins a game."
    );
    for heading in headings.iter().rev().skip(1) {
        assert_eq!(talk.say("back"), *heading);
    }
    assert!(
        talk.say("leçon 9")
            .starts_with("Lesson 9 of 14: Taking the king. Step 1 of 5.\n")
    );
    assert!(
        talk.say("back")
            .starts_with("Lesson 8 of 14: Unarmed king. Step 3 of 3.\n")
    );
    for word in ["-1", "nine", "1 2"] {
        assert_eq!(
            talk.refused(&format!("lesson {word}")),
            "The word lesson takes a number, as in lesson 9."
        );
    }
    for number in ["0", "15", "99999999999999999999"] {
        assert_eq!(
            talk.refused(&format!("lesson {number}")),
            format!("There is no lesson {number}, the last is 14.")
        );
    }
}

#[test]
fn a_lesson_is_done_once_all_its_steps_are() {
    let mut talk = Talk::of(Opening::Lessons(None)).lines(&["next"]);
    let said = talk.say("c3-g3");
    assert!(!said.contains("is done"), "{said}");
    assert!(said.ends_with("\nThe word next goes on to lesson 2: Like a rook."));
    talk.say("back");
    assert!(!talk.say("lesson").contains("done"));
    talk.say("f1-i1");
    assert!(
        talk.say("lesson")
            .starts_with("Lesson 1, done: The two goals.\n")
    );
}

#[test]
fn a_lesson_is_kept_as_done_before_it_is_told_and_once() {
    let kept = RefCell::new(Vec::new());
    let mut perform = |request| match request {
        Request::Settings(text) => {
            kept.borrow_mut().push(text);
            None
        }
        other => panic!("not the settings: {other:?}"),
    };
    // The second is done already: the course begins with the first that is not.
    let (memory, _) = Memory::read("theme = light\nlessons = 2\n");
    let table = Desk {
        memory,
        ..desk(&mut perform)
    };
    let opening = Opening::Lessons(None);
    let (mut session, said) = Session::new(opening, Language::English, Some(table));
    assert!(said[1].starts_with("Lesson 1 of 14: "));
    session.hear("f1-i1").unwrap();
    session.hear("next").unwrap();
    assert!(kept.borrow().is_empty());
    let said = session.hear("c3-g3").unwrap();
    assert!(said.contains(&"Lesson 1 is done.".to_owned()), "{said:?}");
    let settings = kept.borrow().concat();
    assert!(settings.contains("theme = light\n") && settings.ends_with("\nlessons = 1 2\n"));
    let list = session.hear("lesson").unwrap();
    assert_eq!(list[0], "Lesson 1, done: The two goals.");
    assert_eq!(list[2], "Lesson 3: Tenaille.");
    for line in ["again", "c3-g3"] {
        session.hear(line).unwrap();
    }
    assert_eq!(kept.borrow().len(), 1);
    assert_eq!(session.leave(), ["Your lessons are saved.", "Goodbye."]);
}

#[test]
fn what_is_done_and_cannot_be_kept_is_told_once_and_at_the_end() {
    let mut perform = |_| Some(Report::SettingsNotSaved("the disk is full".to_owned()));
    let table = desk(&mut perform);
    let (mut session, _) = Session::new(Opening::Lessons(None), Language::English, Some(table));
    for line in ["f1-i1", "next"] {
        session.hear(line).unwrap();
    }
    let said = session.hear("c3-g3").unwrap();
    assert_eq!(
        said.last().unwrap(),
        "Your lessons are not being saved: the disk is full."
    );
    // And once more as it is left.
    let told = "Your lessons are not being saved: the disk is full.";
    assert_eq!(session.leave(), [told, "Goodbye."]);
}

#[test]
fn a_lesson_goes_over_into_a_game_that_is_kept() {
    let games = RefCell::new(0);
    let mut perform = saving(|_| {
        *games.borrow_mut() += 1;
        Ok(())
    });
    let table = desk(&mut perform);
    let (mut session, _) = Session::new(Opening::Lessons(Some(3)), Language::English, Some(table));
    let said = session.hear("play").unwrap();
    assert!(said[0].starts_with("Tablut. Fortress rules."), "{said:?}");
    session.hear("hint").unwrap_err();
    // A game without a move is none yet.
    assert_eq!(
        (*games.borrow(), session.leave()),
        (0, vec!["Goodbye.".to_owned()])
    );
    session.hear("d1-d4").unwrap();
    assert_eq!(
        session.leave(),
        [
            "The game is saved.",
            "Next time the word continue goes on with it.",
            "Goodbye."
        ]
    );
    assert_eq!(*games.borrow(), 1);
}

#[test]
fn what_a_lesson_could_not_keep_is_tried_again_before_a_game() {
    let full = Cell::new(true);
    let asked = RefCell::new(Vec::new());
    let mut perform = |request| {
        asked.borrow_mut().push(request);
        full.get()
            .then(|| Report::SettingsNotSaved("the disk is full".to_owned()))
    };
    let table = desk(&mut perform);
    let (mut session, _) = Session::new(Opening::Lessons(None), Language::English, Some(table));
    for line in ["f1-i1", "next", "c3-g3"] {
        session.hear(line).unwrap();
    }
    full.set(false);
    let said = session.hear("play").unwrap();
    assert_eq!(
        said[..2],
        [
            "Your lessons are being saved again.",
            "Your lessons are saved."
        ]
    );
    assert_eq!(session.leave(), ["Goodbye."]);
    let asked = asked.borrow();
    assert_eq!(asked.len(), 2);
    assert!(
        asked
            .iter()
            .all(|request| matches!(request, Request::Settings(_)))
    );
}

#[test]
fn from_a_game_into_a_lesson_and_back() {
    let games = RefCell::new(Vec::new());
    let mut perform = |request| match request {
        Request::Save { name, text } => {
            games.borrow_mut().push(text);
            Some(Report::Saved(name.unwrap_or("game".to_owned())))
        }
        Request::Open(name, purpose) => Some(Report::Opened(Box::new(Opened {
            name: Some(name),
            label: String::new(),
            reading: Record::read(games.borrow().last().unwrap(), Hints::default()),
            locked: false,
            purpose,
        }))),
        other => panic!("{other:?}"),
    };
    let table = Desk {
        unfinished: Box::new(|but| but.is_empty().then(|| "game".to_owned())),
        ..desk(&mut perform)
    };
    let (mut session, _) = Session::new(new_game(), Language::English, Some(table));
    session.hear("d1-d4").unwrap();
    assert!(session.hear("lesson").unwrap()[2].starts_with("Lesson 3: "));
    assert!(session.hear("history").unwrap()[0].contains("d1-d4"));
    let said = session.hear("lesson 3").unwrap();
    assert_eq!(
        said[..2],
        [
            "The game is saved.",
            "Lesson 3 of 14: Tenaille. Step 1 of 2."
        ]
    );
    let said = session.hear("continue").unwrap();
    assert!(
        said.contains(&"One ply was played: d1-d4.".to_owned()),
        "{said:?}"
    );
}

#[test]
fn the_rule_behind_a_try_is_told_as_long_as_it_is_the_latest() {
    let rule = |talk: &mut Talk| talk.say("why").split(':').next().unwrap().to_owned();
    let mut talk = Talk::of(Opening::Lessons(Some(0)));
    // Nothing was tried: what the step is about, the escape, and then the capture of the king.
    assert_eq!(rule(&mut talk), "Rule 12");
    talk.refused("f1-b1");
    assert_eq!(rule(&mut talk), "Rule 3");
    // It opens a way.
    talk.say("f1-h1");
    assert_eq!(rule(&mut talk), "Rule 15");
    talk.say("next");
    assert_eq!(rule(&mut talk), "Rule 14");
    talk.say("c3-g3");
    assert_eq!(rule(&mut talk), "Rule 14");
    // A step that goes on from another one's solution: nothing was tried there yet.
    let mut talk = Talk::of(Opening::Lessons(Some(9))).lines(&["next"]);
    assert!(talk.say("board").contains("Raichi!"));
    assert_eq!(rule(&mut talk), "Rule 15");
    // An ending that was chosen in vain is later than a move.
    let mut talk = Talk::of(Opening::Lessons(Some(11))).lines(&["next", "g7-g9", "draw", "yes"]);
    assert_eq!(rule(&mut talk), "Rule 11");
}

#[test]
fn the_program_remembers_which_lessons_are_done() {
    let program = |name| Program::new(name, &["learn", "--plain"]);
    let first = program("learn-remembers");
    let settings = first.folder.join("settings");
    fs::write(&settings, "theme = light\nlessons = 2\n").unwrap();
    let folder = first.folder.to_str().unwrap().to_owned();
    let (status, out, _) = first.hears(b"f1i1\nnext\nc3g3\n");
    assert_eq!(status, 0);
    assert!(
        out.ends_with("Your lessons are saved.\nGoodbye.\n"),
        "{out}"
    );
    let kept = fs::read_to_string(&settings).unwrap();
    assert!(kept.contains("theme = light\n") && kept.contains("lessons = 1 2\n"));
    let next = program("learn-goes-on").env("TABLUT_DATA_DIR", &folder);
    let (_, out, _) = next.hears(b"");
    assert!(
        out.contains("\nLesson 3 of 14: Tenaille. Step 1 of 2.\n"),
        "{out}"
    );
    // Where nothing can be kept, it teaches all the same, and says so.
    let (status, out, _) = program("learn-nowhere")
        .env("TABLUT_DATA_DIR", "/dev/null/none")
        .hears(b"lesson 1\nf1i1\nnext\nc3g3\n");
    assert_eq!(status, 0);
    assert!(
        out.contains("\nYour lessons are not being saved: "),
        "{out}"
    );
}

#[test]
fn programs_that_keep_the_settings_at_once_do_not_disturb_each_other() {
    let folder = Program::new("learn-at-once", &[]).folder;
    let heard: Vec<_> = thread::scope(|scope| {
        let learn = |n: usize| {
            let folder = folder.to_str().unwrap().to_owned();
            move || {
                Program::new(&format!("learn-at-once-{n}"), &["learn", "1", "--plain"])
                    .env("TABLUT_DATA_DIR", &folder)
                    .hears(b"f1i1\nnext\nc3g3\n")
            }
        };
        let running: Vec<_> = (0..12).map(|n| scope.spawn(learn(n))).collect();
        running.into_iter().map(|one| one.join().unwrap()).collect()
    });
    for (status, out, messages) in heard {
        assert_eq!((status, messages.as_str()), (0, ""));
        assert!(
            out.contains("\nLesson 1 is done.\n") && !out.contains("not being saved"),
            "{out}"
        );
    }
    let kept = fs::read_to_string(folder.join("settings")).unwrap();
    assert!(kept.ends_with("\nlessons = 1\n"), "{kept}");
    let files: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    let names: Vec<_> = files.into_iter().map(|f| f.unwrap().file_name()).collect();
    assert!(
        names
            .iter()
            .all(|name| !name.to_string_lossy().ends_with(".tmp")),
        "{names:?}"
    );
}

#[test]
fn strict_takes_a_wrong_try_and_no_illegal_move() {
    let strict = |input: &[u8]| {
        Program::new("learn-strict", &["learn", "1", "--plain", "--strict"]).hears(input)
    };
    let (status, out, messages) = strict(b"f1-h1\nf1-f2\nf1-i1\n");
    assert_eq!((status, messages.as_str()), (0, ""));
    assert!(out.contains("The king is home"));
    let (status, _, messages) = strict(b"f1-h1\nf1-a1\n");
    assert_eq!(status, 1);
    assert_eq!(
        messages,
        "tablut: standard input, line 2: f1-a1 is blocked by c1.\n"
    );
}
