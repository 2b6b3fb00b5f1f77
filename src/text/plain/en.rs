//! The line mode in English, in ASCII.

mod lesson;
mod words;

use super::{Beside, Ground, KeepingText, PlainText, ReplayText, Scope, Take, listed};
use crate::record::Score;
use crate::rules::{Anvil, Direction, Piece, Ply, Side, Square};
use crate::text::en;
use words::{help, needs, word};

/// The English words.
pub(super) const ENGLISH: PlainText = PlainText {
    word,
    help,
    how_to_move: "A move is typed as two squares: d1 d4, d1-d4, d1d4 or Ke5-e8.",
    both_languages: "The French words are understood as well.",
    how_to_begin: "Type a move, such as d1 d4, or a word, such as board. The word help lists the words.",
    own_start: "The game begins from a position of its own; the word board tells it.",
    players: |attackers, defenders| match (attackers, defenders) {
        (Some(a), Some(d)) => format!("Attackers: {a}. Defenders: {d}."),
        (Some(a), None) => format!("Attackers: {a}."),
        (None, Some(d)) => format!("Defenders: {d}."),
        (None, None) => String::new(),
    },
    to_move: |side| match side {
        Side::Attackers => "Attackers to move.",
        Side::Defenders => "Defenders to move.",
    },
    moved,
    lost: |(attackers, a), (defenders, d)| {
        format!("Lost so far: attackers {attackers} of {a}, defenders {defenders} of {d}.")
    },
    ways,
    repeated: |n| format!("This position stands for the {} time.", ordinal(n)),
    may_claim: |side| format!("The {} may claim a draw with the word claim.", name(side)),
    won: |winner| match winner {
        Side::Attackers => "The attackers win.",
        Side::Defenders => "The defenders win.",
    },
    taken_back: |ply| {
        let again = match ply.captured.len() {
            0 => String::new(),
            1 => format!(" {} stands again.", listed(ply.captured, "and")),
            _ => format!(" {} stand again.", listed(ply.captured, "and")),
        };
        format!("{} is taken back.{again}", ply.mv)
    },
    brought_back: |ply| {
        let again = match ply.captured.len() {
            0 => String::new(),
            1 => format!(" {} is taken again.", listed(ply.captured, "and")),
            _ => format!(" {} are taken again.", listed(ply.captured, "and")),
        };
        format!("{} is back.{again}", ply.mv)
    },
    ending_taken_back: "The ending is taken back.",
    ending_brought_back: "The ending is back.",
    over: "The game is over.",
    no_claim: |n| {
        format!(
            "There is nothing to claim: this position stands for the {} time, a claim needs the third.",
            ordinal(n)
        )
    },
    control: "That line holds a control character.",
    no_king: |square| format!("The king does not stand on {square}."),
    takes: |mv, taken| match taken.len() {
        0 => format!("{mv} takes nothing."),
        _ => format!("{mv} takes {}.", listed(taken, "and")),
    },
    no_answer: "That is no answer.",
    yes_or_no: "Answer yes or no.",
    saved: |name| format!("Saved as {name}."),
    replace: |name| format!("There is a file {name} already. Replace it? Answer yes or no."),
    not_replaced: |name| format!("{name} stays as it is."),
    not_saved: |name, why| format!("{name} cannot be written: {why}."),
    no_disk: "there is no place for it",
    bad_name: "A name holds no control characters.",
    unfinished: "A game was left unfinished: the word continue goes on with it.",
    none_left: "No other game was left unfinished.",
    held: "Another program plays that game.",
    played: |plies, ply| {
        let last = (ENGLISH.listed)(ply);
        match plies {
            1 => format!("One ply was played: {last}."),
            _ => format!("{plies} plies were played, the last one {last}."),
        }
    },
    next_time: "Next time the word continue goes on with it.",
    lose: "This game is not saved, and would be lost. Leave it all the same? Answer yes or no.",
    keeping: KeepingText {
        failed: |why| format!("This game is not being saved: {why}."),
        again: "This game is being saved again.",
        kept: "The game is saved.",
    },
    goodbye: "Goodbye.",
    needs,
    left_over: |rest, word| format!("\"{rest}\" is left over behind {word}."),
    unknown: |word, near| match near {
        Some(near) => format!("\"{word}\" is no move and no word here. Did you mean {near}?"),
        None => format!("\"{word}\" is no move and no word here. The word help lists the words."),
    },
    elsewhere: |word, scopes| {
        let home = |scope: &Scope| match scope {
            Scope::Game => "a game",
            Scope::Replay => "a replay",
            Scope::Lesson => "a lesson",
            Scope::Question => "a question, and none was asked",
        };
        let homes: Vec<&str> = scopes.iter().map(home).collect();
        format!("The word {word} belongs to {}.", homes.join(" or "))
    },
    too_long: "That line is too long.",
    row: |rank| format!("Row {rank}: "),
    column: |file| format!("Column {file}: "),
    pieces,
    the_king: |square, ground| match ground {
        Ground::Open => format!("king {square}"),
        Ground::Konakis => format!("king {square} on Konakis"),
        Ground::Fortress => format!("king {square} on a Fortress"),
    },
    between: "; ",
    empty: "empty",
    stands,
    empty_run: |first, last| format!("{first} to {last} empty"),
    king: |square, ground| match ground {
        Ground::Open => format!("The king stands on {square}."),
        Ground::Konakis => format!("The king stands on {square}, on Konakis."),
        Ground::Fortress => format!("The king stands on {square}, on a Fortress."),
    },
    beside: |sides| {
        let side = |(to, what): &Beside| {
            let what = what.as_deref().unwrap_or("the edge");
            format!("{}, {what}", direction(*to))
        };
        let sides: Vec<String> = sides.iter().map(side).collect();
        format!("Beside him: {}.", sides.join(ENGLISH.between))
    },
    targets,
    movable: |side, squares| match squares {
        [one] => format!("The {} have one piece that can move: {one}.", name(side)),
        _ => format!(
            "The {} have {} pieces that can move: {}.",
            name(side),
            squares.len(),
            listed(squares.iter().copied(), "and")
        ),
    },
    not_their_turn: |side| match side {
        Side::Attackers => "It is not the attackers' turn.",
        Side::Defenders => "It is not the defenders' turn.",
    },
    nothing_played: "No move has been played.",
    listed: |ply| {
        let king = if ply.by_king() { "king " } else { "" };
        let takes = match ply.captured.len() {
            0 => String::new(),
            _ => format!(" takes {}", listed(ply.captured, "and")),
        };
        format!("{king}{}{takes}", ply.mv)
    },
    undone: |n| match n {
        1 => "One move is taken back; the word redo brings it back.".to_owned(),
        _ => format!("{n} moves are taken back; the word redo brings the next one back."),
    },
    replay: REPLAY,
    lesson: lesson::LEARN,
};

