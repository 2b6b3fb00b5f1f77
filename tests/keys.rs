//! The table of the keys, and what the footer makes of it.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use common::player::{COLOUR, Disk, settings};
use common::scenes::{SCENES, named, painted, press, resize, rows, tell};
use crossterm::event::KeyCode;
use tablut::app::keymap::{self, KEYS, Scope};
use tablut::app::message::{Command, Language, Msg, Target};
use tablut::text::text;
use unicode_width::UnicodeWidthStr;

const LANGUAGES: [Language; 2] = [Language::English, Language::French];

#[test]
fn every_key_means_one_thing_in_a_scope() {
    for (i, binding) in KEYS.iter().enumerate() {
        for scope in binding.scopes {
            let same = |other: &&keymap::Binding| {
                (other.key, other.ctrl) == (binding.key, binding.ctrl)
                    && other.scopes.contains(scope)
            };
            let others: Vec<_> = KEYS[..i].iter().filter(same).collect();
            assert!(others.is_empty(), "{binding:?} and {others:?} in {scope:?}");
            let times = binding.scopes.iter().filter(|s| *s == scope).count();
            assert_eq!(times, 1, "{binding:?} names {scope:?} once");
            let found = keymap::lookup(*scope, binding.key, binding.ctrl);
            assert_eq!(found, Some(binding.command), "{binding:?} in {scope:?}");
        }
    }
}

#[test]
fn at_the_board_no_command_is_a_file_or_a_digit() {
    for scope in [Scope::Play, Scope::Over] {
        for binding in keymap::of(scope).filter(|binding| !binding.ctrl) {
            if let KeyCode::Char(c) = binding.key {
                assert!(
                    !matches!(c, 'a'..='i' | 'A'..='I' | '0'..='9'),
                    "{binding:?}"
                );
            }
        }
    }
}

#[test]
fn where_text_is_typed_only_other_keys_are_commands() {
    for scope in [
        Scope::Entry,
        Scope::Field,
        Scope::Search,
        Scope::Path,
        Scope::Filter,
    ] {
        assert!(keymap::is_text(scope), "{scope:?}");
        for binding in keymap::of(scope) {
            assert!(
                binding.ctrl || !matches!(binding.key, KeyCode::Char(_)),
                "{binding:?} in {scope:?}"
            );
        }
    }
}

#[test]
fn every_letter_in_the_table_is_lower_case_and_counts_in_either_case() {
    for binding in KEYS {
        if let KeyCode::Char(c) = binding.key {
            assert_eq!(c, c.to_ascii_lowercase(), "{binding:?}");
            let upper = KeyCode::Char(c.to_ascii_uppercase());
            for &scope in binding.scopes {
                assert_eq!(
                    keymap::lookup(scope, upper, binding.ctrl),
                    Some(binding.command)
                );
            }
        }
    }
}

#[test]
fn every_key_has_a_name_and_every_command_words_in_both_languages() {
    for binding in KEYS {
        for language in LANGUAGES {
            let name = keymap::name(binding, text(language).key);
            assert!(!name.is_empty(), "{binding:?}");
            let (short, whole) = (text(language).command)(binding.command);
            assert!(
                !short.is_empty() && !whole.is_empty(),
                "{binding:?} {language:?}"
            );
            assert!(short.width() <= 16, "{short} is short");
        }
    }
}

#[test]
fn every_key_in_a_footer_stands_whole_and_apart_at_every_width() {
    for language in LANGUAGES {
        for scene in SCENES {
            let mut app = scene.app(&settings(language, COLOUR), (80, 24));
            for (width, height) in (21..=200).flat_map(|width| [(width, 12), (width, 42)]) {
                resize(&mut app, width, height);
                let layout = app.layout();
                let mut free = 1;
                for key in &layout.keys {
                    let at = format!("{key:?} of {} at {width}×{height}", scene.name);
                    let words = format!("{} {}", key.key, key.label);
                    assert_eq!(usize::from(key.area.width), words.width(), "{at}");
                    assert!(key.area.right() <= width && key.area.height == 1, "{at}");
                    // Only the key that goes on in a lesson stands elsewhere, above the footer.
                    if key.command == Command::GoOn && key.area.y < height - 1 {
                        continue;
                    }
                    assert!(key.area.x >= free, "{at}");
                    assert_eq!(key.area.y, height - 1, "{at}");
                    free = key.area.right() + 1;
                }
                if layout.footer.height > 0 {
                    assert!(
                        !layout.keys.is_empty(),
                        "{} at {width}×{height}",
                        scene.name
                    );
                }
            }
        }
    }
}

