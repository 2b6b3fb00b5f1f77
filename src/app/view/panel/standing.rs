//! What no panel says: why the game is over, what is called out, what the last move did.

use ratatui::layout::Rect;
use ratatui::style::Style;

use super::Words;
use crate::app::view::words::rows;
use crate::app::wrap::clean;
use crate::record;

/// Something to be said, in ever fewer words.
struct Statement {
    ways: Vec<String>,
    style: Style,
}

impl Words<'_> {
    /// What stands in an area while no panel says it: the weightiest first, each as whole as there is still room
    /// for, or not at all. What the last move did gives way to an answer.
    pub(super) fn standing(&self, area: Rect, with_move: bool) -> Vec<(String, Style)> {
        let mut said: Vec<(String, Style)> = Vec::new();
        let mut statements = self.alerts();
        statements.extend(with_move.then(|| self.deed()).flatten());
        for Statement { ways, style } in statements {
            let with = |way: &String| {
                let before = said.iter().map(|(words, _)| words.as_str());
                before.chain([way.as_str()]).collect::<Vec<_>>().join(" ")
            };
            let fits = |way: &String| rows(&with(way), area.width) <= area.height;
            if let Some(way) = ways.into_iter().find(fits) {
                said.push((way, style));
            }
        }
        said
    }

    /// What the players must not miss.
    fn alerts(&self) -> Vec<Statement> {
        let (text, position) = (self.app.text(), self.play.position());
        let king = position.board().king();
        let mut all = Vec::new();
        let mut alert = |ways: Vec<String>| {
            let style = self.styles.alert;
            all.push(Statement { ways, style });
        };
        if let Some(outcome) = self.play.game.outcome() {
            let short = (text.ended_short)(outcome, king);
            alert(vec![(text.ended)(outcome, king), short]);
        } else {
            if position.call().is_some() {
                let open: Vec<_> = position.open_ways().collect();
                let short = format!("{}.", (text.ways_short)(&open));
                alert(vec![(text.ways)(king, &open), short]);
            }
            let times = self.play.game.repetition();
            if times >= 3 {
                alert(vec![
                    (text.repeated)(times, position.turn()),
                    (text.repeated_short)(times, position.turn()),
                    (text.repeated_bare)(times),
                ]);
            }
        }
        if let Some(why) = &self.play.unsaved {
            let whole = clean(&(text.disk.not_saved)(why));
            let short = whole.split(':').next().unwrap_or_default();
            alert(vec![whole.clone(), format!("{}.", short.trim_end())]);
        }
        all
    }

    /// What the last move took, or the king's breath where that is shown.
    fn deed(&self) -> Option<Statement> {
        let text = self.app.text();
        let style = self.styles.text;
        if self.play.sight.breath && self.play.game.outcome().is_none() {
            let breath = self.play.position().breath();
            let squares = breath.to_string().replace(',', ", ");
            let n = breath.len();
            let ways = vec![
                (text.breath)(n, &squares),
                (text.breath_short)(n, &squares),
                (text.breath_short)(n, ""),
            ];
            return Some(Statement { ways, style });
        }
        let ply = self.play.game.last()?;
        let pincers: Vec<_> = ply.pincers().collect();
        let ways = vec![(text.took)(ply.mv, &pincers), record::notation(ply)];
        (!pincers.is_empty()).then_some(Statement { ways, style })
    }
}
