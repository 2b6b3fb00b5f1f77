//! A page of text over everything but the footer.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Clear, Widget};

use super::theme::Styles;
use super::{squares, token};
use crate::app::App;
use crate::app::layout::{Layout, page};
use crate::app::message::{Ground, Look};
use crate::app::plan::{BoardPlan, Coordinates, Pitch};
use crate::app::reader::{Ink, PICTURE_HEIGHT, PICTURE_WIDTH, Picture, Reader, Slice};

/// Draws the lines in sight, and below them where they are on the page.
pub(super) fn draw(
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
    let look = app.settings().look;
    let area = page(area);
    let mut boards = Boards {
        drawn: Vec::new(),
        pictures: &reader.page().pictures,
        look,
        styles,
    };
    let lines = reader.page().lines.iter().enumerate().skip(reader.top());
    for (y, (number, line)) in (area.y..area.bottom()).zip(lines) {
        let row = Rect::new(area.x, y, area.width, 1);
        let spans = line.spans.iter().map(|span| match span.ink {
            Ink::Piece(piece) => token(piece, look, styles),
            ink => Span::styled(span.words.as_str(), style(ink, styles)),
        });
        spans.collect::<Line<'_>>().render(row, buffer);
        for slice in &line.slices {
            boards.show(*slice, row, buffer);
        }
        let found = if reader.hit() == Some(number) {
            styles.selected
        } else {
            styles.field
        };
        for (at, length) in reader.matches(number) {
            let columns = |n: usize| u16::try_from(n).unwrap_or(u16::MAX);
            let place = Rect {
                x: row.x.saturating_add(columns(at)),
                width: columns(length),
                ..row
            };
            buffer.set_style(place.intersection(row), found);
        }
    }
    let status = Rect::new(area.x, area.bottom(), area.width, 1);
    status_line(app, reader, usize::from(area.height), styles).render(status, buffer);
}

const fn style(ink: Ink, styles: &Styles) -> Style {
    match ink {
        Ink::Plain | Ink::Piece(_) => styles.text,
        Ink::Dim => styles.dim,
        Ink::Bold => styles.text.add_modifier(ratatui::style::Modifier::BOLD),
        Ink::Code => styles.key,
        Ink::Title | Ink::Heading => styles.accent,
    }
}

/// Which lines are in sight and under which heading, or what is searched for.
fn status_line<'a>(app: &App, reader: &'a Reader, rows: usize, styles: &Styles) -> Line<'a> {
    let help = &app.text().help;
    if reader.typing {
        return Line::from(vec![
            Span::styled(help.search, styles.accent),
            Span::styled(format!("{}_", reader.query), styles.field),
        ]);
    }
    if !reader.found {
        let words = format!("{}: {}", reader.query, help.not_found);
        return Line::styled(words, styles.alert);
    }
    let lines = reader.page().lines.len();
    let shown = (reader.top() + rows).min(lines);
    let mut words = format!("{}-{shown} / {lines}", reader.top() + 1);
    if let Some(heading) = reader.heading() {
        words = format!("{words}  {heading}");
    }
    Line::styled(words, styles.dim)
}

/// The boards of a page, each drawn once, when the first of its rows is in sight.
struct Boards<'a> {
    drawn: Vec<(usize, Buffer)>,
    pictures: &'a [Picture],
    look: Look,
    styles: &'a Styles,
}

impl Boards<'_> {
    /// Copies a row of a board to its place in a line.
    fn show(&mut self, slice: Slice, line: Rect, buffer: &mut Buffer) {
        let known = self.drawn.iter().position(|(n, _)| *n == slice.picture);
        let at = known.unwrap_or_else(|| {
            let drawn = self.pictures.get(slice.picture).map(|p| self.draw(p));
            self.drawn.push((slice.picture, drawn.unwrap_or_default()));
            self.drawn.len() - 1
        });
        let (_, board) = &self.drawn[at];
        for x in 0..board.area.width {
            let to = (line.x + slice.column).saturating_add(x);
            if to < line.right()
                && let Some(cell) = buffer.cell_mut((to, line.y))
                && let Some(drawn) = board.cell((x, slice.row))
            {
                *cell = drawn.clone();
            }
        }
    }

    /// A board with its coordinates.
    fn draw(&self, picture: &Picture) -> Buffer {
        let area = Rect::new(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
        let mut buffer = Buffer::empty(area);
        buffer.set_style(area, self.styles.text);
        let ground = self.look.ground();
        let size = BoardPlan::size(Pitch::Small, ground);
        let plan = BoardPlan {
            area: Rect::new(2, 1, size.width, size.height),
            pitch: Pitch::Small,
            ground,
            upside_down: false,
        };
        let ranks = u16::from(ground == Ground::Ruled);
        let coordinates = Coordinates {
            rows: [Some(0), None],
            columns: [Some(ranks), None],
        };
        let position = picture.position;
        squares(
            &mut buffer,
            &plan,
            coordinates,
            position.ruleset(),
            position.board(),
            &picture.marks,
            self.look,
            self.styles,
        );
        buffer
    }
}
