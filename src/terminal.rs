//! The terminal: modes and their undoing, signals, hang-up, and the loop.
//!
//! Small threads feed one channel, and the main thread blocks on it: with nothing happening the program does
//! nothing. [`drive`] is the loop; a test runs it on a backend in memory.

mod guard;
mod out;
mod pen;
#[cfg(unix)]
mod signals;

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use crossterm::event::{self, Event};
use crossterm::queue;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::{Rect, Size};

use crate::app::message::{Depth, Effect, Leave, Msg};
use crate::app::{App, input, view};
use guard::Guard;
use out::Out;

/// What comes to the loop.
#[derive(Debug)]
pub enum Signal {
    /// The terminal's event.
    Event(Event),
    /// Nothing came in the time that was given.
    Timeout,
    /// The program was stopped and goes on: the terminal may have changed.
    Continue,
    /// The program has to end.
    End(Ended),
}

/// How the program ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// It was left by a command.
    Quit,
    /// It was left by the Ctrl-C key.
    Interrupt,
    /// This signal came.
    Signal(i32),
    /// The terminal went away.
    HungUp,
}

impl Ended {
    /// The exit status: 0, 130 for the Ctrl-C key, 128 and the number of a signal; a terminal that went away
    /// counts as the signal HUP.
    #[must_use]
    pub fn status(self) -> u8 {
        match self {
            Self::Quit => 0,
            Self::Interrupt => 130,
            Self::Signal(n) => u8::try_from(128 + n).unwrap_or(255),
            Self::HungUp => 129,
        }
    }
}

/// What an effect that the loop asked for led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Done {
    /// The loop goes on.
    Nothing,
    /// Everything has to be painted anew.
    Repaint,
    /// The loop ends.
    End(Ended),
}

/// Draws, waits, updates and performs, until an effect or a signal ends it.
///
/// `next` waits for what comes, at most so long; for no time it answers what is there already, and without a
/// limit it never answers [`Signal::Timeout`].
///
/// # Errors
/// When the terminal cannot be drawn on.
pub fn drive<B: Backend>(
    terminal: &mut Terminal<B>,
    app: &mut App,
    mut next: impl FnMut(Option<Duration>) -> Signal,
    mut perform: impl FnMut(&mut Terminal<B>, Effect) -> Result<Done>,
) -> Result<Ended>
where
    B::Error: Send + Sync + 'static,
{
    let mut stale = true;
    loop {
        let size = terminal.size()?;
        if size != app.size() {
            stale |= app.update(Msg::Resize(size)).is_empty();
        }
        if stale {
            terminal.draw(|frame| view::draw(app, frame))?;
        }
        stale = false;
        // Everything that has come is taken in before the next frame.
        let mut wait = None;
        loop {
            match next(wait) {
                Signal::End(ended) => return Ok(ended),
                Signal::Timeout => break,
                Signal::Continue => match perform(terminal, Effect::Resume)? {
                    Done::End(ended) => return Ok(ended),
                    Done::Nothing | Done::Repaint => {
                        repaint(terminal)?;
                        stale = true;
                    }
                },
                Signal::Event(event) => {
                    if let Some(msg) = input::message(app, &event) {
                        stale = true;
                        for effect in app.update(msg) {
                            match perform(terminal, effect)? {
                                Done::Nothing => {}
                                Done::Repaint => repaint(terminal)?,
                                Done::End(ended) => return Ok(ended),
                            }
                        }
                    }
                }
            }
            wait = Some(Duration::ZERO);
        }
    }
}

/// Forgets what the terminal shows, so that the next frame paints all of it; asks the terminal nothing.
fn repaint<B: Backend>(terminal: &mut Terminal<B>) -> Result<()>
where
    B::Error: Send + Sync + 'static,
{
    let Size { width, height } = terminal.size()?;
    Ok(terminal.resize(Rect::new(0, 0, width, height))?)
}

