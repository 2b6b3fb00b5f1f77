//! The lessons in French.

mod late;
mod not_yet;

use super::{LessonText, LessonsText, StepText};
use crate::lesson::Answer;
use crate::rules::Ending;

/// The lessons in French.
pub(in crate::text) const FRENCH: LessonsText = LessonsText {
    heading: |n, of, title| format!("Leçon {n}/{of} · {title}"),
    step: |n, of| format!("Étape {n}/{of}"),
    tries: |n| format!("Essai {n} · plateau inchangé"),
    hint: |hint| format!("Indice : {hint}"),
    hands: "Flèches et Entrée, souris, ou tapez d5d6 et Entrée.",
    ending_key: "La touche est x.",
    ending_hint: "x, ou son bouton en bas, ouvre les fins de partie.",
    again_shows: "j encore montre la solution",
    solution: |answer| match answer {
        Answer::Move(mv) => format!("Solution : {mv}."),
        Answer::End(Ending::Resign) => "Solution : x, puis abandonner.".to_owned(),
        Answer::End(Ending::Claim) => "Solution : x, puis réclamer la nulle.".to_owned(),
        Answer::End(Ending::Agree) => "Solution : x, proposer la nulle, puis oui.".to_owned(),
    },
    not_yet: not_yet::not_yet,
    a_move: "Cette étape demande un coup ; il n'y a rien à finir.",
    other_ending: |ending| match ending {
        Ending::Resign => "Cela finit aussi une partie. Mais ici, il s'agit d'abandonner.",
        Ending::Claim => "Cela finit aussi une partie. Mais ici, on peut réclamer la nulle.",
        Ending::Agree => "Cela finit aussi une partie. Mais ici, il s'agit de s'entendre.",
    },
    more: "… t : tout",
    go_on: "continuer",
    play_a_game: "Jouer une partie",
    back_to_the_game: "Retour à la partie",
    learn: "Apprendre",
    new_here: "Nouveau au Tablut ? l : l'apprendre en cinq minutes.",
    list: "Leçons",
    lessons: [
        GOALS,
        ROOK,
        TENAILLE,
        RAFLE,
        BETWEEN,
        FORTRESS,
        KONAKIS,
        UNARMED,
        late::CAPTURE,
        late::RAICHI,
        late::TUICHI,
        late::ENDINGS,
        late::GWEZBOELL,
        late::FIRST_STEPS,
    ],
};

const GOALS: LessonText = LessonText {
    title: "Les deux buts",
    steps: &[
        StepText {
            says: "Les défenseurs, clairs, gagnent si leur roi atteint un coin, une Forteresse.",
            task: "Menez le roi dans une Forteresse.",
            hint: "sur la ligne 1, rien ne sépare le roi du coin i1.",
            done: "Le roi est à l'abri : les défenseurs ont gagné.",
            replies: &[
                "Pas encore : h1 est à côté de la Forteresse. Allez jusqu'en i1.",
                "Pas encore : en f5, le roi est plus loin des coins qu'avant.",
            ],
        },
        StepText {
            says: "Les attaquants, sombres, traquent le roi. Il est capturé quand ils l'entourent sur ses quatre côtés.",
            task: "Attaquants : capturez le roi en g4.",
            hint: "trois côtés sont fermés. Quelle case voisine est encore libre ?",
            done: "Capturé : les attaquants ont gagné.",
            replies: &[
                "Pas encore : f3 ne le touche que par un coin. g3, sous lui, est libre.",
                "Pas encore : g1 est sous lui, mais trop loin. g3 est libre.",
            ],
        },
    ],
};

const ROOK: LessonText = LessonText {
    title: "Comme la tour",
    steps: &[
        StepText {
            says: "Toute pièce va comme la tour : en ligne ou en colonne, aussi loin que les cases sont libres. Le roi aussi.",
            task: "Attaquants : allez de c2 en c7.",
            hint: "tout droit vers le haut, cinq cases d'un coup.",
            done: "Aussi loin que l'on veut, et toujours tout droit.",
            replies: &[
                "Pas encore : il manque une case. La colonne est libre jusqu'en c7.",
                "Pas encore : c'était le long de la ligne. c7 est dans la colonne.",
            ],
        },
        StepText {
            says: "Une pièce ne saute pas par-dessus une autre et ne se pose pas sur une autre.",
            task: "Attaquants : amenez un pion en g6. Un seul le peut.",
            hint: "d6 arrête b6, et g4 arrête g2. Qui reste-t-il ?",
            done: "Depuis i6, la ligne était libre.",
            replies: &[
                "Pas encore : g4 barre la colonne. Ce pion n'ira pas en g6.",
                "Pas encore : d6 barre la ligne. Ce pion n'ira pas en g6.",
            ],
        },
    ],
};

