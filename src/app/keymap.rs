//! The keys: one table, from which footer and help are generated.

pub use crossterm::event::KeyCode;

use super::message::{Command, KeyName};

/// Whose keys are live.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Scope {
    /// A game that goes on.
    Play,
    /// A game that is over.
    Over,
    /// The text of a move, while there is some.
    Entry,
    /// A menu or a form.
    Menu,
    /// A row of a form where text is typed.
    Field,
    /// A question with a yes and a no.
    Question,
    /// A page of text.
    Reader,
    /// The text that is searched for in a page.
    Search,
    /// A row of a dialog where a path is typed.
    Path,
    /// The list of the saved games.
    Library,
    /// The text that filters them.
    Filter,
    /// A replay.
    Replay,
    /// A step of a lesson.
    Learn,
    /// A step of a lesson that is solved.
    Learnt,
}

/// One key in one or more scopes.
#[derive(Debug)]
pub struct Binding {
    /// Where it is live.
    pub scopes: &'static [Scope],
    /// The key; letters are lower case and count in either case.
    pub key: KeyCode,
    /// Whether Ctrl is held.
    pub ctrl: bool,
    /// What it means.
    pub command: Command,
    /// Its place in the footer, 1 being the last to be left out; 0 is not shown there.
    pub footer: u8,
}

const fn key(scopes: &'static [Scope], key: KeyCode, command: Command, footer: u8) -> Binding {
    Binding {
        scopes,
        key,
        ctrl: false,
        command,
        footer,
    }
}

const fn ctrl(scopes: &'static [Scope], letter: char, command: Command) -> Binding {
    Binding {
        scopes,
        key: KeyCode::Char(letter),
        ctrl: true,
        command,
        footer: 0,
    }
}

use KeyCode::{Char, F};
use Scope::{
    Entry, Field, Filter, Learn, Learnt, Library, Menu, Over, Path, Play, Question, Reader, Replay,
    Search,
};

const ALL: &[Scope] = &[
    Play, Over, Entry, Menu, Field, Question, Reader, Search, Path, Library, Filter, Replay, Learn,
    Learnt,
];
const GAME: &[Scope] = &[Play, Over];
const SEEN: &[Scope] = &[Play, Over, Replay];
const BOARD: &[Scope] = &[Play, Over, Entry];
const LESSON: &[Scope] = &[Learn, Learnt];
const LISTS: &[Scope] = &[Menu, Question, Field];
const TEXTS: &[Scope] = &[Entry, Field, Search, Path, Filter];

