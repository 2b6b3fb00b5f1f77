//! A game in lines: what is told, what is kept.

use std::cell::RefCell;
use std::fs;
use std::path::Path;

use tablut::app::message::{Language, Opened, Purpose, Report, Request};
use tablut::plain::{Desk, Ended, Opening, Options, Session, run};
use tablut::record::{Hints, Record, Tag};
use tablut::rules::{Game, Position, Ruleset};
use tablut::store::{Folders, Store};

use crate::common::player::{COLOUR, Player, settings};
use crate::{DATE, Page, Talk, desk, new_game, saving};

/// Every game that was made by a program that shares no code with this one: each move is told, with what it takes,
/// and the end.
#[test]
fn every_game_of_the_vectors_is_told() {
    for row in include_str!("../data/games.tsv").lines() {
        let fields: Vec<&str> = row.split('\t').collect();
        let &[ruleset, end, winner, _, moves] = fields.as_slice() else {
            panic!("{row}");
        };
        let start = Position::start(ruleset.parse().unwrap());
        let mut talk = Talk::of(Opening::Game(Record::new(Game::new(start))));
        let mut last = String::new();
        for (index, written) in moves.split_whitespace().enumerate() {
            // As records write it, with what it takes and its marks.
            last = talk.say(written);
            let typed = written.trim_end_matches(['-', '+', '#']);
            let (typed, taken) = typed.split_once('x').unwrap_or((typed, ""));
            let (from, to) = typed.trim_start_matches('K').split_once('-').unwrap();
            let side = if index % 2 == 0 {
                "attackers"
            } else {
                "defenders"
            };
            let who = if typed.starts_with('K') {
                "king moves".to_owned()
            } else {
                format!("{side} move")
            };
            let first = last.lines().next().unwrap();
            let told = format!("The {who} {from} to {to}");
            assert!(first.starts_with(&told), "{row}: {first}");
            let squares = taken.split('/').filter(|square| !square.is_empty());
            for square in squares.clone() {
                assert!(first.contains(&format!(" {square}")), "{row}: {first}");
            }
            let how = ["", "tenaille", "rafle of two", "rafle of three"][squares.count()];
            assert!(
                first.contains(how) || how == "tenaille" && first.contains("against the Fortress"),
                "{row}: {first}"
            );
            assert_eq!(last.contains("Lost so far"), !taken.is_empty(), "{last}");
        }
        let ended = match end {
            "escape" => "The king has escaped to",
            "king" => "The king is captured on",
            "blocked" => "have no legal move left.",
            _ => "to move.",
        };
        let last = last.lines().last().unwrap();
        assert!(last.contains(ended), "{row}: {last}");
        assert_eq!(
            last.contains("win."),
            winner == "attackers" || winner == "defenders"
        );
        if end != "unfinished" {
            assert!(
                last.ends_with(&format!(" The {winner} win.")),
                "{row}: {last}"
            );
        }
    }
}

#[test]
fn moves_are_taken_back_and_brought_back() {
    let mut talk = Talk::of(new_game()).lines(&["d1-d4", "e3-d3"]);
    assert_eq!(
        talk.say("undo"),
        "e3-d3 is taken back. d4 stands again.\nDefenders to move."
    );
    assert_eq!(
        talk.say("annuler"),
        "d1-d4 is taken back.\nAttackers to move."
    );
    assert_eq!(talk.refused("undo"), "There is no move to take back.");
    assert_eq!(
        talk.say("history"),
        "No move has been played.\n2 moves are taken back; the word redo brings the next one back."
    );
    assert_eq!(talk.say("redo"), "d1-d4 is back.\nDefenders to move.");
    assert_eq!(
        talk.say("redo"),
        "e3-d3 is back. d4 is taken again.\nAttackers to move."
    );
    assert_eq!(talk.refused("redo"), "There is no move to bring back.");
}

