//! The board in characters, with lines between the squares.
//!
//! The middle of a square holds its piece, or the first of: `*` a target that captures, `·` a target, `×` where
//! something was taken, `□` where the last move began, `o` breath, `x` Konakis or a Fortress. A way fills the row
//! with `=` on both sides of it, and breath goes to its right where another mark has the middle. Beside it all
//! stands one pair of brackets: `[ ]` the cursor, `{ }` the picked piece, `! !` about to be taken, `< >` where the
//! last move ended. In ASCII `·` is `+`, `×` is `%` and `□` is `,`.

use ratatui::buffer::Buffer;
use ratatui::style::{Modifier, Style};

use crate::app::marks::Marks;
use crate::app::message::Look;
use crate::app::plan::{BoardPlan, Pitch};
use crate::app::view::theme::{self, Styles};
use crate::rules::{Board, Piece, Ruleset, SIZE, Square, SquareSet};

/// Draws the lines, the squares and what stands on them.
pub(super) fn draw(
    buffer: &mut Buffer,
    plan: &BoardPlan,
    ruleset: Ruleset,
    board: Board,
    marks: &Marks,
    look: Look,
) {
    let glyphs = if look.ascii { &ASCII } else { &UNICODE };
    let styles = theme::styles(look.theme, look.depth);
    let sheet = Sheet {
        plan,
        ruleset,
        board,
        marks,
        glyphs,
        styles,
    };
    sheet.lines(buffer);
    for square in Square::all() {
        sheet.square(buffer, square);
    }
    if plan.pitch == Pitch::Small {
        sheet.gaps(buffer);
    }
}

/// The characters of the board.
struct Glyphs {
    /// Of lines: the left, inner and right corners of the first, inner and last row.
    corners: [[char; 3]; 3],
    level: char,
    upright: char,
    /// An attacker, a defender, the king.
    pieces: [char; 3],
    target: char,
    remains: char,
    from: char,
}

const UNICODE: Glyphs = Glyphs {
    corners: [['┌', '┬', '┐'], ['├', '┼', '┤'], ['└', '┴', '┘']],
    level: '─',
    upright: '│',
    pieces: ['●', '○', '♔'],
    target: '·',
    remains: '×',
    from: '□',
};

const ASCII: Glyphs = Glyphs {
    corners: [['+'; 3]; 3],
    level: '-',
    upright: '|',
    pieces: ['A', 'D', 'K'],
    target: '+',
    remains: '%',
    from: ',',
};

/// What stands on both sides of a square's middle; the first of two wins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Brackets {
    Cursor,
    Picked,
    Threatened,
    Last,
}

impl Brackets {
    const fn pair(self) -> [char; 2] {
        match self {
            Self::Cursor => ['[', ']'],
            Self::Picked => ['{', '}'],
            Self::Threatened => ['!', '!'],
            Self::Last => ['<', '>'],
        }
    }
}

/// All that decides what is drawn.
struct Sheet<'a> {
    plan: &'a BoardPlan,
    ruleset: Ruleset,
    board: Board,
    marks: &'a Marks,
    glyphs: &'static Glyphs,
    styles: Styles,
}

