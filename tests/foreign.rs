//! Foreign and broken records, each with what `check` must say of it.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use tablut::app::message::Language;
use tablut::record::{
    Caution, Fault, Hints, MAX_BYTES, MAX_PLIES, Reason, Record, Spot, Verdict, Warning,
};
use tablut::rules::{BoardError, End, IllegalMove, Outcome, PositionError, Refused, Ruleset, Side};
use tablut::text::text;
use tablut::tool::check;

const FOLDER: &str = "tests/data/records";

/// The lines of `expected.tsv`: file, options, what is said of it, warnings.
fn expected() -> impl Iterator<Item = (PathBuf, Hints, &'static str, Vec<&'static str>)> {
    table(include_str!("data/records/expected.tsv"))
}

fn table(
    lines: &'static str,
) -> impl Iterator<Item = (PathBuf, Hints, &'static str, Vec<&'static str>)> {
    lines.lines().map(|line| {
        let mut columns = line.split('\t');
        let mut next = || columns.next().unwrap_or_else(|| panic!("{line}"));
        let (file, options, said) = (next(), next(), next());
        (
            PathBuf::from(FOLDER).join(file),
            hints(options),
            said,
            columns.collect(),
        )
    })
}

fn hints(options: &str) -> Hints {
    let mut hints = Hints::default();
    for pair in options.split_whitespace().collect::<Vec<_>>().chunks(2) {
        match *pair {
            ["--ruleset", ruleset] => hints.ruleset = Some(ruleset.parse().unwrap()),
            ["--first", side] => hints.first = Some(side.parse().unwrap()),
            _ => panic!("{options}"),
        }
    }
    hints
}

/// A message behind its file's name, as compilers write it when it has a line.
fn located(path: &str, message: &str) -> String {
    let separator = if message.starts_with(|c: char| c.is_ascii_digit()) {
        ":"
    } else {
        ": "
    };
    format!("{path}{separator}{message}\n")
}

#[test]
fn every_foreign_and_broken_record_is_judged_as_expected() {
    for (file, hints, said, warnings) in expected() {
        let (mut out, mut messages) = (Vec::new(), Vec::new());
        let name = file.display().to_string();
        let judged = check::run(&[file], hints, &mut out, &mut messages);
        let good = said.starts_with("ok, ");
        let line = if good {
            format!("{said}\n")
        } else {
            located(&name, said)
        };
        let warnings: String = warnings
            .iter()
            .map(|warning| located(&name, warning))
            .collect();
        assert_eq!(String::from_utf8(out).unwrap(), line, "{name}");
        assert_eq!(String::from_utf8(messages).unwrap(), warnings, "{name}");
        assert_eq!(judged.is_ok(), good, "{name}");
    }
}

/// `french.tsv` is written by hand: file, options, the fault or `-`, remarks.
#[test]
fn every_fault_and_every_remark_is_said_in_french_as_it_is_written() {
    let french = &text(Language::French).record;
    let mut written = table(include_str!("data/records/french.tsv"));
    let said = expected().filter(|(_, _, said, warnings)| {
        let good = said.starts_with("ok, ");
        !good || !warnings.is_empty()
    });
    for (file, hints, ..) in said {
        let row = written.next();
        let (of, by, fault, remarks) = row.unwrap_or_else(|| panic!("nothing of {file:?}"));
        assert_eq!((&of, by), (&file, hints), "the rows go together");
        let reading = Record::read_bytes(&fs::read(&file).unwrap(), hints);
        let told = reading.fault.as_ref().map(french.fault);
        assert_eq!(told.as_deref().unwrap_or("-"), fault, "{file:?}");
        let told = reading.warnings.iter();
        let told: Vec<_> = told
            .map(|warning| (french.warning_of)("f", warning))
            .collect();
        let remarks: Vec<_> = remarks
            .iter()
            .map(|remark| format!("f, {remark}"))
            .collect();
        assert_eq!(told, remarks, "{file:?}");
    }
    assert_eq!(written.next(), None);
}

