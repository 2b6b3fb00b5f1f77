//! A lesson, heard: the board, the task, what a try came to.

use super::session::Answer;
use super::voice::Voice;
use crate::lesson::{Chosen, Course, LESSONS, Tried};
use crate::rules::{Ending, Game, IllegalMove, Move, Ply, Refused, Side};
use crate::text::lessons::StepText;
use crate::text::plain::{Scope, Word};

/// Somebody learns.
pub(super) struct Learning {
    course: Course,
    /// Why the last line was refused, if it was a move.
    pub(super) refused: Option<IllegalMove>,
    /// The last try, if it was in vain.
    tried: Option<Ply>,
}

impl Learning {
    /// At a lesson, by its number from 0, or else at the first that is not done, a bit a lesson.
    pub(super) fn new(lesson: Option<usize>, done: u16) -> Self {
        Self {
            course: Course::new(lesson, done),
            refused: None,
            tried: None,
        }
    }

    pub(super) const fn game(&self) -> &Game {
        self.course.game()
    }

    /// The lessons that are done, a bit a lesson.
    pub(super) const fn done(&self) -> u16 {
        self.course.done()
    }

    fn words(&self, voice: Voice) -> &'static StepText {
        &voice.text.lessons.lessons[self.course.lesson()].steps[self.course.step()]
    }

    /// The first words.
    pub(super) fn opening(&self, voice: Voice) -> Vec<String> {
        let words = &voice.plain.lesson;
        let mut said = vec![words.how_to_begin.to_owned()];
        said.extend(self.begin(voice));
        said
    }

    /// The step as it begins.
    fn begin(&self, voice: Voice) -> Vec<String> {
        let (course, words) = (&self.course, &voice.plain.lesson);
        let step = self.words(voice);
        let title = voice.text.lessons.lessons[course.lesson()].title;
        let of = |part: usize, whole: usize| (part + 1, whole);
        let mut said = vec![(words.heading)(
            of(course.lesson(), LESSONS.len()),
            title,
            of(course.step(), course.lesson_data().steps.len()),
        )];
        if course.step_data().start.is_empty() {
            said.extend(course.game().last().map(voice.plain.moved));
        }
        said.push(step.says.to_owned());
        let pieces = voice.all_pieces(course.game().position());
        said.push((words.on_the_board)(&pieces));
        said.extend(voice.state(course.game(), Scope::Lesson));
        said.push(step.task.to_owned());
        if course.step_data().task.ending().is_some() {
            said.push(words.endings.to_owned());
        }
        said
    }

    pub(super) fn play(&mut self, voice: Voice, mv: Move) -> Answer {
        self.open(voice)?;
        let turn = self.game().position().turn();
        let lessons = &voice.text.lessons;
        let reply = match self.course.play(mv) {
            Err(reason) => {
                self.refused = Some(reason);
                return Err((voice.text.refused)(mv, reason, turn));
            }
            Ok(Tried::Solved(ply)) => {
                self.tried = None;
                let mut said = vec![(voice.plain.moved)(ply)];
                let mut state = voice.state(self.game(), Scope::Lesson);
                if self.game().outcome().is_none() {
                    // Whose turn it would be.
                    state.pop();
                }
                said.extend(state);
                said.extend(self.solved(voice));
                return Ok(said);
            }
            Ok(Tried::Mistake(n, ply)) => {
                self.tried = Some(ply);
                self.words(voice).replies[n].to_owned()
            }
            Ok(Tried::Wrong(before, ply)) => {
                self.tried = Some(ply);
                (lessons.not_yet)(self.course.step_data().task, before, ply)
            }
        };
        Ok(vec![reply, voice.plain.lesson.as_before.to_owned()])
    }

    /// What is said once the step is solved.
    fn solved(&self, voice: Voice) -> Vec<String> {
        let (course, words) = (&self.course, &voice.plain.lesson);
        let mut said = vec![self.words(voice).done.to_owned()];
        let lesson = course.lesson();
        if course.ends_the_lesson() && course.done() >> lesson & 1 == 1 {
            said.push((words.done)(lesson + 1));
        }
        said.push(if course.is_last() {
            words.last.to_owned()
        } else if course.ends_the_lesson() {
            let title = voice.text.lessons.lessons[lesson + 1].title;
            (words.on_to)(lesson + 2, title)
        } else {
            words.go_on.to_owned()
        });
        said
    }

    /// The step is still to be solved.
    fn open(&self, voice: Voice) -> Result<(), String> {
        if self.course.is_solved() {
            return Err(voice.plain.lesson.is_done.to_owned());
        }
        Ok(())
    }

    /// The game is ended by the players.
    pub(super) fn end(&mut self, voice: Voice, ending: Ending) -> Answer {
        self.open(voice)?;
        let lessons = &voice.text.lessons;
        let reply = match self.course.end(ending) {
            Err(Refused::GameOver) => return Err(voice.plain.over.to_owned()),
            Err(Refused::NotRepeated(times)) => return Err((voice.plain.no_claim)(times)),
            Ok(Chosen::Solved) => {
                self.tried = None;
                let mut said = voice.state(self.game(), Scope::Lesson);
                said.extend(self.solved(voice));
                return Ok(said);
            }
            Ok(Chosen::Asked(asked)) => (lessons.other_ending)(asked),
            Ok(Chosen::AskedForAMove) => lessons.a_move,
        };
        self.tried = None;
        Ok(vec![
            reply.to_owned(),
            voice.plain.lesson.as_before.to_owned(),
        ])
    }

    /// The question to the other side, when the side to move offers a draw; and which side that is.
    pub(super) fn offer(&self, voice: Voice) -> Result<(Side, String), String> {
        self.open(voice)?;
        if self.course.step_data().task.ending().is_none() {
            return Err(voice.text.lessons.a_move.to_owned());
        }
        let side = self.course.side();
        Ok((side, voice.offered(side)))
    }

    pub(super) fn hint(&self, voice: Voice) -> Answer {
        self.open(voice)?;
        Ok(vec![(voice.text.lessons.hint)(self.words(voice).hint)])
    }

    /// The solution.
    pub(super) fn show(&self, voice: Voice) -> Vec<String> {
        let solution = self.course.step_data().solution;
        vec![(voice.plain.lesson.solution)(solution)]
    }

    pub(super) fn again(&mut self, voice: Voice) -> Vec<String> {
        self.course.again();
        self.moved_on(voice)
    }

    pub(super) fn next(&mut self, voice: Voice) -> Answer {
        if !self.course.forward() {
            return Err(voice.plain.lesson.last.to_owned());
        }
        Ok(self.moved_on(voice))
    }

    pub(super) fn back(&mut self, voice: Voice) -> Answer {
        if !self.course.backward() {
            return Err(voice.plain.lesson.first.to_owned());
        }
        Ok(self.moved_on(voice))
    }

    /// To a lesson by its number, or the list of them without one.
    pub(super) fn lesson(&mut self, voice: Voice, number: &str) -> Answer {
        let words = &voice.plain.lesson;
        if number.is_empty() {
            let titles = voice.text.lessons.lessons.iter().zip(0..);
            let line = |(lesson, n): (&crate::text::lessons::LessonText, usize)| {
                (words.listed)(n + 1, lesson.title, self.done() >> n & 1 == 1)
            };
            return Ok(titles.map(line).collect());
        }
        let all_digits = number.bytes().all(|b| b.is_ascii_digit());
        match number.parse() {
            Ok(n) if (1..=LESSONS.len()).contains(&n) => {
                self.course.go(n - 1, 0);
                Ok(self.moved_on(voice))
            }
            _ if all_digits => Err((words.no_lesson)(number, LESSONS.len())),
            _ => Err((voice.plain.needs)(Word::Lesson).to_owned()),
        }
    }

    fn moved_on(&mut self, voice: Voice) -> Vec<String> {
        self.tried = None;
        self.refused = None;
        self.begin(voice)
    }

    /// The rule behind a refusal or a try, or else the one that the lesson is about.
    pub(super) fn why(&self, voice: Voice) -> Vec<String> {
        let why = self.course.why(self.refused, self.tried);
        voice.explained(&why, self.game().start().ruleset())
    }
}
