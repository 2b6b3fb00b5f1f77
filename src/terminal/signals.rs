//! Signals, and a terminal that goes away.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, poll};
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGWINCH};
use signal_hook::iterator::Signals;

use super::{Ended, Signal, guard};

/// How long the main thread may take to leave before it is left behind, as when a full terminal blocks it.
const PATIENCE: Duration = Duration::from_secs(1);

/// Starts the threads that listen to signals and watch the terminal.
pub(super) fn start(sender: &Sender<Signal>) {
    let heard = [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGCONT, SIGWINCH];
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
        while poll(&mut [PollFd::new(&stdin, PollFlags::empty())], None)
            == Err(rustix::io::Errno::INTR)
        {}
        end(&sender, Ended::HungUp);
    });
}

fn end(sender: &Sender<Signal>, ended: Ended) -> ! {
    let _ = sender.send(Signal::End(ended));
    thread::sleep(PATIENCE);
    guard::restore_discipline();
    std::process::exit(i32::from(ended.status()));
}
