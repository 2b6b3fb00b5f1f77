//! Says what a move did, where a game stands, and the rule behind it.

use crate::app::message::Language;
use crate::rules::{Game, IllegalMove, Outcome, Position, Ruleset, Side, Why};
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
        let ways: Vec<_> = position.open_ways().collect();
        (self.plain.ways)(position.board().king(), &ways)
    }

    /// The rule behind a refusal, an ending, a spared pawn, a capture or a call, whichever is the latest.
    pub(super) fn why(self, game: &Game, refused: Option<IllegalMove>) -> Vec<String> {
        match &game.why(refused)[..] {
            [] => vec![self.text.nothing_to_explain.to_owned()],
            why => self.explained(why, game.start().ruleset()),
        }
    }

    /// What explains something, each in a sentence.
    pub(super) fn explained(self, why: &[Why], ruleset: Ruleset) -> Vec<String> {
        let sentence = |why: &Why| match *why {
            Why::Rule(section) => (self.text.rule)(section, ruleset).to_owned(),
            Why::Spared(square, why) => (self.text.spared)(square, why),
        };
        why.iter().map(sentence).collect()
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
