//! The roles that a theme gives colours to.

use ratatui::style::Color;

use super::nearest::nearest;

/// The colours of a piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app::view) struct Token {
    /// Its upper edge, its body, its lower edge.
    pub(in crate::app::view) tones: [Color; 3],
    /// What is drawn on the body: a boss, a ring, jewels.
    pub(in crate::app::view) detail: Color,
}

impl Token {
    const fn indexed(self) -> Self {
        let [high, body, low] = self.tones;
        Self {
            tones: [nearest(high), nearest(body), nearest(low)],
            detail: nearest(self.detail),
        }
    }
}

/// Declares the palette, and how all of its colours are brought to the 256.
macro_rules! palette {
    ($($(#[$doc:meta])* $role:ident),+ $(,)?) => {
        /// The colours of a theme by role.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(in crate::app::view) struct Palette {
            $($(#[$doc])* pub(in crate::app::view) $role: Color,)+
            /// A pawn of the attackers.
            pub(in crate::app::view) attacker: Token,
            /// A pawn of the defenders.
            pub(in crate::app::view) defender: Token,
            /// The king.
            pub(in crate::app::view) king: Token,
        }

        impl Palette {
            /// The same in the closest of the 256 colours.
            pub(super) const fn indexed(self) -> Self {
                Self {
                    $($role: nearest(self.$role),)+
                    attacker: self.attacker.indexed(),
                    defender: self.defender.indexed(),
                    king: self.king.indexed(),
                }
            }
        }
    };
}

palette! {
    /// The ground of everything but the board.
    page,
    /// Words.
    text,
    /// Words of less weight.
    dim,
    /// Words of more weight.
    accent,
    /// Warnings.
    alert,
    /// Keys.
    key,
    /// Lines.
    frame,
    /// Words that are selected.
    selected,
    /// The ground of what is selected.
    selected_ground,
    /// Words in a text field.
    text_in_field,
    /// The ground of a text field.
    field,
    /// The attackers' token among words.
    attacker_word,
    /// The defenders' token among words.
    defender_word,
    /// The king's token among words.
    king_word,
    /// The lighter squares.
    plain,
    /// The darker squares; where there is only one colour for both, they get a texture.
    plain_dark,
    /// The attackers' lighter starting squares.
    start,
    /// Their darker ones.
    start_dark,
    /// Konakis and the Fortresses.
    stone,
    /// The square under the cursor.
    cursor,
    /// The picked piece's square.
    picked,
    /// Squares of pieces about to be taken.
    threatened,
    /// The last move's squares.
    last,
    /// Where the last move took something.
    taken,
    /// The king's open ways.
    way,
    /// The texture of the darker squares where they need one.
    weave,
    /// The ornaments of Konakis and the Fortresses.
    ornament,
    /// The corners of the cursor.
    corner,
    /// The corners of a picked piece.
    grip,
    /// The corners of a piece about to be taken.
    fang,
    /// The trail of the last move.
    trail,
    /// A legal target.
    light,
    /// A target that captures.
    ember,
    /// What is left of a taken piece.
    remains,
    /// The king's breath.
    breath,
    /// The hem of an open way.
    hem,
}

impl Palette {
    /// The grounds of squares by name, and whether an attacker may stand there.
    pub(super) const fn grounds(&self) -> [(&'static str, bool, Color); 11] {
        [
            ("plain", true, self.plain),
            ("plain dark", true, self.plain_dark),
            ("start", true, self.start),
            ("start dark", true, self.start_dark),
            ("stone", false, self.stone),
            ("cursor", true, self.cursor),
            ("picked", true, self.picked),
            ("threatened", true, self.threatened),
            ("last", true, self.last),
            ("taken", false, self.taken),
            ("way", false, self.way),
        ]
    }

    /// What is drawn on any ground, by name.
    pub(super) const fn lights(&self) -> [(&'static str, Color); 8] {
        [
            ("corner", self.corner),
            ("grip", self.grip),
            ("fang", self.fang),
            ("trail", self.trail),
            ("light", self.light),
            ("ember", self.ember),
            ("breath", self.breath),
            ("hem", self.hem),
        ]
    }
}
