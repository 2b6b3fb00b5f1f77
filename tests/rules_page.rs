//! RULES.md: every board and every game in it is played, and it keeps to the form that a terminal can show.
//!
//! Its fenced blocks are of four kinds. `case`: a board and moves, in the notation of `cases.txt`. `after MOVE`: the
//! board after the first move of the case before it. `game RULESET`: play from the start, or, after `to-move SIDE`
//! and perhaps a board, from there; then lines of moves as records have them, and what players do or what holds
//! (`resign`, `agree`, `claim`, `claim refused`, `repetition N`, `ends WHAT`, `winner WHO`). `position`: a position
//! as text, and below it the same board as a picture.

use tablut::rules::{Board, End, Game, Outcome, Ply, Position, Ruleset, Side};

mod common;

use common::cases::{self, Case};

const PAGE: &str = include_str!("../RULES.md");

/// The sections with rulings of ours, and how many.
const RULED: [(usize, usize); 9] = [
    (2, 1),
    (6, 1),
    (7, 1),
    (8, 1),
    (9, 1),
    (10, 1),
    (11, 1),
    (14, 3),
    (18, 1),
];

/// A fenced block of the page.
struct Block {
    /// The number of the line with the opening fence.
    line: usize,
    /// The first word behind the fence, and the rest.
    kind: &'static str,
    argument: &'static str,
    body: Vec<&'static str>,
}

impl Block {
    fn case(&self) -> Case {
        // As many empty lines before it, so that a complaint names the line of the page.
        let text = "\n".repeat(self.line) + &self.body.join("\n");
        let [case] = <[Case; 1]>::try_from(cases::parse(&text))
            .ok()
            .expect("one case in a block");
        case
    }
}

/// The lines outside of blocks, numbered, and the blocks.
fn read() -> (Vec<(usize, &'static str)>, Vec<Block>) {
    let (mut prose, mut blocks) = (Vec::new(), Vec::new());
    let mut lines = PAGE.lines().zip(1..);
    while let Some((text, line)) = lines.next() {
        let Some(info) = text.strip_prefix("```") else {
            prose.push((line, text));
            continue;
        };
        let (kind, argument) = info.split_once(' ').unwrap_or((info, ""));
        let body = lines
            .by_ref()
            .map(|(text, _)| text)
            .take_while(|text| *text != "```")
            .collect();
        blocks.push(Block {
            line,
            kind,
            argument,
            body,
        });
    }
    (prose, blocks)
}

fn blocks(kind: &str) -> Vec<Block> {
    read()
        .1
        .into_iter()
        .filter(|block| block.kind == kind)
        .collect()
}

/// The numbered sections: number, the line of its heading, the line after its end.
fn sections() -> Vec<(usize, usize, usize)> {
    let (prose, _) = read();
    let headings: Vec<_> = prose
        .into_iter()
        .filter(|(_, text)| text.starts_with('#'))
        .collect();
    let ends = headings
        .iter()
        .skip(1)
        .map(|&(line, _)| line)
        .chain([usize::MAX]);
    let numbered = headings
        .iter()
        .zip(ends)
        .filter_map(|(&(line, text), end)| {
            let (number, _) = text.strip_prefix("### ")?.split_once(". ")?;
            Some((number.parse().expect("a section has a number"), line, end))
        });
    numbered.collect()
}

fn picture(lines: &[&str]) -> Board {
    lines
        .join("\n")
        .parse()
        .unwrap_or_else(|e| panic!("{e} in {lines:#?}"))
}

/// A ply as records have it.
fn written(ply: Ply) -> String {
    let king = if ply.by_king() { "K" } else { "" };
    let taken = if ply.captured.is_empty() {
        String::new()
    } else {
        format!("x{}", ply.captured).replace(',', "/")
    };
    let mark = match ply.end {
        Some(End::KingEscaped) => "--",
        Some(End::KingCaptured) => "++",
        None if !ply.after.ways().is_empty() => "-",
        None | Some(End::NoMoves(_)) => "",
    };
    format!("{king}{}{taken}{mark}", ply.mv)
}

fn outcome_name(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => cases::end_name(None),
        Some(Outcome::Board(end)) => cases::end_name(Some(end)),
        Some(Outcome::Resigned(_)) => "resigned",
        Some(Outcome::Agreed) => "agreed",
        Some(Outcome::Repetition) => "repetition",
    }
}

