//! The terminal: modes and their undoing, signals, hang-up, and the loop.
//!
//! Small threads feed one channel, and the main thread blocks on it: with nothing happening the program does
//! nothing. [`drive`] is the loop; a test runs it on a backend in memory.

mod guard;
mod out;
mod pen;
#[cfg(unix)]
mod signals;

use std::cell::RefCell;
use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;
#[cfg(unix)]
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use crossterm::event::{self, Event};
use crossterm::queue;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use ratatui::Terminal;
use ratatui::backend::{Backend, CrosstermBackend};
use ratatui::layout::{Rect, Size};

use crate::app::message::{Depth, Effect, Leave, Msg, Report};
use crate::app::{App, input, view};
use crate::store::Store;
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
    /// The terminal has another size now, or had one meanwhile.
    Resized,
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
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// The loop goes on.
    Nothing,
    /// Everything has to be painted anew.
    Repaint,
    /// The app is told this.
    Report(Report),
    /// The loop ends.
    End(Ended),
}

/// Draws, waits, updates and performs, until an effect or a signal ends it. What a frame shows has been performed
/// before: a move that is seen is on disk.
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
            app.update(Msg::Resize(size));
            stale = true;
        }
        if stale {
            terminal.draw(|frame| {
                view::draw(app, frame);
                rehearse("draw");
            })?;
        }
        stale = false;
        // Everything that has come is taken in before the next frame.
        let mut wait = app.deadline();
        let mut first = true;
        loop {
            let msg = match next(wait) {
                Signal::End(ended) => return Ok(ended),
                Signal::Timeout if !first => break,
                Signal::Timeout => Some(Msg::Tick),
                Signal::Event(event) => input::message(app, &event),
                // A size that changed and came back has cost the terminal what did not fit meanwhile.
                Signal::Resized => {
                    repaint(terminal)?;
                    Some(Msg::Resize(terminal.size()?))
                }
                Signal::Continue => {
                    if let Done::End(ended) = perform(terminal, Effect::Resume)? {
                        return Ok(ended);
                    }
                    repaint(terminal)?;
                    stale = true;
                    None
                }
            };
            if let Some(msg) = msg {
                stale = true;
                if let Some(ended) = take(terminal, app, msg, &mut perform)? {
                    return Ok(ended);
                }
            }
            first = false;
            wait = Some(Duration::ZERO);
        }
    }
}

