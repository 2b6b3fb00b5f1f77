//! The rows of every menu: which there are, in their order.

use super::{Kind, Menu};
use crate::app::message::Setup;
use crate::lesson::COUNT;
use crate::rules::Side;

/// What a row is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item<'a> {
    Resume,
    NewGame,
    Learn,
    Games,
    Help,
    Quit,
    /// The ruleset of this game.
    Ruleset(&'a Setup),
    /// The side that begins this game.
    First(&'a Setup),
    /// The name of the side's player in this game.
    Name(&'a Setup, Side),
    Begin(&'a Setup),
    Language,
    Theme,
    Size,
    Turning,
    Bell,
    Ascii,
    Mouse,
    KeepPlaying,
    Resign(Side),
    Offer(Side),
    Claim(Side),
    /// A lesson, from 0.
    Lesson(usize),
    No,
    Yes,
    /// The path as it is typed so far.
    Path(&'a str),
    /// What is done with the path.
    Perform,
    Back,
}

impl Menu {
    /// The rows.
    pub(super) fn items(&self) -> Vec<Item<'_>> {
        match &self.kind {
            Kind::Title(unfinished) => {
                let resume = unfinished.then_some(Item::Resume).into_iter();
                let others = [
                    Item::NewGame,
                    Item::Learn,
                    Item::Games,
                    Item::Help,
                    Item::Quit,
                ];
                resume.chain(others).collect()
            }
            Kind::Setup(setup) => vec![
                Item::Ruleset(setup),
                Item::First(setup),
                Item::Name(setup, Side::Attackers),
                Item::Name(setup, Side::Defenders),
                Item::Begin(setup),
                Item::Back,
            ],
            Kind::Settings => vec![
                Item::Language,
                Item::Theme,
                Item::Size,
                Item::Turning,
                Item::Bell,
                Item::Ascii,
                Item::Mouse,
                Item::Back,
            ],
            &Kind::Endings(side, may_claim) => {
                let always = [Item::KeepPlaying, Item::Resign(side), Item::Offer(side)];
                let claim = may_claim.then_some(Item::Claim(side));
                always.into_iter().chain(claim).collect()
            }
            Kind::Lessons(_) => (0..COUNT).map(Item::Lesson).collect(),
            Kind::Offer(_) | Kind::Leave(_) | Kind::Replace(_) | Kind::Trash(_) => {
                vec![Item::No, Item::Yes]
            }
            Kind::SaveAs(path) | Kind::OpenPath(path) => {
                vec![Item::Path(path), Item::Perform, Item::Back]
            }
        }
    }

    /// The selected row.
    pub(super) fn item(&self) -> Option<Item<'_>> {
        self.items().get(self.selected).copied()
    }
}
