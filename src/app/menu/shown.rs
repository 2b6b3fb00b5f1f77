//! What a menu shows: its heading, the lines above its rows, and the rows.

use super::{Kind, Menu};
use crate::app::Settings;
use crate::app::message::{Choice, Setup};
use crate::rules::{Ruleset, Side};
use crate::text::Text;

/// A row as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// Something to do.
    Action(&'static str),
    /// One of a list.
    Item(String),
    /// One of several options.
    Choice(&'static str, Vec<&'static str>, usize),
    /// A text to type.
    Text(&'static str, String),
}

impl Menu {
    /// The heading.
    #[must_use]
    pub const fn title(&self, text: &Text) -> &'static str {
        match self.kind {
            Kind::Title(_) => "TABLUT",
            Kind::Setup(_) => text.menu.new_game,
            Kind::Settings => text.menu.settings,
            Kind::Endings(..) => text.menu.endings,
            Kind::Lessons(_) => text.lessons.list,
            Kind::SaveAs(_) => text.disk.save_as,
            Kind::OpenPath(_) => text.disk.open_path,
            Kind::Offer(_) | Kind::Leave(_) | Kind::Replace(_) | Kind::Trash(_) => "",
        }
    }

    /// The lines above the rows.
    #[must_use]
    pub fn body(&self, text: &Text) -> Vec<String> {
        match &self.kind {
            Kind::Title(_) => [text.tagline, text.lessons.new_here]
                .map(str::to_owned)
                .to_vec(),
            Kind::Setup(setup) => vec![(text.difference)(setup.ruleset).to_owned()],
            Kind::Offer(side) => vec![(text.menu.offered)(*side).to_owned()],
            Kind::Leave(_) => vec![text.menu.leave.to_owned()],
            Kind::SaveAs(_) | Kind::OpenPath(_) => vec![text.disk.path_hint.to_owned()],
            Kind::Replace(path) => vec![(text.disk.replace)(path)],
            Kind::Trash(name) => vec![(text.disk.trash)(name)],
            Kind::Settings | Kind::Endings(..) | Kind::Lessons(_) => Vec::new(),
        }
    }

    /// The lines above the rows with everything that can be chosen in them: the place of a form is that of them all,
    /// so that no choice moves it.
    #[must_use]
    pub fn bodies(&self, text: &Text) -> Vec<Vec<String>> {
        match &self.kind {
            Kind::Setup(setup) => {
                let body = |ruleset| {
                    let setup = Setup {
                        ruleset,
                        ..setup.clone()
                    };
                    Self::new(Kind::Setup(setup)).body(text)
                };
                Ruleset::BOTH.map(body).to_vec()
            }
            _ => vec![self.body(text)],
        }
    }

    /// The rows as they are shown.
    #[must_use]
    pub fn rows(&self, settings: &Settings, text: &Text) -> Vec<Row> {
        let menu = &text.menu;
        let no_yes = |yes| menu.no_yes[usize::from(yes)];
        match &self.kind {
            Kind::Title(unfinished) => {
                let mut rows: Vec<Row> = unfinished
                    .then_some(Row::Action(text.disk.resume))
                    .into_iter()
                    .collect();
                let others = [
                    menu.new_game,
                    text.lessons.learn,
                    text.disk.games,
                    text.help.title,
                    menu.quit,
                ];
                rows.extend(others.map(Row::Action));
                rows
            }
            Kind::Setup(setup) => vec![
                choice(menu.rules, setup.ruleset, text.ruleset),
                choice(menu.first, setup.first, text.side),
                Row::Text((menu.player)(Side::Attackers), setup.names[0].clone()),
                Row::Text((menu.player)(Side::Defenders), setup.names[1].clone()),
                Row::Action(menu.begin),
                Row::Action(menu.back),
            ],
            Kind::Settings => vec![
                choice(menu.language, settings.language, |l| {
                    crate::text::text(l).language
                }),
                choice(menu.theme, settings.look.theme, menu.themes),
                choice(menu.size, settings.size, menu.sizes),
                choice(menu.turning, settings.turning, menu.turnings),
                choice(menu.bell, settings.bell, no_yes),
                choice(menu.ascii, settings.look.ascii, no_yes),
                choice(menu.mouse, settings.mouse, no_yes),
                Row::Action(menu.back),
            ],
            Kind::Endings(side, may_claim) => {
                let mut rows = vec![
                    Row::Action(menu.keep_playing),
                    Row::Action((menu.resign)(*side)),
                    Row::Action((menu.offer)(*side)),
                ];
                rows.extend(may_claim.then(|| Row::Action((menu.claim)(*side))));
                rows
            }
            Kind::Lessons(done) => text.lessons.rows(*done).map(Row::Item).to_vec(),
            Kind::Offer(_) => menu.refuse_accept.map(Row::Action).to_vec(),
            Kind::Leave(_) => menu.stay_leave.map(Row::Action).to_vec(),
            Kind::Replace(_) => text.disk.keep_replace.map(Row::Action).to_vec(),
            Kind::Trash(_) => text.disk.keep_trash.map(Row::Action).to_vec(),
            Kind::SaveAs(path) | Kind::OpenPath(path) => {
                let act = if matches!(self.kind, Kind::SaveAs(_)) {
                    text.disk.save
                } else {
                    text.disk.open
                };
                vec![
                    Row::Text(text.disk.path, path.clone()),
                    Row::Action(act),
                    Row::Action(menu.back),
                ]
            }
        }
    }
}

fn choice<T: Choice>(label: &'static str, chosen: T, name: impl Fn(T) -> &'static str) -> Row {
    let options = T::WORDS.iter().map(|&(_, option)| name(option)).collect();
    Row::Choice(label, options, chosen.place())
}