#[test]
fn a_draw_wants_yes_or_no_and_nothing_else() {
    let mut talk = Talk::of(new_game());
    let offered = "Attackers offer a draw. Do the defenders accept? Answer yes or no.";
    assert_eq!(talk.say("draw"), offered);
    for line in ["d1-d4", "help", "maybe", "yes please", "draw"] {
        let told = format!("That is no answer. {offered}");
        assert_eq!(talk.refused(line), told, "{line}");
    }
    assert_eq!(
        talk.say("NON"),
        "The defenders refuse the attackers' draw.\nAttackers to move."
    );
    assert!(talk.say("d1-d4").ends_with("Defenders to move."));
    assert!(talk.say("nulle").starts_with("Defenders offer a draw."));
    assert_eq!(talk.say("oui"), "The players agreed on a draw.");
    assert_eq!(talk.refused("draw"), "The game is over.");
    // Leaving is no answer.
    let mut talk = Talk::of(new_game()).lines(&["draw", "quit"]);
    assert!(talk.0.is_over());
    assert_eq!(talk.0.leave(), ["Goodbye."]);
}

#[test]
fn a_side_resigns_at_once_and_a_claim_needs_the_third_time() {
    let mut talk = Talk::of(new_game());
    assert_eq!(
        talk.say("resign"),
        "The attackers have resigned. The defenders win."
    );
    let mut talk = Talk::of(new_game()).lines(&["a4-a3", "e3-d3", "a3-a4", "d3-e3"]);
    let early = talk.refused("claim");
    assert!(
        early.contains("for the second time, a claim needs the third"),
        "{early}"
    );
    let mut talk = talk.lines(&["a4-a3", "e3-d3", "a3-a4"]);
    let third = talk.say("d3-e3");
    assert!(
        third.contains("for the third time. The attackers may claim a draw"),
        "{third}"
    );
    assert!(talk.say("claim").starts_with("A draw was claimed"));
}

#[test]
fn every_change_is_kept_before_it_is_told() {
    let page = Page::default();
    let mut kept: Vec<(String, String)> = Vec::new();
    let mut perform = saving(|record| {
        kept.push((record, page.text()));
        Ok(())
    });
    let input = "d1-d4\nd4-d4\nboard\ne3-d3\nundo\nredo\ndraw\nno\nresign\nundo\nresign";
    let ended = run(
        new_game(),
        Options::default(),
        Some(desk(&mut perform)),
        input.as_bytes(),
        page.clone(),
    );
    drop(perform);
    assert_eq!(ended.unwrap(), Ended::Left);
    let told = [
        "The attackers move d1 to d4",
        "The defenders move e3 to d3",
        "is taken back",
        "e3-d3 is back",
        "The attackers have resigned",
        "The ending is taken back",
    ];
    assert_eq!(kept.len(), told.len() + 1);
    for ((_, said), told) in kept.iter().zip(told) {
        assert!(!said.contains(told), "{told} was told before it was kept");
        assert!(page.text().contains(told));
    }
    let moves: Vec<String> = kept
        .iter()
        .map(|(record, _)| record.split_once("\n\n").unwrap().1.replace('\n', ""))
        .collect();
    assert_eq!(moves[0], "1. d1-d4");
    assert!(moves[1..].iter().all(|moves| moves == "1. d1-d4 e3-d3xd4"));
    assert!(kept[2].0.contains("[tablut-at:1]"));
    assert!(kept[4].0.contains("[termination:attackers resigned]"));
    assert!(
        page.text().ends_with("\nThe game is saved.\nGoodbye.\n"),
        "{}",
        page.text()
    );
}

#[test]
fn a_game_that_cannot_be_kept_goes_on_and_says_so_once() {
    let answers = RefCell::new(vec![
        Ok(()),
        Ok(()),
        Err("the disk is full"),
        Err("the disk is full"),
        Ok(()),
    ]);
    let mut perform = saving(|_| answers.borrow_mut().pop().unwrap().map_err(str::to_owned));
    let table = desk(&mut perform);
    let (mut session, _) = Session::new(new_game(), Language::English, Some(table));
    let mut said = |line| session.hear(line).unwrap().pop().unwrap();
    assert_eq!(said("d1-d4"), "Defenders to move.");
    assert_eq!(
        said("e3-d3"),
        "This game is not being saved: the disk is full."
    );
    assert_eq!(said("a4-d4"), "Defenders to move.");
    assert_eq!(said("c5-c4"), "This game is being saved again.");
    assert_eq!(
        session.leave(),
        [
            "The game is saved.",
            "Next time the word continue goes on with it.",
            "Goodbye."
        ]
    );
    // What failed is tried again at the end.
    let mut perform = saving(|_| Err("no".to_owned()));
    let table = desk(&mut perform);
    let (mut session, _) = Session::new(new_game(), Language::English, Some(table));
    session.hear("d1-d4").unwrap();
    let told = "This game is not being saved: no.";
    assert_eq!(session.leave(), [told, "Goodbye."]);
    // Leaving by a word asks before.
    let question = session.hear("quit").unwrap();
    assert_eq!(
        question,
        ["This game is not saved, and would be lost. Leave it all the same? Answer yes or no."]
    );
    session.hear("no").unwrap();
    assert!(!session.is_over());
    session.hear("quit").unwrap();
    session.hear("yes").unwrap();
    assert!(session.is_over());
}