impl Sheet<'_> {
    /// The lines from 4×2 up, and the blank ground within them.
    fn lines(&self, buffer: &mut Buffer) {
        let (w, h) = (self.plan.pitch.width(), self.plan.pitch.height());
        let size = BoardPlan::size(self.plan.pitch, self.plan.ground);
        let part = |at: u16, last: u16| usize::from(at > 0) + usize::from(at + 1 == last);
        for y in 0..size.height {
            for x in 0..size.width {
                let glyph = match (x % w == 0, y % h == 0) {
                    _ if self.plan.pitch == Pitch::Small => ' ',
                    (true, true) => self.glyphs.corners[part(y, size.height)][part(x, size.width)],
                    (true, false) => self.glyphs.upright,
                    (false, true) => self.glyphs.level,
                    (false, false) => ' ',
                };
                put(
                    buffer,
                    self.plan.area.x + x,
                    self.plan.area.y + y,
                    glyph,
                    self.styles.frame,
                );
            }
        }
    }

    fn brackets(&self, square: Square) -> Option<Brackets> {
        let marks = self.marks;
        if marks.cursor == Some(square) {
            Some(Brackets::Cursor)
        } else if marks.picked == Some(square) {
            Some(Brackets::Picked)
        } else if marks.threatened.contains(square) {
            Some(Brackets::Threatened)
        } else if marks.last.is_some_and(|mv| mv.to == square) {
            Some(Brackets::Last)
        } else {
            None
        }
    }

    fn bracket_style(&self, brackets: Brackets) -> Style {
        let styles = &self.styles;
        match brackets {
            Brackets::Cursor => styles.selected,
            Brackets::Picked => styles.accent,
            Brackets::Threatened => self.warning(),
            Brackets::Last => styles.key,
        }
    }

    /// Warnings without colours are bold only, since reverse is the cursor's.
    fn warning(&self) -> Style {
        if self.styles.text.fg == self.styles.alert.fg {
            self.styles.accent
        } else {
            self.styles.alert
        }
    }

    /// The character in the middle of a square.
    fn middle(&self, square: Square) -> (char, Style) {
        let (marks, styles, glyphs) = (self.marks, &self.styles, self.glyphs);
        let [attacker, defender, king] = glyphs.pieces;
        let small = self.plan.pitch == Pitch::Small;
        match self.board.piece(square) {
            Some(Piece::Attacker) => (attacker, styles.attacker),
            Some(Piece::Defender) => (defender, styles.defender),
            Some(Piece::King) => (king, styles.king),
            None if marks.capturing.contains(square) => ('*', self.warning()),
            // A dot among the dots of empty squares needs more.
            None if marks.targets.contains(square) && small => (
                glyphs.target,
                styles.accent.add_modifier(Modifier::UNDERLINED),
            ),
            None if marks.targets.contains(square) => (glyphs.target, styles.accent),
            None if marks.taken.contains(square) => (glyphs.remains, self.warning()),
            None if marks.last.is_some_and(|mv| mv.from == square) => (glyphs.from, styles.key),
            None if marks.breath.contains(square) => ('o', styles.key),
            None if small && marks.ways.contains(square) => ('=', styles.king),
            None if self.stone().contains(square) => ('x', styles.dim),
            None if marks.ways.contains(square) => ('=', styles.king),
            None if small => ('.', styles.dim),
            None => (' ', styles.text),
        }
    }

    fn stone(&self) -> SquareSet {
        self.ruleset.fortresses() | SquareSet::KONAKIS
    }

    fn square(&self, buffer: &mut Buffer, square: Square) {
        let centre = self.plan.centre(square);
        let (glyph, style) = self.middle(square);
        let cursor = self.marks.cursor == Some(square);
        let style = if cursor { self.styles.selected } else { style };
        if self.plan.pitch == Pitch::Small {
            put(buffer, centre.x, centre.y, glyph, style);
            return;
        }
        let cells = self.plan.cells(square);
        let (left, right) = (cells.x + 1, cells.right() - 1);
        if cursor {
            for y in cells.y + 1..cells.bottom() {
                for x in left..=right {
                    put(buffer, x, y, ' ', style);
                }
            }
        }
        if self.marks.ways.contains(square) {
            for x in left..=right {
                put(
                    buffer,
                    x,
                    centre.y,
                    '=',
                    if cursor { style } else { self.styles.king },
                );
            }
        }
        if self.marks.breath.contains(square) && glyph != 'o' {
            put(
                buffer,
                centre.x + 1,
                centre.y,
                'o',
                if cursor { style } else { self.styles.key },
            );
        }
        put(buffer, centre.x, centre.y, glyph, style);
        if let Some(brackets) = self.brackets(square) {
            let style = self.bracket_style(brackets);
            for (x, glyph) in [left, right].into_iter().zip(brackets.pair()) {
                for y in cells.y + 1..cells.bottom() {
                    put(buffer, x, y, glyph, style);
                }
            }
        }
    }

    /// The brackets at 2×1, where neighbours share the gap between them.
    fn gaps(&self, buffer: &mut Buffer) {
        for row in 0..SIZE {
            let y = self.plan.area.y + u16::from(row);
            let brackets = |column: u8| {
                let square = if self.plan.upside_down {
                    Square::new((SIZE - 1).checked_sub(column)?, row)
                } else {
                    Square::new(column, SIZE - 1 - row)
                };
                self.brackets(square?)
            };
            for gap in 0..=SIZE {
                let before = gap
                    .checked_sub(1)
                    .and_then(brackets)
                    .map(|b| (b, b.pair()[1]));
                let after = brackets(gap).map(|b| (b, b.pair()[0]));
                if let Some((brackets, glyph)) =
                    before.into_iter().chain(after).min_by_key(|(b, _)| *b)
                {
                    let x = self.plan.area.x + 2 * u16::from(gap);
                    put(buffer, x, y, glyph, self.bracket_style(brackets));
                }
            }
        }
    }
}

/// Gives a cell everything anew.
fn put(buffer: &mut Buffer, x: u16, y: u16, glyph: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(glyph);
        cell.modifier = Modifier::empty();
        cell.set_style(style);
    }
}
