//! The typed move, and what is said beside it.

use ratatui::buffer::Buffer;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use crate::app::answer::typed_columns;
use crate::app::plan::{AnswerPlan, Stage};
use crate::app::view::put;
use crate::app::view::theme::Styles;
use crate::app::view::words::{self, wrapped};

/// The typed move, and what was answered.
pub(in crate::app::view) fn said(
    buffer: &mut Buffer,
    stage: &Stage,
    entry: &str,
    answer: &str,
    alert: bool,
    styles: &Styles,
) {
    let style = if alert { styles.alert } else { styles.dim };
    let used = typed(buffer, stage, entry, styles);
    let area = match stage.answer(used, alert, |width| words::rows(answer, width)) {
        AnswerPlan::Free(area) => area,
        AnswerPlan::Over(area) => {
            for at in area.positions() {
                put(buffer, at.x, at.y, ' ', styles.text);
            }
            area
        }
    };
    wrapped(buffer, area, answer, style);
}

/// The typed move, and how many columns of its row it takes.
pub(super) fn typed(buffer: &mut Buffer, stage: &Stage, entry: &str, styles: &Styles) -> u16 {
    let mut line = Vec::new();
    if !entry.is_empty() {
        line.push(Span::styled(" > ", styles.accent));
        line.push(Span::styled(format!("{entry}_"), styles.field));
        line.push(Span::styled(" ", styles.text));
    }
    Line::from(line).render(stage.entry, buffer);
    typed_columns(entry)
}
