//! The saved games.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::panel::told_without_a_game;
use super::theme::Styles;
use super::words::{self, wrapped};
use crate::app::App;
use crate::app::layout::Layout;
use crate::app::library::{Library, result};
use crate::app::message::{Summary, Unread};
use crate::text::Text;

/// Draws the list, its title, and what the player is told.
pub(super) fn draw(
    app: &App,
    library: &Library,
    buffer: &mut Buffer,
    layout: &Layout,
    styles: &Styles,
) {
    let Some(plan) = layout.list else { return };
    let text = app.text();
    let shown = library.shown();
    let mut title = vec![
        Span::styled(format!(" {}", text.disk.games), styles.accent),
        Span::styled(format!("  {}", (text.disk.count)(shown.len())), styles.dim),
    ];
    if library.filtering || !library.filter.is_empty() {
        let cursor = if library.filtering { "_" } else { "" };
        title.push(Span::styled(format!("   {}", text.disk.filter), styles.dim));
        title.push(Span::styled(
            format!("{}{cursor}", library.filter),
            styles.field,
        ));
    }
    Line::from(title).render(plan.title, buffer);
    let columns = Columns::new(plan.rows.width);
    let heading = columns.line(&text.disk.columns.map(str::to_owned));
    Line::styled(heading, styles.dim).render(plan.heading, buffer);
    if shown.is_empty() {
        let words = if library.filter.is_empty() {
            text.disk.empty
        } else {
            text.disk.no_match
        };
        let inner = Rect {
            x: plan.rows.x + 1,
            width: plan.rows.width.saturating_sub(2),
            ..plan.rows
        };
        wrapped(buffer, inner, words, styles.text);
    }
    let rows = usize::from(plan.rows.height);
    let top = library.top(rows);
    for (row, (index, game)) in (0..).zip(shown.iter().enumerate().skip(top).take(rows)) {
        let style = if index == library.selected {
            styles.selected
        } else {
            styles.text
        };
        let area = Rect {
            y: plan.rows.y + row,
            height: 1,
            ..plan.rows
        };
        buffer.set_style(area, style);
        let words = columns.line(&cells(game, text));
        Line::styled(words, style).render(area, buffer);
        if index == library.selected {
            // The selected game is marked without colours, too.
            super::put(buffer, area.x, area.y, '>', style);
        }
    }
    if let Some(notice) = &library.notice {
        let words = told_without_a_game(text, notice);
        words::told(buffer, plan.message, &words, styles.alert);
    } else if let Some(fault) = shown
        .get(library.selected)
        .and_then(|game| game.fault.as_ref())
    {
        let words = match fault {
            Unread::Record(fault) => (text.record.broken_off)(fault),
            Unread::Disk(why) => (text.disk.not_opened)(why),
        };
        let width = usize::from(plan.message.width).saturating_sub(2);
        let words = words::shortened(&words, width);
        Line::styled(format!(" {words}"), styles.alert).render(plan.message, buffer);
    }
}

/// What a row says of a game.
fn cells(game: &Summary, text: &Text) -> [String; 6] {
    let [attackers, defenders] = game.players.clone();
    let date = if game.date.is_empty() {
        game.name.chars().take(10).collect()
    } else {
        game.date.clone()
    };
    let moves = game.plies.div_ceil(2).to_string();
    [
        date,
        attackers,
        defenders,
        (text.disk.rules)(game.ruleset).to_owned(),
        moves,
        result(game, text),
    ]
}

/// The widths of the six columns; the least needed are left out of a narrow screen.
struct Columns([usize; 6]);

impl Columns {
    fn new(width: u16) -> Self {
        let width = usize::from(width).saturating_sub(2);
        match width {
            // Date, rules, moves and result always; the players share the rest.
            76.. => {
                let players = (width - 11 - 12 - 7 - 24) / 2;
                Self([11, players.min(28), players.min(28), 12, 7, 24])
            }
            38.. => Self([11, 0, 0, 0, 6, width - 17]),
            _ => Self([11, 0, 0, 0, 0, width.saturating_sub(11)]),
        }
    }

    fn line(&self, cells: &[String; 6]) -> String {
        let mut line = "  ".to_owned();
        for (cell, &width) in cells.iter().zip(&self.0) {
            if width == 0 {
                continue;
            }
            let fitted = words::shortened(cell, width - 1);
            let gap = width.saturating_sub(fitted.width());
            line.push_str(&fitted);
            line.push_str(&" ".repeat(gap));
        }
        line
    }
}
