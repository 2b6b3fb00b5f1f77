//! The line mode in French.

mod lesson;
mod words;

use super::{Beside, Ground, KeepingText, PlainText, ReplayText, Scope, Take, listed};
use crate::record::Score;
use crate::rules::{Anvil, Direction, Piece, Ply, Side, Square};
use words::{help, needs, word};

/// The French words.
pub(super) const FRENCH: PlainText = PlainText {
    word,
    help,
    how_to_move: "Un coup se tape par ses deux cases : d1 d4, d1-d4, d1d4 ou Ke5-e8.",
    both_languages: "Les mots anglais sont compris aussi.",
    how_to_begin: "Tapez un coup, comme d1 d4, ou un mot, comme plateau. Le mot aide donne la liste des mots.",
    own_start: "La partie commence par une position particulière ; le mot plateau la décrit.",
    players: |attackers, defenders| match (attackers, defenders) {
        (Some(a), Some(d)) => format!("Attaquants : {a}. Défenseurs : {d}."),
        (Some(a), None) => format!("Attaquants : {a}."),
        (None, Some(d)) => format!("Défenseurs : {d}."),
        (None, None) => String::new(),
    },
    to_move: |side| match side {
        Side::Attackers => "Trait aux attaquants.",
        Side::Defenders => "Trait aux défenseurs.",
    },
    moved,
    lost: |(attackers, a), (defenders, d)| {
        format!("Pertes : attaquants {attackers} sur {a}, défenseurs {defenders} sur {d}.")
    },
    ways,
    repeated: |n| format!("Cette position apparaît pour la {} fois.", ordinal(n)),
    may_claim: |side| {
        format!(
            "Les {} peuvent réclamer la nulle par le mot réclamer.",
            name(side)
        )
    },
    won: |winner| match winner {
        Side::Attackers => "Les attaquants gagnent.",
        Side::Defenders => "Les défenseurs gagnent.",
    },
    taken_back: |ply| {
        let again = match ply.captured.len() {
            0 => String::new(),
            1 => format!(" {} revient sur le plateau.", listed(ply.captured, "et")),
            _ => format!(" {} reviennent sur le plateau.", listed(ply.captured, "et")),
        };
        format!("{} est annulé.{again}", ply.mv)
    },
    brought_back: |ply| {
        let again = match ply.captured.len() {
            0 => String::new(),
            1 => format!(" {} est pris de nouveau.", listed(ply.captured, "et")),
            _ => format!(" {} sont pris de nouveau.", listed(ply.captured, "et")),
        };
        format!("{} est rétabli.{again}", ply.mv)
    },
    ending_taken_back: "La fin est annulée.",
    ending_brought_back: "La fin est rétablie.",
    over: "La partie est finie.",
    no_claim: |n| {
        format!(
            "Il n'y a rien à réclamer : cette position apparaît pour la {} fois, il faut la troisième.",
            ordinal(n)
        )
    },
    control: "Cette ligne contient un caractère de contrôle.",
    no_king: |square| format!("Le roi n'est pas en {square}."),
    takes: |mv, taken| match taken.len() {
        0 => format!("{mv} ne prend rien."),
        _ => format!("{mv} prend {}.", listed(taken, "et")),
    },
    no_answer: "Ce n'est pas une réponse.",
    yes_or_no: "Répondez oui ou non.",
    saved: |name| format!("Enregistré sous {name}."),
    replace: |name| {
        format!("Il y a déjà un fichier {name}. Faut-il le remplacer ? Répondez oui ou non.")
    },
    not_replaced: |name| format!("{name} reste tel quel."),
    not_saved: |name, why| format!("{name} ne peut pas être écrit : {why}."),
    no_disk: "il n'y a pas de place pour lui",
    bad_name: "Un nom n'a pas de caractères de contrôle.",
    unfinished: "Une partie est restée inachevée : le mot continuer la reprend.",
    none_left: "Aucune autre partie n'est restée inachevée.",
    held: "Un autre programme joue cette partie.",
    played: |plies, ply| {
        let last = (FRENCH.listed)(ply);
        match plies {
            1 => format!("Un demi-coup est joué : {last}."),
            _ => format!("{plies} demi-coups sont joués, le dernier est {last}."),
        }
    },
    next_time: "La prochaine fois, le mot continuer la reprendra.",
    lose: "Cette partie n'est pas enregistrée et serait perdue. Faut-il la quitter quand même ? Répondez oui ou non.",
    keeping: KeepingText {
        failed: |why| format!("Cette partie n'est pas enregistrée : {why}."),
        again: "Cette partie est de nouveau enregistrée.",
        kept: "La partie est enregistrée.",
    },
    goodbye: "Au revoir.",
    needs,
    left_over: |rest, word| format!("« {rest} » est de trop après {word}."),
    unknown: |word, near| match near {
        Some(near) => {
            format!("« {word} » n'est ni un coup ni un mot d'ici. Vouliez-vous dire {near} ?")
        }
        None => format!(
            "« {word} » n'est ni un coup ni un mot d'ici. Le mot aide donne la liste des mots."
        ),
    },
    elsewhere: |word, scopes| {
        let home = |scope: &Scope| match scope {
            Scope::Game => "dans une partie",
            Scope::Replay => "pour revoir une partie",
            Scope::Lesson => "dans une leçon",
            Scope::Question => "pour répondre, et aucune question n'est posée",
        };
        let homes: Vec<&str> = scopes.iter().map(home).collect();
        format!("Le mot {word} ne sert que {}.", homes.join(" ou "))
    },
    too_long: "Cette ligne est trop longue.",
    row: |rank| format!("Ligne {rank} : "),
    column: |file| format!("Colonne {file} : "),
    pieces,
    the_king: |square, ground| match ground {
        Ground::Open => format!("roi {square}"),
        Ground::Konakis => format!("roi {square} sur le Konakis"),
        Ground::Fortress => format!("roi {square} sur une Forteresse"),
    },
    between: " ; ",
    empty: "vide",
    stands,
    empty_run: |first, last| format!("{first} à {last} vides"),
    king: |square, ground| match ground {
        Ground::Open => format!("Le roi est en {square}."),
        Ground::Konakis => format!("Le roi est en {square}, sur le Konakis."),
        Ground::Fortress => format!("Le roi est en {square}, sur une Forteresse."),
    },
    beside: |sides| {
        let side = |(to, what): &Beside| {
            let what = what.as_deref().unwrap_or("le bord");
            format!("{}, {what}", direction(*to))
        };
        let sides: Vec<String> = sides.iter().map(side).collect();
        format!("Autour de lui : {}.", sides.join(FRENCH.between))
    },
    targets,
    movable: |side, squares| match squares {
        [one] => format!("Les {} ont une pièce qui peut jouer : {one}.", name(side)),
        _ => format!(
            "Les {} ont {} pièces qui peuvent jouer : {}.",
            name(side),
            squares.len(),
            listed(squares.iter().copied(), "et")
        ),
    },
    not_their_turn: |side| match side {
        Side::Attackers => "Ce n'est pas le tour des attaquants.",
        Side::Defenders => "Ce n'est pas le tour des défenseurs.",
    },
    nothing_played: "Aucun coup n'a été joué.",
    listed: |ply| {
        let king = if ply.by_king() { "roi " } else { "" };
        let takes = match ply.captured.len() {
            0 => String::new(),
            _ => format!(" prend {}", listed(ply.captured, "et")),
        };
        format!("{king}{}{takes}", ply.mv)
    },
    undone: |n| match n {
        1 => "Un coup est annulé ; le mot rétablir le rétablit.".to_owned(),
        _ => format!("{n} coups sont annulés ; le mot rétablir rétablit le prochain."),
    },
    replay: REPLAY,
    lesson: lesson::LEARN,
};

