//! Lessons 9 to 14 in French.

use super::super::{LessonText, StepText};

pub(super) const CAPTURE: LessonText = LessonText {
    title: "Capturer le roi",
    steps: &[
        StepText {
            says: "En terrain libre, il faut quatre attaquants pour capturer le roi, un de chaque côté.",
            task: "Capturez le roi en d7.",
            hint: "en haut, à gauche et à droite, c'est fermé. d6 est libre.",
            done: "Quatre en terrain libre.",
            replies: &[
                "Pas encore : e6 ne le touche que par un coin. d6 est libre.",
                "Pas encore : d1 est sous lui, mais trop loin. d6 est libre.",
            ],
        },
        StepText {
            says: "Au bord, trois suffisent : il ne peut pas aller plus loin.",
            task: "Capturez le roi en i4.",
            hint: "en haut et en bas, c'est fermé. h4 est libre.",
            done: "Trois au bord.",
            replies: &[
                "Pas encore : h5 ne le touche que par un coin. h4 est libre.",
                "Pas encore : f4 est trop loin. h4, à côté de lui, est libre.",
            ],
        },
        StepText {
            says: "Le Konakis vide est un mur pour le roi : trois suffisent, bien qu'il puisse le traverser.",
            task: "Capturez le roi en d5.",
            hint: "d6, d4 et le Konakis ferment trois côtés. c5 est libre.",
            done: "Trois contre le Konakis.",
            replies: &[
                "Pas encore : au-delà du Konakis, il ne faut personne. c5 est libre.",
                "Pas encore : c6 ne le touche que par un coin. c5 est libre.",
            ],
        },
        StepText {
            says: "Contre une Forteresse, deux suffisent. La porte est ouverte, et c'est pourtant un mur.",
            task: "Capturez le roi en b1 avant qu'il ne sorte.",
            hint: "b2 et la Forteresse a1 ferment deux côtés, le bord un troisième.",
            done: "Deux contre une Forteresse.",
            replies: &[
                "Pas encore : g1 barre la voie vers i1, mais il entrera en a1.",
                "Pas encore : c2 ne le touche que par un coin. c1 est libre.",
            ],
        },
        StepText {
            says: "Les défenseurs joints au roi sont encerclés avec lui. Aucune case à côté d'eux ne doit rester libre.",
            task: "Capturez le roi et son escorte.",
            hint: "regardez autour de c3 et de c4. c5 est libre.",
            done: "Les deux ensemble. Mais un dernier coup qui prendrait un pion de l'escorte ouvrirait le cercle.",
            replies: &[
                "Pas encore : il manque une case. c5, au-dessus du pion, est libre.",
                "Pas encore : h5 est loin. c5, au-dessus du pion, est libre.",
            ],
        },
    ],
};

pub(super) const RAICHI: LessonText = LessonText {
    title: "Raichi",
    steps: &[
        StepText {
            says: "Une voie est une Forteresse que le roi pourrait atteindre d'un seul coup. Une voie libre, c'est Raichi.",
            task: "Défenseurs : donnez une voie au roi.",
            hint: "on atteint les coins le long du bord. Où est-il libre ?",
            done: "C'est Raichi : de d1, la voie de l'ouest est libre, jusqu'en a1.",
            replies: &[
                "Pas encore : de d2, aucun coin n'est en vue. Allez jusqu'au bord.",
                "Pas encore : de g4, aucun coin n'est en vue. Cherchez le bord.",
            ],
        },
        StepText {
            says: "Aux attaquants : au prochain coup, le roi entre en a1, sauf si quelqu'un lui barre la voie.",
            task: "Attaquants : barrez la voie.",
            hint: "la voie passe par c1 et b1. Qui peut y aller ?",
            done: "Barrée. Mais en b1, contre la Forteresse, un pion est vite pris.",
            replies: &[
                "Pas encore : d2 est au-dessus du roi, et la ligne 1 est libre.",
                "Pas encore : ce côté était déjà barré. L'ouest est libre.",
            ],
        },
    ],
};

