//! A frame's bytes, gathered and written in one piece.

use std::io::{self, Write};

/// Gathers what is written and hands it to standard output when it is flushed.
pub(super) struct Out {
    frame: Vec<u8>,
    /// Whether not even the codes of the default colours may be written.
    colourless: bool,
}

impl Out {
    pub(super) fn new(colourless: bool) -> Self {
        Self {
            frame: Vec::new(),
            colourless,
        }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.frame.is_empty() {
            super::begin(&mut self.frame);
        }
        self.frame.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let mut frame = std::mem::take(&mut self.frame);
        if self.colourless {
            frame = without(
                &frame,
                &[b"\x1b[39m", b"\x1b[49m", b"\x1b[59m", b"\x1b[39;49m"],
            );
        }
        if frame.is_empty() {
            return Ok(());
        }
        super::end(&mut frame);
        let mut out = io::stdout().lock();
        out.write_all(&frame)?;
        out.flush()?;
        frame.clear();
        self.frame = frame;
        Ok(())
    }
}

/// The bytes without these sequences.
fn without(bytes: &[u8], sequences: &[&[u8]]) -> Vec<u8> {
    let mut kept = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((&first, behind)) = rest.split_first() {
        if let Some(after) = sequences.iter().find_map(|s| rest.strip_prefix(*s)) {
            rest = after;
        } else {
            kept.push(first);
            rest = behind;
        }
    }
    kept
}
