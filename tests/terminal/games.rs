//! Whole games on the real binary, to every ending, by every way to play.

use tablut::rules::{Move, Square};

use crate::common::pty::launch::Launch;
use crate::common::pty::{DOWN, ENTER, ESC, LEFT, Pty, RIGHT, Status, UP};

/// A game of `games.tsv`.
pub(super) struct Game {
    ruleset: &'static str,
    end: &'static str,
    pub(super) moves: Vec<Move>,
}

/// The shortest game of a ruleset that comes to this end.
pub(super) fn shortest(ruleset: &str, end: &str) -> Game {
    let games = include_str!("../data/games.tsv")
        .lines()
        .filter(|line| !line.starts_with('#'));
    let games = games.filter_map(|line| {
        let mut fields = line.split('\t');
        let (ruleset, end) = (fields.next()?, fields.next()?);
        let moves = fields.nth(2)?.split(' ');
        // K before the king's moves, captures and ends behind them.
        let moves = moves.map(|mv| mv.trim_start_matches('K')[..5].parse().expect("a move"));
        Some(Game {
            ruleset,
            end,
            moves: moves.collect(),
        })
    });
    let games = games.filter(|game| game.ruleset == ruleset && game.end == end);
    games
        .min_by_key(|game| game.moves.len())
        .expect("a game that ends so")
}

/// Plays a game to its end, each move by `play`.
fn plays(game: &Game, mut play: impl FnMut(&mut Pty, Move)) {
    let mut pty = Launch::game(&["play", "--ruleset", game.ruleset]).start();
    pty.sees("Attackers to move");
    let last = game.moves.len();
    for (&mv, played) in game.moves.iter().zip(1..) {
        play(&mut pty, mv);
        if played < last {
            let side = if played % 2 == 0 {
                "Attackers"
            } else {
                "Defenders"
            };
            pty.sees(&format!("Move {} ", played / 2 + 1));
            pty.sees(&format!("{side} to move"));
        }
        pty.sees(&mv.to_string());
    }
    let winner = if game.end == "king" {
        "Attackers"
    } else {
        "Defenders"
    };
    pty.sees(&format!("{winner} win"));
    pty.sees(if game.end == "king" {
        "The king is captured"
    } else {
        "The king has escaped"
    });
    leaves(&mut pty);
}

/// Nobody is asked whether to leave a game that is over.
fn leaves(pty: &mut Pty) {
    pty.send("q");
    assert_eq!(pty.ended(), Status::Exited(0));
}

#[test]
fn a_game_by_arrows_and_enter() {
    let mut cursor = Square::KONAKIS;
    let mut go = move |pty: &mut Pty, to: Square| {
        let keys = |from: u8, to: u8, less: &str, more: &str| {
            if to < from {
                less.repeat((from - to).into())
            } else {
                more.repeat((to - from).into())
            }
        };
        pty.send(&keys(cursor.file(), to.file(), LEFT, RIGHT));
        pty.send(&keys(cursor.rank(), to.rank(), DOWN, UP));
        pty.send(ENTER);
        cursor = to;
    };
    plays(&shortest("gwezboell", "escape"), |pty, mv| {
        go(pty, mv.from);
        pty.sees(&format!("{} picked", mv.from));
        go(pty, mv.to);
    });
}

#[test]
fn a_game_by_typed_moves() {
    let mut forms = ["", "-", " ", "x"].into_iter().cycle();
    plays(&shortest("fortress", "king"), |pty, mv| {
        let between = forms.next().unwrap_or_default();
        pty.send(&format!("{}{between}{}\r", mv.from, mv.to));
    });
}

#[test]
fn a_game_by_clicks() {
    plays(&shortest("fortress", "escape"), |pty, mv| {
        let board = pty.board();
        pty.click(board.cell(mv.from));
        pty.sees(&format!("{} picked", mv.from));
        pty.click(board.cell(mv.to));
    });
}

#[test]
fn a_game_by_drags() {
    plays(&shortest("gwezboell", "king"), |pty, mv| {
        let board = pty.board();
        pty.press(board.cell(mv.from));
        pty.sees(&format!("{} picked", mv.from));
        pty.drag(board.cell(mv.to));
        pty.release(board.cell(mv.to));
    });
}

