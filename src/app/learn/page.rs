//! The words of a step, cut to the room that there is.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use super::{Face, Help, Learn, Reply};
use crate::app::plan::Stage;
use crate::lesson::LESSONS;
use crate::text::Text;
use crate::text::lessons::StepText;

/// The widest that lines of reading become.
const WIDEST: u16 = 48;
/// The narrowest panel in which the heading stands, too.
const WITH_HEADING: u16 = 32;

/// Rows in which no more than one thing is said.
const FEW: usize = 4;

/// A line of the page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is.
    pub part: Part,
    /// Its words.
    pub words: String,
}

/// What a line is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Which lesson.
    Heading,
    /// Which step, and whose move.
    Status,
    /// Nothing.
    Gap,
    /// What there is to know.
    Says,
    /// What is to be done.
    Task,
    /// How many tries.
    Tries,
    /// What a wrong move was answered.
    Reply,
    /// The hint and the solution.
    Hint,
    /// What is said once it is done.
    Done,
    /// That there is more to read.
    More,
}

/// The lines that are shown, and whether some are not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The lines, from the top.
    pub lines: Vec<Line>,
    /// Whether something had to be left out.
    pub cut: bool,
}

impl Learn {
    /// The words of the step.
    #[must_use]
    pub fn words(&self, text: &Text) -> &'static StepText {
        &text.lessons.lessons[self.course.lesson()].steps[self.course.step()]
    }

    /// The heading.
    #[must_use]
    pub fn heading(&self, text: &Text) -> String {
        let title = text.lessons.lessons[self.course.lesson()].title;
        (text.lessons.heading)(self.course.lesson() + 1, LESSONS.len(), title)
    }

    /// Where the words stand.
    #[must_use]
    pub fn area(stage: &Stage) -> Rect {
        let Some(panel) = stage.panel else {
            return stage.message;
        };
        // An empty area has no place, and would draw the other one to its corner.
        let whole = match (panel.facts.is_empty(), panel.moves.is_empty()) {
            (_, true) => panel.facts,
            (true, _) => panel.moves,
            _ => panel.facts.union(panel.moves),
        };
        let inset = u16::from(stage.board.is_none());
        Rect {
            x: whole.x + inset,
            width: whole.width.saturating_sub(2 * inset).min(WIDEST),
            ..whole
        }
    }

    /// The words of the step as it stands, in an area.
    #[must_use]
    pub fn page(&self, text: &Text, area: Rect) -> Page {
        let width = usize::from(area.width.max(1));
        let height = usize::from(area.height);
        let heading = area.width >= WITH_HEADING && area.height > 12;
        let mut parts = self.parts(text, heading);
        let mut cut = false;
        // What is told last matters most: gaps go first, then, once something is told, what was read before,
        // unless it was asked for.
        let spared = if self.face == Face::Text {
            [Part::Gap, Part::Status, Part::Tries, Part::Says]
        } else {
            [Part::Gap, Part::Says, Part::Status, Part::Tries]
        };
        let told = parts
            .iter()
            .any(|(part, _)| matches!(part, Part::Reply | Part::Hint | Part::Done));
        for out in spared {
            if lines(&parts, width).len() <= height || out != Part::Gap && !told {
                break;
            }
            parts.retain(|(part, _)| *part != out);
            cut |= out != Part::Gap;
        }
        let mut all = lines(&parts, width);
        if all.len() > height {
            cut = true;
            all = if height < FEW {
                self.brief(text, width, height)
            } else {
                shortened(all, height, text.lessons.more)
            };
        }
        Page { lines: all, cut }
    }

    /// What is asked, or that it is done, as far as a few rows go, and that there is more.
    fn brief(&self, text: &Text, width: usize, height: usize) -> Vec<Line> {
        let words = self.words(text);
        let (part, words) = if self.course.is_solved() {
            (Part::Done, words.done)
        } else {
            (Part::Task, words.task)
        };
        let more = text.lessons.more;
        let mut all = wrapped(words, width);
        let rest = all.split_off(height.saturating_sub(1).min(all.len()));
        let mut last: String = rest.join(" ");
        while last.width() + more.width() > width && last.pop().is_some() {}
        all.push(format!("{}{more}", last.trim_end()));
        let line = |words| Line { part, words };
        all.into_iter().map(line).collect()
    }

    fn parts(&self, text: &Text, heading: bool) -> Vec<(Part, String)> {
        let (words, lessons) = (self.words(text), &text.lessons);
        let mut parts = Vec::new();
        let mut add = |part, words: &str| parts.push((part, words.to_owned()));
        if heading {
            add(Part::Heading, &self.heading(text));
            let step = (lessons.step)(
                self.course.step() + 1,
                self.course.lesson_data().steps.len(),
            );
            // The token stands in the place of the dot.
            add(
                Part::Status,
                &format!("{step} · ● {}", (text.to_move)(self.course.side())),
            );
            add(Part::Gap, "");
        } else {
            add(Part::Status, (text.to_move)(self.course.side()));
        }
        let with = |words: &str, more: Option<&str>| match more {
            Some(more) => format!("{words} {more}"),
            None => words.to_owned(),
        };
        let task = self.course.step_data().task;
        let hands = self.course.is_first().then_some(lessons.hands);
        let key = task.ending().map(|_| lessons.ending_key);
        add(Part::Says, &with(words.says, hands));
        add(Part::Gap, "");
        add(Part::Task, &with(words.task, key));
        add(Part::Gap, "");
        if self.course.is_solved() {
            add(Part::Done, words.done);
            return parts;
        }
        if self.course.tries() > 0 {
            add(Part::Tries, &(lessons.tries)(self.course.tries()));
        }
        match &self.reply {
            None => {}
            Some(Reply::Mistake(n, _)) => add(Part::Reply, words.replies[*n]),
            Some(Reply::Wrong(before, ply)) => {
                add(Part::Reply, &(lessons.not_yet)(task, *before, *ply));
            }
            Some(Reply::OtherEnding(asked)) => add(Part::Reply, (lessons.other_ending)(*asked)),
            Some(Reply::AskedForAMove) => add(Part::Reply, lessons.a_move),
        }
        if self.help != Help::None {
            add(Part::Gap, "");
            // The solution names the key itself.
            let opens = task.ending().filter(|_| self.help == Help::Hint);
            let opens = opens.map(|_| lessons.ending_hint);
            add(Part::Hint, &with(&(lessons.hint)(words.hint), opens));
        }
        match self.help {
            Help::None => {}
            Help::Hint => add(Part::Tries, lessons.again_shows),
            Help::Solution => add(
                Part::Hint,
                &(lessons.solution)(self.course.step_data().solution),
            ),
        }
        parts
    }
}