const REPLAY: ReplayText = ReplayText {
    of: |name, plies| match plies {
        0 | 1 => format!("Partie à revoir : {name}, {plies} demi-coup."),
        _ => format!("Partie à revoir : {name}, {plies} demi-coups."),
    },
    how_to_begin: "Tapez suivant pour avancer d'un demi-coup, événement pour aller au prochain événement. Le mot aide donne la liste des mots.",
    faulty: |fault| {
        format!("Le fichier contient une faute, et la partie se revoit jusque-là. {fault}.")
    },
    stands_at: |ply| format!("La partie en est au demi-coup {ply} ; la suite a été annulée."),
    ply: |ply, of| match ply {
        0 => format!("Le début, demi-coup 0 sur {of}."),
        _ => format!("Demi-coup {ply} sur {of}."),
    },
    comment: |comment| format!("Commentaire : {comment}"),
    said: |score, words| {
        let result = match score {
            Some(Score::Won(Side::Attackers)) => "les attaquants ont gagné",
            Some(Score::Won(Side::Defenders)) => "les défenseurs ont gagné",
            Some(Score::Draw) => "la partie est nulle",
            None => "personne n'a gagné",
        };
        match words {
            "" => format!("Selon le fichier, {result}."),
            _ => format!("Selon le fichier, {result} : {words}."),
        }
    },
    last: "C'est le dernier demi-coup.",
    first: "C'est le début.",
    no_event: "Aucun événement ne suit.",
    no_ply: |ply, last| format!("Il n'y a pas de demi-coup {ply}, le dernier est le {last}."),
    no_moves: "Ici, la partie se revoit. Le mot jouer la reprend de cette position, comme une nouvelle partie.",
    play_on: "Une nouvelle partie commence à cette position. Le fichier reste tel quel.",
    over: "La partie est finie sur ce plateau. Le mot retour revient en arrière.",
};

