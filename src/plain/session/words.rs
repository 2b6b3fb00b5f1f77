//! What the words of a session do.

use super::{Answer, Question, Session};
use crate::plain::look::Line;
use crate::plain::mode::{self, Mode};
use crate::plain::play::Playing;
use crate::plain::replay::Replaying;
use crate::plain::voice::Voice;
use crate::record::Record;
use crate::rules::{SIZE, Square};
use crate::text::plain::{Scope, Word};

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
                let last = rest.parse().map_err(|_| needs())?;
                Ok(voice.history(game, Some(last)))
            }
            Word::Go | Word::Save if rest.is_empty() => Err(needs()),
            Word::Go => self.seek(word, |replaying, voice| replaying.go(voice, rest)),
            Word::Save => self.save(rest),
            _ if !rest.is_empty() => Err((plain.left_over)(rest, (plain.word)(word)[0])),
            Word::Board => Ok(voice.board(position)),
            Word::Grid => Ok(Voice::grid(position)),
            Word::King => Ok(voice.king(position)),
            Word::Ways => Ok(vec![voice.ways(position)]),
            Word::Moves => voice.movable(game),
            Word::History => Ok(self.history()),
            Word::Why => Ok(voice.why(game, self.mode.refused())),
            Word::Undo => self.change(Playing::undo),
            Word::Redo => self.change(Playing::redo),
            Word::Resign => self.change(Playing::resign),
            Word::Claim => self.change(Playing::claim),
            Word::Draw => self.offer(),
            Word::Next => self.seek(word, Replaying::next),
            Word::Back => self.seek(word, Replaying::back),
            Word::Event => self.seek(word, Replaying::event),
            Word::Play => self.play_on(),
            Word::Help => Ok(self.help()),
            Word::Quit => Ok(self.quit()),
            Word::Yes | Word::No => Err(self.elsewhere(word)),
        }
    }

    /// Why a word is not understood here.
    fn elsewhere(&self, word: Word) -> String {
        let plain = self.voice.plain;
        (plain.elsewhere)((plain.word)(word)[0], mode::home(word))
    }

    fn seek(&mut self, word: Word, seek: impl FnOnce(&mut Replaying, Voice) -> Answer) -> Answer {
        match &mut self.mode {
            Mode::Replay(replaying) => seek(replaying, self.voice),
            Mode::Game(_) => Err(self.elsewhere(word)),
        }
    }

    fn offer(&mut self) -> Answer {
        let Mode::Game(playing) = &self.mode else {
            return Err(self.elsewhere(Word::Draw));
        };
        let (side, question) = playing.offer(self.voice)?;
        self.question = Some(Question::Draw(side));
        Ok(vec![question])
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
        let move_first = (scope == Scope::Game).then_some(plain.how_to_move);
        let words = mode::words(scope).iter().map(|&word| (plain.help)(word));
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
