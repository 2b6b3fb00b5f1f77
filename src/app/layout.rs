//! The whole screen as it stands: where everything is, for the eye and for the mouse.

mod form;
mod hit;
mod keys;

use ratatui::layout::{Rect, Size};

use super::plan::{self, ListPlan, MenuPlan, Stage, TimePlan};
use super::{App, Overlay, Screen};
pub use form::{label_width, options};
pub use keys::KeyPlan;

/// Where everything is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The playing screen, or the size that it would need.
    pub stage: Result<Stage, Size>,
    /// The title's menu, or the menu on top of everything.
    pub menu: Option<MenuPlan>,
    /// The page on top of everything.
    pub reader: Option<Rect>,
    /// The list of the saved games.
    pub list: Option<ListPlan>,
    /// The time line of a replay.
    pub time: Option<TimePlan>,
    /// The row of the keys.
    pub footer: Rect,
    /// The keys that find room in it.
    pub keys: Vec<KeyPlan>,
}

/// Columns and rows of the name of the game in large letters.
pub const WORDMARK: [u16; 2] = [31, 3];

/// The lines of a page in the reader's area: a margin on both sides, and below them a row that says where
/// they are.
#[must_use]
pub fn page(area: Rect) -> Rect {
    let margin = area.width.min(2) / 2;
    Rect {
        x: area.x + margin,
        width: area.width - 2 * margin,
        height: area.height.saturating_sub(1),
        ..area
    }
}

impl App {
    /// Plans the whole screen.
    #[must_use]
    pub fn layout(&self) -> Layout {
        let size = self.size();
        let whole = Rect::new(0, 0, size.width, size.height);
        let wish = match (self.play(), self.screen()) {
            (Some(play), _) => play.wish(self.settings()),
            (None, Screen::Learn(learn)) => learn.wish(self.settings()),
            (None, _) => self.settings().wish(),
        };
        let mut stage = plan::stage(size, wish);
        if let (Screen::Learn(learn), Ok(stage)) = (self.screen(), &mut stage) {
            learn.arrange(stage, self.text());
        }
        let last = Rect::new(
            0,
            size.height.saturating_sub(1),
            size.width,
            size.height.min(1),
        );
        let footer = match (&stage, self.overlays()) {
            (Ok(Stage { footer: None, .. }), [])
                if !matches!(self.screen(), Screen::Library(_)) =>
            {
                Rect::default()
            }
            _ => last,
        };
        let above = Rect {
            height: whole.height - last.height,
            ..whole
        };
        let menu = match (self.overlays().last(), self.screen()) {
            (Some(Overlay::Menu(menu)), _) => Some(self.plan_menu(menu, above, true)),
            (None, Screen::Title(menu)) => {
                // Beside the board, where all of it fits there.
                let panel = stage.as_ref().ok().filter(|stage| stage.board.is_some());
                let beside = panel
                    .and_then(|stage| stage.panel)
                    .map(|panel| self.plan_menu(menu, panel.facts.union(panel.moves), false));
                let alone = || self.plan_menu(menu, above, false);
                Some(beside.filter(|plan| !plan.cut).unwrap_or_else(alone))
            }
            _ => None,
        };
        let reader = matches!(self.overlays().last(), Some(Overlay::Reader(_))).then(|| {
            let width = above.width.min(84);
            Rect {
                x: (above.width - width) / 2,
                width,
                ..above
            }
        });
        let mut keys = self.plan_keys(footer, stage.as_ref().ok());
        keys.extend(self.plan_button(stage.as_ref().ok()));
        let games = matches!(self.screen(), Screen::Library(_)).then(|| plan::list(above));
        let time = match (self.screen(), &stage) {
            (Screen::Replay(_), Ok(stage)) => Some(TimePlan::new(stage)),
            _ => None,
        };
        Layout {
            stage,
            menu,
            reader,
            list: games,
            time,
            footer,
            keys,
        }
    }
}