const TENAILLE: LessonText = LessonText {
    title: "La tenaille",
    steps: &[
        StepText {
            says: "Un coup qui enferme un pion adverse entre deux des vôtres, en ligne ou en colonne, le prend. Jamais en diagonale.",
            task: "Défenseurs : prenez le pion en d6.",
            hint: "c6 le tient par la gauche. Fermez de l'autre côté.",
            done: "Tenaille ! Le pion en d6 est pris.",
            replies: &[
                "Pas encore : h6-f6 laisse un vide en e6, et rien n'est pris.",
                "Pas encore : d7 et c6 ne se font pas face, et rien n'est pris.",
            ],
        },
        StepText {
            says: "Les attaquants prennent de la même façon. Ici, c'est en colonne.",
            task: "Attaquants : prenez le pion en g5.",
            hint: "g6 le tient par le haut. Fermez par le bas.",
            done: "Pris entre g6 et g4.",
            replies: &[
                "Pas encore : f4 est en diagonale de g5, et les diagonales ne comptent pas.",
                "Pas encore : en face de h5 il y a f5, et personne ne s'y trouve.",
            ],
        },
    ],
};

const RAFLE: LessonText = LessonText {
    title: "La rafle",
    steps: &[
        StepText {
            says: "Un seul coup peut fermer plusieurs tenailles, une par direction. C'est la rafle.",
            task: "Défenseurs : prenez deux pions d'un coup.",
            hint: "quelle case libre touche à la fois e7 et f6 ?",
            done: "Deux d'un coup.",
            replies: &[
                "C'est trop peu : ce coup ne prend que e7. On peut prendre f6 avec.",
                "C'est trop peu : ce coup ne prend que f6. On peut prendre e7 avec.",
            ],
        },
        StepText {
            says: "Trois est le maximum : par le quatrième côté, c'est vous qui arrivez.",
            task: "Attaquants : prenez trois pions d'un coup.",
            hint: "les trois entourent une même case libre.",
            done: "Une rafle de trois. On ne peut faire mieux.",
            replies: &[
                "C'est trop peu : ce coup ne prend que d4. Les trois peuvent tomber.",
                "Pas encore : il manque une case. Les trois entourent c4.",
            ],
        },
    ],
};

const BETWEEN: LessonText = LessonText {
    title: "Entre deux ennemis",
    steps: &[
        StepText {
            says: "Seul un coup adverse ferme la tenaille. Un pion qui va lui-même entre deux ennemis ne risque rien.",
            task: "Placez un défenseur entre deux attaquants.",
            hint: "c4 et e4 laissent une case entre eux.",
            done: "Il n'est pas pris : il est venu de lui-même.",
            replies: &[
                "Pas encore : il manque une case. Les attaquants touchent d4.",
                "Pas encore : d2 a un attaquant au-dessus, et aucun en dessous.",
            ],
        },
        StepText {
            says: "Un coup joué ailleurs ne le prend pas. Il faut qu'un attaquant vienne le toucher, avec un autre en face.",
            task: "Attaquants : prenez le pion en d4.",
            hint: "c4 et e4 y sont déjà. Mais d3 est juste en dessous.",
            done: "Pris pour de bon, entre d3 et d5.",
            replies: &[
                "Pas encore : revenir en c4 prendrait d4, mais c'est un autre coup.",
                "Pas encore : d4 reste. Un coup joué ailleurs ne ferme rien.",
            ],
        },
    ],
};

