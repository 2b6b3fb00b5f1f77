//! The words beside the board: whose turn it is, who plays, what is threatened, what happened, what is lost.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::theme::Styles;
use super::{token, wrapped};
use crate::app::App;
use crate::app::marks::Marks;
use crate::app::message::Notice;
use crate::app::plan::{NUMBERS, Pitch, Stage, first_turn};
use crate::app::play::Play;
use crate::record;
use crate::rules::{Call, Piece, Ply, Position, Side, Square};
use crate::text::{DiskText, Text};

/// Draws header, panel, message and entry.
pub(super) fn draw(app: &App, play: &Play, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let panel = Words { app, play, styles };
    let narrow = stage.board.is_none_or(|board| board.pitch == Pitch::Small);
    // Where the list stands in their place, the header says the facts.
    let facts = stage.panel.is_some_and(|areas| !areas.facts.is_empty());
    panel.header(facts, narrow).render(stage.header, buffer);
    if let Some(areas) = stage.panel {
        panel.facts(buffer, areas.facts, narrow && areas.facts.width < 32);
        panel.moves(buffer, areas.moves);
    }
}

/// Draws the typed move and what was answered.
pub(super) fn message(app: &App, play: &Play, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let (entry, alert) = (play.hand.entry.text(), play.notice.is_some());
    said(buffer, stage, entry, &notice(app, play), alert, styles);
}

/// Draws, on the title, which line of the settings means nothing.
pub(super) fn startup(app: &App, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    if let Some((line, text)) = app.broken_settings() {
        let words = (app.text().disk.broken_settings)(*line, text);
        Line::styled(format!(" {words}"), styles.alert).render(stage.entry, buffer);
    }
}

/// The notice of a game in words; empty for none.
pub(super) fn notice(app: &App, play: &Play) -> String {
    let (notice, position, marks) = (play.notice.as_ref(), play.position(), play.marks());
    match (notice, play.game.outcome()) {
        (None, Some(_)) => String::new(),
        _ => answer(app.text(), notice, position, &marks),
    }
}

struct Words<'a> {
    app: &'a App,
    play: &'a Play,
    styles: &'a Styles,
}