#[test]
fn what_no_file_of_the_folder_has_is_said_in_french_too() {
    let [d1, e5] = ["d1", "e5"].map(|square| square.parse().unwrap());
    let board = |error| Reason::Position(PositionError::Board(error));
    let over = |verdict| Reason::AfterEnd {
        verdict,
        turn: 3,
        follow: 1,
    };
    for (reason, said) in [
        (
            Reason::TooLong,
            "plus de 1024 Kio, aucune partie n'est si longue",
        ),
        (
            Reason::TooManyPlies,
            "plus de 10 000 demi-coups, aucune partie n'est si longue",
        ),
        (
            Reason::OtherGame(None),
            "les règles d'un jeu sans nom ne sont ni celles des Forteresses ni celles du Gwezboell ; --ruleset choisit les unes ou les autres pour lire les coups",
        ),
        (
            Reason::Illegal(IllegalMove::GameOver),
            "la partie est finie",
        ),
        (
            Reason::Position(PositionError::Words),
            "une position, ce sont les règles, le camp qui a le trait et un plateau, comme « fortress attackers /3ttt3/…/ »",
        ),
        (board(BoardError::Ranks(1)), "1 ligne, un plateau en a 9"),
        (
            board(BoardError::Width(2, 1)),
            "la ligne 2 du plateau a 1 case, il en faut 9",
        ),
        (
            board(BoardError::Unknown(7, 2, '\t')),
            "ligne 7 du plateau : caractère inconnu « \\t », le 2e de la ligne ; on connaît t, T, K et le nombre des cases vides",
        ),
        (
            board(BoardError::Unknown(3, 1, 'x')),
            "ligne 3 du plateau : caractère inconnu « x », le 1er de la ligne ; on connaît t, T, K et le nombre des cases vides",
        ),
        (board(BoardError::NoKing), "il n'y a pas de roi (K)"),
        (board(BoardError::Twice(d1)), "deux pièces en d1"),
        (
            board(BoardError::SecondKing(d1, e5)),
            "un deuxième roi en e5, le premier est en d1",
        ),
        (
            board(BoardError::PawnOnKonakis(Side::Defenders)),
            "un pion des défenseurs en e5, le Konakis, où nul ne s'arrête",
        ),
        (
            board(BoardError::TooMany(Side::Attackers, 17)),
            "17 attaquants, il y en a au plus 16",
        ),
        (
            over(Verdict::Ended(Outcome::Agreed)),
            "la partie s'est terminée au tour 3, partie nulle (convenue) ; 1 coup suit",
        ),
        (
            over(Verdict::Ended(Outcome::Repetition)),
            "la partie s'est terminée au tour 3, partie nulle (réclamée pour répétition) ; 1 coup suit",
        ),
        (
            over(Verdict::Ended(Outcome::Board(End::NoMoves(
                Side::Attackers,
            )))),
            "la partie s'est terminée au tour 3, victoire des défenseurs (les attaquants n'ont aucun coup légal) ; 1 coup suit",
        ),
    ] {
        let fault = Fault { spot: None, reason };
        assert_eq!((text(Language::French).record.fault)(&fault), said);
    }
    let spot = Spot {
        line: 5,
        turn: None,
        text: "[tablut-at:9]".to_owned(),
    };
    for (caution, said) in [
        (
            Caution::Beyond(0),
            "il n'y a aucun demi-coup ; la partie en est au début",
        ),
        (
            Caution::Beyond(1),
            "il n'y a qu'un demi-coup ; la partie en est là",
        ),
        (
            Caution::NoTermination(Some(Refused::NotRepeated(1))),
            "c'est la 1re fois que la position apparaît, il en faut trois pour réclamer la nulle ; les mots sont gardés",
        ),
    ] {
        let spot = spot.clone();
        let told =
            (text(Language::French).record.warning_of)("jeu.otg", &Warning { spot, caution });
        assert_eq!(told, format!("jeu.otg, ligne 5, [tablut-at:9] : {said}"));
    }
}

#[test]
fn in_english_the_screen_says_faults_and_remarks_as_the_commands_print_them() {
    let english = &text(Language::English).record;
    for (file, hints, said, warnings) in expected() {
        let reading = Record::read_bytes(&fs::read(&file).unwrap(), hints);
        if let Some(fault) = &reading.fault {
            assert_eq!((english.fault)(fault), said);
            assert_eq!(
                format!("{}\n", (english.fault_of)("f", fault)),
                located("f", said)
            );
        }
        for (warning, said) in reading.warnings.iter().zip(warnings) {
            assert_eq!(
                format!("{}\n", (english.warning_of)("f", warning)),
                located("f", said)
            );
        }
    }
}

#[test]
fn every_file_of_the_folder_is_expected_to_say_something() {
    let listed: BTreeSet<PathBuf> = expected().map(|(file, ..)| file).collect();
    for entry in fs::read_dir(FOLDER).unwrap() {
        let path = entry.unwrap().path();
        let about_others = path.extension().is_some_and(|e| e == "out" || e == "tsv");
        assert!(about_others || listed.contains(&path), "{}", path.display());
    }
}

#[test]
fn however_a_game_is_written_it_is_the_same_game() {
    let strict = fs::read(format!("{FOLDER}/same-strict.otg")).unwrap();
    let text = String::from_utf8(strict.clone()).unwrap();
    let game = Record::read_bytes(&strict, Hints::default()).record;
    assert_eq!(game.to_string(), text);
    let mut seen = 0;
    for (file, hints, ..) in expected() {
        if file
            .file_name()
            .unwrap()
            .to_str()
            .unwrap()
            .starts_with("same-")
        {
            let record = Record::read_bytes(&fs::read(&file).unwrap(), hints).record;
            assert_eq!(record.game(), game.game(), "{}", file.display());
            seen += 1;
        }
    }
    assert!(seen > 15);
}

