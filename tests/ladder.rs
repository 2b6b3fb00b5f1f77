//! Who may import whom: only downward, and on one rung only a parent and its own children know each other.

#[path = "ladder/source.rs"]
mod source;

use std::fs;
use std::path::{Path, PathBuf};

use source::{code, from_root};

/// The rungs, and which crates from outside their modules may use beside `core` and `std`. A module stands for its
/// children too, unless they are listed themselves.
const RUNGS: &[(u8, &[&str], &[&str])] = &[
    (8, &["main"], &["anyhow", "clap"]),
    (8, &["cli"], &["clap", "clap_complete", "clap_mangen"]),
    (
        7,
        &["terminal"],
        &["anyhow", "crossterm", "ratatui", "rustix", "signal_hook"],
    ),
    (7, &["tool"], &["anyhow"]),
    (7, &["plain"], &["anyhow", "strsim"]),
    (6, &["store"], &["chrono", "etcetera"]),
    (5, &["app::input"], &["crossterm", "ratatui"]),
    (5, &["app::view"], &["ratatui", "unicode_width"]),
    (4, &["app"], &["ratatui", "unicode_width"]),
    (3, &["app::keymap"], &["crossterm"]),
    (3, &["app::plan"], &["ratatui"]),
    (3, &["text"], &[]),
    (2, &["app::message"], &["ratatui"]),
    (2, &["app::marks"], &[]),
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

/// The modules that a source names, from its crate's root: by `crate::a`, `tablut::a`, `super::c`.
fn modules(code: &str, module: &str) -> Vec<String> {
    let mut found = from_root(code, "crate");
    found.extend(from_root(code, "tablut"));
    let own: Vec<&str> = module.split("::").collect();
    for path in from_root(code, "super") {
        let mut parents = &own[..own.len() - 1];
        let mut rest = path.as_str();
        while let Some(more) = rest.strip_prefix("super") {
            parents = &parents[..parents.len() - 1];
            rest = more.trim_start_matches("::");
        }
        let named = parents.iter().copied().chain([rest]);
        found.push(named.collect::<Vec<_>>().join("::"));
    }
    found
}

/// The crates of `Cargo.toml` that the program may name, as code names them.
fn dependencies() -> Vec<String> {
    let mut section = "";
    let mut found = Vec::new();
    for line in include_str!("../Cargo.toml").lines() {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
        } else if let Some((name, _)) = line.split_once('=')
            && (section == "dependencies" || section.ends_with(".dependencies"))
            && !line.starts_with('#')
        {
            found.push(name.trim().replace('-', "_"));
        }
    }
    found
}

/// Every source but the list of the modules: its module, and its code.
fn sources() -> Vec<(String, String)> {
    let all = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let read = |path: PathBuf| {
        let source = fs::read_to_string(&path).expect("a source");
        (module(&path), code(&source))
    };
    all.into_iter()
        .map(read)
        .filter(|(module, _)| module != "lib")
        .collect()
}

#[test]
fn every_module_imports_only_downward() {
    let mut seen = 0;
    for (module, code) in sources() {
        let (own, own_name) = rung(&module).unwrap_or_else(|| panic!("{module} stands on no rung"));
        for target in modules(&code, &module) {
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
    assert!(seen > 500, "{seen} imports were read");
}

#[test]
fn every_module_uses_only_the_crates_of_its_rung() {
    let crates = dependencies();
    assert!(crates.len() >= 12, "{crates:?}");
    let mut unused: Vec<(&str, &str)> = RUNGS
        .iter()
        .flat_map(|&(_, names, crates)| crates.iter().map(move |&name| (names[0], name)))
        .collect();
    for (_, name) in &unused {
        assert!(crates.iter().any(|c| c == name), "there is no crate {name}");
    }
    for (module, code) in sources() {
        let (_, own_name) = rung(&module).expect("a rung");
        let (own, names, allowed) = RUNGS
            .iter()
            .find(|(_, names, _)| names.contains(&own_name))
            .expect("its row");
        for name in crates
            .iter()
            .filter(|name| !from_root(&code, name).is_empty())
        {
            assert!(
                allowed.contains(&name.as_str()),
                "{module} (rung {own}) uses {name}"
            );
            unused.retain(|&row| row != (names[0], name));
        }
    }
    assert!(unused.is_empty(), "nobody uses {unused:?}");
}

/// What a module below the store may name of the standard library, beside `core`: nothing that reaches the world.
const PURE: [&str; 7] = [
    "array",
    "collections",
    "error",
    "fmt",
    "mem",
    "str",
    "time::Duration",
];

#[test]
fn nothing_below_the_store_knows_the_world() {
    for (module, code) in sources() {
        let (own, _) = rung(&module).expect("a rung");
        let allowed = match own {
            0 => &["fmt"],
            1..6 => &PURE[..],
            _ => continue,
        };
        for path in from_root(&code, "std") {
            let of = |name: &str| path == name || path.starts_with(&format!("{name}::"));
            assert!(
                allowed.iter().any(|name| of(name)),
                "{module} (rung {own}) names std::{path}"
            );
        }
        for print in ["print!", "println!", "eprint!", "eprintln!", "dbg!"] {
            assert!(!code.contains(print), "{module} prints");
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
