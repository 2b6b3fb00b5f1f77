//! The colours themselves.
//!
//! Squares are of middling brightness, so that dark and light tokens and all marks stand out on each of them.
//! The 256 colours are the closest ones, except where roles would fall together; the 16 are chosen by hand
//! against xterm's palette.

use ratatui::style::Color;

use super::palette::{Palette, Token};

/// A theme in the three depths that have colours.
pub(super) struct Tables {
    pub(super) rgb: Palette,
    pub(super) indexed: Palette,
    pub(super) sixteen: Palette,
}

const fn rgb(code: u32) -> Color {
    Color::from_u32(code)
}

const fn token(high: u32, body: u32, low: u32, detail: u32) -> Token {
    Token {
        tones: [rgb(high), rgb(body), rgb(low)],
        detail: rgb(detail),
    }
}

const fn flat(body: Color, detail: Color) -> Token {
    Token {
        tones: [body; 3],
        detail,
    }
}

/// Walnut and brass by lamplight.
pub(super) const DARK: Tables = Tables {
    rgb: DARK_RGB,
    indexed: apart(DARK_RGB),
    sixteen: DARK_SIXTEEN,
};

/// Moss and plum on paper.
pub(super) const LIGHT: Tables = Tables {
    rgb: LIGHT_RGB,
    indexed: apart(LIGHT_RGB),
    sixteen: LIGHT_SIXTEEN,
};

/// Blue and amber on slate, apart for every kind of sight.
pub(super) const SAFE: Tables = Tables {
    rgb: SAFE_RGB,
    indexed: Palette {
        start: Color::Indexed(60),
        start_dark: Color::Indexed(60),
        stone: Color::Indexed(52),
        threatened: Color::Indexed(161),
        last: Color::Indexed(30),
        way: Color::Indexed(18),
        ..apart(SAFE_RGB)
    },
    sixteen: SAFE_SIXTEEN,
};

/// The 256 have few colours of middling brightness: those of squares are set apart by hand.
const fn apart(palette: Palette) -> Palette {
    let cream = Token {
        tones: [
            Color::Indexed(231),
            Color::Indexed(230),
            Color::Indexed(188),
        ],
        detail: Color::Indexed(95),
    };
    let iron = Token {
        tones: [
            Color::Indexed(233),
            Color::Indexed(233),
            Color::Indexed(232),
        ],
        detail: Color::Indexed(137),
    };
    let palette = palette.indexed();
    Palette {
        plain: Color::Indexed(243),
        plain_dark: Color::Indexed(242),
        start: Color::Indexed(95),
        start_dark: Color::Indexed(95),
        stone: Color::Indexed(88),
        cursor: Color::Indexed(26),
        picked: Color::Indexed(130),
        threatened: Color::Indexed(160),
        last: Color::Indexed(28),
        way: Color::Indexed(54),
        remains: Color::Indexed(137),
        light: Color::Indexed(230),
        attacker: iron,
        defender: cream,
        ..palette
    }
}

const DARK_RGB: Palette = Palette {
    page: rgb(0x16_171c),
    text: rgb(0xdc_d7ca),
    dim: rgb(0x9a_958a),
    accent: rgb(0xf2_b84b),
    alert: rgb(0xff_8f78),
    key: rgb(0x9a_c8f5),
    frame: rgb(0x95_8f82),
    selected: rgb(0x16_171c),
    selected_ground: rgb(0xf2_b84b),
    text_in_field: rgb(0xf4_efe2),
    field: rgb(0x2c_2f3a),
    attacker_word: rgb(0xc9_9a78),
    defender_word: rgb(0xf6_ecd6),
    king_word: rgb(0xff_d75f),
    plain: rgb(0x87_7057),
    plain_dark: rgb(0x7a_654f),
    start: rgb(0x90_6a5e),
    start_dark: rgb(0x83_5f55),
    stone: rgb(0x64_2c2a),
    cursor: rgb(0x2a_6fb5),
    picked: rgb(0x9e_660a),
    threatened: rgb(0xc9_3030),
    last: rgb(0x4f_7a4a),
    taken: rgb(0x3a_302d),
    way: rgb(0x4c_3163),
    weave: rgb(0x16_171c),
    ornament: rgb(0xb0_8055),
    corner: rgb(0xd8_ecff),
    grip: rgb(0xff_e9b0),
    fang: rgb(0xff_d9cf),
    trail: rgb(0xcf_f0c4),
    light: rgb(0xf6_ecd6),
    ember: rgb(0xff_cda6),
    remains: rgb(0xb8_7a70),
    breath: rgb(0xbf_f0f2),
    hem: rgb(0xff_d75f),
    attacker: token(0x1b_1b21, 0x14_1418, 0x0c_0c0f, 0xc9_9a78),
    defender: token(0xff_f8e8, 0xf3_e8d0, 0xe6_d8bb, 0x86_6a45),
    king: token(0xff_e692, 0xff_dc6a, 0xfc_d258, 0x94_1e1e),
};