const FORTRESS: LessonText = LessonText {
    title: "La Forteresse tue",
    steps: &[
        StepText {
            says: "Une Forteresse vaut un second pion, pour les deux camps : on prend contre elle le pion qui la touche. Le bord n'aide personne.",
            task: "Attaquants : prenez un défenseur.",
            hint: "b9 touche la Forteresse a9.",
            done: "Pris contre la Forteresse a9.",
            replies: &[
                "Pas encore : en face de h6 il n'y a que le bord, et il n'aide personne.",
                "Pas encore : en face de b8 il n'y a que le bord. Venez par c9.",
            ],
        },
        StepText {
            says: "On ne peut donc pas boucher un coin sans risque : l'attaquant qui le touche est en danger, lui aussi.",
            task: "Défenseurs : prenez le pion en i2.",
            hint: "la Forteresse i1 est en dessous. Venez par le haut.",
            done: "Pris. Gare aux coins.",
            replies: &[
                "Pas encore : en face de h2 il n'y a que le bord, et il n'aide personne.",
                "Pas encore : h3 est en diagonale de i2. Encore une case.",
            ],
        },
    ],
};

const KONAKIS: LessonText = LessonText {
    title: "Le Konakis",
    steps: &[
        StepText {
            says: "Dès que le roi a quitté le Konakis, son trône, toute pièce peut le traverser. Nul ne s'y arrête plus, pas même lui.",
            task: "Attaquants : traversez le Konakis.",
            hint: "c5 et e7 sont en face. Allez sur une case au-delà.",
            done: "Par-dessus le trône, et au-delà.",
            replies: &[
                "Pas encore : d5 est en deçà du Konakis. Allez au-delà.",
                "Pas encore : e6 est en deçà du Konakis. Allez au-delà.",
            ],
        },
        StepText {
            says: "Un coup qui traverse le Konakis prend comme un autre.",
            task: "Défenseurs : prenez le pion en g5.",
            hint: "h5 le tient par la droite. Qui peut venir en f5 ?",
            done: "À travers le trône, et tenaille.",
            replies: &[
                "Pas encore : d5 est en deçà du Konakis. f5 est au-delà.",
                "Pas encore : en face de g4 il y a g6, et personne ne s'y trouve.",
            ],
        },
        StepText {
            says: "Le Konakis n'est pas une Forteresse : vide ou non, il n'aide jamais à prendre un pion.",
            task: "Défenseurs : prenez le pion en e6.",
            hint: "f6 le tient par la droite. Fermez par la gauche.",
            done: "Deux pions prennent un pion. Le Konakis, non.",
            replies: &[
                "Pas encore : en face de e7 il y a le Konakis, qui ne prend pas les pions.",
                "Pas encore : il manque une case. C'est d6 qui touche e6.",
            ],
        },
    ],
};

const UNARMED: LessonText = LessonText {
    title: "Le roi désarmé",
    steps: &[
        StepText {
            says: "Le roi est désarmé : où qu'il aille, il ne prend personne.",
            task: "Défenseurs : prenez le pion en g4.",
            hint: "g3 le tient par le bas. Un pion doit fermer par le haut.",
            done: "Un pion peut ce que le roi ne peut pas.",
            replies: &[
                "Pas encore : g3 est bien en face, mais le roi ne prend personne.",
                "Pas encore : il manque une case. C'est g5 qui touche g4.",
            ],
        },
        StepText {
            says: "Il ne sert pas non plus d'appui à une tenaille, même pour les siens.",
            task: "Défenseurs : prenez le pion en c6.",
            hint: "c7 le tient par le haut. Fermez par le bas.",
            done: "Pris, et sans lui.",
            replies: &[
                "Pas encore : en face de b6 il y a le roi, et il ne tient personne.",
                "Pas encore : il manque une case. C'est c5 qui touche c6.",
            ],
        },
        StepText {
            says: "Et les attaquants ne peuvent pas s'appuyer sur lui contre ses propres pions.",
            task: "Attaquants : prenez le pion en d4.",
            hint: "d3 le tient par le bas. Fermez par le haut.",
            done: "À côté du roi, un pion n'est pas plus à l'abri qu'ailleurs.",
            replies: &[
                "Pas encore : en face de c4 il y a le roi. Il ne sert d'appui à personne.",
                "Pas encore : il manque une case. C'est d5 qui touche d4.",
            ],
        },
    ],
};
