//! What lies over the screen: menus, forms, dialogs and pages.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use unicode_width::UnicodeWidthStr;

use super::theme::Styles;
use super::words::{self, wrapped};
use crate::app::App;
use crate::app::layout::{Layout, WORDMARK, label_width, options};
use crate::app::menu::{Kind, Menu, Row};
use crate::app::plan::MenuPlan;
use crate::app::plan::wished;

/// The name of the game in large letters.
const LETTERS: [&str; WORDMARK[1] as usize] = [
    "▀▀█▀▀ ▄▀▀▄ █▀▀▄ █    █  █ ▀▀█▀▀",
    "  █   █▄▄█ █▀▀▄ █    █  █   █  ",
    "  █   █  █ █▄▄▀ █▄▄▄ ▀▄▄▀   █  ",
];

/// The same in ASCII.
const ASCII_LETTERS: [&str; WORDMARK[1] as usize] = [
    "TTTTT  AA  BBB  L    U  U TTTTT",
    "  T   AAAA BBBB L    U  U   T  ",
    "  T   A  A BBB  LLLL  UU    T  ",
];

/// A menu: on its own, or in a frame over the screen.
pub(super) fn menu(app: &App, buffer: &mut Buffer, menu: &Menu, layout: &Layout, styles: &Styles) {
    let Some(plan) = &layout.menu else { return };
    let text = app.text();
    let framed = plan.frame != plan.inner;
    if framed {
        Clear.render(plan.frame, buffer);
        buffer.set_style(plan.frame, styles.text);
        mend(buffer, plan.frame, styles);
        let title = menu.title(text);
        let mut block = Block::bordered()
            .border_set(border::PLAIN)
            .border_style(styles.frame)
            .style(styles.text);
        if !title.is_empty() {
            block = block.title(Line::styled(format!(" {title} "), styles.accent));
        }
        if menu.kind == Kind::Settings && !is_size_as_wished(app, layout) {
            let size = (text.menu.sizes)(app.settings().size);
            let words = format!(" {} ", (text.menu.does_not_fit)(size));
            block = block.title_bottom(Line::styled(words, styles.alert));
        }
        block.render(plan.frame, buffer);
    } else if plan.heading.height < WORDMARK[1] {
        Line::styled(menu.title(text), styles.accent).render(inset(plan.heading), buffer);
    } else {
        let ascii = app.settings().look.ascii;
        let letters = if ascii { ASCII_LETTERS } else { LETTERS };
        for (area, letters) in inset(plan.heading).rows().zip(letters) {
            Line::styled(letters, styles.accent).render(area, buffer);
        }
    }
    let body = inset(plan.body);
    let mut said = menu.body(text);
    // A sentence for which there is no room is left out whole; a question always stands.
    let rows = |said: &[String]| said.iter().map(|s| words::rows(s, body.width)).sum::<u16>();
    while said.len() > usize::from(menu.is_question()) && rows(&said) > body.height {
        said.pop();
    }
    let mut left = body;
    for words in &said {
        wrapped(buffer, left, words, styles.text);
        let used = words::rows(words, left.width).min(left.height);
        left.y += used;
        left.height -= used;
    }
    let rows = menu.rows(app.settings(), text);
    let labels = label_width(&rows);
    for &(index, area) in &plan.rows {
        let Some(row) = rows.get(index) else { continue };
        let selected = index == menu.selected;
        let style = if selected {
            styles.selected
        } else {
            styles.text
        };
        match row {
            Row::Action(label) => action(buffer, area, label, style),
            Row::Item(label) => action(buffer, area, label, style),
            Row::Choice(label, names, chosen) => {
                Line::styled(
                    format!(" {label}"),
                    if selected { styles.accent } else { styles.text },
                )
                .render(area, buffer);
                let places = options(area, labels, names).into_iter();
                let places = places.map(|place| place.intersection(area));
                for (number, (place, name)) in places.zip(names).enumerate() {
                    choice(buffer, place, name, [number == *chosen, selected], styles);
                }
            }
            Row::Text(label, value) => {
                Line::styled(
                    format!(" {label}"),
                    if selected { styles.accent } else { styles.text },
                )
                .render(area, buffer);
                let x = area.x + (labels + 1).min(area.width);
                let field = Rect {
                    x,
                    width: area.right() - x,
                    ..area
                };
                let cursor = if selected { "_" } else { "" };
                let value = words::clean(value);
                buffer.set_style(field, styles.field);
                Line::from(Span::styled(format!(" {value}{cursor}"), styles.field))
                    .render(field, buffer);
            }
        }
        if selected && matches!(row, Row::Action(_) | Row::Item(_)) {
            // A selected row is marked without colours, too.
            super::put(buffer, area.x, area.y, '>', styles.selected);
        }
    }
    if framed {
        scrolled_away(buffer, plan, rows.len(), styles);
    }
}

