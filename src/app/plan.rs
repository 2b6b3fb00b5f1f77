//! Geometry, for the eye and for the mouse: from the terminal's size to areas, between squares and cells.

use ratatui::layout::{Position as Cell, Rect, Size};

use super::message::SizeWish;

pub use super::message::Ground;
use crate::rules::{SIZE, Square};

/// The size of a square in characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord, Hash)]
pub enum Pitch {
    /// 2×1.
    Small,
    /// 4×2.
    Medium,
    /// 6×3.
    Large,
    /// 8×4.
    ExtraLarge,
}

impl Pitch {
    /// All four, the largest first.
    pub const ALL: [Self; 4] = [Self::ExtraLarge, Self::Large, Self::Medium, Self::Small];

    /// Columns of a square.
    #[must_use]
    pub const fn width(self) -> u16 {
        match self {
            Self::Small => 2,
            Self::Medium => 4,
            Self::Large => 6,
            Self::ExtraLarge => 8,
        }
    }

    /// Rows of a square.
    #[must_use]
    pub const fn height(self) -> u16 {
        self.width() / 2
    }
}

/// Where the board is, and which way up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardPlan {
    /// The squares, without the coordinates, with the closing lines.
    pub area: Rect,
    /// The size of a square.
    pub pitch: Pitch,
    /// How squares are told apart.
    pub ground: Ground,
    /// Whether rank 1 is on top and file i on the left.
    pub upside_down: bool,
}

impl BoardPlan {
    /// Columns and rows that the squares take.
    #[must_use]
    pub const fn size(pitch: Pitch, ground: Ground) -> Size {
        let closing = match ground {
            Ground::Filled => 0,
            Ground::Ruled => 1,
        };
        let bottom = if matches!(pitch, Pitch::Small) { 0 } else { closing };
        Size::new(pitch.width() * SIZE as u16 + closing, pitch.height() * SIZE as u16 + bottom)
    }

    /// The cells of a square, with the line before it where squares are ruled.
    #[must_use]
    pub fn cells(&self, square: Square) -> Rect {
        let (mut column, mut row) = (square.file(), SIZE - 1 - square.rank());
        if self.upside_down {
            (column, row) = (SIZE - 1 - column, SIZE - 1 - row);
        }
        let (w, h) = (self.pitch.width(), self.pitch.height());
        Rect::new(self.area.x + u16::from(column) * w, self.area.y + u16::from(row) * h, w, h)
    }

    /// The cell where a piece stands that is one character, and in line with which the coordinates are written.
    #[must_use]
    pub fn centre(&self, square: Square) -> Cell {
        let cells = self.cells(square);
        let (w, h) = (cells.width, cells.height);
        match self.ground {
            Ground::Filled => Cell::new(cells.x + (w - 1) / 2, cells.y + (h - 1) / 2),
            Ground::Ruled => Cell::new(cells.x + w / 2, cells.y + h / 2),
        }
    }

    /// The square under a cell; the closing lines belong to none.
    #[must_use]
    pub fn square_at(&self, cell: Cell) -> Option<Square> {
        let column = cell.x.checked_sub(self.area.x)? / self.pitch.width();
        let row = cell.y.checked_sub(self.area.y)? / self.pitch.height();
        let (column, row) = (u8::try_from(column).ok()?, u8::try_from(row).ok()?);
        let last = SIZE - 1;
        if self.upside_down {
            Square::new(last.checked_sub(column)?, row)
        } else {
            Square::new(column, last.checked_sub(row)?)
        }
    }
}

/// What is wished for on the playing screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The size of the squares.
    pub size: SizeWish,
    /// How squares are told apart.
    pub ground: Ground,
    /// Whether the panel was put away, or changed over where it cannot be.
    pub panel_toggled: bool,
    /// Whether rank 1 is on top.
    pub upside_down: bool,
}

/// Where the coordinates are written: a row above and below, a column to the left and right of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Coordinates {
    /// The rows of the file letters.
    pub rows: [Option<u16>; 2],
    /// The columns of the rank numbers.
    pub columns: [Option<u16>; 2],
}

/// Where the words beside the board are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Panel {
    /// Whose turn, names, alerts, what happened, losses. May be empty.
    pub facts: Rect,
    /// The move list. May be empty.
    pub moves: Rect,
}

/// The playing screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The first row.
    pub header: Rect,
    /// The board, unless the panel stands in its place.
    pub board: Option<BoardPlan>,
    /// Its coordinates.
    pub coordinates: Coordinates,
    /// The panel, where there is one.
    pub panel: Option<Panel>,
    /// Where refusals and other answers are said: the row of the entry, or rows above it.
    pub message: Rect,
    /// The row of the typed move.
    pub entry: Rect,
    /// The row of the keys, where there is room.
    pub footer: Option<Rect>,
}

