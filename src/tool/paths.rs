//! `tablut --paths`: where games and settings are kept.

use std::io::Write;

use anyhow::Result;

use crate::store::Folders;

/// Prints a line for the games, the trash and the settings.
///
/// # Errors
/// When the output fails.
pub fn run(folders: &Folders, mut output: impl Write) -> Result<()> {
    writeln!(output, "games     {}", folders.games().display())?;
    writeln!(output, "trash     {}", folders.trash().display())?;
    writeln!(output, "settings  {}", folders.settings().display())?;
    Ok(())
}
