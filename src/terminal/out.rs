//! A frame's bytes, gathered, made thrifty and written in one piece.

use std::io::{self, Write};

use super::guard;
use super::pen::Pen;

/// What clears the screen before it is painted anew.
const CLEAR: &[u8] = b"\x1b[2J";

/// Gathers what is written and hands it to standard output when it is flushed.
pub(super) struct Out {
    frame: Vec<u8>,
    /// How the terminal draws now.
    pen: Pen,
    /// Whether not even the codes of the default colours may be written.
    colourless: bool,
}

impl Out {
    pub(super) fn new(colourless: bool) -> Self {
        Self {
            frame: Vec::new(),
            pen: Pen::default(),
            colourless,
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.frame.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        // A cleared screen waits for what is painted on it: nobody shall see it empty.
        if self.frame.ends_with(CLEAR) {
            return Ok(());
        }
        let drawn = thrifty(&self.frame, &mut self.pen, self.colourless);
        self.frame.clear();
        if drawn.is_empty() {
            return Ok(());
        }
        let mut whole = Vec::with_capacity(drawn.len() + 16);
        super::begin(&mut whole);
        whole.extend_from_slice(&drawn);
        super::end(&mut whole);
        let mut out = io::stdout().lock();
        // Once the terminal was given back, by whichever thread, nothing more is drawn on it.
        if !guard::is_taken() {
            return Ok(());
        }
        out.write_all(&whole)?;
        out.flush()
    }
}

/// The same drawing in fewer bytes: styles are written only where something is drawn in them, and only as far
/// as they change; the cursor, hidden already, is not hidden again.
fn thrifty(frame: &[u8], pen: &mut Pen, colourless: bool) -> Vec<u8> {
    let mut kept = Vec::with_capacity(frame.len());
    let mut wanted = Pen::default();
    let mut rest = frame;
    while let Some((&first, behind)) = rest.split_first() {
        if let Some(after) = rest.strip_prefix(b"\x1b[") {
            let end = after
                .iter()
                .position(|b| (0x40..0x7f).contains(b))
                .unwrap_or(after.len());
            let (parameters, last) = (&after[..end], after.get(end));
            rest = after.get(end + 1..).unwrap_or_default();
            match (parameters, last) {
                (codes, Some(b'm')) => wanted.take(codes, colourless),
                (b"?25", Some(b'l')) => {}
                _ => {
                    if last == Some(&b'J') {
                        // A screen is cleared when it is painted anew, and somebody else may have drawn on it.
                        kept.extend_from_slice(b"\x1b[0m");
                        *pen = Pen::default();
                        pen.change(&wanted, &mut kept);
                    }
                    kept.extend_from_slice(b"\x1b[");
                    kept.extend_from_slice(parameters);
                    kept.extend(last);
                }
            }
        } else {
            if first >= b' ' {
                pen.change(&wanted, &mut kept);
            }
            kept.push(first);
            rest = behind;
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(pen: &mut Pen, frame: &str, colourless: bool) -> String {
        String::from_utf8(thrifty(frame.as_bytes(), pen, colourless)).expect("text")
    }

    #[test]
    fn only_what_changes_is_written() {
        let mut pen = Pen::default();
        let frame = "\x1b[1;1H\x1b[38;2;1;2;3;48;2;4;5;6ma\x1b[38;2;7;8;9;48;2;4;5;6mb\x1b[39m\x1b[49m\x1b[59m\x1b[0m\x1b[?25l";
        assert_eq!(
            drawn(&mut pen, frame, false),
            "\x1b[1;1H\x1b[38;2;1;2;3;48;2;4;5;6ma\x1b[38;2;7;8;9mb"
        );
        // The next frame begins where this one ended.
        let frame = "\x1b[38;2;7;8;9;48;2;4;5;6mc\x1b[39m\x1b[49m\x1b[59m\x1b[0m\x1b[?25l";
        assert_eq!(drawn(&mut pen, frame, false), "c");
        let frame = "d\x1b[39m\x1b[49m\x1b[59m\x1b[0m";
        assert_eq!(drawn(&mut pen, frame, false), "\x1b[39;49md");
    }

    #[test]
    fn attributes_go_on_and_off() {
        let mut pen = Pen::default();
        assert_eq!(
            drawn(&mut pen, "\x1b[1ma\x1b[7mb\x1b[22mc\x1b[0md", false),
            "\x1b[1ma\x1b[7mb\x1b[0;7mc\x1b[0md"
        );
        assert_eq!(
            drawn(&mut pen, "\x1b[1;38;5;9ma\x1b[22mb", false),
            "\x1b[1;38;5;9ma\x1b[0;38;5;9mb"
        );
    }

    #[test]
    fn colours_that_change_places_are_not_named_again() {
        let mut pen = Pen::default();
        let (one, other) = ("\x1b[38;5;1;48;5;2m", "\x1b[38;5;2;48;5;1m");
        let frame = format!("{one}a{other}b{one}c{other}d\x1b[38;5;3;48;5;1me\x1b[0mf");
        let written = "\x1b[38;5;1;48;5;2ma\x1b[7mb\x1b[27mc\x1b[7md\x1b[48;5;3me\x1b[27;39;49mf";
        assert_eq!(drawn(&mut pen, &frame, false), written);
    }

    #[test]
    fn without_colours_no_code_of_a_colour_is_written() {
        let mut pen = Pen::default();
        let frame =
            "\x1b[31;42;1ma\x1b[39;49mb\x1b[38;5;1;48;2;1;1;1mc\x1b[39m\x1b[49m\x1b[59m\x1b[0m";
        assert_eq!(drawn(&mut pen, frame, true), "\x1b[1mabc");
    }
}
