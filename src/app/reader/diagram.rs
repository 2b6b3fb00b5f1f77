//! The boards of the page: their moves are played, so that what is told of them is what the rules say.

use crate::app::marks::Marks;
use crate::record;
use crate::rules::{Board, End, Game, IllegalMove, Move, Outcome, Ply, Position, Ruleset, Side};
use crate::text::{Text, Told};

/// A board as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// What is marked on it.
    pub marks: Marks,
}

impl Picture {
    fn before(position: Position) -> Self {
        let marks = Marks::default();
        Self { position, marks }
    }

    fn after(ply: Ply) -> Self {
        let marks = Marks {
            last: Some(ply.mv),
            taken: ply.captured,
            ..Marks::default()
        };
        let position = ply.after;
        Self { position, marks }
    }
}

/// Moves and what is told of them; either may be empty.
pub(super) type Captions = Vec<(String, String)>;

/// One or two boards and what is told of them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Diagram {
    /// What it shows.
    pub title: Option<String>,
    /// Whose turn it is, and by which rules where those are not the reader's.
    pub turn: String,
    /// The boards, the second with the move that led to it.
    pub pictures: Vec<(Option<Move>, Picture)>,
    /// What is told.
    pub captions: Captions,
}

/// A case, with the board after its first move where `after` says so. Where the moves do the same in
/// the reader's game, they are played in it.
pub(super) fn case(
    body: &[&str],
    after: bool,
    reader: Ruleset,
    shared: bool,
    text: &Text,
) -> Option<Diagram> {
    let (name, body) = body.split_first()?;
    let (rules, body) = body.split_first()?;
    let (turn, body) = body.split_first()?;
    let rules: Ruleset = rules.strip_prefix("rules ")?.parse().ok()?;
    let turn: Side = turn.strip_prefix("to-move ")?.parse().ok()?;
    let board = board(body.get(..9)?)?;
    let moves = body[9..].iter().map(|line| {
        let mv = line.strip_prefix("move ")?.split(' ').next()?;
        mv.parse::<Move>().ok()
    });
    let moves: Vec<Move> = moves.collect::<Option<_>>()?;
    let plays = |ruleset: Ruleset| {
        let position = Position::new(ruleset, turn, board);
        let plies = moves.iter().map(move |&mv| (mv, position.play(mv)));
        plies.collect::<Vec<_>>()
    };
    let mut plies = plays(rules);
    let mut told = told(&plies);
    let mut ruleset = rules;
    if shared && rules != reader {
        let others = plays(reader);
        let same = |(a, b): (&Tried, &Tried)| effect(a.1) == effect(b.1);
        if plies.iter().zip(&others).all(same) {
            (plies, ruleset) = (others, reader);
            // The ways of the other game are not what the case is about.
            told.ways = false;
        }
    }
    let start = Position::new(ruleset, turn, board);
    let mut pictures = vec![(None, Picture::before(start))];
    if after {
        let ply = plies.first()?.1.ok()?;
        pictures.push((Some(ply.mv), Picture::after(ply)));
    }
    let captions = plies.iter().map(|&(mv, played)| {
        let words = match played {
            Ok(ply) => {
                let breath = ply.after.breath();
                let breath = ply.side() == Side::Attackers && breath.len() <= 2;
                (text.page.does)(ply, Told { breath, ..told })
            }
            Err(reason) => (text.page.forbidden)(mv, reason, turn),
        };
        (mv.to_string(), words)
    });
    Some(Diagram {
        title: Some(capital(name.strip_prefix("case ")?)),
        turn: to_move(start, reader, text),
        captions: captions.collect(),
        pictures,
    })
}

/// A move and what became of it.
type Tried = (Move, Result<Ply, IllegalMove>);

/// What a case is about.
fn told(plies: &[Tried]) -> Told {
    let ply = |played: &Tried| played.1.ok();
    Told {
        allowed: plies.iter().any(|played| played.1.is_err()),
        ways: plies
            .iter()
            .filter_map(ply)
            .any(|ply| !ply.after.ways().is_empty()),
        breath: false,
    }
}

/// What counts of a move when two games are compared.
fn effect(played: Result<Ply, IllegalMove>) -> Result<(Board, Option<End>), IllegalMove> {
    played.map(|ply| (ply.after.board(), ply.end))
}

