//! Words in an area: wrapped, shortened, and never broken where a language does not break them.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::app::wrap::{UNBROKEN, unbroken};
pub(super) use crate::app::wrap::{clean, rows};

/// Wraps words in an area. Only the words have the style: where nothing is said nothing stands out.
pub(super) fn wrapped(buffer: &mut Buffer, area: Rect, words: &str, style: Style) {
    Paragraph::new(Text::styled(unbroken(words), style))
        .wrap(Wrap { trim: true })
        .render(area, buffer);
    for at in area.intersection(buffer.area).positions() {
        if buffer[at].symbol().starts_with(UNBROKEN) {
            buffer[at].set_char(' ');
        }
    }
}

/// Words in a row of the screen and, where one is not enough, over the rows above it; below, when it is the first.
pub(super) fn told(buffer: &mut Buffer, row: Rect, words: &str, style: Style) {
    let inner = Rect {
        x: row.x + row.width.min(1),
        width: row.width.saturating_sub(2),
        ..row
    };
    let high = rows(words, inner.width).min(buffer.area.height / 2);
    let y = if row.y == buffer.area.y {
        row.y
    } else {
        (row.y + 1).saturating_sub(high)
    };
    let area = Rect {
        y,
        height: high.max(1),
        ..row
    };
    for at in area.intersection(buffer.area).positions() {
        buffer[at].set_char(' ').set_style(style);
    }
    let inner = Rect {
        y,
        height: area.height,
        ..inner
    };
    wrapped(buffer, inner.intersection(buffer.area), words, style);
}

/// The first of several ways to say something that fits into an area, or else the last.
pub(super) fn fitting<const N: usize>(area: Rect, ways: [String; N]) -> String {
    let mut rest = ways.into_iter();
    let mut said = rest.next().unwrap_or_default();
    for next in rest {
        if rows(&said, area.width) <= area.height {
            break;
        }
        said = next;
    }
    said
}

/// Words in so many columns: when they are longer, an ellipsis stands for their end.
pub(super) fn shortened(words: &str, width: usize) -> String {
    let words = clean(words);
    if words.width() <= width {
        return words;
    }
    let mut used = 1;
    let fits = |c: &char| {
        used += c.width().unwrap_or(0);
        used <= width
    };
    let mut short: String = words.chars().take_while(fits).collect();
    short.extend((width > 0).then_some('…'));
    short
}

/// A line of those groups of words that fit whole, the first ones first.
pub(super) fn line(groups: Vec<Vec<Span<'static>>>, width: u16) -> Line<'static> {
    let mut spans = Vec::new();
    let mut room = usize::from(width);
    for group in groups {
        let wide = Line::from(group.clone()).width();
        if wide <= room {
            room -= wide;
            spans.extend(group);
        }
    }
    Line::from(spans)
}
