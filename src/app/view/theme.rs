//! The colours: a table of roles for each theme, in what the terminal can show.

mod nearest;
mod palette;
mod tables;

use ratatui::style::{Color, Modifier, Style};

use crate::app::message::{Depth, ThemeName};

pub(super) use palette::{Palette, Token};

/// The style of everything that is not the board, by role. Every style paints its background.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Styles {
    /// Ordinary words on the ground.
    pub text: Style,
    /// Words of less weight.
    pub dim: Style,
    /// The name of the game, whose turn it is, the chosen row.
    pub accent: Style,
    /// Raichi, Tuichi, refusals.
    pub alert: Style,
    /// The keys in the footer.
    pub key: Style,
    /// The selected row of a menu and the selected option of a form.
    pub selected: Style,
    /// A text field.
    pub field: Style,
    /// The frame of a dialog, and lines.
    pub frame: Style,
    /// The attackers' token among words.
    pub attacker: Style,
    /// The defenders' token among words.
    pub defender: Style,
    /// The king's token among words.
    pub king: Style,
}

impl Styles {
    /// Every style with the name of its role.
    #[must_use]
    pub const fn all(&self) -> [(&'static str, Style); 11] {
        [
            ("text", self.text),
            ("dim", self.dim),
            ("accent", self.accent),
            ("alert", self.alert),
            ("key", self.key),
            ("selected", self.selected),
            ("field", self.field),
            ("frame", self.frame),
            ("attacker", self.attacker),
            ("defender", self.defender),
            ("king", self.king),
        ]
    }
}

/// The styles of a theme in a depth.
#[must_use]
pub fn styles(theme: ThemeName, depth: Depth) -> Styles {
    let Some(p) = palette(theme, depth) else {
        return colourless();
    };
    let on_page = |colour| Style::new().fg(colour).bg(p.page);
    Styles {
        text: on_page(p.text),
        dim: on_page(p.dim),
        accent: on_page(p.accent).add_modifier(Modifier::BOLD),
        alert: on_page(p.alert).add_modifier(Modifier::BOLD),
        key: on_page(p.key),
        selected: Style::new()
            .fg(p.selected)
            .bg(p.selected_ground)
            .add_modifier(Modifier::BOLD),
        field: Style::new().fg(p.text_in_field).bg(p.field),
        frame: on_page(p.frame),
        attacker: on_page(p.attacker_word),
        defender: on_page(p.defender_word),
        king: on_page(p.king_word),
    }
}

/// Weight, reverse and underline instead of colours.
fn colourless() -> Styles {
    let plain = Style::new().fg(Color::Reset).bg(Color::Reset);
    Styles {
        text: plain,
        dim: plain.add_modifier(Modifier::DIM),
        accent: plain.add_modifier(Modifier::BOLD),
        alert: plain.add_modifier(Modifier::BOLD.union(Modifier::REVERSED)),
        key: plain.add_modifier(Modifier::BOLD),
        selected: plain.add_modifier(Modifier::REVERSED),
        field: plain.add_modifier(Modifier::UNDERLINED),
        frame: plain.add_modifier(Modifier::DIM),
        attacker: plain,
        defender: plain,
        king: plain.add_modifier(Modifier::BOLD),
    }
}

/// The colours of a theme in a depth; none where there are to be no colours.
pub(super) const fn palette(theme: ThemeName, depth: Depth) -> Option<&'static Palette> {
    let tables = match theme {
        ThemeName::Dark => &tables::DARK,
        ThemeName::Light => &tables::LIGHT,
        ThemeName::Safe => &tables::SAFE,
        ThemeName::Mono => return None,
    };
    match depth {
        Depth::None => None,
        Depth::Sixteen => Some(&tables.sixteen),
        Depth::Indexed => Some(&tables.indexed),
        Depth::True => Some(&tables.rgb),
    }
}

/// Every pair of colours that may meet in a cell, by name: foreground, background, and the least contrast
/// that it must have. None where a theme has no colours.
#[must_use]
pub fn pairs(theme: ThemeName, depth: Depth) -> Vec<(&'static str, Color, Color, f64)> {
    let Some(p) = palette(theme, depth) else {
        return Vec::new();
    };
    let mut pairs = Vec::new();
    for (name, style) in styles(theme, depth).all() {
        if let (Some(fg), Some(bg)) = (style.fg, style.bg) {
            pairs.push((name, fg, bg, 4.5));
        }
    }
    for (ground, holds, bg) in p.grounds() {
        for (name, fg) in p.lights() {
            pairs.push((name, fg, bg, 3.0));
        }
        for token in [&p.attacker, &p.defender, &p.king] {
            if holds || token != &p.attacker {
                pairs.extend(token.tones.map(|tone| (ground, tone, bg, 3.0)));
            }
        }
    }
    pairs.push(("ornament", p.ornament, p.stone, 3.0));
    pairs.push(("remains", p.remains, p.taken, 3.0));
    for (name, token) in [
        ("attacker", &p.attacker),
        ("defender", &p.defender),
        ("king", &p.king),
    ] {
        pairs.push((name, token.detail, token.tones[1], 3.0));
    }
    pairs
}
