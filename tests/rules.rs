//! The rules against hand-made cases and vectors made by a program that shares no code with this one.
#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

use tablut::rules::{
    Game, IllegalMove, Move, Outcome, Position, Ruleset, Side, SquareSet, perft, perft_bulk,
};

mod common;

use common::cases;

fn squares(text: &str) -> SquareSet {
    if text == "none" {
        SquareSet::EMPTY
    } else {
        text.split(',').map(|s| s.parse().unwrap()).collect()
    }
}

#[test]
fn every_move_of_every_case_does_what_the_case_says() {
    let cases = cases::parse(include_str!("data/cases.txt"));
    assert_eq!(
        cases.len(),
        include_str!("data/cases.txt").matches("\ncase ").count()
            + usize::from(include_str!("data/cases.txt").starts_with("case "))
    );
    for case in cases {
        case.verify();
    }
}

#[test]
fn every_position_has_the_ways_moves_captures_and_ends_of_its_line() {
    let mut seen = 0;
    for line in include_str!("data/positions.tsv").lines() {
        let [ruleset, side, board, ways, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let position: Position = format!("{ruleset} {side} {board}").parse().unwrap();
        assert_eq!(position.ways(), squares(ways), "{position:?}");
        assert_eq!(tablut::tool::moves::line(position), line, "{position:?}");
        let legal: Vec<String> = position.legal_moves().map(|mv| mv.to_string()).collect();
        let listed: Vec<&str> = moves
            .split(' ')
            .map(|m| &m.trim_start_matches('K')[..5])
            .collect();
        assert_eq!(legal, listed, "{position:?}");
        seen += 1;
    }
    assert!(seen > 2_500);
}

#[test]
fn every_game_replays_to_its_end_and_last_position() {
    for line in include_str!("data/games.tsv").lines() {
        let [ruleset, end, winner, last, moves] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let mut game = Game::new(Position::start(ruleset.parse().unwrap()));
        for (i, word) in moves.split(' ').enumerate() {
            let word = word.trim_start_matches('K');
            let ply = game
                .play(word[..5].parse().unwrap())
                .unwrap_or_else(|e| panic!("{word}: {e}"));
            let taken = word
                .split_once('x')
                .map_or("", |(_, rest)| rest.trim_end_matches(['+', '-', '#']));
            let captured = if taken.is_empty() {
                SquareSet::EMPTY
            } else {
                squares(&taken.replace('/', ","))
            };
            assert_eq!(ply.captured, captured, "move {i} {word}");
        }
        assert_eq!(game.position().board().to_string(), last);
        let (ended, by) = match game.outcome() {
            None => ("unfinished", "none".to_owned()),
            Some(outcome) => {
                let Outcome::Board(end) = outcome else {
                    panic!("{outcome:?}")
                };
                (
                    cases::end_name(Some(end)),
                    outcome.winner().unwrap().to_string(),
                )
            }
        };
        assert_eq!((ended, by.as_str()), (end, winner), "{line}");
    }
}

/// Every line of `perft.tsv` with every depth that it counts.
fn perft_vectors() -> impl Iterator<Item = (Position, u32, u64)> {
    include_str!("data/perft.tsv").lines().flat_map(|line| {
        let fields: Vec<_> = line.split('\t').collect();
        let position: Position = fields[..3].join(" ").parse().unwrap();
        let counts: Vec<u64> = fields[3..]
            .iter()
            .map(|nodes| nodes.parse().unwrap())
            .collect();
        (1..)
            .zip(counts)
            .map(move |(depth, nodes)| (position, depth, nodes))
    })
}

#[test]
fn perft_counts_agree_with_every_move_applied_to_depth_four() {
    let mut seen = 0;
    for (position, depth, nodes) in perft_vectors().filter(|&(_, depth, _)| depth <= 4) {
        assert_eq!(
            perft(position, depth).nodes,
            nodes,
            "{position:?} at {depth}"
        );
        seen += 1;
    }
    assert!(seen > 60);
}

#[test]
fn perft_counts_agree_with_the_last_move_counted_to_depth_five() {
    let mut deepest = 0;
    for (position, depth, nodes) in perft_vectors() {
        assert_eq!(
            perft_bulk(position, depth),
            nodes,
            "{position:?} at {depth}"
        );
        deepest = deepest.max(depth);
    }
    assert_eq!(deepest, 5);
}

/// Positions of each ruleset to try things on: every so many lines of the vectors.
fn sample(ruleset: Ruleset, count: usize) -> Vec<Position> {
    let of: Vec<Position> = include_str!("data/positions.tsv")
        .lines()
        .map(|line| {
            line.split('\t')
                .take(3)
                .collect::<Vec<_>>()
                .join(" ")
                .parse()
                .unwrap()
        })
        .filter(|p: &Position| p.ruleset() == ruleset)
        .collect();
    let step = of.len() / count;
    of.into_iter().step_by(step).take(count).collect()
}

#[test]
fn check_accepts_exactly_the_legal_moves_and_queries_change_nothing() {
    use tablut::rules::Square;
    for ruleset in Ruleset::BOTH {
        for position in sample(ruleset, 200) {
            let before = position;
            let legal: std::collections::HashSet<Move> = position.legal_moves().collect();
            for from in Square::all() {
                for to in Square::all() {
                    let mv = Move { from, to };
                    assert_eq!(
                        position.check(mv).is_ok(),
                        legal.contains(&mv),
                        "{mv} in {position:?}"
                    );
                    assert_eq!(
                        position.check(mv).is_ok(),
                        position.targets(from).contains(to)
                    );
                }
            }
            let _ = (
                position.ways(),
                position.breath(),
                position.call(),
                position.end(),
                position.movable(),
            );
            assert_eq!(position, before);
        }
    }
}

#[test]
fn the_symmetries_of_the_board_permute_moves_captures_ways_and_ends() {
    for ruleset in Ruleset::BOTH {
        for position in sample(ruleset, 200) {
            for symmetry in 0..8 {
                let map = |s| common::turned(s, symmetry);
                let map_set = |set: SquareSet| set.into_iter().map(map).collect::<SquareSet>();
                let board = position.board();
                let turned = tablut::rules::Board::new(
                    map_set(board.attackers()),
                    map_set(board.defenders()),
                    map(board.king()),
                );
                let turned = Position::new(ruleset, position.turn(), turned.unwrap());
                assert_eq!(turned.ways(), map_set(position.ways()));
                assert_eq!(turned.breath(), map_set(position.breath()));
                let mut expected: Vec<Move> = position
                    .legal_moves()
                    .map(|m| Move {
                        from: map(m.from),
                        to: map(m.to),
                    })
                    .collect();
                expected.sort();
                assert_eq!(turned.legal_moves().collect::<Vec<_>>(), expected);
                for mv in position.legal_moves() {
                    let ply = position.play(mv).unwrap();
                    let other = turned
                        .play(Move {
                            from: map(mv.from),
                            to: map(mv.to),
                        })
                        .unwrap();
                    assert_eq!(
                        (other.captured, other.end),
                        (map_set(ply.captured), ply.end),
                        "{mv} in {position:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_kings_capture_does_not_depend_on_which_attacker_moved_last() {
    // Every attacker of each ring steps back to a free square beside it and in again.
    let rings = [
        "fortress defenders /9/3t5/2tKt4/3t5/9/9/8T/9/9/",
        "fortress defenders /2tKt4/3t5/9/9/9/9/8T/9/9/",
        "fortress defenders /1Kt6/1t7/9/9/9/9/8T/9/9/",
        "fortress defenders /9/3tt4/2tKTt3/3tt4/9/9/9/9/7T1/",
        "gwezboell defenders /9/3t5/2tKt4/3t5/9/9/7T1/9/9/",
        "gwezboell defenders /9/9/9/3t5/2tK5/3t5/7T1/9/9/",
    ];
    for text in rings {
        let ring: Position = text.parse().unwrap();
        assert_eq!(ring.end(), Some(tablut::rules::End::KingCaptured), "{text}");
        let mut closers = 0;
        for from in ring.board().attackers() {
            for to in ring.with_turn(Side::Attackers).reach(from) {
                let board = ring.board();
                let moved = (board.attackers() - from.into()) | to.into();
                let open =
                    tablut::rules::Board::new(moved, board.defenders(), board.king()).unwrap();
                let open = Position::new(ring.ruleset(), Side::Attackers, open);
                let ply = open.play(Move { from: to, to: from }).unwrap();
                if ply.captured.is_empty() {
                    assert_eq!(
                        ply.end,
                        Some(tablut::rules::End::KingCaptured),
                        "{to}-{from} in {open:?}"
                    );
                    closers += 1;
                }
            }
        }
        assert!(closers >= 8, "{text}");
    }
}

#[test]
fn undo_and_redo_over_random_games_give_equal_games() {
    let mut random = common::Random::new(7);
    for round in 0..200 {
        let mut game = Game::new(Position::start(Ruleset::BOTH[round % 2]));
        let mut states = vec![game.clone()];
        while game.outcome().is_none() && game.plies().len() < 120 {
            let moves: Vec<Move> = game.position().legal_moves().collect();
            game.play(moves[random.below(moves.len())]).unwrap();
            states.push(game.clone());
        }
        if game.outcome().is_none() {
            game.resign().unwrap();
            states.push(game.clone());
        }
        let whole = game.clone();
        for state in states.iter().rev().skip(1) {
            assert!(game.undo());
            assert_eq!(
                (game.plies(), game.outcome()),
                (state.plies(), state.outcome())
            );
        }
        assert!(!game.undo());
        while game.redo() {}
        assert_eq!(game, whole);
    }
}

#[test]
fn a_new_move_drops_what_was_taken_back() {
    let mut game = Game::new(Position::start(Ruleset::Fortress));
    for mv in ["d1-d4", "e4-f4", "a4-b4"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game.undo();
    game.undo();
    assert_eq!(game.undone().len(), 2);
    game.play("e3-f3".parse().unwrap()).unwrap();
    assert!(game.undone().is_empty() && !game.redo());
    assert_eq!(game.plies().len(), 2);
}

#[test]
fn a_draw_is_claimed_when_the_position_stands_for_the_third_time() {
    let mut game = Game::new(Position::start(Ruleset::Fortress));
    let shuffle = ["d1-c1", "e3-f3", "c1-d1", "f3-e3"];
    for (i, mv) in shuffle.iter().cycle().take(8).enumerate() {
        assert_eq!(game.repetition(), 1 + i / 4, "before {i}");
        assert!(game.claim().is_err() && !game.may_claim());
        game.play(mv.parse().unwrap()).unwrap();
    }
    assert_eq!(game.repetition(), 3);
    assert!(game.may_claim());
    game.claim().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Repetition));
    assert_eq!(game.outcome().unwrap().winner(), None);
    assert_eq!(
        game.check("d1-c1".parse().unwrap()),
        Err(IllegalMove::GameOver)
    );
}

#[test]
fn the_side_to_move_resigns_and_undo_takes_the_ending_back_first() {
    let mut game = Game::new(Position::start(Ruleset::Gwezboell));
    game.play("d1-d4".parse().unwrap()).unwrap();
    game.resign().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Resigned(Side::Defenders)));
    assert_eq!(game.outcome().unwrap().winner(), Some(Side::Attackers));
    assert!(game.resign().is_err() && game.agree().is_err());
    assert!(game.undo());
    assert_eq!((game.outcome(), game.plies().len()), (None, 1));
    assert!(game.redo());
    assert_eq!(game.outcome(), Some(Outcome::Resigned(Side::Defenders)));
}

/// Two threads count the same start by both rulesets in turn, one beginning with the one and one with the other, and
/// every figure is that of the vectors. A table or a count that the process or the thread keeps, and that does not
/// tell the rulesets apart, gives one of them the other's moves.
#[test]
fn a_game_is_played_on_from_where_it_stands_unless_the_board_has_ended_it() {
    let mut game = Game::new(Position::start(Ruleset::Fortress));
    for mv in ["d1-d4", "e4-f4"] {
        game.play(mv.parse().unwrap()).unwrap();
    }
    let open = game.clone();
    assert_eq!(game.to_play_on().as_ref(), Some(&open));
    // An ending that the players chose is left out, and so is what was taken back.
    game.resign().unwrap();
    assert_eq!(game.to_play_on().as_ref(), Some(&open));
    game.undo();
    game.undo();
    let on = game.to_play_on().unwrap();
    assert_eq!(
        (on.line().len(), on.can_undo(), on.can_redo()),
        (1, true, false)
    );
    // The king reaches a Fortress; and a start may be decided.
    let start: Position = "fortress defenders /4K4/9/9/9/9/9/9/t8/9/".parse().unwrap();
    let mut game = Game::new(start);
    game.play("e1-a1".parse().unwrap()).unwrap();
    assert_eq!(game.to_play_on(), None);
    game.undo();
    assert_eq!(game.to_play_on(), Some(Game::new(start)));
    let decided: Position = "fortress attackers /K8/9/9/9/9/9/9/9/3t5/".parse().unwrap();
    assert_eq!(Game::new(decided).to_play_on(), None);
}

#[test]
fn each_direction_opens_one_way_at_most_in_the_order_of_the_directions() {
    use tablut::rules::Direction;
    let ways = |position: &str| {
        let position: Position = position.parse().unwrap();
        let ways = position.open_ways();
        ways.map(|(direction, goal)| (direction, goal.to_string()))
            .collect::<Vec<_>>()
    };
    let way = |direction, goal: &str| (direction, goal.to_owned());
    assert_eq!(
        ways("fortress attackers /4K4/9/9/9/9/9/9/9/3t5/"),
        [way(Direction::East, "i1"), way(Direction::West, "a1")]
    );
    // The attacker on e8 stands in the way to e9.
    assert_eq!(
        ways("gwezboell attackers /9/9/4K4/9/9/9/9/4t4/9/"),
        [
            way(Direction::East, "i3"),
            way(Direction::South, "e1"),
            way(Direction::West, "a3")
        ]
    );
    assert_eq!(ways("fortress attackers /9/9/4K4/9/9/9/9/4t4/9/"), []);
}

#[test]
fn what_explains_a_ply_is_given_the_weightiest_first() {
    use tablut::rules::{Spared, Why};
    let why = |position: &str, mv: &str| {
        let position: Position = position.parse().unwrap();
        position.play(mv.parse().unwrap()).unwrap().why()
    };
    let square = |name: &str| name.parse().unwrap();
    // c2 is taken against the pawn on b2, d1 is spared at the edge, and the king has a way to a9 alone.
    assert_eq!(
        why("fortress attackers /3T5/1tT6/9/9/9/9/3t5/9/4K2t1/", "d7-d2"),
        [
            Why::Rule(5),
            Why::Spared(square("d1"), Spared::Edge),
            Why::Rule(15)
        ]
    );
    // Two against pawns are one rule.
    assert_eq!(
        why("fortress attackers /9/1tT1Tt3/9/9/9/9/3t5/9/4K4/", "d7-d2"),
        [Why::Rule(5), Why::Rule(15)]
    );
    // An end stands alone.
    assert_eq!(
        why("fortress defenders /4K4/9/9/9/9/9/9/t8/9/", "e1-a1"),
        [Why::Rule(12)]
    );
    assert_eq!(
        why(
            "fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/",
            "d1-d3"
        ),
        []
    );
    // A refusal comes before an ending, and that before the last ply.
    let mut game = Game::new(Position::start(Ruleset::Fortress));
    assert_eq!(game.why(None), []);
    game.play("d1-d4".parse().unwrap()).unwrap();
    game.agree().unwrap();
    assert_eq!(game.why(None), [Why::Rule(11)]);
    assert_eq!(game.why(Some(IllegalMove::Konakis)), [Why::Rule(4)]);
}

#[test]
fn both_rulesets_in_one_process_leave_no_trace_on_each_other() {
    let figures = |ruleset: Ruleset| -> Vec<(u32, u64)> {
        perft_vectors()
            .filter(|&(position, depth, _)| position == Position::start(ruleset) && depth <= 3)
            .map(|(_, depth, nodes)| (depth, nodes))
            .collect()
    };
    let [fortress, gwezboell] = Ruleset::BOTH.map(figures);
    assert_eq!(fortress, [(1, 72), (2, 3_944), (3, 285_728)]);
    assert_eq!(gwezboell, [(1, 80), (2, 4_400), (3, 353_200)]);
    let count = |ruleset: Ruleset, figures: &[(u32, u64)]| {
        for &(depth, nodes) in figures {
            let start = Position::start(ruleset);
            assert_eq!(perft(start, depth).nodes, nodes, "{ruleset} at {depth}");
            assert_eq!(perft_bulk(start, depth), nodes, "{ruleset} at {depth}");
        }
    };
    std::thread::scope(|threads| {
        for begins in Ruleset::BOTH {
            let (fortress, gwezboell) = (&fortress, &gwezboell);
            threads.spawn(move || {
                for round in 0..8 {
                    let first = (round % 2 == 0) == (begins == Ruleset::Fortress);
                    if first {
                        count(Ruleset::Fortress, fortress);
                    } else {
                        count(Ruleset::Gwezboell, gwezboell);
                    }
                }
            });
        }
    });
}

#[test]
fn position_texts_are_read_and_printed_alike() {
    for ruleset in Ruleset::BOTH {
        for position in sample(ruleset, 200) {
            assert_eq!(position.to_string().parse(), Ok(position));
            let picture = format!("{ruleset} {}\n{:#}", position.turn(), position.board());
            assert_eq!(picture.parse(), Ok(position));
        }
    }
    let start = "fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/";
    assert_eq!(Position::start(Ruleset::Fortress).to_string(), start);
}

#[test]
fn a_faulty_position_text_says_where_and_what() {
    let faults = [
        ("", "a position is a ruleset, the side to move and a board"),
        (
            "fortress",
            "a position is a ruleset, the side to move and a board",
        ),
        (
            "chess attackers /9/9/9/9/4K4/9/9/9/9/",
            "a ruleset is \"fortress\" or \"gwezboell\"",
        ),
        (
            "fortress white /9/9/9/9/4K4/9/9/9/9/",
            "a side is \"attackers\" or \"defenders\"",
        ),
        (
            "fortress attackers /9/9/9/9/4K4/9/9/K8/9/",
            "a second king on a8, the first is on e5",
        ),
        ("fortress attackers /9/9/9/9/9/9/9/9/9/", "there is no king"),
        (
            "fortress attackers /1ttttttt1/ttttttttt/t8/9/4K4/9/9/9/9/",
            "17 attackers, there are at most 16",
        ),
        (
            "fortress attackers /9/TTTTTTTTT/9/9/4K4/9/9/9/9/",
            "9 defenders, there are at most 8",
        ),
        (
            "fortress attackers /9/9/9/9/4t4/9/9/4K4/9/",
            "a pawn of the attackers on e5, Konakis",
        ),
        (
            "fortress attackers /8t/9/9/9/4K4/9/9/9/9/",
            "a pawn of the attackers on i1, a Fortress",
        ),
        (
            "fortress attackers /9/9/9/9/4K4/9/9/9/T8/",
            "a pawn of the defenders on a9, a Fortress",
        ),
        (
            "fortress attackers /9/9/8/9/4K4/9/9/9/9/",
            "rank 3 has 8 squares",
        ),
        (
            "fortress attackers /9/9/9/9/4K5/9/9/9/9/",
            "rank 5 has 10 squares",
        ),
        ("fortress attackers /9/9/9/9/4K4/9/9/9/", "8 ranks"),
        (
            "fortress attackers /9/9/9/3q5/4K4/9/9/9/9/",
            "rank 4: unknown character 'q' at place 2",
        ),
    ];
    for (text, message) in faults {
        let error = text.parse::<Position>().unwrap_err().to_string();
        assert!(error.starts_with(message), "{text:?}: {error}");
    }
    // In Gwezboell corners are plain squares.
    assert!(
        "gwezboell attackers /8t/9/9/9/4K4/9/9/9/9/"
            .parse::<Position>()
            .is_ok()
    );
}

#[test]
fn no_square_outside_the_board_is_ever_in_a_set() {
    use tablut::rules::{Direction, Square};
    assert_eq!((!SquareSet::EMPTY).len(), 81);
    assert_eq!(!SquareSet::ALL, SquareSet::EMPTY);
    for square in Square::all() {
        let one = SquareSet::of(square);
        assert_eq!((!one).len(), 80);
        assert_eq!(
            one.neighbours(),
            Direction::ALL
                .iter()
                .filter_map(|&d| square.step(d))
                .collect()
        );
        for direction in Direction::ALL {
            assert_eq!(one.shift(direction).first(), square.step(direction));
        }
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    assert_eq!(SquareSet::EDGE.len(), 32);
    assert_eq!(SquareSet::CORNERS.to_string(), "a1,a9,i1,i9");
}

#[test]
fn pawns_that_look_caught_say_why_they_stand() {
    use tablut::rules::Spared;
    let spared = |position: &str, mv: &str| {
        let position: Position = position.parse().unwrap();
        let ply = position.play(mv.parse().unwrap()).unwrap();
        ply.spared()
            .into_iter()
            .map(|(s, why)| (s.to_string(), why))
            .collect::<Vec<_>>()
    };
    // The king on e4 is no anvil, for the attackers or for his own; beside a piece, not behind it, he is no reason.
    assert_eq!(
        spared("fortress attackers /9/9/9/3TK4/9/9/9/2t6/9/", "c8-c4"),
        [("d4".into(), Spared::King)]
    );
    assert_eq!(
        spared("fortress attackers /9/9/9/2TK5/9/9/9/2t6/9/", "c8-c5"),
        []
    );
    assert_eq!(
        spared("fortress defenders /9/9/9/3tK4/9/9/9/2T6/9/", "c8-c4"),
        [("d4".into(), Spared::King)]
    );
    // The king himself arrives opposite one of his defenders.
    assert_eq!(
        spared("fortress defenders /9/9/9/2Tt5/9/9/9/4K4/9/", "e8-e4"),
        [("d4".into(), Spared::King)]
    );
    // Konakis lies behind d5, the edge behind d1.
    assert_eq!(
        spared("fortress attackers /9/9/9/9/3T5/9/6K2/2t6/9/", "c8-c5"),
        [("d5".into(), Spared::Konakis)]
    );
    assert_eq!(
        spared("fortress attackers /3T5/9/9/9/9/9/3t1K3/9/9/", "d7-d2"),
        [("d1".into(), Spared::Edge)]
    );
    // A pawn moves between two enemies.
    assert_eq!(
        spared("fortress defenders /9/9/9/2t1t4/9/9/5K3/3T5/9/", "d8-d4"),
        [("d4".into(), Spared::MovedIn)]
    );
    // An ordinary move spares nobody.
    assert_eq!(
        spared(
            "fortress attackers /3ttt3/4t4/4T4/t3T3t/ttTTKTTtt/t3T3t/4T4/4t4/3ttt3/",
            "d1-d3"
        ),
        []
    );
}
