//! What the keys do, in French.

use crate::app::message::{Command, KeyName};

/// What stands on the keys.
pub(super) fn key(key: KeyName) -> &'static str {
    match key {
        KeyName::Enter => "Entrée",
        KeyName::Escape => "Échap",
        KeyName::Space => "Espace",
        KeyName::Tab => "Tab",
        KeyName::BackTab => "Maj-Tab",
        KeyName::PageUp => "PgPréc",
        KeyName::PageDown => "PgSuiv",
        KeyName::Home => "Début",
        KeyName::End => "Fin",
        KeyName::Backspace => "RetArr",
        KeyName::Delete => "Suppr",
    }
}

/// A command: short, then whole.
pub(super) fn command(command: Command) -> (&'static str, &'static str) {
    match command {
        Command::Up => ("haut", "vers le haut"),
        Command::Down => ("bas", "vers le bas"),
        Command::Left => ("gauche", "vers la gauche"),
        Command::Right => ("droite", "vers la droite"),
        Command::Choose => ("prendre", "prendre ou poser la pièce sous le curseur"),
        Command::Cancel => ("lâcher", "reposer la pièce, oublier le texte"),
        Command::Submit => ("jouer", "jouer le coup tapé, ou prendre la pièce"),
        Command::Accept => ("choisir", "choisir"),
        Command::Back => ("retour", "fermer, sans changement"),
        Command::Rematch => ("revanche", "rejouer en échangeant les camps"),
        Command::Next => (
            "suivante",
            "la prochaine pièce qui peut jouer, ou case où aller",
        ),
        Command::Previous => ("précédente", "la précédente"),
        Command::PageUp => ("page haut", "une page plus haut"),
        Command::PageDown => ("page bas", "une page plus bas"),
        Command::Home => ("début", "au début"),
        Command::End => ("fin", "à la fin"),
        Command::Erase => ("effacer", "effacer une lettre"),
        Command::Undo => ("annuler", "annuler un coup"),
        Command::Redo => ("rétablir", "le rétablir"),
        Command::TurnBoard => ("tourner", "tourner le plateau"),
        Command::Ways => ("voies", "montrer ou cacher les voies libres du roi"),
        Command::Breath => ("souffle", "montrer ou cacher le souffle du roi"),
        Command::Panel => ("volet", "montrer ou cacher le volet"),
        Command::NewGame => ("nouvelle", "nouvelle partie"),
        Command::Endings => ("finir", "abandonner, proposer ou réclamer la nulle"),
        Command::Learn => ("apprendre", "apprendre le jeu en jouant"),
        Command::Hint => ("indice", "un indice ; encore, et c'est la solution"),
        Command::Again => ("refaire", "reprendre l'étape au début"),
        Command::WholeText => ("texte", "tout le texte, et retour au plateau"),
        Command::GoOn => ("continuer", "continuer"),
        Command::NextStep => ("suivante", "l'étape suivante"),
        Command::PreviousStep => ("précédente", "l'étape d'avant"),
        Command::Lessons => ("leçons", "la liste des leçons"),
        Command::Theme => ("thème", "le thème suivant"),
        Command::Language => ("English", "l'autre langue"),
        Command::Help => ("aide", "cette page"),
        Command::Why => (
            "pourquoi",
            "la règle de ce qui vient d'arriver ; encore : sa page",
        ),
        Command::Mouse => ("souris", "rendre la souris au terminal, et la reprendre"),
        Command::Settings => ("réglages", "réglages"),
        Command::Yes => ("oui", "oui"),
        Command::No => ("non", "non"),
        Command::Search => ("chercher", "chercher"),
        Command::SaveAs => ("copie", "enregistrer une copie sous un nom"),
        Command::Replay => ("revoir", "revoir cette partie"),
        Command::Complete => ("compléter", "compléter le chemin"),
        Command::Filter => ("filtrer", "filtrer la liste"),
        Command::OpenPath => ("ouvrir fichier", "ouvrir une partie par son chemin"),
        Command::Trash => ("corbeille", "mettre la partie à la corbeille"),
        Command::Open => (
            "ouvrir",
            "reprendre une partie inachevée, revoir une partie finie",
        ),
        Command::StepBack => ("recul", "un coup en arrière"),
        Command::StepOn => ("avance", "un coup en avant"),
        Command::Run => ("lecture", "jouer tout seul, ou arrêter"),
        Command::Faster => ("plus vite", "jouer plus vite"),
        Command::Slower => ("moins vite", "jouer moins vite"),
        Command::PlayOn => (
            "reprendre",
            "continuer d'ici, en une nouvelle partie ; après des chiffres, aller à ce coup",
        ),
        Command::Quit => ("quitter", "quitter"),
        Command::Interrupt => ("quitter", "quitter aussitôt, de partout"),
        Command::Suspend => ("suspendre", "suspendre jusqu'au fg du shell"),
    }
}
