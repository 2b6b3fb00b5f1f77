//! What is typed, and how it is understood.

use tablut::app::message::Language;
use tablut::lesson::COUNT;
use tablut::plain::Opening;
use tablut::plain::{Options, run};
use tablut::record::Record;
use tablut::rules::{Game, Position, Side};
use tablut::text::plain::{Scope, Word, plain_text};

use crate::common::Random;
use crate::{LANGUAGES, Page, Talk, new_game, replay};

#[test]
fn a_move_is_typed_in_many_ways() {
    for typed in [
        "d1d4",
        "d1-d4",
        "D1 D4",
        "d1 - d4",
        "d1xd4",
        "d1–d4",
        "  d1 d4  ",
        "d1-d4--",
        "D1-D4",
        "d1 TO d4",
        "d1-d4+",
        "d1 to d4",
        "d1 à d4",
        "d1 -> d4",
        "d&d'",
    ] {
        let mut talk = Talk::of(new_game());
        assert!(
            talk.say(typed).starts_with("The attackers move d1 to d4."),
            "{typed}"
        );
    }
    let position = "fortress defenders /9/9/9/4K4/9/9/t8/7t1/9/"
        .parse()
        .unwrap();
    for typed in ["e4e6", "Ke4-e6", "KE4E6", "Re4-e6", "ke4 to e6"] {
        let mut talk = Talk::of(Opening::Game(Record::new(Game::new(position))));
        assert!(talk.say(typed).starts_with("The king moves e4 to e6."));
    }
}

#[test]
fn what_is_no_square_is_told_as_a_whole() {
    let mut talk = Talk::of(new_game());
    for (typed, word) in [
        ("d1->d4", ">d4"),
        ("d1,d4", ",d4"),
        ("d1d", "d"),
        ("d1 nach d4", "nach"),
        ("d1-d0", "d0"),
        ("d1 d4x", "x"),
        ("d1 d4xd9/zz", "xd9/zz"),
    ] {
        let told = talk.refused(typed);
        assert!(
            told.starts_with(&format!("\"{word}\" is ")),
            "{typed}: {told}"
        );
    }
}

#[test]
fn what_is_written_of_a_move_has_to_be_true() {
    let mut talk = Talk::of(new_game()).lines(&["d1-d4"]);
    assert_eq!(talk.refused("e3-d3xd5"), "e3-d3 takes d4.");
    assert_eq!(talk.refused("e3-d3xd4/e4"), "e3-d3 takes d4.");
    assert_eq!(talk.refused("e3-c3xd3"), "e3-c3 takes nothing.");
    assert_eq!(talk.refused("Ke3-d3xd4"), "The king does not stand on e3.");
    assert!(
        talk.say("E3-D3XD4")
            .starts_with("The defenders move e3 to d3 and take d4")
    );
}

#[test]
fn every_word_of_both_languages_is_understood_in_either() {
    for (language, _) in LANGUAGES {
        let mut talks = [
            new_game(),
            replay("same-strict.otg"),
            Opening::Lessons(None),
        ]
        .map(|opening| Talk::in_language(opening, language));
        for (other, _) in LANGUAGES {
            let text = plain_text(other);
            for word in Word::ALL {
                for spelling in (text.word)(word) {
                    let plain = spelling.replace(['é', 'è'], "e").to_uppercase();
                    for typed in [*spelling, &plain] {
                        for talk in &mut talks {
                            let why = talk.0.hear(typed).err().unwrap_or_default();
                            assert!(!why.contains(" word here"), "{typed}: {why}");
                            assert!(!why.contains(" mot d'ici"), "{typed}: {why}");
                        }
                    }
                }
            }
            let first_words: Vec<&str> =
                Word::ALL.iter().map(|&word| (text.word)(word)[0]).collect();
            for (word, help) in Word::ALL.iter().zip(&first_words) {
                for scope in [Scope::Game, Scope::Replay, Scope::Lesson] {
                    assert!((text.help)(*word, scope).starts_with(help), "{help}");
                }
            }
        }
    }
}

