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
section-help = Bloqué ? Les étapes sont données à partir de la page <page of="{ $at }" title="Le chemin du { -puzzle } { $first }"/>.
section-solutions = Les solutions commencent à la page <page of="key-{ $first }" title="Solution du { -puzzle } { $first }"/>.
# Près de l’image qui ouvre une partie, en édition imprimée.
section-picture = L’image les montre tous, sans donner de solution.
# En édition imprimée, avant les premiers problèmes où le lecteur compte lui-même.
section-look-first = Inutile de tout compter. Cherchez d’abord les doubles : deux nombres égaux qui se touchent sautent aux yeux. Regardez ensuite les coins, et les cases autour du dernier { -domino } posé.
section-puzzle = Un seul { -puzzle } : { $first }.
section-puzzles =
    { -puzzle(form: "Many") } { $first } { $puzzles ->
        [2] et
       *[other] à
    } { $last }.
# $puzzles : combien la partie en a de cette sorte.
section-kind =
    { $kind ->
        [terzett] Ici, les nombres égaux vont par trois.
        [completion] Ici, il manque une partie des nombres.
        [duett] Ici, les nombres égaux vont par deux.
        [quartett] Ici, les nombres égaux vont par quatre.
        [quadrat] Ici, les nombres égaux vont par carrés de quatre.
        [quodlibet] Ici, les nombres égaux vont par quatre, sous trois formes.
       *[omnibus] { "" }
    }
section-set = Le jeu va de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino>, soit { $dominoes } { -domino(form: "many") } sur { $cells } cases.
section-set-in-rows = Le jeu va de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino>, soit { $dominoes } { -domino(form: "many") } sur { $rows } lignes de { $columns } cases.
section-set-in-shape = Le jeu va de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino>, soit { $dominoes } { -domino(form: "many") } sur { $cells } cases. Ensemble, elles dessinent une forme, { $shape }, sur { $rows } lignes et { $columns } colonnes.
section-set-in-outline = Le jeu va de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino>, soit { $dominoes } { -domino(form: "many") } sur { $cells } cases, en { $rows } lignes et { $columns } colonnes.
section-keys =
    { $keys ->
        [1] Tous ces { -puzzle(form: "many") } ont la même disposition de { -domino(form: "many") }, la même { -key }.
       *[other] Il y a { $keys } dispositions de { -domino(form: "many") } différentes, appelées { -key(form: "many") }.
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
section-new-techniques = Nouveau dans cette partie
section-new-technique = { $name } (page <page of="aid-{ $technique }" title="{ $name }"/>)
# Au-dessus de la liste des dominos, sur les feuilles en relief.
# Dans un livre embossé, avant les problèmes d’une partie.
section-tally = { -tally(form: "One") } à remplir :
section-dominoes = Les { -domino(form: "many") }, avec de la place pour des marques
