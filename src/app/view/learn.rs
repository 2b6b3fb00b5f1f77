//! The words of a lesson: its heading, the step, the answers.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;

use super::theme::Styles;
use super::{panel, token};
use crate::app::App;
use crate::app::learn::Learn;
use crate::app::learn::page::Part;
use crate::app::plan::Stage;
use crate::rules::{Piece, Side};

/// Draws header, words, message and entry.
pub(super) fn draw(app: &App, learn: &Learn, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let text = app.text();
    let area = Learn::area(stage);
    let page = learn.page(text, area);
    let headed = page.lines.iter().any(|line| line.part == Part::Heading);
    let (name, beside) = if headed {
        (
            " TABLUT",
            (text.ruleset)(learn.position().ruleset()).to_owned(),
        )
    } else {
        let step = format!(
            "{}/{}",
            learn.course.step() + 1,
            learn.course.lesson_data().steps.len()
        );
        ("", format!("{} · {step}", learn.heading(text)))
    };
    let style = if headed { styles.dim } else { styles.accent };
    let gap = if headed { "  " } else { " " };
    Line::from(vec![
        Span::styled(name, styles.accent),
        Span::styled(format!("{gap}{beside}"), style),
    ])
    .render(stage.header, buffer);
    let marks = learn.hand_marks();
    let answer = panel::answer(text, learn.notice.as_ref(), learn.position(), &marks);
    let spoken = !answer.is_empty() || !learn.hand.entry.is_empty();
    if stage.panel.is_some() || !spoken {
        for (line, y) in page.lines.iter().zip(area.y..area.bottom()) {
            let style = match line.part {
                Part::Heading | Part::Task | Part::Done => styles.accent,
                Part::Status | Part::Tries | Part::More => styles.dim,
                Part::Reply => styles.alert,
                Part::Gap | Part::Says | Part::Hint => styles.text,
            };
            let row = Rect {
                y,
                height: 1,
                ..area
            };
            match line.words.split_once('●') {
                Some((before, behind)) if line.part == Part::Status => {
                    let piece = match learn.course.side() {
                        Side::Attackers => Piece::Attacker,
                        Side::Defenders => Piece::Defender,
                    };
                    Line::from(vec![
                        Span::styled(before, style),
                        token(piece, app.settings().look, styles),
                        Span::styled(behind, styles.text),
                    ])
                    .render(row, buffer);
                }
                _ => Line::styled(line.words.as_str(), style).render(row, buffer),
            }
        }
    }
    let alert = learn.notice.is_some();
    panel::said(
        buffer,
        stage,
        learn.hand.entry.text(),
        &answer,
        alert,
        styles,
    );
}
