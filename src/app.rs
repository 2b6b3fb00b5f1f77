//! The program as a value.

pub mod marks;
pub mod message;
pub mod plan;
pub mod view;
