//! Drawing: a function of the program's value.

pub mod board;
mod learn;
mod list;
mod overlay;
mod panel;
mod reader;
pub mod theme;
mod timeline;
mod words;

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use unicode_width::UnicodeWidthStr;

use super::layout::Layout;
use super::marks::Marks;
use super::message::Look;
use super::plan::{BoardPlan, Coordinates, Stage};
use super::play::Play;
use super::{App, Overlay, Screen};
use crate::rules::{Board, Piece, Position, Ruleset, SIZE, Square};
use theme::Styles;

/// Draws the program.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let buffer = frame.buffer_mut();
    paint(app, buffer);
}

/// Paints the program over a whole buffer.
pub fn paint(app: &App, buffer: &mut Buffer) {
    let look = app.settings().look;
    let styles = theme::styles(look.theme, look.depth);
    let layout = app.layout();
    buffer.set_style(buffer.area, styles.text);
    match &layout.stage {
        Err(needs) => {
            let size = app.size();
            let words =
                (app.text().too_small)((needs.width, needs.height), (size.width, size.height));
            let area = buffer.area;
            // In the middle, but higher where the words need the rows: two lines hold more than one's width.
            let width = u16::try_from(words.width()).unwrap_or(u16::MAX);
            let lines = 2 * width.div_ceil(area.width.max(1));
            let down = (area.height / 2).min(area.height.saturating_sub(lines));
            let middle = Rect {
                y: area.y + down,
                height: area.height - down,
                ..area
            };
            Paragraph::new(words)
                .style(styles.text)
                .centered()
                .wrap(Wrap { trim: true })
                .render(middle, buffer);
        }
        Ok(stage) => {
            match app.screen() {
                Screen::Title(menu) => {
                    let free = app.overlays().is_empty();
                    title_board(buffer, stage, &layout, look, &styles, free);
                    if free {
                        overlay::menu(app, buffer, menu, &layout, &styles);
                    }
                    panel::startup(app, buffer, stage, &styles);
                }
                Screen::Play(play) => {
                    game(buffer, play, stage, look, &styles);
                    panel::draw(app, play, buffer, stage, &styles);
                    panel::message(app, play, buffer, stage, &styles);
                }
                Screen::Replay(replay) => {
                    let (position, marks) = (replay.play.position(), replay.marks());
                    place(buffer, position, &marks, stage, look, &styles);
                    panel::draw(app, &replay.play, buffer, stage, &styles);
                    timeline::draw(app, replay, buffer, &layout, &styles);
                }
                Screen::Learn(learn) => {
                    let (position, marks) = (learn.position(), learn.marks());
                    place(buffer, position, &marks, stage, look, &styles);
                    learn::draw(app, learn, buffer, stage, &styles);
                }
                Screen::Library(library) => list::draw(app, library, buffer, &layout, &styles),
            }
            match app.overlays().last() {
                Some(Overlay::Menu(menu)) => overlay::menu(app, buffer, menu, &layout, &styles),
                Some(Overlay::Reader(reader)) => {
                    self::reader::draw(app, buffer, reader, &layout, &styles);
                }
                None => {}
            }
            if !app.overlays().is_empty() {
                // The row of the keys may hold words of the screen below.
                for at in layout.footer.positions() {
                    put(buffer, at.x, at.y, ' ', styles.text);
                }
            }
            keys(buffer, &layout, &styles);
        }
    }
    if look.ascii {
        fold(buffer);
    }
}

/// The board of a game.
fn game(buffer: &mut Buffer, play: &Play, stage: &Stage, look: Look, styles: &Styles) {
    place(buffer, play.position(), &play.marks(), stage, look, styles);
}

/// A position on the stage.
fn place(
    buffer: &mut Buffer,
    position: Position,
    marks: &Marks,
    stage: &Stage,
    look: Look,
    styles: &Styles,
) {
    if let Some(plan) = stage.board {
        let (ruleset, board) = (position.ruleset(), position.board());
        squares(
            buffer,
            &plan,
            stage.coordinates,
            ruleset,
            board,
            marks,
            look,
            styles,
        );
    }
}

