//! The words beside the board: whose turn it is, who plays, what is threatened, what happened, what is lost.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::theme::Styles;
use super::words::{self, fitting, shortened, wrapped};
use super::{board, put, token};
use crate::app::message::Notice;
use crate::app::plan::{NUMBERS, Pitch, Stage, TALL_FACTS, first_turn};
use crate::app::play::Play;
use crate::app::{App, Screen};
use crate::record;
use crate::rules::{Call, Outcome, Piece, Ply, Side, Square};
use crate::text::DiskText;

/// Draws header, panel, message and entry.
pub(super) fn draw(app: &App, play: &Play, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let panel = Words { app, play, styles };
    let narrow = stage.board.is_none_or(|board| board.pitch == Pitch::Small);
    // Where the list stands in their place, the header says the facts.
    let facts = stage.panel.is_some_and(|areas| !areas.facts.is_empty());
    panel
        .header(facts, narrow, stage.header.width)
        .render(stage.header, buffer);
    if let Some(areas) = stage.panel {
        panel.facts(buffer, areas.facts, narrow && areas.facts.width < 32);
        panel.moves(buffer, areas.moves);
    }
}

/// Draws the typed move and what was answered.
pub(super) fn message(app: &App, play: &Play, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    Words { app, play, styles }.message(buffer, stage);
}

/// Draws, on the title, which line of the settings means nothing.
pub(super) fn startup(app: &App, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    if let Some((line, text)) = app.broken_settings() {
        let words = (app.text().disk.broken_settings)(*line, text);
        Line::styled(format!(" {words}"), styles.alert).render(stage.entry, buffer);
    }
}

