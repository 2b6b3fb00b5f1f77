//! What the words of a session do.

use super::{Answer, Question, Session};
use crate::app::message::{Purpose, Report, Request};
use crate::plain::learn::Learning;
use crate::plain::look::Line;
use crate::plain::mode::{self, Mode};
use crate::plain::play::Playing;
use crate::plain::replay::Replaying;
use crate::plain::request;
use crate::plain::voice::Voice;
use crate::record::Record;
use crate::rules::Ending;
use crate::rules::{Game, Position, Ruleset, SIZE, Side, Square};
use crate::text::plain::{Scope, Word};

/// A game that goes on, its name, and what is to be said of how it was read.
type Left = (Record, Option<String>, Option<String>);

impl Session<'_> {
    /// Does what a word asks for; `rest` is what stands behind it.
    pub(super) fn ask(&mut self, word: Word, rest: &str) -> Answer {
        let (voice, plain) = (self.voice, self.voice.plain);
        if !mode::words(self.mode.scope()).contains(&word) {
            return Err(self.elsewhere(word));
        }
        let needs = || (plain.needs)(word).to_owned();
        let game = self.mode.game();
        let position = game.position();
        let lesson = self.mode.scope() == Scope::Lesson;
        match word {
            Word::Row => {
                let rank = index(rest, '1').ok_or_else(needs)?;
                Ok(voice.line(position, Line::Row(rank)))
            }
            Word::Column => {
                let file = index(rest, 'a').ok_or_else(needs)?;
                Ok(voice.line(position, Line::Column(file)))
            }
            Word::Moves if !rest.is_empty() => {
                let square: Square = rest.parse().map_err(|_| needs())?;
                voice.targets(game, square)
            }
            Word::History if !rest.is_empty() => {
                let last = rest
                    .parse()
                    .ok()
                    .filter(|&last| last > 0)
                    .ok_or_else(needs)?;
                Ok(voice.history(game, Some(last)))
            }
            Word::Lesson if lesson => self.learn(|learning, voice| learning.lesson(voice, rest)),
            Word::Lesson if rest.is_empty() => self.lesson(rest),
            Word::New | Word::Lesson => self.leave_for(word, rest),
            Word::Go | Word::Save if rest.is_empty() => Err(needs()),
            Word::Go => self.seek(word, |replaying, voice| replaying.go(voice, rest)),
            Word::Save => self.copy(rest.to_owned(), false),
            _ if !rest.is_empty() => Err((plain.left_over)(rest, (plain.word)(word)[0])),
            Word::Board => Ok(self.board()),
            Word::Grid => Ok(Voice::grid(position)),
            Word::King => Ok(voice.king(position)),
            Word::Ways => Ok(vec![voice.ways(position)]),
            Word::Moves => voice.movable(game),
            Word::History => Ok(self.history()),
            Word::Why => Ok(self.mode.why(voice)),
            Word::Undo => self.change(Playing::undo),
            Word::Redo => self.change(Playing::redo),
            Word::Resign => self.end(Ending::Resign),
            Word::Claim => self.end(Ending::Claim),
            Word::Draw => self.offer(),
            Word::Next if lesson => self.learn(Learning::next),
            Word::Next => self.seek(word, Replaying::next),
            Word::Back if lesson => self.learn(Learning::back),
            Word::Back => self.seek(word, Replaying::back),
            Word::Event => self.seek(word, Replaying::event),
            Word::Play if lesson => self.leave_for(word, rest),
            Word::Continue => self.leave_for(word, rest),
            Word::Play => self.play_on(),
            Word::Hint => self.learn(|learning, voice| learning.hint(voice)),
            Word::Show => self.learn(|learning, voice| Ok(learning.show(voice))),
            Word::Again => self.learn(|learning, voice| Ok(learning.again(voice))),
            Word::Help => Ok(self.help()),
            Word::Quit => Ok(self.quit()),
            Word::Yes | Word::No => Err(self.elsewhere(word)),
        }
    }

    /// Why a word is not understood here.
    pub(super) fn elsewhere(&self, word: Word) -> String {
        let plain = self.voice.plain;
        (plain.elsewhere)((plain.word)(word)[0], &mode::homes(word))
    }

    fn seek(&mut self, word: Word, seek: impl FnOnce(&mut Replaying, Voice) -> Answer) -> Answer {
        match &mut self.mode {
            Mode::Replay(replaying) => seek(replaying, self.voice),
            Mode::Game(_) | Mode::Lesson(_) => Err(self.elsewhere(word)),
        }
    }

    fn offer(&mut self) -> Answer {
        let (side, words) = match &self.mode {
            Mode::Game(playing) => playing.offer(self.voice)?,
            Mode::Lesson(learning) => learning.offer(self.voice)?,
            Mode::Replay(_) => return Err(self.elsewhere(Word::Draw)),
        };
        Ok(self.question(Question::Draw(side), words))
    }

    /// From a replay into a new game.
    fn play_on(&mut self) -> Answer {
        let Mode::Replay(replaying) = &self.mode else {
            return Err(self.elsewhere(Word::Play));
        };
        let game = replaying.play_on(self.voice)?;
        let mut said = vec![self.voice.plain.replay.play_on.to_owned()];
        said.extend(self.voice.state(&game, Scope::Game));
        self.mode = Mode::Game(Playing::new(Record::new(game)));
        said.extend(self.keep());
        Ok(said)
    }

    /// What a word puts in the place of the present game: a new one, the one that was left, or a lesson.
    pub(super) fn instead(&mut self, word: Word, rest: &str) -> Answer {
        if word == Word::Lesson {
            return self.lesson(rest);
        }
        let (record, name, remarks) = if word == Word::Continue {
            self.left()?
        } else {
            let start = self.start(word, rest)?;
            (Record::new(Game::new(start)), None, None)
        };
        let playing = Playing::new(record);
        let as_written = remarks.is_none();
        let mut said = Vec::from_iter(remarks);
        said.extend(playing.opening(self.voice));
        self.mode = Mode::Game(playing);
        let goes_on = name.is_some();
        self.change_over(name);
        if goes_on && as_written {
            // It is the one that was played last from now on.
            said.extend(self.keep());
        }
        Ok(said)
    }

    /// Nothing of the game before is true of the one in its place.
    fn change_over(&mut self, name: Option<String>) {
        self.name = name;
        self.kept = false;
        self.copied = false;
        self.trouble = None;
    }

    /// Where a new game begins: by the rules and with the side that are named, or those of the present one.
    fn start(&self, word: Word, rest: &str) -> Result<Position, String> {
        let present = self.mode.game().start();
        let (mut ruleset, mut first) = match self.mode {
            Mode::Game(_) => (present.ruleset(), present.turn()),
            Mode::Replay(_) | Mode::Lesson(_) => (Ruleset::default(), Side::Attackers),
        };
        for name in rest.split_whitespace() {
            match request::folded(name).as_str() {
                "fortress" | "forteresse" | "forteresses" => ruleset = Ruleset::Fortress,
                "gwezboell" => ruleset = Ruleset::Gwezboell,
                "attackers" | "attaquants" => first = Side::Attackers,
                "defenders" | "defenseurs" => first = Side::Defenders,
                _ => return Err((self.voice.plain.needs)(word).to_owned()),
            }
        }
        Ok(Position::start(ruleset).with_turn(first))
    }

    /// From a game into a lesson.
    fn lesson(&mut self, number: &str) -> Answer {
        let done = self.desk.as_ref().map_or(0, |desk| desk.memory.lessons);
        let mut learning = Learning::new(None, done);
        let said = learning.lesson(self.voice, number)?;
        if !number.is_empty() {
            self.mode = Mode::Lesson(learning);
            self.change_over(None);
        }
        Ok(said)
    }

    /// The game that is not finished and was played last, but for this one and those that were gone through; its
    /// name, and what was read otherwise than it is written.
    fn left(&mut self) -> Result<Left, String> {
        let (text, plain) = (self.voice.text, self.voice.plain);
        let mut round = !self.seen.is_empty();
        self.seen.extend(self.name.clone());
        let mut why = plain.none_left.to_owned();
        let Some(desk) = &mut self.desk else {
            return Err(why);
        };
        loop {
            let Some(name) = (desk.unfinished)(&self.seen) else {
                if !round {
                    return Err(why);
                }
                // Round again, but never to the present one.
                round = false;
                self.seen.clear();
                self.seen.extend(self.name.clone());
                continue;
            };
            self.seen.push(name.clone());
            match (desk.perform)(Request::Open(name.clone(), Purpose::Continue)) {
                Some(Report::Opened(opened)) if opened.locked => plain.held.clone_into(&mut why),
                Some(Report::Opened(opened)) => {
                    let reading = opened.reading;
                    if let Some(fault) = reading.fault {
                        why = (text.record.not_opened)(&name, &fault);
                        continue;
                    }
                    let warnings = &reading.warnings;
                    let remarks = warnings
                        .first()
                        .map(|first| (text.record.remarks)(first, warnings.len()));
                    return Ok((reading.record, Some(name), remarks));
                }
                Some(Report::NotOpened(reason)) => why = (text.disk.not_opened)(&reason),
                _ => return Err(why),
            }
        }
    }

    /// The pieces of the nine rows, the pawns that are lost, and how the game stands.
    fn board(&self) -> Vec<String> {
        let (game, scope) = (self.mode.game(), self.mode.scope());
        let mut said = self.voice.board(game.position());
        if scope != Scope::Lesson {
            said.push(self.voice.lost(game));
        }
        said.extend(self.voice.state(game, scope));
        said
    }

    fn history(&self) -> Vec<String> {
        let game = self.mode.game();
        let mut said = self.voice.history(game, None);
        if self.mode.scope() == Scope::Game && !game.undone().is_empty() {
            said.push((self.voice.plain.undone)(game.undone().len()));
        }
        said
    }

    fn help(&self) -> Vec<String> {
        let (plain, scope) = (self.voice.plain, self.mode.scope());
        let move_first = (scope != Scope::Replay).then_some(plain.how_to_move);
        let words = mode::words(scope)
            .into_iter()
            .map(|word| (plain.help)(word, scope));
        let all = move_first.into_iter().chain(words);
        all.chain([plain.both_languages])
            .map(str::to_owned)
            .collect()
    }
}

/// The place of a single character in the nine from `first` on, in either case.
fn index(text: &str, first: char) -> Option<u8> {
    let mut letters = text.chars();
    let (letter, rest) = (letters.next()?, letters.next());
    let place = u32::from(letter.to_ascii_lowercase()).checked_sub(u32::from(first))?;
    let place = u8::try_from(place).ok()?;
    (rest.is_none() && place < SIZE).then_some(place)
}
