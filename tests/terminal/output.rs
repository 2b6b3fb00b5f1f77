//! What may be written to a terminal that promised no more: colours, and characters.

use crate::common::pty::bytes::{readable, sequences};
use crate::common::pty::launch::Launch;
use crate::common::pty::{CTRL_C, ESC, F4, Pty};

/// The colours that may be asked for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Colours {
    None,
    Sixteen,
    Indexed,
    True,
}

/// Everything that the program writes on a walk through its screens, in both languages and all themes.
fn walk(launch: Launch) -> Vec<u8> {
    let mut pty = launch.start();
    pty.board();
    visit(&mut pty, "?", "closes this page");
    visit(&mut pty, F4, "Theme");
    visit(&mut pty, "x", "Keep playing");
    visit(&mut pty, "d1e2\r", "no straight line");
    visit(&mut pty, "d1\r", "picked");
    pty.send("d1c1\r");
    pty.sees("Defenders to move");
    pty.send("kvvvvo");
    pty.sees("The king's breath");
    visit(&mut pty, "n", "Begin");
    pty.send("vy");
    pty.sees("Trait");
    visit(&mut pty, "?", "ferme la page");
    visit(&mut pty, "x", "Continuer");
    pty.send(CTRL_C);
    pty.ended();
    pty.bytes()
}

/// Goes where these keys lead, and back by Esc.
fn visit(pty: &mut Pty, keys: &str, text: &str) {
    pty.send(keys);
    pty.sees(text);
    pty.send(ESC);
    // A letter right behind it would be Alt and the letter.
    pty.misses(text);
}

/// The most that is asked for.
fn most_asked(bytes: &[u8]) -> Colours {
    let sequences = sequences(bytes);
    let styles = sequences.iter().filter_map(|s| s.strip_suffix('m'));
    styles.map(asked).max().unwrap_or(Colours::None)
}

/// The colours that a sequence of styles asks for; the default colours are colours.
fn asked(parameters: &str) -> Colours {
    let numbers: Vec<u16> = parameters
        .split([';', ':'])
        .map(|n| n.parse().unwrap_or(0))
        .collect();
    let mut most = Colours::None;
    let mut rest = &numbers[..];
    while let Some((&number, behind)) = rest.split_first() {
        let (colours, used) = match (number, behind) {
            (38 | 48 | 58, [2, ..]) => (Colours::True, 4),
            (38 | 48, [5, index, ..]) if *index < 16 => (Colours::Sixteen, 2),
            (38 | 48 | 58, _) => (Colours::Indexed, 2),
            (30..=49 | 59 | 90..=107, _) => (Colours::Sixteen, 0),
            _ => (Colours::None, 0),
        };
        most = most.max(colours);
        rest = behind.get(used..).unwrap_or_default();
    }
    most
}

fn is_ascii(bytes: &[u8]) {
    let odd = |&byte: &u8| !matches!(byte, b' '..=b'~' | b'\x1b' | b'\r' | b'\n');
    if let Some(at) = bytes.iter().position(odd) {
        panic!(
            "byte {:#x} in {}",
            bytes[at],
            readable(&bytes[at.saturating_sub(40)..(at + 10).min(bytes.len())])
        );
    }
}

type Case<'a> = (&'a [&'a str], &'a [(&'a str, &'a str)]);

/// The game with these arguments, and with these variables beside what a good terminal has.
fn launch((arguments, variables): Case) -> Launch {
    let game = Launch::game(&[&["play"], arguments].concat());
    let with = |launch: Launch, &(name, value): &(_, _)| launch.with(name, value);
    variables.iter().fold(game, with)
}

#[test]
fn colours_are_asked_for_as_far_as_they_were_promised() {
    let no_more = ("COLORTERM", "");
    let cases: &[(Case, Colours)] = &[
        ((&[], &[]), Colours::True),
        ((&[], &[("COLORTERM", "24bit")]), Colours::True),
        ((&[], &[("COLORTERM", "yes")]), Colours::Indexed),
        ((&[], &[no_more]), Colours::Indexed),
        ((&[], &[no_more, ("TERM", "xterm")]), Colours::Sixteen),
        ((&[], &[no_more, ("TERM", "linux")]), Colours::Sixteen),
        ((&[], &[no_more, ("TERM", "xterm-mono")]), Colours::None),
        ((&[], &[("NO_COLOR", "1")]), Colours::None),
        ((&[], &[("NO_COLOR", "1"), ("LC_ALL", "C")]), Colours::None),
        ((&["--color", "never"], &[]), Colours::None),
        ((&["--color", "16"], &[]), Colours::Sixteen),
        ((&["--color", "256"], &[]), Colours::Indexed),
        ((&["--color", "true"], &[("NO_COLOR", "1")]), Colours::True),
    ];
    for &(case, colours) in cases {
        assert_eq!(most_asked(&walk(launch(case))), colours, "{case:?}");
    }
}

#[test]
fn only_ascii_is_written_where_no_more_was_promised() {
    let cases: &[Case] = &[
        (&[], &[("TERM", "linux"), ("COLORTERM", "")]),
        (&[], &[("LC_ALL", "C")]),
        (&[], &[("LC_ALL", "POSIX"), ("NO_COLOR", "1")]),
        (&[], &[("LC_CTYPE", "C")]),
        (&[], &[("LANG", "en_GB.ISO-8859-1")]),
        (&[], &[("LANG", "")]),
        (&["--ascii"], &[]),
    ];
    for &case in cases {
        is_ascii(&walk(launch(case)));
    }
    let promised = walk(launch((&[], &[])));
    let text = String::from_utf8(promised).expect("UTF-8");
    assert!(text.chars().any(|c| c > '~'), "elsewhere more is written");
}
