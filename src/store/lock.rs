//! A game is played by one program at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::PathBuf;

use super::folders::Folders;

/// Holds a game while it lives.
#[derive(Debug)]
pub(super) struct Lock {
    name: String,
    path: PathBuf,
    _file: File,
}

impl Lock {
    /// Takes the game of a name.
    ///
    /// # Errors
    /// `WouldBlock` while another program holds it; whatever the disk says.
    pub(super) fn take(folders: &Folders, name: &str) -> io::Result<Self> {
        let path = folders.lock(name);
        // Somebody else may take and remove it again and again, but not for ever.
        for _ in 0..100 {
            let file = OpenOptions::new()
                .create(true)
                .truncate(false)
                .write(true)
                .open(&path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => break,
                Err(TryLockError::Error(e)) => return Err(e),
            }
            // Whoever held it before may have removed it between the opening and the locking.
            if is_at(&file, &path) {
                return Ok(Self {
                    name: name.to_owned(),
                    path,
                    _file: file,
                });
            }
        }
        Err(io::Error::new(
            io::ErrorKind::WouldBlock,
            "another program plays this game",
        ))
    }

    /// Takes a game under a new name, which sorts by the time of now.
    pub(super) fn new_game(folders: &Folders) -> io::Result<Self> {
        let now = chrono::Local::now().format("%Y-%m-%d-%H%M%S").to_string();
        let names = (1..).map(|n| {
            if n == 1 {
                now.clone()
            } else {
                format!("{now}-{n}")
            }
        });
        for name in names {
            if folders.game(&name).exists() {
                continue;
            }
            match Self::take(folders, &name) {
                // Another program may have begun and ended a game of this name meanwhile.
                Ok(lock) if !folders.game(&name).exists() => return Ok(lock),
                Ok(_) => {}
                Err(e) if e.kind() == io::ErrorKind::WouldBlock => {}
                Err(e) => return Err(e),
            }
        }
        unreachable!("there are more names than games")
    }

    /// The game's name.
    pub(super) fn name(&self) -> &str {
        &self.name
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // It is removed while it is held; the system frees the lock with the file.
        let _ = fs::remove_file(&self.path);
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &std::path::Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let place = |m: fs::Metadata| (m.dev(), m.ino());
    match (file.metadata(), fs::metadata(path)) {
        (Ok(file), Ok(path)) => place(file) == place(path),
        _ => false,
    }
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &std::path::Path) -> bool {
    path.exists()
}
