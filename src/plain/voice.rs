//! Says what a move did, where a game stands, and the rule behind it.

use crate::app::message::Language;
use crate::rules::{Direction, Game, IllegalMove, Outcome, Ply, Position, Ruleset, Side, Square};
use crate::text::plain::{PlainText, Scope, plain_text};
use crate::text::{Text, text};

/// The words of a language: those of the screen, and those of the line mode.
#[derive(Clone, Copy)]
pub(super) struct Voice {
    pub(super) language: Language,
    pub(super) text: &'static Text,
    pub(super) plain: &'static PlainText,
}

impl Voice {
    pub(super) const fn new(language: Language) -> Self {
        Self {
            language,
            text: text(language),
            plain: plain_text(language),
        }
    }

    /// The last ply of a game and what it led to.
    pub(super) fn ply(self, game: &Game, scope: Scope) -> Vec<String> {
        let mut said = Vec::new();
        if let Some(ply) = game.last() {
            said.push((self.plain.moved)(ply));
            if !ply.captured.is_empty() {
                said.push(self.lost(game));
            }
        }
        said.extend(self.state(game, scope));
        said
    }

    /// How many pawns each side has lost.
    pub(super) fn lost(self, game: &Game) -> String {
        let [attackers, defenders] = Side::BOTH.map(|side| (game.lost(side), game.pawns(side)));
        (self.plain.lost)(attackers, defenders)
    }

    /// What is threatened, what may be claimed and whose turn it is, or how the game ended.
    pub(super) fn state(self, game: &Game, scope: Scope) -> Vec<String> {
        if let Some(outcome) = game.outcome() {
            return vec![self.ended(game, outcome)];
        }
        let (position, mut said) = (game.position(), Vec::new());
        if position.call().is_some() {
            said.push(self.ways(position));
        }
        let times = game.repetition();
        if times >= 3 {
            let repeated = (self.plain.repeated)(times);
            said.push(if matches!(scope, Scope::Game | Scope::Lesson) {
                format!("{repeated} {}", (self.plain.may_claim)(position.turn()))
            } else {
                repeated
            });
        }
        said.push((self.plain.to_move)(position.turn()).to_owned());
        said
    }

    fn ended(self, game: &Game, outcome: Outcome) -> String {
        let king = game.position().board().king();
        let how = (self.text.ended)(outcome, king);
        match outcome.winner() {
            Some(winner) => format!("{how} {}", (self.plain.won)(winner)),
            None => how,
        }
    }

    /// The king's open ways, or that he has none.
    pub(super) fn ways(self, position: Position) -> String {
        let (king, goals) = (position.board().king(), position.ways());
        let way = |direction: Direction| {
            let goal = goals
                .into_iter()
                .find(|&goal| king.direction_to(goal) == Some(direction))?;
            Some((direction, goal))
        };
        let ways: Vec<(Direction, Square)> = Direction::ALL.into_iter().filter_map(way).collect();
        (self.plain.ways)(king, &ways)
    }

    /// The rule behind a refusal, an ending, a spared pawn, a capture or a call, whichever is the latest.
    pub(super) fn why(self, game: &Game, refused: Option<IllegalMove>) -> Vec<String> {
        let ruleset = game.start().ruleset();
        if let Some(reason) = refused {
            return vec![self.rule(reason.section(), ruleset)];
        }
        if let Some(outcome) = game.outcome() {
            return vec![self.rule(outcome.section(ruleset), ruleset)];
        }
        let said = game.last().map(|ply| self.explained(ply));
        said.filter(|said| !said.is_empty())
            .unwrap_or_else(|| vec![self.text.nothing_to_explain.to_owned()])
    }

    /// A rule in a sentence.
    pub(super) fn rule(self, section: u8, ruleset: Ruleset) -> String {
        (self.text.rule)(section, ruleset).to_owned()
    }

    /// The rules behind a ply: its end, or else the pawns that look caught, the captures and the call.
    pub(super) fn explained(self, ply: Ply) -> Vec<String> {
        let ruleset = ply.after.ruleset();
        if let Some(end) = ply.end {
            return vec![self.rule(end.section(ruleset), ruleset)];
        }
        let spared = ply.spared().into_iter();
        let mut said: Vec<String> = spared
            .map(|(square, why)| (self.text.spared)(square, why))
            .collect();
        let mut sections: Vec<u8> = ply.pincers().map(|(_, anvil)| anvil.section()).collect();
        sections.dedup();
        sections.extend(ply.after.call().map(|call| call.section(ruleset)));
        said.extend(
            sections
                .into_iter()
                .map(|section| self.rule(section, ruleset)),
        );
        said
    }

    /// The question whether the other side takes the draw that this side offers.
    pub(super) fn offered(self, side: Side) -> String {
        format!(
            "{} {}",
            (self.text.menu.offered)(side),
            self.plain.yes_or_no
        )
    }
}
