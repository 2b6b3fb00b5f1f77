//! What lies over the screen: menus, forms, dialogs and pages.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};

use super::theme::Styles;
use super::wrapped;
use crate::app::App;
use crate::app::layout::{Layout, label_width, options};
use crate::app::menu::{Menu, Row};
use crate::app::reader::{LineKind, Reader};

/// A menu: on its own, or in a frame over the screen.
pub(super) fn menu(app: &App, buffer: &mut Buffer, menu: &Menu, layout: &Layout, styles: &Styles) {
    let Some(plan) = &layout.menu else { return };
    let text = app.text();
    let framed = plan.frame != plan.inner;
    let mut body = plan.body;
    if framed {
        Clear.render(plan.frame, buffer);
        buffer.set_style(plan.frame, styles.text);
        let title = menu.title(text);
        let mut block = Block::bordered()
            .border_set(border::PLAIN)
            .border_style(styles.frame)
            .style(styles.text);
        if !title.is_empty() {
            block = block.title(Line::styled(format!(" {title} "), styles.accent));
        }
        block.render(plan.frame, buffer);
    } else if body.height > 0 {
        Line::styled(menu.title(text), styles.accent)
            .render(inset(Rect { height: 1, ..body }), buffer);
        let down = body.height.min(2);
        body = Rect {
            y: body.y + down,
            height: body.height - down,
            ..body
        };
    }
    wrapped(
        buffer,
        inset(body),
        &menu.body(text).join("\n"),
        styles.text,
    );
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
            Row::Action(label) => Line::styled(format!(" {label} "), style).render(area, buffer),
            Row::Item(label) => Line::styled(format!(" {label} "), style).render(area, buffer),
            Row::Choice(label, names, chosen) => {
                Line::styled(
                    format!(" {label}"),
                    if selected { styles.accent } else { styles.text },
                )
                .render(area, buffer);
                for (option, place) in options(area, labels, names, *chosen) {
                    let style = match (option == *chosen, selected) {
                        (true, true) => styles.selected,
                        (true, false) => styles.accent,
                        (false, _) => styles.dim,
                    };
                    // The brackets say it without colours, too.
                    let words = if option == *chosen {
                        format!("[{}]", names[option])
                    } else {
                        format!(" {} ", names[option])
                    };
                    Line::styled(words, style).render(place, buffer);
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
}

fn inset(area: Rect) -> Rect {
    Rect {
        x: area.x + area.width.min(1),
        width: area.width.saturating_sub(2),
        ..area
    }
}

/// A page of text over everything but the footer.
pub(super) fn reader(
    app: &App,
    buffer: &mut Buffer,
    reader: &Reader,
    layout: &Layout,
    styles: &Styles,
) {
    let Some(area) = layout.reader else { return };
    let whole = Rect {
        height: layout.footer.y.saturating_sub(buffer.area.y),
        ..buffer.area
    };
    Clear.render(whole, buffer);
    buffer.set_style(buffer.area, styles.text);
    let text = app.text();
    let width = area.width.saturating_sub(2);
    let lines = reader.lines(text, app.settings().language, usize::from(width));
    let rows = area.height.saturating_sub(1);
    let top = reader
        .top
        .min(lines.len().saturating_sub(usize::from(rows)));
    for (y, line) in (area.y..area.y + rows).zip(lines.iter().skip(top)) {
        let hit = !reader.query.is_empty()
            && line
                .words
                .to_lowercase()
                .contains(&reader.query.to_lowercase());
        let style = match line.kind {
            _ if hit => styles.selected,
            LineKind::Heading => styles.accent,
            LineKind::Words | LineKind::Fixed => styles.text,
        };
        Line::styled(line.words.as_str(), style).render(Rect::new(area.x + 1, y, width, 1), buffer);
    }
    let status = Rect::new(area.x + 1, area.y + rows, width, area.height.min(1));
    let shown = (top + usize::from(rows)).min(lines.len());
    let status_line = if reader.typing {
        Line::from(vec![
            Span::styled(text.help.search, styles.accent),
            Span::styled(format!("{}_", reader.query), styles.field),
        ])
    } else if reader.found {
        Line::styled(format!("{}-{shown} / {}", top + 1, lines.len()), styles.dim)
    } else {
        Line::styled(
            format!("{}: {}", reader.query, text.help.not_found),
            styles.alert,
        )
    };
    status_line.render(status, buffer);
}
