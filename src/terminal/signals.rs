//! Signals, and a terminal that goes away.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGWINCH};
use signal_hook::iterator::Signals;

use super::{Ended, Signal, guard};

/// How long the main thread may take to leave before it is left behind, as when a full terminal blocks it.
const PATIENCE: Duration = Duration::from_secs(1);

/// The signals that end the program.
const ENDS: [i32; 4] = [SIGTERM, SIGHUP, SIGINT, SIGQUIT];

/// Ends the program, which has no screen to give back, when a signal comes; nobody who holds the last words is cut
/// off.
pub(super) fn end_without_screen(last_words: Arc<Mutex<String>>) {
    let Ok(mut signals) = Signals::new(ENDS.into_iter().filter(|&signal| !is_ignored(signal)))
    else {
        return;
    };
    thread::spawn(move || {
        if let Some(signal) = signals.forever().next() {
            let held = last_words.lock().unwrap_or_else(PoisonError::into_inner);
            if signal == SIGINT && io::stderr().is_terminal() {
                // The shell's prompt begins a line of its own, behind the ^C; a terminal that stands still waits.
                let (sender, written) = mpsc::channel();
                let words = format!("\n{}", *held);
                thread::spawn(move || {
                    let _ = writeln!(io::stderr(), "{}", words.trim_end());
                    let _ = sender.send(());
                });
                let _ = written.recv_timeout(PATIENCE);
            }
            std::process::exit(i32::from(Ended::Signal(signal).status()));
        }
    });
}

/// Whether whoever started the program has it ignore a signal, as `nohup` does; known on Linux only.
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status
        .lines()
        .find_map(|line| line.strip_prefix("SigIgn:"))
        .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

/// Starts the threads that listen to signals and watch the terminal.
pub(super) fn start(sender: &Sender<Signal>) {
    let heard = ENDS.into_iter().chain([SIGCONT, SIGWINCH]);
    if let Ok(mut signals) = Signals::new(heard) {
        let sender = sender.clone();
        thread::spawn(move || {
            for signal in signals.forever() {
                // The main thread may have left already.
                let _ = match signal {
                    SIGCONT => sender.send(Signal::Continue),
                    SIGWINCH => sender.send(Signal::Resized),
                    _ => end(&sender, Ended::Signal(signal)),
                };
            }
        });
    }
    let sender = sender.clone();
    thread::spawn(move || {
        let stdin = io::stdin();
        // No events are asked for: it wakes only when the terminal goes away.
        let mut watched = [PollFd::new(&stdin, PollFlags::empty())];
        while poll(&mut watched, None) == Err(rustix::io::Errno::INTR) {}
        // Where it cannot be watched like this, the signal has to do.
        if watched[0]
            .revents()
            .intersects(PollFlags::HUP | PollFlags::ERR)
        {
            end(&sender, Ended::HungUp);
        }
    });
}

fn end(sender: &Sender<Signal>, ended: Ended) -> ! {
    let _ = sender.send(Signal::End(ended));
    thread::sleep(PATIENCE);
    guard::restore_discipline();
    std::process::exit(i32::from(ended.status()));
}
