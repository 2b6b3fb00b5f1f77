//! The time line of a replay: where in the game the board stands, and where something happened.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::theme::Styles;
use super::{panel, put, words};
use crate::app::App;
use crate::app::layout::Layout;
use crate::app::replay::Replay;
use crate::record::Event;

/// Draws the line, the events above it or on it, and the words on both sides.
pub(super) fn draw(
    app: &App,
    replay: &Replay,
    buffer: &mut Buffer,
    layout: &Layout,
    styles: &Styles,
) {
    let Some(time) = layout.time else {
        return;
    };
    let text = app.text();
    let (at, total) = (replay.at(), replay.total());
    let label = if replay.digits.is_empty() {
        Line::styled(format!(" {}", (text.disk.ply)(at, total)), styles.accent)
    } else {
        Line::from(vec![
            Span::styled(" > ", styles.accent),
            Span::styled(format!("{}_", replay.digits), styles.field),
        ])
    };
    label.render(time.label, buffer);
    let here = time.column(at, total);
    for x in time.line.left()..time.line.right() {
        let (glyph, style) = match x {
            _ if x == here => ('●', styles.accent),
            _ if x < here => ('━', styles.accent),
            _ => ('─', styles.dim),
        };
        put(buffer, x, time.line.y, glyph, style);
    }
    let row = time.events.unwrap_or(time.line);
    // The weightier of two events in one column stays.
    let mut events: Vec<(u16, Event)> = replay
        .events
        .iter()
        .map(|&(ply, event)| (time.column(ply, total), event))
        .collect();
    events.sort_by_key(|&(_, event)| event);
    for (x, event) in events {
        if time.events.is_some() || x != here {
            let style = if event == Event::Capture {
                styles.text
            } else {
                styles.alert
            };
            put(buffer, x, row.y, letter(event), style);
        }
    }
    let speed = (text.disk.speed)(replay.speed());
    let style = if replay.running {
        styles.accent
    } else {
        styles.dim
    };
    Line::styled(format!(" {speed}"), style).render(time.speed, buffer);
    told(app, replay, buffer, time.told, styles);
}

/// An event's letter.
const fn letter(event: Event) -> char {
    match event {
        Event::Capture => 'x',
        Event::Raichi => 'R',
        Event::Tuichi => 'T',
        Event::End => '#',
    }
}

/// What the player is told: until the next key, or while the end of a broken record is shown.
fn told(app: &App, replay: &Replay, buffer: &mut Buffer, row: Rect, styles: &Styles) {
    let said = match (&replay.play.notice, &replay.fault) {
        (Some(_), _) => panel::notice(app, &replay.play),
        (None, Some(fault)) if replay.at() == replay.total() => {
            // It stays while the end is shown, and therefore hides nothing of the board.
            let width = usize::from(row.width).saturating_sub(2);
            let fault = (app.text().record.broken_off)(fault);
            words::shortened(&fault, width)
        }
        _ => return,
    };
    words::told(buffer, row, &said, styles.alert);
}