#[test]
fn a_copy_is_saved_and_never_replaces_a_file_unasked() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("plain/save");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let name = folder.join("our game");
    let (name, file) = (name.to_str().unwrap(), folder.join("our game.otg"));
    let read = || fs::read_to_string(&file).unwrap();
    let mut record = Record::new(Game::new(Position::start(Ruleset::Gwezboell)));
    record.set_tag(Tag::Attackers, "Ann");
    let mut store = Store::new(Ok(Folders::new(folder.join("data"))));
    let mut perform = |request| store.perform(request);
    let table = desk(&mut perform);
    let (session, _) = Session::new(Opening::Game(record), Language::English, Some(table));
    let mut talk = Talk(session).lines(&["d1-d4"]);
    assert_eq!(
        talk.say(&format!("save {name}")),
        format!("Saved as {name}.otg.")
    );
    let first = read();
    assert!(
        first.starts_with("[date:2026.11.30]\n[attackers:Ann]\n")
            && first.ends_with("\n\n1. d1-d4\n")
    );
    talk.say("e3-d3");
    let question = talk.say(&format!("enregistrer {name}.otg"));
    assert!(
        question.ends_with("Replace it? Answer yes or no."),
        "{question}"
    );
    assert_eq!(
        talk.refused("d3-d2"),
        format!("That is no answer. {question}")
    );
    assert_eq!(talk.say("no"), format!("{name}.otg stays as it is."));
    assert_eq!(read(), first);
    talk.say(&format!("save {name}"));
    assert_eq!(talk.say("yes"), format!("Saved as {name}.otg."));
    assert!(read().ends_with("\n\n1. d1-d4 e3-d3xd4\n"));
    let why = talk.refused(&format!("save {}", folder.join("none/x").display()));
    assert!(why.contains("none/x.otg cannot be written: "), "{why}");
    let why = talk.refused(&format!("save {}", folder.join(".").display()));
    assert!(
        why.contains("cannot be written: it is a directory"),
        "{why}"
    );
    let left: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(
        left.len(),
        2,
        "the copy and the data folder, and nothing else"
    );
}

#[test]
fn the_same_moves_by_screen_and_by_line_give_the_same_record() {
    for name in [
        "fortress-escape",
        "fortress-captured",
        "gwezboell-escape",
        "gwezboell-captured",
    ] {
        let script = fs::read_to_string(format!("tests/data/plain/{name}.in")).unwrap();
        let ruleset = name.split('-').next().unwrap().parse().unwrap();
        let start = Position::start(ruleset);
        let mut by_line = String::new();
        let mut perform = saving(|record| {
            by_line = record;
            Ok(())
        });
        let opening = Opening::Game(Record::new(Game::new(start)));
        let page = Page::default();
        run(
            opening,
            Options::default(),
            Some(desk(&mut perform)),
            script.as_bytes(),
            page,
        )
        .unwrap();
        drop(perform);
        let mut player = Player::game(80, 24, settings(Language::English, COLOUR), start);
        for line in script
            .lines()
            .filter(|line| line.contains(|c: char| c.is_ascii_digit()) && !line.contains("history"))
        {
            let typed = line.trim_start_matches(['K', 'k']).replace(' ', "");
            player.keys(&format!("{} enter", typed.to_lowercase()));
        }
        let by_screen = Record::new(player.app.play().unwrap().game.clone()).to_string();
        let undated = by_line.strip_prefix(&format!("[date:{DATE}]\n"));
        assert_eq!(undated, Some(by_screen.as_str()), "{name}");
        assert!(by_line.contains("[termination:king "), "{by_line}");
    }
}