/// Plays a game block; what does not hold panics with the line.
fn play(block: &Block) {
    let ruleset: Ruleset = block.argument.parse().expect("a game has a ruleset");
    let mut lines = &block.body[..];
    let mut start = Position::start(ruleset);
    if let Some(side) = lines[0].strip_prefix("to-move ") {
        let side: Side = side.parse().expect("a side is to move");
        start = start.with_turn(side);
        lines = &lines[1..];
        if lines[0].split(' ').count() == 9 {
            start = Position::new(ruleset, side, picture(&lines[..9]));
            lines = &lines[9..];
        }
    }
    let mut game = Game::new(start);
    for line in lines {
        let at = format!(
            "{line:?} of the game at line {}, after\n{:?}",
            block.line,
            game.position()
        );
        match line.split_once(' ').unwrap_or((line, "")) {
            ("resign", "") => game.resign().unwrap_or_else(|e| panic!("{at}: {e}")),
            ("agree", "") => game.agree().unwrap_or_else(|e| panic!("{at}: {e}")),
            ("claim", "") => game.claim().unwrap_or_else(|e| panic!("{at}: {e}")),
            ("claim", "refused") => assert!(game.claim().is_err(), "{at}"),
            ("repetition", count) => assert_eq!(game.repetition().to_string(), count, "{at}"),
            ("ends", how) => assert_eq!(outcome_name(game.outcome()), how, "{at}"),
            ("winner", who) => {
                let outcome = game
                    .outcome()
                    .unwrap_or_else(|| panic!("{at}: the game goes on"));
                assert_eq!(outcome.winner().map_or("nobody", Side::name), who, "{at}");
            }
            _ => {
                for word in line.split(' ') {
                    let mv = word
                        .trim_start_matches('K')
                        .get(..5)
                        .unwrap_or_else(|| panic!("{at}: {word:?}"));
                    let mv = mv.parse().unwrap_or_else(|e| panic!("{at}: {word:?}: {e}"));
                    let ply = game
                        .play(mv)
                        .unwrap_or_else(|e| panic!("{at}: {word:?}: {e}"));
                    assert_eq!(written(ply), word, "{at}");
                }
            }
        }
    }
}

#[test]
fn every_move_from_every_board_does_what_the_page_says() {
    let cases = blocks("case");
    for block in &cases {
        block.case().verify();
    }
    let mut names: Vec<String> = cases.iter().map(|block| block.case().name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), cases.len(), "two cases have one name");
    assert!(cases.len() > 40);
}

#[test]
fn a_board_without_moves_is_the_one_after_the_first_move_of_the_case_before_it() {
    let (_, blocks) = read();
    let mut seen = 0;
    for pair in blocks.windows(2) {
        let [before, after] = pair else {
            unreachable!("windows of two")
        };
        if after.kind != "after" {
            continue;
        }
        assert_eq!(before.kind, "case", "line {}", after.line);
        assert_eq!(
            before.line + before.body.len() + 3,
            after.line,
            "only an empty line is between the two"
        );
        let case = before.case();
        let (mv, _) = case.moves[0]
            .1
            .split_once(" : ")
            .expect("move : what it does");
        assert_eq!(after.argument, mv, "line {}", after.line);
        let position = Position::new(case.ruleset, case.turn, case.board);
        let ply = position
            .play(mv.parse().expect("a move"))
            .expect("a legal move");
        assert_eq!(
            picture(&after.body),
            ply.after.board(),
            "line {}",
            after.line
        );
        seen += 1;
    }
    assert_eq!(seen, PAGE.matches("\n```after ").count());
    assert!(seen > 4);
}

#[test]
fn every_game_goes_as_it_is_written() {
    let games = blocks("game");
    for block in &games {
        play(block);
    }
    assert!(games.len() > 6);
}

#[test]
fn a_position_is_the_same_as_text_and_as_picture() {
    let positions = blocks("position");
    for block in &positions {
        let position: Position = block.body[0]
            .parse()
            .unwrap_or_else(|e| panic!("line {}: {e}", block.line));
        assert_eq!(position.to_string(), block.body[0]);
        assert_eq!(
            position.board(),
            picture(&block.body[1..]),
            "line {}",
            block.line
        );
    }
    assert_eq!(positions.len(), 1);
}