#[test]
fn a_game_ends_when_no_move_is_left() {
    let position = "fortress defenders /2K6/9/9/9/9/T8/t3T4/T8/9/";
    let mut pty = Launch::game(&["play", "--from", position]).start();
    pty.sees("Defenders to move");
    pty.send("e7b7\r");
    pty.sees("Defenders win");
    pty.sees("The attackers have no legal");
    leaves(&mut pty);
}

fn begin() -> Pty {
    let pty = Launch::game(&["play"]).start();
    pty.sees("Attackers to move");
    pty
}

/// Plays to and fro until the start stands for the third time.
fn repeats(pty: &mut Pty) {
    for mv in ["d1c1", "e3d3", "c1d1", "d3e3"].repeat(2) {
        pty.send(&format!("{mv}\r"));
    }
    pty.sees("stands for the third");
}

/// Opens the dialog of the endings.
fn opens(pty: &mut Pty) {
    pty.send("x");
    pty.sees("Keep playing");
}

fn clicks(pty: &mut Pty, text: &str) {
    let cell = pty.find(text);
    pty.click(cell);
}

/// The game ended so; Enter begins another.
fn is_over(mut pty: Pty, result: &str, why: &str) {
    pty.sees(result);
    pty.sees(why);
    pty.misses("Keep playing");
    pty.send("d1d4\r");
    pty.sees("the game is over");
    pty.send(ESC);
    pty.misses("the game is over");
    pty.send(ENTER);
    pty.sees("Attackers to move");
    pty.send("d1c1\r");
    pty.sees("Defenders to move");
}

#[test]
fn a_resignation_by_keys() {
    let mut pty = begin();
    opens(&mut pty);
    // Nothing is selected yet but the safe answer, and that needs a second key.
    pty.send(ENTER);
    pty.send(DOWN);
    pty.send(ENTER);
    is_over(pty, "Defenders win", "The attackers have resigned.");
}

#[test]
fn a_resignation_by_the_mouse() {
    let mut pty = begin();
    pty.send("d1c1\r");
    pty.sees("Defenders to move");
    clicks(&mut pty, "x end");
    clicks(&mut pty, "Defenders resign");
    is_over(pty, "Attackers win", "The defenders have resigned.");
}

#[test]
fn a_draw_by_keys_is_offered_refused_offered_and_agreed() {
    let mut pty = begin();
    for answer in ["n", "y"] {
        opens(&mut pty);
        pty.send(&[DOWN, DOWN, ENTER].concat());
        pty.sees("Do the defenders accept?");
        pty.send(answer);
        pty.misses("Do the defenders accept?");
        if answer == "n" {
            pty.sees("The defenders refuse the attackers' draw.");
        }
    }
    is_over(pty, "Draw", "The players agreed on a draw.");
}

#[test]
fn a_draw_by_the_mouse() {
    let mut pty = begin();
    clicks(&mut pty, "x end");
    clicks(&mut pty, "Attackers offer a draw");
    clicks(&mut pty, "Yes, a draw");
    is_over(pty, "Draw", "The players agreed on a draw.");
}

#[test]
fn a_draw_is_claimed_by_keys() {
    let mut pty = begin();
    repeats(&mut pty);
    opens(&mut pty);
    pty.send(&[UP, ENTER].concat());
    is_over(pty, "Draw", "A draw was claimed");
}

#[test]
fn a_draw_is_claimed_by_the_mouse() {
    let mut pty = begin();
    repeats(&mut pty);
    clicks(&mut pty, "x end");
    clicks(&mut pty, "Attackers claim a draw");
    is_over(pty, "Draw", "A draw was claimed");
}

#[test]
fn a_dialog_that_is_left_changes_nothing() {
    let mut pty = begin();
    for closes in [ESC, "\x1b[<2;1;1M"] {
        opens(&mut pty);
        pty.send(closes);
        pty.misses("Keep playing");
    }
    opens(&mut pty);
    clicks(&mut pty, "Keep playing");
    pty.misses("Keep playing");
    pty.send("d1c1\r");
    pty.sees("Defenders to move");
}
