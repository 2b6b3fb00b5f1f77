//! Drawing.

pub mod board;
pub mod theme;
