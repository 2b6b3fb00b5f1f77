//! Faults and remarks in French.

use super::side;
use crate::record::{Caution, Fault, MAX_BYTES, MAX_PLIES, Reason, Score, Spot, Verdict, Warning};
use crate::rules::{
    BoardError, End, IllegalMove, Outcome, PositionError, Refused, Ruleset, Side, Square,
};
use crate::text::{RecordText, list};

/// Faults and remarks.
pub(super) const RECORD: RecordText = RecordText {
    fault,
    fault_of,
    warning_of: |file, warning| format!("{file}, {}", self::warning(warning)),
    broken_off: |fault| match fault.spot {
        Some(_) => format!("Lue seulement jusqu'à la {}", self::fault(fault)),
        None => format!("Pas d'ouverture : {}", self::fault(fault)),
    },
    not_opened: |file, fault| format!("Pas d'ouverture : {}", fault_of(file, fault)),
    not_pasted: |fault| match fault {
        Some(fault) => format!(
            "Le texte collé n'est pas une partie : {}",
            self::fault(fault)
        ),
        None => "Le texte collé ne contient aucun coup.".to_owned(),
    },
    remarks: |first, count| {
        let first = warning(first);
        match count {
            0 | 1 => format!("Lue avec une remarque à la {first}"),
            n => format!("Lue avec {n} remarques, la première à la {first}"),
        }
    },
};

/// `ligne 14, tour 7 (défenseurs), d3-d9 : bloqué par d5`
fn fault(fault: &Fault) -> String {
    let why = reason(&fault.reason);
    match &fault.spot {
        Some(spot) => format!("{} : {why}", place(spot)),
        None => why,
    }
}

/// The same behind the name of its file.
fn fault_of(file: &str, fault: &Fault) -> String {
    match fault.spot {
        Some(_) => format!("{file}, {}", self::fault(fault)),
        None => format!("{file} : {}", self::fault(fault)),
    }
}

/// `ligne 14, tour 7 (défenseurs), d3-d9xd8 : ne prend rien`
fn warning(warning: &Warning) -> String {
    format!("{} : {}", place(&warning.spot), caution(&warning.caution))
}

fn place(spot: &Spot) -> String {
    let line = format!("ligne {}", spot.line);
    let turn = spot.turn;
    let turn = turn.map(|(turn, side)| format!("tour {turn} ({})", self::side(side)));
    let text = (!spot.text.is_empty()).then(|| spot.text.clone());
    let parts: Vec<String> = [Some(line), turn, text].into_iter().flatten().collect();
    parts.join(", ")
}

fn reason(reason: &Reason) -> String {
    match reason {
        Reason::Empty => "il n'y a là ni étiquette ni coup".to_owned(),
        Reason::TooLong => format!(
            "plus de {} Kio, aucune partie n'est si longue",
            MAX_BYTES / 1024
        ),
        Reason::Utf16 => {
            "le texte est en UTF-16 ; enregistré en UTF-8, il pourra être lu".to_owned()
        }
        Reason::Byte(byte) => format!("l'octet 0x{byte:02X} n'est pas du texte en UTF-8"),
        Reason::Control(c) => format!(
            "un caractère de contrôle, U+{:04X}, qui n'est dans aucun texte",
            u32::from(*c)
        ),
        Reason::Unclosed => "ce qui s'ouvre ici n'est jamais fermé".to_owned(),
        Reason::OtherGame(name) => {
            let rules = match name {
                Some(name) => format!("les règles de {name}"),
                None => "les règles d'un jeu sans nom".to_owned(),
            };
            format!(
                "{rules} ne sont ni celles des Forteresses ni celles du Gwezboell ; --ruleset choisit les unes ou les autres pour lire les coups"
            )
        }
        Reason::Ruleset(_) => ruleset_words(),
        Reason::Side(_) => side_words(),
        Reason::Position(error) => position(*error),
        Reason::NotAMove => "ce n'est pas un coup ; un coup s'écrit comme d3-d9".to_owned(),
        Reason::Illegal(illegal) => self::illegal(*illegal),
        Reason::OtherBeginner(beginner) => format!(
            "seuls les {} peuvent commencer ainsi ; --first {beginner} lit la partie ainsi",
            side(*beginner)
        ),
        Reason::AfterEnd {
            verdict,
            turn,
            follow,
        } => {
            let ended = match turn {
                0 => "la partie était finie avant le premier coup".to_owned(),
                _ => format!("la partie s'est terminée au tour {turn}"),
            };
            let follow = match follow {
                1 => "1 coup suit".to_owned(),
                n => format!("{n} coups suivent"),
            };
            format!("{ended}, {} ; {follow}", self::verdict(verdict))
        }
        Reason::TooManyPlies => {
            let (thousands, rest) = (MAX_PLIES / 1000, MAX_PLIES % 1000);
            format!("plus de {thousands} {rest:03} demi-coups, aucune partie n'est si longue")
        }
    }
}

