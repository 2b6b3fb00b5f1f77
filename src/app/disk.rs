//! What the disk answers.

use super::menu::{Kind, Menu};
use super::message::{Notice, Opened, Purpose, Report};
use super::play::Play;
use super::replay::Replay;
use super::{App, Next, Overlay, Screen};

impl App {
    /// Takes in what became of an effect.
    pub(super) fn report(&mut self, report: Report) -> Next {
        match report {
            Report::Saved(name) => {
                if let Some(play) = self.play_mut() {
                    play.name = Some(name);
                    play.unsaved = None;
                }
            }
            Report::NotSaved(reason) => {
                if let Some(play) = self.play_mut() {
                    play.unsaved = Some(reason);
                }
            }
            Report::Opened(opened) => return self.opened(*opened),
            Report::NotOpened(reason) => return self.not_opened(Notice::NotOpened(reason)),
            Report::Games { games, unfinished } => {
                self.unfinished = unfinished;
                if let Screen::Library(library) = &mut self.screen {
                    library.list(games);
                }
            }
            Report::NotTrashed(reason) => self.tell(Notice::NotTrashed(reason)),
            Report::Copied(path) => self.tell(Notice::Copied(path)),
            Report::CopyExists(path) => self
                .overlays
                .push(Overlay::Menu(Menu::new(Kind::Replace(path)))),
            Report::NotCopied(path, reason) => self.tell(Notice::NotCopied(path, reason)),
            Report::Completed(path) => {
                if let Some(typed) = self.menu_mut().and_then(Menu::path_mut) {
                    *typed = path;
                }
            }
            Report::SettingsNotSaved(reason) => self.tell(Notice::SettingsNotSaved(reason)),
        }
        Next::Stay
    }

    fn opened(&mut self, opened: Opened) -> Next {
        let Opened {
            name,
            reading,
            locked,
            purpose,
            ..
        } = opened;
        // What could not be read to its end is never written over.
        if purpose == Purpose::Replay || reading.fault.is_some() {
            if let Some(fault) = &reading.fault
                && reading.record.game().line().is_empty()
            {
                let file = name.unwrap_or(opened.label);
                return self.not_opened(Notice::Unread(file, fault.clone()));
            }
            self.enter(Screen::Replay(Box::new(Replay::new(reading))));
            return Next::Stay;
        }
        let mut play = Play::from_record(reading.record);
        play.name = name;
        play.watching = locked;
        play.notice = if locked {
            Some(Notice::Watching)
        } else {
            // The next save writes the record strictly, without what was read otherwise.
            Notice::remarks(&reading.warnings)
        };
        self.waiting.clear();
        self.overlays.clear();
        self.screen = Screen::Play(Box::new(play));
        Next::Stay
    }

    /// Tells why a record was not opened; the title has no place for it, and leads to the library.
    fn not_opened(&mut self, notice: Notice) -> Next {
        let effects = match self.screen {
            Screen::Title(_) => self.go(Next::Library),
            _ => Vec::new(),
        };
        self.tell(notice);
        Next::Do(effects)
    }
}
