//! How a program is started: with what, where, and in which terminal.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, mpsc};
use std::thread;

use portable_pty::{CommandBuilder, native_pty_system};
use vt100::Parser;

use super::process::pid;
use super::{
    BINARY, Line, PROMPT, Pty, Reading, Shared, State, Status, at_least_one, attributes, pty_size,
};

/// A folder of its own for one program: its home, and where it runs.
pub struct Home(PathBuf);

impl Home {
    pub fn new() -> Self {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let name = format!(
            "home-{}-{}",
            std::process::id(),
            NEXT.fetch_add(1, Ordering::Relaxed)
        );
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::create_dir_all(&path).expect("a folder for the test");
        Self(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The whole environment of a program that lives here.
    pub fn environment(&self) -> BTreeMap<String, String> {
        let folder = |name: &str| self.0.join(name).to_string_lossy().into_owned();
        [
            ("PATH", "/usr/local/bin:/usr/bin:/bin".to_owned()),
            ("TERM", "xterm-256color".to_owned()),
            ("COLORTERM", "truecolor".to_owned()),
            ("LANG", "en_GB.UTF-8".to_owned()),
            ("HOME", folder("")),
            ("XDG_CONFIG_HOME", folder("config")),
            ("XDG_DATA_HOME", folder("data")),
            ("XDG_STATE_HOME", folder("state")),
            ("XDG_CACHE_HOME", folder("cache")),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        // What stays is removed with the target folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// How a program is to be started.
pub struct Launch {
    home: Home,
    command: Vec<String>,
    environment: BTreeMap<String, String>,
    size: (u16, u16),
    controlling: bool,
    reading: Reading,
}

impl Launch {
    /// The game with these arguments.
    pub fn game(arguments: &[&str]) -> Self {
        Self::command(&[&[BINARY], arguments].concat())
    }

    /// A script of the shell, in which `"$0"` is the game.
    pub fn script(script: &str) -> Self {
        Self::command(&["sh", "-c", script, BINARY])
    }

    /// Any command; `"$TABLUT"` is the game.
    pub fn command(command: &[&str]) -> Self {
        let home = Home::new();
        let environment = home.environment();
        let command = command.iter().map(|&word| word.to_owned()).collect();
        let launch = Self {
            home,
            command,
            environment,
            size: (80, 24),
            controlling: true,
            reading: Reading::Going,
        };
        launch.with("TABLUT", BINARY).with("PS1", PROMPT)
    }

    /// With this variable in its environment.
    pub fn with(mut self, name: &str, value: &str) -> Self {
        self.environment.insert(name.to_owned(), value.to_owned());
        self
    }

    /// In a terminal of so many columns and rows.
    pub fn size(mut self, columns: u16, rows: u16) -> Self {
        self.size = (columns, rows);
        self
    }

    /// In a terminal that does not control the session: nobody is told by HUP when it goes away.
    pub fn uncontrolled(mut self) -> Self {
        self.controlling = false;
        self
    }

    /// In a terminal that stands still until [`Pty::unpause`].
    pub fn paused(mut self) -> Self {
        self.reading = Reading::Paused;
        self
    }

    pub fn start(self) -> Pty {
        let (columns, rows) = self.size;
        let pair = native_pty_system()
            .openpty(pty_size(columns, rows))
            .expect("a pseudo-terminal");
        let attributes = attributes(&*pair.master);
        let mut command = CommandBuilder::new(&self.command[0]);
        command.args(&self.command[1..]);
        command.cwd(self.home.path());
        command.env_clear();
        for (name, value) in &self.environment {
            command.env(name, value);
        }
        command.set_controlling_tty(self.controlling);
        let mut child = pair
            .slave
            .spawn_command(command)
            .expect("the program starts");
        let pid = child
            .process_id()
            .and_then(pid)
            .expect("a process has a number");
        let shared = Arc::new(Shared {
            state: Mutex::new(State {
                parser: Parser::new(at_least_one(rows), at_least_one(columns), 0),
                bytes: Vec::new(),
                updating: false,
                status: None,
                reading: self.reading,
            }),
            changed: Condvar::new(),
        });
        let from = pair
            .master
            .try_clone_reader()
            .expect("a pseudo-terminal can be read");
        let reader = thread::spawn({
            let shared = Arc::clone(&shared);
            move || shared.read(from)
        });
        thread::spawn({
            let shared = Arc::clone(&shared);
            move || {
                let status = child.wait().map(|status| match status.signal() {
                    Some(signal) => Status::Killed(signal.to_owned()),
                    None => Status::Exited(status.exit_code()),
                });
                shared.change(|state| {
                    state.status = Some(status.unwrap_or(Status::Exited(u32::MAX)));
                });
            }
        });
        // A program that reads nothing more must not hold up the test.
        let (keys, to_send) = mpsc::channel::<Vec<u8>>();
        let mut to = pair
            .master
            .take_writer()
            .expect("a pseudo-terminal can be written");
        let writer = thread::spawn(move || {
            // What is sent to a program that has ended is lost.
            while let Ok(bytes) = to_send.recv()
                && to.write_all(&bytes).is_ok()
            {}
        });
        Pty {
            home: self.home,
            shared,
            line: Some(Line {
                master: pair.master,
                keys,
                threads: [reader, writer],
            }),
            pid,
            attributes,
        }
    }
}