fn caution(caution: &Caution) -> String {
    match caution {
        Caution::Captures(taken) if taken.is_empty() => "ne prend rien".to_owned(),
        Caution::Captures(taken) => format!("prend {}", list(*taken)),
        Caution::BareCaptures(1) => "une capture sans ses cases, déduites des règles".to_owned(),
        Caution::BareCaptures(n) => {
            format!("la première de {n} captures sans leurs cases, déduites des règles")
        }
        Caution::Letter => "la lettre désigne une autre pièce que celle qui joue".to_owned(),
        Caution::EndMark => {
            "le signe dit la partie finie ; selon ces règles, elle ne l'est pas".to_owned()
        }
        Caution::Variations(1) => "une variante, gardée mais pas montrée".to_owned(),
        Caution::Variations(n) => {
            format!("la première de {n} variantes, gardées mais pas montrées")
        }
        Caution::Result(score, verdict) => format!(
            "{}, dit l'étiquette ; la partie dit : {}",
            self::score(*score),
            self::verdict(verdict)
        ),
        Caution::Termination(verdict) => {
            format!(
                "ce n'est pas ce qui s'est passé : {}",
                self::verdict(verdict)
            )
        }
        Caution::NoTermination(None) => {
            "les coups ne mènent pas à cela ; les mots sont gardés".to_owned()
        }
        Caution::NoTermination(Some(refused)) => {
            format!("{} ; les mots sont gardés", self::refused(*refused))
        }
        Caution::LateWord => "la partie était déjà finie".to_owned(),
        Caution::Twice => {
            "l'étiquette est là pour la deuxième fois ; c'est la première qui compte".to_owned()
        }
        Caution::Value => "la valeur ne veut rien dire ici et est ignorée".to_owned(),
        Caution::Beyond(0) => "il n'y a aucun demi-coup ; la partie en est au début".to_owned(),
        Caution::Beyond(1) => "il n'y a qu'un demi-coup ; la partie en est là".to_owned(),
        Caution::Beyond(plies) => {
            format!("il n'y a que {plies} demi-coups ; la partie en est au dernier")
        }
        Caution::Version => {
            "une autre version des règles, lue selon celles de ce programme".to_owned()
        }
        Caution::ReadAs(Ruleset::Fortress) => {
            "règles d'un autre jeu, lues comme celles des Forteresses".to_owned()
        }
        Caution::ReadAs(Ruleset::Gwezboell) => {
            "règles d'un autre jeu, lues comme celles du Gwezboell".to_owned()
        }
    }
}

/// The words that stand in a record are those of the notation, whatever the language.
fn ruleset_words() -> String {
    "les règles s'appellent « fortress » ou « gwezboell »".to_owned()
}

fn side_words() -> String {
    "un camp s'appelle « attackers » ou « defenders »".to_owned()
}

fn position(error: PositionError) -> String {
    match error {
        PositionError::Words => "une position, ce sont les règles, le camp qui a le trait et un plateau, comme « fortress attackers /3ttt3/…/ »".to_owned(),
        PositionError::Ruleset(_) => ruleset_words(),
        PositionError::Side(_) => side_words(),
        PositionError::Board(error) => board(error),
        PositionError::PawnOnFortress(of, square) => format!(
            "un pion des {} en {square}, une Forteresse, où seul le roi s'arrête",
            side(of)
        ),
    }
}