/// Arrows on the frame where rows above or below those in view found no room.
fn scrolled_away(buffer: &mut Buffer, plan: &MenuPlan, rows: usize, styles: &Styles) {
    let edge = plan.frame.right().saturating_sub(1);
    let [first, last] = [plan.rows.first(), plan.rows.last()];
    if let Some((_, area)) = first.filter(|(index, _)| *index > 0) {
        super::put(buffer, edge, area.y, '↑', styles.accent);
    }
    if let Some((_, area)) = last.filter(|(index, _)| index + 1 < rows) {
        super::put(buffer, edge, area.bottom() - 1, '↓', styles.accent);
    }
}

/// Something to do, or one of a list; in several lines where it is longer than one.
fn action(buffer: &mut Buffer, area: Rect, words: &str, style: Style) {
    buffer.set_style(area, style);
    if area.height > 1 || words.width() >= usize::from(area.width) {
        let inside = Rect {
            x: area.x + area.width.min(1),
            width: area.width.saturating_sub(1),
            ..area
        };
        wrapped(buffer, inside, words, style);
    } else {
        Line::styled(format!(" {words} "), style).render(area, buffer);
    }
}

/// An option, and whether it is the chosen one and its row is selected; in several lines where it is longer than one.
fn choice(
    buffer: &mut Buffer,
    area: Rect,
    name: &str,
    [chosen, selected]: [bool; 2],
    styles: &Styles,
) {
    let style = match (chosen, selected) {
        (true, true) => styles.selected,
        (true, false) => styles.accent,
        (false, _) => styles.dim,
    };
    // The brackets say it without colours, too.
    let words = if chosen {
        format!("[{name}]")
    } else {
        format!(" {name} ")
    };
    if area.height > 1 {
        wrapped(buffer, area, &words, style);
    } else {
        Line::styled(words, style).render(area, buffer);
    }
}

/// Whether the board has the size that was chosen, if one was: the terminal may be too small for it.
fn is_size_as_wished(app: &App, layout: &Layout) -> bool {
    let board = layout.stage.as_ref().ok().and_then(|stage| stage.board);
    match (board, wished(app.settings().size)) {
        (Some(board), Some(pitch)) => board.pitch == pitch,
        _ => true,
    }
}

/// Blanks the halves of wide glyphs that stand out beside a frame which covers their other halves.
fn mend(buffer: &mut Buffer, frame: Rect, styles: &Styles) {
    for y in frame.top()..frame.bottom() {
        let half = |cell: &&mut Cell| cell.symbol().width() > 1;
        if let Some(cell) = frame
            .x
            .checked_sub(1)
            .and_then(|x| buffer.cell_mut((x, y)))
            .filter(half)
        {
            cell.set_char(' ');
        }
        let bare = |cell: &&mut Cell| cell.symbol() == " " && cell.bg == Color::Reset;
        if let Some(cell) = buffer.cell_mut((frame.right(), y)).filter(bare) {
            cell.set_style(styles.text);
        }
    }
}

fn inset(area: Rect) -> Rect {
    Rect {
        x: area.x + area.width.min(1),
        width: area.width.saturating_sub(2),
        ..area
    }
}
