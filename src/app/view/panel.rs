//! The words beside the board: whose turn it is, who plays, what is threatened, what happened, what is lost.

mod moves;
mod players;
mod said;
mod standing;
mod tall;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Widget;
use unicode_width::UnicodeWidthStr;

use super::theme::Styles;
use super::words::{self, fitting, wrapped};
pub(super) use crate::app::answer::{answer, told_without_a_game};
use crate::app::plan::{Pitch, Stage, TALL_FACTS};
use crate::app::play::Play;
use crate::app::{App, Screen};
use crate::record;
use crate::rules::Side;
pub(super) use said::said;

/// Draws header, panel, message and entry.
pub(super) fn draw(app: &App, play: &Play, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let panel = Words { app, play, styles };
    let narrow = stage.board.is_none_or(|board| board.pitch == Pitch::Small);
    // Where the list stands in their place, the header says the facts.
    let facts = stage.panel.is_some_and(|areas| !areas.facts.is_empty());
    let narrow = narrow && stage.panel.is_some_and(|areas| areas.facts.width < 32);
    panel
        .header(facts, narrow, stage.header.width)
        .render(stage.header, buffer);
    if let Some(areas) = stage.panel {
        panel.facts(buffer, areas.facts, narrow);
        panel.moves(buffer, areas.moves);
    }
}

/// Draws the typed move and what was answered.
pub(super) fn message(app: &App, play: &Play, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let (entry, alert) = (play.hand.entry.text(), play.notice.is_some());
    let answer = notice(app, play);
    let told = stage.panel.is_some_and(|areas| !areas.facts.is_empty());
    if !alert && !told {
        let words = Words { app, play, styles };
        let area = stage.free(said::typed(buffer, stage, entry, styles));
        let standing = words.standing(area, answer.is_empty());
        if !standing.is_empty() {
            return words::wrapped_spans(buffer, area, &standing);
        }
    }
    said(buffer, stage, entry, &answer, alert, styles);
}

/// Draws, on the title, what the player is told, or else which line of the settings means nothing.
pub(super) fn startup(app: &App, buffer: &mut Buffer, stage: &Stage, styles: &Styles) {
    let text = app.text();
    let words = match (app.told(), app.broken_settings()) {
        (Some(notice), _) => told_without_a_game(text, notice),
        (None, Some((line, said))) => (text.disk.broken_settings)(*line, said),
        (None, None) => return,
    };
    words::told(buffer, stage.entry, &words, styles.alert);
}

/// The notice of a game in words; empty for none.
pub(super) fn notice(app: &App, play: &Play) -> String {
    app.answered(play)
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
            return self.facts_in_a_row(width);
        }
        words::line(groups, width)
    }

    /// Whose turn it is and what else no panel says, as far as it finds room: the players both or neither, and
    /// shortened alike.
    fn facts_in_a_row(&self, width: u16) -> Line<'static> {
        let dim = |words: String| Span::styled(words, self.styles.dim);
        let ruleset = (self.app.text().ruleset)(self.play.position().ruleset());
        let facts = |with_word| {
            let mut turn: Vec<_> = self.turn_token().into_iter().collect();
            turn.extend([self.space(1), Span::styled(self.turn(), self.turn_style())]);
            let mut losses = vec![self.space(2)];
            losses.extend(self.losses(with_word));
            let number = vec![dim(format!("  {}", self.move_number()))];
            let groups = vec![turn, number, losses, vec![dim(format!(" {ruleset}"))]];
            words::line(groups, width)
        };
        let columns = usize::from(width);
        let players = |each| {
            let player = |side| [vec![self.space(2)], self.short_player(side, each)].concat();
            Side::BOTH.map(player).concat()
        };
        let whole = Line::from(players(usize::MAX)).width();
        let mut line = facts(width >= 48);
        if line.width() + whole > columns {
            line = facts(false);
        }
        // A token, a letter and an ellipsis.
        let each = columns.saturating_sub(line.width() + 4) / 2;
        if line.width() + whole <= columns {
            line.extend(players(usize::MAX));
        } else if each >= 4 {
            line.extend(players(each));
        }
        line
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

    fn facts(&self, buffer: &mut Buffer, area: Rect, narrow: bool) {
        let mut rows = Rows { area };
        let roomy = area.height >= 13;
        if narrow {
            rows.line(buffer, Line::styled(self.turn(), self.turn_style()));
            // Where there are few rows, what is lost stands beside the number.
            let few = area.height < 10;
            let mut second: Vec<_> = self.turn_token().into_iter().collect();
            second.push(Span::styled(
                format!(" {}", self.move_number()),
                self.styles.dim,
            ));
            if few {
                second.push(self.space(1));
                second.extend(self.losses(false));
            }
            rows.line(buffer, Line::from(second));
            let ruleset = (self.app.text().ruleset)(self.play.position().ruleset());
            rows.line(buffer, Line::styled(ruleset, self.styles.dim));
            let alert = rows.take(if few { 3 } else { 4 });
            self.alert(buffer, alert, false);
            if !few {
                rows.line(buffer, Line::from(self.losses(true)));
            }
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
        let open: Vec<_> = position.open_ways().collect();
        let repetition = self.play.game.repetition();
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
            format!("{}{}", self.app.text().disk.comment, comment)
        }
    }

    /// What the last move did, or the king's breath where that is shown.
    fn happened(&self, buffer: &mut Buffer, area: Rect) {
        let text = self.app.text();
        let ways = if self.play.sight.breath && self.play.game.outcome().is_none() {
            let breath = self.play.position().breath();
            let squares = breath.to_string().replace(',', ", ");
            [
                (text.breath)(breath.len(), &squares),
                (text.breath)(breath.len(), ""),
            ]
        } else if let Some(ply) = self.play.game.last() {
            let pincers: Vec<_> = ply.pincers().collect();
            // A move that ended the game did more than take nothing, and that is told above.
            if ply.end.is_some() && pincers.is_empty() {
                return;
            }
            let whole = if pincers.is_empty() {
                (text.moved)(ply.mv)
            } else {
                (text.took)(ply.mv, &pincers)
            };
            [whole, record::notation(ply)]
        } else if !self.is_beginning() {
            return;
        } else {
            let how = (text.how)(self.app.settings().mouse);
            let how = fitting(area, [how.to_owned(), String::new()]);
            return wrapped(buffer, area, &how, self.styles.dim);
        };
        wrapped(buffer, area, &fitting(area, ways), self.styles.text);
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
