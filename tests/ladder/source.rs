//! Reads what a source names: the paths in its code, and nothing of its comments and texts.

/// The code of a source: comments, texts and characters are blanked, and line breaks stay.
pub(super) fn code(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        let before = code.chars().next_back();
        let skipped = passed_over(rest, before);
        if skipped == 0 {
            code.push(first);
            rest = &rest[first.len_utf8()..];
        } else {
            code.push(' ');
            code.extend(rest[..skipped].chars().filter(|&c| c == '\n'));
            rest = &rest[skipped..];
        }
    }
    code
}

/// How long the comment, the text or the character is with which a source begins behind this character; 0 for none.
fn passed_over(rest: &str, before: Option<char>) -> usize {
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return block(rest);
    }
    if let Some(len) = raw(rest).filter(|_| !before.is_some_and(is_word)) {
        return len;
    }
    if rest.starts_with('"') {
        return quoted(rest, '"');
    }
    // A quote that no other follows soon is the tick of a lifetime.
    let mut chars = rest.chars().skip(1);
    match (rest.starts_with('\''), chars.next(), chars.next()) {
        (true, Some('\\'), _) | (true, Some(_), Some('\'')) => quoted(rest, '\''),
        _ => 0,
    }
}

/// A comment between `/*` and `*/`, which may hold others.
fn block(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// A text without escapes: `r"…"`, `r#"…"#`.
fn raw(rest: &str) -> Option<usize> {
    let inner = rest.strip_prefix('r')?;
    let text = inner.trim_start_matches('#');
    let end = format!("\"{}", "#".repeat(inner.len() - text.len()));
    let begin = rest.len() - text.len() + 1;
    let len = text.strip_prefix('"')?.find(&end)?;
    Some(begin + len + end.len())
}

fn quoted(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    let end = rest.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    end.map_or(rest.len(), |(at, _)| at + 1)
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Every path that code names from a root, such as `crate` or `std`, without the root; those in braces one by one.
/// The root alone is the empty path.
pub(super) fn from_root(code: &str, root: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (at, _) in code.match_indices(root) {
        let (before, rest) = (code[..at].trim_end(), &code[at + root.len()..]);
        if code[..at].ends_with(is_word) || rest.starts_with(is_word) {
            continue;
        }
        // `a::root` is another root, but `::root` is this one.
        let inner = before
            .strip_suffix("::")
            .is_some_and(|path| path.ends_with(|c| is_word(c) || c == '>'));
        if inner {
            continue;
        }
        if let Some(tree) = rest.trim_start().strip_prefix("::") {
            expand(tree, "", &mut found);
        } else if names_alone(before) {
            found.push(String::new());
        }
    }
    found
}

/// Whether a crate that follows is named without a path: `use anyhow;`, `extern crate anyhow;`.
fn names_alone(before: &str) -> bool {
    before.split_whitespace().next_back() == Some("use") || before.ends_with("extern crate")
}

/// Reads a path, or the tree of a `use`, from behind its root, and gives what follows it.
fn expand<'a>(tree: &'a str, base: &str, found: &mut Vec<String>) -> &'a str {
    let tree = tree.trim_start();
    if let Some(mut rest) = tree.strip_prefix('{') {
        loop {
            rest = rest.trim_start().trim_start_matches(',').trim_start();
            if let Some(rest) = rest.strip_prefix('}') {
                return rest;
            }
            if rest.is_empty() {
                return rest;
            }
            rest = expand(rest, base, found);
            // Behind a branch only its new name may stand.
            let end = rest.find([',', '}']).unwrap_or(rest.len());
            rest = &rest[end..];
        }
    }
    let end = tree.find(|c| !is_word(c)).unwrap_or(tree.len());
    let (name, rest) = tree.split_at(end);
    let path = match (base, name) {
        (base, "self" | "") => base.to_owned(),
        ("", name) => name.to_owned(),
        (base, name) => format!("{base}::{name}"),
    };
    if let Some(tree) = rest.trim_start().strip_prefix("::") {
        return expand(tree, &path, found);
    }
    found.push(path);
    rest
}

#[test]
fn braces_are_expanded_and_comments_and_texts_are_passed_over() {
    let source = r##"
        //! [`crate::doc`]
        use crate::app::{self, view::{a, b as c}, plan};
        use crate::{cli, text};
        /* crate::old /* */ crate::older */
        fn f<'a>(c: char) -> super::X { if c == '"' || c == '\'' { crate::one() } else { "crate::two \" crate::three" } }
        const RAW: &str = r#"crate::four " "#; // crate::five
        mycrate::six(::chrono::Local::now(), other::chrono::x, crate::seven);
        use anyhow;
    "##;
    let code = code(source);
    assert_eq!(
        from_root(&code, "crate"),
        [
            "app",
            "app::view::a",
            "app::view::b",
            "app::plan",
            "cli",
            "text",
            "one",
            "seven"
        ]
    );
    assert_eq!(from_root(&code, "chrono"), ["Local::now"]);
    assert_eq!(from_root(&code, "super"), ["X"]);
    assert_eq!(from_root(&code, "anyhow"), [""]);
}
