//! What a learner tries, and what comes of it.

use super::{Learn, Reply};
use crate::app::Next;
use crate::app::menu::Act;
use crate::app::message::{Effect, Notice};
use crate::app::play::explain;
use crate::lesson::{Ending, Verdict};
use crate::rules::Move;

impl Learn {
    /// Tries a move: the one that is asked for stays on the board.
    pub(super) fn play(&mut self, mv: Move) -> Next {
        let before = self.position();
        match self.step_data().judge(before, mv) {
            Err(reason) => self.notice = Some(Notice::Refused(mv, reason)),
            Ok((ply, Verdict::Solved)) => {
                // The step's judge has found it legal.
                let _ = self.game.play(mv);
                self.hand.moved(mv.to);
                self.solve();
                if ply.after.call().is_some() || ply.end.is_some() {
                    return Next::Do(vec![Effect::Bell]);
                }
            }
            Ok((ply, verdict)) => {
                self.hand.let_go();
                self.hand.cursor = mv.from;
                self.wrong(match verdict {
                    Verdict::Mistake(n) => Reply::Mistake(n),
                    _ => Reply::Wrong(before, ply),
                });
            }
        }
        Next::Stay
    }

    fn wrong(&mut self, reply: Reply) {
        self.notice = None;
        self.reply = Some(reply);
        self.tries += 1;
    }

    fn solve(&mut self) {
        self.notice = None;
        self.reply = None;
        self.solved = true;
        self.text_only = false;
        self.steps[self.lesson] |= 1 << self.step;
        if self.steps[self.lesson].count_ones() as usize == self.data().steps.len() {
            self.progress |= 1 << self.lesson;
        }
    }

    /// What was chosen in the list of the lessons or in the dialog of the endings.
    pub(in crate::app) fn act(&mut self, act: &Act) {
        let chosen = match act {
            Act::Lesson(lesson) => return self.go(*lesson, 0),
            Act::Resign => Ending::Resign,
            Act::Claim => Ending::Claim,
            Act::Agree => Ending::Agree,
            Act::Refuse(side) => {
                self.notice = Some(Notice::DrawRefused(*side));
                return;
            }
            _ => return,
        };
        match self.step_data().task.ending() {
            Some(asked) if asked == chosen => {
                // The dialog offers a claim only where it may be made, and the game goes on.
                let _ = match chosen {
                    Ending::Resign => self.game.resign(),
                    Ending::Claim => self.game.claim(),
                    Ending::Agree => self.game.agree(),
                };
                self.solve();
            }
            Some(asked) => self.wrong(Reply::OtherEnding(asked)),
            None => self.reply = Some(Reply::AskedForAMove),
        }
    }

    /// The rule behind a refusal or a try, or else the one that the lesson is about.
    pub(super) fn why(&self) -> Notice {
        let tried = match (&self.notice, &self.reply) {
            (Some(Notice::Refused(_, reason)), _) => return Notice::Rule(reason.section()),
            (_, Some(Reply::Wrong(_, ply))) => Some(*ply),
            (_, Some(Reply::Mistake(n))) => {
                self.position().play(self.step_data().mistakes[*n]).ok()
            }
            _ if self.solved => self.game.last(),
            _ => None,
        };
        match tried.map(explain) {
            Some(notice) if notice != Notice::NothingToExplain => notice,
            _ => Notice::Rule(self.data().section),
        }
    }
}