/// Whether the program can play on a screen: standard input and output are both a terminal.
#[must_use]
pub fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Plays on the real terminal, and leaves it as it was, whatever happens.
///
/// # Errors
/// When the terminal fails.
pub fn run(make: impl FnOnce(Size) -> App) -> Result<Ended> {
    let (width, height) =
        crossterm::terminal::size().context("the terminal does not tell its size")?;
    let mut app = make(Size::new(width, height));
    crossterm::style::force_color_output(true);
    guard::hook();
    let guard = Guard::enter(app.settings().mouse).context("the terminal cannot be prepared")?;
    let (sender, receiver) = mpsc::channel();
    start(&sender);
    let out = Out::new(app.settings().look.depth == Depth::None);
    let mut terminal =
        Terminal::new(CrosstermBackend::new(out)).context("the terminal cannot be prepared")?;
    let result = drive(
        &mut terminal,
        &mut app,
        |wait| next(&receiver, wait),
        |terminal, effect| perform(terminal, effect, &guard, &receiver),
    );
    drop(guard);
    match result {
        // A terminal that went away fails in many ways.
        Err(_) if !is_terminal() => Ok(Ended::HungUp),
        other => other,
    }
}

fn next(receiver: &Receiver<Signal>, wait: Option<Duration>) -> Signal {
    match wait {
        // Every sender lives as long as the program.
        None => receiver.recv().unwrap_or(Signal::End(Ended::HungUp)),
        Some(time) => match receiver.recv_timeout(time) {
            Ok(signal) => signal,
            Err(RecvTimeoutError::Timeout) => Signal::Timeout,
            Err(RecvTimeoutError::Disconnected) => Signal::End(Ended::HungUp),
        },
    }
}

type Screen = Terminal<CrosstermBackend<Out>>;

fn perform(
    terminal: &mut Screen,
    effect: Effect,
    guard: &Guard,
    signals: &Receiver<Signal>,
) -> Result<Done> {
    Ok(match effect {
        Effect::Leave(Leave::Quit) => Done::End(Ended::Quit),
        Effect::Leave(Leave::Interrupt) => Done::End(Ended::Interrupt),
        Effect::Bell => {
            // It goes out with the frame.
            terminal.backend_mut().write_all(b"\x07")?;
            Done::Nothing
        }
        Effect::Mouse(on) => {
            guard.mouse(on)?;
            Done::Nothing
        }
        Effect::Progress(_) => Done::Nothing,
        Effect::Suspend => suspend(guard, signals)?,
        Effect::Resume => {
            guard.renew()?;
            Done::Repaint
        }
    })
}

/// Gives the terminal back, stops, and takes it again when the shell says so.
#[cfg(unix)]
fn suspend(guard: &Guard, signals: &Receiver<Signal>) -> Result<Done> {
    guard.leave();
    let stopped = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
    // The stop may come a moment later; where no shell controls jobs it never does.
    if stopped.is_ok()
        && let Ok(Signal::End(ended)) = signals.recv_timeout(Duration::from_millis(100))
    {
        return Ok(Done::End(ended));
    }
    guard.renew()?;
    Ok(Done::Repaint)
}

#[cfg(not(unix))]
fn suspend(_: &Guard, _: &Receiver<Signal>) -> Result<Done> {
    Ok(Done::Nothing)
}

/// Starts the threads that listen.
fn start(sender: &Sender<Signal>) {
    let events = sender.clone();
    thread::spawn(move || {
        loop {
            let Ok(event) = event::read() else {
                let _ = events.send(Signal::End(Ended::HungUp));
                break;
            };
            if events.send(Signal::Event(event)).is_err() {
                break;
            }
        }
    });
    #[cfg(unix)]
    signals::start(sender);
}

/// Writes a frame in one piece that the terminal shows at once.
fn begin(out: &mut Vec<u8>) {
    // Writing to memory cannot fail.
    let _ = queue!(out, BeginSynchronizedUpdate);
}

fn end(out: &mut Vec<u8>) {
    let _ = queue!(out, EndSynchronizedUpdate);
}