const REPLAY: ReplayText = ReplayText {
    of: |name, plies| match plies {
        1 => format!("Replay of {name}, 1 ply."),
        _ => format!("Replay of {name}, {plies} plies."),
    },
    how_to_begin: "The word next goes on by a ply, event to the next event. The word help lists the words.",
    faulty: |fault| format!("The record has a fault, and is replayed up to there. {fault}."),
    stands_at: |ply| format!("The game stands at ply {ply}; what follows was taken back."),
    ply: |ply, of| match ply {
        0 => format!("The start, ply 0 of {of}."),
        _ => format!("Ply {ply} of {of}."),
    },
    comment: |comment| format!("Comment: {comment}"),
    said: |score, words| {
        let result = match score {
            Some(Score::Won(Side::Attackers)) => "the attackers won",
            Some(Score::Won(Side::Defenders)) => "the defenders won",
            Some(Score::Draw) => "the game was a draw",
            None => "nobody won",
        };
        match words {
            "" => format!("The record says that {result}."),
            _ => format!("The record says that {result}: {words}."),
        }
    },
    last: "This is the last ply.",
    first: "This is the start.",
    no_event: "No event follows.",
    no_ply: |ply, last| format!("There is no ply {ply}, the last is {last}."),
    no_moves: "This is a replay. The word play goes on from here as a new game.",
    play_on: "A new game goes on from here. The file stays as it is.",
    over: "The game is over on this board. The word back goes back.",
};

