//! What help and manual say beside the options: examples, the environment, the exit status.

/// The first lines of `--help`.
pub(super) const EXAMPLES: &str = "\
Examples:
  tablut                                 the title: a new game, settings
  tablut play --ruleset gwezboell        a game at once, by the other rules
  tablut --plain                         a game in lines of text, to be heard or piped
  tablut play --plain < moves.txt        the moves of a file, one on each line
  tablut learn --plain                   the lessons, in lines of text
  tablut replay game.otg --plain         a record, ply by ply
  tablut check *.otg                     whether records can be read, and how they ended
  tablut show game.otg --at 12           the board after a ply";

/// A list of names, each with its meaning.
pub(super) struct Notes {
    /// What they are.
    pub(super) heading: &'static str,
    /// The names and their meanings.
    pub(super) items: &'static [(&'static str, &'static str)],
}

/// What the program looks at, unless settings or options say otherwise, and how it ends.
pub(super) const NOTES: [Notes; 2] = [
    Notes {
        heading: "Environment",
        items: &[
            (
                "TABLUT_DATA_DIR",
                "where games and settings are kept, unless --data-dir says it",
            ),
            (
                "XDG_DATA_HOME",
                "else the folder where they are kept, under tablut",
            ),
            ("NO_COLOR", "no colours, unless --color says otherwise"),
            (
                "COLORTERM",
                "all colours where it is truecolor or 24bit; else TERM tells how many",
            ),
            (
                "TERM",
                "dumb brings the line mode by itself, linux draws with ASCII",
            ),
            (
                "LC_ALL, LC_MESSAGES, LANG",
                "the first that is set: French, where it begins with fr",
            ),
            (
                "LC_ALL, LC_CTYPE, LANG",
                "the first that is set: ASCII, where it is not UTF-8",
            ),
        ],
    },
    Notes {
        heading: "Exit status",
        items: &[
            ("0", "all is well"),
            (
                "1",
                "an error, a record with a fault, a line refused under --strict",
            ),
            (
                "2",
                "a mistake on the command line, or no terminal for the screen",
            ),
            ("101", "a panic, which is a fault of the program itself"),
            ("128+n", "the signal n, as in 143 for TERM"),
            ("130", "the Ctrl-C key"),
        ],
    },
];

/// The last lines of `--help`.
pub(super) fn last() -> String {
    let lists = NOTES.iter().map(|Notes { heading, items }| {
        let lines = items
            .iter()
            .map(|(name, meaning)| format!("\n  {name:<26} {meaning}"));
        format!("{heading}:{}", lines.collect::<String>())
    });
    lists.collect::<Vec<_>>().join("\n\n")
}
