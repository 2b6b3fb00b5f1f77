//! What a learner tries, and what comes of it.

use super::{Face, Learn, Reply};
use crate::app::Next;
use crate::app::menu::Act;
use crate::app::message::{Effect, Notice};
use crate::app::play::{refused_by, told};
use crate::lesson::{Chosen, Tried};
use crate::rules::{Ending, Move};

impl Learn {
    /// Tries a move: the one that is asked for stays on the board.
    pub(super) fn play(&mut self, mv: Move) -> Next {
        let reply = match self.course.play(mv) {
            Err(reason) => {
                self.notice = Some(Notice::Refused(mv, reason));
                return Next::Stay;
            }
            Ok(Tried::Solved(ply)) => {
                self.hand.moved(mv.to);
                self.solved();
                if ply.after.call().is_some() || ply.end.is_some() {
                    return Next::Do(vec![Effect::Bell]);
                }
                return Next::Stay;
            }
            Ok(Tried::Mistake(n, ply)) => Reply::Mistake(n, ply),
            Ok(Tried::Wrong(before, ply)) => Reply::Wrong(before, ply),
        };
        self.hand.let_go();
        self.hand.cursor = mv.from;
        self.wrong(reply);
        Next::Stay
    }

    fn wrong(&mut self, reply: Reply) {
        self.notice = None;
        self.reply = Some(reply);
        self.unread();
    }

    fn solved(&mut self) {
        self.notice = None;
        self.reply = None;
        self.face = Face::Unread;
    }

    /// What was chosen in the list of the lessons or in the dialog of the endings.
    pub(in crate::app) fn act(&mut self, act: &Act) {
        let chosen = match act {
            Act::Lesson(lesson) => return self.go(*lesson),
            Act::Resign => Ending::Resign,
            Act::Claim => Ending::Claim,
            Act::Agree => Ending::Agree,
            Act::Refuse(side) => {
                self.notice = Some(Notice::DrawRefused(*side));
                return;
            }
            _ => return,
        };
        match self.course.end(chosen) {
            Ok(Chosen::Solved) => self.solved(),
            Ok(Chosen::Asked(asked)) => self.wrong(Reply::OtherEnding(asked)),
            Ok(Chosen::AskedForAMove) => self.reply = Some(Reply::AskedForAMove),
            // The dialog offers a claim only where it may be made, and the game goes on.
            Err(_) => {}
        }
    }

    /// The rule behind a refusal or a try, or else the one that the step is about.
    pub(super) fn why(&self) -> Notice {
        if let Some(section) = refused_by(self.notice.as_ref()) {
            return Notice::Rule(section);
        }
        let tried = match self.reply {
            Some(Reply::Wrong(_, ply) | Reply::Mistake(_, ply)) => Some(ply),
            _ => None,
        };
        told(&self.course.why(None, tried))
    }
}