/// The notice of a game in words; empty for none.
pub(super) fn notice(app: &App, play: &Play, styles: &Styles) -> String {
    Words { app, play, styles }.answer()
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
            plies.div_ceil(2).max(1)
        } else {
            plies / 2 + 1
        })
    }

    fn losses(&self, with_word: bool) -> Vec<Span<'static>> {
        let board = self.play.position().board();
        let word = format!("{} ", self.app.text().lost_word);
        let mut spans = Vec::new();
        spans.extend(with_word.then(|| Span::styled(word, self.styles.dim)));
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

    /// The points of the pair, once there are some.
    fn points(&self, side: Side) -> Option<Span<'static>> {
        let half = self.play.score()[side as usize];
        let points = match (half / 2, half % 2) {
            (whole, 0) => whole.to_string(),
            (whole, _) if self.app.settings().look.ascii => format!("{whole}.5"),
            (0, _) => "½".to_owned(),
            (whole, _) => format!("{whole}½"),
        };
        (self.play.score() != [0, 0]).then(|| Span::styled(points, self.styles.accent))
    }

    /// A player in so many columns: token, name and points.
    fn short_player(&self, side: Side, width: usize) -> Vec<Span<'static>> {
        let mut spans = vec![self.side_token(side)];
        let points = self.points(side);
        let room = width.saturating_sub(2 + points.as_ref().map_or(0, |p| p.width() + 1));
        let name = shortened(&self.name(side), room);
        spans.push(Span::styled(format!(" {name}"), self.styles.dim));
        spans.extend(points.into_iter().flat_map(|p| [self.space(1), p]));
        spans
    }

    fn header(&self, has_panel: bool, narrow: bool, width: u16) -> Line<'static> {
        let dim = |words: String| Span::styled(words, self.styles.dim);
        let ruleset = (self.app.text().ruleset)(self.play.position().ruleset());
        let mut groups = Vec::new();
        if has_panel {
            let title = Span::styled(" TABLUT", self.styles.accent);
            if narrow {
                let each = usize::from(width).saturating_sub(10) / 2;
                groups.push(vec![title, self.space(2)]);
                groups.push(self.short_player(Side::Attackers, each));
                groups.push(vec![self.space(1)]);
                groups.push(self.short_player(Side::Defenders, each));
            } else {
                groups.push(vec![title, dim(format!("  {ruleset}"))]);
            }
        } else {
            let mut turn: Vec<_> = self.turn_token().into_iter().collect();
            turn.extend([self.space(1), Span::styled(self.turn(), self.turn_style())]);
            let mut losses = vec![self.space(2)];
            losses.extend(self.losses(width >= 48));
            groups.extend([turn, vec![dim(format!("  {}", self.move_number()))], losses]);
            groups.push(vec![dim(format!(" {ruleset}"))]);
            for side in Side::BOTH {
                let mut player = vec![self.space(2)];
                player.extend(self.short_player(side, usize::from(u16::MAX)));
                groups.push(player);
            }
        }
        words::line(groups, width)
    }

    /// Whether the first move is to be played.
    fn is_beginning(&self) -> bool {
        let game = &self.play.game;
        matches!(self.app.screen(), Screen::Play(_))
            && game.plies().is_empty()
            && game.outcome().is_none()
    }

    /// Whose turn it is stands out, and who has won is a banner.
    fn turn_style(&self) -> Style {
        if self.play.game.outcome().is_some() {
            self.styles.selected
        } else {
            self.styles.accent
        }
    }

    /// Who has won and why.
    fn banner(&self, buffer: &mut Buffer, area: Rect, outcome: Outcome) {
        let style = self.styles.selected;
        buffer.set_style(area, style);
        let king = self.play.position().board().king();
        let why = (self.app.text().ended)(outcome, king);
        let inside = Rect {
            x: area.x + 2,
            width: area.width.saturating_sub(4),
            ..area
        };
        let rows = words::rows(&why, inside.width) + 1;
        let down = area.height.saturating_sub(rows) / 2;
        let [who, why_area] = [0, 1].map(|row| Rect {
            y: inside.y + (down + row).min(inside.height),
            height: inside.height.saturating_sub(down + row),
            ..inside
        });
        let token = self.turn_token().map(|token| format!("{} ", token.content));
        let words = format!("{}{}", token.unwrap_or_default(), self.turn());
        wrapped(buffer, who, &words, style);
        wrapped(
            buffer,
            why_area,
            &why,
            style.remove_modifier(Modifier::BOLD),
        );
    }

    fn facts(&self, buffer: &mut Buffer, area: Rect, narrow: bool) {
        let mut rows = Rows { area };
        let roomy = area.height >= 13;
        if narrow {
            rows.line(buffer, Line::styled(self.turn(), self.turn_style()));
            let mut second: Vec<_> = self.turn_token().into_iter().collect();
            second.push(Span::styled(
                format!(" {}", self.move_number()),
                self.styles.dim,
            ));
            rows.line(buffer, Line::from(second));
            let ruleset = (self.app.text().ruleset)(self.play.position().ruleset());
            rows.line(buffer, Line::styled(ruleset, self.styles.dim));
            let alert = rows.take(4);
            self.alert(buffer, alert, false);
            rows.line(buffer, Line::from(self.losses(true)));
            let happened = rows.take(2);
            self.happened(buffer, happened);
            return;
        }
        let tall = area.height >= TALL_FACTS;
        let banner = self.play.game.outcome().filter(|_| roomy);
        if let Some(outcome) = banner {
            let area = rows.take(4);
            self.banner(buffer, area, outcome);
            rows.gap(true);
        } else {
            let first = self.first_line(area.width);
            rows.line(buffer, first);
            rows.gap(roomy);
        }
        if tall {
            return self.tall_facts(buffer, rows, banner.is_some());
        }
        for side in Side::BOTH {
            rows.line(buffer, self.player(side, area.width));
        }
        rows.gap(roomy);
        let alert = rows.take(match (roomy, banner) {
            (true, None) => 3,
            (true, Some(_)) => 1,
            (false, _) => 2,
        });
        self.alert(buffer, alert, banner.is_some());
        let happened = rows.take(match (roomy, banner) {
            (true, None) => 2,
            _ => 1,
        });
        self.happened(buffer, happened);
        for side in Side::BOTH {
            rows.line(buffer, self.tray(side, area.width));
        }
    }

    /// The number of the move and whose turn it is.
    fn first_line(&self, width: u16) -> Line<'static> {
        let number = format!("{} · ", self.move_number());
        let mut first: Vec<_> = self.turn_token().into_iter().collect();
        first.extend([self.space(1), Span::styled(self.turn(), self.turn_style())]);
        // Whose turn it is stands unbroken, and the list has the numbers, too.
        if Line::from(first.clone()).width() + number.width() <= usize::from(width) {
            first.insert(0, Span::styled(number, self.styles.dim));
        }
        Line::from(first)
    }

    /// The players with what they have lost as pictures, and the heading of the list.
    fn tall_facts(&self, buffer: &mut Buffer, mut rows: Rows, over: bool) {
        let width = rows.area.width;
        for side in Side::BOTH {
            let board = self.play.position().board();
            let (lost, slots) = (board.lost(side), side.pawns());
            let text = self.app.text();
            let count = format!("{} {}", (text.lost)(lost, slots), text.lost_word);
            // A long name has the whole row: what is lost is seen below.
            let tray = (board::TRAY * Pitch::Medium.width()).min(width);
            let columns = u16::try_from(count.width()).unwrap_or(u16::MAX);
            let room = tray.saturating_sub(columns + 2);
            let points = self.points(side).map_or(0, |p| p.width() + 2);
            let mut player = self.player(side, width);
            if self.name(side).width() + 2 + points <= usize::from(room) {
                player = self.player(side, room);
                let gap = usize::from(tray - columns).saturating_sub(player.width());
                player.extend([self.space(gap), Span::styled(count, self.styles.dim)]);
            }
            rows.line(buffer, player);
            let high = u16::try_from(slots)
                .unwrap_or(u16::MAX)
                .div_ceil(board::TRAY);
            let area = rows.take(high * Pitch::Medium.height());
            self.large_tray(buffer, area, side);
            rows.gap(true);
        }
        // Before the first move the aim comes before the means.
        let spare = if over { 0 } else { 3 };
        if self.is_beginning() {
            let alert = rows.take(1 + spare);
            self.alert(buffer, alert, over);
            let happened = rows.take(3);
            self.happened(buffer, happened);
        } else {
            let happened = rows.take(3);
            self.happened(buffer, happened);
            let alert = rows.take(1 + spare);
            self.alert(buffer, alert, over);
        }
        rows.gap(true);
        let heading = format!("── {} ", self.app.text().disk.columns[4]);
        let rest = usize::from(width).saturating_sub(heading.width());
        rows.line(
            buffer,
            Line::styled(format!("{heading}{}", "─".repeat(rest)), self.styles.frame),
        );
    }

    /// What a side has lost, on squares as large as the smallest with pictures.
    fn large_tray(&self, buffer: &mut Buffer, area: Rect, side: Side) {
        let lost = self.play.position().board().lost(side);
        let piece = match side {
            Side::Attackers => Piece::Attacker,
            Side::Defenders => Piece::Defender,
        };
        let look = self.app.settings().look;
        if board::tray(buffer, area, piece, lost, side.pawns(), look) {
            return;
        }
        let token = self.side_token(side);
        let slots = (0..side.pawns()).map(|slot| {
            if slot < lost {
                token.clone()
            } else {
                Span::styled("·", self.styles.dim)
            }
        });
        for (slot, span) in (0_u16..).zip(slots) {
            let cell = Rect {
                x: area.x + 2 + slot % board::TRAY * Pitch::Medium.width(),
                y: area.y + slot / board::TRAY * Pitch::Medium.height(),
                width: 1,
                height: 1,
            };
            span.render(cell.intersection(area), buffer);
        }
    }

    /// A player: token, name, side where there is room, and the points of the pair.
    fn player(&self, side: Side, width: u16) -> Line<'static> {
        let to_move = self.play.game.outcome().is_none() && self.play.position().turn() == side;
        let style = if to_move {
            self.styles.text
        } else {
            self.styles.dim
        };
        let points = self.points(side);
        let room = usize::from(width) - 2 - points.as_ref().map_or(0, |p| p.width() + 2);
        let mut name = shortened(&self.name(side), room);
        let label = format!(" ({})", (self.app.text().side)(side));
        let named = !self.play.names[side as usize].is_empty();
        let labelled = named && name.width() + label.width() <= room;
        name.insert(0, ' ');
        let mut spans = vec![self.side_token(side), Span::styled(name, style)];
        spans.extend(labelled.then(|| Span::styled(label, self.styles.dim)));
        spans.extend(points.into_iter().flat_map(|p| [self.space(2), p]));
        Line::from(spans)
    }

    /// Raichi, Tuichi, a third repetition, or why the game is over unless that was told.
    fn alert(&self, buffer: &mut Buffer, area: Rect, told: bool) {
        let (text, position) = (self.app.text(), self.play.position());
        let king = position.board().king();
        let mut area = area;
        if let Some(why) = &self.play.unsaved {
            let rows = area.height.div_ceil(2);
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
            if !told {
                let why = (text.ended)(outcome, king);
                wrapped(buffer, area, &why, self.styles.alert);
            }
            return;
        }
        let (open, repetition) = (self.play.open_ways(), self.play.game.repetition());
        let [mut whole, mut short] = [String::new(), String::new()];
        if position.call().is_some() {
            whole = (text.ways)(king, &open);
            short = format!("{}.", (text.ways_short)(&open));
        }
        let [mut third, mut third_short] = [String::new(), String::new()];
        if repetition >= 3 {
            third = (text.repeated)(repetition, position.turn());
            third_short = (text.repeated_short)(repetition, position.turn());
        }
        let pairs = [
            (whole, &third),
            (short.clone(), &third),
            (short, &third_short),
        ];
        let ways = pairs.map(|(ways, third)| format!("{ways} {third}").trim().to_owned());
        let words = fitting(area, ways);
        if words.is_empty() {
            let comment = self.comment();
            if comment.is_empty() && self.is_beginning() {
                let aim = (text.aim)(position.ruleset());
                return wrapped(
                    buffer,
                    area,
                    &fitting(area, [aim.to_owned(), String::new()]),
                    self.styles.dim,
                );
            }
            return wrapped(buffer, area, &comment, self.styles.text);
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
        let ways = if self.play.breath && self.play.game.outcome().is_none() {
            let breath = self.play.position().breath();
            let squares = breath.to_string().replace(',', ", ");
            [
                (text.breath)(breath.len(), &squares),
                (text.breath)(breath.len(), ""),
            ]
        } else if let Some(ply) = self.play.game.last() {
            let pincers: Vec<_> = ply.pincers().collect();
            let whole = if pincers.is_empty() {
                (text.moved)(ply.mv)
            } else {
                (text.took)(ply.mv, &pincers)
            };
            [whole, record::notation(ply)]
        } else if !self.is_beginning() {
            return;
        } else {
            let how = fitting(area, [text.how.to_owned(), String::new()]);
            return wrapped(buffer, area, &how, self.styles.dim);
        };
        wrapped(buffer, area, &fitting(area, ways), self.styles.text);
    }

    /// What a side has lost, as a tray that fills up; its word stands where there is room.
    fn tray(&self, side: Side, width: u16) -> Line<'static> {
        let text = self.app.text();
        let lost = self.play.position().board().lost(side);
        let piece = self.side_token(side);
        let dim = |words: String| Span::styled(words, self.styles.dim);
        let tray = [
            self.space(1),
            Span::styled(piece.content.repeat(lost), piece.style),
            dim("·".repeat(side.pawns() - lost)),
            dim(format!(" {}", (text.lost)(lost, side.pawns()))),
        ];
        let mut whole = vec![piece.clone(), dim(format!(" {}", text.lost_word))];
        whole.extend(tray.clone());
        if Line::from(whole.clone()).width() > usize::from(width) {
            whole = vec![piece];
            whole.extend(tray);
        }
        Line::from(whole)
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
            // In a narrow list the notation's own mark says it.
            _ if width < 12 => "",
            Some(Call::Raichi) => " R",
            Some(Call::Tuichi) => " T",
            None => "",
        };
        let words = shortened(&record::notation(ply), width.saturating_sub(call.len() + 1));
        let rest = width.saturating_sub(words.chars().count() + call.len());
        [
            Span::styled(words, style),
            Span::styled(call, self.styles.alert),
            self.space(rest),
        ]
    }

    /// The typed move, and what was answered: beside or above it, or where that is too long, over the end of
    /// the panel or of the board.
    fn message(&self, buffer: &mut Buffer, stage: &Stage) {
        let answer = self.answer();
        let style = if self.play.notice.is_some() {
            self.styles.alert
        } else {
            self.styles.dim
        };
        let entry = self.play.hand.entry.text();
        let mut line = Vec::new();
        if !entry.is_empty() {
            line.push(Span::styled(" > ", self.styles.accent));
            line.push(Span::styled(format!("{entry}_"), self.styles.field));
            line.push(self.space(1));
        }
        let line = Line::from(line);
        let used = u16::try_from(line.width()).unwrap_or(u16::MAX);
        line.render(stage.entry, buffer);
        let behind = inset(stage.entry, used);
        let above = inset(stage.message, 0);
        let both = inset(stage.message.union(stage.entry), 0);
        let beside = stage.message == stage.entry;
        let fits = |area: Rect| words::rows(&answer, area.width) <= area.height;
        let area = if beside && fits(behind) {
            behind
        } else if !beside && fits(above) {
            above
        } else if used == 0 && fits(both) {
            both
        } else if stage.panel.is_none() && self.play.notice.is_none() {
            // What a picked piece can do is seen on the board, which therefore is not covered.
            if beside { behind } else { above }
        } else {
            let area = match stage.panel {
                Some(panel) if panel.facts.is_empty() => panel.moves,
                Some(panel) if panel.moves.is_empty() => panel.facts,
                Some(panel) => panel.facts.union(panel.moves),
                None => Rect {
                    y: stage.header.bottom(),
                    height: stage.entry.y - stage.header.bottom(),
                    ..stage.entry
                },
            };
            let rows = words::rows(&answer, area.width).min(area.height);
            let area = Rect {
                y: area.bottom() - rows,
                height: rows,
                ..area
            };
            for at in area.positions() {
                put(buffer, at.x, at.y, ' ', self.styles.text);
            }
            area
        };
        wrapped(buffer, area, &answer, style);
    }

    /// The notice in words, or what the picked piece can do.
    fn answer(&self) -> String {
        let (text, position) = (self.app.text(), self.play.position());
        match &self.play.notice {
            None => {
                let marks = self.play.marks();
                let own = |s: &Square| position.board().piece(*s).is_some();
                match marks.picked.filter(own) {
                    Some(square) if self.play.game.outcome().is_none() => {
                        (text.picked)(square, marks.targets.len(), marks.capturing.len())
                    }
                    _ => String::new(),
                }
            }
            Some(Notice::Refused(mv, reason)) => (text.refused)(*mv, *reason, position.turn()),
            Some(Notice::NoPick(square, reason)) => {
                (text.no_pick)(*square, *reason, position.turn())
            }
            Some(Notice::BadEntry(fault)) => (text.bad_entry)(fault),
            Some(Notice::NothingToUndo) => text.nothing_to_undo.to_owned(),
            Some(Notice::NothingToRedo) => text.nothing_to_redo.to_owned(),
            Some(Notice::TakenBack(mv)) => (text.taken_back)(*mv),
            Some(Notice::EndingTakenBack) => text.ending_taken_back.to_owned(),
            Some(Notice::BroughtBack(mv)) => (text.brought_back)(*mv),
            Some(Notice::DrawRefused(side)) => (text.draw_refused)(*side),
            Some(Notice::Spared(square, why)) => (text.spared)(*square, *why),
            Some(Notice::Rule(section)) => (text.rule)(*section, position.ruleset()).to_owned(),
            Some(Notice::MouseIs(ours)) => (text.mouse_is)(*ours).to_owned(),
            Some(Notice::NothingToExplain) => text.nothing_to_explain.to_owned(),
            Some(notice) => disk_notice(notice, &text.disk),
        }
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

/// An area without so many columns on the left, and one for a gap.
fn inset(area: Rect, columns: u16) -> Rect {
    let gap = (columns + 1).min(area.width);
    Rect {
        x: area.x + gap,
        width: area.width - gap,
        ..area
    }
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
