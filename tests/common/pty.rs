//! The real binary in a real pseudo-terminal: what it is sent, what it writes, and the screen that this makes.
//!
//! Every wait is for something that is expected, and at most [`PATIENCE`] long.

pub mod bytes;
pub mod launch;
pub mod process;
pub mod screen;

use std::fs;
use std::io::Read;
use std::num::NonZeroU16;
use std::path::Path;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{MasterPty, PtySize};
use rustix::process::{Pid, Signal, kill_process};
use vt100::{Parser, Screen};

use launch::Home;
use process::until;
use screen::{BoardAt, Frame, find, picture};

/// The program.
pub const BINARY: &str = env!("CARGO_BIN_EXE_tablut");

/// How long anything expected may take.
pub const PATIENCE: Duration = Duration::from_secs(10);

pub const UP: &str = "\x1b[A";
pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const LEFT: &str = "\x1b[D";
pub const ENTER: &str = "\r";
pub const ESC: &str = "\x1b";
pub const F4: &str = "\x1bOS";
pub const CTRL_C: &str = "\x03";
pub const CTRL_Z: &str = "\x1a";

/// The signals that end a program, and the status that it leaves with.
pub const ENDS: [(Signal, u8); 4] = [
    (Signal::HUP, 129),
    (Signal::INT, 130),
    (Signal::QUIT, 131),
    (Signal::TERM, 143),
];

/// What an interactive shell asks with.
pub const PROMPT: &str = "ready> ";

/// How a process ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Status {
    Exited(u32),
    Killed(String),
}

/// A program in a pseudo-terminal.
pub struct Pty {
    home: Home,
    shared: Arc<Shared>,
    line: Option<Line>,
    pid: Pid,
    attributes: String,
}

/// Our end of the pseudo-terminal.
struct Line {
    master: Box<dyn MasterPty + Send>,
    keys: Sender<Vec<u8>>,
    /// What reads and what writes; each holds the terminal, too.
    threads: [JoinHandle<()>; 2],
}

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

struct State {
    parser: Parser,
    bytes: Vec<u8>,
    /// Whether a frame has begun and not ended: a terminal that knows mode 2026 does not show it yet.
    updating: bool,
    status: Option<Status>,
    reading: Reading,
}

/// What becomes of the program's output.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reading {
    /// It waits.
    Paused,
    /// It is read.
    Going,
    /// It is read once more.
    Leaving,
    /// Nothing more comes.
    Over,
}

