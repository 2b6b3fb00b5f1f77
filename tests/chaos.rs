//! A hundred thousand events at random: keys that exist and keys that do not, the mouse everywhere and nowhere,
//! resizes, pastes, and now and then a sensible move.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

mod common;

use std::collections::{BTreeMap, VecDeque};

use common::Random;
use common::player::{Disk, key, mouse, settings, start};
use common::scenes::{GAME, LOOKS, painted, take, tell};
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MediaKeyCode, ModifierKeyCode,
    MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Size;
use tablut::app::message::{Effect, Language, Msg, Target, Turning};
use tablut::app::{App, Screen, Settings, Start, keymap};
use tablut::lesson::Answer;
use tablut::rules::{Game, Move, Outcome, Piece, Position, Ruleset, Square};

const ROUNDS: u64 = 20;
const EVENTS: usize = 5_000;

#[test]
fn whatever_happens_nothing_panics_and_the_moves_lead_to_the_board() {
    let mut seen = BTreeMap::new();
    for seed in 1..=ROUNDS {
        let mut chaos = Chaos::new(seed);
        for step in 0..EVENTS {
            let event = chaos.event();
            let _trace = Trace(seed, step, &event);
            chaos.take(&event);
        }
        for (what, times) in chaos.seen {
            *seen.entry(what).or_insert(0) += times;
        }
    }
    // It went everywhere, or it has shown nothing.
    let least = [
        ("ply", 1_000),
        ("undo", 100),
        ("left", 50),
        ("rematch", 10),
        ("board read", 500),
        ("won by the board", 5),
        ("resigned", 5),
        ("agreed", 1),
        ("Play", 10_000),
        ("Over", 100),
        ("Entry", 1_000),
        ("Menu", 1_000),
        ("Field", 100),
        ("Question", 100),
        ("Reader", 1_000),
        ("Search", 100),
        ("Path", 50),
        ("Library", 100),
        ("Filter", 10),
        ("Replay", 100),
        ("Learn", 1_000),
        ("Learnt", 100),
        ("solved", 50),
        ("tick", 5),
    ];
    for (what, times) in least {
        assert!(seen.get(what) >= Some(&times), "{what} of {seen:?}");
    }
}

/// Tells how to come back to a failure.
struct Trace<'a>(u64, usize, &'a Event);

impl Drop for Trace<'_> {
    #[expect(clippy::print_stderr, reason = "a failed test says where it was")]
    fn drop(&mut self) {
        if std::thread::panicking() {
            let Self(seed, step, event) = self;
            eprintln!("with seed {seed} at event {step}: {event:?}");
        }
    }
}

/// Whether a step of a lesson is on the screen, and solved.
fn solved(app: &App) -> bool {
    matches!(app.screen(), Screen::Learn(learn) if learn.course.is_solved())
}

/// The program and somebody who has no plan.
struct Chaos {
    random: Random,
    app: App,
    disk: Disk,
    /// The rest of a move that was begun.
    queue: VecDeque<Event>,
    /// How often what happened.
    seen: BTreeMap<String, usize>,
}

impl Chaos {
    fn new(seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut disk = Disk::default();
        let app = begun(&mut random, &mut disk);
        Self {
            random,
            app,
            disk,
            queue: VecDeque::new(),
            seen: BTreeMap::new(),
        }
    }

    fn see(&mut self, what: impl Into<String>) {
        *self.seen.entry(what.into()).or_insert(0) += 1;
    }

    fn take(&mut self, event: &Event) {
        let scope = self.app.scope();
        self.see(format!("{scope:?}"));
        let before = self.app.play().cloned();
        let solved = solved(&self.app);
        // Now and then the disk fails, and the time for the next ply of a replay comes.
        if self.random.below(200) == 0 {
            let full = || Some("no space left".to_owned());
            self.disk.broken = self.disk.broken.take().map_or_else(full, |_| None);
        }
        let mut effects = take(&mut self.app, &mut self.disk, event);
        while self.app.deadline().is_some() && self.random.below(3) > 0 {
            effects.extend(tell(&mut self.app, &mut self.disk, Msg::Tick));
            self.see("tick");
        }
        if let (Some(before), Some(play)) = (before, self.app.play()) {
            let (from, to) = (before.game.plies().len(), play.game.plies().len());
            let ended = play
                .game
                .outcome()
                .filter(|_| before.game.outcome().is_none());
            if before.points != play.points {
                self.see("rematch");
            } else if to > from {
                self.see("ply");
            } else if to < from {
                self.see("undo");
            }
            match ended {
                Some(Outcome::Board(_)) => self.see("won by the board"),
                Some(Outcome::Resigned(_)) => self.see("resigned"),
                Some(Outcome::Agreed) => self.see("agreed"),
                Some(Outcome::Repetition) | None => {}
            }
        }
        if self::solved(&self.app) && !solved {
            self.see("solved");
        }
        self.judge();
        if effects
            .iter()
            .any(|effect| matches!(effect, Effect::Leave(_)))
        {
            self.see("left");
            self.app = begun(&mut self.random, &mut self.disk);
            self.queue.clear();
        }
    }

