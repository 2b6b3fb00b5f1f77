//! A game at the board: what the players have picked, typed and been told.

mod ending;
mod scroll;
mod why;

pub(super) use why::{refused_by, told, told_rule};

use super::hand::{Deed, Hand, Reach};
use super::marks::Marks;
use super::menu::Onward;
use super::message::{Command, Effect, Msg, Notice, Request, Setup};
use super::plan::Wish;
use super::sight::Sight;
use super::{Cover, Next, Settings};
use crate::record::{MAX_PLIES, Record, Tag};
use crate::rules::{Board, Game, Move, Outcome, Position, Square};

/// A game at the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The game.
    pub game: Game,
    /// The players of the attackers and of the defenders; empty for none.
    pub names: [String; 2],
    /// Half points of the games before this one in the pair, of the attackers' and the defenders' player.
    pub points: [u32; 2],
    /// What people wrote about the game: tags, comments, variations.
    pub record: Record,
    /// The game's name in the library, once it is there.
    pub name: Option<String>,
    /// Why the game is not on disk, while it is not.
    pub unsaved: Option<String>,
    /// Whether another program plays the game, so that this one only looks.
    pub watching: bool,
    /// The hand over the board.
    pub hand: Hand,
    /// What the players are told about what they just did.
    pub notice: Option<Notice>,
    /// The first row of the move list, while it does not follow the game.
    pub scroll: Option<usize>,
    /// How it is looked at.
    pub sight: Sight,
    panel_toggled: bool,
    /// Rows that the move list has on the screen.
    rows: usize,
}

impl Play {
    /// A game from a position.
    #[must_use]
    pub fn new(start: Position, names: [String; 2]) -> Self {
        Self {
            names,
            ..Self::from_record(Record::new(Game::new(start)))
        }
    }

    /// A recorded game, as it stands there.
    #[must_use]
    pub fn from_record(record: Record) -> Self {
        let game = record.game().clone();
        let player = |tag| record.tag(tag).unwrap_or_default().to_owned();
        let first = game.position().movable().first().unwrap_or(Square::KONAKIS);
        let at_start = game.position().board() == Board::START;
        let cursor = game
            .last()
            .map_or(if at_start { Square::KONAKIS } else { first }, |ply| {
                ply.mv.to
            });
        Self {
            game,
            names: [player(Tag::Attackers), player(Tag::Defenders)],
            points: [0, 0],
            record,
            name: None,
            unsaved: None,
            watching: false,
            hand: Hand::new(cursor),
            notice: None,
            scroll: None,
            sight: Sight::default(),
            panel_toggled: false,
            rows: 1,
        }
    }

    /// The game that a form describes.
    #[must_use]
    pub fn from_setup(setup: &Setup) -> Self {
        Self::new(
            Position::start(setup.ruleset).with_turn(setup.first),
            setup.names.clone(),
        )
    }

    /// The position as it stands.
    #[must_use]
    pub fn position(&self) -> Position {
        self.game.position()
    }

    /// Whether rank 1 is on top now.
    #[must_use]
    pub fn upside_down(&self, settings: &Settings) -> bool {
        self.sight.upside_down(self.position().turn(), settings)
    }

    /// What is wished of the playing screen.
    #[must_use]
    pub fn wish(&self, settings: &Settings) -> Wish {
        Wish {
            panel_toggled: self.panel_toggled,
            upside_down: self.upside_down(settings),
            ..settings.wish()
        }
    }

    /// What the hand reaches into.
    fn reach(&self, settings: &Settings) -> Reach {
        let upside_down = self.upside_down(settings);
        Reach {
            position: self.position(),
            open: self.game.outcome().is_none(),
            upside_down,
        }
    }

    /// What is marked on the board.
    #[must_use]
    pub fn marks(&self) -> Marks {
        let reach = Reach {
            position: self.position(),
            open: self.game.outcome().is_none(),
            upside_down: false,
        };
        self.sight.marks(&self.game, self.hand.marks(reach))
    }

