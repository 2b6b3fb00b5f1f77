//! The line mode: the same game without a screen, line in, line out, for the ear, for pipes, and for terminals that
//! can do no more.
//!
//! A [`Session`] hears a line and answers in sentences; [`run`] reads the lines and writes the answers, and lets no
//! control character pass. What the session is about is a `Mode`, a game, a replay or a lesson, each with its own
//! list of words; the words of the board are understood in all of them.

mod learn;
mod line;
mod look;
mod mode;
mod play;
mod replay;
mod request;
mod session;
mod voice;

pub use session::{Answer, Desk, Opening, Session, Unfinished};

use std::io::{self, BufRead, BufWriter, IsTerminal, Write};

use anyhow::Result;

use crate::app::message::Language;
use line::Line;

/// How the line mode speaks and listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// In which language.
    pub language: Language,
    /// Whether a prompt stands before each line that is read.
    pub prompt: bool,
    /// Whether the first line that is refused ends everything.
    pub strict: bool,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ended {
    /// By a word, or with the end of the input.
    Left,
    /// By a line that was refused, under [`Options::strict`].
    Refused {
        /// Its number, from 1.
        line: usize,
        /// Why.
        why: String,
    },
}

/// Opens a session, and answers every line of `input` on `output` until the end of either.
///
/// # Errors
/// When the input or the output fails. Whatever was played has been kept before.
pub fn run(
    opening: Opening,
    options: Options,
    desk: Option<Desk<'_>>,
    mut input: impl BufRead,
    output: impl Write,
) -> io::Result<Ended> {
    let mut mouth = Mouth(output);
    let (mut session, first) = Session::new(opening, options.language, desk);
    mouth.say(&first)?;
    for number in 1.. {
        if options.prompt {
            mouth.prompt()?;
        }
        let answer = match line::read(&mut input)? {
            Line::Text(text) => session.hear(&text),
            Line::TooLong => Err(session.too_long()),
            Line::End => {
                if options.prompt {
                    mouth.say(&[String::new()])?;
                }
                break;
            }
        };
        match answer {
            Ok(said) => mouth.say(&said)?,
            Err(why) if options.strict => {
                let (line, why) = (number, speakable(&why));
                return Ok(Ended::Refused { line, why });
            }
            Err(why) => mouth.say(&[why])?,
        }
        if session.is_over() {
            break;
        }
    }
    mouth.say(&session.leave())?;
    Ok(Ended::Left)
}

/// [`run`] on the standard streams: with a prompt where somebody types, and strict only where nobody does.
///
/// # Errors
/// As [`run`].
pub fn main(
    opening: Opening,
    language: Language,
    strict: bool,
    desk: Option<Desk<'_>>,
) -> Result<Ended> {
    let typed = io::stdin().is_terminal();
    let options = Options {
        language,
        prompt: typed && io::stdout().is_terminal(),
        strict: strict && !typed,
    };
    let output = BufWriter::new(io::stdout().lock());
    Ok(run(opening, options, desk, io::stdin().lock(), output)?)
}

/// A sentence without control characters, which an echo of what was typed or the name of a file may hold.
fn speakable(sentence: &str) -> String {
    let speakable = |c: char| if c.is_control() { ' ' } else { c };
    sentence.chars().map(speakable).collect()
}

/// Where everything is said.
struct Mouth<W>(W);

impl<W: Write> Mouth<W> {
    fn say(&mut self, lines: &[String]) -> io::Result<()> {
        let mut text = String::new();
        for line in lines {
            text += &speakable(line);
            text.push('\n');
        }
        self.0.write_all(text.as_bytes())?;
        self.0.flush()
    }

    fn prompt(&mut self) -> io::Result<()> {
        self.0.write_all(b"> ")?;
        self.0.flush()
    }
}
