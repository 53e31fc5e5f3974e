# Les titres du livre, et le début de chaque partie.

contents-heading = Table des matières
# Au-dessus de lignes de la table imprimée. $group : la sorte des problèmes, ou help, ou more.
contents-group =
    { $group ->
        [help] Aide et solutions
        [more] Autour du jeu
        [omnibus] { -puzzle(form: "Many") }, de facile à difficile
        [terzett] Terzetts : nombres égaux par trois
       *[other] Autres { -puzzle(form: "many") }
    }
section-level = Niveau { $number } sur { $levels } : { $level }
section-puzzle-page = Le { -puzzle } { $first } est à la page <page of="puzzle-{ $first }" title="{ -puzzle(form: "One") } { $first }"/>.
section-puzzles-from-page =
    Les { -puzzle(form: "many") } { $first } { $puzzles ->
        [2] et
       *[other] à
    } { $last } commencent à la page <page of="puzzle-{ $first }" title="{ -puzzle(form: "One") } { $first }"/>.
# Où chercher, en édition imprimée. $first : le numéro du premier problème de la partie.
section-help = Bloqué ? Les étapes sont expliquées à partir de la page <page of="{ $at }" title="Le chemin du { -puzzle } { $first }"/>.
section-solutions = Les solutions commencent à la page <page of="key-{ $first }" title="Solution du { -puzzle } { $first }"/>.
# Près de l’image qui ouvre une partie, en édition imprimée.
section-picture = L’image les montre tous, sans donner de solution.
section-puzzle = Un seul { -puzzle } : { $first }.
section-puzzles =
    { -puzzle(form: "Many") } { $first } { $puzzles ->
        [2] et
       *[other] à
    } { $last }.
# $puzzles : combien la partie en a de cette sorte.
section-kind =
    { $kind ->
        [terzett] Terzett.
        [completion]
            { $puzzles ->
                [1] Complément
               *[other] Compléments
            }.
        [duett] Duett.
        [quartett] Quartett.
        [quadrat] Quadrat.
        [quodlibet] Quodlibet.
       *[omnibus] { "" }
    }
section-set = Ici, le jeu va de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>, soit { $stones } { -stone(form: "many") } sur { $cells } cases.
section-set-in-rows = Ici, le jeu va de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>, soit { $stones } { -stone(form: "many") } sur { $rows } lignes de { $columns } cases.
section-set-in-shape = Ici, le jeu va de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>, soit { $stones } { -stone(form: "many") } sur { $cells } cases. Forme : { $shape }, { $rows } lignes et { $columns } colonnes.
section-set-in-outline = Ici, le jeu va de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>, soit { $stones } { -stone(form: "many") } sur { $cells } cases. Forme : { $rows } lignes et { $columns } colonnes.
section-keys =
    { $keys ->
        [1] Tous ont la même { -key }.
       *[other] Ils ont { $keys } { -key(form: "many") } différentes.
    }
section-one-key = Ces { -puzzle(form: "many") } forment une série : ils ont tous la même { -key }.
section-stencil =
    { $reader ->
        [aloud] Le pochoir est décrit après les { -key(form: "many") }.
        [screen] Le pochoir se trouve après les { -key(form: "many") } : <page of="stencil-{ $first }" title="Pochoir"/>.
        [display] Le pochoir se trouve après les { -key(form: "many") } : <page of="stencil-{ $first }" title="Pochoir"/>.
       *[other] Le pochoir est à la page <page of="stencil-{ $first }" title="Pochoir"/>.
    }
# Avant les noms de techniques.
section-new-aids = Nouveau dans cette partie
# Au-dessus de la liste des dominos, sur les feuilles en relief.
# Dans un livre embossé, avant les problèmes d’une partie.
section-tally = { -tally(form: "One") } à remplir :
section-stones = Les { -stone(form: "many") }, avec de la place pour des marques
