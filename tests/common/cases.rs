//! The notation of `cases.txt`: a board and what moves from it do.

use tablut::rules::{Board, End, IllegalMove, Move, Position, Ruleset, Side};

/// One board and its moves.
pub struct Case {
    pub name: String,
    pub ruleset: Ruleset,
    pub turn: Side,
    pub board: Board,
    /// Each line behind `move`, and its number in the file.
    pub moves: Vec<(usize, String)>,
}

/// The cases of a text; anything that is not of the notation panics with its line.
pub fn parse(text: &str) -> Vec<Case> {
    let mut cases = Vec::new();
    let mut lines = text.lines().zip(1..).peekable();
    while let Some((line, number)) = lines.next() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let name = line
            .strip_prefix("case ")
            .unwrap_or_else(|| panic!("line {number}: {line:?} begins no case"));
        let mut value = |key: &str| {
            let (line, number) = lines.next().expect("a case goes on");
            line.strip_prefix(key)
                .unwrap_or_else(|| panic!("line {number}: {key:?} expected, found {line:?}"))
                .to_owned()
        };
        let ruleset = value("rules ").parse().unwrap();
        let turn = value("to-move ").parse().unwrap();
        let picture: Vec<&str> = lines.by_ref().take(9).map(|(line, _)| line).collect();
        let board = picture
            .join("\n")
            .parse()
            .unwrap_or_else(|e| panic!("{name}: {e}"));
        let mut moves = Vec::new();
        while let Some((line, number)) = lines.next_if(|(line, _)| line.starts_with("move ")) {
            moves.push((number, line["move ".len()..].to_owned()));
        }
        assert!(!moves.is_empty(), "line {number}: a case without a move");
        cases.push(Case {
            name: name.to_owned(),
            ruleset,
            turn,
            board,
            moves,
        });
    }
    cases
}

impl Case {
    /// Plays every move from the board and compares all that it says.
    pub fn verify(&self) {
        let position = Position::new(self.ruleset, self.turn, self.board);
        for (number, line) in &self.moves {
            let (mv, rest) = line.split_once(" : ").expect("move : what it does");
            let mv: Move = mv.parse().unwrap();
            let said = match position.play(mv) {
                Err(reason) => format!("illegal {}", reason_name(reason)),
                Ok(ply) => {
                    let ways = ply.after.ways();
                    format!(
                        "takes {} ; ends {} ; ways {}",
                        list(ply.captured),
                        end_name(ply.end),
                        list(ways)
                    )
                }
            };
            assert_eq!(
                said, rest,
                "line {number}, {}: {mv} in\n{position:?}",
                self.name
            );
        }
    }
}

fn list(set: tablut::rules::SquareSet) -> String {
    if set.is_empty() {
        "none".to_owned()
    } else {
        set.to_string()
    }
}

pub fn end_name(end: Option<End>) -> &'static str {
    match end {
        None => "no",
        Some(End::KingEscaped) => "escape",
        Some(End::KingCaptured) => "king",
        Some(End::NoMoves(_)) => "blocked",
    }
}

fn reason_name(reason: IllegalMove) -> &'static str {
    match reason {
        IllegalMove::GameOver => "game-over",
        IllegalMove::Empty => "empty",
        IllegalMove::NotYours => "not-yours",
        IllegalMove::SameSquare => "same-square",
        IllegalMove::Diagonal => "diagonal",
        IllegalMove::Blocked(_) => "blocked",
        IllegalMove::Konakis => "konakis",
        IllegalMove::Fortress => "fortress",
    }
}
