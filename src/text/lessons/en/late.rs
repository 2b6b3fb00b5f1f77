//! Lessons 9 to 14 in English.

use super::super::{LessonText, StepText};

pub(super) const CAPTURE: LessonText = LessonText {
    title: "Taking the king",
    steps: &[
        StepText {
            says: "In the open it takes four attackers to capture the king, one on each side.",
            task: "Capture the king on d7.",
            hint: "above, left and right are closed. d6 is free.",
            done: "Four in the open.",
            replies: &[
                "Not yet: e6 touches him at a corner only. d6 is free.",
                "Not yet: d1 is below him, but too far off. d6 is free.",
            ],
        },
        StepText {
            says: "At the edge three are enough: beyond it he cannot go.",
            task: "Capture the king on i4.",
            hint: "above and below are closed. h4 is free.",
            done: "Three at the edge.",
            replies: &[
                "Not yet: h5 touches him at a corner only. h4 is free.",
                "Not yet: f4 is too far off. h4 beside him is free.",
            ],
        },
        StepText {
            says: "The empty Konakis is a wall for him: three are enough, though he could have crossed it.",
            task: "Capture the king on d5.",
            hint: "d6, d4 and Konakis close three sides. c5 is free.",
            done: "Three against Konakis.",
            replies: &[
                "Not yet: beyond Konakis you need nobody. c5 is free.",
                "Not yet: c6 touches him at a corner only. c5 is free.",
            ],
        },
        StepText {
            says: "Beside a Fortress two are enough. The way in is open, and yet it is a wall.",
            task: "Capture the king on b1, before he leaves.",
            hint: "b2 and the Fortress a1 close two sides, the edge a third.",
            done: "Two beside a Fortress.",
            replies: &[
                "Not yet: g1 bars the way to i1, but next he steps into a1.",
                "Not yet: c2 touches him at a corner only. c1 is free.",
            ],
        },
        StepText {
            says: "Defenders joined to the king are encircled with him. No square beside any of them may be free.",
            task: "Capture the king with his escort.",
            hint: "look round both, c3 and c4. c5 is free.",
            done: "Both at once. Mind: a last move that takes a pawn of the escort opens the ring.",
            replies: &[
                "Not yet: c6 is one short. c5 above the pawn is free.",
                "Not yet: h5 is far away. c5 above the pawn is free.",
            ],
        },
    ],
};

pub(super) const RAICHI: LessonText = LessonText {
    title: "Raichi",
    steps: &[
        StepText {
            says: "A way is a Fortress that the king could reach in one move. One way is called Raichi.",
            task: "Defenders: move the king so that he has a way.",
            hint: "corners are reached along the edge. Where is it free?",
            done: "That is Raichi: from d1 the way west is open, to a1.",
            replies: &[
                "Not yet: from d2 no corner is in line. Go on to the edge.",
                "Not yet: from g4 no corner is in line. Look for the edge.",
            ],
        },
        StepText {
            says: "Now the attackers. Next the king steps into a1, unless somebody stands in his way.",
            task: "Attackers: block the way.",
            hint: "the way leads over c1 and b1. Who gets there?",
            done: "Blocked. Mind: on b1, beside the Fortress, a pawn is easily taken.",
            replies: &[
                "Not yet: d2 is above the king, and the way along row 1 is open.",
                "Not yet: that side was barred already. The way west is open.",
            ],
        },
    ],
};

pub(super) const TUICHI: LessonText = LessonText {
    title: "Tuichi",
    steps: &[
        StepText {
            says: "Two ways are called Tuichi. The attackers can block one of them, not both.",
            task: "Defenders: move the king so that he has two ways.",
            hint: "on which edge are both corners free?",
            done: "That is Tuichi: left or right, he will be out.",
            replies: &[
                "That is Raichi: c1 bars the way west. Find two ways.",
                "That is Raichi: i2 bars the way south. Find two ways.",
            ],
        },
        StepText {
            says: "Tuichi wins, with one exception: beside a Fortress two attackers may close the ring, though both ways are open.",
            task: "Attackers: do not block, capture.",
            hint: "b8 and the Fortress a9 are there. c9 is free.",
            done: "Captured in the face of Tuichi.",
            replies: &[
                "Not yet: f9 bars the way to i9, but next he steps into a9.",
                "Not yet: c8 touches him at a corner only. c9 is free.",
            ],
        },
        StepText {
            says: "In Gwezboell, where any edge will do (lesson 13), the exception is beside the empty Konakis.",
            task: "Attackers: do not block, capture.",
            hint: "left, right and Konakis are closed. e3 is free.",
            done: "Captured, though the way across Konakis was open.",
            replies: &[
                "Not yet: e1 bars the way south, but across Konakis he reaches e9.",
                "Not yet: d3 touches him at a corner only. e3 is free.",
            ],
        },
    ],
};

