//! The terminal's modes: taken, and given back by the guard, the panic hook or a signal, whichever comes first.

use std::io::{self, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crossterm::cursor::{Hide, Show};
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::terminal::{self, EnterAlternateScreen, LeaveAlternateScreen};
use crossterm::{execute, queue};

/// Whether the terminal is ours now.
static TAKEN: AtomicBool = AtomicBool::new(false);
/// Whether the mouse is asked for.
static MOUSE: AtomicBool = AtomicBool::new(false);

/// Holds the terminal while it lives.
pub(super) struct Guard(());

impl Guard {
    /// Takes the terminal.
    pub(super) fn enter(mouse: bool) -> io::Result<Self> {
        MOUSE.store(mouse, Ordering::SeqCst);
        let guard = Self(());
        take()?;
        Ok(guard)
    }

    /// Gives the terminal back for a while.
    #[expect(
        clippy::unused_self,
        reason = "only who holds the terminal gives it back"
    )]
    pub(super) fn leave(&self) {
        restore();
    }

    /// Takes the terminal anew, whatever became of its modes.
    pub(super) fn renew(&self) -> io::Result<()> {
        self.leave();
        take()
    }

    /// Asks for the mouse, or no longer.
    #[expect(clippy::unused_self, reason = "only who holds the terminal asks")]
    pub(super) fn mouse(&self, on: bool) -> io::Result<()> {
        MOUSE.store(on, Ordering::SeqCst);
        let mut out = io::stdout().lock();
        if on {
            mouse_on(&mut out)?;
        } else {
            mouse_off(&mut out)?;
        }
        out.flush()
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

fn take() -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    terminal::enable_raw_mode()?;
    let mut out = io::stdout().lock();
    queue!(out, EnterAlternateScreen, Hide, EnableBracketedPaste)?;
    if MOUSE.load(Ordering::SeqCst) {
        mouse_on(&mut out)?;
    }
    out.flush()
}

/// Gives the terminal back as it was; does nothing when it is not taken.
///
/// Standard output is held meanwhile, so that no frame is half written, and none comes after it.
pub(super) fn restore() {
    let mut out = io::stdout().lock();
    if TAKEN.swap(false, Ordering::SeqCst) {
        // There is nobody to tell when this fails.
        let _ = out.write_all(b"\x1b[0m");
        let _ = mouse_off(&mut out);
        let _ = execute!(out, DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = terminal::disable_raw_mode();
    }
}

/// Whether the terminal is ours. Who asks before writing holds standard output.
pub(super) fn is_taken() -> bool {
    TAKEN.load(Ordering::SeqCst)
}

/// Gives back the line discipline alone: for a terminal that stands still and takes not one byte more.
#[cfg(unix)]
pub(super) fn restore_discipline() {
    let _ = terminal::disable_raw_mode();
}

// crossterm's own switch asks for mode 1003 too, a report for every cell that the mouse crosses.
#[cfg(unix)]
fn mouse_on(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1000h\x1b[?1002h\x1b[?1006h")
}

#[cfg(unix)]
fn mouse_off(out: &mut impl Write) -> io::Result<()> {
    out.write_all(b"\x1b[?1006l\x1b[?1002l\x1b[?1000l")
}

#[cfg(not(unix))]
fn mouse_on(out: &mut impl Write) -> io::Result<()> {
    execute!(out, crossterm::event::EnableMouseCapture)
}

#[cfg(not(unix))]
fn mouse_off(out: &mut impl Write) -> io::Result<()> {
    execute!(out, crossterm::event::DisableMouseCapture)
}

/// Makes a panic give the terminal back before it is told, and end the program also where it comes in a
/// thread that listens.
pub(super) fn hook() {
    let main = thread::current().id();
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        restore();
        tell(info);
        if thread::current().id() != main {
            std::process::exit(101);
        }
    }));
}