    /// Performs a command.
    pub(super) fn command(&mut self, command: Command, settings: &Settings) -> Next {
        let reach = self.reach(settings);
        if let Some(deed) = self.hand.command(command, reach) {
            if command == Command::Cancel {
                self.notice = None;
            }
            return self.perform(deed);
        }
        if self.sight.command(command) {
            if self.game.outcome().is_none() {
                self.notice = self.sight.told(command).or(self.notice.take());
            }
            return Next::Stay;
        }
        match command {
            Command::Undo => return self.undo(),
            Command::Redo => return self.redo(),
            Command::Panel => self.panel_toggled = !self.panel_toggled,
            Command::PageUp => self.scroll_by(-self.page()),
            Command::PageDown => self.scroll_by(self.page()),
            Command::Home => self.scroll = Some(0),
            Command::End => self.scroll = None,
            Command::Why => return self.ask_why(),
            // Only what could not be saved is lost by leaving.
            Command::NewGame | Command::Rematch | Command::Quit if self.unsaved.is_some() => {
                return Next::Cover(Cover::Leave(match command {
                    Command::NewGame => Onward::NewGame,
                    Command::Rematch => Onward::Rematch,
                    _ => Onward::Quit,
                }));
            }
            Command::NewGame => return Next::Cover(Cover::Setup),
            Command::Endings => return Next::Cover(Cover::Endings),
            Command::Rematch => return Next::Begin(Box::new(self.rematch())),
            Command::SaveAs => return Next::Cover(Cover::SaveAs),
            Command::Replay => return Next::Replay,
            Command::Quit => return Next::Leave,
            _ => {}
        }
        Next::Stay
    }

    /// Does what the hand wants.
    fn perform(&mut self, deed: Deed) -> Next {
        let mv = deed.say(&mut self.notice);
        mv.map_or(Next::Stay, |mv| self.play(mv))
    }

    /// Plays a move, or says why not.
    fn play(&mut self, mv: Move) -> Next {
        if self.watching {
            self.notice = Some(Notice::Watching);
            return Next::Stay;
        }
        if self.game.plies().len() >= MAX_PLIES {
            self.notice = Some(Notice::TooLong);
            return Next::Stay;
        }
        match self.game.play(mv) {
            Ok(ply) => {
                self.hand.moved(mv.to);
                self.notice = None;
                let heard = ply.after.call().is_some() || ply.end.is_some();
                self.changed(heard)
            }
            Err(reason) => {
                self.notice = Some(Notice::Refused(mv, reason));
                Next::Stay
            }
        }
    }

    /// Asks for what has to follow a change of the game: its saving, and the bell where something is called out.
    pub(super) fn changed(&mut self, heard: bool) -> Next {
        let mut effects: Vec<Effect> = self.save().into_iter().collect();
        effects.extend(heard.then_some(Effect::Bell));
        Next::Do(effects)
    }

    /// Asks for the game's saving: from its first move on.
    pub(super) fn save(&mut self) -> Option<Effect> {
        let begun =
            self.name.is_some() || !self.game.line().is_empty() || self.game.outcome().is_some();
        if self.watching || !begun {
            return None;
        }
        self.record_game();
        Some(Effect::Disk(Request::Save {
            name: self.name.clone(),
            text: self.record.to_string(),
        }))
    }

    /// Takes the game as it stands into its record.
    pub(super) fn record_game(&mut self) {
        self.record.set_game(self.game.clone());
        self.record.set_tag(Tag::Attackers, &self.names[0]);
        self.record.set_tag(Tag::Defenders, &self.names[1]);
    }

    fn let_go(&mut self) {
        self.hand.let_go();
        self.notice = None;
    }

    fn undo(&mut self) -> Next {
        if self.watching {
            self.notice = Some(Notice::Watching);
            return Next::Stay;
        }
        let (ending, last) = (self.game.outcome(), self.game.last());
        self.let_go();
        if !self.game.undo() {
            self.notice = Some(Notice::NothingToUndo);
            return Next::Stay;
        }
        self.notice = match (ending, last) {
            (Some(outcome), _) if !matches!(outcome, Outcome::Board(_)) => {
                Some(Notice::EndingTakenBack)
            }
            (_, Some(ply)) => {
                self.hand.cursor = ply.mv.from;
                Some(Notice::TakenBack(ply.mv))
            }
            _ => None,
        };
        self.changed(false)
    }

    fn redo(&mut self) -> Next {
        if self.watching {
            self.notice = Some(Notice::Watching);
            return Next::Stay;
        }
        self.let_go();
        let plies = self.game.plies().len();
        if !self.game.redo() {
            self.notice = Some(Notice::NothingToRedo);
            return Next::Stay;
        }
        // An ending by the players is no move, and the banner says it.
        if let Some(ply) = self.game.plies().get(plies) {
            self.hand.cursor = ply.mv.to;
            self.notice = Some(Notice::BroughtBack(ply.mv));
        }
        self.changed(false)
    }

    /// A character was typed, or the mouse acted over the board.
    pub(super) fn hand(&mut self, msg: &Msg, settings: &Settings) -> Next {
        if let Msg::Wheel(by, _) = *msg {
            self.scroll_by(isize::from(by) * 2);
            return Next::Stay;
        }
        let reach = self.reach(settings);
        let deed = self.hand.take(msg, reach, &mut self.notice);
        deed.map_or(Next::Stay, |deed| self.perform(deed))
    }
}
