//! What the mouse hits.

use ratatui::layout::Position as Cell;

use super::{label_width, options};
use crate::app::menu::Row;
use crate::app::message::Target;
use crate::app::plan::{self, MenuPlan};
use crate::app::{App, Screen};

impl App {
    /// What is under a cell.
    #[must_use]
    pub fn hit(&self, cell: Cell) -> Target {
        let layout = self.layout();
        // On a screen that is too small there is nothing to be seen.
        let Ok(stage) = layout.stage else {
            return Target::Nothing;
        };
        if let Some(key) = layout.keys.iter().find(|key| key.area.contains(cell)) {
            return Target::Command(key.command);
        }
        if let Some(plan) = &layout.menu {
            return self.hit_menu(plan, cell);
        }
        if layout.reader.is_some() {
            return Target::Nothing;
        }
        if let (Screen::Library(library), Some(list)) = (self.screen(), layout.list) {
            let row = usize::from(cell.y.saturating_sub(list.rows.y));
            let game = library.top(usize::from(list.rows.height)) + row;
            let hit = list.rows.contains(cell) && game < library.shown().len();
            return if hit {
                Target::Row(game)
            } else {
                Target::Nothing
            };
        }
        // Words that lie over the board are no board.
        if self.covered(&stage).is_some_and(|area| area.contains(cell)) {
            return Target::Nothing;
        }
        let square = || {
            let square = stage.board.and_then(|board| board.square_at(cell));
            square.map_or(Target::Nothing, Target::Square)
        };
        let Some(play) = self.play() else {
            return match self.screen() {
                Screen::Learn(_) => square(),
                _ => Target::Nothing,
            };
        };
        let line = play.game.line().len();
        let listed = || {
            let moves = stage.panel?.moves;
            let first = plan::first_turn(
                play.scroll,
                play.game.plies().len(),
                line,
                usize::from(moves.height),
            );
            plan::listed_ply(moves, first, cell).filter(|&ply| ply <= line)
        };
        if let Some(ply) = layout
            .time
            .and_then(|time| time.ply_at(cell, line))
            .or_else(listed)
        {
            return Target::Ply(ply);
        }
        square()
    }

    fn hit_menu(&self, plan: &MenuPlan, cell: Cell) -> Target {
        let Some(menu) = self.menu() else {
            return Target::Nothing;
        };
        let Some(&(row, area)) = plan.rows.iter().find(|(_, area)| area.contains(cell)) else {
            return Target::Nothing;
        };
        let rows = menu.rows(self.settings(), self.text());
        match rows.get(row) {
            Some(Row::Choice(_, names, _)) => {
                let places = options(area, label_width(&rows), names);
                let hit = places.iter().position(|place| place.contains(cell));
                hit.map_or(Target::Row(row), |option| Target::Choice(row, option))
            }
            Some(_) => Target::Row(row),
            None => Target::Nothing,
        }
    }
}
