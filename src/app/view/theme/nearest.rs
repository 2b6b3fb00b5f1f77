//! From a colour in red, green and blue to the closest of xterm's 256.

use ratatui::style::Color;

/// The six steps of the cube that fills the numbers 16 to 231.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The closest of the colours 16 to 255, which look the same on every terminal; any other kind of colour stays.
#[expect(
    clippy::cast_possible_truncation,
    reason = "every number is at most 255"
)]
pub(super) const fn nearest(colour: Color) -> Color {
    let Color::Rgb(r, g, b) = colour else {
        return colour;
    };
    let (ri, gi, bi) = (step(r), step(g), step(b));
    let in_cube = distance([r, g, b], [STEPS[ri], STEPS[gi], STEPS[bi]]);
    // The greys from 232 on: 8, 18, … 238.
    let mean = (r as u16 + g as u16 + b as u16) / 3;
    let shade = if mean < 8 {
        0
    } else if mean > 233 {
        23
    } else {
        (mean - 3) / 10
    };
    let grey = (8 + 10 * shade) as u8;
    if distance([r, g, b], [grey; 3]) < in_cube {
        Color::Indexed(232 + shade as u8)
    } else {
        Color::Indexed((16 + 36 * ri + 6 * gi + bi) as u8)
    }
}

/// The step of the cube that is closest to a part of a colour.
const fn step(part: u8) -> usize {
    let mut best = 0;
    let mut i = 1;
    while i < STEPS.len() {
        if part.abs_diff(STEPS[i]) < part.abs_diff(STEPS[best]) {
            best = i;
        }
        i += 1;
    }
    best
}

/// The square of the distance, weighted by what eyes are sensitive to.
const fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    let (r, g, b) = (
        a[0].abs_diff(b[0]) as u32,
        a[1].abs_diff(b[1]) as u32,
        a[2].abs_diff(b[2]) as u32,
    );
    3 * r * r + 4 * g * g + 2 * b * b
}
