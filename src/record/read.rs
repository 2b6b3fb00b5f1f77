//! Reads a text: the header, the moves, the end.

use super::end;
use super::fault::{Fault, Reason};
use super::head::Head;
use super::scan::{Captures, Part, Scanner, Token, Written};
use super::spot::{Lines, Spot};
use super::verdict::Score;
use super::warning::{Caution, Warning};
use super::{Hints, MAX_BYTES, MAX_PLIES, Reading, Record, Variation};
use crate::rules::{End, Game, IllegalMove, Ply, Position, SquareSet};

/// Reads a text; `after` is why what follows it in its file is no text.
pub(super) fn read(text: &str, hints: Hints, after: Option<Reason>) -> Reading {
    if text.len() > MAX_BYTES {
        return refuse(hints, Reason::TooLong);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let control = text
        .char_indices()
        .find(|&(_, c)| c.is_control() && !matches!(c, '\t' | '\n' | '\r'));
    let (text, rotten) = match control {
        Some((at, c)) => (&text[..at], Some(Reason::Control(c))),
        None => (text, after),
    };
    let mut reader = Reader {
        text,
        rotten,
        lines: Lines::new(text),
        record: nothing(hints),
        warnings: Vec::new(),
        bare: None,
        variations: None,
        gone: None,
    };
    let fault = reader.run(hints).err();
    Reading {
        record: reader.record,
        warnings: reader.warnings,
        fault,
    }
}

/// The reading of what is no record at all.
pub(super) fn refuse(hints: Hints, reason: Reason) -> Reading {
    Reading {
        record: nothing(hints),
        warnings: Vec::new(),
        fault: Some(Fault { spot: None, reason }),
    }
}

pub(super) fn nothing(hints: Hints) -> Record {
    Record::new(Game::new(Position::start(
        hints.ruleset.unwrap_or_default(),
    )))
}

struct Reader<'a> {
    text: &'a str,
    /// What stands at the end of `text` and is no text.
    rotten: Option<Reason>,
    lines: Lines<'a>,
    record: Record,
    warnings: Vec<Warning>,
    /// Where the first capture without its squares stands, and how many there are.
    bare: Option<(Spot, usize)>,
    variations: Option<(Spot, usize)>,
    /// The word with which the list ended a game that the rules had not ended.
    gone: Option<Gone>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Gone {
    Resigned,
    TimedOut,
}

impl<'a> Reader<'a> {
    fn run(&mut self, hints: Hints) -> Result<(), Fault> {
        let mut tokens = Scanner::new(self.text).peekable();
        if tokens.peek().is_none() {
            let reason = Reason::Empty;
            return Err(self.rotten().unwrap_or(Fault { spot: None, reason }));
        }
        let mut head = Head::default();
        while let Some(token) =
            tokens.next_if(|token| matches!(token.part, Part::Group(_) | Part::Remark(_)))
        {
            match token.part {
                Part::Group(inner) => {
                    if let Err(caution) = head.take(&mut self.record, &token, inner) {
                        self.warn(token.at, token.text, caution);
                    }
                }
                _ => self.take_comment(&token),
            }
        }
        let start = head.start(hints, &mut |entry, caution| {
            self.warn(entry.at, entry.text, caution);
        });
        let start = start.map_err(|(entry, reason)| self.fault(entry.at, entry.text, reason))?;
        self.record.game = Game::new(start);
        let moves = self.take_all(tokens);
        self.sum_up();
        moves?;
        self.rotten().map_or(Ok(()), Err)?;
        let resigned = self.gone == Some(Gone::Resigned);
        let (lines, warnings) = (&mut self.lines, &mut self.warnings);
        end::settle(&mut self.record, &head, resigned, &mut |entry, caution| {
            let spot = lines.spot(entry.at, entry.text);
            warnings.push(Warning { spot, caution });
        });
        Ok(())
    }

    /// Everything after the header.
    fn take_all(&mut self, mut tokens: impl Iterator<Item = Token<'a>>) -> Result<(), Fault> {
        while let Some(token) = tokens.next() {
            match &token.part {
                Part::Move(written) => {
                    if self.gone.is_some() || self.record.game.outcome().is_some() {
                        let follow = 1 + tokens
                            .filter(|token| matches!(token.part, Part::Move(_)))
                            .count();
                        return Err(self.after_end(&token, follow));
                    }
                    self.take_move(&token, written)?;
                }
                Part::Group(_) | Part::Remark(_) => self.take_comment(&token),
                Part::Variation(text) => {
                    let text = text.replace("\r\n", "\n").replace('\r', "\n");
                    let after = self.record.game.plies().len();
                    self.record.variations.push(Variation { after, text });
                    match &mut self.variations {
                        Some((_, count)) => *count += 1,
                        None => self.variations = Some((self.lines.spot(token.at, token.text), 1)),
                    }
                }
                Part::Resign => self.take_end(&token, Gone::Resigned),
                Part::Timeout => self.take_end(&token, Gone::TimedOut),
                Part::Unclosed => return Err(self.fault(token.at, token.text, Reason::Unclosed)),
                Part::Other => return Err(self.move_fault(&token, Reason::NotAMove)),
            }
        }
        Ok(())
    }

    fn take_move(&mut self, token: &Token<'a>, written: &Written) -> Result<(), Fault> {
        let game = &mut self.record.game;
        if game.plies().len() == MAX_PLIES {
            return Err(self.move_fault(token, Reason::TooManyPlies));
        }
        let ply = match game.play(written.mv) {
            Ok(ply) => ply,
            Err(e) => {
                let position = game.position();
                let other = position.with_turn(!position.turn());
                let begins = e == IllegalMove::NotYours
                    && game.plies().is_empty()
                    && other.check(written.mv).is_ok();
                let reason = if begins {
                    Reason::OtherBeginner(other.turn())
                } else {
                    Reason::Illegal(e)
                };
                return Err(self.move_fault(token, reason));
            }
        };
        self.compare(token, written, ply);
        Ok(())
    }

    /// Warns of what the text says of a move and the rules do not.
    fn compare(&mut self, token: &Token<'a>, written: &Written, ply: Ply) {
        if written
            .by_king
            .is_some_and(|by_king| by_king != ply.by_king())
        {
            self.warn_of_ply(token, Caution::Letter);
        }
        match written.captures {
            Captures::Squares(given) => {
                // Some write the captured king like a pawn.
                let king = match ply.end {
                    Some(End::KingCaptured) => SquareSet::of(ply.after.board().king()),
                    _ => SquareSet::EMPTY,
                };
                if given - king != ply.captured {
                    self.warn_of_ply(token, Caution::Captures(ply.captured));
                }
            }
            Captures::Bare if ply.captured.is_empty() && ply.end != Some(End::KingCaptured) => {
                self.warn_of_ply(token, Caution::Captures(ply.captured));
            }
            Captures::None | Captures::Bare if !ply.captured.is_empty() => match &mut self.bare {
                Some((_, count)) => *count += 1,
                None => self.bare = Some((self.ply_spot(token), 1)),
            },
            Captures::None | Captures::Bare => {}
        }
        if written.ends && ply.end.is_none() {
            self.warn_of_ply(token, Caution::EndMark);
        }
    }

    /// A comment belongs to the ply before it, or in two parts to the two of the turn.
    fn take_comment(&mut self, token: &Token<'a>) {
        let plies = self.record.game.plies().len();
        match token.part {
            Part::Group(inner) => match inner.split_once('|') {
                Some((first, second)) if plies > 0 => {
                    self.record.add_comment(plies - (plies - 1) % 2, first);
                    self.record.add_comment(plies, second);
                }
                _ => self.record.add_comment(plies, inner),
            },
            Part::Remark(text) => self.record.add_comment(plies, text),
            _ => {}
        }
    }

    fn take_end(&mut self, token: &Token<'a>, gone: Gone) {
        if self.gone.is_some() || self.record.game.outcome().is_some() {
            self.warn(token.at, token.text, Caution::LateWord);
            return;
        }
        self.gone = Some(gone);
        match gone {
            // Cannot fail, since the game is not over.
            Gone::Resigned => drop(self.record.game.resign()),
            Gone::TimedOut => {
                let loser = self.record.game.position().turn();
                self.record.said.score = Some(Score::Won(!loser));
                "timeout".clone_into(&mut self.record.said.words);
            }
        }
    }

    fn after_end(&mut self, token: &Token<'a>, follow: usize) -> Fault {
        let turn = self.record.game.plies().len().div_ceil(2);
        let verdict = self.record.verdict();
        self.move_fault(
            token,
            Reason::AfterEnd {
                verdict,
                turn,
                follow,
            },
        )
    }

    /// The warnings that count over the whole list.
    fn sum_up(&mut self) {
        if let Some((spot, count)) = self.bare.take() {
            self.warnings.push(Warning {
                spot,
                caution: Caution::BareCaptures(count),
            });
        }
        if let Some((spot, count)) = self.variations.take() {
            self.warnings.push(Warning {
                spot,
                caution: Caution::Variations(count),
            });
        }
    }

    fn warn(&mut self, at: usize, text: &str, caution: Caution) {
        let spot = self.lines.spot(at, text);
        self.warnings.push(Warning { spot, caution });
    }

    /// Warns of the move that was played last.
    fn warn_of_ply(&mut self, token: &Token<'a>, caution: Caution) {
        let spot = self.ply_spot(token);
        self.warnings.push(Warning { spot, caution });
    }

    /// The spot of the move that was played last.
    fn ply_spot(&mut self, token: &Token<'a>) -> Spot {
        let game = &self.record.game;
        Spot {
            turn: Some((game.plies().len().div_ceil(2), !game.position().turn())),
            ..self.lines.spot(token.at, token.text)
        }
    }

    /// The fault of a move that was not played.
    fn move_fault(&mut self, token: &Token<'a>, reason: Reason) -> Fault {
        let game = &self.record.game;
        let turn = Some((game.plies().len() / 2 + 1, game.position().turn()));
        let mut fault = self.fault(token.at, token.text, reason);
        if let Some(spot) = &mut fault.spot
            && !spot.text.is_empty()
        {
            spot.turn = turn;
        }
        fault
    }

    /// A fault at a part of the text; what reaches to its end may have been cut there, by what is no text.
    fn fault(&mut self, at: usize, text: &str, reason: Reason) -> Fault {
        let cut = at + text.len() == self.text.len();
        let rotten = if cut { self.rotten() } else { None };
        rotten.unwrap_or_else(|| Fault {
            spot: Some(self.lines.spot(at, text)),
            reason,
        })
    }

    /// The fault of what is no text, behind all that is.
    fn rotten(&mut self) -> Option<Fault> {
        let reason = self.rotten.take()?;
        let spot = Some(self.lines.spot(self.text.len(), ""));
        Some(Fault { spot, reason })
    }
}
