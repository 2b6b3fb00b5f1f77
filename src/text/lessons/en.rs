//! The lessons in English.

mod late;
mod not_yet;

use super::{LessonText, LessonsText, StepText};
use crate::lesson::Answer;
use crate::rules::Ending;

/// The lessons in English.
pub(in crate::text) const ENGLISH: LessonsText = LessonsText {
    heading: |n, of, title| format!("Learn {n} of {of} · {title}"),
    step: |n, of| format!("Step {n} of {of}"),
    tries: |n| format!("Try {n} · the board is as before"),
    hint: |hint| format!("Hint: {hint}"),
    hands: "Use arrows and Enter, the mouse, or type d5d6 and Enter.",
    ending_key: "The key is x.",
    ending_hint: "x, or its button below, opens the endings.",
    again_shows: "j again shows the solution",
    solution: |answer| match answer {
        Answer::Move(mv) => format!("Solution: {mv}."),
        Answer::End(Ending::Resign) => "Solution: x, then resign.".to_owned(),
        Answer::End(Ending::Claim) => "Solution: x, then claim a draw.".to_owned(),
        Answer::End(Ending::Agree) => "Solution: x, offer a draw, then yes.".to_owned(),
    },
    not_yet: not_yet::not_yet,
    a_move: "This step asks for a move; there is nothing to end.",
    other_ending: |ending| match ending {
        Ending::Resign => "That ends a game, too. But this step is about resigning.",
        Ending::Claim => "That ends a game, too. But here a draw can be claimed.",
        Ending::Agree => "That ends a game, too. But here the two are to agree.",
    },
    more: "… t: all",
    go_on: "go on",
    play_a_game: "Play a game",
    back_to_the_game: "Back to your game",
    learn: "Learn",
    new_here: "New to Tablut? l: learn it in five minutes.",
    list: "Lessons",
    lessons: [
        GOALS,
        ROOK,
        TENAILLE,
        RAFLE,
        BETWEEN,
        FORTRESS,
        KONAKIS,
        UNARMED,
        late::CAPTURE,
        late::RAICHI,
        late::TUICHI,
        late::ENDINGS,
        late::GWEZBOELL,
        late::FIRST_STEPS,
    ],
};

const GOALS: LessonText = LessonText {
    title: "The two goals",
    steps: &[
        StepText {
            says: "The defenders, light, win when their king reaches a Fortress, a corner.",
            task: "Take the king to a Fortress.",
            hint: "on row 1 nothing stands between the king and the corner i1.",
            done: "The king is home: the defenders have won.",
            replies: &[
                "Not yet: h1 is beside the Fortress, not on it. Go on to i1.",
                "Not yet: on f5 the king is farther from the corners than before.",
            ],
        },
        StepText {
            says: "The attackers, dark, hunt the king. He is captured when they stand on all four sides of him.",
            task: "Attackers: capture the king on g4.",
            hint: "three sides are closed. Which square beside him is still free?",
            done: "Captured: the attackers have won.",
            replies: &[
                "Not yet: f3 touches him at a corner only. g3 below him is free.",
                "Not yet: g1 is below him, but too far off. g3 beside him is free.",
            ],
        },
    ],
};

const ROOK: LessonText = LessonText {
    title: "Like a rook",
    steps: &[
        StepText {
            says: "Every piece moves like a rook: along its row or its column, as far as the squares are free. The king, too.",
            task: "Attackers: move from c2 to c7.",
            hint: "straight up the column, five squares at once.",
            done: "As far as you like, and always in a straight line.",
            replies: &[
                "Not yet: c6 is one short. The squares up to c7 are free.",
                "Not yet: that went along the row. c7 is up the column.",
            ],
        },
        StepText {
            says: "No piece jumps over another, and none lands on another.",
            task: "Attackers: bring a piece to g6. Only one can get there.",
            hint: "d6 stops b6, and g4 stops g2. Who is left?",
            done: "From i6 the row was free.",
            replies: &[
                "Not yet: g4 bars the column. This pawn cannot reach g6.",
                "Not yet: d6 bars the row. This pawn cannot reach g6.",
            ],
        },
    ],
};

const TENAILLE: LessonText = LessonText {
    title: "Tenaille",
    steps: &[
        StepText {
            says: "Move so that an enemy pawn is caught between two of yours, in a row or a column, and it is taken. Diagonals never count.",
            task: "Defenders: take the pawn on d6.",
            hint: "c6 holds it from the left. Close the other side.",
            done: "Tenaille! d6 is off the board.",
            replies: &[
                "Not yet: h6-f6 leaves a gap on e6, so nothing is caught.",
                "Not yet: d7 and c6 are not opposite each other, so nothing is caught.",
            ],
        },
        StepText {
            says: "The attackers take in the same way. Here it works in a column.",
            task: "Attackers: take the pawn on g5.",
            hint: "g6 holds it from above. Close it from below.",
            done: "Caught between g6 and g4.",
            replies: &[
                "Not yet: f4 is diagonal to g5, and diagonals never count.",
                "Not yet: opposite h5 lies f5, and nobody stands there.",
            ],
        },
    ],
};