fn ordinal(n: usize) -> String {
    match n {
        1 => "first".to_owned(),
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        _ => en::ordinal(n),
    }
}

const fn name(side: Side) -> &'static str {
    side.name()
}

const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "north",
        Direction::East => "east",
        Direction::South => "south",
        Direction::West => "west",
    }
}

const fn pieces(piece: Piece, count: usize) -> &'static str {
    match (piece, count) {
        (Piece::Attacker, 1) => "attacker",
        (Piece::Attacker, _) => "attackers",
        (Piece::Defender, 1) => "defender",
        (Piece::Defender, _) => "defenders",
        (Piece::King, _) => "king",
    }
}

fn stands(square: Square, piece: Option<Piece>, ground: Ground) -> String {
    match (piece, ground) {
        (Some(piece), Ground::Open) => format!("{square} {}", pieces(piece, 1)),
        (Some(piece), Ground::Konakis) => format!("{square} {} on Konakis", pieces(piece, 1)),
        (Some(piece), Ground::Fortress) => format!("{square} {} on a Fortress", pieces(piece, 1)),
        (None, Ground::Open) => format!("{square} empty"),
        (None, Ground::Konakis) => format!("{square} empty Konakis"),
        (None, Ground::Fortress) => format!("{square} empty Fortress"),
    }
}

fn moved(ply: Ply) -> String {
    let way = format!("{} to {}", ply.mv.from, ply.mv.to);
    if ply.by_king() {
        return format!("The king moves {way}.");
    }
    let who = name(ply.side());
    let pincers: Vec<(Square, Anvil)> = ply.pincers().collect();
    let victims = listed(ply.captured, "and");
    match pincers[..] {
        [] => format!("The {who} move {way}."),
        [(_, Anvil::Pawn(other))] => {
            format!("The {who} move {way} and take {victims}: tenaille with {other}.")
        }
        [(_, Anvil::Fortress(fortress))] => {
            format!("The {who} move {way} and take {victims} against the Fortress {fortress}.")
        }
        _ => {
            let many = if pincers.len() == 2 { "two" } else { "three" };
            let how = |&(victim, anvil): &(Square, Anvil)| match anvil {
                Anvil::Pawn(other) => format!("{victim} with {other}"),
                Anvil::Fortress(fortress) => format!("{victim} against the Fortress {fortress}"),
            };
            let how: Vec<String> = pincers.iter().map(how).collect();
            format!(
                "The {who} move {way} and take {victims}: rafle of {many}, {}.",
                how.join(", ")
            )
        }
    }
}

fn ways(king: Square, ways: &[(Direction, Square)]) -> String {
    let each = ways
        .iter()
        .map(|&(to, goal)| format!("{}, to {goal}", direction(to)));
    let each = each.collect::<Vec<_>>().join(ENGLISH.between);
    match ways.len() {
        0 => format!("The king on {king} has no open way."),
        1 => format!("Raichi! The king on {king} has one open way: {each}."),
        n => {
            let many = ["two", "three", "four"][n.min(4) - 2];
            format!("Tuichi! The king on {king} has {many} open ways: {each}.")
        }
    }
}

fn targets(from: Square, piece: Piece, targets: &[Square], takes: &[Take]) -> String {
    let squares = match targets {
        [one] => format!("one square: {one}"),
        _ => format!(
            "{} squares: {}",
            targets.len(),
            listed(targets.iter().copied(), "and")
        ),
    };
    let takes = takes
        .iter()
        .map(|&(to, taken)| format!(" On {to} it takes {}.", listed(taken, "and")));
    format!(
        "The {} on {from} can go to {squares}.{}",
        pieces(piece, 1),
        takes.collect::<String>()
    )
}
