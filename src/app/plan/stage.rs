//! The playing screen: which size of square fits, and where everything is round it.

use ratatui::layout::{Rect, Size};

use super::{BoardPlan, Ground, Pitch};
use crate::app::message::SizeWish;

/// What is wished for on the playing screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wish {
    /// The size of the squares.
    pub size: SizeWish,
    /// How squares are told apart.
    pub ground: Ground,
    /// Whether the panel is not where it would be by itself, but put away for a larger board or, where there is room
    /// for one of the two only, in the board's place.
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
    /// The row above it, where it is free.
    pub above: Option<Rect>,
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
            Pitch::Small => Self {
                pitch,
                squares,
                beside: [2, 0],
                above: [1, 0],
            },
            _ => Self {
                pitch,
                squares,
                beside: [3, 3],
                above: [1, 1],
            },
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
        if self.pitch == Pitch::Small {
            NARROW_SIDE
        } else {
            SIDE
        }
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
    let wished =
        wished(wish.size).filter(|&pitch| fits(Block::new(pitch, wish.ground), Place::Nowhere));
    let blocks = || {
        let pitches = Pitch::ALL
            .into_iter()
            .filter(move |&pitch| wished.is_none_or(|w| w == pitch));
        pitches.map(|pitch| Block::new(pitch, wish.ground))
    };
    let places: &[Place] = &[Place::Beside, Place::Below];
    let with_panel = blocks().find_map(|b| places.iter().find(|&&p| fits(b, p)).map(|&p| (b, p)));
    let without = blocks()
        .find(|&b| fits(b, Place::Nowhere))
        .map(|b| (b, Place::Nowhere));
    // Where the panel carries more than the board can do without, `t` makes room for a larger board.
    let put_away = wish.panel_toggled && with_panel.is_some_and(|(b, _)| b.pitch != Pitch::Small);
    let chosen = if put_away {
        without
    } else {
        with_panel.or(without)
    };
    let (block, place) = chosen.ok_or(MINIMUM)?;
    Ok(arrange(size, wish, block, place))
}

/// The size of the squares that is wished for, if one is.
#[must_use]
pub const fn wished(size: SizeWish) -> Option<Pitch> {
    match size {
        SizeWish::Auto => None,
        SizeWish::Small => Some(Pitch::Small),
        SizeWish::Medium => Some(Pitch::Medium),
        SizeWish::Large => Some(Pitch::Large),
        SizeWish::ExtraLarge => Some(Pitch::ExtraLarge),
    }
}

fn arrange(size: Size, wish: Wish, block: Block, place: Place) -> Stage {
    let height = block.size().height;
    let below = if place == Place::Below { BELOW[0] } else { 0 };
    let row = |y| Rect::new(0, y, size.width, 1);
    let footer = (size.height >= height + 3 + below).then(|| row(size.height - 1));
    let entry = row(size.height - 1 - u16::from(footer.is_some()));
    let between = Rect::new(0, 1, size.width, entry.y - 1);
    let header = row(0);
    let (left, top, mut panel) = block.place(between, place, wish.panel_toggled);
    let bottom = top + height;
    // Beside the smallest squares and without a panel there is no room for sentences but here.
    let free = entry.y.saturating_sub(bottom).min(2);
    let above = (free > 0 && place != Place::Below).then(|| Rect {
        y: entry.y - 1,
        ..entry
    });
    let cramped = block.pitch == Pitch::Small && place != Place::Below || panel.is_none();
    let message = if cramped && free > 0 {
        Rect {
            y: entry.y - free,
            height: free,
            ..entry
        }
    } else {
        entry
    };
    if let Some(panel) = &mut panel {
        let above = Rect {
            height: message.y - between.y,
            ..between
        };
        panel.facts = panel.facts.intersection(above);
        panel.moves = panel.moves.intersection(above);
    }
    let squares = block.squares_at(left, top);
    let board = BoardPlan {
        area: squares,
        pitch: block.pitch,
        ground: wish.ground,
        upside_down: wish.upside_down,
    };
    let tight = block.pitch == Pitch::Small && wish.ground == Ground::Ruled;
    let coordinates = Coordinates {
        rows: [
            Some(squares.y - 1),
            (block.above[1] > 0).then(|| squares.bottom()),
        ],
        columns: [
            Some(squares.x - if tight { 1 } else { 2 }),
            (block.beside[1] > 0).then(|| squares.right() + 1),
        ],
    };
    let stage = Stage {
        header,
        board: Some(board),
        coordinates,
        panel,
        message,
        entry,
        above,
        footer,
    };
    // Where there is no room for both, the list stands in the place of the board.
    if panel.is_none() && wish.panel_toggled && block.pitch == Pitch::Small {
        let area = Rect {
            height: message.y - between.y,
            ..between
        };
        return Stage {
            board: None,
            coordinates: Coordinates::default(),
            panel: Some(split(area, 1, Pitch::Small, false)),
            ..stage
        };
    }
    stage
}

