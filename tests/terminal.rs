//! The real binary in a real pseudo-terminal: how it begins and ends, stops and goes on, what it is sent and
//! what it writes, whole games on it, and the line mode.
//!
//! It reads `/proc`, and so is for Linux.
#![cfg(target_os = "linux")]

mod common;

mod terminal {
    mod command_line;
    mod course;
    mod ends;
    mod games;
    mod input;
    mod kept;
    mod lines;
    mod output;
    mod silence;
    mod sizes;
    mod stops;
}