impl Words<'_> {
    /// Whose turn it is, or who has won.
    fn turn(&self) -> &'static str {
        let text = self.app.text();
        match self.play.game.outcome() {
            Some(outcome) => (text.result)(outcome),
            None => (text.to_move)(self.play.position().turn()),
        }
    }

    fn side_token(&self, side: Side) -> Span<'static> {
        let piece = if side == Side::Attackers {
            Piece::Attacker
        } else {
            Piece::Defender
        };
        token(piece, self.app.settings().look, self.styles)
    }

    /// The token of the side to move, or of the winner.
    fn turn_token(&self) -> Option<Span<'static>> {
        let side = match self.play.game.outcome() {
            None => Some(self.play.position().turn()),
            Some(outcome) => outcome.winner(),
        };
        side.map(|side| self.side_token(side))
    }

    fn space(&self, n: usize) -> Span<'static> {
        Span::styled(" ".repeat(n), self.styles.text)
    }

    /// The number of the move that is to be made, or of the last one.
    fn move_number(&self) -> String {
        let plies = self.play.game.plies().len();
        (self.app.text().move_number)(if self.play.game.outcome().is_some() {
            plies.div_ceil(2)
        } else {
            plies / 2 + 1
        })
    }

    fn losses(&self) -> Vec<Span<'static>> {
        let board = self.play.position().board();
        let mut spans = vec![Span::styled(
            format!("{} ", self.app.text().lost_word),
            self.styles.dim,
        )];
        for side in Side::BOTH {
            spans.push(self.side_token(side));
            spans.push(Span::styled(
                format!("{} ", board.lost(side)),
                self.styles.text,
            ));
        }
        spans
    }

    fn name(&self, side: Side) -> String {
        let name = &self.play.names[side as usize];
        let label = (self.app.text().menu.player)(side);
        if name.is_empty() {
            label.to_owned()
        } else {
            clean(name)
        }
    }

    fn header(&self, has_panel: bool, narrow: bool) -> Line<'static> {
        let text = self.app.text();
        let ruleset = (text.ruleset)(self.play.position().ruleset());
        let mut spans = Vec::new();
        if has_panel {
            spans.push(Span::styled(" TABLUT", self.styles.accent));
            if narrow {
                spans.push(self.space(2));
                for (i, side) in Side::BOTH.into_iter().enumerate() {
                    spans.extend((i > 0).then(|| self.space(1)));
                    spans.push(self.side_token(side));
                    spans.push(Span::styled(
                        format!(" {}", self.name(side)),
                        self.styles.dim,
                    ));
                }
            } else {
                spans.push(Span::styled(format!("  {ruleset}"), self.styles.dim));
            }
        } else {
            spans.extend(self.turn_token());
            spans.push(Span::styled(
                format!(" {}  ", self.turn()),
                self.styles.accent,
            ));
            spans.push(Span::styled(
                format!("{}  ", self.move_number()),
                self.styles.dim,
            ));
            spans.extend(self.losses());
            spans.push(Span::styled(format!(" {ruleset}  "), self.styles.dim));
            for side in Side::BOTH {
                spans.push(self.side_token(side));
                spans.push(Span::styled(
                    format!(" {}  ", self.name(side)),
                    self.styles.dim,
                ));
            }
        }
        Line::from(spans)
    }

    fn facts(&self, buffer: &mut Buffer, area: Rect, narrow: bool) {
        let mut rows = Rows { area };
        let roomy = area.height >= 13;
        if narrow {
            rows.line(buffer, Line::styled(self.turn(), self.styles.accent));
            let mut second: Vec<_> = self.turn_token().into_iter().collect();
            second.push(Span::styled(
                format!(" {}", self.move_number()),
                self.styles.dim,
            ));
            rows.line(buffer, Line::from(second));
            let ruleset = (self.app.text().ruleset)(self.play.position().ruleset());
            rows.line(buffer, Line::styled(ruleset, self.styles.dim));
            let alert = rows.take(4);
            self.alert(buffer, alert);
            rows.line(buffer, Line::from(self.losses()));
            let happened = rows.take(2);
            self.happened(buffer, happened);
            return;
        }
        let number = format!("{} · ", self.move_number());
        let mut first: Vec<_> = self.turn_token().into_iter().collect();
        first.push(Span::styled(
            format!(" {}", self.turn()),
            self.styles.accent,
        ));
        // The list has the numbers, too; whose turn it is stands unbroken.
        if Line::from(first.clone()).width() + number.width() <= usize::from(area.width) {
            first.insert(0, Span::styled(number, self.styles.dim));
        }
        rows.line(buffer, Line::from(first));
        rows.gap(roomy);
        for side in Side::BOTH {
            rows.line(buffer, self.player(side));
        }
        rows.gap(roomy);
        let alert = rows.take(if roomy { 3 } else { 2 });
        self.alert(buffer, alert);
        let happened = rows.take(if roomy { 2 } else { 1 });
        self.happened(buffer, happened);
        for side in Side::BOTH {
            rows.line(buffer, self.tray(side));
        }
    }

    /// A player: token, name, side, and the points of the pair.
    fn player(&self, side: Side) -> Line<'static> {
        let to_move = self.play.game.outcome().is_none() && self.play.position().turn() == side;
        let style = if to_move {
            self.styles.text
        } else {
            self.styles.dim
        };
        let mut spans = vec![
            self.side_token(side),
            Span::styled(format!(" {}", self.name(side)), style),
        ];
        if !self.play.names[side as usize].is_empty() {
            spans.push(Span::styled(
                format!(" ({})", (self.app.text().side)(side)),
                self.styles.dim,
            ));
        }
        if self.play.score() != [0, 0] {
            let half = self.play.score()[side as usize];
            let points = match (half / 2, half % 2) {
                (0, 1) => "½".to_owned(),
                (whole, 0) => whole.to_string(),
                (whole, _) => format!("{whole}½"),
            };
            spans.push(Span::styled(format!("  {points}"), self.styles.accent));
        }
        Line::from(spans)
    }

    /// Raichi, Tuichi, a third repetition, or why the game is over.
    fn alert(&self, buffer: &mut Buffer, area: Rect) {
        let (text, position) = (self.app.text(), self.play.position());
        let king = position.board().king();
        let mut area = area;
        if let Some(why) = &self.play.unsaved {
            let rows = area.height.min(2);
            wrapped(
                buffer,
                Rect {
                    height: rows,
                    ..area
                },
                &(text.disk.not_saved)(why),
                self.styles.alert,
            );
            area = Rect {
                y: area.y + rows,
                height: area.height - rows,
                ..area
            };
        }
        if let Some(outcome) = self.play.game.outcome() {
            return wrapped(
                buffer,
                area,
                &(text.ended)(outcome, king),
                self.styles.alert,
            );
        }
        let mut words = String::new();
        if position.call().is_some() {
            words = (text.ways)(king, &self.play.open_ways());
        }
        let repetition = self.play.game.repetition();
        if repetition >= 3 {
            words.push_str(if words.is_empty() { "" } else { " " });
            words.push_str(&(text.repeated)(repetition, position.turn()));
        }
        if words.is_empty() {
            return wrapped(buffer, area, &self.comment(), self.styles.text);
        }
        wrapped(buffer, area, &words, self.styles.alert);
    }

    /// What people wrote about the last move, or about the start.
    fn comment(&self) -> String {
        let comment = self.play.record.comment(self.play.game.plies().len());
        if comment.is_empty() {
            String::new()
        } else {
            format!("{}{}", self.app.text().disk.comment, clean(comment))
        }
    }

    /// What the last move did, or the king's breath where that is shown.
    fn happened(&self, buffer: &mut Buffer, area: Rect) {
        let text = self.app.text();
        let words = if self.play.breath && self.play.game.outcome().is_none() {
            let breath = self.play.position().breath();
            (text.breath)(breath.len(), &breath.to_string().replace(',', ", "))
        } else if let Some(ply) = self.play.game.last() {
            let pincers: Vec<_> = ply.pincers().collect();
            if pincers.is_empty() {
                (text.moved)(ply.mv)
            } else {
                (text.took)(ply.mv, &pincers)
            }
        } else {
            String::new()
        };
        wrapped(buffer, area, &words, self.styles.text);
    }

    /// What a side has lost, as a tray that fills up.
    fn tray(&self, side: Side) -> Line<'static> {
        let text = self.app.text();
        let lost = self.play.position().board().lost(side);
        let piece = self.side_token(side);
        let mut spans = vec![
            piece.clone(),
            Span::styled(format!(" {} ", text.lost_word), self.styles.dim),
        ];
        spans.push(Span::styled(piece.content.repeat(lost), piece.style));
        let free = "·".repeat(side.pawns() - lost);
        spans.push(Span::styled(free, self.styles.dim));
        spans.push(Span::styled(
            format!(" {}", (text.lost)(lost, side.pawns())),
            self.styles.dim,
        ));
        Line::from(spans)
    }

    /// The numbered moves in pairs; those that were taken back are dim.
    fn moves(&self, buffer: &mut Buffer, area: Rect) {
        let game = &self.play.game;
        let standing = game.plies().len();
        let plies = game.line();
        let turns = plies.len().div_ceil(2);
        let rows = usize::from(area.height);
        let first = first_turn(self.play.scroll, standing, plies.len(), rows);
        let half = usize::from(area.width.saturating_sub(NUMBERS)) / 2;
        for (row, turn) in (first..turns).take(rows).enumerate() {
            let mut spans = vec![Span::styled(format!("{:>3} ", turn + 1), self.styles.dim)];
            for index in [2 * turn, 2 * turn + 1] {
                let Some(&ply) = plies.get(index) else {
                    continue;
                };
                let style = match index + 1 {
                    n if n > standing => self.styles.dim,
                    n if n == standing => self.styles.accent,
                    _ => self.styles.text,
                };
                spans.extend(self.listed(ply, half, style));
            }
            let y = area.y + u16::try_from(row).unwrap_or(u16::MAX);
            Line::from(spans).render(
                Rect {
                    y,
                    height: 1,
                    ..area
                },
                buffer,
            );
        }
    }

    /// A move of the list in so many columns, with the call that it led to.
    fn listed(&self, ply: Ply, width: usize, style: Style) -> [Span<'static>; 3] {
        let call = match ply.after.call() {
            Some(Call::Raichi) => " R",
            Some(Call::Tuichi) => " T",
            None => "",
        };
        let mut words = record::notation(ply);
        let room = width.saturating_sub(call.len() + 1);
        if words.chars().count() > room {
            words = words
                .chars()
                .take(room.saturating_sub(1))
                .chain(['…'])
                .collect();
        }
        let rest = width.saturating_sub(words.chars().count() + call.len());
        [
            Span::styled(words, style),
            Span::styled(call, self.styles.alert),
            self.space(rest),
        ]
    }
}