pub(super) const TUICHI: LessonText = LessonText {
    title: "Tuichi",
    steps: &[
        StepText {
            says: "Deux voies libres, c'est Tuichi. Les attaquants peuvent en barrer une, pas les deux.",
            task: "Défenseurs : donnez deux voies au roi.",
            hint: "sur quel bord les deux coins sont-ils libres ?",
            done: "C'est Tuichi : à gauche ou à droite, il sortira.",
            replies: &[
                "C'est Raichi : c1 barre la voie de l'ouest. Trouvez deux voies.",
                "C'est Raichi : i2 barre la voie du sud. Trouvez deux voies.",
            ],
        },
        StepText {
            says: "Tuichi gagne, sauf ici : contre une Forteresse, deux attaquants ferment le cercle malgré les voies libres.",
            task: "Attaquants : capturez, ne barrez pas.",
            hint: "b8 et la Forteresse a9 sont là. c9 est libre.",
            done: "Capturé en plein Tuichi.",
            replies: &[
                "Pas encore : f9 barre la voie vers i9, mais il entrera en a9.",
                "Pas encore : c8 ne le touche que par un coin. c9 est libre.",
            ],
        },
        StepText {
            says: "Au Gwezboell, où tout bord convient (leçon 13), l'exception est à côté du Konakis vide.",
            task: "Attaquants : capturez, ne barrez pas.",
            hint: "à gauche, à droite et en haut, c'est fermé. e3 est libre.",
            done: "Capturé, malgré la voie libre par le Konakis.",
            replies: &[
                "Pas encore : e1 barre le sud, mais par le Konakis il atteint e9.",
                "Pas encore : d3 ne le touche que par un coin. e3 est libre.",
            ],
        },
    ],
};

pub(super) const ENDINGS: LessonText = LessonText {
    title: "Fins de partie",
    steps: &[
        StepText {
            says: "Qui a le trait sans aucun coup légal a perdu. Il reste deux attaquants, tout en haut.",
            task: "Défenseurs : ne leur laissez aucun coup.",
            hint: "d9 est enfermé. Où e9 peut-il encore aller ?",
            done: "Plus aucun coup : les défenseurs ont gagné.",
            replies: &[
                "Pas encore : après h8-f8, e9 peut encore descendre.",
                "Pas encore : cela enferme e9, mais ouvre d8 à d9.",
            ],
        },
        StepText {
            says: "Tuichi : barrez une voie, il prend l'autre. On peut abandonner quand on a le trait.",
            task: "Attaquants : abandonnez.",
            hint: "aucun coup ne vous sauve : dites que vous abandonnez.",
            done: "Les défenseurs ont gagné. Inutile de jouer quand tout est dit.",
            replies: &[
                "c9 barre la voie vers a9, mais i9 reste libre. Abandonnez.",
                "g9 barre la voie vers i9, mais a9 reste libre. Abandonnez.",
            ],
        },
        StepText {
            says: "Quand une position apparaît pour la troisième fois, comme ici, qui a le trait peut réclamer la nulle. Sinon, on continue.",
            task: "Attaquants : réclamez-la.",
            hint: "nul besoin de jouer : il suffit de réclamer la nulle.",
            done: "Nulle par répétition. On peut aussi continuer.",
            replies: &["On peut continuer ainsi. Mais ici, réclamez la nulle."],
        },
        StepText {
            says: "Les joueurs peuvent à tout moment convenir de la nulle. L'un propose, l'autre répond.",
            task: "Défenseurs : proposez-la ; puis acceptez pour l'autre camp.",
            hint: "proposez la nulle, puis dites oui.",
            done: "Partie nulle, d'un commun accord.",
            replies: &["La partie peut continuer, certes. Mais ici, proposez la nulle."],
        },
    ],
};

