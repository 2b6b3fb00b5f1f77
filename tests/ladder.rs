//! Who may import whom: only downward, and on one rung only a parent and its own children know each other.

use std::fs;
use std::path::{Path, PathBuf};

/// The rungs, and which crates from outside their modules may use beside `core` and `std`. A module stands for its
/// children too, unless they are listed themselves.
const RUNGS: &[(u8, &[&str], &[&str])] = &[
    (8, &["main"], &["clap", "anyhow"]),
    (
        8,
        &["cli"],
        &["clap", "anyhow", "clap_complete", "clap_mangen"],
    ),
    (
        7,
        &["terminal", "tool", "plain"],
        &[
            "anyhow",
            "crossterm",
            "ratatui",
            "rustix",
            "signal_hook",
            "strsim",
        ],
    ),
    (6, &["store"], &["anyhow"]),
    (
        5,
        &["app::input", "app::view"],
        &["crossterm", "ratatui", "unicode_width"],
    ),
    (4, &["app"], &["ratatui", "unicode_width"]),
    (
        3,
        &["text", "app::keymap", "app::plan"],
        &["crossterm", "ratatui"],
    ),
    (2, &["app::message", "app::marks"], &["ratatui"]),
    (1, &["record", "lesson", "engine"], &[]),
    (0, &["rules"], &[]),
];

/// The rung of a module, and the listed name that gives it.
fn rung(module: &str) -> Option<(u8, &'static str)> {
    let of = |name: &str| module == name || module.starts_with(&format!("{name}::"));
    let all = RUNGS
        .iter()
        .flat_map(|&(rung, names, _)| names.iter().map(move |&name| (rung, name)));
    all.filter(|(_, name)| of(name))
        .max_by_key(|(_, name)| name.len())
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            found.push(path);
        }
    }
    found
}

/// `src/app/view/board.rs` is `app::view::board`.
fn module(path: &Path) -> String {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let inner = path
        .strip_prefix(src)
        .expect("below src")
        .with_extension("");
    inner
        .iter()
        .map(|part| part.to_str().expect("a plain name"))
        .collect::<Vec<_>>()
        .join("::")
}

/// Every path that a source names from its crate's root or from outside: `crate::a::b`, `tablut::a`, `super::c`.
fn paths(source: &str, module: &str) -> Vec<String> {
    let mut found = Vec::new();
    let code: String = source
        .lines()
        .map(|l| l.split("//").next().unwrap_or(""))
        .collect::<Vec<_>>()
        .join("\n");
    for (root, base) in [("crate::", String::new()), ("tablut::", String::new())] {
        for (at, _) in code.match_indices(root) {
            if !code[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':') {
                found.extend(names(&code[at + root.len()..], &base));
            }
        }
    }
    let parents: Vec<&str> = module.split("::").collect();
    let supers = "super::";
    for (at, _) in code.match_indices(supers) {
        if code[..at].ends_with(supers) || code[..at].ends_with("(in ") {
            continue;
        }
        let mut up = 1;
        let mut rest = &code[at + supers.len()..];
        while let Some(more) = rest.strip_prefix(supers) {
            up += 1;
            rest = more;
        }
        let base = parents[..parents.len().saturating_sub(up)].join("::");
        found.extend(names(rest, &base));
    }
    found
}

/// The names behind a root: one, or all in braces.
fn names(rest: &str, base: &str) -> Vec<String> {
    let join = |name: &str| {
        if base.is_empty() {
            name.to_owned()
        } else {
            format!("{base}::{name}")
        }
    };
    if let Some(inner) = rest.strip_prefix('{') {
        let inner = inner.split(';').next().unwrap_or("");
        return inner
            .split(',')
            .map(|part| join(word(part.trim_start()).as_str()))
            .collect();
    }
    vec![join(&word(rest))]
}

fn word(text: &str) -> String {
    let end = text
        .find(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'))
        .unwrap_or(text.len());
    text[..end].trim_end_matches(':').to_owned()
}

#[test]
fn every_module_imports_only_downward() {
    let mut seen = 0;
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let module = module(&path);
        if module == "lib" {
            continue;
        }
        let (own, own_name) = rung(&module).unwrap_or_else(|| panic!("{module} stands on no rung"));
        let source = fs::read_to_string(&path).expect("a source");
        for target in paths(&source, &module) {
            let Some((other, other_name)) = rung(&target) else {
                continue;
            };
            let related = own_name == other_name
                || own_name.starts_with(&format!("{other_name}::"))
                || other_name.starts_with(&format!("{own_name}::"))
                // The program stands beside the library's command line, and nothing knows the program.
                || (own_name, other_name) == ("main", "cli");
            // Items of the module `app` itself are rung 4; a rung above may name them as `app`.
            assert!(
                other < own || other == own && related,
                "{module} (rung {own}) imports {target} (rung {other})"
            );
            seen += 1;
        }
    }
    assert!(seen > 50, "{seen} imports were read");
}

#[test]
fn every_module_uses_only_the_crates_of_its_rung() {
    let crates = [
        "anyhow",
        "clap",
        "clap_complete",
        "clap_mangen",
        "crossterm",
        "ratatui",
        "rustix",
        "signal_hook",
        "strsim",
        "unicode_width",
    ];
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let module = module(&path);
        let Some((own, own_name)) = rung(&module) else {
            continue;
        };
        let allowed = RUNGS
            .iter()
            .find(|&&(_, names, _)| names.contains(&own_name))
            .map_or(&[][..], |&(_, _, crates)| crates);
        let source = fs::read_to_string(&path).expect("a source");
        for name in crates.iter().filter(|name| !allowed.contains(name)) {
            assert!(
                !source.contains(&format!("use {name}::")),
                "{module} (rung {own}) uses {name}"
            );
        }
        if own == 0 {
            assert!(
                !source.contains("use std::") && !source.contains("println!"),
                "{module} is not pure"
            );
        }
    }
}

#[test]
fn no_module_root_is_called_mod() {
    for path in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        assert_ne!(
            path.file_name().and_then(|n| n.to_str()),
            Some("mod.rs"),
            "{}",
            path.display()
        );
    }
}
