//! The terminal's events as messages.

use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position as Cell, Size};

use super::App;
use super::keymap::{self, Scope};
use super::message::{Command, Msg, Target};

/// What an event means now; `None` for nothing.
#[must_use]
pub fn message(app: &App, event: &Event) -> Option<Msg> {
    match event {
        Event::Key(key) => key_message(app, *key),
        Event::Mouse(mouse) => mouse_message(app, *mouse),
        Event::Resize(width, height) => Some(Msg::Resize(Size::new(*width, *height))),
        Event::Paste(text) => Some(Msg::Paste(text.clone())),
        Event::FocusGained | Event::FocusLost => None,
    }
}

/// What is held with a key. Windows tells AltGr as Ctrl and Alt, without which many a keyboard has no backslash.
fn held_with(key: KeyEvent, windows: bool) -> KeyModifiers {
    let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
    let character = matches!(key.code, KeyCode::Char(c) if !c.is_ascii_alphanumeric());
    if windows && character && key.modifiers.contains(alt_gr) {
        key.modifiers - alt_gr
    } else {
        key.modifiers
    }
}

fn key_message(app: &App, key: KeyEvent) -> Option<Msg> {
    // Esc followed at once by a letter arrives as Alt and that letter: never the plain one.
    let held = KeyModifiers::ALT | KeyModifiers::META | KeyModifiers::SUPER | KeyModifiers::HYPER;
    let modifiers = held_with(key, cfg!(windows));
    if key.kind == KeyEventKind::Release || modifiers.intersects(held) {
        return None;
    }
    let ctrl = modifiers.contains(KeyModifiers::CONTROL);
    let scope = app.scope();
    match key.code {
        KeyCode::Char(c) if !ctrl && keymap::is_text(scope) => Some(Msg::Type(c)),
        // Letters a to i begin a move.
        KeyCode::Char(c @ ('a'..='i' | 'A'..='I'))
            if !ctrl && matches!(scope, Scope::Play | Scope::Over | Scope::Learn) =>
        {
            Some(Msg::Type(c))
        }
        // Digits are the number of a ply.
        KeyCode::Char(c @ '0'..='9') if !ctrl && scope == Scope::Replay => Some(Msg::Type(c)),
        code => keymap::lookup(scope, code, ctrl)
            .filter(|&command| command != Command::Yes || app.says_yes(code))
            // What plays by itself stops at any key.
            .or_else(|| app.deadline().map(|_| Command::Cancel))
            .map(Msg::Command),
    }
}

fn mouse_message(app: &App, mouse: MouseEvent) -> Option<Msg> {
    let target = || {
        let size = app.size();
        // Some terminals report places outside of themselves.
        let inside = mouse.column < size.width && mouse.row < size.height;
        if inside {
            app.hit(Cell::new(mouse.column, mouse.row))
        } else {
            Target::Nothing
        }
    };
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(Msg::Press(target())),
        MouseEventKind::Drag(MouseButton::Left) => Some(Msg::Drag(target())),
        MouseEventKind::Up(MouseButton::Left) => Some(Msg::Release(target())),
        MouseEventKind::Down(MouseButton::Right) => Some(Msg::RightPress),
        MouseEventKind::ScrollUp => Some(Msg::Wheel(-1, target())),
        MouseEventKind::ScrollDown => Some(Msg::Wheel(1, target())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alt_gr_of_windows_holds_nothing_with_a_character_that_needs_it() {
        let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
        let held = |c, windows| held_with(KeyEvent::new(KeyCode::Char(c), alt_gr), windows);
        assert_eq!(held('\\', true), KeyModifiers::NONE);
        assert_eq!(held('@', true), KeyModifiers::NONE);
        // Ctrl, Alt and a letter are what they are, and so is everything elsewhere.
        assert_eq!(held('c', true), alt_gr);
        assert_eq!(held('\\', false), alt_gr);
    }
}