fn ordinal(n: usize) -> String {
    match n {
        1 => "première".to_owned(),
        2 => "deuxième".to_owned(),
        3 => "troisième".to_owned(),
        _ => format!("{n}e"),
    }
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::Attackers => "attaquants",
        Side::Defenders => "défenseurs",
    }
}

const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::North => "au nord",
        Direction::East => "à l'est",
        Direction::South => "au sud",
        Direction::West => "à l'ouest",
    }
}

const fn pieces(piece: Piece, count: usize) -> &'static str {
    match (piece, count) {
        (Piece::Attacker, 1) => "attaquant",
        (Piece::Attacker, _) => "attaquants",
        (Piece::Defender, 1) => "défenseur",
        (Piece::Defender, _) => "défenseurs",
        (Piece::King, _) => "roi",
    }
}

fn stands(square: Square, piece: Option<Piece>, ground: Ground) -> String {
    match (piece, ground) {
        (Some(piece), Ground::Open) => format!("{square} {}", pieces(piece, 1)),
        (Some(piece), Ground::Konakis) => format!("{square} {} sur le Konakis", pieces(piece, 1)),
        (Some(piece), Ground::Fortress) => {
            format!("{square} {} sur une Forteresse", pieces(piece, 1))
        }
        (None, Ground::Open) => format!("{square} vide"),
        (None, Ground::Konakis) => format!("{square} Konakis vide"),
        (None, Ground::Fortress) => format!("{square} Forteresse vide"),
    }
}

fn moved(ply: Ply) -> String {
    let way = format!("de {} à {}", ply.mv.from, ply.mv.to);
    if ply.by_king() {
        return format!("Le roi va {way}.");
    }
    let who = name(ply.side());
    let pincers: Vec<(Square, Anvil)> = ply.pincers().collect();
    let victims = listed(ply.captured, "et");
    match pincers[..] {
        [] => format!("Les {who} jouent {way}."),
        [(_, Anvil::Pawn(other))] => {
            format!("Les {who} jouent {way} et prennent {victims} : tenaille avec {other}.")
        }
        [(_, Anvil::Fortress(fortress))] => {
            format!("Les {who} jouent {way} et prennent {victims} contre la Forteresse {fortress}.")
        }
        _ => {
            let many = if pincers.len() == 2 { "deux" } else { "trois" };
            let how = |&(victim, anvil): &(Square, Anvil)| match anvil {
                Anvil::Pawn(other) => format!("{victim} avec {other}"),
                Anvil::Fortress(fortress) => format!("{victim} contre la Forteresse {fortress}"),
            };
            let how: Vec<String> = pincers.iter().map(how).collect();
            format!(
                "Les {who} jouent {way} et prennent {victims} : rafle de {many}, {}.",
                how.join(", ")
            )
        }
    }
}

fn ways(king: Square, ways: &[(Direction, Square)]) -> String {
    let each = ways
        .iter()
        .map(|&(to, goal)| format!("{}, vers {goal}", direction(to)));
    let each = each.collect::<Vec<_>>().join(FRENCH.between);
    match ways.len() {
        0 => format!("Le roi en {king} n'a aucune voie libre."),
        1 => format!("Raichi ! Le roi en {king} a une voie libre : {each}."),
        n => {
            let many = ["deux", "trois", "quatre"][n.min(4) - 2];
            format!("Tuichi ! Le roi en {king} a {many} voies libres : {each}.")
        }
    }
}

fn targets(from: Square, piece: Piece, targets: &[Square], takes: &[Take]) -> String {
    let squares = match targets {
        [one] => format!("une case : {one}"),
        _ => format!(
            "{} cases : {}",
            targets.len(),
            listed(targets.iter().copied(), "et")
        ),
    };
    let takes = takes
        .iter()
        .map(|&(to, taken)| format!(" En {to}, il prend {}.", listed(taken, "et")));
    let piece = match piece {
        Piece::Attacker => "L'attaquant",
        Piece::Defender => "Le défenseur",
        Piece::King => "Le roi",
    };
    format!(
        "{piece} en {from} peut aller sur {squares}.{}",
        takes.collect::<String>()
    )
}