    /// What holds whatever happened.
    fn judge(&mut self) {
        if let Some(menu) = self.app.menu() {
            let rows = menu.rows(self.app.settings(), self.app.text());
            assert!(menu.selected < rows.len(), "{menu:?}");
        }
        let replayed = self.app.play().map(|play| replay(&play.game));
        if let (Some(play), Some(replayed)) = (self.app.play(), replayed) {
            assert_eq!(play.position(), replayed);
        }
        if let Screen::Learn(learn) = self.app.screen() {
            assert_eq!(learn.position(), replay(learn.course.game()));
        }
        let Size { width, height } = self.app.size();
        if width > 150 || height > 60 || self.random.below(20) > 0 {
            return;
        }
        let screen = painted(&self.app);
        let look = self.app.settings().look;
        let (Some(replayed), true) = (replayed, self.app.overlays().is_empty()) else {
            return;
        };
        let Some(plan) = self.app.layout().stage.ok().and_then(|stage| stage.board) else {
            return;
        };
        // Tokens of many cells are not read, but pieces that are one character are, unless an answer covers them.
        let covered = self.app.play().is_some_and(|play| play.notice.is_some());
        if look.in_characters() && !covered {
            for square in Square::all() {
                let glyph = screen[plan.centre(square)].symbol();
                let stands = match glyph {
                    "A" | "●" => Some(Piece::Attacker),
                    "D" | "○" => Some(Piece::Defender),
                    "K" | "♔" => Some(Piece::King),
                    _ => None,
                };
                assert_eq!(
                    stands,
                    replayed.board().piece(square),
                    "{glyph} on {square}"
                );
            }
            self.see("board read");
        }
    }

    fn event(&mut self) -> Event {
        if let Some(event) = self.queue.pop_front() {
            // Something may come in between.
            if self.random.below(30) > 0 {
                return event;
            }
        }
        match self.random.below(100) {
            0..25 => self.any_key(),
            25..50 => self.live_key(),
            50..58 => self.clicked_move(),
            58..64 => self.typed_move(),
            64..84 => self.any_mouse(),
            84..90 => self.any_resize(),
            90..96 => Event::Paste(self.any_text()),
            // In the library a move list is a game.
            96 => Event::Paste(GAME.chars().take(6 * self.random.below(70)).collect()),
            97 => Event::FocusGained,
            _ => Event::FocusLost,
        }
    }

    fn any_key(&mut self) -> Event {
        let random = &mut self.random;
        let modifiers = match random.below(3) {
            0 => KeyModifiers::from_bits_truncate(u8::try_from(random.below(256)).unwrap()),
            _ => KeyModifiers::NONE,
        };
        let kind = match random.below(8) {
            0 => KeyEventKind::Release,
            1 => KeyEventKind::Repeat,
            _ => KeyEventKind::Press,
        };
        let code = if random.below(3) == 0 {
            any_code(random)
        } else {
            KeyCode::Char(any_char(random))
        };
        Event::Key(KeyEvent::new_with_kind(code, modifiers, kind))
    }

    /// A key that means something here.
    fn live_key(&mut self) -> Event {
        let bindings: Vec<_> = keymap::of(self.app.scope()).collect();
        let binding = bindings[self.random.below(bindings.len())];
        let modifiers = if binding.ctrl {
            // Not to leave all the time.
            if self.random.below(10) > 0 {
                return key(KeyCode::Enter, KeyModifiers::NONE);
            }
            KeyModifiers::CONTROL
        } else {
            KeyModifiers::NONE
        };
        key(binding.key, modifiers)
    }

