//! The board in colour.

use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};

use super::marks::{self, Mark};
use super::tokens;
use crate::app::marks::Marks;
use crate::app::plan::{BoardPlan, Pitch};
use crate::app::view::theme::{self, Palette};
use crate::rules::{Board, Piece, Ruleset, Square, SquareSet};

/// Paints the squares and what stands on them.
pub(super) fn draw(
    buffer: &mut Buffer,
    plan: &BoardPlan,
    ruleset: Ruleset,
    board: Board,
    marks: &Marks,
    palette: &Palette,
) {
    let scene = Scene {
        ruleset,
        board,
        marks,
        palette,
        pitch: plan.pitch,
    };
    for square in Square::all() {
        scene.paint(
            square,
            &mut Canvas {
                buffer: &mut *buffer,
                cells: plan.cells(square),
                grounds: scene.grounds(square),
            },
        );
    }
}

/// All that decides how a square looks.
struct Scene<'a> {
    ruleset: Ruleset,
    board: Board,
    marks: &'a Marks,
    palette: &'a Palette,
    pitch: Pitch,
}

impl Scene<'_> {
    /// The colours of a square: of its sides, and of what lies between. Where two things happened on a
    /// square, the sides show the first and the middle shows the second.
    fn grounds(&self, square: Square) -> [Color; 2] {
        let (marks, palette) = (self.marks, self.palette);
        let mut happened = [
            (marks.cursor == Some(square), palette.cursor),
            (marks.picked == Some(square), palette.picked),
            (marks.threatened.contains(square), palette.threatened),
            (marks.taken.contains(square), palette.taken),
            (self.last(square), palette.last),
            (marks.ways.contains(square), palette.way),
        ]
        .into_iter()
        .filter_map(|(here, colour)| here.then_some(colour));
        let sides = happened.next().unwrap_or_else(|| self.terrain(square));
        [sides, happened.next().unwrap_or(sides)]
    }

    /// The colour of a square on which nothing happened.
    fn terrain(&self, square: Square) -> Color {
        let palette = self.palette;
        let start = Board::START.attackers().contains(square);
        if self.stone().contains(square) {
            palette.stone
        } else {
            match (start, dark(square)) {
                (false, false) => palette.plain,
                (false, true) => palette.plain_dark,
                (true, false) => palette.start,
                (true, true) => palette.start_dark,
            }
        }
    }

    /// Konakis and the Fortresses.
    fn stone(&self) -> SquareSet {
        self.ruleset.fortresses() | SquareSet::KONAKIS
    }

    fn last(&self, square: Square) -> bool {
        self.marks
            .last
            .is_some_and(|mv| mv.from == square || mv.to == square)
    }

    /// Paints a square, from the ground upwards.
    fn paint(&self, square: Square, canvas: &mut Canvas) {
        let (marks, palette) = (self.marks, self.palette);
        canvas.clear();
        let grounds = canvas.grounds;
        let [sides, middle] = grounds;
        let piece = self.board.piece(square);
        // Ornaments and remains are quiet, each for one ground; on every other they would not be seen.
        let ornament = if grounds == [palette.stone; 2] {
            palette.ornament
        } else {
            palette.hem
        };
        let remains = if middle == palette.taken {
            palette.remains
        } else {
            palette.fang
        };
        let mut lay = |here: bool, mark: &Mark, ink: Color| {
            if here {
                canvas.mark(mark[self.pitch as usize], ink);
            }
        };
        let stone = self.stone().contains(square);
        let level = square.rank() == self.board.king().rank();
        let way = marks.ways.contains(square);
        if palette.plain == palette.plain_dark && sides == palette.plain && piece.is_none() {
            let start = Board::START.attackers().contains(square);
            lay(start, &marks::THATCH, palette.weave);
            lay(!start && dark(square), &marks::WEAVE, palette.weave);
        }
        lay(
            stone,
            if square == Square::KONAKIS {
                &marks::KONAKIS
            } else {
                &marks::FORTRESS
            },
            ornament,
        );
        lay(
            way,
            if level {
                &marks::HEM_LEVEL
            } else {
                &marks::HEM_UPRIGHT
            },
            palette.hem,
        );
        lay(self.last(square), &marks::TRAIL, palette.trail);
        lay(marks.picked == Some(square), &marks::GRIP, palette.grip);
        lay(
            marks.threatened.contains(square),
            &marks::FANG,
            palette.fang,
        );
        lay(marks.cursor == Some(square), &marks::CORNER, palette.corner);
        lay(marks.taken.contains(square), &marks::REMAINS, remains);
        lay(
            marks.breath.contains(square),
            &marks::BREATH,
            palette.breath,
        );
        lay(marks.targets.contains(square), &marks::LIGHT, palette.light);
        lay(
            marks.capturing.contains(square),
            &marks::EMBER,
            palette.ember,
        );
        if let Some(piece) = piece {
            canvas.token(tokens::token(piece, self.pitch), inks(piece, palette));
        }
        canvas.settle(palette.light);
    }
}

