//! A position: whose turn it is on which board under which ruleset; its moves, judged and played.

mod text;

use super::board::{Board, Piece, Side};
use super::capture;
use super::ply::{End, IllegalMove, Move, Ply};
use super::ruleset::Ruleset;
use super::set::SquareSet;
use super::square::Square;
pub use text::PositionError;

/// A board, whose turn it is, and the ruleset.
///
/// Its text is `fortress attackers /3ttt3/…/`: ruleset, side to move, and the board as a record or a picture.
///
/// ```
/// use tablut::rules::{Position, Ruleset};
/// let start = Position::start(Ruleset::Fortress);
/// let ply = start.play("d1-d4".parse().unwrap()).unwrap();
/// assert!(ply.captured.is_empty());
/// assert_eq!(ply.after.to_string().parse(), Ok(ply.after));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    board: Board,
    turn: Side,
    ruleset: Ruleset,
}

impl Position {
    /// The start, attackers to move (RULES.md 1 and 2).
    #[must_use]
    pub const fn start(ruleset: Ruleset) -> Self {
        Self {
            board: Board::START,
            turn: Side::Attackers,
            ruleset,
        }
    }

    /// Puts a ruleset, a turn and a board together.
    ///
    /// A pawn on a Fortress, which no move leads to, only stands in the way there; the text of a position
    /// refuses it.
    #[must_use]
    pub const fn new(ruleset: Ruleset, turn: Side, board: Board) -> Self {
        Self {
            board,
            turn,
            ruleset,
        }
    }

    /// The same board with the other side to move, as when the defenders begin (RULES.md 2).
    #[must_use]
    pub const fn with_turn(self, turn: Side) -> Self {
        Self { turn, ..self }
    }