const LIGHT_RGB: Palette = Palette {
    page: rgb(0xf5_f1e8),
    text: rgb(0x2a_2823),
    dim: rgb(0x66_6155),
    accent: rgb(0x8a_4b08),
    alert: rgb(0xb0_2418),
    key: rgb(0x1c_5a9c),
    frame: rgb(0x70_6a5e),
    selected: rgb(0xff_faf0),
    selected_ground: rgb(0x8a_4b08),
    text_in_field: rgb(0x1c_1b18),
    field: rgb(0xe2_dac8),
    attacker_word: rgb(0x1c_1b18),
    defender_word: rgb(0x7a_5a2c),
    king_word: rgb(0x8a_5a00),
    plain: rgb(0x7a_785a),
    plain_dark: rgb(0x6e_6d52),
    start: rgb(0x8c_6c62),
    start_dark: rgb(0x7f_6158),
    last: rgb(0x1f_7a78),
    ..DARK_RGB
};

const SAFE_RGB: Palette = Palette {
    page: rgb(0x14_171d),
    accent: rgb(0xff_b454),
    alert: rgb(0xff_a07a),
    key: rgb(0x8c_c8ff),
    selected: rgb(0x14_171d),
    selected_ground: rgb(0xff_b454),
    attacker_word: rgb(0x8c_b4dc),
    plain: rgb(0x6e_747e),
    plain_dark: rgb(0x66_6c76),
    start: rgb(0x86_7156),
    start_dark: rgb(0x7a_674e),
    stone: rgb(0x4a_2f14),
    cursor: rgb(0x0f_70c8),
    picked: rgb(0xa4_6200),
    threatened: rgb(0xc8_3248),
    last: rgb(0x2b_7896),
    taken: rgb(0x2e_2c2c),
    way: rgb(0x1c_2f66),
    trail: rgb(0xcf_e8ff),
    ..DARK_RGB
};

const DARK_SIXTEEN: Palette = Palette {
    page: Color::Black,
    text: Color::Gray,
    dim: Color::DarkGray,
    accent: Color::LightYellow,
    alert: Color::LightRed,
    key: Color::LightCyan,
    frame: Color::DarkGray,
    selected: Color::Black,
    selected_ground: Color::Yellow,
    text_in_field: Color::White,
    field: Color::Blue,
    attacker_word: Color::Cyan,
    defender_word: Color::White,
    king_word: Color::LightYellow,
    plain: Color::DarkGray,
    plain_dark: Color::DarkGray,
    start: Color::DarkGray,
    start_dark: Color::DarkGray,
    stone: Color::Blue,
    cursor: Color::LightBlue,
    picked: Color::Magenta,
    threatened: Color::LightRed,
    last: Color::Red,
    taken: Color::Black,
    way: Color::Blue,
    weave: Color::Black,
    ornament: Color::LightCyan,
    corner: Color::White,
    grip: Color::LightYellow,
    fang: Color::LightYellow,
    trail: Color::White,
    light: Color::White,
    ember: Color::LightYellow,
    remains: Color::DarkGray,
    breath: Color::LightCyan,
    hem: Color::LightYellow,
    attacker: flat(Color::Black, Color::White),
    defender: flat(Color::White, Color::DarkGray),
    king: flat(Color::LightYellow, Color::Red),
};

const LIGHT_SIXTEEN: Palette = Palette {
    page: Color::White,
    text: Color::Black,
    dim: Color::LightBlue,
    accent: Color::Red,
    alert: Color::Red,
    key: Color::Blue,
    frame: Color::Magenta,
    selected: Color::White,
    selected_ground: Color::Blue,
    text_in_field: Color::Black,
    field: Color::Gray,
    attacker_word: Color::Black,
    defender_word: Color::Blue,
    king_word: Color::Magenta,
    ..DARK_SIXTEEN
};

const SAFE_SIXTEEN: Palette = Palette {
    alert: Color::LightYellow,
    accent: Color::LightCyan,
    ..DARK_SIXTEEN
};
