//! What a menu shows: its heading, the lines above its rows, and the rows.

use super::item::Item;
use super::{Kind, Menu};
use crate::app::Settings;
use crate::app::message::{Choice, Setup};
use crate::rules::Ruleset;
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
        let items = self.items().into_iter();
        items.map(|item| self.row(item, settings, text)).collect()
    }

    fn row(&self, item: Item<'_>, settings: &Settings, text: &Text) -> Row {
        let menu = &text.menu;
        let no_yes = |yes| menu.no_yes[usize::from(yes)];
        match item {
            Item::Resume => Row::Action(text.disk.resume),
            Item::NewGame => Row::Action(menu.new_game),
            Item::Learn => Row::Action(text.lessons.learn),
            Item::Games => Row::Action(text.disk.games),
            Item::Help => Row::Action(text.help.title),
            Item::Quit => Row::Action(menu.quit),
            Item::Ruleset(setup) => choice(menu.rules, setup.ruleset, text.ruleset),
            Item::First(setup) => choice(menu.first, setup.first, text.side),
            Item::Name(setup, side) => {
                Row::Text((menu.player)(side), setup.names[side as usize].clone())
            }
            Item::Begin(_) => Row::Action(menu.begin),
            Item::Language => choice(menu.language, settings.language, |l| {
                crate::text::text(l).language
            }),
            Item::Theme => choice(menu.theme, settings.look.theme, menu.themes),
            Item::Size => choice(menu.size, settings.size, menu.sizes),
            Item::Turning => choice(menu.turning, settings.turning, menu.turnings),
            Item::Bell => choice(menu.bell, settings.bell, no_yes),
            Item::Ascii => choice(menu.ascii, settings.look.ascii, no_yes),
            Item::Mouse => choice(menu.mouse, settings.mouse, no_yes),
            Item::KeepPlaying => Row::Action(menu.keep_playing),
            Item::Resign(side) => Row::Action((menu.resign)(side)),
            Item::Offer(side) => Row::Action((menu.offer)(side)),
            Item::Claim(side) => Row::Action((menu.claim)(side)),
            Item::Lesson(lesson) => {
                let done = matches!(self.kind, Kind::Lessons(done) if done >> lesson & 1 == 1);
                Row::Item(text.lessons.row(lesson, done))
            }
            Item::No => Row::Action(self.answers(text)[0]),
            Item::Yes => Row::Action(self.answers(text)[1]),
            Item::Path(path) => Row::Text(text.disk.path, path.to_owned()),
            Item::Perform if matches!(self.kind, Kind::SaveAs(_)) => Row::Action(text.disk.save),
            Item::Perform => Row::Action(text.disk.open),
            Item::Back => Row::Action(menu.back),
        }
    }

    /// No and yes, as answers to the question.
    const fn answers(&self, text: &Text) -> [&'static str; 2] {
        match self.kind {
            Kind::Offer(_) => text.menu.refuse_accept,
            Kind::Leave(_) => text.menu.stay_leave,
            Kind::Replace(_) => text.disk.keep_replace,
            Kind::Trash(_) => text.disk.keep_trash,
            _ => text.menu.no_yes,
        }
    }
}

fn choice<T: Choice>(label: &'static str, chosen: T, name: impl Fn(T) -> &'static str) -> Row {
    let options = T::WORDS.iter().map(|&(_, option)| name(option)).collect();
    Row::Choice(label, options, chosen.place())
}