/// Takes a message in, performs what it asks for, and takes the answers in.
fn take<B: Backend>(
    terminal: &mut Terminal<B>,
    app: &mut App,
    msg: Msg,
    perform: &mut impl FnMut(&mut Terminal<B>, Effect) -> Result<Done>,
) -> Result<Option<Ended>>
where
    B::Error: Send + Sync + 'static,
{
    rehearse("update");
    ensure!(
        !is_asked("TABLUT_TEST_ERROR", "update"),
        "rehearsed in update"
    );
    let mut effects = VecDeque::from(app.update(msg));
    while let Some(effect) = effects.pop_front() {
        match perform(terminal, effect)? {
            Done::Nothing => {}
            Done::Repaint => repaint(terminal)?,
            Done::Report(report) => effects.extend(app.update(Msg::Report(report))),
            Done::End(ended) => return Ok(Some(ended)),
        }
    }
    Ok(None)
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

/// Whether an error is that of a terminal that went away.
#[must_use]
pub fn is_gone(error: &io::Error) -> bool {
    #[cfg(unix)]
    return error.raw_os_error() == Some(rustix::io::Errno::IO.raw_os_error());
    #[cfg(not(unix))]
    return error.kind() == io::ErrorKind::BrokenPipe;
}

/// Lets a signal that ends a program end this one, which needs no screen, by an exit with the status of
/// [`Ended::Signal`]; whoever holds `last_words` is waited for, and who pressed Ctrl-C hears them.
pub fn end_on_signals(last_words: &Arc<Mutex<String>>) {
    #[cfg(unix)]
    signals::end_without_screen(Arc::clone(last_words));
    #[cfg(not(unix))]
    let _ = last_words;
}

/// Plays on the real terminal, and leaves it as it was, whatever happens.
///
/// # Errors
/// When the terminal fails.
pub fn run(mut store: Store, make: impl FnOnce(Size) -> App) -> Result<Ended> {
    let (width, height) =
        crossterm::terminal::size().context("the terminal does not tell its size")?;
    let mut app = make(Size::new(width, height));
    crossterm::style::force_color_output(true);
    guard::hook();
    let (sender, receiver) = mpsc::channel();
    // A signal may come as soon as the terminal is ours.
    #[cfg(unix)]
    signals::start(&sender);
    let guard = Guard::enter(app.settings().mouse).context("the terminal cannot be prepared")?;
    listen(sender);
    let inbox = Inbox {
        receiver,
        kept: RefCell::default(),
    };
    let out = Out::new(app.settings().look.depth == Depth::None);
    let mut terminal =
        Terminal::new(CrosstermBackend::new(out)).context("the terminal cannot be prepared")?;
    let result = drive(
        &mut terminal,
        &mut app,
        |wait| inbox.next(wait),
        |terminal, effect| perform(terminal, effect, &guard, &inbox, &mut store),
    );
    drop(guard);
    match result {
        // A terminal that went away fails in many ways.
        Err(_) if !is_terminal() => Ok(Ended::HungUp),
        other => other,
    }
}

/// What has come and is yet to be taken in.
struct Inbox {
    receiver: Receiver<Signal>,
    /// What came while only the end of a stop was waited for.
    kept: RefCell<VecDeque<Signal>>,
}

impl Inbox {
    fn next(&self, wait: Option<Duration>) -> Signal {
        if let Some(signal) = self.kept.borrow_mut().pop_front() {
            return signal;
        }
        match wait {
            // Every sender lives as long as the program.
            None => self.receiver.recv().unwrap_or(Signal::End(Ended::HungUp)),
            Some(time) => match self.receiver.recv_timeout(time) {
                Ok(signal) => signal,
                Err(RecvTimeoutError::Timeout) => Signal::Timeout,
                Err(RecvTimeoutError::Disconnected) => Signal::End(Ended::HungUp),
            },
        }
    }

    /// Waits for the end of a stop, or of the program, at most so long; keeps what else comes.
    #[cfg(unix)]
    fn stopped(&self, wait: Duration) -> Option<Ended> {
        let end = Instant::now() + wait;
        loop {
            match self
                .receiver
                .recv_timeout(end.saturating_duration_since(Instant::now()))
            {
                Ok(Signal::End(ended)) => return Some(ended),
                Ok(Signal::Continue) | Err(_) => return None,
                Ok(signal) => self.kept.borrow_mut().push_back(signal),
            }
        }
    }
}

type Screen = Terminal<CrosstermBackend<Out>>;

fn perform(
    terminal: &mut Screen,
    effect: Effect,
    guard: &Guard,
    inbox: &Inbox,
    store: &mut Store,
) -> Result<Done> {
    Ok(match effect {
        Effect::Disk(request) => store.perform(request).map_or(Done::Nothing, Done::Report),
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
        Effect::Suspend => suspend(guard, inbox)?,
        Effect::Resume => {
            guard.renew()?;
            Done::Repaint
        }
    })
}

/// Gives the terminal back, stops, and takes it again when the shell says so.
#[cfg(unix)]
fn suspend(guard: &Guard, inbox: &Inbox) -> Result<Done> {
    guard.leave();
    let stopped = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
    // The stop may come a moment later; where no shell controls jobs it never does.
    if stopped.is_ok()
        && let Some(ended) = inbox.stopped(Duration::from_millis(100))
    {
        return Ok(Done::End(ended));
    }
    guard.renew()?;
    Ok(Done::Repaint)
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "on unix it may fail")]
fn suspend(_: &Guard, _: &Inbox) -> Result<Done> {
    Ok(Done::Nothing)
}

/// Panics in this place when a test asks for it.
fn rehearse(place: &str) {
    assert!(
        !is_asked("TABLUT_TEST_PANIC", place),
        "rehearsed in {place}"
    );
}

/// Whether a test asks for something in this place; only a debug build listens.
fn is_asked(variable: &str, place: &str) -> bool {
    cfg!(debug_assertions) && std::env::var_os(variable).is_some_and(|asked| asked == place)
}

/// Starts the thread that listens to the terminal.
fn listen(events: Sender<Signal>) {
    thread::spawn(move || {
        while let Ok(event) = event::read() {
            let signal = match event {
                // On unix a signal tells it, at once and from the first moment on.
                Event::Resize(..) if cfg!(unix) => continue,
                Event::Resize(..) => Signal::Resized,
                other => Signal::Event(other),
            };
            if events.send(signal).is_err() {
                return;
            }
            rehearse("thread");
        }
        let _ = events.send(Signal::End(Ended::HungUp));
    });
}

/// Begins a frame: the terminal shows nothing of it before its end, and then all at once.
fn begin(out: &mut Vec<u8>) {
    // Writing to memory cannot fail.
    let _ = queue!(out, BeginSynchronizedUpdate);
}

/// Ends the frame.
fn end(out: &mut Vec<u8>) {
    let _ = queue!(out, EndSynchronizedUpdate);
}