    /// A legal move, if the game has one; often one that ends it, or that solves a step of a lesson.
    fn a_move(&mut self) -> Option<Move> {
        if let Screen::Learn(learn) = self.app.screen()
            && self.random.below(2) == 0
            && let Answer::Move(mv) = learn.course.step_data().solution
        {
            return Some(mv);
        }
        let position = match self.app.screen() {
            Screen::Learn(learn) => learn.position(),
            _ => self.app.play()?.position(),
        };
        let mut moves: Vec<Move> = position.legal_moves().collect();
        if self.random.below(2) == 0 {
            let ends = |mv: &Move| position.play(*mv).is_ok_and(|ply| ply.end.is_some());
            let endings: Vec<Move> = moves.iter().copied().filter(ends).collect();
            if !endings.is_empty() {
                moves = endings;
            }
        }
        let index = self.random.below(moves.len().max(1));
        moves.get(index).copied()
    }

    fn clicked_move(&mut self) -> Event {
        let board = self.app.layout().stage.ok().and_then(|stage| stage.board);
        let (Some(mv), Some(board)) = (self.a_move(), board) else {
            return self.any_mouse();
        };
        let left = MouseButton::Left;
        let [from, to] = [mv.from, mv.to].map(|square| {
            let cell = board.centre(square);
            (cell.x, cell.y)
        });
        if self.random.below(2) == 0 {
            self.queue.extend([
                mouse(MouseEventKind::Up(left), from),
                mouse(MouseEventKind::Down(left), to),
                mouse(MouseEventKind::Up(left), to),
            ]);
        } else {
            self.queue.extend([
                mouse(MouseEventKind::Drag(left), to),
                mouse(MouseEventKind::Up(left), to),
            ]);
        }
        mouse(MouseEventKind::Down(left), from)
    }

    fn typed_move(&mut self) -> Event {
        let Some(mv) = self.a_move() else {
            return self.live_key();
        };
        let letters = mv
            .to_string()
            .chars()
            .map(KeyCode::Char)
            .collect::<Vec<_>>();
        let keys = letters.into_iter().chain([KeyCode::Enter]);
        self.queue
            .extend(keys.map(|code| key(code, KeyModifiers::NONE)));
        key(KeyCode::Esc, KeyModifiers::NONE)
    }

    fn any_mouse(&mut self) -> Event {
        let Size { width, height } = self.app.size();
        let random = &mut self.random;
        let button = [MouseButton::Left, MouseButton::Right, MouseButton::Middle][random.below(3)];
        let kind = match random.below(8) {
            0..=2 => MouseEventKind::Down(button),
            3 => MouseEventKind::Up(button),
            4 => MouseEventKind::Drag(button),
            5 => MouseEventKind::Moved,
            6 => [MouseEventKind::ScrollUp, MouseEventKind::ScrollDown][random.below(2)],
            _ => [MouseEventKind::ScrollLeft, MouseEventKind::ScrollRight][random.below(2)],
        };
        let mut place = |size: u16| match random.below(12) {
            0 => 0,
            1 => u16::MAX,
            2 => size,
            3 => u16::try_from(random.below(1 << 16)).unwrap(),
            // The last row has the keys.
            4 => size.saturating_sub(1),
            _ => u16::try_from(random.below(usize::from(size).max(1))).unwrap(),
        };
        Event::Mouse(MouseEvent {
            kind,
            column: place(width),
            row: place(height),
            modifiers: KeyModifiers::NONE,
        })
    }

    fn any_resize(&mut self) -> Event {
        let random = &mut self.random;
        match random.below(12) {
            0 => Event::Resize(0, 0),
            1 => Event::Resize(u16::MAX, u16::MAX),
            2 => Event::Resize(u16::MAX, 24),
            3 => Event::Resize(40, u16::MAX),
            4..8 => {
                let (width, height) = [(40, 14), (80, 24), (100, 34), (120, 42)][random.below(4)];
                Event::Resize(width, height)
            }
            _ => {
                let mut size = |n| u16::try_from(random.below(n)).unwrap();
                Event::Resize(size(140), size(55))
            }
        }
    }

    fn any_text(&mut self) -> String {
        let random = &mut self.random;
        (0..random.below(60)).map(|_| any_char(random)).collect()
    }
}

