# Le texte à lire à voix haute : ce qu’une page montre par des signes et par la place des choses.
# $row, $column et les autres nombres viennent en mots ; une colonne s’appelle par le nom qui commence par sa lettre.

# Les huit premiers sont ceux des Règles du jeu d’échecs de la FIDE pour annoncer les coups aux joueurs aveugles.
spoken-column =
    { $letter ->
        [a] Anna
        [b] Bella
        [c] Cesar
        [d] David
        [e] Eva
        [f] Felix
        [g] Gustav
        [h] Hector
        [i] Ida
        [j] Julius
        [k] Konrad
        [l] Ludwig
        [m] Martin
        [n] Nora
        [o] Otto
        [p] Paula
        [q] Quentin
        [r] Richard
        [s] Samuel
        [t] Theodor
        [u] Ursula
        [v] Viktor
        [w] Walter
        [x] Xavier
        [y] Yvonne
       *[z] Zeno
    }
# Comme le disent les joueurs, d’un trait : quatre-six.
spoken-domino = { $low }-{ $high }
spoken-cell = colonne { $column } ligne { $row }
# L’emplacement d’un domino horizontal, et d’un domino vertical.
spoken-across = ligne { $row } colonnes { $first } et { $second }
spoken-upright = colonne { $column } lignes { $first } et { $second }
# $rows, $columns : combien, en nombres ; $rowsSaid, $columnsSaid : la même chose en mots ; $first, $last : noms de colonnes.
spoken-board =
    La grille fait { $rowsSaid } sur { $columnsSaid } : { $rows ->
        [1] ligne un
       *[other] lignes un à { $rowsSaid }
    }, { $columns ->
        [1] colonne { $first }
       *[other] colonnes { $first } à { $last }
    }.
# Ce qu’il y a dans une ligne.
spoken-row = Ligne { $row } : { $cells }.
# Une part d’une ligne trouée : des colonnes de $first à $last, et ce qu’il y a là.
spoken-part =
    { $count ->
        [1] colonne { $first } : { $cells }
        [2] colonnes { $first } et { $last } : { $cells }
       *[other] colonnes { $first } à { $last } : { $cells }
    }
# Un endroit sans case ; une case dont le nombre est à trouver, et toute une suite.
spoken-hole = pas de case
spoken-empty = vide
spoken-all-empty = toutes vides
# Avant les dominos posés sur une grille qui n’est pas encore pleine.
spoken-dominoes = Ces { -domino(form: "many") } sont posés :
spoken-bars = Des { -bar(form: "many") } séparent ces cases : { $places }.
spoken-marked = Cases concernées : { $cells }.
# Avant le nom d’un chapitre, et avant un élément d’une liste numérotée.
spoken-chapter = Chapitre : { $sentence }
spoken-step = Étape { $number } : { $sentence }
# Comment se lisent les signes.
spoken-ampersand = et
spoken-copyright = copyright
spoken-end = Fin du livre.