/// As above, for the endings that the players choose.
#[test]
fn the_same_endings_by_screen_and_by_line_give_the_same_record() {
    let shuffle = "a4-a3 e3-d3 a3-a4 d3-e3 a4-a3 e3-d3 a3-a4 d3-e3";
    for ruleset in [Ruleset::Fortress, Ruleset::Gwezboell] {
        for (moves, words, keys, ending) in [
            ("", "resign", "x down enter", "attackers resigned"),
            ("d1-d4", "resign", "x down enter", "defenders resigned"),
            ("d1-d4", "draw\nyes", "x down down enter y", "draw agreed"),
            (shuffle, "claim", "x down down down enter", "repetition"),
        ] {
            let start = Position::start(ruleset);
            let mut by_line = String::new();
            let mut perform = saving(|record| {
                by_line = record;
                Ok(())
            });
            let script = format!("{}\n{words}\n", moves.replace(' ', "\n"));
            let opening = Opening::Game(Record::new(Game::new(start)));
            let table = Some(desk(&mut perform));
            run(
                opening,
                Options::default(),
                table,
                script.as_bytes(),
                Page::default(),
            )
            .unwrap();
            drop(perform);
            let mut player = Player::game(80, 24, settings(Language::English, COLOUR), start);
            for mv in moves.split_whitespace() {
                player.keys(&format!("{mv} enter"));
            }
            player.keys(keys);
            let by_screen = Record::new(player.app.play().unwrap().game.clone()).to_string();
            let undated = by_line.strip_prefix(&format!("[date:{DATE}]\n"));
            assert_eq!(undated, Some(by_screen.as_str()), "{words}");
            let told = by_line
                .lines()
                .find(|line| line.starts_with("[termination:"));
            assert!(told.is_some_and(|line| line.contains(ending)), "{by_line}");
        }
    }
}

