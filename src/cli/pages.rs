//! The completions of a shell and the manual page, made from what can be typed.

use std::io::{self, Write};

use clap::{Command, CommandFactory};
use clap_complete::Shell;
use clap_mangen::Man;

use super::Cli;

fn command() -> Command {
    let mut command = Cli::command();
    // Lets the global options be known to the subcommands, and the subcommands know their full names.
    command.build();
    command
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
    output.flush()?;
    Ok(true)
}
