//! The completions of a shell and the manual page, made from what can be typed.

use std::io::{self, Write};

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use super::Cli;
use super::notes::{EXAMPLES, NOTES, Notes};

/// What can be typed, whole: the global options known to the subcommands, and nothing held back.
fn command() -> Command {
    let mut command = Cli::command();
    command.build();
    whole(command)
}

/// The manual page passes over the help of an option that `-h` hides.
fn whole(command: Command) -> Command {
    command
        .mut_args(|arg| arg.hide_short_help(false))
        .mut_subcommands(whole)
}

/// Prints the completions of a shell.
///
/// # Errors
/// When the output fails.
pub fn completions(shell: Shell, mut output: impl Write) -> io::Result<()> {
    let mut text = Vec::new();
    // It panics where an output fails, which a piece of memory never does.
    clap_complete::generate(shell, &mut Cli::command(), "tablut", &mut text);
    output.write_all(&text)?;
    output.flush()
}

/// Prints the manual page, or that of a subcommand; false when there is no such subcommand.
///
/// # Errors
/// When the output fails.
pub fn manual(about: Option<&str>, mut output: impl Write) -> io::Result<bool> {
    let command = command();
    let page = match about {
        None => Some(&command),
        Some(name) => command.find_subcommand(name),
    };
    let Some(page) = page else {
        return Ok(false);
    };
    // What stands behind the options in the help has sections of its own here.
    let page = page.clone().after_long_help(None::<&str>);
    Man::new(page).render(&mut output)?;
    if about.is_none() {
        sections(&mut output)?;
    }
    output.flush()?;
    Ok(true)
}

/// Writes the last sections of the page.
fn sections(mut output: impl Write) -> io::Result<()> {
    for Notes { heading, items } in NOTES {
        writeln!(output, ".SH \"{}\"", heading.to_uppercase())?;
        for (name, meaning) in items {
            writeln!(output, ".TP\n{}\n{}", plain(name), plain(meaning))?;
        }
    }
    writeln!(output, ".SH EXAMPLES\n.nf")?;
    for line in EXAMPLES.lines().skip(1) {
        writeln!(output, "{}", plain(line.trim_start()))?;
    }
    writeln!(output, ".fi")
}

/// A text with what roff takes for its own made harmless; none of ours begins with a dot or an apostrophe.
fn plain(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-")
}
