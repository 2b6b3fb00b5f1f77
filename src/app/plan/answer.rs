//! Where an answer stands that the players are given.

use ratatui::layout::Rect;

use super::Stage;

/// Where an answer stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerPlan {
    /// Where nothing else does.
    Free(Rect),
    /// Over the end of the panel or of the board.
    Over(Rect),
}

impl Stage {
    /// The place of an answer beside or above the typed move, of which so many columns are used; where it is too
    /// long for both, over the end of the panel or of the board. `rows` says how many rows it takes in so many
    /// columns, `alert` whether it is about what the players just did.
    #[must_use]
    pub fn answer(&self, used: u16, alert: bool, rows: impl Fn(u16) -> u16) -> AnswerPlan {
        let fits = |area: &Rect| rows(area.width) <= area.height;
        let own = self.beside(used);
        let both = self.beside_nothing();
        // What a picked piece can do is seen on the board, which therefore is not covered.
        let stays = self.panel.is_none() && !alert;
        if fits(&own) {
            AnswerPlan::Free(own)
        } else if used == 0 && fits(&both) {
            AnswerPlan::Free(both)
        } else if stays {
            AnswerPlan::Free(own)
        } else {
            let covered = self.covered();
            let height = rows(covered.width).min(covered.height);
            AnswerPlan::Over(Rect {
                y: covered.bottom() - height,
                height,
                ..covered
            })
        }
    }

    /// The rows for what is said while so many columns of the entry are used.
    #[must_use]
    pub fn free(&self, used: u16) -> Rect {
        if used == 0 {
            self.beside_nothing()
        } else {
            self.beside(used)
        }
    }

    /// The place of an answer beside or above the typed move.
    fn beside(&self, used: u16) -> Rect {
        if self.message == self.entry {
            inset(self.entry, used)
        } else {
            inset(self.message, 0)
        }
    }

    /// The same with the row of the typed move, where there is none.
    fn beside_nothing(&self) -> Rect {
        inset(self.message.union(self.entry), 0)
    }

    /// What a long answer may cover.
    fn covered(&self) -> Rect {
        match self.panel {
            Some(panel) if panel.facts.is_empty() => panel.moves,
            Some(panel) if panel.moves.is_empty() => panel.facts,
            Some(panel) => panel.facts.union(panel.moves),
            None => Rect {
                y: self.header.bottom(),
                height: self.entry.y - self.header.bottom(),
                ..self.entry
            },
        }
    }
}

/// An area without so many columns on the left, and one for a gap.
fn inset(area: Rect, columns: u16) -> Rect {
    let gap = (columns + 1).min(area.width);
    Rect {
        x: area.x + gap,
        width: area.width - gap,
        ..area
    }
}
