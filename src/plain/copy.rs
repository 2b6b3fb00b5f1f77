//! Writes a copy of a record under a name.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::record::Record;

/// The path of a name: records end in `.otg`, unless the name says otherwise.
pub(super) fn path(name: &str) -> PathBuf {
    let path = PathBuf::from(name);
    let is_folder = name.ends_with(std::path::is_separator) || name.ends_with("/.");
    if is_folder || path.extension().is_some() || path.file_name().is_none() {
        path
    } else {
        path.with_extension("otg")
    }
}

/// Writes a new file.
///
/// # Errors
/// [`io::ErrorKind::AlreadyExists`] when there is one of this name, which stays as it is.
pub(super) fn write(path: &Path, record: &Record) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::Error::other("it is a directory"));
    }
    let file = OpenOptions::new().write(true).create_new(true).open(path)?;
    fill(path, file, record)
}

/// Writes a file in the place of the one of this name, which is whole until the new one is.
pub(super) fn replace(path: &Path, record: &Record) -> io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(name);
    let file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary)?;
    fill(&temporary, file, record)?;
    fs::rename(&temporary, path).inspect_err(|_| forget(&temporary))
}

/// Writes the record into a file that was just made, or removes the file.
fn fill(path: &Path, mut file: File, record: &Record) -> io::Result<()> {
    let written = file
        .write_all(record.to_string().as_bytes())
        .and_then(|()| file.sync_all());
    written.inspect_err(|_| forget(path))
}

fn forget(path: &Path) {
    // There is nothing better to do when even that fails.
    let _ = fs::remove_file(path);
}
