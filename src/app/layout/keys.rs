//! The keys that find room in the footer.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::app::keymap::{self, KeyCode};
use crate::app::menu::Kind;
use crate::app::message::Command;
use crate::app::plan::Stage;
use crate::app::{App, Overlay};

/// A key in the footer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyPlan {
    /// Where it is.
    pub area: Rect,
    /// The key.
    pub key: String,
    /// What it does.
    pub label: &'static str,
    /// What a click on it means.
    pub command: Command,
}

impl App {
    /// The keys of the scope, the most useful first to be kept, in the order of the table.
    pub(super) fn plan_keys(&self, footer: Rect, stage: Option<&Stage>) -> Vec<KeyPlan> {
        if footer.is_empty() {
            return Vec::new();
        }
        let scope = self.scope();
        let shown: Vec<_> = keymap::of(scope)
            .filter(|b| b.footer > 0 && self.is_meant(b) && self.is_of_use(b.command, stage))
            .collect();
        let width = |b: &&keymap::Binding| {
            let label = (self.text().command)(b.command).0;
            u16::try_from(keymap::name(b, self.text().key).width() + 1 + label.width() + 2)
                .unwrap_or(u16::MAX)
        };
        let mut kept = shown.clone();
        while kept.iter().map(width).sum::<u16>() > footer.width.saturating_add(1) {
            let Some(least) = kept
                .iter()
                .enumerate()
                .max_by_key(|(_, b)| b.footer)
                .map(|(i, _)| i)
            else {
                break;
            };
            kept.remove(least);
        }
        let mut x = footer.x + 1;
        kept.iter()
            .map(|b| {
                let area = Rect {
                    x,
                    width: width(b) - 2,
                    ..footer
                }
                .intersection(footer);
                x += width(b);
                let label = (self.text().command)(b.command).0;
                KeyPlan {
                    area,
                    key: keymap::name(b, self.text().key),
                    label,
                    command: b.command,
                }
            })
            .collect()
    }

    /// Whether a key does something here, beyond what its scope says.
    fn is_meant(&self, binding: &keymap::Binding) -> bool {
        match (binding.command, self.menu().map(|menu| &menu.kind)) {
            (Command::Quit, Some(kind)) => matches!(kind, Kind::Title(_)),
            (Command::Back, Some(Kind::Title(_))) | (Command::Settings, Some(Kind::Settings)) => {
                false
            }
            (Command::Ways | Command::Breath | Command::Next, None) => {
                self.scope() != keymap::Scope::Over
            }
            (Command::Yes, _) => self.says_yes(binding.key),
            (Command::NextMatch, _) => {
                matches!(self.overlays().last(), Some(Overlay::Reader(reader)) if reader.is_searched())
            }
            _ => true,
        }
    }

    /// Whether a key is the letter of yes in the language.
    pub(in crate::app) fn says_yes(&self, key: KeyCode) -> bool {
        let word = (self.text().command)(Command::Yes).0;
        matches!(key, KeyCode::Char(letter) if word.starts_with(letter.to_ascii_lowercase()))
    }
}