/// The smallest terminal on which the game is played.
pub const MINIMUM: Size = Size::new(21, 12);

/// Columns of the side panel, at least and at most.
const SIDE: [u16; 2] = [32, 48];
/// The same for the smallest squares: "Attackers to move" is 17 wide, "Trait : attaquants" 18.
const NARROW_SIDE: [u16; 2] = [18, 48];
/// Rows of a panel below the board.
const BELOW: [u16; 2] = [8, 16];

/// A board with its coordinates, before it has a place.
#[derive(Clone, Copy)]
struct Block {
    pitch: Pitch,
    squares: Size,
    /// Columns to the left and to the right.
    beside: [u16; 2],
    /// Rows above and below.
    above: [u16; 2],
}

impl Block {
    fn new(pitch: Pitch, ground: Ground) -> Self {
        let squares = BoardPlan::size(pitch, ground);
        match pitch {
            Pitch::Small => Self { pitch, squares, beside: [2, 0], above: [1, 0] },
            _ => Self { pitch, squares, beside: [3, 3], above: [1, 1] },
        }
    }

    fn size(self) -> Size {
        Size::new(
            self.squares.width + self.beside[0] + self.beside[1],
            self.squares.height + self.above[0] + self.above[1],
        )
    }

    /// Rows of header, entry and footer; at the smallest squares the footer may go.
    fn frame(self) -> u16 {
        if self.pitch == Pitch::Small { 2 } else { 3 }
    }

    fn side(self) -> [u16; 2] {
        if self.pitch == Pitch::Small { NARROW_SIDE } else { SIDE }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Beside,
    Below,
    Nowhere,
}

/// Plans the playing screen.
///
/// # Errors
/// The size that is needed at least, when the terminal is smaller.
pub fn stage(size: Size, wish: Wish) -> Result<Stage, Size> {
    if size.width < MINIMUM.width || size.height < MINIMUM.height {
        return Err(MINIMUM);
    }
    let fits = |block: Block, place: Place| {
        let Size { width, height } = block.size();
        let height = height + block.frame();
        match place {
            Place::Beside => size.width >= width + block.side()[0] && size.height >= height,
            Place::Below => size.width >= width && size.height >= height + BELOW[0],
            Place::Nowhere => size.width >= width && size.height >= height,
        }
    };
    let wished = match wish.size {
        SizeWish::Auto => None,
        SizeWish::Small => Some(Pitch::Small),
        SizeWish::Medium => Some(Pitch::Medium),
        SizeWish::Large => Some(Pitch::Large),
        SizeWish::ExtraLarge => Some(Pitch::ExtraLarge),
    };
    let wished = wished.filter(|&pitch| fits(Block::new(pitch, wish.ground), Place::Nowhere));
    let blocks = || {
        let pitches = Pitch::ALL.into_iter().filter(move |&pitch| wished.is_none_or(|w| w == pitch));
        pitches.map(|pitch| Block::new(pitch, wish.ground))
    };
    let places: &[Place] = &[Place::Beside, Place::Below];
    let with_panel = blocks().find_map(|b| places.iter().find(|&&p| fits(b, p)).map(|&p| (b, p)));
    let without = blocks().find(|&b| fits(b, Place::Nowhere)).map(|b| (b, Place::Nowhere));
    // Where the panel carries more than the board can do without, `t` makes room for a larger board.
    let put_away = wish.panel_toggled && with_panel.is_some_and(|(b, _)| b.pitch != Pitch::Small);
    let chosen = if put_away { without } else { with_panel.or(without) };
    let (block, place) = chosen.ok_or(MINIMUM)?;
    Ok(arrange(size, wish, block, place))
}

fn arrange(size: Size, wish: Wish, block: Block, place: Place) -> Stage {
    let Size { width, height } = block.size();
    let header = Rect::new(0, 0, size.width, 1);
    let footer = (size.height >= height + 3 + if place == Place::Below { BELOW[0] } else { 0 })
        .then(|| Rect::new(0, size.height - 1, size.width, 1));
    let entry = Rect::new(0, size.height - 1 - u16::from(footer.is_some()), size.width, 1);
    let between = Rect::new(0, 1, size.width, entry.y - 1);
    // What is left over is margin, on both sides alike.
    let (left, top, panel) = match place {
        Place::Beside => {
            let [least, most] = block.side();
            let room = size.width - width;
            let gap = u16::from(room > least) + u16::from(room > least + 1 && block.pitch != Pitch::Small);
            let columns = if room >= 2 * least + gap + 2 && between.height < 2 * BELOW[1] { 2 } else { 1 };
            let panel = (room - gap).min(if columns == 2 { 2 * most } else { most });
            let left = (room - gap - panel) / 2;
            let top = between.y + (between.height - height) / 2;
            let area = Rect::new(left + width + gap, top, panel, between.bottom() - top);
            let area = if block.pitch == Pitch::Small { area } else { Rect { height: height.max(area.height.min(height + 2)), ..area } };
            let area = area.intersection(between);
            (left, top, Some(split(area, columns, block.pitch, wish.panel_toggled)))
        }
        Place::Below => {
            let spare = between.height - height;
            let panel = spare.min(BELOW[1]);
            let top = between.y + (spare - panel) / 2;
            let area = Rect::new((size.width - width) / 2, top + height, width, panel);
            let columns = if width >= 56 { 2 } else { 1 };
            ((size.width - width) / 2, top, Some(split(area, columns, block.pitch, false)))
        }
        Place::Nowhere => ((size.width - width) / 2, between.y + (between.height - height) / 2, None),
    };
    let squares = Rect::new(left + block.beside[0], top + block.above[0], block.squares.width, block.squares.height);
    let board = BoardPlan { area: squares, pitch: block.pitch, ground: wish.ground, upside_down: wish.upside_down };
    let tight = block.pitch == Pitch::Small && wish.ground == Ground::Ruled;
    let coordinates = Coordinates {
        rows: [Some(squares.y - 1), (block.above[1] > 0).then(|| squares.bottom())],
        columns: [Some(squares.x - if tight { 1 } else { 2 }), (block.beside[1] > 0).then(|| squares.right() + 1)],
    };
    let bottom = top + height;
    let message = if panel.is_none() || block.pitch == Pitch::Small {
        let free = if place == Place::Below { 0 } else { entry.y.saturating_sub(bottom) };
        if free > 0 { Rect { y: entry.y - free.min(2), height: free.min(2), ..entry } } else { entry }
    } else {
        entry
    };
    let hidden = panel.is_none() && wish.panel_toggled && block.pitch == Pitch::Small;
    if hidden {
        let area = Rect { height: message.y - between.y, ..between };
        let panel = Some(split(area, 1, Pitch::Small, false));
        return Stage { header, board: None, coordinates: Coordinates::default(), panel, message, entry, footer };
    }
    Stage { header, board: Some(board), coordinates, panel, message, entry, footer }
}

/// Rows that the facts take when the list stands below them.
const FACTS: u16 = 13;

fn split(area: Rect, columns: u16, pitch: Pitch, toggled: bool) -> Panel {
    if columns == 2 {
        let half = (area.width - 2) / 2;
        let moves = Rect { x: area.x + half + 2, width: area.width - half - 2, ..area };
        return Panel { facts: Rect { width: half, ..area }, moves };
    }
    if pitch == Pitch::Small && toggled {
        return Panel { facts: Rect::default(), moves: area };
    }
    let facts = FACTS.min(area.height);
    let moves = Rect { y: area.y + facts, height: area.height - facts, ..area };
    Panel { facts: Rect { height: facts, ..area }, moves }
}

/// Where a menu stands: its rows and the options in them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuPlan {
    /// The frame with everything in it.
    pub frame: Rect,
    /// Inside the frame.
    pub inner: Rect,
    /// The lines above the rows.
    pub body: Rect,
    /// The visible rows by number; those above and below are scrolled away.
    pub rows: Vec<(usize, Rect)>,
}

