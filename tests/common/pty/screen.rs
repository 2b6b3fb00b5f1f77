//! What is read on a screen.

use std::fmt::{self, Debug, Display, Formatter};

use tablut::rules::{SIZE, Square};
use vt100::{Color, MouseProtocolEncoding, MouseProtocolMode, Screen};

/// What a screen shows, and in which modes.
#[derive(Clone, PartialEq, Eq)]
pub struct Frame {
    lines: Vec<String>,
    styles: Vec<(Color, Color, [bool; 5])>,
    /// What was asked of the terminal.
    pub modes: Modes,
}

impl Frame {
    pub fn of(screen: &Screen) -> Self {
        let (rows, columns) = screen.size();
        let cells =
            (0..rows.get()).flat_map(|row| (0..columns.get()).map(move |column| (row, column)));
        let cells = cells.filter_map(|(row, column)| screen.cell(row, column));
        let styles = cells.map(|cell| {
            let attributes = [
                cell.bold(),
                cell.dim(),
                cell.italic(),
                cell.underline(),
                cell.inverse(),
            ];
            (cell.fgcolor(), cell.bgcolor(), attributes)
        });
        Self {
            lines: lines(screen),
            styles: styles.collect(),
            modes: Modes::of(screen),
        }
    }
}

impl Display for Frame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{:?}", self.lines.join("\n"), self.modes)
    }
}

impl Debug for Frame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// What was asked of the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Modes {
    pub alternate_screen: bool,
    pub cursor_hidden: bool,
    pub mouse: MouseProtocolMode,
    pub mouse_encoding: MouseProtocolEncoding,
    pub bracketed_paste: bool,
}

impl Modes {
    /// A terminal as it is without us.
    pub const NONE: Self = Self {
        alternate_screen: false,
        cursor_hidden: false,
        mouse: MouseProtocolMode::None,
        mouse_encoding: MouseProtocolEncoding::Default,
        bracketed_paste: false,
    };

    /// A terminal that is ours.
    pub const OURS: Self = Self {
        alternate_screen: true,
        cursor_hidden: true,
        mouse: MouseProtocolMode::ButtonMotion,
        mouse_encoding: MouseProtocolEncoding::Sgr,
        bracketed_paste: true,
    };

    pub fn of(screen: &Screen) -> Self {
        Self {
            alternate_screen: screen.alternate_screen(),
            cursor_hidden: screen.hide_cursor(),
            mouse: screen.mouse_protocol_mode(),
            mouse_encoding: screen.mouse_protocol_encoding(),
            bracketed_paste: screen.bracketed_paste(),
        }
    }
}

fn lines(screen: &Screen) -> Vec<String> {
    let (rows, columns) = screen.size();
    let line = |row| {
        let cells = (0..columns.get()).filter_map(move |column| screen.cell(row, column));
        cells
            .map(|cell| {
                if cell.has_contents() {
                    cell.contents()
                } else {
                    " "
                }
            })
            .collect()
    };
    (0..rows.get()).map(line).collect()
}

/// The characters of a screen, a line a row.
pub fn picture(screen: &Screen) -> String {
    lines(screen).join("\n")
}

/// Where the first character of a text stands: column and row.
pub fn find(screen: &Screen, text: &str) -> Option<(u16, u16)> {
    lines(screen).iter().zip(0..).find_map(|(line, row)| {
        let before = &line[..line.find(text)?];
        Some((u16::try_from(before.chars().count()).ok()?, row))
    })
}

/// Where a board is on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardAt {
    /// The columns of the files a and i.
    files: (u16, u16),
    /// The rows of the ranks 1 and 9.
    ranks: (u16, u16),
}

impl BoardAt {
    /// Finds the board by its coordinates.
    pub fn on(screen: &Screen) -> Option<Self> {
        let rows: Vec<Vec<char>> = lines(screen)
            .iter()
            .map(|line| line.chars().collect())
            .collect();
        let width = rows.first()?.len();
        let columns: Vec<Vec<char>> = (0..width)
            .map(|x| rows.iter().map(|row| row[x]).collect())
            .collect();
        let files = rows.iter().find_map(|row| row_of(row, 'a'))?;
        let ranks = columns.iter().find_map(|column| row_of(column, '1'))?;
        Some(Self { files, ranks })
    }

    /// The cell of a square that is in line with its coordinates.
    pub fn cell(&self, square: Square) -> (u16, u16) {
        let between = |(first, last): (u16, u16), index: u8| {
            let (first, last, steps) = (i32::from(first), i32::from(last), i32::from(SIZE) - 1);
            let place = first + (last - first) / steps * i32::from(index);
            u16::try_from(place).expect("between two places on the screen")
        };
        (
            between(self.files, square.file()),
            between(self.ranks, square.rank()),
        )
    }
}

/// Nine characters from `first` on, evenly spaced with blanks between them, in either direction: where the
/// first and where the last stands.
fn row_of(characters: &[char], first: char) -> Option<(u16, u16)> {
    let wanted: Vec<char> = (first..).take(usize::from(SIZE)).collect();
    let steps = [1, 2, 3, 4, 6, 8];
    let starts = (0..characters.len()).flat_map(|start| steps.map(|step| (start, step)));
    for (start, step) in starts {
        let Some(run) = characters.get(start..=start + step * (wanted.len() - 1)) else {
            continue;
        };
        let forwards =
            (0..run.len()).all(|i| run[i] == if i % step == 0 { wanted[i / step] } else { ' ' });
        let backwards = (0..run.len()).all(|i| {
            run[i]
                == if i % step == 0 {
                    wanted[wanted.len() - 1 - i / step]
                } else {
                    ' '
                }
        });
        let (from, to) = (
            u16::try_from(start).ok()?,
            u16::try_from(start + run.len() - 1).ok()?,
        );
        if forwards {
            return Some((from, to));
        }
        if backwards {
            return Some((to, from));
        }
    }
    None
}
