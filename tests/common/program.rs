//! The real program, as a shell runs it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program with its arguments, and nothing to read.
pub fn tablut(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tablut"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Exit code, standard output, standard error.
pub fn said(output: Output) -> (i32, String, String) {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code().unwrap(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// What a program says that has nothing to read.
pub fn run(arguments: &[&str]) -> (i32, String, String) {
    said(tablut(arguments).output().unwrap())
}

/// What a program says to an input.
pub fn hears(command: &mut Command, input: &[u8]) -> (i32, String, String) {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // It may stop listening before the end.
    let _ = stdin.write_all(input);
    drop(stdin);
    said(child.wait_with_output().unwrap())
}