/// The typed move, and what was answered.
pub(super) fn said(
    buffer: &mut Buffer,
    stage: &Stage,
    entry: &str,
    answer: &str,
    alert: bool,
    styles: &Styles,
) {
    let style = if alert { styles.alert } else { styles.dim };
    let space = |n: usize| Span::styled(" ".repeat(n), styles.text);
    let mut line = Vec::new();
    if !entry.is_empty() {
        line.push(Span::styled(" > ", styles.accent));
        line.push(Span::styled(format!("{entry}_"), styles.field));
        line.push(space(2));
    }
    if stage.message == stage.entry {
        line.extend(line.is_empty().then(|| space(1)));
        line.push(Span::styled(answer, style));
    } else {
        let area = Rect {
            x: stage.message.x + 1,
            width: stage.message.width.saturating_sub(1),
            ..stage.message
        };
        wrapped(buffer, area, answer, style);
    }
    Line::from(line).render(stage.entry, buffer);
}

/// A notice in words, or what the picked piece can do.
pub(super) fn answer(
    text: &Text,
    notice: Option<&Notice>,
    position: Position,
    marks: &Marks,
) -> String {
    let Some(notice) = notice else {
        let own = |s: &Square| position.board().piece(*s).is_some();
        return match marks.picked.filter(own) {
            Some(square) if position.end().is_none() => {
                (text.picked)(square, marks.targets.len(), marks.capturing.len())
            }
            _ => String::new(),
        };
    };
    match notice {
        Notice::Refused(mv, reason) => (text.refused)(*mv, *reason, position.turn()),
        Notice::NoPick(square, reason) => (text.no_pick)(*square, *reason, position.turn()),
        Notice::BadEntry(fault) => (text.bad_entry)(fault),
        Notice::NothingToUndo => text.nothing_to_undo.to_owned(),
        Notice::NothingToRedo => text.nothing_to_redo.to_owned(),
        Notice::TakenBack(mv) => (text.taken_back)(*mv),
        Notice::EndingTakenBack => text.ending_taken_back.to_owned(),
        Notice::BroughtBack(mv) => (text.brought_back)(*mv),
        Notice::DrawRefused(side) => (text.draw_refused)(*side),
        Notice::Spared(square, why) => (text.spared)(*square, *why),
        Notice::Rule(section) => (text.rule)(*section, position.ruleset()).to_owned(),
        Notice::MouseIs(ours) => (text.mouse_is)(*ours).to_owned(),
        Notice::NothingToExplain => text.nothing_to_explain.to_owned(),
        notice => disk_notice(notice, &text.disk),
    }
}

