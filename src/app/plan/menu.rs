//! Where menus, forms and dialogs stand.

use core::ops::Range;

use ratatui::layout::Rect;

/// Where a menu stands: its rows and the options in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuPlan {
    /// The frame with everything in it.
    pub frame: Rect,
    /// Inside the frame.
    pub inner: Rect,
    /// The heading, when it is not on a frame.
    pub heading: Rect,
    /// The lines above the rows.
    pub body: Rect,
    /// Whether something of it found no room.
    pub cut: bool,
    /// The visible rows by number; those above and below are scrolled away.
    pub rows: Vec<(usize, Rect)>,
}

/// What a menu holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Contents<'a> {
    /// Whether it stands in a frame over the screen, or on its own.
    pub framed: bool,
    /// Columns of its widest line.
    pub width: u16,
    /// Columns of its widest row.
    pub row_width: u16,
    /// Rows of the heading, when it is not on a frame.
    pub heading: u16,
    /// Lines below the heading and above the rows.
    pub body: u16,
    /// How many lines each row takes.
    pub rows: &'a [u16],
    /// Rows that begin something else, and have a blank one before them where there is room.
    pub breaks: &'a [usize],
    /// The selected row, which stays in view.
    pub selected: usize,
}

/// Rows from which a frame has a margin inside.
const ROOMY: u16 = 20;
/// Rows from which a menu on its own has a blank row between any two.
const AIRY: u16 = 28;

/// Plans a menu in the middle of `area`.
#[must_use]
pub fn menu(area: Rect, contents: Contents<'_>) -> MenuPlan {
    let Contents { framed, .. } = contents;
    let lines = contents.rows;
    let rows = lines.len();
    let border = u16::from(framed);
    let count = lines.iter().fold(0, |sum: u16, &n| sum.saturating_add(n));
    let gap = |lines: u16| u16::from(lines > 0);
    let airy = !framed && area.height >= AIRY;
    let above = contents.heading
        + gap(contents.heading)
        + contents.body
        + gap(contents.body) * (1 + u16::from(airy));
    let tight = above.saturating_add(count).saturating_add(2 * border);
    let parted = |row: usize| row > 0 && (airy || contents.breaks.contains(&row));
    let gaps = u16::try_from((0..rows).filter(|&row| parted(row)).count()).unwrap_or(u16::MAX);
    // A margin inside the frame, then blank rows between the parts, where the screen still shows round it.
    let around = tight.saturating_add(gaps).saturating_add(4);
    let wide = contents.width.saturating_add(8);
    let fits = wide <= area.width && around <= area.height;
    let margin = u16::from(framed && fits && area.height >= ROOMY);
    let loose = tight.saturating_add(gaps).saturating_add(2 * margin);
    let parts = loose <= area.height;
    let height = if parts { loose } else { tight.min(area.height) };
    let sides = border * (1 + 2 * margin);
    let width = contents.width.saturating_add(2 + 2 * sides).min(area.width);
    let sides = sides.min(width / 2);
    let frame = Rect::new(
        area.x + (area.width - width) / 2,
        area.y + (area.height - height) / 2,
        width,
        height,
    );
    let ends = (border + margin).min(height / 2);
    let inner = Rect::new(
        frame.x + sides,
        frame.y + ends,
        width - 2 * sides,
        height - 2 * ends,
    );
    // Where not everything fits, the rows come first.
    let spare = inner.height.saturating_sub(count.min(inner.height));
    let above = above.min(spare);
    let heading = contents.heading.min(above);
    let down = (heading + gap(heading)).min(above);
    let cut = tight > area.height;
    let body = Rect {
        y: inner.y + down,
        height: (above - down).min(contents.body),
        ..inner
    };
    let shown = in_view(lines, contents.selected, inner.height - above);
    let width = if framed {
        inner.width
    } else {
        contents.row_width.saturating_add(2).min(inner.width)
    };
    let mut y = inner.y + above;
    let bottom = inner.bottom();
    let rows = shown
        .map(|row| {
            y += u16::from(parts && parted(row));
            let area = Rect {
                y,
                width,
                height: lines[row].min(bottom.saturating_sub(y)),
                ..inner
            };
            y += lines[row];
            (row, area)
        })
        .collect();
    MenuPlan {
        frame,
        inner,
        heading: Rect {
            height: heading,
            ..inner
        },
        body,
        cut,
        rows,
    }
}

/// The rows that find room in so many lines, with the selected one among them.
fn in_view(lines: &[u16], selected: usize, room: u16) -> Range<usize> {
    let selected = selected.min(lines.len().saturating_sub(1));
    let height = |rows: Range<usize>| lines[rows].iter().map(|&n| usize::from(n)).sum::<usize>();
    let room = usize::from(room);
    if lines.is_empty() || room == 0 {
        return 0..0;
    }
    let first = (0..=selected).find(|&first| height(first..selected + 1) <= room);
    let first = first.unwrap_or(selected);
    let behind = (selected + 1..=lines.len()).rev();
    let end = behind.into_iter().find(|&end| height(first..end) <= room);
    first..end.unwrap_or(selected + 1)
}