#[test]
fn no_spelling_means_two_words() {
    let mut spellings = Vec::new();
    for (language, _) in LANGUAGES {
        for word in Word::ALL {
            spellings.extend((plain_text(language).word)(word).iter().map(|s| (*s, word)));
        }
    }
    for (spelling, word) in &spellings {
        assert!(
            spellings.iter().all(|(s, w)| s != spelling || w == word),
            "{spelling}"
        );
    }
}

#[test]
fn a_mistyped_word_gets_the_nearest_known_one_suggested() {
    let suggested = |opening, language, typed| {
        let why = Talk::in_language(opening, language).refused(typed);
        let near = why.split_once("mean ").or_else(|| why.split_once("dire "));
        near.map(|(_, near)| near.trim_end_matches(['?', ' ']).to_owned())
    };
    for (typed, near) in [
        ("bord", "board"),
        ("baord", "board"),
        ("rwo 5", "row"),
        ("kng", "king"),
        ("mvoes e3", "moves"),
        ("histroy", "history"),
        ("hist", "history"),
        ("udno", "undo"),
        ("resing", "resign"),
        ("hepl", "help"),
        ("quti", "quit"),
        ("abandoner", "abandonner"),
        ("retablier", "rétablir"),
    ] {
        let found = suggested(new_game(), Language::English, typed);
        assert_eq!(found.as_deref(), Some(near), "{typed}");
    }
    for (typed, near) in [
        ("pateau", "plateau"),
        ("coup e3", "coups"),
        ("voie", "voies"),
        ("cloum e", "column"),
    ] {
        let found = suggested(new_game(), Language::French, typed);
        assert_eq!(found.as_deref(), Some(near), "{typed}");
    }
    for (typed, near) in [
        ("nxet", "next"),
        ("evenment", "événement"),
        ("suivnt", "suivant"),
    ] {
        let found = suggested(replay("same-strict.otg"), Language::English, typed);
        assert_eq!(found.as_deref(), Some(near), "{typed}");
    }
    for typed in ["xyzzy", "x", "zz", "hello", "42", "défaut", "?!"] {
        assert_eq!(
            suggested(new_game(), Language::English, typed),
            None,
            "{typed}"
        );
    }
}

#[test]
fn a_word_of_elsewhere_is_known_and_refused() {
    let mut game = Talk::of(new_game());
    assert_eq!(
        game.refused("suivant"),
        "The word next belongs to a replay or a lesson."
    );
    assert_eq!(
        game.refused("oui"),
        "The word yes belongs to a question, and none was asked."
    );
    let mut replay = Talk::of(replay("same-strict.otg"));
    assert_eq!(replay.refused("undo"), "The word undo belongs to a game.");
    assert_eq!(replay.refused("hint"), "The word hint belongs to a lesson.");
    assert_eq!(
        replay.refused("d1-d4"),
        "This is a replay. The word play goes on from here as a new game."
    );
}

#[test]
fn the_lists_of_words_are_those_of_the_help() {
    for (opening, scope) in [
        (new_game(), Scope::Game),
        (replay("kept.otg"), Scope::Replay),
        (Opening::Lessons(None), Scope::Lesson),
    ] {
        let help = Talk::of(opening).say("help");
        let told = |word| help.contains((plain_text(Language::English).help)(word, scope));
        for word in [Word::Undo, Word::Redo] {
            assert_eq!(told(word), scope == Scope::Game);
        }
        for word in [Word::Resign, Word::Draw, Word::Claim] {
            assert_eq!(told(word), scope != Scope::Replay);
        }
        for word in [Word::Go, Word::Event] {
            assert_eq!(told(word), scope == Scope::Replay);
        }
        for word in [Word::Next, Word::Back, Word::Play] {
            assert_eq!(told(word), scope != Scope::Game);
        }
        for word in [Word::Hint, Word::Show, Word::Again] {
            assert_eq!(told(word), scope == Scope::Lesson);
        }
        for word in [Word::Lesson, Word::Continue] {
            assert_eq!(told(word), scope != Scope::Replay);
        }
        assert_eq!(told(Word::Save), scope != Scope::Lesson);
        for word in [Word::Board, Word::Row, Word::King, Word::Help, Word::Quit] {
            assert!(told(word));
        }
    }
}

