//! What the environment says of the terminal and its user.

use crate::app::Settings;
use crate::app::message::{Depth, Language, Look};

/// What the environment says; each is a variable's value, when it is set.
#[derive(Debug, Clone, Default)]
pub struct Environment {
    /// `NO_COLOR`.
    pub no_color: Option<String>,
    /// `COLORTERM`.
    pub colorterm: Option<String>,
    /// `TERM`.
    pub term: Option<String>,
    /// `LC_ALL`, `LC_MESSAGES`, `LC_CTYPE` and `LANG`.
    pub locale: [Option<String>; 4],
}

impl Environment {
    /// Reads the process's environment.
    #[must_use]
    pub fn read() -> Self {
        let var = |name| {
            std::env::var_os(name)
                .map(|v| v.to_string_lossy().into_owned())
                .filter(|v| !v.is_empty())
        };
        Self {
            no_color: var("NO_COLOR"),
            colorterm: var("COLORTERM"),
            term: var("TERM"),
            locale: [
                var("LC_ALL"),
                var("LC_MESSAGES"),
                var("LC_CTYPE"),
                var("LANG"),
            ],
        }
    }

    /// Whether the terminal can do nothing but lines.
    #[must_use]
    pub fn is_dumb(&self) -> bool {
        self.term.as_deref() == Some("dumb")
    }

    fn depth(&self) -> Depth {
        let term = self.term.as_deref().unwrap_or("");
        if self.no_color.is_some() || matches!(term, "" | "dumb") || term.contains("mono") {
            Depth::None
        } else if matches!(self.colorterm.as_deref(), Some("truecolor" | "24bit"))
            || term.ends_with("-direct")
        {
            Depth::True
        } else if term.contains("256") {
            Depth::Indexed
        } else if cfg!(windows) {
            Depth::True
        } else {
            Depth::Sixteen
        }
    }

    fn language(&self) -> Language {
        let [all, messages, _, lang] = &self.locale;
        let locale = all.as_ref().or(messages.as_ref()).or(lang.as_ref());
        if locale.is_some_and(|l| l.to_lowercase().starts_with("fr")) {
            Language::French
        } else {
            Language::English
        }
    }

    /// Whether the terminal has ASCII only: the Linux console's font lacks the tokens, and a locale that is not
    /// UTF-8 cannot show them.
    fn ascii(&self) -> bool {
        let [all, _, ctype, lang] = &self.locale;
        let locale = all.as_ref().or(ctype.as_ref()).or(lang.as_ref());
        let utf8 = locale.is_some_and(|l| l.to_lowercase().replace('-', "").contains("utf8"));
        self.term.as_deref() == Some("linux") || !utf8 && !cfg!(windows)
    }

    /// The settings of a first start, as the environment has them.
    #[must_use]
    pub fn settings(&self) -> Settings {
        let look = Look {
            depth: self.depth(),
            ascii: self.ascii(),
            ..Look::default()
        };
        Settings {
            language: self.language(),
            look,
            ..Settings::default()
        }
    }
}