#[test]
fn the_rules_are_numbered_1_to_18_in_their_groups() {
    let numbers: Vec<usize> = sections().into_iter().map(|(number, ..)| number).collect();
    assert_eq!(numbers, (1..=18).collect::<Vec<_>>());
    let (prose, _) = read();
    let mut outline = Vec::new();
    for (_, text) in prose {
        if let Some(group) = text.strip_prefix("## ") {
            outline.push((group, 0));
        } else if text.starts_with("### ") {
            outline
                .last_mut()
                .expect("a group comes before its sections")
                .1 += 1;
        }
    }
    let expected = [
        ("Both games", 11),
        ("The Fortress game", 4),
        ("Gwezboell", 3),
        ("Notation", 0),
        ("Relatives", 0),
        ("Glossary", 0),
        ("History", 0),
    ];
    assert_eq!(outline, expected);
}

#[test]
fn every_rule_has_a_board_or_a_game_of_its_ruleset() {
    let (_, blocks) = read();
    for (number, from, to) in sections() {
        let own = blocks
            .iter()
            .filter(|block| (from..to).contains(&block.line));
        let rulesets: Vec<Ruleset> = own
            .filter_map(|block| match block.kind {
                "case" => Some(block.case().ruleset),
                "game" => Some(block.argument.parse().expect("a game has a ruleset")),
                _ => None,
            })
            .collect();
        assert!(!rulesets.is_empty(), "section {number} has no board");
        let foreign = match number {
            12..=15 => Some(Ruleset::Gwezboell),
            16.. => Some(Ruleset::Fortress),
            _ => None,
        };
        assert!(
            !rulesets.iter().any(|&ruleset| Some(ruleset) == foreign),
            "section {number} mixes the games"
        );
    }
}

#[test]
fn every_ruling_of_ours_is_marked_and_nothing_else_is() {
    let (prose, _) = read();
    let marks = |from, to| {
        let own = prose.iter().filter(|(line, _)| (from..to).contains(line));
        own.map(|(_, text)| text.matches("**Ruling").count()).sum()
    };
    let rulings = sections()
        .into_iter()
        .map(|(number, from, to)| (number, marks(from, to)));
    let ruled: Vec<(usize, usize)> = rulings.filter(|&(_, count)| count > 0).collect();
    assert_eq!(ruled, RULED);
}

#[test]
fn every_block_is_of_a_known_kind_and_narrow_enough() {
    let (_, blocks) = read();
    for block in &blocks {
        assert!(
            ["case", "after", "game", "position"].contains(&block.kind),
            "line {}: {:?}",
            block.line,
            block.kind
        );
        assert!(!block.body.is_empty(), "line {}", block.line);
        for text in &block.body {
            assert!(
                text.chars().count() <= 76,
                "the block at line {}: {text:?}",
                block.line
            );
        }
    }
    assert_eq!(
        blocks.len() * 2,
        PAGE.lines().filter(|text| text.starts_with("```")).count()
    );
}

#[test]
fn the_prose_keeps_to_headings_paragraphs_flat_lists_bold_and_code() {
    let (prose, _) = read();
    assert_eq!(prose[0].1, "# The rules of Tablut");
    for (line, text) in prose {
        let level = text.chars().take_while(|&c| c == '#').count();
        assert!(
            level <= 3 && (level == 0 || text[level..].starts_with(' ')),
            "line {line}: {text:?}"
        );
        assert_eq!(level == 1, line == 1, "line {line}: one title, on top");
        assert!(
            !text.starts_with(['*', '+', '>', '|', '=', '~', ' ', '\t']) || text.starts_with("**"),
            "line {line}: {text:?}"
        );
        assert_eq!(text, text.trim_end(), "line {line}");
        // What is neither code nor bold has none of the other signs of markdown; both close where they open.
        let code: Vec<&str> = text.split('`').collect();
        assert!(code.len() % 2 == 1, "line {line}: open code in {text:?}");
        let plain: String = code.into_iter().step_by(2).collect();
        let bold: Vec<&str> = plain.split("**").collect();
        assert!(bold.len() % 2 == 1, "line {line}: open bold in {text:?}");
        assert!(
            !bold
                .concat()
                .contains(['*', '_', '<', '>', '[', ']', '|', '\\']),
            "line {line}: {text:?}"
        );
    }
}