impl Block {
    /// The squares of a block whose corner is at `left` and `top`.
    fn squares_at(self, left: u16, top: u16) -> Rect {
        let Size { width, height } = self.squares;
        Rect::new(left + self.beside[0], top + self.above[0], width, height)
    }

    /// The left and the top of the block among these rows, and the panel; what is left over is margin, on both
    /// sides alike.
    fn place(self, between: Rect, place: Place, toggled: bool) -> (u16, u16, Option<Panel>) {
        let Size { width, height } = self.size();
        let spare = between.height - height;
        let middle = (between.width - width) / 2;
        match place {
            Place::Beside => {
                let [least, most] = self.side();
                let small = self.pitch == Pitch::Small;
                let room = between.width - width;
                let gap = u16::from(room > least) + u16::from(room > least + 1 && !small);
                // Wide and low: the move list stands beside the other words.
                let both = SIDE[0] + 2 + least;
                let two = room >= both + gap && between.height < 2 * BELOW[1];
                let margin = u16::from(room - gap > least + 1 && !small);
                let panel = (room - gap - margin).min(if two { 2 * most } else { most });
                let left = (room - gap - panel) / 2;
                let top = between.y + spare / 2;
                // The row above the entry stays free, for answers and events.
                let below = spare - spare / 2;
                let rows = below
                    .saturating_sub(1)
                    .min(if small { u16::MAX } else { 2 });
                let area = Rect::new(left + width + gap, top, panel, height + rows);
                let columns = if two { 2 } else { 1 };
                (
                    left,
                    top,
                    Some(split(
                        area.intersection(between),
                        columns,
                        self.pitch,
                        toggled,
                    )),
                )
            }
            Place::Below => {
                let panel = spare.min(BELOW[1]);
                let top = between.y + (spare - panel) / 2;
                let area = Rect::new(middle, top + height, width, panel);
                let columns = if width >= 56 { 2 } else { 1 };
                (middle, top, Some(split(area, columns, self.pitch, toggled)))
            }
            Place::Nowhere => (middle, between.y + spare / 2, None),
        }
    }
}

/// Rows that the facts take when the list stands below them.
const FACTS: u16 = 13;
/// Rows that they take with the lost pieces as pictures, and those of a panel that has room for it.
pub const TALL_FACTS: u16 = 21;
const TALL: u16 = 28;

fn split(area: Rect, columns: u16, pitch: Pitch, toggled: bool) -> Panel {
    // Beside the smallest squares `t` gives the list the place of the facts.
    if pitch == Pitch::Small && toggled {
        return Panel {
            facts: Rect::default(),
            moves: area,
        };
    }
    if columns == 2 {
        // Below large squares the halves are narrower.
        let least = if pitch == Pitch::Small { SIDE[0] } else { 0 };
        let half = least.max((area.width - 2) / 2);
        let moves = Rect {
            x: area.x + half + 2,
            width: area.width - half - 2,
            ..area
        };
        return Panel {
            facts: Rect {
                width: half,
                ..area
            },
            moves,
        };
    }
    let facts = if area.height >= TALL && area.width >= SIDE[0] {
        TALL_FACTS
    } else {
        FACTS.min(area.height)
    };
    let moves = Rect {
        y: area.y + facts,
        height: area.height - facts,
        ..area
    };
    Panel {
        facts: Rect {
            height: facts,
            ..area
        },
        moves,
    }
}