/// Some lists name the piece that is taken, and not its square: it is worked out, as behind an `x` alone.
#[test]
fn a_capture_may_name_the_piece_instead_of_the_square() {
    let bare = include_str!("data/records/same-bare-captures.txt");
    let read = |text: &str| Record::read(text, Hints::default());
    let expected = read(bare);
    assert_eq!(expected.fault, None);
    for letter in ["t", "T"] {
        let named = read(&bare.replace('x', &format!("x{letter}")));
        assert_eq!(named.fault, None);
        assert_eq!(named.record.game(), expected.record.game());
        assert_eq!(named.warnings.len(), expected.warnings.len());
    }
    // With more behind the letter it is no move.
    let more = read(&bare.replacen('x', "xTd", 1));
    assert!(more.fault.is_some());
}

#[test]
fn what_is_kept_is_written_back_strictly() {
    let mut seen = 0;
    for (file, hints, said, _) in expected() {
        if let Ok(out) = fs::read_to_string(file.with_extension("out"))
            && said.starts_with("ok, ")
        {
            let record = Record::read_bytes(&fs::read(&file).unwrap(), hints).record;
            assert_eq!(record.to_string(), out, "{}", file.display());
            seen += 1;
        }
    }
    assert!(seen >= 4);
}

#[test]
fn the_moves_before_a_fault_are_a_game() {
    let bytes = fs::read(format!("{FOLDER}/blocked.otg")).unwrap();
    let reading = Record::read_bytes(&bytes, Hints::default());
    assert_eq!(
        reading.fault.as_ref().unwrap().spot.as_ref().unwrap().turn,
        Some((7, Side::Defenders))
    );
    assert_eq!(reading.record.game().plies().len(), 13);
    let bytes = fs::read(format!("{FOLDER}/after-the-end.txt")).unwrap();
    let reading = Record::read_bytes(&bytes, Hints::default());
    assert_eq!(
        reading.record.game().outcome().and_then(Outcome::winner),
        Some(Side::Defenders)
    );
}

#[test]
fn a_resignation_that_was_taken_back_can_come_again() {
    let bytes = fs::read(format!("{FOLDER}/resignation-taken-back.otg")).unwrap();
    let mut game = Record::read_bytes(&bytes, Hints::default())
        .record
        .game()
        .clone();
    assert_eq!(game.outcome(), None);
    assert!(game.redo() && !game.redo());
    assert_eq!(game.outcome(), Some(Outcome::Resigned(Side::Attackers)));
}

#[test]
fn what_a_record_says_goes_before_the_hints() {
    let hints = Hints {
        ruleset: Some(Ruleset::Gwezboell),
        first: Some(Side::Defenders),
    };
    let start = |text: &str| Record::read(text, hints).record.game().start();
    assert_eq!(
        start("[first:attackers]\n[tablut-ruleset:fortress 1]\n").to_string(),
        start_of("fortress attackers")
    );
    assert_eq!(
        start("[first:attackers]").to_string(),
        start_of("gwezboell attackers")
    );
    assert_eq!(
        start("[tablut-ruleset:fortress 1]").to_string(),
        start_of("fortress defenders")
    );
    assert_eq!(
        start("[date:2026.11.29]").to_string(),
        start_of("gwezboell defenders")
    );
    let fortress = "[rules:dim:9 ka:n ks:m cens: cenh: cenhe:K]";
    assert_eq!(start(fortress).to_string(), start_of("fortress attackers"));
}

fn start_of(ruleset_and_side: &str) -> String {
    format!("{ruleset_and_side} /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/")
}

#[test]
fn a_text_is_read_up_to_a_mebibyte_and_a_game_up_to_ten_thousand_plies() {
    let reason = |bytes: &[u8]| {
        Record::read_bytes(bytes, Hints::default())
            .fault
            .map(|fault| fault.reason)
    };
    let mut text = "a4-a3 c5-c4 a3-a4 c4-c5\n"
        .repeat(MAX_PLIES / 4)
        .into_bytes();
    assert_eq!(reason(&text), None);
    text.resize(MAX_BYTES, b' ');
    assert_eq!(reason(&text), None);
    text.push(b' ');
    assert_eq!(reason(&text), Some(Reason::TooLong));
    let text = "a4-a3 c5-c4 a3-a4 c4-c5\n".repeat(MAX_PLIES / 4) + "a4-a3";
    let reading = Record::read(&text, Hints::default());
    assert_eq!(reading.record.game().plies().len(), MAX_PLIES);
    let fault = reading.fault.unwrap().to_string();
    assert_eq!(
        fault,
        "2501: turn 5001 (attackers) a4-a3: more than 10000 plies, no game is so long"
    );
}

#[test]
fn lines_are_counted_however_they_end() {
    for end in ["\n", "\r\n", "\r"] {
        let text = format!("1. d1-d4 e3-d3xd4{end}{end}2. a4-d4{end}   c5-c5{end}");
        let fault = Record::read(&text, Hints::default()).fault.unwrap();
        assert_eq!(
            fault.to_string(),
            "4: turn 2 (defenders) c5-c5: a move goes to another square",
            "{end:?}"
        );
    }
}
