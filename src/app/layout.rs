//! The whole screen as it stands: where everything is, for the eye and for the mouse.

use ratatui::layout::{Position as Cell, Rect, Size};
use unicode_width::UnicodeWidthStr;

use super::keymap::{self, KeyCode};
use super::menu::{Kind, Row};
use super::message::{Command, Target};
use super::plan::{self, Contents, ListPlan, MenuPlan, Stage, TimePlan};
use super::{App, Overlay, Screen};

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

/// The column where the options of a form begin, behind its longest label.
#[must_use]
pub fn label_width(rows: &[Row]) -> u16 {
    let widest = rows.iter().map(|row| match row {
        Row::Action(_) | Row::Item(_) => 0,
        Row::Choice(label, ..) | Row::Text(label, _) => label.width() + 2,
    });
    u16::try_from(widest.max().unwrap_or(0)).unwrap_or(u16::MAX)
}

/// The options of a row, each with its place: beside the label as many in a line as fit, or below it where the
/// longest finds no room there.
#[must_use]
pub fn options(area: Rect, labels: u16, options: &[&str]) -> Vec<Rect> {
    let width = |option: &&str| u16::try_from(option.width() + 2).unwrap_or(u16::MAX);
    let widest = options.iter().map(width).max().unwrap_or(0);
    let beside = inset(area, 1 + labels);
    let below = widest > beside.width;
    let lines = if below { inset(area, 1) } else { beside };
    let (mut x, mut y) = (lines.x, area.y + u16::from(below));
    let mut places = Vec::new();
    for option in options {
        if x > lines.x && x.saturating_add(width(option)) > lines.right() {
            (x, y) = (lines.x, y + 1);
        }
        // Longer than a line, it has several.
        let height = super::wrap::rows(&format!("[{option}]"), lines.width);
        let width = width(option).min(lines.width);
        places.push(Rect::new(x, y, width, height));
        (x, y) = (x + width + 1, y + height - 1);
    }
    places
}

/// How many lines a row takes in so many columns.
fn row_lines(row: &Row, labels: u16, width: u16) -> u16 {
    match row {
        Row::Action(label) => super::wrap::rows(label, width.saturating_sub(1)),
        Row::Item(label) => super::wrap::rows(label, width.saturating_sub(1)),
        Row::Choice(_, names, _) => {
            let places = options(Rect::new(0, 0, width, 1), labels, names);
            places.iter().map(|place| place.bottom()).max().unwrap_or(1)
        }
        Row::Text(..) => 1,
    }
}

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

fn inset(area: Rect, by: u16) -> Rect {
    let by = by.min(area.width);
    Rect {
        x: area.x + by,
        width: area.width - by,
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

    fn plan_menu(&self, menu: &super::menu::Menu, area: Rect, framed: bool) -> MenuPlan {
        let text = self.text();
        let rows = menu.rows(self.settings(), text);
        let labels = usize::from(label_width(&rows));
        let row_width = |row: &Row| match row {
            Row::Action(label) => label.width() + 2,
            Row::Item(label) => label.width() + 2,
            Row::Choice(_, options, _) => {
                labels + options.iter().map(|o| o.width() + 3).sum::<usize>() + 1
            }
            Row::Text(..) => labels + 28,
        };
        let bodies = menu.bodies(text);
        let lines = bodies
            .iter()
            .flatten()
            .map(|line| line.width() + 2)
            .chain([menu.title(text).width() + 4]);
        let width = rows.iter().map(row_width).chain(lines).max().unwrap_or(0);
        let columns = |width: usize| u16::try_from(width).unwrap_or(u16::MAX);
        let width = columns(width);
        // The words stand between two columns of air, in a frame between two more.
        let air = if framed { 4 } else { 2 };
        let inside = (width + 2).min(area.width).saturating_sub(air).max(1);
        let rows_of = |body: &Vec<String>| -> u16 {
            let each = body.iter().map(|line| super::wrap::rows(line, inside));
            each.sum()
        };
        let wrapped = bodies.iter().map(rows_of).max().unwrap_or(0);
        let row_width = columns(rows.iter().map(row_width).max().unwrap_or(0));
        let same = |a: &Row, b: &Row| {
            matches!(
                (a, b),
                (Row::Action(_), Row::Action(_)) | (Row::Choice(..), Row::Choice(..))
            )
        };
        let breaks: Vec<usize> = (1..rows.len())
            .filter(|&i| !same(&rows[i - 1], &rows[i]))
            .collect();
        let lines: Vec<u16> = rows
            .iter()
            .map(|row| row_lines(row, columns(labels), inside + 2))
            .collect();
        let mut contents = Contents {
            framed,
            width,
            row_width,
            heading: u16::from(!framed),
            body: wrapped,
            rows: &lines,
            breaks: &breaks,
            selected: menu.selected,
        };
        let [wide, high] = WORDMARK;
        let room = high + 3 + wrapped + lines.iter().sum::<u16>();
        if !framed && area.width >= wide + 2 && area.height >= room {
            contents.heading = high;
            contents.width = width.max(wide);
            contents.row_width = row_width.max(wide);
        }
        plan::menu(area, contents)
    }

    /// The keys of the scope, the most useful first to be kept, in the order of the table.
    fn plan_keys(&self, footer: Rect, stage: Option<&Stage>) -> Vec<KeyPlan> {
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
    pub(super) fn says_yes(&self, key: KeyCode) -> bool {
        let word = (self.text().command)(Command::Yes).0;
        matches!(key, KeyCode::Char(letter) if word.starts_with(letter.to_ascii_lowercase()))
    }

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
