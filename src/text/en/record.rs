//! Faults and remarks in English, as the commands of the line print them.

use crate::text::RecordText;

/// Faults and remarks.
pub(super) const RECORD: RecordText = RecordText {
    fault: |fault| fault.to_string(),
    fault_of: |file, fault| fault.of(file).to_string(),
    warning_of: |file, warning| warning.of(file).to_string(),
    broken_off: |fault| match fault.spot {
        Some(_) => format!("Read only up to line {fault}"),
        None => format!("Not opened: {fault}"),
    },
    not_opened: |file, fault| format!("Not opened: {}", fault.of(file)),
    not_pasted: |fault| match fault {
        Some(fault) => format!("The pasted text is no game: {fault}"),
        None => "The pasted text holds no move.".to_owned(),
    },
    remarks: |first, count| match count {
        0 | 1 => format!("Read with a remark: {first}"),
        n => format!("Read with {n} remarks, first: {first}"),
    },
};
