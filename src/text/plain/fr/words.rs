//! The words of the line mode in French, and what they do.

use super::super::{Scope, Word};

pub(super) fn word(word: Word) -> &'static [&'static str] {
    match word {
        Word::Board => &["plateau"],
        Word::Grid => &["grille"],
        Word::Row => &["ligne", "rangée"],
        Word::Column => &["colonne"],
        Word::King => &["roi"],
        Word::Moves => &["coups"],
        Word::Ways => &["voies"],
        Word::History => &["historique"],
        Word::Why => &["pourquoi"],
        Word::Undo => &["annuler"],
        Word::Redo => &["rétablir"],
        Word::Resign => &["abandonner", "abandon"],
        Word::Draw => &["nulle"],
        Word::Claim => &["réclamer"],
        Word::Next => &["suivant"],
        Word::Back => &["retour", "précédent"],
        Word::Go => &["aller"],
        Word::Event => &["événement", "évènement"],
        Word::Play => &["jouer"],
        Word::Hint => &["indice"],
        Word::Show => &["montrer", "solution"],
        Word::Again => &["recommencer", "encore"],
        Word::Lesson => &["leçon", "leçons"],
        Word::New => &["nouvelle", "nouveau"],
        Word::Continue => &["continuer"],
        Word::Save => &["enregistrer", "sauver"],
        Word::Help => &["aide"],
        Word::Quit => &["quitter"],
        Word::Yes => &["oui", "o"],
        Word::No => &["non"],
    }
}

pub(super) fn help(word: Word, scope: Scope) -> &'static str {
    match word {
        Word::Next if scope == Scope::Lesson => "suivant : l'étape suivante.",
        Word::Back if scope == Scope::Lesson => "retour : l'étape précédente.",
        Word::Play if scope == Scope::Lesson => "jouer : commencer une partie.",
        Word::Board => "plateau : les pièces des neuf lignes, en phrases.",
        Word::Grid => {
            "grille : le plateau en lettres, A attaquant, D défenseur, K roi, x Konakis ou Forteresse."
        }
        Word::Row => "ligne 5 : les cases d'une ligne, une par une.",
        Word::Column => "colonne e : les cases d'une colonne, une par une.",
        Word::King => {
            "roi : où est le roi, ce qui l'entoure, et son souffle ; la ligne 9 est au nord, la colonne i à l'est."
        }
        Word::Moves => {
            "coups e3 : où peut aller la pièce en e3 ; sans case, quelles pièces peuvent jouer."
        }
        Word::Ways => "voies : les voies libres du roi.",
        Word::History => "historique : les coups joués ; historique 5, les cinq derniers tours.",
        Word::Why => "pourquoi : la règle de ce qui vient d'arriver.",
        Word::Undo => "annuler : annuler un coup ou une fin.",
        Word::Redo => "rétablir : le rétablir.",
        Word::Resign => "abandonner : le camp qui a le trait abandonne, aussitôt.",
        Word::Draw => {
            "nulle : le camp qui a le trait propose la nulle ; l'autre répond oui ou non."
        }
        Word::Claim => {
            "réclamer : réclamer la nulle quand une position apparaît pour la troisième fois."
        }
        Word::Next => "suivant : le demi-coup suivant.",
        Word::Back => "retour : le demi-coup précédent.",
        Word::Go => "aller 12 : à un demi-coup, 0 pour le début.",
        Word::Event => {
            "événement : à la prochaine capture, au prochain Raichi ou Tuichi, à la fin."
        }
        Word::Play => "jouer : reprendre de cette position, comme une nouvelle partie.",
        Word::Hint => "indice : où regarder.",
        Word::Show => "montrer : la solution.",
        Word::Again => "recommencer : reprendre l'étape à son début.",
        Word::Lesson => "leçon 9 : à une leçon ; sans numéro, la liste des leçons.",
        Word::New => {
            "nouvelle : une nouvelle partie comme celle-ci ; nouvelle gwezboell défenseurs : selon ces règles, les défenseurs d'abord."
        }
        Word::Continue => "continuer : la partie restée inachevée.",
        Word::Save => "enregistrer partie : écrire une copie de la partie sous un nom.",
        Word::Help => "aide : cette liste.",
        Word::Quit => "quitter : fermer le programme.",
        Word::Yes => "oui : oui.",
        Word::No => "non : non.",
    }
}

pub(super) const fn needs(word: Word) -> &'static str {
    match word {
        Word::Row => "Le mot ligne attend un chiffre de 1 à 9, comme dans ligne 5.",
        Word::Column => "Le mot colonne attend une lettre de a à i, comme dans colonne e.",
        Word::Moves => "Le mot coups attend une case, comme dans coups e3.",
        Word::Save => "Le mot enregistrer attend un nom, comme dans enregistrer partie.",
        Word::Go => "Le mot aller attend le numéro d'un demi-coup, comme dans aller 12.",
        Word::Lesson => "Le mot leçon attend un numéro, comme dans leçon 9.",
        Word::New => {
            "Le mot nouvelle attend des règles, forteresses ou gwezboell, et le camp qui commence, attaquants ou défenseurs."
        }
        _ => "Le mot historique attend un nombre de tours, comme dans historique 5.",
    }
}
