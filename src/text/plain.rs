//! Every word that the line mode says and understands, once a language.
//!
//! As with [`Text`](super::Text), a phrase that is missing in a language does not compile. The sentences are
//! short and whole, since a screen reader reads them line by line; the English ones are ASCII, for terminals that
//! have nothing else.

mod en;
mod fr;

use crate::app::message::Language;
use crate::lesson::Answer;
use crate::record::Score;
use crate::rules::{Direction, Move, Piece, Ply, Side, Square, SquareSet};

/// What can be asked for by a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Word {
    /// The whole board, in sentences.
    Board,
    /// The whole board, in letters.
    Grid,
    /// The squares of a row.
    Row,
    /// The squares of a column.
    Column,
    /// The king, what is beside him and his breath.
    King,
    /// Where a piece can go.
    Moves,
    /// The king's open ways.
    Ways,
    /// The moves so far.
    History,
    /// The rule behind what just happened.
    Why,
    /// Takes a move back.
    Undo,
    /// Brings it back.
    Redo,
    /// Resigns.
    Resign,
    /// Offers a draw.
    Draw,
    /// Claims a draw.
    Claim,
    /// The next ply, or the next step of a lesson.
    Next,
    /// The ply or the step before.
    Back,
    /// To a ply.
    Go,
    /// To the next event.
    Event,
    /// Plays on from here, or a new game.
    Play,
    /// Where to look for the solution.
    Hint,
    /// The solution.
    Show,
    /// Begins the step anew.
    Again,
    /// To a lesson, or the list of them.
    Lesson,
    /// A new game.
    New,
    /// The game that was left unfinished.
    Continue,
    /// Writes a copy of the record.
    Save,
    /// The list of words.
    Help,
    /// Leaves.
    Quit,
    /// Yes, to a question.
    Yes,
    /// No, to a question.
    No,
}

impl Word {
    /// All of them.
    pub const ALL: [Self; 30] = [
        Self::Board,
        Self::Grid,
        Self::Row,
        Self::Column,
        Self::King,
        Self::Moves,
        Self::Ways,
        Self::History,
        Self::Why,
        Self::Undo,
        Self::Redo,
        Self::Resign,
        Self::Draw,
        Self::Claim,
        Self::Next,
        Self::Back,
        Self::Go,
        Self::Event,
        Self::Play,
        Self::Hint,
        Self::Show,
        Self::Again,
        Self::Lesson,
        Self::New,
        Self::Continue,
        Self::Save,
        Self::Help,
        Self::Quit,
        Self::Yes,
        Self::No,
    ];
}

/// Where a word is understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Scope {
    /// In a game.
    Game,
    /// In a replay.
    Replay,
    /// In a lesson.
    Lesson,
    /// After a question.
    Question,
}

/// What a square is, whatever stands on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Ground {
    /// A square like any other.
    Open,
    /// Konakis.
    Konakis,
    /// A Fortress.
    Fortress,
}

/// A direction, and what is next in it; nothing at the edge.
pub type Beside = (Direction, Option<String>);

/// A square to go to, and what is taken from there.
pub type Take = (Square, SquareSet);

