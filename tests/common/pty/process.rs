//! What Linux tells about a process.

use std::collections::BTreeMap;
use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Pid;

use super::PATIENCE;

/// Waits until `test` answers; for what no terminal tells.
pub fn until<T>(what: &str, mut test: impl FnMut() -> Option<T>) -> T {
    let end = Instant::now() + PATIENCE;
    loop {
        if let Some(answer) = test() {
            return answer;
        }
        assert!(Instant::now() < end, "waited in vain for {what}");
        thread::sleep(Duration::from_millis(2));
    }
}

/// The process of this number.
pub fn pid(number: u32) -> Option<Pid> {
    Pid::from_raw(number.try_into().ok()?)
}

/// Whether every thread of a process is stopped.
pub fn all_stopped(pid: Pid) -> bool {
    states(pid).is_some_and(|states| states.iter().all(|&state| state == 'T'))
}

/// Whether a process is gone, or waits only for its parent to hear of it.
pub fn has_ended(pid: Pid) -> bool {
    states(pid).is_none_or(|states| states.iter().all(|&state| state == 'Z'))
}

/// The state of each thread of a process, a letter as in `/proc`.
fn states(pid: Pid) -> Option<Vec<char>> {
    let tasks = fs::read_dir(format!("/proc/{}/task", pid.as_raw_nonzero())).ok()?;
    let state = |task: fs::DirEntry| {
        let stat = fs::read_to_string(task.path().join("stat")).ok()?;
        // The name before it may hold anything.
        stat.rsplit_once(") ")?.1.chars().next()
    };
    Some(tasks.filter_map(|task| state(task.ok()?)).collect())
}

/// What one thread has done so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Work {
    /// Whether it sleeps now.
    pub asleep: bool,
    /// How often it went to sleep.
    pub sleeps: u64,
    /// The nanoseconds that it ran.
    pub ran: u64,
}

/// What each thread of a process has done so far.
pub fn work(pid: Pid) -> BTreeMap<String, Work> {
    let tasks =
        fs::read_dir(format!("/proc/{}/task", pid.as_raw_nonzero())).expect("the process is there");
    let of = |task: fs::DirEntry| {
        let read =
            |name: &str| fs::read_to_string(task.path().join(name)).expect("the thread is there");
        let status = read("status");
        let field = |name: &str| {
            let line = status
                .lines()
                .find_map(|line| line.strip_prefix(name))
                .expect("Linux tells it");
            line.trim_start_matches(':').trim().to_owned()
        };
        let ran = read("schedstat")
            .split_whitespace()
            .next()
            .and_then(|n| n.parse().ok())
            .expect("a number");
        let work = Work {
            asleep: field("State").starts_with('S'),
            sleeps: field("voluntary_ctxt_switches").parse().expect("a number"),
            ran,
        };
        (task.file_name().to_string_lossy().into_owned(), work)
    };
    tasks
        .map(|task| of(task.expect("the thread is there")))
        .collect()
}

/// The time that a process ran.
pub fn processor_time(pid: Pid) -> Duration {
    Duration::from_nanos(work(pid).values().map(|work| work.ran).sum())
}