/// A notice about the disk in words.
pub(super) fn disk_notice(notice: &Notice, text: &DiskText) -> String {
    match notice {
        Notice::Copied(path) => (text.copied)(&clean(path)),
        Notice::NotCopied(path, why) => (text.not_copied)(&clean(path), why),
        Notice::NotOpened(why) => (text.not_opened)(&clean(why)),
        Notice::NotTrashed(why) => (text.not_trashed)(why),
        Notice::SettingsNotSaved(why) => (text.settings_not_saved)(why),
        Notice::NotPasted(why) => (text.not_pasted)(why.as_deref()),
        Notice::Remarks(first, count) => (text.remarks)(first, *count),
        Notice::Fault(why) => (text.fault)(why),
        Notice::Watching => text.watching.to_owned(),
        Notice::TooLong => text.too_long.to_owned(),
        _ => String::new(),
    }
}

/// A name without control characters.
pub(super) fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).collect()
}

/// The rows of an area, taken from the top.
struct Rows {
    area: Rect,
}

impl Rows {
    fn take(&mut self, rows: u16) -> Rect {
        let rows = rows.min(self.area.height);
        let taken = Rect {
            height: rows,
            ..self.area
        };
        self.area = Rect {
            y: self.area.y + rows,
            height: self.area.height - rows,
            ..self.area
        };
        taken
    }

    fn line(&mut self, buffer: &mut Buffer, line: Line<'_>) {
        let area = self.take(1);
        if !area.is_empty() {
            line.render(area, buffer);
        }
    }

    fn gap(&mut self, wanted: bool) {
        if wanted {
            self.take(1);
        }
    }
}
