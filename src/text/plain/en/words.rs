//! The words of the line mode in English, and what they do.

use super::super::{Scope, Word};

pub(super) fn word(word: Word) -> &'static [&'static str] {
    match word {
        Word::Board => &["board"],
        Word::Grid => &["grid"],
        Word::Row => &["row", "rank"],
        Word::Column => &["column", "file"],
        Word::King => &["king"],
        Word::Moves => &["moves"],
        Word::Ways => &["ways"],
        Word::History => &["history"],
        Word::Why => &["why"],
        Word::Undo => &["undo"],
        Word::Redo => &["redo"],
        Word::Resign => &["resign"],
        Word::Draw => &["draw"],
        Word::Claim => &["claim"],
        Word::Next => &["next"],
        Word::Back => &["back"],
        Word::Go => &["go"],
        Word::Event => &["event"],
        Word::Play => &["play"],
        Word::Hint => &["hint"],
        Word::Show => &["show"],
        Word::Again => &["again"],
        Word::Lesson => &["lesson", "lessons"],
        Word::New => &["new"],
        Word::Continue => &["continue"],
        Word::Save => &["save"],
        Word::Help => &["help", "?"],
        Word::Quit => &["quit", "exit", "q"],
        Word::Yes => &["yes", "y"],
        Word::No => &["no", "n"],
    }
}

pub(super) fn help(word: Word, scope: Scope) -> &'static str {
    match word {
        Word::Next if scope == Scope::Lesson => "next: the next step.",
        Word::Back if scope == Scope::Lesson => "back: the step before.",
        Word::Play if scope == Scope::Lesson => "play: begin a game.",
        Word::Board => "board: the pieces of the nine rows, in sentences.",
        Word::Grid => {
            "grid: the board in letters, A attacker, D defender, K king, x Konakis or Fortress."
        }
        Word::Row => "row 5: the squares of a row, one by one.",
        Word::Column => "column e: the squares of a column, one by one.",
        Word::King => {
            "king: where the king stands, what is beside him, and his breath; row 9 is north, column i east."
        }
        Word::Moves => {
            "moves e3: where the piece on e3 can go; without a square, which pieces can move."
        }
        Word::Ways => "ways: the king's open ways.",
        Word::History => "history: the moves so far; history 5, the last five turns.",
        Word::Why => "why: the rule behind what just happened.",
        Word::Undo => "undo: take a move or an ending back.",
        Word::Redo => "redo: bring it back.",
        Word::Resign => "resign: the side to move resigns, at once.",
        Word::Draw => "draw: the side to move offers a draw; the other side answers yes or no.",
        Word::Claim => "claim: claim a draw when a position stands for the third time.",
        Word::Next => "next: the next ply.",
        Word::Back => "back: the ply before.",
        Word::Go => "go 12: to a ply, 0 for the start.",
        Word::Event => "event: to the next capture, Raichi, Tuichi or end.",
        Word::Play => "play: play on from here, as a new game.",
        Word::Hint => "hint: where to look.",
        Word::Show => "show: the solution.",
        Word::Again => "again: begin the step anew.",
        Word::Lesson => "lesson 9: to a lesson; without a number, the list of them.",
        Word::New => {
            "new: a new game like this one; new gwezboell defenders: by those rules, the defenders first."
        }
        Word::Continue => "continue: the game that was left unfinished.",
        Word::Save => "save game: write a copy of the record under a name.",
        Word::Help => "help: this list.",
        Word::Quit => "quit: leave.",
        Word::Yes => "yes: yes.",
        Word::No => "no: no.",
    }
}

pub(super) const fn needs(word: Word) -> &'static str {
    match word {
        Word::Row => "The word row needs a number from 1 to 9, as in row 5.",
        Word::Column => "The word column needs a letter from a to i, as in column e.",
        Word::Moves => "The word moves needs a square, as in moves e3.",
        Word::Save => "The word save needs a name, as in save game.",
        Word::Go => "The word go needs the number of a ply, as in go 12.",
        Word::Lesson => "The word lesson takes a number, as in lesson 9.",
        Word::New => {
            "The word new takes a ruleset, fortress or gwezboell, and the side that begins, attackers or defenders."
        }
        _ => "The word history takes a number of turns, as in history 5.",
    }
}