fn board(error: BoardError) -> String {
    match error {
        BoardError::Ranks(n @ (0 | 1)) => format!("{n} ligne, un plateau en a 9"),
        BoardError::Ranks(n) => format!("{n} lignes, un plateau en a 9"),
        BoardError::Width(rank, n @ (0 | 1)) => {
            format!("la ligne {rank} du plateau a {n} case, il en faut 9")
        }
        BoardError::Width(rank, n) => {
            format!("la ligne {rank} du plateau a {n} cases, il en faut 9")
        }
        BoardError::Unknown(rank, at, c) => {
            let at = if at == 1 {
                "1er".to_owned()
            } else {
                format!("{at}e")
            };
            format!(
                "ligne {rank} du plateau : caractère inconnu « {} », le {at} de la ligne ; on connaît t, T, K et le nombre des cases vides",
                c.escape_debug()
            )
        }
        BoardError::NoKing => "il n'y a pas de roi (K)".to_owned(),
        BoardError::SecondKing(first, second) => {
            format!("un deuxième roi en {second}, le premier est en {first}")
        }
        BoardError::Twice(square) => format!("deux pièces en {square}"),
        BoardError::PawnOnKonakis(of) => format!(
            "un pion des {} en {}, le Konakis, où nul ne s'arrête",
            side(of),
            Square::KONAKIS
        ),
        BoardError::TooMany(of, n) => {
            format!("{n} {}, il y en a au plus {}", side(of), of.pawns())
        }
    }
}

fn illegal(illegal: IllegalMove) -> String {
    match illegal {
        IllegalMove::GameOver => "la partie est finie".to_owned(),
        IllegalMove::Empty => "il n'y a aucune pièce sur cette case".to_owned(),
        IllegalMove::NotYours => "cette pièce est à l'autre camp".to_owned(),
        IllegalMove::SameSquare => "un coup mène à une autre case".to_owned(),
        IllegalMove::Diagonal => "les pièces vont en ligne ou en colonne".to_owned(),
        IllegalMove::Blocked(square) => format!("bloqué par {square}"),
        IllegalMove::Konakis => "nul ne s'arrête sur le Konakis".to_owned(),
        IllegalMove::Fortress => "seul le roi s'arrête sur une Forteresse".to_owned(),
    }
}

fn refused(refused: Refused) -> String {
    match refused {
        Refused::GameOver => "la partie est finie".to_owned(),
        Refused::NotRepeated(n) => {
            let times = if n == 1 {
                "1re".to_owned()
            } else {
                format!("{n}e")
            };
            format!(
                "c'est la {times} fois que la position apparaît, il en faut trois pour réclamer la nulle"
            )
        }
    }
}

fn score(score: Score) -> &'static str {
    match score {
        Score::Won(Side::Attackers) => "victoire des attaquants",
        Score::Won(Side::Defenders) => "victoire des défenseurs",
        Score::Draw => "partie nulle",
    }
}

/// `victoire des défenseurs (le roi s'est échappé)`: in brackets, since it stands behind a colon already.
fn verdict(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Unfinished => "inachevée".to_owned(),
        Verdict::Ended(outcome) => {
            format!("{} ({})", score(Score::from(*outcome)), ending(*outcome))
        }
        Verdict::Said(Some(score), words) if words.is_empty() => {
            format!("{}, selon le fichier", self::score(*score))
        }
        Verdict::Said(Some(score), words) => format!("{} ({words})", self::score(*score)),
        Verdict::Said(None, words) => format!("inachevée ({words})"),
    }
}

fn ending(outcome: Outcome) -> String {
    match outcome {
        Outcome::Board(End::KingEscaped) => "le roi s'est échappé".to_owned(),
        Outcome::Board(End::KingCaptured) => "le roi est capturé".to_owned(),
        Outcome::Board(End::NoMoves(blocked)) => {
            format!("les {} n'ont aucun coup légal", side(blocked))
        }
        Outcome::Resigned(loser) => format!("les {} ont abandonné", side(loser)),
        Outcome::Agreed => "convenue".to_owned(),
        Outcome::Repetition => "réclamée pour répétition".to_owned(),
    }
}