    /// The board.
    #[must_use]
    pub const fn board(self) -> Board {
        self.board
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(self) -> Side {
        self.turn
    }

    /// The ruleset.
    #[must_use]
    pub const fn ruleset(self) -> Ruleset {
        self.ruleset
    }

    /// How the game is over on this board, judged in the order of RULES.md 9.
    ///
    /// The king's capture counts when the defenders are to move, since the attackers then moved last (RULES.md 10).
    #[must_use]
    #[expect(
        clippy::inline_always,
        reason = "every ply ends here: measured, a fifth of the speed"
    )]
    #[inline(always)]
    pub fn end(self) -> Option<End> {
        if self.ruleset.goals().meets(self.board.king_set()) {
            Some(End::KingEscaped)
        } else if self.king_is_captured() {
            Some(End::KingCaptured)
        } else if self.has_move() {
            None
        } else {
            Some(End::NoMoves(self.turn))
        }
    }

    /// The squares to which the piece on `from` could slide and where it may stop; of either side, and also
    /// when the game is over. None for an empty square.
    #[must_use]
    pub fn reach(self, from: Square) -> SquareSet {
        match self.board.piece(from) {
            Some(piece) => {
                (!self.board.occupied()).slide(SquareSet::of(from)) - self.ruleset.closed(piece)
            }
            None => SquareSet::EMPTY,
        }
    }

    /// The legal targets of the piece on `from`: none unless it is the turn of its side and the game goes on.
    #[must_use]
    pub fn targets(self, from: Square) -> SquareSet {
        let own = self
            .board
            .piece(from)
            .is_some_and(|piece| piece.side() == self.turn);
        if own && self.end().is_none() {
            self.reach(from)
        } else {
            SquareSet::EMPTY
        }
    }

    /// The pieces of the side to move that have a legal move; none when the game is over.
    #[must_use]
    pub fn movable(self) -> SquareSet {
        if self.end().is_some() {
            return SquareSet::EMPTY;
        }
        self.board
            .pieces(self.turn)
            .into_iter()
            .filter(|&from| !self.reach(from).is_empty())
            .collect()
    }

    /// Every legal move, sorted by origin, then by target; none when the game is over.
    pub fn legal_moves(self) -> impl Iterator<Item = Move> {
        let movers = if self.end().is_some() {
            SquareSet::EMPTY
        } else {
            self.board.pieces(self.turn)
        };
        movers.into_iter().flat_map(move |from| {
            self.reach(from)
                .into_iter()
                .map(move |to| Move { from, to })
        })
    }

    /// Judges a move.
    ///
    /// # Errors
    /// The first reason against it, in the order of [`IllegalMove`].
    pub fn check(self, mv: Move) -> Result<(), IllegalMove> {
        if self.end().is_some() {
            return Err(IllegalMove::GameOver);
        }
        let piece = self.board.piece(mv.from).ok_or(IllegalMove::Empty)?;
        if piece.side() != self.turn {
            return Err(IllegalMove::NotYours);
        }
        if mv.from == mv.to {
            return Err(IllegalMove::SameSquare);
        }
        let direction = mv.from.direction_to(mv.to).ok_or(IllegalMove::Diagonal)?;
        for square in mv.from.ray(direction) {
            if self.board.occupied().contains(square) {
                return Err(IllegalMove::Blocked(square));
            }
            if square == mv.to {
                break;
            }
        }
        if mv.to == Square::KONAKIS {
            return Err(IllegalMove::Konakis);
        }
        if self.ruleset.closed(piece).contains(mv.to) {
            return Err(IllegalMove::Fortress);
        }
        Ok(())
    }

    /// Plays a move.
    ///
    /// # Errors
    /// As [`Position::check`]; a refused move changes nothing.
    pub fn play(self, mv: Move) -> Result<Ply, IllegalMove> {
        self.check(mv)?;
        Ok(self.apply(mv))
    }

    /// Applies a move that is known to be legal.
    pub(super) fn apply(self, mv: Move) -> Ply {
        let (captured, after) = self.moved(SquareSet::of(mv.from), SquareSet::of(mv.to));
        Ply {
            mv,
            captured,
            after,
            end: after.end(),
        }
    }

    /// The captures of a legal move between two single squares, and the position after them (RULES.md 9).
    #[expect(
        clippy::inline_always,
        reason = "as for the end: measured, a third of the speed"
    )]
    #[inline(always)]
    fn moved(self, from: SquareSet, to: SquareSet) -> (SquareSet, Self) {
        let Self {
            board,
            turn,
            ruleset,
        } = self;
        let (mut attackers, mut defenders, mut king) =
            (board.attackers(), board.defenders(), board.king_set());
        let mut captured = SquareSet::EMPTY;
        if turn == Side::Attackers {
            attackers = attackers ^ from ^ to;
            captured = capture::taken(to, defenders, attackers | ruleset.fortresses());
            defenders -= captured;
        } else if from == king {
            king = to; // unarmed (RULES.md 6)
        } else {
            defenders = defenders ^ from ^ to;
            captured = capture::taken(to, attackers, defenders | ruleset.fortresses());
            attackers -= captured;
        }
        (
            captured,
            Self {
                board: Board::moved(attackers, defenders, king),
                turn: !turn,
                ruleset,
            },
        )
    }

    /// Hands the captures, the next position and the end of every legal move to `visit`; for a position that
    /// is not over.
    pub(super) fn each_ply(self, visit: impl FnMut(SquareSet, Self, Option<End>)) {
        // With the side as a constant, the loops need not ask for it at every move.
        match self.turn {
            Side::Attackers => self.with_turn(Side::Attackers).visit_plies(visit),
            Side::Defenders => self.with_turn(Side::Defenders).visit_plies(visit),
        }
    }

    /// As [`Self::each_ply`], once for each side that it is compiled for.
    #[expect(clippy::inline_always, reason = "what makes the side a constant")]
    #[inline(always)]
    fn visit_plies(self, mut visit: impl FnMut(SquareSet, Self, Option<End>)) {
        let free = !self.board.occupied();
        let king = self.board.king_set();
        for from in self.board.pieces(self.turn).singles() {
            let piece = if from == king {
                Piece::King
            } else {
                Piece::Attacker
            }; // pawns of both sides stop alike
            for to in (free.slide(from) - self.ruleset.closed(piece)).singles() {
                let (captured, after) = self.moved(from, to);
                visit(captured, after, after.end());
            }
        }
    }

    /// Whether the side to move has a piece with a free neighbour where it may stop, or one by the empty
    /// Konakis with a free square beyond (RULES.md 4 and 8).
    #[inline]
    fn has_move(self) -> bool {
        let free = !self.board.occupied();
        let pawns = self.board.pawns(self.turn);
        if pawns.touches(free - self.ruleset.closed(Piece::Attacker)) {
            return true;
        }
        let king = self.board.pieces(self.turn) - pawns;
        king.touches(free - SquareSet::KONAKIS)
            || free.contains(Square::KONAKIS) && (pawns | king).across_konakis().meets(free)
    }
}