impl State {
    fn take(&mut self, bytes: &[u8]) {
        let (begin, end) = (b"\x1b[?2026h", b"\x1b[?2026l");
        // Either may be cut in two.
        let from = self.bytes.len().saturating_sub(begin.len() - 1);
        self.bytes.extend_from_slice(bytes);
        self.parser.process(bytes);
        for window in self.bytes[from..].windows(begin.len()) {
            self.updating = window == begin || self.updating && window != end;
        }
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut self.state());
        self.changed.notify_all();
    }

    fn read(&self, mut from: Box<dyn Read + Send>) {
        let mut buffer = [0; 4096];
        loop {
            let state = self.state();
            let paused = |state: &mut State| state.reading == Reading::Paused;
            let state = self.changed.wait_while(state, paused);
            drop(state.unwrap_or_else(PoisonError::into_inner));
            let count = from.read(&mut buffer).unwrap_or(0);
            let mut next = Reading::Over;
            self.change(|state| {
                state.take(&buffer[..count]);
                if count == 0 {
                    state.reading = Reading::Over;
                }
                next = state.reading;
            });
            if matches!(next, Reading::Leaving | Reading::Over) {
                return;
            }
        }
    }

    /// Waits until `test` answers.
    fn wait<T>(&self, what: &str, mut test: impl FnMut(&State) -> Option<T>) -> T {
        let end = Instant::now() + PATIENCE;
        let mut state = self.state();
        loop {
            if let Some(answer) = test(&state) {
                return answer;
            }
            let left = end.saturating_duration_since(Instant::now());
            let over = state.status.is_some() && state.reading == Reading::Over;
            assert!(
                !left.is_zero() && !over,
                "waited in vain for {what}; status {:?}, the last of {} bytes {:?}, the screen:\n{}",
                state.status,
                state.bytes.len(),
                String::from_utf8_lossy(&state.bytes[state.bytes.len().saturating_sub(200)..]),
                picture(state.parser.screen()),
            );
            state = self
                .changed
                .wait_timeout(state, left)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

impl Pty {
    /// The folder where the program runs.
    pub fn home(&self) -> &Path {
        self.home.path()
    }

    /// The process that was started.
    pub fn pid(&self) -> Pid {
        self.pid
    }

    /// The only child of the process that was started: the game, below a shell.
    pub fn child(&self) -> Pid {
        let pid = self.pid.as_raw_nonzero();
        until("the shell's child", || {
            let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).ok()?;
            children
                .split_whitespace()
                .next()?
                .parse()
                .ok()
                .and_then(process::pid)
        })
    }

    fn line(&mut self) -> &mut Line {
        self.line.as_mut().expect("the terminal is there")
    }

    /// Sends text or keys, as they come from a terminal.
    pub fn send(&mut self, keys: &str) {
        self.send_bytes(keys.as_bytes());
    }

    /// Sends bytes.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        // The writer is gone when the program is; the next wait tells.
        let _ = self.line().keys.send(bytes.to_vec());
    }

    /// The left button goes down on a cell.
    pub fn press(&mut self, cell: (u16, u16)) {
        self.mouse(0, cell, 'M');
    }

    /// The mouse moves onto a cell with the left button down.
    pub fn drag(&mut self, cell: (u16, u16)) {
        self.mouse(32, cell, 'M');
    }

    /// The left button goes up on a cell.
    pub fn release(&mut self, cell: (u16, u16)) {
        self.mouse(0, cell, 'm');
    }

    pub fn click(&mut self, cell: (u16, u16)) {
        self.press(cell);
        self.release(cell);
    }

    fn mouse(&mut self, button: u8, (column, row): (u16, u16), last: char) {
        self.send(&format!("\x1b[<{button};{};{}{last}", column + 1, row + 1));
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        // First the screen, so that nothing that is drawn for the new size meets the old one.
        self.shared.change(|state| {
            state
                .parser
                .set_size(at_least_one(rows), at_least_one(columns));
        });
        self.line()
            .master
            .resize(pty_size(columns, rows))
            .expect("a terminal can be resized");
    }

    /// Sends a signal to the process that was started.
    pub fn signal(&self, signal: Signal) {
        kill_process(self.pid, signal).expect("the process is there");
    }

    /// The line discipline, as far as it can be set.
    pub fn attributes(&self) -> String {
        attributes(&*self.line.as_ref().expect("the terminal is there").master)
    }

    /// The line discipline before the program was started.
    pub fn attributes_before(&self) -> &str {
        &self.attributes
    }

    /// Everything that was written so far.
    pub fn bytes(&self) -> Vec<u8> {
        self.shared.state().bytes.clone()
    }

    /// Lets a terminal that stood still read.
    pub fn unpause(&self) {
        self.shared.change(|state| state.reading = Reading::Going);
    }

    /// Forgets what is on the screen, and all modes, as if the terminal had been exchanged.
    pub fn forget(&self) {
        self.shared.change(|state| {
            let (rows, columns) = state.parser.screen().size();
            state.parser = Parser::new(rows, columns, 0);
            state.updating = false;
        });
    }

    /// Waits until the screen answers.
    pub fn wait<T>(&self, what: &str, mut test: impl FnMut(&Screen) -> Option<T>) -> T {
        self.shared.wait(what, |state| {
            (!state.updating)
                .then(|| test(state.parser.screen()))
                .flatten()
        })
    }

    /// Waits until the screen passes a test.
    pub fn wait_until(&self, what: &str, mut test: impl FnMut(&Screen) -> bool) {
        self.wait(what, |screen| test(screen).then_some(()));
    }

    /// Waits until something is read on the screen.
    pub fn sees(&self, text: &str) {
        self.wait_until(&format!("{text:?}"), |screen| {
            picture(screen).contains(text)
        });
    }

    /// Waits until something is no longer read on the screen.
    pub fn misses(&self, text: &str) {
        self.wait_until(&format!("{text:?} to vanish"), |screen| {
            !picture(screen).contains(text)
        });
    }

    /// Waits until something is read on the screen, and answers where its first character stands.
    pub fn find(&self, text: &str) -> (u16, u16) {
        self.wait(&format!("{text:?}"), |screen| find(screen, text))
    }

    /// Waits for the coordinates round a board, and answers where it is.
    pub fn board(&self) -> BoardAt {
        self.wait("the coordinates of a board", BoardAt::on)
    }

    /// Waits until the bytes written so far pass a test.
    pub fn wait_for_bytes(&self, what: &str, mut test: impl FnMut(&[u8]) -> bool) {
        self.shared
            .wait(what, |state| test(&state.bytes).then_some(()));
    }

    /// What the screen shows.
    pub fn frame(&self) -> Frame {
        self.wait("the end of a frame", |screen| Some(Frame::of(screen)))
    }

    /// Waits until the screen shows this.
    pub fn shows(&self, frame: &Frame) {
        self.wait_until(&format!("this screen:\n{frame}"), |screen| {
            Frame::of(screen) == *frame
        });
    }

    /// Waits for the end and for the last byte, and answers the status.
    pub fn ended(&self) -> Status {
        let status = self.status();
        self.shared.wait("the last byte", |state| {
            (state.reading == Reading::Over).then_some(())
        });
        status
    }

    /// Waits for the end.
    pub fn status(&self) -> Status {
        self.shared.wait("the end", |state| state.status.clone())
    }

    /// The terminal goes away, as when its window is closed.
    pub fn hang_up(&mut self) {
        let Some(Line {
            master,
            keys,
            threads,
        }) = self.line.take()
        else {
            return;
        };
        // What is drawn for one more key wakes the reader.
        self.shared.change(|state| state.reading = Reading::Leaving);
        let _ = keys.send(RIGHT.into());
        drop(keys);
        until("reader and writer to leave", || {
            threads.iter().all(JoinHandle::is_finished).then_some(())
        });
        drop(master);
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        let running = self.shared.state().status.is_none();
        if running {
            let _ = kill_process(self.pid, Signal::KILL);
        }
        self.unpause();
    }
}

fn at_least_one(n: u16) -> NonZeroU16 {
    NonZeroU16::new(n).unwrap_or(NonZeroU16::MIN)
}

fn pty_size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn attributes(master: &dyn MasterPty) -> String {
    format!(
        "{:?}",
        master.get_termios().expect("a terminal has attributes")
    )
}
