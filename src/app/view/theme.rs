//! The colours: a table of roles for each theme, in what the terminal can show.

use ratatui::style::Style;

use crate::app::message::{Depth, ThemeName};

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

/// The styles of a theme in a depth.
#[must_use]
pub fn styles(_theme: ThemeName, _depth: Depth) -> Styles {
    Styles::default()
}