#[test]
fn a_game_that_was_left_goes_on_and_so_does_the_one_that_it_replaces() {
    let left = "[date:2026.11.01]\n[tablut-ruleset:gwezboell 1]\n[first:attackers]\n\n1. d1-d4\n";
    let mut asked = Vec::new();
    let mut perform = |request: Request| {
        asked.push(request.clone());
        match request {
            Request::Save { name, .. } => Some(Report::Saved(name.unwrap_or("fresh".to_owned()))),
            Request::Open(name, purpose) => Some(Report::Opened(Box::new(Opened {
                name: Some(name),
                label: String::new(),
                reading: Record::read(left, Hints::default()),
                locked: false,
                purpose,
            }))),
            other => panic!("{other:?}"),
        }
    };
    // Two games were left, the older one last in the row.
    let left_games = |but: &[String]| {
        let all = ["old", "older", "fresh"].map(str::to_owned);
        all.into_iter().find(|name| !but.contains(name))
    };
    let table = Desk {
        unfinished: Box::new(left_games),
        ..desk(&mut perform)
    };
    let (mut session, said) = Session::new(new_game(), Language::English, Some(table));
    let told = "A game was left unfinished: the word continue goes on with it.";
    assert!(said.contains(&told.to_owned()), "{said:?}");
    session.hear("a4-b4").unwrap();
    let said = session.hear("continue").unwrap();
    assert_eq!(said[0], "The game is saved.");
    assert!(said[1].starts_with("Tablut. Gwezboell rules."));
    assert_eq!(
        said[2..],
        ["One ply was played: d1-d4.", "Defenders to move."]
    );
    session.hear("e3-d3").unwrap();
    // On to the others, and round again.
    session.hear("continuer").unwrap();
    session.hear("continue").unwrap();
    session.hear("continue").unwrap();
    assert_eq!(
        session.leave(),
        [
            "The game is saved.",
            "Next time the word continue goes on with it.",
            "Goodbye."
        ]
    );
    drop(session);
    let opened: Vec<_> = asked
        .iter()
        .filter_map(|request| match request {
            Request::Open(name, Purpose::Continue) => Some(name.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(opened, ["old", "older", "old", "fresh"]);
    let saves: Vec<_> = asked
        .iter()
        .filter_map(|request| match request {
            Request::Save { name, text } => Some((name.as_deref(), text.contains("e3-d3xd4"))),
            _ => None,
        })
        .collect();
    // A game that goes on is saved at once, and so is the one that was played last.
    assert_eq!(
        saves,
        [
            (None, false),
            (Some("old"), false),
            (Some("old"), true),
            (Some("older"), false),
            (Some("old"), false),
            (Some("fresh"), false),
        ]
    );
}

#[test]
fn a_game_that_goes_on_is_told_with_what_was_read_otherwise() {
    for (language, said) in [
        (
            Language::English,
            "Read with 2 remarks, first: 1: turn 1 (attackers) Kd1-d4: the letter names another piece than the one that moves",
        ),
        (
            Language::French,
            "Lue avec 2 remarques, la première à la ligne 1, tour 1 (attaquants), Kd1-d4 : la lettre désigne une autre pièce que celle qui joue",
        ),
    ] {
        let mut perform = |request: Request| match request {
            Request::Open(name, purpose) => Some(Report::Opened(Box::new(Opened {
                name: Some(name),
                label: String::new(),
                reading: Record::read("1. Kd1-d4 e3-d3xe4\n", Hints::default()),
                locked: false,
                purpose,
            }))),
            other => panic!("{other:?}"),
        };
        let table = Desk {
            unfinished: Box::new(|but| but.is_empty().then(|| "old".to_owned())),
            ..desk(&mut perform)
        };
        let (mut session, _) = Session::new(new_game(), language, Some(table));
        let heard = session.hear("continue").unwrap();
        assert_eq!(heard[0], said);
        assert!(heard[1].starts_with("Tablut. "), "{heard:?}");
    }
}

#[test]
fn a_game_that_cannot_go_on_is_told_and_the_present_one_stays() {
    let answer = RefCell::new(None);
    let mut perform = |_: Request| answer.borrow_mut().take();
    let table = Desk {
        unfinished: Box::new(|but| but.is_empty().then(|| "old".to_owned())),
        ..desk(&mut perform)
    };
    let (mut session, _) = Session::new(new_game(), Language::English, Some(table));
    let opened = |text: &str, locked| {
        Report::Opened(Box::new(Opened {
            name: Some("old".to_owned()),
            label: String::new(),
            reading: Record::read(text, Hints::default()),
            locked,
            purpose: Purpose::Continue,
        }))
    };
    for (report, why) in [
        (
            opened("1. d1-d4\n", true),
            "Another program plays that game.",
        ),
        (opened("1. d1-d9\n", false), "Not opened: old:1: turn 1"),
        (
            Report::NotOpened("old: gone".to_owned()),
            "Not opened: old: gone",
        ),
    ] {
        *answer.borrow_mut() = Some(report);
        let told = session.hear("continue").unwrap_err();
        assert!(told.starts_with(why), "{told}");
        assert_eq!(
            session.hear("history").unwrap(),
            ["No move has been played."]
        );
    }
    drop(session);
    let mut talk = Talk::of(new_game());
    assert_eq!(
        talk.refused("continue"),
        "No other game was left unfinished."
    );
    // Where there is nothing to go on with, nobody is asked whether to leave this one.
    talk.say("d1-d4");
    assert_eq!(
        talk.refused("continue"),
        "No other game was left unfinished."
    );
}

#[test]
fn a_new_game_has_the_rules_that_are_asked_for_and_loses_nothing_unasked() {
    let mut talk = Talk::of(new_game());
    assert!(
        talk.say("new gwezboell")
            .starts_with("Tablut. Gwezboell rules.")
    );
    assert!(talk.say("NOUVELLE").starts_with("Tablut. Gwezboell rules."));
    assert!(talk.say("new defenders").ends_with("Defenders to move."));
    assert!(talk.say("new").ends_with("Defenders to move."));
    assert!(
        talk.say("nouvelle Forteresses attaquants")
            .ends_with("Attackers to move.")
    );
    assert!(
        talk.say("new Fortress")
            .starts_with("Tablut. Fortress rules.")
    );
    assert!(
        talk.refused("new chess")
            .starts_with("The word new takes a ruleset")
    );
    // Nothing keeps this game.
    talk.say("d1-d4");
    let question =
        "This game is not saved, and would be lost. Leave it all the same? Answer yes or no.";
    assert_eq!(talk.say("new"), question);
    assert_eq!(
        talk.refused("board"),
        format!("That is no answer. {question}")
    );
    assert_eq!(talk.say("no"), "Defenders to move.");
    talk.say("new gwezboell");
    assert!(talk.say("yes").starts_with("Tablut. Gwezboell rules."));
    assert_eq!(talk.say("history"), "No move has been played.");
}