/// The colours of a piece.
const fn inks(piece: Piece, palette: &Palette) -> &theme::Token {
    match piece {
        Piece::Attacker => &palette.attacker,
        Piece::Defender => &palette.defender,
        Piece::King => &palette.king,
    }
}

/// Paints a square of a tray, of 4×2 cells.
pub(super) fn slot(
    buffer: &mut Buffer,
    cells: Rect,
    dark: bool,
    piece: Option<Piece>,
    palette: &Palette,
) {
    let ground = if dark {
        palette.plain_dark
    } else {
        palette.plain
    };
    let mut canvas = Canvas {
        buffer,
        cells,
        grounds: [ground; 2],
    };
    canvas.clear();
    if let Some(piece) = piece {
        canvas.token(tokens::token(piece, Pitch::Medium), inks(piece, palette));
    }
    canvas.settle(palette.light);
}

/// Whether a square is one of the darker half.
const fn dark(square: Square) -> bool {
    (square.file() + square.rank()).is_multiple_of(2)
}

/// The cells of a square.
struct Canvas<'a> {
    buffer: &'a mut Buffer,
    cells: Rect,
    /// The colours of the sides and of the middle.
    grounds: [Color; 2],
}

impl Canvas<'_> {
    const fn ground(&self, column: u16) -> Color {
        // At 2×1 the left cell, where the piece stands, is the middle.
        let side = column + 1 == self.cells.width || column == 0 && self.cells.width > 2;
        self.grounds[if side { 0 } else { 1 }]
    }

    fn clear(&mut self) {
        for row in 0..self.cells.height {
            for column in 0..self.cells.width {
                let ground = self.ground(column);
                self.put(column, row, ' ', ground, ground);
            }
        }
    }

    fn put(&mut self, column: u16, row: u16, glyph: char, fg: Color, bg: Color) {
        if let Some(cell) = self
            .buffer
            .cell_mut((self.cells.x + column, self.cells.y + row))
        {
            paint(cell, glyph, fg, bg);
        }
    }

    /// Gives the blank cells of the ground the ink of the glyph before them: it is not seen there, and the
    /// terminal need not be told of a change.
    fn settle(&mut self, mut ink: Color) {
        for row in 0..self.cells.height {
            for column in 0..self.cells.width {
                let ground = self.ground(column);
                let Some(cell) = self
                    .buffer
                    .cell_mut((self.cells.x + column, self.cells.y + row))
                else {
                    continue;
                };
                if cell.symbol() == " " {
                    if cell.bg == ground {
                        cell.fg = ink;
                    }
                } else if cell.bg == ground {
                    ink = cell.fg;
                }
            }
        }
    }

    fn mark(&mut self, rows: &[&str], ink: Color) {
        for (row, glyphs) in (0..).zip(rows) {
            for (column, glyph) in (0..).zip(glyphs.chars()) {
                if glyph != ' ' {
                    self.put(column, row, glyph, ink, self.ground(column));
                }
            }
        }
    }

    fn token(&mut self, rows: tokens::Token, inks: &theme::Token) {
        let [high, body, low] = inks.tones;
        for (row, [glyphs, letters]) in (0..).zip(rows) {
            for (column, (glyph, letter)) in (0..).zip(glyphs.chars().zip(letters.bytes())) {
                let ground = self.ground(column);
                let (fg, bg) = match letter {
                    // A full cell is no glyph, so that it stays as it is when the ground changes.
                    b'1'..=b'3' if glyph == '█' => {
                        let tone = inks.tones[usize::from(letter - b'1')];
                        self.put(column, row, ' ', tone, tone);
                        continue;
                    }
                    b'1' => (high, ground),
                    b'2' => (body, ground),
                    b'3' => (low, ground),
                    b'a' => (ground, high),
                    b'b' => (ground, body),
                    b'c' => (ground, low),
                    b'x' => (inks.detail, body),
                    _ => continue,
                };
                self.put(column, row, glyph, fg, bg);
            }
        }
    }
}

/// Gives a cell everything anew.
fn paint(cell: &mut Cell, glyph: char, fg: Color, bg: Color) {
    cell.set_char(glyph).set_fg(fg).set_bg(bg);
    cell.modifier = Modifier::empty();
}