#[test]
fn every_key_in_a_footer_is_drawn_where_a_click_finds_it() {
    for language in LANGUAGES {
        for scene in SCENES {
            for size in [(40, 14), (80, 24), (200, 42)] {
                let app = scene.app(&settings(language, COLOUR), size);
                let screen = rows(&painted(&app));
                for key in app.layout().keys {
                    let row: Vec<char> = screen[usize::from(key.area.y)].chars().collect();
                    let [from, to] = [key.area.x, key.area.right()].map(usize::from);
                    let drawn: String = row[from..to].iter().collect();
                    assert_eq!(
                        drawn,
                        format!("{} {}", key.key, key.label),
                        "{}",
                        scene.name
                    );
                    for at in key.area.positions() {
                        assert_eq!(app.hit(at), Target::Command(key.command), "{}", scene.name);
                    }
                }
            }
        }
    }
}

#[test]
fn every_key_in_a_footer_does_something() {
    // Enter waits in a question until another row was selected, and some keys need something to act on.
    let may_rest = [
        Command::Accept,
        Command::Submit,
        Command::Why,
        Command::Erase,
        Command::Up,
        Command::PageUp,
        Command::PageDown,
        Command::Next,
        Command::NextEvent,
        Command::NextMatch,
        Command::StepOn,
        Command::Complete,
        Command::PreviousStep,
        Command::Hint,
        Command::Again,
        Command::Open,
        Command::Trash,
    ];
    for scene in SCENES {
        let app = scene.app(&settings(Language::English, COLOUR), (300, 42));
        for key in app.layout().keys {
            if may_rest.contains(&key.command) {
                continue;
            }
            let mut after = app.clone();
            let click = Msg::Press(Target::Command(key.command));
            let effects = tell(&mut after, &mut Disk::default(), click);
            assert!(
                after != app || !effects.is_empty(),
                "{key:?} of {}",
                scene.name
            );
        }
    }
}

#[test]
fn the_footer_of_a_page_names_the_next_match_once_something_is_searched_for() {
    for (language, words) in [
        (Language::English, "n next match"),
        (Language::French, "n suivant"),
    ] {
        for size in [(40, 14), (80, 24)] {
            let mut app = named("help").app(&settings(language, COLOUR), size);
            let footer = |app: &tablut::app::App| rows(&painted(app)).pop().unwrap();
            assert!(!footer(&app).contains(words), "{}", footer(&app));
            press(&mut app, &mut Disk::default(), "/ roi enter");
            assert!(footer(&app).contains(words), "{}", footer(&app));
            press(&mut app, &mut Disk::default(), "/ enter");
            assert!(!footer(&app).contains(words), "{}", footer(&app));
        }
    }
}

#[test]
fn yes_and_no_have_their_letter_in_each_language() {
    for (language, letters) in [
        (Language::English, ["y", "n"]),
        (Language::French, ["o", "n"]),
    ] {
        for name in ["offer", "leave", "trash", "replace"] {
            for size in [(40, 14), (80, 24)] {
                let keys = named(name)
                    .app(&settings(language, COLOUR), size)
                    .layout()
                    .keys;
                let answers: Vec<_> = keys
                    .iter()
                    .filter(|key| matches!(key.command, Command::Yes | Command::No))
                    .map(|key| key.key.as_str())
                    .collect();
                assert_eq!(answers, letters, "{name} {language:?} {size:?}");
            }
        }
    }
}