/// Plans a menu of `rows` rows in the middle of `area`: below `body` lines, in a frame when `framed`, with
/// `selected` in view. `width` is that of its widest line.
#[must_use]
pub fn menu(area: Rect, framed: bool, width: u16, body: u16, rows: usize, selected: usize) -> MenuPlan {
    let border = u16::from(framed);
    let count = u16::try_from(rows).unwrap_or(u16::MAX);
    let gap = u16::from(body > 0);
    let whole = body.saturating_add(gap).saturating_add(count).saturating_add(2 * border);
    let height = whole.min(area.height);
    let width = width.saturating_add(2 + 2 * border).min(area.width);
    let frame = Rect::new(area.x + (area.width - width) / 2, area.y + (area.height - height) / 2, width, height);
    let inner = Rect::new(
        frame.x + border.min(width),
        frame.y + border.min(height),
        width.saturating_sub(2 * border),
        height.saturating_sub(2 * border),
    );
    // Where not everything fits, the rows come first.
    let spare = inner.height.saturating_sub(count.min(inner.height));
    let above = (body + gap).min(spare);
    let body = Rect { height: above.min(body), ..inner };
    let shown = usize::from(inner.height - above).min(rows);
    let first = selected.saturating_sub(shown.saturating_sub(1)).min(rows - shown);
    let top = inner.y + above;
    let rows = (first..first + shown).zip(top..).map(|(row, y)| (row, Rect { y, height: 1, ..inner })).collect();
    MenuPlan { frame, inner, body, rows }
}