fn lines(parts: &[(Part, String)], width: usize) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    for (part, words) in parts {
        if *part == Part::Gap && all.last().is_some_and(|line| line.part == Part::Gap) {
            continue;
        }
        all.extend(
            wrapped(words, width)
                .into_iter()
                .map(|words| Line { part: *part, words }),
        );
    }
    while all.last().is_some_and(|line| line.part == Part::Gap) {
        all.pop();
    }
    all
}

/// As many lines as there is room for, the last one saying that there is more. The task stays.
fn shortened(mut all: Vec<Line>, height: usize, more: &str) -> Vec<Line> {
    let more = Line {
        part: Part::More,
        words: more.to_owned(),
    };
    while all.len() + 1 > height {
        let says = all.iter().rposition(|line| line.part == Part::Says);
        match says {
            Some(at) => drop(all.remove(at)),
            None => break,
        }
    }
    if let Some(at) = all.iter().rposition(|line| line.part == Part::Says) {
        all.insert(at + 1, more);
    } else {
        all.truncate(height.saturating_sub(1));
        all.push(more);
    }
    all.truncate(height);
    all
}

/// Words in lines of at most so many columns. No line begins with a mark that French sets apart by a space.
#[must_use]
pub fn wrapped(words: &str, width: usize) -> Vec<String> {
    let mut glued: Vec<String> = Vec::new();
    for word in words.split(' ') {
        match glued.last_mut() {
            Some(before) if matches!(word, ":" | ";" | "!" | "?") => {
                before.push(' ');
                before.push_str(word);
            }
            _ => glued.push(word.to_owned()),
        }
    }
    let mut all = vec![String::new()];
    for word in glued {
        let Some(line) = all.last_mut() else { break };
        if line.is_empty() {
            line.push_str(&word);
        } else if line.width() + 1 + word.width() <= width {
            line.push(' ');
            line.push_str(&word);
        } else {
            all.push(word);
        }
    }
    all
}
