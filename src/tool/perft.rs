//! `tablut perft`: counts move sequences and says how fast.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;

use crate::rules::{Position, perft, perft_bulk};

/// Prints a line for every depth from 1 to `depth`: nodes, seconds, nodes a second; and, unless `bulk` leaves
/// the last move unplayed, the pawns taken and the games ended by the last moves.
///
/// # Errors
/// When the output fails.
pub fn run(position: Position, depth: u32, bulk: bool, mut output: impl Write) -> Result<()> {
    writeln!(output, "{position}")?;
    for depth in 1..=depth {
        let start = Instant::now();
        let (nodes, rest) = if bulk {
            (perft_bulk(position, depth), String::new())
        } else {
            let tally = perft(position, depth);
            (
                tally.nodes,
                format!("  {:>10} captures  {:>8} ends", tally.captures, tally.ends),
            )
        };
        let seconds = start.elapsed().as_secs_f64();
        #[expect(
            clippy::cast_precision_loss,
            reason = "a speed is read to three digits"
        )]
        let speed = nodes as f64 / seconds.max(1e-9) / 1e6;
        writeln!(
            output,
            "depth {depth}  {nodes:>14} nodes  {seconds:>9.4} s  {speed:>8.1} M/s{rest}"
        )?;
        output.flush()?;
    }
    Ok(())
}
