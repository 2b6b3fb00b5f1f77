//! What can be set, and the text in which it is remembered.

use std::fmt;

use super::message::{Choice, Language, Look, Setup, SizeWish, ThemeName, Turning};
use super::plan::Wish;
use crate::lesson::COUNT;

/// What can be set, and is the same in every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language.
    pub language: Language,
    /// Colours and characters.
    pub look: Look,
    /// The size of the squares.
    pub size: SizeWish,
    /// Whether the board turns to the side to move.
    pub turning: Turning,
    /// Whether the bell rings at Raichi, Tuichi and the end.
    pub bell: bool,
    /// Whether the program takes the mouse.
    pub mouse: bool,
}

impl Settings {
    /// What is wished of a screen with a board, seen from the attackers' side.
    pub(super) const fn wish(&self) -> Wish {
        Wish {
            size: self.size,
            ground: self.look.ground(),
            panel_toggled: false,
            upside_down: false,
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::default(),
            look: Look::default(),
            size: SizeWish::default(),
            turning: Turning::default(),
            bell: false,
            mouse: true,
        }
    }
}

/// What is remembered from one start to the next. What was never chosen is `None`, and is left to the
/// environment.
///
/// Its text is a line for each, `key = value`; lines that begin with `#` are remarks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// The language.
    pub language: Option<Language>,
    /// The colours.
    pub theme: Option<ThemeName>,
    /// The size of the squares.
    pub size: Option<SizeWish>,
    /// Whether the board turns.
    pub turning: Option<Turning>,
    /// Whether the bell rings.
    pub bell: Option<bool>,
    /// Whether only ASCII is drawn.
    pub ascii: Option<bool>,
    /// Whether the program takes the mouse.
    pub mouse: Option<bool>,
    /// What the last new game was made of.
    pub setup: Setup,
    /// The lessons that are done, a bit a lesson.
    pub lessons: u16,
}

impl Memory {
    /// Reads a text as far as it means something, and gives the first line that does not: its number and text.
    #[must_use]
    pub fn read(text: &str) -> (Self, Option<(usize, String)>) {
        let mut memory = Self::default();
        let mut broken = None;
        for (line, number) in text.lines().zip(1..) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let (key, value) = line.split_once('=').unwrap_or((line, ""));
            if memory.take(key.trim(), value.trim()).is_none() {
                broken = broken.or_else(|| Some((number, line.chars().take(60).collect())));
            }
        }
        (memory, broken)
    }

    fn take(&mut self, key: &str, word: &str) -> Option<()> {
        let name = || word.chars().filter(|c| !c.is_control()).take(24).collect();
        match key {
            "language" => self.language = Some(Choice::named(word)?),
            "theme" => self.theme = Some(Choice::named(word)?),
            "size" => self.size = Some(Choice::named(word)?),
            "turn" => self.turning = Some(Choice::named(word)?),
            "bell" => self.bell = Some(Choice::named(word)?),
            "ascii" => self.ascii = Some(Choice::named(word)?),
            "mouse" => self.mouse = Some(Choice::named(word)?),
            "ruleset" => self.setup.ruleset = Choice::named(word)?,
            "first" => self.setup.first = Choice::named(word)?,
            "attackers" => self.setup.names[0] = name(),
            "defenders" => self.setup.names[1] = name(),
            "lessons" => return self.take_lessons(word),
            _ => return None,
        }
        Some(())
    }

    /// Takes the numbers of the lessons that are done, also when something else stands among them.
    fn take_lessons(&mut self, list: &str) -> Option<()> {
        let bits = list.split_whitespace().map(|word| {
            let number: usize = word.parse().ok()?;
            (1..=COUNT).contains(&number).then(|| 1 << (number - 1))
        });
        let mut all = Some(());
        for bit in bits {
            match bit {
                Some(bit) => self.lessons |= bit,
                None => all = None,
            }
        }
        all
    }

    /// Lets what was chosen beat the settings of the environment.
    pub fn apply(&self, settings: &mut Settings) {
        fn take<T: Copy>(to: &mut T, from: Option<T>) {
            *to = from.unwrap_or(*to);
        }
        take(&mut settings.language, self.language);
        take(&mut settings.look.theme, self.theme);
        take(&mut settings.size, self.size);
        take(&mut settings.turning, self.turning);
        take(&mut settings.bell, self.bell);
        take(&mut settings.look.ascii, self.ascii);
        take(&mut settings.mouse, self.mouse);
    }

    /// Remembers what a player changed, and whether that was something.
    pub(super) fn learn(&mut self, before: &Settings, after: &Settings) -> bool {
        fn note<T: Copy + PartialEq>(kept: &mut Option<T>, before: T, after: T) -> bool {
            before != after && kept.replace(after) != Some(after)
        }
        let noted = [
            note(&mut self.language, before.language, after.language),
            note(&mut self.theme, before.look.theme, after.look.theme),
            note(&mut self.size, before.size, after.size),
            note(&mut self.turning, before.turning, after.turning),
            note(&mut self.bell, before.bell, after.bell),
            note(&mut self.ascii, before.look.ascii, after.look.ascii),
            note(&mut self.mouse, before.mouse, after.mouse),
        ];
        noted.contains(&true)
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            ("language", self.language.map(Choice::word)),
            ("theme", self.theme.map(Choice::word)),
            ("size", self.size.map(Choice::word)),
            ("turn", self.turning.map(Choice::word)),
            ("bell", self.bell.map(Choice::word)),
            ("ascii", self.ascii.map(Choice::word)),
            ("mouse", self.mouse.map(Choice::word)),
            ("ruleset", Some(self.setup.ruleset.word())),
            ("first", Some(self.setup.first.word())),
            ("attackers", Some(self.setup.names[0].as_str())),
            ("defenders", Some(self.setup.names[1].as_str())),
        ];
        for (key, value) in words {
            if let Some(value) = value {
                writeln!(f, "{key} = {value}")?;
            }
        }
        if self.lessons != 0 {
            let done = (1..=COUNT).filter(|n| self.lessons >> (n - 1) & 1 == 1);
            let words: Vec<String> = done.map(|n| n.to_string()).collect();
            writeln!(f, "lessons = {}", words.join(" "))?;
        }
        Ok(())
    }
}