#[test]
fn a_piece_tells_where_it_can_go() {
    let position: Position = "fortress attackers /4tT1T1/T8/1tT6/9/4K4/Tt1tT1t2/2tT5/2T5t/9/"
        .parse()
        .unwrap();
    let mut talk = Talk::of(Opening::Game(Record::new(Game::new(position))));
    for square in position.board().occupied() {
        let said = talk.say(&format!("moves {square}"));
        assert_eq!(talk.say(&square.to_string()), said);
        let reach = position.reach(square);
        for target in reach {
            assert!(said.contains(&target.to_string()), "{said}");
        }
        assert!(
            reach.is_empty()
                || said.contains(&format!("{} square", reach.len()))
                || reach.len() == 1
        );
        let turn = position.board().piece(square).unwrap().side() == Side::Attackers;
        assert_eq!(!turn, said.contains("not the defenders' turn"), "{said}");
    }
    assert_eq!(talk.refused("moves i1"), "Nothing stands on i1.");
}

/// Whatever is typed or piped, the answer is text and no more than text.
#[test]
fn nothing_makes_it_send_a_control_character() {
    let pieces: [&[u8]; 22] = [
        b"\x1b[31m",
        b"\x1b]0;x\x07",
        b"\x9b",
        b"\xc2\x9b",
        b"\0",
        b"\r\n",
        b"\n",
        b"\n",
        b" ",
        b"board",
        b"save",
        b"moves e3",
        b"d1-d4",
        b"e3",
        b"yes",
        b"go 3",
        b"\xff\xfe",
        "é".as_bytes(),
        b"draw\n",
        b"undo\n",
        b"next\n",
        b"K\t",
    ];
    let mut random = Random::new(7);
    for round in 0..400 {
        let mut input = Vec::new();
        for _ in 0..random.below(40) {
            input.extend_from_slice(pieces[random.below(pieces.len())]);
        }
        // Nothing is to be written into the folder of the tests.
        let input = String::from_utf8_lossy(&input).replace("save", "sav");
        let input = [input.as_bytes(), b"\xff\x1b\n"].concat();
        let opening = match round % 3 {
            0 => new_game(),
            1 => replay("kept.otg"),
            _ => Opening::Lessons(Some(round % COUNT)),
        };
        let (language, _) = LANGUAGES[round / 3 % 2];
        let (page, options) = (
            Page::default(),
            Options {
                language,
                ..Options::default()
            },
        );
        run(opening, options, None, input.as_slice(), page.clone()).unwrap();
        let said = page.text();
        assert!(
            !said.chars().any(|c| c.is_control() && c != '\n'),
            "{said:?}"
        );
        assert!(said.ends_with(&format!("\n{}\n", plain_text(language).goodbye)));
    }
}

#[test]
fn lines_end_in_any_way_and_may_be_endless() {
    let heard = |input: &[u8]| {
        let page = Page::default();
        run(new_game(), Options::default(), None, input, page.clone()).unwrap();
        page.text()
    };
    let expected = heard(b"d1-d4\ne3-d3\n");
    assert_eq!(heard(b"d1-d4\r\ne3-d3\r\n"), expected);
    assert_eq!(heard(b"\xef\xbb\xbfd1-d4\n\n   \ne3-d3"), expected);
    let long = [vec![b'd'; 3_000_000], b"\nd1-d4\n".to_vec()].concat();
    let said = heard(&long);
    assert!(
        said.contains("\nThat line is too long.\nThe attackers move d1 to d4.\n"),
        "{said}"
    );
}
