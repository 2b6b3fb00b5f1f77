//! A menu or a form: its rows, and the options beside or below their labels.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::WORDMARK;
use crate::app::App;
use crate::app::menu::{Menu, Row};
use crate::app::plan::{self, Contents, MenuPlan};
use crate::app::wrap;

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
        let height = wrap::rows(&format!("[{option}]"), lines.width);
        let width = width(option).min(lines.width);
        places.push(Rect::new(x, y, width, height));
        (x, y) = (x + width + 1, y + height - 1);
    }
    places
}

/// How many lines a row takes in so many columns.
fn row_lines(row: &Row, labels: u16, width: u16) -> u16 {
    match row {
        Row::Action(label) => wrap::rows(label, width.saturating_sub(1)),
        Row::Item(label) => wrap::rows(label, width.saturating_sub(1)),
        Row::Choice(_, names, _) => {
            let places = options(Rect::new(0, 0, width, 1), labels, names);
            places.iter().map(|place| place.bottom()).max().unwrap_or(1)
        }
        Row::Text(..) => 1,
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
    /// Plans a menu in an area, in a frame of its own or without.
    pub(super) fn plan_menu(&self, menu: &Menu, area: Rect, framed: bool) -> MenuPlan {
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
            let each = body.iter().map(|line| wrap::rows(line, inside));
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
}