/// The start position behind the title's menu, where there is room beside it.
fn title_board(
    buffer: &mut Buffer,
    stage: &Stage,
    layout: &Layout,
    look: Look,
    styles: &Styles,
    free: bool,
) {
    let beside = layout
        .menu
        .as_ref()
        .is_some_and(|menu| stage.board.is_some_and(|b| !b.area.intersects(menu.frame)));
    if let (Some(plan), true) = (stage.board, beside || !free) {
        let ruleset = Ruleset::default();
        squares(
            buffer,
            &plan,
            stage.coordinates,
            ruleset,
            Board::START,
            &Marks::default(),
            look,
            styles,
        );
    }
}

/// The board and its coordinates.
#[expect(clippy::too_many_arguments, reason = "all that a board is drawn from")]
fn squares(
    buffer: &mut Buffer,
    plan: &BoardPlan,
    coordinates: Coordinates,
    ruleset: Ruleset,
    board: Board,
    marks: &Marks,
    look: Look,
    styles: &Styles,
) {
    board::draw(buffer, plan, ruleset, board, marks, look);
    for index in 0..SIZE {
        let Some(diagonal) = Square::new(index, index) else {
            continue;
        };
        let centre = plan.centre(diagonal);
        for y in coordinates.rows.into_iter().flatten() {
            put(buffer, centre.x, y, char::from(b'a' + index), styles.dim);
        }
        for x in coordinates.columns.into_iter().flatten() {
            put(buffer, x, centre.y, char::from(b'1' + index), styles.dim);
        }
    }
}

fn put(buffer: &mut Buffer, x: u16, y: u16, c: char, style: Style) {
    if let Some(cell) = buffer.cell_mut((x, y)) {
        cell.set_char(c).set_style(style);
    }
}

/// The footer: each key and what it does.
fn keys(buffer: &mut Buffer, layout: &Layout, styles: &Styles) {
    for key in &layout.keys {
        let line = Line::from(vec![
            Span::styled(key.key.as_str(), styles.key),
            Span::styled(" ", styles.text),
            Span::styled(key.label, styles.dim),
        ]);
        line.render(key.area, buffer);
    }
}

/// A piece among words.
fn token(piece: Piece, look: Look, styles: &Styles) -> Span<'static> {
    let (plain, ascii, style) = match piece {
        Piece::Attacker => ("●", "A", styles.attacker),
        Piece::Defender => ("○", "D", styles.defender),
        Piece::King => ("♔", "K", styles.king),
    };
    Span::styled(if look.ascii { ascii } else { plain }, style)
}

/// Folds what is not ASCII: accents are dropped, dashes become hyphens, the rest question marks.
fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            let folded = cell.symbol().chars().next().map_or('?', ascii);
            cell.set_char(folded);
        }
    }
}

/// The ASCII character nearest to another.
#[must_use]
pub fn ascii(c: char) -> char {
    match c {
        ' '..='~' => c,
        'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' => 'a',
        'À' | 'Â' | 'Ä' | 'Á' | 'Ã' | 'Å' => 'A',
        'ç' => 'c',
        'Ç' => 'C',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'È' | 'É' | 'Ê' | 'Ë' => 'E',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'Ì' | 'Í' | 'Î' | 'Ï' => 'I',
        'ñ' => 'n',
        'Ñ' => 'N',
        'ò' | 'ó' | 'ô' | 'ö' | 'õ' | 'ø' | 'œ' | '●' => 'o',
        'Ò' | 'Ó' | 'Ô' | 'Ö' | 'Õ' | 'Ø' | 'Œ' => 'O',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'Ù' | 'Ú' | 'Û' | 'Ü' => 'U',
        'ÿ' | 'ý' => 'y',
        '–' | '—' | '‐' | '‑' | '−' | '─' | '━' => '-',
        '│' => '|',
        '┌' | '┐' | '└' | '┘' | '├' | '┤' | '┬' | '┴' | '┼' => '+',
        '’' | '‘' => '\'',
        '«' | '»' | '“' | '”' => '"',
        '×' | '✓' => 'x',
        '·' | '•' | '…' => '.',
        '↑' => '^',
        '↓' => 'v',
        '←' => '<',
        '→' => '>',
        '\u{a0}' | '\u{202f}' => ' ',
        _ => '?',
    }
}
