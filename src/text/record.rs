//! What is said of records that cannot be read, or not as they are written.

use crate::record::{Fault, Warning};

/// What is said of records that cannot be read, or not as they are written.
pub struct RecordText {
    /// A fault by itself, its place first.
    pub fault: fn(&Fault) -> String,
    /// A fault in the file of this name.
    pub fault_of: fn(&str, &Fault) -> String,
    /// A remark about the file of this name.
    pub warning_of: fn(&str, &Warning) -> String,
    /// The record could be read only up to here.
    pub broken_off: fn(&Fault) -> String,
    /// The record of this name was not opened, since nothing of it could be read.
    pub not_opened: fn(&str, &Fault) -> String,
    /// A pasted text holds no move, and why.
    pub not_pasted: fn(Option<&Fault>) -> String,
    /// The first remark that a reading made, and how many there are.
    pub remarks: fn(&Warning, usize) -> String,
}
