//! How a terminal draws: the two colours and the attributes that its style codes set.

/// How a terminal draws.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Pen {
    /// The foreground as codes behind 38, `2;1;2;3`; empty for the default.
    foreground: Vec<u8>,
    /// The background, behind 48.
    background: Vec<u8>,
    /// A bit for each attribute from 1 (bold) to 9 (crossed out).
    attributes: u16,
    /// Whether the terminal draws the two colours changed over, since that is shorter than naming them again.
    flipped: bool,
}

/// The bit of the attribute that changes the colours over.
const REVERSE: u16 = 1 << 7;

impl Pen {
    /// Takes the codes of a style sequence in; without colours, only the attributes among them.
    pub(super) fn take(&mut self, codes: &[u8], colourless: bool) {
        let mut codes = codes.split(|&b| b == b';').map(number);
        while let Some(code) = codes.next() {
            match code {
                0 => *self = Self::default(),
                1..=9 => self.attributes |= 1 << code,
                22 => self.attributes &= !(1 << 1 | 1 << 2),
                23..=29 => self.attributes &= !(1 << (code - 20)),
                38 | 48 | 58 => {
                    let kind = codes.next().unwrap_or(5);
                    let mut colour = kind.to_string().into_bytes();
                    for part in codes.by_ref().take(if kind == 2 { 3 } else { 1 }) {
                        push(&mut colour, part);
                    }
                    match code {
                        _ if colourless => {}
                        38 => self.foreground = colour,
                        48 => self.background = colour,
                        _ => {}
                    }
                }
                39 => self.foreground.clear(),
                49 => self.background.clear(),
                30..=37 if !colourless => self.foreground = indexed(code - 30),
                40..=47 if !colourless => self.background = indexed(code - 40),
                90..=97 if !colourless => self.foreground = indexed(code - 82),
                100..=107 if !colourless => self.background = indexed(code - 92),
                _ => {}
            }
        }
    }

    /// Becomes `wanted`, as [`Pen::take`] made it, and writes the codes that make the terminal follow.
    pub(super) fn change(&mut self, wanted: &Self, out: &mut Vec<u8>) {
        let mut codes = Vec::new();
        // The default colours have no names that could change places, and a wanted reverse is not ours.
        let flippable = !wanted.foreground.is_empty()
            && !wanted.background.is_empty()
            && wanted.attributes & REVERSE == 0;
        if self.attributes & !wanted.attributes != 0 {
            codes.push(b'0');
            *self = Self::default();
        } else if self.flipped && !flippable {
            push(&mut codes, 27);
            self.flipped = false;
        }
        for bit in (1..=9).filter(|bit| wanted.attributes & !self.attributes & 1 << bit != 0) {
            push(&mut codes, bit);
        }
        self.attributes = wanted.attributes;
        let (mut first, mut second) = (&wanted.foreground, &wanted.background);
        if self.flipped {
            (first, second) = (second, first);
        }
        if flippable && first != second && *first == self.background && *second == self.foreground {
            push(&mut codes, if self.flipped { 27 } else { 7 });
            self.flipped = !self.flipped;
        } else {
            set(&mut self.foreground, first, 38, &mut codes);
            set(&mut self.background, second, 48, &mut codes);
        }
        if !codes.is_empty() {
            out.extend_from_slice(b"\x1b[");
            out.extend_from_slice(&codes);
            out.push(b'm');
        }
    }
}

/// Changes a colour of the terminal where it differs: behind `code`, or to the default, the code after it.
fn set(colour: &mut Vec<u8>, wanted: &Vec<u8>, code: u16, codes: &mut Vec<u8>) {
    if colour != wanted {
        push(codes, code + u16::from(wanted.is_empty()));
        if !wanted.is_empty() {
            codes.push(b';');
            codes.extend_from_slice(wanted);
        }
        colour.clone_from(wanted);
    }
}

/// One of the sixteen colours as codes behind 38 or 48.
fn indexed(index: u16) -> Vec<u8> {
    format!("5;{index}").into_bytes()
}

/// A code; an empty one is 0.
fn number(digits: &[u8]) -> u16 {
    digits.iter().fold(0, |n: u16, d| {
        n.saturating_mul(10)
            .saturating_add(u16::from(d.wrapping_sub(b'0') % 10))
    })
}

fn push(codes: &mut Vec<u8>, code: u16) {
    if !codes.is_empty() {
        codes.push(b';');
    }
    codes.extend_from_slice(code.to_string().as_bytes());
}
