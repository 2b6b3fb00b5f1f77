//! Menus, forms, dialogs and the help, in French.

use crate::app::message::{SizeWish, ThemeName, Turning};
use crate::rules::Side;
use crate::text::{HelpText, MenuText};

/// Menus, forms and dialogs.
pub(super) const MENU: MenuText = MenuText {
    new_game: "Nouvelle partie",
    quit: "Quitter",
    begin: "Commencer",
    back: "Retour",
    rules: "Règles",
    first: "Premier coup",
    player: |side| match side {
        Side::Attackers => "Attaquants",
        Side::Defenders => "Défenseurs",
    },
    settings: "Réglages",
    language: "Langue",
    theme: "Thème",
    themes: |theme| match theme {
        ThemeName::Dark => "sombre",
        ThemeName::Light => "clair",
        ThemeName::Safe => "daltonien",
        ThemeName::Mono => "mono",
    },
    size: "Taille",
    sizes: |size| match size {
        SizeWish::Auto => "auto",
        SizeWish::Small => "s",
        SizeWish::Medium => "m",
        SizeWish::Large => "l",
        SizeWish::ExtraLarge => "xl",
    },
    does_not_fit: |size| format!("{size} ne tient pas"),
    turning: "Plateau",
    turnings: |turning| match turning {
        Turning::Keep => "fixe",
        Turning::Auto => "tourné vers le trait",
    },
    bell: "Sonnerie",
    ascii: "ASCII",
    mouse: "Souris",
    no_yes: ["non", "oui"],
    endings: "Finir la partie ?",
    keep_playing: "Continuer la partie",
    resign: |side| match side {
        Side::Attackers => "Les attaquants abandonnent",
        Side::Defenders => "Les défenseurs abandonnent",
    },
    offer: |side| match side {
        Side::Attackers => "Les attaquants proposent la nulle",
        Side::Defenders => "Les défenseurs proposent la nulle",
    },
    claim: |side| match side {
        Side::Attackers => "Les attaquants réclament la nulle",
        Side::Defenders => "Les défenseurs réclament la nulle",
    },
    offered: |side| match side {
        Side::Attackers => "Les attaquants proposent la nulle. Les défenseurs acceptent-ils ?",
        Side::Defenders => "Les défenseurs proposent la nulle. Les attaquants acceptent-ils ?",
    },
    refuse_accept: ["Non, on continue", "Oui, partie nulle"],
    leave: "Quitter cette partie ? Elle n'est pas enregistrée.",
    stay_leave: ["Rester", "Quitter"],
};

/// The help.
pub(super) const HELP: HelpText = HelpText {
    title: "Aide",
    keys: "Touches",
    leave: "Échap ou q ferme la page ; flèches, PgPréc et PgSuiv font défiler ; / cherche.",
    typing: "Un coup se tape aussi : d1d4 ou d1-d4, puis Entrée. Les lettres a à i commencent un coup ; Entrée après une seule case prend la pièce en main.",
    mouse: "À la souris : cliquer une pièce puis une case, ou y glisser la pièce. Le bouton droit repose la pièce.",
    marks: "Signes du plateau en caractères :",
    mark_list: &[
        ("[ ]", "le curseur"),
        ("{ }", "la pièce en main"),
        ("·", "une case où elle peut aller (ASCII +)"),
        ("*", "une case où elle capture"),
        ("! !", "une pièce qui serait prise"),
        ("□", "départ du dernier coup (ASCII ,)"),
        ("< >", "son arrivée"),
        ("=", "une voie libre du roi"),
        ("o", "le souffle du roi"),
        ("x", "le Konakis ou une Forteresse"),
    ],
    search: "Chercher : ",
    not_found: "introuvable",
};
