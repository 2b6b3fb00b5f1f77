//! RULES.md and its French text: section for section the same numbers, boards and rulings.

#![allow(clippy::unwrap_used, reason = "a test fails loudly")]

const PAGES: [(&str, &str); 2] = [
    ("RULES.md", include_str!("../RULES.md")),
    ("regles.md", include_str!("../src/text/regles.md")),
];

/// How a ruling of ours is marked in each.
const RULINGS: [&str; 2] = ["**Ruling.**", "**Décision.**"];

/// A part of a page, with what the two languages have in common.
#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Part {
    /// A heading: its level and its number, if it has one.
    Heading(usize, Option<u32>),
    /// A paragraph or an item of a list: how many rulings are marked in it, how much code, and which rules it
    /// cites.
    Prose {
        item: bool,
        rulings: usize,
        code: Vec<String>,
        cites: Vec<u32>,
    },
    /// A fenced block without the name of its case.
    Block(Vec<&'static str>),
}

/// The parts of a page, each with the number of its first line.
fn parts(page: usize) -> Vec<(usize, Part)> {
    let mut parts = Vec::new();
    let mut lines = PAGES[page].1.lines().zip(1..).peekable();
    while let Some((text, line)) = lines.next() {
        let part = if text.is_empty() {
            continue;
        } else if text.starts_with("```") {
            let body = lines.by_ref().map(|(text, _)| text);
            let body = body.take_while(|text| *text != "```");
            let body = body.filter(|text| !text.starts_with("case "));
            Part::Block([text].into_iter().chain(body).collect())
        } else if text.starts_with('#') {
            let (marks, words) = text.split_once(' ').unwrap();
            let number = words.split_once(". ").and_then(|(n, _)| n.parse().ok());
            Part::Heading(marks.len(), number)
        } else {
            let mut words = text.to_owned();
            let goes_on = |text: &str| !text.is_empty() && !text.starts_with("- ");
            while let Some((more, _)) = lines.next_if(|(text, _)| goes_on(text)) {
                words.push(' ');
                words.push_str(more);
            }
            prose(page, &words)
        };
        parts.push((line, part));
    }
    parts
}

fn prose(page: usize, words: &str) -> Part {
    let code = words.split('`').skip(1).step_by(2);
    Part::Prose {
        item: words.starts_with("- "),
        rulings: words.matches(RULINGS[page]).count(),
        code: code.map(str::to_owned).collect(),
        cites: cites(words),
    }
}

/// The rules that are cited: the numbers in parentheses.
fn cites(words: &str) -> Vec<u32> {
    let inner = words
        .split('(')
        .skip(1)
        .filter_map(|rest| rest.split_once(')'));
    let numbers = inner.flat_map(|(inner, _)| inner.split([' ', ',', '\u{a0}']));
    numbers.filter_map(|word| word.parse().ok()).collect()
}

#[test]
fn both_pages_have_the_same_parts_in_the_same_order() {
    let [mut english, mut french] = [parts(0), parts(1)];
    // Each glossary is in its own alphabetical order.
    for page in [&mut english, &mut french] {
        let group = |(_, part): &(_, Part)| matches!(part, Part::Heading(2, _));
        let mut groups = (0..page.len()).filter(|&i| group(&page[i])).skip(5);
        let glossary = groups.next().unwrap() + 1..groups.next().unwrap();
        page[glossary].sort_by(|(_, a), (_, b)| a.cmp(b));
    }
    for ((a, english), (b, french)) in english.iter().zip(&french) {
        assert_eq!(english, french, "RULES.md:{a} and regles.md:{b}");
    }
    assert_eq!(english.len(), french.len());
    assert!(english.len() > 150, "{} parts were read", english.len());
}
