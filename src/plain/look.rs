//! Says what stands on the board, square by square.

use super::voice::Voice;
use crate::app::message::NoPick;
use crate::rules::{Direction, Game, Move, Piece, Position, SIZE, Square, SquareSet};
use crate::text::plain::Ground;

/// A row or a column.
#[derive(Clone, Copy)]
pub(super) enum Line {
    /// The row of a rank, from 0.
    Row(u8),
    /// The column of a file, from 0.
    Column(u8),
}

impl Line {
    fn squares(self) -> impl Iterator<Item = Square> {
        (0..SIZE).filter_map(move |i| match self {
            Self::Row(rank) => Square::new(i, rank),
            Self::Column(file) => Square::new(file, i),
        })
    }
}

fn ground(position: Position, square: Square) -> Ground {
    if square == Square::KONAKIS {
        Ground::Konakis
    } else if position.ruleset().fortresses().contains(square) {
        Ground::Fortress
    } else {
        Ground::Open
    }
}

impl Voice {
    fn stands(self, position: Position, square: Square) -> String {
        let piece = position.board().piece(square);
        (self.plain.stands)(square, piece, ground(position, square))
    }

    fn name(self, line: Line) -> String {
        match line {
            Line::Row(rank) => (self.plain.row)(char::from(b'1' + rank)),
            Line::Column(file) => (self.plain.column)(char::from(b'a' + file)),
        }
    }

    /// The pieces of the nine rows, the ninth first: `Row 5: attackers a5, b5; king e5 on Konakis.`
    pub(super) fn board(self, position: Position) -> Vec<String> {
        let row = |rank| {
            let line = Line::Row(rank);
            let pieces = self.pieces(position, line.squares().collect());
            let what = if pieces.is_empty() {
                self.plain.empty
            } else {
                &pieces
            };
            format!("{}{what}.", self.name(line))
        };
        (0..SIZE).rev().map(row).collect()
    }

    /// Every piece, by kind.
    pub(super) fn all_pieces(self, position: Position) -> String {
        self.pieces(position, SquareSet::ALL)
    }

    /// `attackers a5, b5; king e5 on Konakis`; nothing where no piece stands.
    fn pieces(self, position: Position, squares: SquareSet) -> String {
        let board = position.board();
        let mut groups = Vec::new();
        for piece in [Piece::Attacker, Piece::Defender] {
            let squares: Vec<String> = squares
                .into_iter()
                .filter(|&square| board.piece(square) == Some(piece))
                .map(|square| square.to_string())
                .collect();
            if !squares.is_empty() {
                let name = (self.plain.pieces)(piece, squares.len());
                groups.push(format!("{name} {}", squares.join(", ")));
            }
        }
        if squares.contains(board.king()) {
            let ground = ground(position, board.king());
            groups.push((self.plain.the_king)(board.king(), ground));
        }
        groups.join(self.plain.between)
    }

    /// The board in letters, with its coordinates.
    pub(super) fn grid(position: Position) -> Vec<String> {
        let files: String = (b'a'..b'a' + SIZE)
            .flat_map(|file| [' ', char::from(file)])
            .collect();
        let letter = |square| match position.board().piece(square) {
            Some(Piece::Attacker) => 'A',
            Some(Piece::Defender) => 'D',
            Some(Piece::King) => 'K',
            None if ground(position, square) == Ground::Open => '.',
            None => 'x',
        };
        let row = |rank: u8| {
            let squares = Line::Row(rank).squares().flat_map(|s| [' ', letter(s)]);
            format!("{}{}", rank + 1, squares.collect::<String>())
        };
        [format!(" {files}")]
            .into_iter()
            .chain((0..SIZE).rev().map(row))
            .collect()
    }

    /// The squares of a row or a column one by one, but for runs of empty ones.
    pub(super) fn line(self, position: Position, line: Line) -> Vec<String> {
        let mut said: Vec<String> = Vec::new();
        let mut run: Option<(Square, Square)> = None;
        let told = |run: Option<(Square, Square)>| {
            run.map(|(first, last)| {
                if first == last {
                    self.stands(position, first)
                } else {
                    (self.plain.empty_run)(first, last)
                }
            })
        };
        for square in line.squares() {
            let bare = position.board().piece(square).is_none()
                && ground(position, square) == Ground::Open;
            if bare {
                run = Some((run.map_or(square, |(first, _)| first), square));
            } else {
                said.extend(told(run.take()));
                said.push(self.stands(position, square));
            }
        }
        said.extend(told(run));
        vec![format!("{}{}.", self.name(line), said.join(", "))]
    }

    /// The king: where he stands, what is beside him, his breath and his ways.
    pub(super) fn king(self, position: Position) -> Vec<String> {
        let king = position.board().king();
        let beside = Direction::ALL.map(|direction| {
            let square = king.step(direction);
            (
                direction,
                square.map(|square| self.stands(position, square)),
            )
        });
        let breath = position.breath();
        let squares = breath.to_string().replace(',', ", ");
        vec![
            (self.plain.king)(king, ground(position, king)),
            (self.plain.beside)(&beside),
            (self.text.breath)(breath.len(), &squares),
            self.ways(position),
        ]
    }

    /// Where the piece on a square can go, and what it takes there; also one of the other side.
    pub(super) fn targets(self, game: &Game, from: Square) -> Result<Vec<String>, String> {
        let position = game.position();
        let Some(piece) = position.board().piece(from) else {
            return Err((self.text.no_pick)(from, NoPick::Empty, position.turn()));
        };
        if game.outcome().is_some() {
            return Err(self.plain.over.to_owned());
        }
        let targets: Vec<Square> = position.reach(from).into_iter().collect();
        let mut said = if targets.is_empty() {
            vec![(self.text.no_pick)(from, NoPick::Stuck, position.turn())]
        } else {
            let mover = position.with_turn(piece.side());
            let takes = |&to: &Square| {
                let ply = mover.play(Move { from, to }).ok()?;
                (!ply.captured.is_empty()).then_some((to, ply.captured))
            };
            let takes: Vec<(Square, SquareSet)> = targets.iter().filter_map(takes).collect();
            vec![(self.plain.targets)(from, piece, &targets, &takes)]
        };
        if piece.side() != position.turn() {
            said.push((self.plain.not_their_turn)(piece.side()).to_owned());
        }
        Ok(said)
    }

    /// Which pieces can move.
    pub(super) fn movable(self, game: &Game) -> Result<Vec<String>, String> {
        if game.outcome().is_some() {
            return Err(self.plain.over.to_owned());
        }
        let position = game.position();
        let squares: Vec<Square> = position.movable().into_iter().collect();
        Ok(vec![(self.plain.movable)(position.turn(), &squares)])
    }

    /// The turns of a game, the last few of them or all.
    pub(super) fn history(self, game: &Game, last: Option<usize>) -> Vec<String> {
        let turns: Vec<String> = (1..)
            .zip(game.plies().chunks(2))
            .map(|(number, plies)| {
                let plies: Vec<String> =
                    plies.iter().map(|&ply| (self.plain.listed)(ply)).collect();
                format!("{number}. {}.", plies.join(", "))
            })
            .collect();
        if turns.is_empty() {
            return vec![self.plain.nothing_played.to_owned()];
        }
        let skip = last.map_or(0, |last| turns.len().saturating_sub(last));
        turns.into_iter().skip(skip).collect()
    }
}