pub(super) const ENDINGS: LessonText = LessonText {
    title: "How games end",
    steps: &[
        StepText {
            says: "A side that is to move and cannot has lost. Two attackers are left, at the top.",
            task: "Defenders: leave them no move.",
            hint: "d9 is shut in. Where can e9 still go?",
            done: "No move left: the defenders have won.",
            replies: &[
                "Not yet: after h8-f8, the pawn on e9 can still move down.",
                "Not yet: this shuts in e9, but opens d8 to d9.",
            ],
        },
        StepText {
            says: "Tuichi: block one way, and he takes the other. A side may resign in its own turn.",
            task: "Attackers: resign.",
            hint: "no move helps: say that you resign.",
            done: "The defenders have won. Nobody need play on when it is over.",
            replies: &[
                "c9 bars the way to a9, but i9 stays open. Resign.",
                "g9 bars the way to i9, but a9 stays open. Resign.",
            ],
        },
        StepText {
            says: "Nothing is drawn by itself. But when a position stands for the third time, as here, the side to move may claim a draw.",
            task: "Attackers: claim it.",
            hint: "no move is needed, only the claim.",
            done: "A draw by repetition. You may also play on.",
            replies: &["You may play on like this. But here claim the draw."],
        },
        StepText {
            says: "The players may agree on a draw at any time. One offers, the other one answers.",
            task: "Defenders: offer a draw; then accept it for the others.",
            hint: "offer a draw, then say yes.",
            done: "A draw, by agreement.",
            replies: &["The game may go on, too. But here offer a draw."],
        },
    ],
};

pub(super) const GWEZBOELL: LessonText = LessonText {
    title: "Gwezboell",
    steps: &[
        StepText {
            says: "In Gwezboell, the other game, pieces move and take as you know. But the king wins on any square of the edge.",
            task: "Defenders: take the king out.",
            hint: "left, right and above he is stopped before the edge.",
            done: "Out: the defenders have won.",
            replies: &[
                "Not yet: g4 stops him before the edge. Try another way.",
                "Not yet: c2 is one short of the edge.",
            ],
        },
        StepText {
            says: "There are no Fortresses. Anybody may stop on a corner, and a corner takes nobody.",
            task: "Attackers: take a defender.",
            hint: "c9 holds b9 from the right. The corner a9 is a square like others.",
            done: "Taken by two pawns, one of them on the corner.",
            replies: &[
                "Not yet: the corner i1 is no Fortress here, and takes nobody.",
                "Not yet: a8 is one short. Anybody may stop on a9.",
            ],
        },
        StepText {
            says: "King and escort are not encircled together here: a defender beside him saves him. Take that one first.",
            task: "Attackers: take the pawn on g5.",
            hint: "f5 holds it from the left. Close it from the right.",
            done: "Without his escort he will be easier to get.",
            replies: &[
                "Not yet: h4 is diagonal to g5. Go one square on.",
                "Not yet: that takes nothing. h5 is the square to close.",
            ],
        },
        StepText {
            says: "Four attackers capture him, or three and the empty Konakis. Nothing else does.",
            task: "Attackers: capture the king.",
            hint: "left, right and below are closed. g6 is free.",
            done: "Captured. The rest is as in the game with Fortresses.",
            replies: &[
                "Not yet: g7 is one short. g6 beside him is free.",
                "Not yet: e6 is too far off. g6 beside him is free.",
            ],
        },
    ],
};

pub(super) const FIRST_STEPS: LessonText = LessonText {
    title: "First steps",
    steps: &[
        StepText {
            says: "A game begins. Guard the corners early, but from two squares off: right beside them, pawns die.",
            task: "Attackers: play e2-g2.",
            hint: "e2 is the pawn before the bottom row. Go right to g2.",
            done: "g2 guards the corner i1 from a safe place. The defenders will play c5-c7.",
            replies: &[
                "Not there: on h1, beside the Fortress, a pawn is easily taken. Play e2-g2.",
            ],
        },
        StepText {
            says: "Now a second guard: nobody slips between g2 and h3, for nobody moves diagonally.",
            task: "Attackers: play h5-h3.",
            hint: "h5 is the pawn before the right column. Go down to h3.",
            done: "A fence before i1. The defenders will play e4-b4.",
            replies: &[
                "Nearly: g2 and h2 stand side by side. A slanting fence shuts off more: h5-h3.",
            ],
        },
        StepText {
            says: "e4-b4 threatens your pawn on b5. But look: your a4 stands beside b4.",
            task: "Attackers: take the pawn on b4.",
            hint: "a4 holds it from the left. Who can come to c4?",
            done: "Always look first what can be taken. Now for the other side.",
            replies: &["b5 is safe now. But b4 could have been taken: look again."],
        },
        StepText {
            says: "Now you defend; e2-g2 was played. Your cross is tight. Spread it, so that pawns guard lines and the king gets room.",
            task: "Defenders: play e3-c3.",
            hint: "e3 is the lowest pawn of your cross. Go left to c3.",
            done: "c3 looks along the whole row. The attackers will play i4-g4.",
            replies: &["Good, too. But the pawn on e3 is to clear the column: e3-c3."],
        },
        StepText {
            says: "i4-g4 threatens g5. But g4 itself stands right below your pawn on g5.",
            task: "Defenders: take the pawn on g4.",
            hint: "g5 holds it from above. Who can come to g3?",
            done: "Taken, and the threat is gone. The attackers will play e8-c8.",
            replies: &["g5 is safe now. But g4 could have been taken: look again."],
        },
        StepText {
            says: "Your king still cannot move. Open a door for him. But once he has left Konakis, he never comes back.",
            task: "Defenders: move so that the king can move.",
            hint: "move a pawn from beside him: e4 along its row.",
            done: "You know the game now. Play one!",
            replies: &["Not yet: the four pawns beside the king still shut him in."],
        },
    ],
};