pub(super) const GWEZBOELL: LessonText = LessonText {
    title: "Le Gwezboell",
    steps: &[
        StepText {
            says: "Au Gwezboell, l'autre jeu, on joue et on prend de même. Mais le roi gagne sur toute case du bord.",
            task: "Défenseurs : faites sortir le roi.",
            hint: "à gauche, à droite et en haut, on l'arrête avant le bord.",
            done: "Sorti : les défenseurs ont gagné.",
            replies: &[
                "Pas encore : g4 l'arrête avant le bord. Essayez ailleurs.",
                "Pas encore : il manque une case jusqu'au bord.",
            ],
        },
        StepText {
            says: "Il n'y a pas de Forteresses. Chacun peut s'arrêter dans un coin, et un coin ne prend personne.",
            task: "Attaquants : prenez un défenseur.",
            hint: "c9 tient b9 par la droite. Le coin a9 est une case comme une autre.",
            done: "Pris par deux pions, dont un dans le coin.",
            replies: &[
                "Pas encore : le coin i1 n'est pas une Forteresse ici, et ne prend personne.",
                "Pas encore : il manque une case. On peut s'arrêter en a9.",
            ],
        },
        StepText {
            says: "Ici, roi et escorte ne sont pas encerclés ensemble : un défenseur à côté du roi le sauve. Prenez d'abord celui-ci.",
            task: "Attaquants : prenez le pion en g5.",
            hint: "f5 le tient par la gauche. Fermez par la droite.",
            done: "Sans son escorte, il sera plus facile à prendre.",
            replies: &[
                "Pas encore : h4 est en diagonale de g5. Encore une case.",
                "Pas encore : cela ne prend rien. C'est h5 qu'il faut fermer.",
            ],
        },
        StepText {
            says: "Quatre attaquants le capturent, ou trois et le Konakis vide. Rien d'autre.",
            task: "Attaquants : capturez le roi.",
            hint: "à gauche, à droite et en bas, c'est fermé. g6 est libre.",
            done: "Capturé. Le reste est comme au jeu des Forteresses.",
            replies: &[
                "Pas encore : il manque une case. g6, à côté de lui, est libre.",
                "Pas encore : e6 est trop loin. g6, à côté de lui, est libre.",
            ],
        },
    ],
};

pub(super) const FIRST_STEPS: LessonText = LessonText {
    title: "Premiers pas",
    steps: &[
        StepText {
            says: "La partie commence. Gardez tôt les coins, mais à deux cases : juste à côté, les pions meurent.",
            task: "Attaquants : jouez e2-g2.",
            hint: "e2 est le pion devant la ligne du bas. Allez à droite, en g2.",
            done: "g2 garde le coin i1 d'un lieu sûr. Les défenseurs joueront c5-c7.",
            replies: &["Pas là : en h1, contre la Forteresse, un pion est vite pris. Jouez e2-g2."],
        },
        StepText {
            says: "Maintenant un second garde : nul ne se glisse entre g2 et h3, car nul ne va en diagonale.",
            task: "Attaquants : jouez h5-h3.",
            hint: "h5 est le pion devant la colonne de droite. Descendez en h3.",
            done: "Une clôture devant i1. Les défenseurs joueront e4-b4.",
            replies: &[
                "Presque : g2 et h2 sont côte à côte. En biais, on ferme davantage : h5-h3.",
            ],
        },
        StepText {
            says: "e4-b4 menace votre pion en b5. Mais voyez : votre pion a4 touche b4.",
            task: "Attaquants : prenez le pion en b4.",
            hint: "a4 le tient par la gauche. Qui peut venir en c4 ?",
            done: "Voyez d'abord s'il y a quelque chose à prendre. À l'autre camp.",
            replies: &["b5 est sauf. Mais b4 pouvait être pris : regardez encore."],
        },
        StepText {
            says: "À vous la défense ; e2-g2 est joué. Votre croix est serrée : ouvrez-la, pour garder des lignes et donner de l'air au roi.",
            task: "Défenseurs : jouez e3-c3.",
            hint: "e3 est le pion du bas de votre croix. Allez à gauche, en c3.",
            done: "c3 surveille toute la ligne. Les attaquants joueront i4-g4.",
            replies: &["C'est bien aussi. Mais il s'agit de dégager la colonne du roi : e3-c3."],
        },
        StepText {
            says: "i4-g4 menace g5. Mais g4 est lui-même juste sous votre pion en g5.",
            task: "Défenseurs : prenez le pion en g4.",
            hint: "g5 le tient par le haut. Qui peut venir en g3 ?",
            done: "Pris, et plus de menace. Les attaquants joueront e8-c8.",
            replies: &["g5 est sauf. Mais g4 pouvait être pris : regardez encore."],
        },
        StepText {
            says: "Le roi ne peut toujours pas bouger. Ouvrez-lui une porte. Mais une fois sorti du Konakis, il n'y revient jamais.",
            task: "Défenseurs : permettez au roi de bouger.",
            hint: "éloignez un pion voisin : e4, le long de sa ligne.",
            done: "Vous connaissez le jeu. À vous de jouer !",
            replies: &["Pas encore : les quatre pions voisins enferment toujours le roi."],
        },
    ],
};
