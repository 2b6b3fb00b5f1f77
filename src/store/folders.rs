//! Where games and settings live.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use etcetera::BaseStrategy;

/// The data folder and what is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    data: PathBuf,
}

impl Folders {
    /// In a data folder.
    #[must_use]
    pub const fn new(data: PathBuf) -> Self {
        Self { data }
    }

    /// The data folder itself.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// The folder of the games.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Where deleted games go.
    #[must_use]
    pub fn trash(&self) -> PathBuf {
        self.data.join("trash")
    }

    /// The file of the settings.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.data.join("settings")
    }

    /// The record of a game.
    pub(super) fn game(&self, name: &str) -> PathBuf {
        self.games().join(format!("{name}.otg"))
    }

    /// The file whose lock holds a game.
    pub(super) fn lock(&self, name: &str) -> PathBuf {
        self.games().join(format!("{name}.lock"))
    }

    /// Makes the folders, where they are not there yet.
    pub(super) fn make(&self) -> io::Result<()> {
        std::fs::create_dir_all(self.games())
    }
}

/// The data folder: the one that was asked for, else `TABLUT_DATA_DIR`, else `tablut` in an absolute
/// `XDG_DATA_HOME`, else in the platform's place.
///
/// # Errors
/// When the platform has no place, as without a home.
pub fn data_folder(
    asked: Option<PathBuf>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Folders, String> {
    let named = |name| variable(name).filter(|v| !v.is_empty()).map(PathBuf::from);
    if let Some(folder) = asked.or_else(|| named("TABLUT_DATA_DIR")) {
        return Ok(Folders::new(folder));
    }
    let xdg = named("XDG_DATA_HOME").filter(|folder| folder.is_absolute());
    let home = || {
        // An empty HOME is none, though the platform might think otherwise.
        if cfg!(unix) && named("HOME").is_none() {
            return Err("there is no home folder".to_owned());
        }
        let strategy = etcetera::base_strategy::choose_native_strategy();
        strategy.map(|s| s.data_dir()).map_err(|e| e.to_string())
    };
    let base = xdg.map_or_else(home, Ok)?;
    Ok(Folders::new(base.join("tablut")))
}
