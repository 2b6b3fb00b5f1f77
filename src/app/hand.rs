//! The hand over a board: cursor, picked piece, typed move, and the mouse; the same wherever moves are made.
//!
//! Four ways lead to a move, and all end in a deed, which the screen judges.

use super::entry::Entry;
use super::marks::Marks;
use super::message::{Command, EntryFault, Msg, NoPick, Notice, Target};
use crate::rules::{Direction, Move, Position, Square, SquareSet};

/// The hand over a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hand {
    /// Where the cursor stands.
    pub cursor: Square,
    /// The picked piece.
    pub picked: Option<Square>,
    /// The typed move.
    pub entry: Entry,
    /// Where the left button went down, and what was picked then.
    press: Option<(Square, Option<Square>)>,
}

/// What the hand wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Deed {
    /// Nothing that is to be said.
    Nothing,
    /// This is said.
    Say(Notice),
    /// This move is tried; a refusal keeps the pick, unless the piece was dragged, and the text.
    Play(Move),
}

impl Deed {
    /// Says what is to be said, and gives the move that is tried.
    pub(super) fn say(self, notice: &mut Option<Notice>) -> Option<Move> {
        match self {
            Self::Nothing => None,
            Self::Say(said) => {
                *notice = Some(said);
                None
            }
            Self::Play(mv) => Some(mv),
        }
    }
}

/// What the hand reaches into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// The position.
    pub position: Position,
    /// Whether moves can be made.
    pub open: bool,
    /// Whether rank 1 is on top.
    pub upside_down: bool,
}

impl Reach {
    fn is_own(self, square: Square) -> bool {
        self.position
            .board()
            .pieces(self.position.turn())
            .contains(square)
    }

    /// The targets of a piece, none when no move can be made.
    fn targets(self, from: Square) -> SquareSet {
        if self.open {
            self.position.targets(from)
        } else {
            SquareSet::EMPTY
        }
    }
}

impl Hand {
    /// A hand with its cursor on a square.
    #[must_use]
    pub fn new(cursor: Square) -> Self {
        Self {
            cursor,
            picked: None,
            entry: Entry::default(),
            press: None,
        }
    }

    /// Lets everything go.
    pub fn let_go(&mut self) {
        self.picked = None;
        self.press = None;
        self.entry.clear();
    }

    /// Lets go after a move was made, with the cursor on its target.
    pub fn moved(&mut self, to: Square) {
        self.let_go();
        self.cursor = to;
    }

    /// What is marked for the hand: cursor, pick, targets, and what would be taken.
    #[must_use]
    pub fn marks(&self, reach: Reach) -> Marks {
        let typed = self.entry.read().ok();
        let origin = typed.and_then(|t| t.from).or(self.picked);
        let within = typed.map_or(SquareSet::ALL, |t| t.to);
        let targets = origin.map_or(SquareSet::EMPTY, |from| reach.targets(from) & within);
        let takes = |to: Square| {
            let ply = origin.and_then(|from| reach.position.play(Move { from, to }).ok());
            ply.map_or(SquareSet::EMPTY, |ply| ply.captured)
        };
        let aim = typed.and_then(|t| t.target).unwrap_or(self.cursor);
        Marks {
            cursor: Some(self.cursor),
            picked: origin,
            targets,
            capturing: targets
                .into_iter()
                .filter(|&to| !takes(to).is_empty())
                .collect(),
            threatened: if targets.contains(aim) {
                takes(aim)
            } else {
                SquareSet::EMPTY
            },
            ..Marks::default()
        }
    }

    /// Performs a command of the board; `None` when it is none.
    pub(super) fn command(&mut self, command: Command, reach: Reach) -> Option<Deed> {
        Some(match command {
            Command::Up => self.step(Direction::North, reach),
            Command::Down => self.step(Direction::South, reach),
            Command::Left => self.step(Direction::West, reach),
            Command::Right => self.step(Direction::East, reach),
            Command::Choose => self.choose(reach),
            Command::Submit => self.submit(reach),
            Command::Next => self.walk(reach, true),
            Command::Previous => self.walk(reach, false),
            Command::Cancel => {
                self.let_go();
                Deed::Nothing
            }
            Command::Erase => {
                self.entry.erase();
                Deed::Nothing
            }
            _ => return None,
        })
    }

    fn step(&mut self, seen: Direction, reach: Reach) -> Deed {
        let direction = if reach.upside_down {
            seen.opposite()
        } else {
            seen
        };
        self.cursor = self.cursor.step(direction).unwrap_or(self.cursor);
        Deed::Nothing
    }

    /// Walks the cursor through the pieces that can move, or the targets of the picked one.
    fn walk(&mut self, reach: Reach, forward: bool) -> Deed {
        let marks = self.marks(reach);
        let stops = match marks.picked {
            Some(_) => marks.targets,
            None if reach.open => reach.position.movable(),
            None => SquareSet::EMPTY,
        };
        let stops: Vec<Square> = stops.into_iter().collect();
        if let (Some(&first), Some(&last)) = (stops.first(), stops.last()) {
            self.cursor = if forward {
                stops
                    .iter()
                    .copied()
                    .find(|&s| s > self.cursor)
                    .unwrap_or(first)
            } else {
                stops
                    .iter()
                    .rev()
                    .copied()
                    .find(|&s| s < self.cursor)
                    .unwrap_or(last)
            };
        }
        Deed::Nothing
    }

