//! Every screen as a player sees it, at four sizes, in both languages and every look.
//!
//! A snapshot holds one screen in one language: at each size its text in colour, in characters and in ASCII,
//! then its styles, a letter for each cell. Read the difference when one fails, and when the screen is better
//! for it, accept it with `INSTA_UPDATE=always cargo test --test screens`.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use std::fmt::Write;

use common::player::{COLOUR, settings};
use common::scenes::{ASCII, MONO, named, painted, rows};
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier, Style};
use tablut::app::message::{Language, Look};
use tablut::app::view::theme;

const SIZES: [(u16, u16); 4] = [(40, 14), (80, 24), (100, 34), (120, 42)];

/// A screen in English and in French.
fn check(name: &str) {
    for (language, code) in [(Language::English, "en"), (Language::French, "fr")] {
        let mut page = String::new();
        let mut letters = Letters::default();
        for size in SIZES {
            let at = |look| painted(&named(name).app(&settings(language, look), size));
            let buffers = [("colour", COLOUR), ("mono", MONO), ("ASCII", ASCII)]
                .map(|(word, look)| (word, look, at(look)));
            for (word, _, buffer) in &buffers {
                section(&mut page, size, word, rows(buffer).into_iter());
            }
            // The words differ by language and their styles do not.
            if language == Language::English {
                for (word, look, buffer) in &buffers[..2] {
                    let word = format!("{word}, styles");
                    section(&mut page, size, &word, letters.rows(*look, buffer));
                }
            }
        }
        page.push_str(&letters.legend);
        let mut insta = insta::Settings::clone_current();
        insta.set_omit_expression(true);
        insta.set_prepend_module_to_snapshot(false);
        insta.bind(|| insta::assert_snapshot!(format!("{name}_{code}"), page));
    }
}

fn section(page: &mut String, size: (u16, u16), word: &str, rows: impl Iterator<Item = String>) {
    let (width, height) = size;
    writeln!(page, "== {width}×{height} {word}").unwrap();
    for row in rows {
        // How long the rules are is their own matter.
        let row = match row.split_once(" / ") {
            Some((shown, of)) if of.trim_end().parse::<u16>().is_ok() => format!("{shown} / n"),
            _ => row,
        };
        writeln!(page, "{}", row.trim_end()).unwrap();
    }
}

/// The letters of the styles: those that words have by their role, the board's in the order they come.
#[derive(Default)]
struct Letters {
    known: Vec<(Style, char)>,
    legend: String,
}

impl Letters {
    fn rows(&mut self, look: Look, buffer: &Buffer) -> impl Iterator<Item = String> {
        let width = usize::from(buffer.area.width);
        let cells = buffer.content.chunks(width);
        let roles = theme::styles(look.theme, look.depth).all();
        cells
            .map(|row| row.iter().map(|cell| self.letter(&roles, cell)).collect())
            .collect::<Vec<String>>()
            .into_iter()
    }

    fn letter(&mut self, roles: &[(&'static str, Style)], cell: &Cell) -> char {
        const ROLES: [(&str, char); 11] = [
            ("text", ' '),
            ("dim", '.'),
            ("accent", '*'),
            ("alert", '!'),
            ("key", '^'),
            ("selected", '#'),
            ("field", '_'),
            ("frame", '-'),
            ("attacker", '1'),
            ("defender", '2'),
            ("king", '3'),
        ];
        let style = Style {
            fg: Some(cell.fg),
            bg: Some(cell.bg),
            add_modifier: cell.modifier,
            ..Style::default()
        };
        if let Some((role, _)) = roles.iter().find(|(_, of)| plain(*of) == style) {
            return ROLES.iter().find(|(name, _)| name == role).unwrap().1;
        }
        if let Some(&(_, letter)) = self.known.iter().find(|(known, _)| *known == style) {
            return letter;
        }
        let letter = ('a'..='z')
            .chain('A'..='Z')
            .chain('α'..='ω')
            .nth(self.known.len())
            .unwrap();
        self.known.push((style, letter));
        let (fg, bg) = (colour(cell.fg), colour(cell.bg));
        let modifier = match cell.modifier {
            modifier if modifier.is_empty() => String::new(),
            modifier => format!(" {modifier:?}"),
        };
        writeln!(self.legend, "{letter} {fg} on {bg}{modifier}").unwrap();
        letter
    }
}

/// A role's style as a cell keeps it.
fn plain(style: Style) -> Style {
    Style {
        sub_modifier: Modifier::empty(),
        ..style
    }
}

fn colour(colour: Color) -> String {
    colour.to_string().to_lowercase()
}

/// A test for each screen.
macro_rules! screens {
    ($($test:ident: $scene:literal,)*) => {
        $(
            #[test]
            fn $test() {
                check($scene);
            }
        )*
    };
}

screens! {
    the_title_invites: "title",
    the_title_offers_the_unfinished_game: "return",
    the_form_of_a_new_game_tells_the_difference: "setup",
    a_game_begins: "play",
    a_picked_piece_shows_where_it_goes_and_what_it_takes: "picked",
    a_refusal_names_its_reason: "refused",
    raichi_stands_in_words_and_on_the_board: "middle",
    t_puts_the_panel_away: "panel",
    the_kings_breath_is_shown: "breath",
    four_ways_are_open_in_gwezboell: "gwezboell",
    a_game_that_is_not_saved_says_so: "unsaved",
    the_end_says_who_has_won_and_why: "over",
    the_score_of_a_pair_is_shown: "resigned",
    a_replay_has_a_time_line: "replay",
    the_library_lists_the_games: "library",
    the_library_says_where_a_record_breaks_off: "faulty",
    a_replay_says_where_its_record_breaks_off: "broken",
    an_empty_library_says_what_comes_here: "empty",
    a_copy_asks_for_its_path: "copy",
    a_file_is_not_replaced_unasked: "replace",
    a_lesson_says_what_is_asked: "lesson",
    a_wrong_try_is_told_why: "mistake",
    the_course_lists_its_lessons: "course",
    the_settings_lie_over_the_game: "settings",
    the_endings_offer_a_claim: "endings",
    a_draw_is_offered: "offer",
    leaving_an_unsaved_game_is_asked_twice: "leave",
    f2_tells_the_rule_behind_a_capture: "capture",
    the_help_tells_the_keys: "help",
    a_search_is_typed_in_the_help: "search",
}
