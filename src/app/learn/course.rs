//! The lessons within the program: how they are opened, what is kept of them, and their keys in the footer.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::Learn;
use crate::app::keymap::Scope;
use crate::app::layout::KeyPlan;
use crate::app::menu::{Kind, Menu};
use crate::app::message::{Command, KeyName};
use crate::app::plan::Stage;
use crate::app::{App, Overlay, Screen, Start};
use crate::rules::Game;

impl App {
    /// A lesson by its number from 0, or else the first that is not done.
    #[must_use]
    pub fn learn(start: Start, lesson: Option<usize>) -> Self {
        let mut app = Self::title(start);
        app.open_lessons(lesson);
        app
    }

    /// Opens the lessons over the screen as it stands.
    pub(in crate::app) fn open_lessons(&mut self, lesson: Option<usize>) {
        let game_waits = !matches!(self.screen, Screen::Title(_));
        let learn = Learn::new(lesson, self.memory.lessons, game_waits);
        self.enter(Screen::Learn(Box::new(learn)));
    }

    /// Remembers which lessons are done, and whether that is news.
    pub(in crate::app) fn note_lessons(&mut self) -> bool {
        match &self.screen {
            Screen::Learn(learn) if learn.course.done() != self.memory.lessons => {
                self.memory.lessons = learn.course.done();
                true
            }
            _ => false,
        }
    }

    /// The list of the lessons, at the one that is shown.
    pub(in crate::app) fn list_of_lessons(&self) -> Overlay {
        let mut menu = Menu::new(Kind::Lessons(self.memory.lessons));
        if let Screen::Learn(learn) = &self.screen {
            menu.selected = learn.course.lesson();
        }
        Overlay::Menu(menu)
    }

    /// The game on the board, that of a lesson too.
    pub(in crate::app) fn board(&self) -> Option<&Game> {
        match &self.screen {
            Screen::Learn(learn) => Some(learn.course.game()),
            _ => self.play().map(|play| &play.game),
        }
    }

    /// Whether a command that the footer offers does something just now.
    pub(in crate::app) fn is_of_use(&self, command: Command, stage: Option<&Stage>) -> bool {
        match (&self.screen, command, stage) {
            (_, Command::Learn, _) => self.overlays.is_empty(),
            (Screen::Learn(learn), Command::PreviousStep, _) => !learn.course.is_first(),
            (Screen::Learn(learn), Command::Endings, _) => {
                learn.course.step_data().task.ending().is_some()
            }
            (Screen::Learn(learn), Command::WholeText, Some(stage)) => {
                stage.board.is_none() || learn.page(self.text(), Learn::area(stage)).cut
            }
            _ => true,
        }
    }

    /// The key that goes on from a solved step, below the words.
    pub(in crate::app) fn plan_button(&self, stage: Option<&Stage>) -> Option<KeyPlan> {
        let (Screen::Learn(learn), Scope::Learnt, Some(stage)) =
            (&self.screen, self.scope(), stage)
        else {
            return None;
        };
        stage.panel?;
        let area = Learn::area(stage);
        let lines = u16::try_from(learn.page(self.text(), area).lines.len()).ok()?;
        let label = learn.onward(self.text());
        let mut key = (self.text().key)(KeyName::Enter).to_owned();
        if key.width() + 1 + label.width() > usize::from(area.width) {
            "→".clone_into(&mut key);
        }
        let width = u16::try_from(key.width() + 1 + label.width()).ok()?;
        let below = Rect {
            y: area.y + lines + u16::from(lines + 2 <= area.height),
            width,
            height: 1,
            ..area
        };
        // Where the words take every row, the typed move of a solved step needs none.
        let place = if lines < area.height || learn.notice.is_some() {
            below.intersection(area)
        } else {
            let x = stage.entry.x + 1;
            Rect {
                x,
                width,
                ..stage.entry
            }
            .intersection(stage.entry)
        };
        let button = KeyPlan {
            area: place,
            key,
            label,
            command: Command::GoOn,
        };
        (!button.area.is_empty()).then_some(button)
    }
}
