//! Where menus, forms and dialogs stand.

use ratatui::layout::Rect;

/// Where a menu stands: its rows and the options in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuPlan {
    /// The frame with everything in it.
    pub frame: Rect,
    /// Inside the frame.
    pub inner: Rect,
    /// The lines above the rows.
    pub body: Rect,
    /// Whether something of it found no room.
    pub cut: bool,
    /// The visible rows by number; those above and below are scrolled away.
    pub rows: Vec<(usize, Rect)>,
}

/// Plans a menu of `rows` rows in the middle of `area`: below `body` lines, in a frame when `framed`, with
/// `selected` in view. `width` is that of its widest line.
#[must_use]
pub fn menu(
    area: Rect,
    framed: bool,
    width: u16,
    body: u16,
    rows: usize,
    selected: usize,
) -> MenuPlan {
    let border = u16::from(framed);
    let count = u16::try_from(rows).unwrap_or(u16::MAX);
    let gap = u16::from(body > 0);
    let whole = body
        .saturating_add(gap)
        .saturating_add(count)
        .saturating_add(2 * border);
    let height = whole.min(area.height);
    let width = width.saturating_add(2 + 2 * border).min(area.width);
    let frame = Rect::new(
        area.x + (area.width - width) / 2,
        area.y + (area.height - height) / 2,
        width,
        height,
    );
    let inner = Rect::new(
        frame.x + border.min(width),
        frame.y + border.min(height),
        width.saturating_sub(2 * border),
        height.saturating_sub(2 * border),
    );
    // Where not everything fits, the rows come first.
    let spare = inner.height.saturating_sub(count.min(inner.height));
    let above = (body + gap).min(spare);
    let cut = whole > area.height;
    let body = Rect {
        height: above.min(body),
        ..inner
    };
    let shown = usize::from(inner.height - above).min(rows);
    let first = selected
        .saturating_sub(shown.saturating_sub(1))
        .min(rows - shown);
    let top = inner.y + above;
    let rows = (first..first + shown)
        .zip(top..)
        .map(|(row, y)| {
            (
                row,
                Rect {
                    y,
                    height: 1,
                    ..inner
                },
            )
        })
        .collect();
    MenuPlan {
        frame,
        inner,
        body,
        cut,
        rows,
    }
}
