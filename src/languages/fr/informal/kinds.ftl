terzett-reading = Vois la grille comme un ensemble de trios : elle sera plus facile à { $reader ->
        [touch] suivre du doigt
        [embossed] suivre du doigt
        [display] suivre du doigt
        [aloud] comprendre
       *[other] lire
    } et à retenir. Mais un trio n’est pas un { -domino }. La plupart des { -domino(form: "many") } relient deux trios ; seul un double peut tenir dans un trio. La règle des { -domino(form: "many") }, elle, ne change pas. Terzett est le mot du livre allemand de 1921.
completion-numbers = Un complément est un Terzett qui ne montre qu’une partie de ses nombres. Les nombres donnés ne changent pas. Inscris les autres, de sorte que tous les nombres égaux aillent par trois et que le jeu complet de { -domino(form: "many") } puisse être posé. Il n’y a qu’une façon de le faire.
completion-dominoes = Rien ne t’oblige à poser les { -domino(form: "many") }, mais pense à eux : chacun n’existe qu’une fois, et chacun doit trouver un emplacement.{ $keys ->
        [yes] { " " }La { $reader ->
            [print] solution
           *[other] { -key }
        } montre tous les nombres, et les { -domino(form: "many") } par-dessus.
       *[no] { "" }
    } Le livre de 1921 appelle ce jeu <foreign language="de">Ergänzung</foreign>.
quadrat-explained = Dans un Quadrat, les nombres égaux vont par carrés de deux lignes et deux colonnes. Ses grilles sont bâties de tels carrés, comme un mur de briques. Une assise plus courte que la suivante est en retrait d’une case. Tu sais donc d’emblée où sont les carrés, mais pas où vont les { -domino(form: "many") }.
long-boards-on-screens = Une grille longue peut dépasser la largeur de l’écran. Tu peux alors la faire défiler seule : appuie sur la touche de tabulation jusqu’à l’atteindre, puis utilise les flèches.
long-boards-in-parts =
    Une grille longue peut être coupée en plusieurs morceaux. Les deux dernières colonnes ou lignes d’un morceau sont répétées au début du suivant ; ne les compte qu’une fois. { $reader ->
        [touch] Le cadre est ouvert là où la grille continue.
       *[other] Le bord est ouvert là où la grille continue. Un filet épais signale les colonnes ou les lignes répétées.
    }
large-boards-in-halves =
    { $reader ->
        [touch] Une grande grille peut être coupée en plusieurs morceaux. Les deux dernières colonnes ou lignes d’un morceau sont répétées au début du suivant ; ne les compte qu’une fois. Le cadre est ouvert là où la grille continue.
       *[other] Une grande grille peut occuper deux pages qui se font face. Les deux dernières colonnes de gauche sont répétées à droite ; ne les compte qu’une fois. Le bord est ouvert là où la grille continue, et un filet épais signale les colonnes répétées.
    }
