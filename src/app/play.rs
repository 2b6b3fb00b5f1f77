//! A game at the board: what the players have picked, typed and been told.

use super::entry::Entry;
use super::marks::Marks;
use super::message::{Command, Effect, First, NoPick, Notice, Setup, Target};
use super::plan::Wish;
use super::{Cover, Next, Settings};
use crate::rules::{Direction, Game, Move, Outcome, Ply, Position, Side, Square, SquareSet};

/// A game at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four switches that the players flip one by one"
)]
pub struct Play {
    /// The game.
    pub game: Game,
    /// The players of the attackers and of the defenders; empty for none.
    pub names: [String; 2],
    /// Half points of the games before this one in the pair, of the attackers' and the defenders' player.
    pub points: [u32; 2],
    /// Where the cursor stands.
    pub cursor: Square,
    /// The picked piece.
    pub picked: Option<Square>,
    /// The typed move.
    pub entry: Entry,
    /// What the players are told about what they just did.
    pub notice: Option<Notice>,
    /// The first row of the move list, while it does not follow the game.
    pub scroll: Option<usize>,
    /// Whether the king's breath is shown.
    pub breath: bool,
    /// Whether the open ways are not painted.
    pub ways_hidden: bool,
    upside_down: bool,
    panel_toggled: bool,
    /// Where the left button went down, and what was picked then.
    press: Option<(Square, Option<Square>)>,
}

impl Play {
    /// A game from a position.
    #[must_use]
    pub fn new(start: Position, names: [String; 2]) -> Self {
        let first = start.movable().first().unwrap_or(Square::KONAKIS);
        Self {
            game: Game::new(start),
            names,
            points: [0, 0],
            cursor: if start.board() == crate::rules::Board::START {
                Square::KONAKIS
            } else {
                first
            },
            picked: None,
            entry: Entry::default(),
            notice: None,
            scroll: None,
            breath: false,
            ways_hidden: false,
            upside_down: false,
            panel_toggled: false,
            press: None,
        }
    }