/// A game: where it begins, if not at the start, where it stands, and what the players did.
pub(super) fn game(
    argument: &str,
    body: &[&str],
    reader: Ruleset,
    shared: bool,
    text: &Text,
) -> Option<Diagram> {
    let ruleset: Ruleset = argument.parse().ok()?;
    let (mut start, mut lines) = (Position::start(ruleset), body);
    if let Some(side) = lines.first()?.strip_prefix("to-move ") {
        let side: Side = side.parse().ok()?;
        start = start.with_turn(side);
        lines = &lines[1..];
        if let Some(board) = lines.get(..9).and_then(self::board) {
            start = Position::new(ruleset, side, board);
            lines = &lines[9..];
        }
    }
    let mut told = tell(start, lines, text)?;
    if shared && ruleset != reader {
        let other = Position::new(reader, start.turn(), start.board());
        let others = tell(other, lines, text);
        let same = |(other, captions): &(Game, Captions)| {
            let (game, own) = &told;
            let words = |captions: &Captions| captions.iter().map(|c| c.1.clone()).collect();
            let (a, b): (Vec<_>, Vec<_>) = (words(captions), words(own));
            a == b && other.position().board() == game.position().board()
        };
        if let Some((other, _)) = others.filter(same) {
            // The moves stay as they are written: the marks of the other game's ways are not its matter.
            told.0 = other;
            start = told.0.start();
        }
    }
    let (game, captions) = told;
    let mut pictures = Vec::new();
    if start.board() != Board::START {
        pictures.push((None, Picture::before(start)));
    }
    if let Some(ply) = game.last() {
        pictures.push((Some(ply.mv), Picture::after(ply)));
    }
    Some(Diagram {
        title: None,
        turn: to_move(start, reader, text),
        pictures,
        captions,
    })
}

/// Plays the lines of a game and tells what happens.
fn tell(start: Position, lines: &[&str], text: &Text) -> Option<(Game, Captions)> {
    let mut game = Game::new(start);
    let mut captions = Vec::new();
    let say = |captions: &mut Vec<_>, words: String| captions.push((String::new(), words));
    for line in lines {
        match *line {
            "resign" => game.resign().ok()?,
            "agree" => game.agree().ok()?,
            "claim" => game.claim().ok()?,
            "claim refused" => {
                game.claim().is_err().then_some(())?;
                say(&mut captions, text.page.claim_refused.to_owned());
            }
            "ends no" => say(&mut captions, text.page.goes_on.to_owned()),
            line if line.starts_with("repetition ") => {
                say(&mut captions, (text.page.stands)(game.repetition()));
            }
            line if line.starts_with("ends ") => {
                let king = game.position().board().king();
                say(&mut captions, ended(game.outcome()?, king, text));
            }
            line if line.starts_with("winner ") => {}
            line => {
                for word in line.split(' ') {
                    let mv = word.trim_start_matches('K').get(..5)?.parse().ok()?;
                    game.play(mv).ok()?;
                }
                let new = &game.plies()[game.plies().len() - line.split(' ').count()..];
                let plies: Vec<_> = new.iter().map(|&ply| record::notation(ply)).collect();
                captions.push((plies.join(" "), String::new()));
                if let Some(ply) = new.last().filter(|ply| !ply.captured.is_empty()) {
                    let pincers: Vec<_> = ply.pincers().collect();
                    say(&mut captions, (text.took)(ply.mv, &pincers));
                }
            }
        }
    }
    Some((game, captions))
}

fn ended(outcome: Outcome, king: crate::rules::Square, text: &Text) -> String {
    format!(
        "{} {}.",
        (text.ended)(outcome, king),
        (text.result)(outcome)
    )
}

/// A position as text and as a picture.
pub(super) fn position(body: &[&str], reader: Ruleset, text: &Text) -> Option<Diagram> {
    let written = *body.first()?;
    let position: Position = written.parse().ok()?;
    Some(Diagram {
        title: None,
        turn: to_move(position, reader, text),
        pictures: vec![(None, Picture::before(position))],
        captions: vec![(written.to_owned(), String::new())],
    })
}

fn board(lines: &[&str]) -> Option<Board> {
    lines.join("\n").parse().ok()
}

/// Whose turn it is, and by which rules where those are not the reader's.
fn to_move(position: Position, reader: Ruleset, text: &Text) -> String {
    let turn = (text.to_move)(position.turn());
    if position.ruleset() == reader {
        turn.to_owned()
    } else {
        format!("{turn} · {}", (text.ruleset)(position.ruleset()))
    }
}

/// With a capital letter.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}
