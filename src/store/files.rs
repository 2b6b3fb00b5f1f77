//! Single files: read with a bound, replaced whole, copied, completed.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::record::MAX_BYTES;

/// Reads a file, no further than makes certain that it is too long for a record.
///
/// # Errors
/// When it cannot be read, or is a directory.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(is_a_directory());
    }
    let mut bytes = Vec::new();
    file.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn is_a_directory() -> io::Error {
    io::Error::new(io::ErrorKind::IsADirectory, "it is a directory")
}

/// Reads a file as [`read`] does, but nothing that is none, such as a pipe, for which a screen would wait.
pub(super) fn read_file(path: &Path) -> io::Result<Vec<u8>> {
    let kind = fs::metadata(path)?;
    if kind.is_file() || kind.is_dir() {
        read(path)
    } else {
        Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "it is not a file",
        ))
    }
}

/// The first kilobyte of a file, or less where the system hands out less at once.
pub(super) fn beginning(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; 1024];
    let length = File::open(path)?.read(&mut bytes)?;
    bytes.truncate(length);
    Ok(bytes)
}

/// Puts a text in a file's place: whatever happens, the old or the new text is there, whole.
pub(super) fn replace(path: &Path, text: &str) -> io::Result<()> {
    let temporary = temporary(path);
    let written = write(&temporary, text).and_then(|()| fs::rename(&temporary, path));
    if written.is_err() {
        // What was half written helps nobody.
        let _ = fs::remove_file(&temporary);
        return written;
    }
    sync_folder(path)
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Where the new text of a file waits for its renaming; another program has another place.
fn temporary(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.tmp", std::process::id()))
}

/// The name of the file whose new text waits in a file of this name.
pub(super) fn awaited(temporary: &str) -> Option<&str> {
    let (name, process) = temporary
        .strip_prefix('.')?
        .strip_suffix(".tmp")?
        .rsplit_once('.')?;
    let all_digits = !process.is_empty() && process.bytes().all(|b| b.is_ascii_digit());
    all_digits.then_some(name)
}

/// Makes a renaming last: on unix a folder is a file that can be synchronised.
#[cfg(unix)]
fn sync_folder(path: &Path) -> io::Result<()> {
    let folder = path.parent().filter(|p| !p.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
#[expect(clippy::unnecessary_wraps, reason = "on unix it may fail")]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Writes a copy; false when there is a file and it is not to be replaced.
pub(super) fn copy(path: &Path, text: &str, replace: bool) -> io::Result<bool> {
    if replace {
        return self::replace(path, text).map(|()| true);
    }
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(mut file) => {
            let written = file
                .write_all(text.as_bytes())
                .and_then(|()| file.sync_all());
            if written.is_err() {
                // What was half written helps nobody, and would stand in the way of the next try.
                let _ = fs::remove_file(path);
            }
            written.map(|()| true)
        }
        Err(e) if e.kind() != io::ErrorKind::AlreadyExists => Err(e),
        Err(_) if path.is_dir() => Err(is_a_directory()),
        Err(_) => Ok(false),
    }
}

/// Where a copy goes that a player named so: a name without an ending gets that of records.
pub(super) fn copy_path(typed: &str) -> PathBuf {
    let path = expand(typed);
    if path.extension().is_none() && !path.is_dir() {
        path.with_extension("otg")
    } else {
        path
    }
}

/// A path with `~` for the home folder.
pub(super) fn expand(path: &str) -> PathBuf {
    let inner = if path == "~" {
        Some("")
    } else {
        path.strip_prefix("~/")
    };
    match (inner, etcetera::home_dir()) {
        (Some(inner), Ok(home)) => home.join(inner),
        _ => PathBuf::from(path),
    }
}

/// The longest path that begins like this one and is the only one to go on with; a folder with its slash.
pub(super) fn complete(start: &str) -> String {
    let (folder, name) = match start.rfind('/') {
        Some(at) => start.split_at(at + 1),
        None => ("", start),
    };
    let listed = fs::read_dir(if folder.is_empty() {
        PathBuf::from(".")
    } else {
        expand(folder)
    });
    let Ok(listed) = listed else {
        return start.to_owned();
    };
    let fitting = listed.filter_map(Result::ok).filter_map(|entry| {
        let found = entry.file_name().into_string().ok()?;
        let hidden = found.starts_with('.') && !name.starts_with('.');
        let slash = if entry.path().is_dir() { "/" } else { "" };
        (found.starts_with(name) && !hidden).then(|| format!("{found}{slash}"))
    });
    let common = |a: String, b: String| {
        let same = a.chars().zip(b.chars()).take_while(|(a, b)| a == b);
        same.map(|(c, _)| c).collect()
    };
    fitting
        .reduce(common)
        .map_or_else(|| start.to_owned(), |found| format!("{folder}{found}"))
}