/// The words of the line mode in a language.
pub struct PlainText {
    /// How a word is typed; the first of them is the one that is told.
    pub word: fn(Word) -> &'static [&'static str],
    /// A word and what it does there, as a line of the help.
    pub help: fn(Word, Scope) -> &'static str,
    /// How moves are typed, the first line of the help of a game and of a lesson.
    pub how_to_move: &'static str,
    /// That the words of the other language are understood too, the last line of the help.
    pub both_languages: &'static str,
    /// How to begin, after the opening words.
    pub how_to_begin: &'static str,
    /// The game does not begin from the usual position.
    pub own_start: &'static str,
    /// Who plays the attackers and the defenders, of those whose name is known.
    pub players: fn(Option<&str>, Option<&str>) -> String,
    /// Whose turn it is.
    pub to_move: fn(Side) -> &'static str,
    /// A move with what it takes and why.
    pub moved: fn(Ply) -> String,
    /// How many pawns the attackers and the defenders have lost, of how many.
    pub lost: fn(Part, Part) -> String,
    /// The king's open ways: his square, and each way's direction and goal.
    pub ways: fn(Square, &[(Direction, Square)]) -> String,
    /// The position stands for the n-th time.
    pub repeated: fn(usize) -> String,
    /// This side may claim a draw.
    pub may_claim: fn(Side) -> String,
    /// Who has won.
    pub won: fn(Side) -> &'static str,
    /// A move was taken back, and the pawns that it had taken stand again.
    pub taken_back: fn(Ply) -> String,
    /// A move was brought back, and the pawns that it takes are gone again.
    pub brought_back: fn(Ply) -> String,
    /// An ending was taken back.
    pub ending_taken_back: &'static str,
    /// An ending was brought back.
    pub ending_brought_back: &'static str,
    /// The game is over.
    pub over: &'static str,
    /// There is nothing to claim: the position stands for this time.
    pub no_claim: fn(usize) -> String,
    /// A line has a control character.
    pub control: &'static str,
    /// The king's letter stands before the move of a pawn on this square.
    pub no_king: fn(Square) -> String,
    /// A move takes these pawns, and not those that were written behind it.
    pub takes: fn(Move, SquareSet) -> String,
    /// What was said is no answer; the question follows.
    pub no_answer: &'static str,
    /// How a question is answered.
    pub yes_or_no: &'static str,
    /// A copy was written.
    pub saved: fn(&str) -> String,
    /// There is such a file: replace it?
    pub replace: fn(&str) -> String,
    /// The file was not replaced.
    pub not_replaced: fn(&str) -> String,
    /// A copy could not be written, and why.
    pub not_saved: fn(&str, &str) -> String,
    /// There is no disk to write on.
    pub no_disk: &'static str,
    /// A name has a control character.
    pub bad_name: &'static str,
    /// A game was left unfinished, and how to go on with it.
    pub unfinished: &'static str,
    /// None was, or no other.
    pub none_left: &'static str,
    /// Another program plays it.
    pub held: &'static str,
    /// How many plies were played, and the last of them.
    pub played: fn(usize, Ply) -> String,
    /// How to go on with this game, said as it is left.
    pub next_time: &'static str,
    /// Whether a game that is not saved may be lost.
    pub lose: &'static str,
    /// Of the game that is kept on the disk.
    pub keeping: KeepingText,
    /// The last word.
    pub goodbye: &'static str,
    /// What a word needs behind it.
    pub needs: fn(Word) -> &'static str,
    /// Something is left over behind a word.
    pub left_over: fn(&str, &str) -> String,
    /// This is neither a move nor a word, and which word is near it.
    pub unknown: fn(&str, Option<&str>) -> String,
    /// A word that is understood elsewhere, there.
    pub elsewhere: fn(&str, &[Scope]) -> String,
    /// A line is too long to be one.
    pub too_long: &'static str,
    /// The name of a row, by its rank.
    pub row: fn(char) -> String,
    /// The name of a column, by its file.
    pub column: fn(char) -> String,
    /// Pieces of a kind, before their squares: how many.
    pub pieces: fn(Piece, usize) -> &'static str,
    /// The king among the pieces of a row.
    pub the_king: fn(Square, Ground) -> String,
    /// Between the parts of a list of lists.
    pub between: &'static str,
    /// No piece stands there, of a row or a column.
    pub empty: &'static str,
    /// What stands on a square.
    pub stands: fn(Square, Option<Piece>, Ground) -> String,
    /// Nothing stands from this square to that one.
    pub empty_run: fn(Square, Square) -> String,
    /// Where the king stands.
    pub king: fn(Square, Ground) -> String,
    /// What is beside him, in each direction.
    pub beside: fn(&[Beside]) -> String,
    /// Where a piece can go, and what it takes where.
    pub targets: fn(Square, Piece, &[Square], &[Take]) -> String,
    /// The side to move has these pieces that can move.
    pub movable: fn(Side, &[Square]) -> String,
    /// It is not this side's turn.
    pub not_their_turn: fn(Side) -> &'static str,
    /// No move was played yet.
    pub nothing_played: &'static str,
    /// A ply in the list of moves.
    pub listed: fn(Ply) -> String,
    /// So many moves were taken back.
    pub undone: fn(usize) -> String,
    /// The words of a replay.
    pub replay: ReplayText,
    /// The words of a lesson.
    pub lesson: LearnText,
}