    fn choose(&mut self, reach: Reach) -> Deed {
        match self.picked {
            Some(from) if from == self.cursor => {
                self.let_go();
                Deed::Nothing
            }
            Some(from) if !reach.is_own(self.cursor) => Deed::Play(Move {
                from,
                to: self.cursor,
            }),
            _ => self.pick(self.cursor, reach),
        }
    }

    fn pick(&mut self, square: Square, reach: Reach) -> Deed {
        let reason = if !reach.open {
            NoPick::GameOver
        } else if reach.position.board().piece(square).is_none() {
            NoPick::Empty
        } else if !reach.is_own(square) {
            NoPick::NotYours
        } else if reach.targets(square).is_empty() {
            NoPick::Stuck
        } else {
            self.picked = Some(square);
            return Deed::Nothing;
        };
        Deed::Say(Notice::NoPick(square, reason))
    }

    /// Plays the typed move, or picks the piece on the one typed square.
    fn submit(&mut self, reach: Reach) -> Deed {
        let typed = match self.entry.read() {
            Ok(typed) => typed,
            Err(fault) => return Deed::Say(Notice::BadEntry(fault)),
        };
        match (typed.from, typed.target) {
            (Some(from), Some(to)) => {
                self.cursor = from;
                Deed::Play(Move { from, to })
            }
            (Some(square), None) if typed.to == SquareSet::ALL => {
                self.cursor = square;
                match self.picked {
                    Some(from) if !reach.is_own(square) => Deed::Play(Move { from, to: square }),
                    _ => {
                        let deed = self.pick(square, reach);
                        if deed == Deed::Nothing {
                            self.entry.clear();
                        }
                        deed
                    }
                }
            }
            // A letter without its digit.
            _ => {
                let letter = self.entry.text().trim_end().chars().last().unwrap_or('?');
                Deed::Say(Notice::BadEntry(EntryFault::NoSquare(letter.to_string())))
            }
        }
    }

    /// A character was typed, or the mouse acted over the board; `None` when it is nothing to the hand, or when it
    /// only moves it. What was said before is answered by what is done now; a release only ends what a press began.
    pub(super) fn take(
        &mut self,
        msg: &Msg,
        reach: Reach,
        notice: &mut Option<Notice>,
    ) -> Option<Deed> {
        let deed = match *msg {
            Msg::Release(target) => return Some(self.release(target, reach)),
            Msg::Drag(target) => {
                self.drag(target);
                return None;
            }
            Msg::Type(c) => self.type_char(c),
            Msg::Press(target) => self.press(target, reach),
            Msg::RightPress => {
                self.let_go();
                Deed::Nothing
            }
            _ => return None,
        };
        *notice = None;
        Some(deed)
    }

    /// Types a character of a move. It is taken also when no move can be made: the refusal then answers the
    /// whole move, and Enter cannot mean anything else meanwhile.
    fn type_char(&mut self, c: char) -> Deed {
        self.entry.push(c);
        Deed::Nothing
    }

    /// The left button went down.
    fn press(&mut self, target: Target, reach: Reach) -> Deed {
        let Target::Square(square) = target else {
            self.let_go();
            return Deed::Nothing;
        };
        self.press = Some((square, self.picked));
        self.cursor = square;
        self.entry.clear();
        if reach.open && reach.is_own(square) {
            self.pick(square, reach)
        } else {
            Deed::Nothing
        }
    }

    /// The mouse moved with the left button down.
    fn drag(&mut self, target: Target) {
        if let (Target::Square(square), Some(_)) = (target, self.press) {
            self.cursor = square;
        }
    }

    /// The left button went up.
    fn release(&mut self, target: Target, reach: Reach) -> Deed {
        let Some((from, before)) = self.press.take() else {
            return Deed::Nothing;
        };
        match target {
            Target::Square(square) if square == from => self.click(square, before, reach),
            // Refused, the dragged piece has gone back.
            Target::Square(square) if self.picked == Some(from) => {
                self.picked = None;
                Deed::Play(Move { from, to: square })
            }
            // Let go beside the board, the piece goes back.
            _ if self.picked == Some(from) => {
                self.let_go();
                self.cursor = from;
                Deed::Nothing
            }
            _ => Deed::Nothing,
        }
    }

    fn click(&mut self, square: Square, before: Option<Square>, reach: Reach) -> Deed {
        match before {
            Some(picked) if picked == square => {
                self.let_go();
                Deed::Nothing
            }
            Some(from) if !reach.is_own(square) => Deed::Play(Move { from, to: square }),
            _ if self.picked != Some(square) => self.pick(square, reach),
            _ => Deed::Nothing,
        }
    }
}
