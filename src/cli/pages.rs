//! The completions of a shell and the manual page, made from what can be typed.

use std::io::{self, Write};

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use super::{Cli, EXAMPLES};

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
    Man::new(page.clone()).render(&mut output)?;
    if about.is_none() {
        output.write_all(examples().as_bytes())?;
    }
    output.flush()?;
    Ok(true)
}

/// The examples of `--help` as the last section of the page, with what roff takes for its own made harmless.
fn examples() -> String {
    let mut section = String::from(".SH EXAMPLES\n.nf\n");
    for line in EXAMPLES.lines().skip(1) {
        section += &line.trim_start().replace('\\', "\\e").replace('-', "\\-");
        section.push('\n');
    }
    section + ".fi\n"
}