/// Of something that is kept on the disk.
pub struct KeepingText {
    /// It is not kept, and why.
    pub failed: fn(&str) -> String,
    /// It is again.
    pub again: &'static str,
    /// It was, until now.
    pub kept: &'static str,
}

/// A part of how many.
pub type Part = (usize, usize);

/// The words of a lesson, beside those that it has on the screen.
pub struct LearnText {
    /// How to begin.
    pub how_to_begin: &'static str,
    /// Which lesson it is, its title, and which step.
    pub heading: fn(Part, &str, Part) -> String,
    /// These pieces are on the board.
    pub on_the_board: fn(&str) -> String,
    /// Which words end a game, where a step asks for an ending.
    pub endings: &'static str,
    /// After a try in vain.
    pub as_before: &'static str,
    /// The solution.
    pub solution: fn(Answer) -> String,
    /// The lesson of this number is done.
    pub done: fn(usize) -> String,
    /// How to go on to the next step.
    pub go_on: &'static str,
    /// How to go on to the lesson of this number and title.
    pub on_to: fn(usize, &str) -> String,
    /// The step is solved, and nothing is asked any more.
    pub is_done: &'static str,
    /// There is no step before.
    pub first: &'static str,
    /// There is no step after.
    pub last: &'static str,
    /// A lesson in the list: its number, its title, whether it is done.
    pub listed: fn(usize, &str, bool) -> String,
    /// There is no lesson of this number; the last is this.
    pub no_lesson: fn(&str, usize) -> String,
    /// Of the lessons that are done.
    pub keeping: KeepingText,
}

/// The words of a replay.
pub struct ReplayText {
    /// What is replayed, and how many plies it has.
    pub of: fn(&str, usize) -> String,
    /// How to begin.
    pub how_to_begin: &'static str,
    /// The record has a fault, this one, and is replayed up to there.
    pub faulty: fn(&str) -> String,
    /// The game stands at this ply; the others were taken back.
    pub stands_at: fn(usize) -> String,
    /// Which ply of how many it is.
    pub ply: fn(usize, usize) -> String,
    /// A comment of the record.
    pub comment: fn(&str) -> String,
    /// How the game ended, as the record says, where the rules do not.
    pub said: fn(Option<Score>, &str) -> String,
    /// There is no next ply.
    pub last: &'static str,
    /// There is no ply before.
    pub first: &'static str,
    /// No event follows.
    pub no_event: &'static str,
    /// There is no such ply; the last is this.
    pub no_ply: fn(&str, usize) -> String,
    /// A move was typed.
    pub no_moves: &'static str,
    /// A new game goes on from here.
    pub play_on: &'static str,
    /// The game is over on this board, so that nobody can play on.
    pub over: &'static str,
}

/// The words of the line mode in a language.
#[must_use]
pub const fn plain_text(language: Language) -> &'static PlainText {
    match language {
        Language::English => &en::ENGLISH,
        Language::French => &fr::FRENCH,
    }
}

/// Squares for a sentence, the last behind `and`.
fn listed(squares: impl IntoIterator<Item = Square>, and: &str) -> String {
    let squares: Vec<String> = squares.into_iter().map(|s| s.to_string()).collect();
    match squares.as_slice() {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}