/// A new start, with the settings of somebody else.
fn begun(random: &mut Random, disk: &mut Disk) -> App {
    let language = [Language::English, Language::French][random.below(2)];
    let settings = Settings {
        bell: random.below(2) == 0,
        turning: [Turning::Keep, Turning::Auto][random.below(2)],
        ..settings(language, LOOKS[random.below(3)])
    };
    let begin = Start {
        unfinished: disk.games.keys().next_back().cloned(),
        ..start(80, 24, settings)
    };
    if random.below(2) == 0 {
        // Below the new game stand the lessons and the library.
        let row = usize::from(begin.unfinished.is_some()) + random.below(3);
        let mut app = App::title(begin);
        if random.below(4) > 0 {
            tell(&mut app, disk, Msg::Press(Target::Row(row)));
        }
        return app;
    }
    let position = Position::start(Ruleset::BOTH[random.below(2)]);
    App::game(begin, position, ["Ánte", "王将"].map(str::to_owned))
}

/// The position that the moves of a game lead to, judged anew.
fn replay(game: &Game) -> Position {
    let mut position = game.start();
    for ply in game.plies() {
        let again = position.play(ply.mv).unwrap();
        assert_eq!(again, *ply);
        position = again.after;
    }
    position
}

fn any_char(random: &mut Random) -> char {
    const ODD: &[char] = &[
        '\0',
        '\u{7}',
        '\t',
        '\n',
        '\r',
        '\u{1b}',
        '\u{7f}',
        '\u{9b}',
        'é',
        'ç',
        'É',
        '–',
        '½',
        '王',
        '́',
        '\u{200d}',
        '\u{202e}',
        'ﬁ',
        'א',
        '👑',
        char::MAX,
    ];
    match random.below(8) {
        0 => ODD[random.below(ODD.len())],
        1..4 => char::from(b'a' + u8::try_from(random.below(9)).unwrap()),
        4 => char::from(b'1' + u8::try_from(random.below(9)).unwrap()),
        _ => char::from(b' ' + u8::try_from(random.below(95)).unwrap()),
    }
}

fn any_code(random: &mut Random) -> KeyCode {
    use KeyCode::{
        BackTab, Backspace, CapsLock, Delete, Down, End, Enter, Esc, F, Home, Insert, KeypadBegin,
        Left, Media, Menu, Modifier, Null, NumLock, PageDown, PageUp, Pause, PrintScreen, Right,
        ScrollLock, Tab, Up,
    };
    const CODES: &[KeyCode] = &[
        Backspace,
        Enter,
        Left,
        Right,
        Up,
        Down,
        Home,
        End,
        PageUp,
        PageDown,
        Tab,
        BackTab,
        Delete,
        Insert,
        Null,
        Esc,
        CapsLock,
        ScrollLock,
        NumLock,
        PrintScreen,
        Pause,
        Menu,
        KeypadBegin,
        Media(MediaKeyCode::Play),
        Media(MediaKeyCode::Pause),
        Media(MediaKeyCode::PlayPause),
        Media(MediaKeyCode::Reverse),
        Media(MediaKeyCode::Stop),
        Media(MediaKeyCode::FastForward),
        Media(MediaKeyCode::Rewind),
        Media(MediaKeyCode::TrackNext),
        Media(MediaKeyCode::TrackPrevious),
        Media(MediaKeyCode::Record),
        Media(MediaKeyCode::LowerVolume),
        Media(MediaKeyCode::RaiseVolume),
        Media(MediaKeyCode::MuteVolume),
        Modifier(ModifierKeyCode::LeftShift),
        Modifier(ModifierKeyCode::LeftControl),
        Modifier(ModifierKeyCode::LeftAlt),
        Modifier(ModifierKeyCode::LeftSuper),
        Modifier(ModifierKeyCode::LeftHyper),
        Modifier(ModifierKeyCode::LeftMeta),
        Modifier(ModifierKeyCode::RightShift),
        Modifier(ModifierKeyCode::RightControl),
        Modifier(ModifierKeyCode::RightAlt),
        Modifier(ModifierKeyCode::RightSuper),
        Modifier(ModifierKeyCode::RightHyper),
        Modifier(ModifierKeyCode::RightMeta),
        Modifier(ModifierKeyCode::IsoLevel3Shift),
        Modifier(ModifierKeyCode::IsoLevel5Shift),
    ];
    match random.below(CODES.len() + 10) {
        index if index < CODES.len() => CODES[index],
        _ => F(u8::try_from(random.below(256)).unwrap()),
    }
}
