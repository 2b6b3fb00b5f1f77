//! The words of a lesson: its heading, the step, the answers.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::theme::Styles;
use super::{panel, token, words};
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
    let room = usize::from(stage.header.width);
    if headed {
        let ruleset = (text.ruleset)(learn.position().ruleset());
        Line::from(vec![
            Span::styled(" TABLUT", styles.accent),
            Span::styled(format!("  {ruleset}"), styles.dim),
        ])
        .render(stage.header, buffer);
    } else if stage.panel.is_none() {
        turn(app, learn, room, styles).render(stage.header, buffer);
    } else {
        let [whole, short] = titles(app, learn);
        let title = if whole.width() < room { whole } else { short };
        let title = words::shortened(&title, room.saturating_sub(1));
        Line::from(Span::styled(format!(" {title}"), styles.accent)).render(stage.header, buffer);
    }
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
                    Line::from(vec![
                        Span::styled(before, style),
                        side(app, learn, styles),
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

/// Which lesson and step, and the same in fewer words.
fn titles(app: &App, learn: &Learn) -> [String; 2] {
    let text = app.text();
    let step = format!(
        "{}/{}",
        learn.course.step() + 1,
        learn.course.lesson_data().steps.len()
    );
    let title = text.lessons.lessons[learn.course.lesson()].title;
    [
        format!("{} · {step}", learn.heading(text)),
        format!("{title} · {step}"),
    ]
}

/// Whose move it is, which no panel says, and what is learnt, where there is room.
fn turn<'a>(app: &App, learn: &Learn, width: usize, styles: &Styles) -> Line<'a> {
    let words = (app.text().to_move)(learn.course.side());
    let mut line = Line::from(vec![
        side(app, learn, styles),
        Span::styled(format!(" {words}"), styles.accent),
    ]);
    let rest = width.saturating_sub(line.width() + 2);
    let [whole, short] = titles(app, learn);
    if let Some(title) = [whole, short].into_iter().find(|t| t.width() <= rest) {
        line.push_span(Span::styled(format!("  {title}"), styles.dim));
    }
    line
}

/// The token of the side that moves.
fn side<'a>(app: &App, learn: &Learn, styles: &Styles) -> Span<'a> {
    let piece = match learn.course.side() {
        Side::Attackers => Piece::Attacker,
        Side::Defenders => Piece::Defender,
    };
    token(piece, app.settings().look, styles)
}