const RAFLE: LessonText = LessonText {
    title: "Rafle",
    steps: &[
        StepText {
            says: "One move may close several tenailles, one in each direction. That is a rafle, a clean sweep.",
            task: "Defenders: take two pawns in one move.",
            hint: "which free square lies beside both e7 and f6?",
            done: "Two at one stroke.",
            replies: &[
                "Not enough: this takes e7 alone. One move can take f6 with it.",
                "Not enough: this takes f6 alone. One move can take e7 with it.",
            ],
        },
        StepText {
            says: "Three are the most, for you come from the fourth side yourself.",
            task: "Attackers: take three pawns in one move.",
            hint: "the three stand round one free square.",
            done: "A rafle of three. It cannot be bettered.",
            replies: &[
                "Not enough: this takes d4 alone. All three can fall at once.",
                "Not yet: c5 is one short. The three stand round c4.",
            ],
        },
    ],
};

const BETWEEN: LessonText = LessonText {
    title: "Safe between",
    steps: &[
        StepText {
            says: "Only the enemy's move closes a tenaille, never your own. A pawn that steps between two enemies is safe.",
            task: "Defenders: step between two attackers.",
            hint: "c4 and e4 leave a square between them.",
            done: "Nobody takes it: it came by itself.",
            replies: &[
                "Not yet: d5 is one short. The attackers stand beside d4.",
                "Not yet: d2 has an attacker above it, and none below.",
            ],
        },
        StepText {
            says: "It stays safe while others move. It is taken only by an attacker who comes up to it, with another opposite.",
            task: "Attackers: take the pawn on d4.",
            hint: "c4 and e4 are there already. But d3 stands below it.",
            done: "Caught afresh, between d3 and d5.",
            replies: &[
                "Not yet: coming back to c4 would take d4, but that is another move.",
                "Not yet: d4 stays. A move elsewhere closes nothing.",
            ],
        },
    ],
};

const FORTRESS: LessonText = LessonText {
    title: "Fortress kills",
    steps: &[
        StepText {
            says: "A Fortress serves both sides as a second pawn: what stands beside it can be taken. The edge helps nobody.",
            task: "Attackers: take a defender.",
            hint: "b9 stands beside the Fortress a9.",
            done: "Taken against the Fortress a9.",
            replies: &[
                "Not yet: opposite h6 there is only the edge, and it helps nobody.",
                "Not yet: opposite b8 there is only the edge. Come from c9.",
            ],
        },
        StepText {
            says: "So a corner cannot simply be plugged: an attacker beside it is in danger, too.",
            task: "Defenders: take the pawn on i2.",
            hint: "the Fortress i1 is below it. Come from above.",
            done: "Taken. Mind the corners.",
            replies: &[
                "Not yet: opposite h2 there is only the edge, and it helps nobody.",
                "Not yet: h3 is diagonal to i2. Go one square on.",
            ],
        },
    ],
};

const KONAKIS: LessonText = LessonText {
    title: "Konakis",
    steps: &[
        StepText {
            says: "Konakis, the throne in the middle, may be crossed by all once the king has left. Nobody stops there again, not even he.",
            task: "Attackers: cross Konakis.",
            hint: "c5 and e7 look across it. Go on to a square beyond.",
            done: "Over the throne, and beyond.",
            replies: &[
                "Not yet: d5 is on this side of Konakis. Go on, beyond it.",
                "Not yet: e6 is on this side of Konakis. Go on, beyond it.",
            ],
        },
        StepText {
            says: "A move across Konakis takes like any other.",
            task: "Defenders: take the pawn on g5.",
            hint: "h5 holds it from the right. Who can come to f5?",
            done: "Across the throne, and a tenaille.",
            replies: &[
                "Not yet: d5 is on this side of Konakis. f5 lies beyond.",
                "Not yet: opposite g4 lies g6, and nobody stands there.",
            ],
        },
        StepText {
            says: "Konakis is no Fortress: it never helps to take a pawn, empty or not.",
            task: "Defenders: take the pawn on e6.",
            hint: "f6 holds it from the right. Close it from the left.",
            done: "Two pawns take a pawn. Konakis does not.",
            replies: &[
                "Not yet: opposite e7 lies Konakis, and it takes no pawns.",
                "Not yet: c6 is one short. d6 is the square beside it.",
            ],
        },
    ],
};

const UNARMED: LessonText = LessonText {
    title: "Unarmed king",
    steps: &[
        StepText {
            says: "The king is unarmed: he takes nobody, wherever he moves.",
            task: "Defenders: take the pawn on g4.",
            hint: "g3 holds it from below. A pawn must close it from above.",
            done: "A pawn can do what the king cannot.",
            replies: &[
                "Not yet: g3 stands opposite, but the king takes nobody.",
                "Not yet: g6 is one short. g5 is the square above it.",
            ],
        },
        StepText {
            says: "Nor is he ever the second piece of a tenaille for his own side.",
            task: "Defenders: take the pawn on c6.",
            hint: "c7 holds it from above. Close it from below.",
            done: "Done without him.",
            replies: &[
                "Not yet: opposite b6 stands the king, and he holds nobody.",
                "Not yet: c4 is one short. c5 is the square below it.",
            ],
        },
        StepText {
            says: "And the attackers cannot use him against his own pawns.",
            task: "Attackers: take the pawn on d4.",
            hint: "d3 holds it from below. Close it from above.",
            done: "Beside the king a pawn is as safe as anywhere: not very.",
            replies: &[
                "Not yet: opposite c4 stands the king. He is no second piece, for anybody.",
                "Not yet: c5 is one short. d5 is the square above it.",
            ],
        },
    ],
};