/// Every key of the program, in the order of the help.
pub const KEYS: &[Binding] = &[
    key(&[Replay], KeyCode::Left, Command::StepBack, 2),
    key(&[Replay], KeyCode::Right, Command::StepOn, 2),
    key(&[Replay], Char(' '), Command::Run, 4),
    key(&[Replay], Char('+'), Command::Faster, 7),
    key(&[Replay], Char('='), Command::Faster, 0),
    key(&[Replay], Char('-'), Command::Slower, 8),
    key(&[Replay], KeyCode::Tab, Command::NextEvent, 6),
    key(&[Replay], Char(']'), Command::NextEvent, 0),
    key(&[Replay], KeyCode::BackTab, Command::PreviousEvent, 0),
    key(&[Replay], Char('['), Command::PreviousEvent, 0),
    key(&[Replay], KeyCode::PageUp, Command::TenBack, 0),
    key(&[Replay], KeyCode::PageDown, Command::TenOn, 0),
    key(&[Replay], KeyCode::Home, Command::Home, 0),
    key(&[Replay], KeyCode::End, Command::End, 0),
    key(&[Replay], KeyCode::Backspace, Command::EraseDigit, 0),
    key(&[Replay], KeyCode::Enter, Command::PlayOn, 5),
    key(&[Play], KeyCode::Enter, Command::Choose, 3),
    key(&[Over], KeyCode::Enter, Command::Rematch, 3),
    key(&[Entry], KeyCode::Enter, Command::Submit, 1),
    key(GAME, Char(' '), Command::Choose, 0),
    key(BOARD, KeyCode::Esc, Command::Cancel, 0),
    key(BOARD, KeyCode::Up, Command::Up, 0),
    key(BOARD, KeyCode::Down, Command::Down, 0),
    key(BOARD, KeyCode::Left, Command::Left, 0),
    key(BOARD, KeyCode::Right, Command::Right, 0),
    key(BOARD, KeyCode::Tab, Command::Next, 12),
    key(BOARD, KeyCode::BackTab, Command::Previous, 0),
    key(GAME, Char('u'), Command::Undo, 4),
    key(GAME, Char('r'), Command::Redo, 5),
    ctrl(GAME, 'r', Command::Redo),
    key(SEEN, Char('w'), Command::Ways, 8),
    key(SEEN, Char('k'), Command::Breath, 9),
    key(&[Play, Over, Entry, Replay], F(2), Command::Why, 14),
    key(&[Play], Char('x'), Command::Endings, 6),
    key(GAME, Char('n'), Command::NewGame, 7),
    key(SEEN, Char('o'), Command::TurnBoard, 11),
    key(SEEN, Char('t'), Command::Panel, 13),
    key(BOARD, KeyCode::PageUp, Command::PageUp, 0),
    key(BOARD, KeyCode::PageDown, Command::PageDown, 0),
    key(BOARD, KeyCode::Home, Command::Home, 0),
    key(BOARD, KeyCode::End, Command::End, 0),
    key(&[Learnt], KeyCode::Enter, Command::GoOn, 1),
    key(&[Learnt], Char(' '), Command::GoOn, 0),
    key(&[Learn], KeyCode::Enter, Command::Choose, 14),
    key(&[Learn], Char(' '), Command::Choose, 0),
    key(LESSON, KeyCode::Up, Command::Up, 0),
    key(LESSON, KeyCode::Down, Command::Down, 0),
    key(LESSON, KeyCode::Left, Command::Left, 0),
    key(LESSON, KeyCode::Right, Command::Right, 0),
    key(&[Learn], KeyCode::Tab, Command::Next, 0),
    key(&[Learn], KeyCode::BackTab, Command::Previous, 0),
    key(&[Learn], Char('x'), Command::Endings, 2),
    key(&[Learn], Char('j'), Command::Hint, 4),
    key(LESSON, Char('t'), Command::WholeText, 3),
    key(LESSON, Char('n'), Command::NextStep, 5),
    key(LESSON, Char('p'), Command::PreviousStep, 9),
    key(LESSON, Char('m'), Command::Lessons, 7),
    key(LESSON, Char('z'), Command::Again, 8),
    key(LESSON, Char('u'), Command::Again, 0),
    key(LESSON, F(2), Command::Why, 0),
    key(LESSON, Char('w'), Command::Ways, 0),
    key(LESSON, Char('k'), Command::Breath, 0),
    key(LESSON, Char('o'), Command::TurnBoard, 0),
    key(LESSON, Char('?'), Command::Help, 6),
    key(LESSON, KeyCode::Esc, Command::Back, 1),
    key(LESSON, Char('q'), Command::Back, 0),
    key(&[Play, Over, Menu, Replay], Char('l'), Command::Learn, 17),
    key(LISTS, KeyCode::Up, Command::Up, 0),
    key(LISTS, KeyCode::Down, Command::Down, 0),
    key(LISTS, KeyCode::BackTab, Command::Up, 0),
    key(LISTS, KeyCode::Tab, Command::Down, 0),
    key(LISTS, KeyCode::Left, Command::Left, 0),
    key(LISTS, KeyCode::Right, Command::Right, 0),
    key(&[Menu, Question], KeyCode::Home, Command::Home, 0),
    key(&[Menu, Question], KeyCode::End, Command::End, 0),
    key(LISTS, KeyCode::Enter, Command::Accept, 3),
    key(&[Menu, Question], Char(' '), Command::Accept, 0),
    key(LISTS, KeyCode::Esc, Command::Back, 4),
    key(&[Question], Char('y'), Command::Yes, 1),
    key(&[Question], Char('o'), Command::Yes, 1),
    key(&[Question], Char('n'), Command::No, 1),
    key(&[Reader], KeyCode::Esc, Command::Back, 1),
    key(&[Reader], Char('q'), Command::Back, 0),
    key(&[Reader], KeyCode::Up, Command::Up, 3),
    key(&[Reader], KeyCode::Down, Command::Down, 4),
    key(&[Reader], KeyCode::PageUp, Command::PageUp, 5),
    key(&[Reader], KeyCode::PageDown, Command::PageDown, 6),
    key(&[Reader], Char(' '), Command::PageDown, 0),
    key(&[Reader], KeyCode::Home, Command::Home, 0),
    key(&[Reader], KeyCode::End, Command::End, 0),
    key(&[Reader], Char('/'), Command::Search, 2),
    key(&[Reader], Char('n'), Command::NextMatch, 2),
    key(&[Search], KeyCode::Enter, Command::Accept, 1),
    key(&[Search], KeyCode::Esc, Command::Back, 2),
    key(&[Path], KeyCode::Enter, Command::Accept, 1),
    key(&[Path], KeyCode::Tab, Command::Complete, 3),
    key(&[Path], KeyCode::Esc, Command::Back, 2),
    key(&[Path], KeyCode::Up, Command::Up, 0),
    key(&[Path], KeyCode::Down, Command::Down, 0),
    key(&[Library], KeyCode::Enter, Command::Open, 1),
    key(&[Library, Filter], KeyCode::Up, Command::Up, 0),
    key(&[Library, Filter], KeyCode::Down, Command::Down, 0),
    key(&[Library], KeyCode::PageUp, Command::PageUp, 0),
    key(&[Library], KeyCode::PageDown, Command::PageDown, 0),
    key(&[Library], KeyCode::Home, Command::Home, 0),
    key(&[Library], KeyCode::End, Command::End, 0),
    key(&[Library], Char('/'), Command::Filter, 4),
    key(&[Library], Char('o'), Command::OpenPath, 5),
    key(&[Library], KeyCode::Delete, Command::Trash, 6),
    key(&[Library], KeyCode::Esc, Command::Back, 3),
    key(&[Filter], KeyCode::Enter, Command::Accept, 1),
    key(&[Filter], KeyCode::Esc, Command::Back, 2),
    key(&[Replay], KeyCode::Esc, Command::Back, 3),
    key(&[Play, Over, Replay], Char('s'), Command::SaveAs, 12),
    key(&[Play, Over], Char('p'), Command::Replay, 10),
    key(TEXTS, KeyCode::Backspace, Command::Erase, 2),
    key(
        &[Play, Over, Menu, Library, Replay, Learn, Learnt],
        Char('v'),
        Command::Theme,
        14,
    ),
    key(
        &[Play, Over, Menu, Reader, Library, Replay, Learn, Learnt],
        Char('y'),
        Command::Language,
        15,
    ),
    key(
        &[
            Play, Over, Entry, Menu, Field, Question, Path, Library, Filter, Replay, Learn, Learnt,
        ],
        F(1),
        Command::Help,
        0,
    ),
    key(
        &[Play, Over, Menu, Question, Library, Replay],
        Char('?'),
        Command::Help,
        2,
    ),
    key(ALL, F(3), Command::Mouse, 0),
    key(
        &[
            Play, Over, Entry, Menu, Reader, Library, Replay, Learn, Learnt,
        ],
        F(4),
        Command::Settings,
        16,
    ),
    key(
        &[Play, Over, Menu, Library, Replay],
        Char('q'),
        Command::Quit,
        1,
    ),
    ctrl(ALL, 'c', Command::Interrupt),
    ctrl(ALL, 'z', Command::Suspend),
];

