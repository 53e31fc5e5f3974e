# La couverture, devant et derrière.

# $puzzles : combien le livre en a.
cover-laying =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }.
# De même, dans un livre qui n’a que des compléments.
cover-completing =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }. Une partie des nombres est visible. Retrouverez-vous les autres ?
cover-art = Image : à gauche, les nombres d’une grille ; à droite, les dominos qu’ils deviennent.
back-cover-question = Tous les nombres sont là. Où sont les dominos ?
back-cover-story = Étalez un jeu entier de dominos, notez les nombres, puis rangez les dominos. Où étaient-ils ? Chacun n’existe qu’une fois, et il n’y a rien à calculer. On cherche le seul endroit où un domino peut aller, et chaque domino trouvé mène au suivant.
back-cover-sample = Un aperçu
cover-puzzle = Chacun des { $dominoes } { -domino(form: "many") } se cache ici une seule fois.
back-cover-heading = Dans ce livre
back-cover-set =
    { $puzzles ->
        [1] Un { -puzzle }
       *[other] { $puzzles } { -puzzle(form: "many") }
    } avec le jeu jusqu’à <domino>{ $range }:{ $range }</domino>.
back-cover-sets =
    { $puzzles ->
        [1] Le livre contient un { -puzzle }
       *[other] Le livre contient { $puzzles } { -puzzle(form: "many") }
    } avec des jeux de { -domino(form: "many") } de tailles différentes, du jeu jusqu’à <domino>{ $smallest }:{ $smallest }</domino> au jeu jusqu’à <domino>{ $largest }:{ $largest }</domino>.
# Combien il y a de problèmes d’une sorte.
back-cover-terzett =
    { $puzzles ->
        [1] L’un est un Terzett
       *[other] { $puzzles } sont des Terzetts
    } : les nombres égaux y sont alignés par trois.
back-cover-completion =
    { $puzzles ->
        [1] Dans le complément
       *[other] Dans { $puzzles } compléments
    }, il faut aussi trouver des nombres.
back-cover-duett =
    { $puzzles ->
        [1] Dans le Duett
       *[other] Dans { $puzzles } Duetts
    }, les nombres égaux vont par deux.
back-cover-quartett =
    { $puzzles ->
        [1] Dans le Quartett
       *[other] Dans { $puzzles } Quartetts
    }, les nombres égaux vont par quatre.
back-cover-quadrat =
    { $puzzles ->
        [1] Dans le Quadrat
       *[other] Dans { $puzzles } Quadrats
    }, les nombres égaux forment des carrés.
back-cover-quodlibet =
    { $puzzles ->
        [1] Dans le Quodlibet
       *[other] Dans { $puzzles } Quodlibets
    }, les nombres égaux vont par quatre, sous trois formes.
back-cover-levels = De { $easiest } à { $hardest }.
back-cover-proof =
    { $puzzles ->
        [1] Il
       *[other] Chaque { -puzzle }
    } a une seule solution : un programme l’a prouvé.
back-cover-keys =
    { $puzzles ->
        [1] La solution est
       *[other] Toutes les solutions sont
    } dans le livre.
back-cover-need = Un crayon suffit. Si vous avez des dominos, sortez-les !
# Avant les formes sous lesquelles le livre existe.
back-cover-forms = Éditions
back-cover-standard = caractères courants
back-cover-large = gros caractères
back-cover-giant = caractères géants
back-cover-tactile = feuilles en relief
back-cover-braille = fichiers braille
back-cover-aloud = texte à lire à voix haute
back-cover-epub = livre numérique
back-cover-html = page web