    /// The game that a form describes.
    #[must_use]
    pub fn from_setup(setup: &Setup) -> Self {
        let turn = match setup.first {
            First::Attackers => Side::Attackers,
            First::Defenders => Side::Defenders,
        };
        Self::new(
            Position::start(setup.ruleset).with_turn(turn),
            setup.names.clone(),
        )
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// Half points of the pair with the game as it stands.
    #[must_use]
    pub fn score(&self) -> [u32; 2] {
        let [attackers, defenders] = self.points;
        match self.game.outcome().map(Outcome::winner) {
            None => [attackers, defenders],
            Some(None) => [attackers + 1, defenders + 1],
            Some(Some(Side::Attackers)) => [attackers + 2, defenders],
            Some(Some(Side::Defenders)) => [attackers, defenders + 2],
        }
    }

    /// Whether rank 1 is on top now.
    #[must_use]
    pub fn upside_down(&self, settings: &Settings) -> bool {
        let turned = settings.turning == super::message::Turning::Auto
            && self.position().turn() == Side::Defenders;
        self.upside_down != turned
    }

    /// What is wished of the playing screen.
    #[must_use]
    pub fn wish(&self, settings: &Settings) -> Wish {
        Wish {
            size: settings.size,
            ground: settings.look.ground(),
            panel_toggled: self.panel_toggled,
            upside_down: self.upside_down(settings),
        }
    }

    /// The way that each direction opens to the king, with its goal.
    #[must_use]
    pub fn open_ways(&self) -> Vec<(Direction, Square)> {
        let (position, king) = (self.position(), self.position().board().king());
        let ways = position.ways();
        let way = |d: Direction| {
            Some((
                d,
                ways.into_iter()
                    .find(|&goal| king.direction_to(goal) == Some(d))?,
            ))
        };
        Direction::ALL.into_iter().filter_map(way).collect()
    }

    /// What is marked on the board.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let position = self.position();
        let typed = self.entry.read().ok();
        let origin = typed.and_then(|t| t.from).or(self.picked);
        let within = typed.map_or(SquareSet::ALL, |t| t.to);
        let targets = if self.game.outcome().is_some() {
            SquareSet::EMPTY
        } else {
            origin.map_or(SquareSet::EMPTY, |from| position.targets(from) & within)
        };
        let takes = |to: Square| {
            let ply = origin.and_then(|from| position.play(Move { from, to }).ok());
            ply.map_or(SquareSet::EMPTY, |ply| ply.captured)
        };
        let aim = typed.and_then(|t| t.target).unwrap_or(self.cursor);
        let last = self.game.last();
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
            last: last.map(|ply| ply.mv),
            taken: last.map_or(SquareSet::EMPTY, |ply| ply.captured),
            ways: if self.ways_hidden || self.game.outcome().is_some() {
                SquareSet::EMPTY
            } else {
                self.way_squares()
            },
            breath: if self.breath {
                position.breath()
            } else {
                SquareSet::EMPTY
            },
        }
    }

    /// The goals of the open ways and the squares before them.
    fn way_squares(&self) -> SquareSet {
        let king = self.position().board().king();
        let line = |(d, goal): (Direction, Square)| {
            king.ray(d).take_while(move |&s| s != goal).chain([goal])
        };
        self.open_ways().into_iter().flat_map(line).collect()
    }

    /// Performs a command.
    pub(super) fn command(&mut self, command: Command, settings: &Settings) -> Next {
        match command {
            Command::Up | Command::Down | Command::Left | Command::Right => {
                self.step(command, settings);
            }
            Command::Choose => return self.choose(),
            Command::Cancel => self.let_go(),
            Command::Submit => return self.submit(),
            Command::Erase => self.entry.erase(),
            Command::Next => self.walk(1),
            Command::Previous => self.walk(-1),
            Command::Undo => self.undo(),
            Command::Redo => self.redo(),
            Command::TurnBoard => self.upside_down = !self.upside_down,
            Command::Ways => self.ways_hidden = !self.ways_hidden,
            Command::Breath => self.breath = !self.breath,
            Command::Panel => self.panel_toggled = !self.panel_toggled,
            Command::PageUp => self.scroll_by(-5),
            Command::PageDown => self.scroll_by(5),
            Command::Home => self.scroll = Some(0),
            Command::End => self.scroll = None,
            Command::Why => match self.told_rule() {
                Some(section) => return Next::Cover(Cover::Rule(section)),
                None => self.notice = Some(self.why()),
            },
            Command::NewGame => return Next::Cover(Cover::Setup),
            Command::Endings => return Next::Cover(Cover::Endings),
            Command::Rematch => return self.rematch(),
            Command::Quit if self.game.plies().is_empty() || self.game.outcome().is_some() => {
                return Next::Leave;
            }
            Command::Quit => return Next::Cover(Cover::Leave),
            _ => {}
        }
        Next::Stay
    }

    /// Types a character of a move.
    pub(super) fn type_char(&mut self, c: char) {
        if self.game.outcome().is_some() && self.entry.is_empty() {
            self.notice = Some(Notice::NoPick(self.cursor, NoPick::GameOver));
            return;
        }
        self.notice = None;
        self.entry.push(c);
    }

    fn step(&mut self, command: Command, settings: &Settings) {
        let direction = match command {
            Command::Up => Direction::North,
            Command::Down => Direction::South,
            Command::Left => Direction::West,
            _ => Direction::East,
        };
        let direction = match (self.upside_down(settings), direction) {
            (false, d) => d,
            (true, Direction::North) => Direction::South,
            (true, Direction::South) => Direction::North,
            (true, Direction::East) => Direction::West,
            (true, Direction::West) => Direction::East,
        };
        if let Some(square) = self.cursor.step(direction) {
            self.cursor = square;
        }
    }

    /// Walks the cursor through the pieces that can move, or the targets of the picked one.
    fn walk(&mut self, by: isize) {
        let marks = self.marks();
        let stops = match marks.picked {
            Some(_) => marks.targets,
            None if self.game.outcome().is_some() => SquareSet::EMPTY,
            None => self.position().movable(),
        };
        let stops: Vec<Square> = stops.into_iter().collect();
        if let (Some(&first), Some(&last)) = (stops.first(), stops.last()) {
            let next = stops
                .iter()
                .copied()
                .find(|&s| s > self.cursor)
                .unwrap_or(first);
            let before = stops
                .iter()
                .rev()
                .copied()
                .find(|&s| s < self.cursor)
                .unwrap_or(last);
            self.cursor = if by > 0 { next } else { before };
        }
    }

    fn choose(&mut self) -> Next {
        match self.picked {
            Some(from) if from == self.cursor => {
                self.let_go();
                Next::Stay
            }
            Some(from) if !self.is_own(self.cursor) => self.play(Move {
                from,
                to: self.cursor,
            }),
            _ => {
                self.pick(self.cursor);
                Next::Stay
            }
        }
    }

    fn is_own(&self, square: Square) -> bool {
        self.position()
            .board()
            .pieces(self.position().turn())
            .contains(square)
    }

    fn pick(&mut self, square: Square) {
        let reason = if self.game.outcome().is_some() {
            Some(NoPick::GameOver)
        } else if self.position().board().piece(square).is_none() {
            Some(NoPick::Empty)
        } else if !self.is_own(square) {
            Some(NoPick::NotYours)
        } else if self.position().targets(square).is_empty() {
            Some(NoPick::Stuck)
        } else {
            None
        };
        self.notice = reason.map(|reason| Notice::NoPick(square, reason));
        if reason.is_none() {
            self.picked = Some(square);
        }
    }

    fn let_go(&mut self) {
        self.picked = None;
        self.press = None;
        self.notice = None;
        self.entry.clear();
    }

    fn submit(&mut self) -> Next {
        let typed = match self.entry.read() {
            Ok(typed) => typed,
            Err(fault) => {
                self.notice = Some(Notice::BadEntry(fault));
                return Next::Stay;
            }
        };
        match (typed.from, typed.target) {
            (Some(from), Some(to)) => {
                self.cursor = from;
                self.play(Move { from, to })
            }
            (Some(square), None) if typed.to == SquareSet::ALL => {
                self.cursor = square;
                match self.picked {
                    Some(from) if self.position().targets(from).contains(square) => {
                        self.play(Move { from, to: square })
                    }
                    _ => {
                        self.pick(square);
                        if self.notice.is_none() {
                            self.entry.clear();
                        }
                        Next::Stay
                    }
                }
            }
            _ => {
                let rest = self
                    .entry
                    .text()
                    .trim_start_matches(|c: char| typed.from.is_some() && c != ' ');
                let word = if rest.is_empty() {
                    self.entry.text()
                } else {
                    rest
                };
                self.notice = Some(Notice::BadEntry(super::message::EntryFault::NoSquare(
                    word.trim().to_owned(),
                )));
                Next::Stay
            }
        }
    }

    /// Plays a move, or says why not and keeps the pick and the text.
    fn play(&mut self, mv: Move) -> Next {
        match self.game.play(mv) {
            Ok(ply) => {
                self.let_go();
                self.scroll = None;
                self.cursor = mv.to;
                heard(ply)
            }
            Err(reason) => {
                self.notice = Some(Notice::Refused(mv, reason));
                Next::Stay
            }
        }
    }

    fn undo(&mut self) {
        let (ending, last) = (self.game.outcome(), self.game.last());
        self.let_go();
        self.scroll = None;
        self.notice = if !self.game.undo() {
            Some(Notice::NothingToUndo)
        } else if matches!(ending, Some(outcome) if !matches!(outcome, Outcome::Board(_))) {
            Some(Notice::EndingTakenBack)
        } else {
            last.map(|ply| {
                self.cursor = ply.mv.from;
                Notice::TakenBack(ply.mv)
            })
        };
    }

    fn redo(&mut self) {
        self.let_go();
        self.scroll = None;
        self.notice = if self.game.redo() {
            self.game.last().map(|ply| {
                self.cursor = ply.mv.to;
                Notice::BroughtBack(ply.mv)
            })
        } else {
            Some(Notice::NothingToRedo)
        };
    }

    /// The section of RULES.md whose sentence is being told.
    const fn told_rule(&self) -> Option<u8> {
        match self.notice {
            Some(Notice::Rule(section)) => Some(section),
            Some(Notice::Spared(_, why)) => Some(why.section()),
            _ => None,
        }
    }

    /// The rule behind a refusal, a spared pawn, a capture or an ending, whichever is the latest.
    fn why(&self) -> Notice {
        match self.notice {
            Some(Notice::Refused(_, reason)) => Notice::Rule(reason.section()),
            _ => match self.game.last() {
                _ if matches!(self.game.outcome(), Some(o) if !matches!(o, Outcome::Board(_))) => {
                    Notice::Rule(11)
                }
                None => Notice::NothingToExplain,
                Some(ply) => match (ply.end, ply.spared().first()) {
                    (Some(end), _) => Notice::Rule(end.section(ply.after.ruleset())),
                    (None, Some(&(square, why))) => Notice::Spared(square, why),
                    (None, None) => match ply.pincers().next() {
                        Some((_, anvil)) => Notice::Rule(anvil.section()),
                        None => match ply.after.call() {
                            Some(call) => Notice::Rule(call.section(ply.after.ruleset())),
                            None => Notice::NothingToExplain,
                        },
                    },
                },
            },
        }
    }

    fn rematch(&mut self) -> Next {
        let [attackers, defenders] = self.names.clone();
        let points = self.score();
        let mut next = Self::new(self.game.start(), [defenders, attackers]);
        next.points = [points[1], points[0]];
        next.breath = self.breath;
        next.ways_hidden = self.ways_hidden;
        next.upside_down = self.upside_down;
        next.panel_toggled = self.panel_toggled;
        *self = next;
        Next::Stay
    }

    /// The side to move resigns.
    pub(super) fn resign(&mut self) {
        self.let_go();
        // The dialog is open only while the game goes on.
        let _ = self.game.resign();
    }

    /// The side to move claims a draw.
    pub(super) fn claim(&mut self) {
        self.let_go();
        // The dialog offers it only where it may be claimed.
        let _ = self.game.claim();
    }

    /// The other side accepts the draw.
    pub(super) fn agree(&mut self) {
        self.let_go();
        // The question is open only while the game goes on.
        let _ = self.game.agree();
    }

    /// Scrolls the move list by so many rows; past its end it follows the game again.
    fn scroll_by(&mut self, rows: isize) {
        let turns = self.game.plies().len().div_ceil(2);
        let from = self.scroll.unwrap_or(turns);
        let to = from.saturating_add_signed(rows);
        self.scroll = (to < turns).then_some(to);
    }

    /// The left button went down.
    pub(super) fn press(&mut self, target: Target) {
        let Target::Square(square) = target else {
            if target == Target::Nothing {
                self.let_go();
            }
            return;
        };
        self.press = Some((square, self.picked));
        self.cursor = square;
        self.entry.clear();
        if self.game.outcome().is_none() && self.is_own(square) {
            self.pick(square);
        }
    }

    /// The mouse moved with the left button down.
    pub(super) fn drag(&mut self, target: Target) {
        if let (Target::Square(square), Some(_)) = (target, self.press) {
            self.cursor = square;
        }
    }

    /// The left button went up.
    pub(super) fn release(&mut self, target: Target) -> Next {
        let Some((from, before)) = self.press.take() else {
            return Next::Stay;
        };
        match target {
            Target::Square(square) if square == from => self.click(square, before),
            // A dragged piece goes to its target, or back.
            Target::Square(square) if self.picked == Some(from) => {
                let next = self.play(Move { from, to: square });
                self.picked = None;
                next
            }
            _ if self.picked == Some(from) => {
                self.let_go();
                self.cursor = from;
                Next::Stay
            }
            _ => Next::Stay,
        }
    }

    fn click(&mut self, square: Square, before: Option<Square>) -> Next {
        match before {
            Some(picked) if picked == square => self.let_go(),
            Some(from) if !self.is_own(square) => return self.play(Move { from, to: square }),
            _ if self.picked != Some(square) => self.pick(square),
            _ => {}
        }
        Next::Stay
    }

    /// The right button lets go.
    pub(super) fn right_press(&mut self) {
        self.let_go();
    }

    /// The wheel scrolls the move list.
    pub(super) fn wheel(&mut self, by: i8) {
        self.scroll_by(isize::from(by) * 2);
    }
}

/// The bell rings at Raichi, Tuichi and the end.
fn heard(ply: Ply) -> Next {
    if ply.after.call().is_some() || ply.end.is_some() {
        Next::Do(vec![Effect::Bell])
    } else {
        Next::Stay
    }
}