/// What a key means in a scope.
#[must_use]
pub fn lookup(scope: Scope, key: KeyCode, ctrl: bool) -> Option<Command> {
    let key = match key {
        Char(letter) => Char(letter.to_ascii_lowercase()),
        other => other,
    };
    KEYS.iter()
        .find(|b| b.key == key && b.ctrl == ctrl && b.scopes.contains(&scope))
        .map(|b| b.command)
}

/// The keys of a scope, in the order of the table.
pub fn of(scope: Scope) -> impl Iterator<Item = &'static Binding> {
    KEYS.iter().filter(move |b| b.scopes.contains(&scope))
}

/// Whether printable characters are text in a scope.
#[must_use]
pub fn is_text(scope: Scope) -> bool {
    TEXTS.contains(&scope)
}

/// How a key is written in a language, which names those that have names.
#[must_use]
pub fn name(binding: &Binding, named: fn(KeyName) -> &'static str) -> String {
    let key = match binding.key {
        Char(' ') => named(KeyName::Space).to_owned(),
        Char(c) => c.to_string(),
        F(n) => format!("F{n}"),
        KeyCode::Enter => named(KeyName::Enter).to_owned(),
        KeyCode::Esc => named(KeyName::Escape).to_owned(),
        KeyCode::Up => "↑".to_owned(),
        KeyCode::Down => "↓".to_owned(),
        KeyCode::Left => "←".to_owned(),
        KeyCode::Right => "→".to_owned(),
        KeyCode::Tab => named(KeyName::Tab).to_owned(),
        KeyCode::BackTab => named(KeyName::BackTab).to_owned(),
        KeyCode::PageUp => named(KeyName::PageUp).to_owned(),
        KeyCode::PageDown => named(KeyName::PageDown).to_owned(),
        KeyCode::Home => named(KeyName::Home).to_owned(),
        KeyCode::End => named(KeyName::End).to_owned(),
        KeyCode::Backspace => named(KeyName::Backspace).to_owned(),
        KeyCode::Delete => named(KeyName::Delete).to_owned(),
        _ => String::new(),
    };
    if binding.ctrl {
        format!("Ctrl-{}", key.to_uppercase())
    } else {
        key
    }
}
