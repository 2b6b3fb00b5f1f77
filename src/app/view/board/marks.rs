//! The marks and ornaments as pictures of block elements, one for each size of squares, from 2×1 to 8×4. A
//! blank lets what lies below through.

/// Rows of glyphs, for each size.
pub(super) type Mark = [&'static [&'static str]; 4];

/// The texture of empty darker squares where there is one colour for both tones.
pub(super) const WEAVE: Mark = [&["░░"], &["░░░░"; 2], &["░░░░░░"; 3], &["░░░░░░░░"; 4]];

/// The texture of the attackers' empty starting squares there.
pub(super) const THATCH: Mark = [&["▒▒"], &["▒▒▒▒"; 2], &["▒▒▒▒▒▒"; 3], &["▒▒▒▒▒▒▒▒"; 4]];

/// Konakis: a rosette.
#[rustfmt::skip]
pub(super) const KONAKIS: Mark = [
    &["x "],
    &[
        "▗▀▀▖",
        "▝▄▄▘",
    ],
    &[
        " ▄▀▀▄ ",
        "▌ ▐▌ ▐",
        " ▀▄▄▀ ",
    ],
    &[
        "  ▄▀▀▄  ",
        "▗▀ ▗▖ ▀▖",
        "▝▄ ▝▘ ▄▘",
        "  ▀▄▄▀  ",
    ],
];

/// A Fortress: walls with gates.
#[rustfmt::skip]
pub(super) const FORTRESS: Mark = [
    &["x "],
    &[
        "▛▘▝▜",
        "▙▖▗▟",
    ],
    &[
        "▛ ▀▀ ▜",
        "▌    ▐",
        "▙ ▄▄ ▟",
    ],
    &[
        "▛▀ ▀▀ ▀▜",
        "▘      ▝",
        "▖      ▗",
        "▙▄ ▄▄ ▄▟",
    ],
];

/// The hem of a way that runs from side to side: the two lines of a picked piece, which no way lies under, in
/// another ink.
pub(super) const HEM_LEVEL: Mark = GRIP;

/// The hem of a way that runs up and down.
pub(super) const HEM_UPRIGHT: Mark = [&[], &["▏  ▕"; 2], &["▏    ▕"; 3], &["▏      ▕"; 4]];

/// The last move: a line below.
#[rustfmt::skip]
pub(super) const TRAIL: Mark = [
    &[],
    &[
        "    ",
        "▁▁▁▁",
    ],
    &[
        "      ",
        "      ",
        "▁▁▁▁▁▁",
    ],
    &[
        "        ",
        "        ",
        "        ",
        "▁▁▁▁▁▁▁▁",
    ],
];

/// A picked piece: lifted between two lines.
#[rustfmt::skip]
pub(super) const GRIP: Mark = [
    &[],
    &[
        "▔▔▔▔",
        "▁▁▁▁",
    ],
    &[
        "▔▔▔▔▔▔",
        "      ",
        "▁▁▁▁▁▁",
    ],
    &[
        "▔▔▔▔▔▔▔▔",
        "        ",
        "        ",
        "▁▁▁▁▁▁▁▁",
    ],
];

/// A piece about to be taken: bitten at its corners.
#[rustfmt::skip]
pub(super) const FANG: Mark = [
    &[" !"],
    &[
        "▘  ▝",
        "▖  ▗",
    ],
    &[
        "▘    ▝",
        "      ",
        "▖    ▗",
    ],
    &[
        "▘      ▝",
        "        ",
        "        ",
        "▖      ▗",
    ],
];

/// The cursor: corners.
#[rustfmt::skip]
pub(super) const CORNER: Mark = [
    &[],
    &[
        "▘  ▝",
        "▖  ▗",
    ],
    &[
        "▛    ▜",
        "      ",
        "▙    ▟",
    ],
    &[
        "▛▘    ▝▜",
        "        ",
        "        ",
        "▙▖    ▗▟",
    ],
];

/// Where a piece was taken: a cross.
#[rustfmt::skip]
pub(super) const REMAINS: Mark = [
    &["× "],
    &[
        " ▚▞ ",
        " ▞▚ ",
    ],
    &[
        " ▚▖▗▞ ",
        "  ▐▌  ",
        " ▞▘▝▚ ",
    ],
    &[
        " ▚▖  ▗▞ ",
        "  ▝▙▟▘  ",
        "  ▗▛▜▖  ",
        " ▞▘  ▝▚ ",
    ],
];

/// The king's breath: a free space round the middle.
#[rustfmt::skip]
pub(super) const BREATH: Mark = [
    &["o "],
    &[
        "▗  ▖",
        "▝  ▘",
    ],
    &[
        " ▗  ▖ ",
        " ▌  ▐ ",
        " ▝  ▘ ",
    ],
    &[
        " ▗    ▖ ",
        " ▌    ▐ ",
        " ▌    ▐ ",
        " ▝    ▘ ",
    ],
];

/// The same where a target stands in the middle, which the smallest squares have no other room for.
pub(super) const BREATH_BESIDE: Mark = [&[" o"], BREATH[1], BREATH[2], BREATH[3]];

/// A target: a small light.
#[rustfmt::skip]
pub(super) const LIGHT: Mark = [
    &["· "],
    &[
        " ▗▖ ",
        " ▝▘ ",
    ],
    &[
        "      ",
        "  ██  ",
        "      ",
    ],
    &[
        "        ",
        "   ▄▄   ",
        "   ▀▀   ",
        "        ",
    ],
];

/// A target that captures: a star.
#[rustfmt::skip]
pub(super) const EMBER: Mark = [
    &["* "],
    &[
        " ▟▙ ",
        " ▜▛ ",
    ],
    &[
        "  ▗▖  ",
        " ▐██▌ ",
        "  ▝▘  ",
    ],
    &[
        "   ▗▖   ",
        "  ▟██▙  ",
        "  ▜██▛  ",
        "   ▝▘   ",
    ],
];
