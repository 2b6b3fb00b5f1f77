//! Menus, forms, dialogs and the help, in English.

use crate::app::message::{SizeWish, ThemeName, Turning};
use crate::rules::Side;
use crate::text::{HelpText, MenuText};

/// Menus, forms and dialogs.
pub(super) const MENU: MenuText = MenuText {
    new_game: "New game",
    quit: "Quit",
    begin: "Begin",
    back: "Back",
    rules: "Rules",
    first: "First move",
    player: |side| match side {
        Side::Attackers => "Attackers",
        Side::Defenders => "Defenders",
    },
    settings: "Settings",
    language: "Language",
    theme: "Theme",
    themes: |theme| match theme {
        ThemeName::Dark => "dark",
        ThemeName::Light => "light",
        ThemeName::Safe => "safe",
        ThemeName::Mono => "mono",
    },
    size: "Size",
    sizes: |size| match size {
        SizeWish::Auto => "auto",
        SizeWish::Small => "s",
        SizeWish::Medium => "m",
        SizeWish::Large => "l",
        SizeWish::ExtraLarge => "xl",
    },
    does_not_fit: |size| format!("{size} does not fit"),
    turning: "Board",
    turnings: |turning| match turning {
        Turning::Keep => "stays",
        Turning::Auto => "turns to the side to move",
    },
    bell: "Bell",
    ascii: "ASCII",
    mouse: "Mouse",
    no_yes: ["no", "yes"],
    endings: "End the game?",
    keep_playing: "Keep playing",
    resign: |side| match side {
        Side::Attackers => "Attackers resign",
        Side::Defenders => "Defenders resign",
    },
    offer: |side| match side {
        Side::Attackers => "Attackers offer a draw",
        Side::Defenders => "Defenders offer a draw",
    },
    claim: |side| match side {
        Side::Attackers => "Attackers claim a draw",
        Side::Defenders => "Defenders claim a draw",
    },
    offered: |side| match side {
        Side::Attackers => "Attackers offer a draw. Do the defenders accept?",
        Side::Defenders => "Defenders offer a draw. Do the attackers accept?",
    },
    refuse_accept: ["No, play on", "Yes, a draw"],
    leave: "Leave this game? It is not saved.",
    stay_leave: ["Stay", "Leave"],
};

/// The help.
pub(super) const HELP: HelpText = HelpText {
    title: "Help",
    keys: "Keys",
    leave: "Esc or q closes this page; arrows and PgUp, PgDn scroll; / searches.",
    typing: "Moves can be typed: d1d4 or d1-d4, then Enter. Letters a to i begin a move; Enter on one square picks the piece there.",
    mouse: "With the mouse: click a piece and then a square, or drag the piece there. The right button lets go.",
    marks: "Marks on a board in characters:",
    mark_list: &[
        ("[ ]", "the cursor"),
        ("{ }", "the picked piece"),
        ("·", "a square where it may go (ASCII +)"),
        ("*", "a square where it takes something"),
        ("! !", "a piece about to be taken"),
        ("□", "where the last move began (ASCII ,)"),
        ("< >", "where it ended"),
        ("=", "an open way of the king"),
        ("o", "the king's breath"),
        ("x", "Konakis or a Fortress"),
    ],
    search: "Search: ",
    not_found: "not found",
};
