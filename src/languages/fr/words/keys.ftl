# Les clés, dans le livre et dans un fichier à part.

keys-heading =
    { $reader ->
        [print] Solutions
       *[other] { -key(form: "Many") }
    }
solutions-title = { $title } : solutions
keys-title = { $title } : { -key(form: "many") }
# Dans un livre embossé : les clés d’une partie.
keys-section-tasks = { -key(form: "Many") } : exercices de pose
keys-section-composing = { -key(form: "Many") } : exercices de composition
keys-section-figures = { -key(form: "Many") } : figures
keys-to-all =
    { $reader ->
        [print] Les solutions
       *[other] Les { -key(form: "many") }
    } des { $puzzles } { -puzzle(form: "many") }.
keys-show =
    { $reader ->
        [aloud] Chaque { -key } énumère les { -domino(form: "many") } avec leurs emplacements, ligne par ligne et de gauche à droite. Un { -domino } vertical est nommé à la plus haute de ses lignes.
       *[other] Chaque { -key } reprend la grille de son { -puzzle }, avec des signes qui joignent les deux moitiés de chaque { -domino }. Au-dessous viennent les { -domino(form: "many") } un à un, chacun avec son emplacement.
    }
keys-show-completions =
    La { -key } d’un complément { $reader ->
        [aloud] dit d’abord tous ses nombres
       *[other] montre tous ses nombres
    }.
keys-alone-show =
    Chaque { -key } { $reader ->
        [embossed] nomme les { -domino(form: "many") } et leurs emplacements, puis montre la grille avec des signes qui joignent les moitiés de chacun
       *[other] reprend la grille de son { -puzzle } avec les contours des { -domino(form: "many") }
    }.
keys-alone-show-completions = La { -key } d’un complément montre tous ses nombres.
keys-signs-embossed = Le trait d’union, points 36, joint les moitiés d’un { -domino } horizontal. La lettre l, points 123, entre deux lignes joint les moitiés d’un { -domino } vertical.
keys-lines-raised = Une ligne en relief sépare deux cases voisines qui appartiennent à des { -domino(form: "many") } différents. Deux chiffres voisins que rien ne sépare forment un seul { -domino }. Les chiffres n’ont pas de signe numérique.
keys-lists-raised = Après les grilles, chaque { -key } est redonnée sous forme de liste : chaque { -domino } avec son emplacement.
key-forms-tableau =
    Chaque { $reader ->
        [print] solution
       *[other] { -key }
    } reprend la grille de son { -puzzle } et y trace les contours des { -domino(form: "many") }.
key-forms-outlines-next = Elle montre ensuite les contours seuls, sans nombres.
key-forms-list-last = Pour finir, elle donne les { -domino(form: "many") } un à un, chacun avec son emplacement.
key-forms-outlines =
    Chaque { $reader ->
        [print] solution
       *[other] { -key }
    } montre les contours des { -domino(form: "many") }, sans nombres.
key-forms-list =
    Chaque { $reader ->
        [print] solution
       *[other] { -key }
    } donne les { -domino(form: "many") } un à un, chacun avec son emplacement.
key-names = Chaque { -puzzle } a son nom. C’est le même dans toutes les éditions du livre, sur papier et à l’écran.
# $tableau : si les autres clés montrent aussi leurs nombres.
key-forms-completions =
    { $tableau ->
        [yes] La { $reader ->
            [print] solution
           *[other] { -key }
        } d’un complément montre tous ses nombres.
       *[no] La { $reader ->
            [print] solution
           *[other] { -key }
        } d’un complément montre aussi tous ses nombres, et les { -domino(form: "many") } par-dessus.
    }
# $of : problème, figure ou exercice de pose ; $name : son numéro.
key-heading =
    { $reader ->
        [print] Solution
       *[other] { -key(form: "One") }
    } { $of ->
        [figure] de la figure
        [task] de l’exercice de pose
        [composing] de l’exercice de composition
       *[puzzle] du { -puzzle }
    } { $name }
# $at : où il se trouve.
key-back =
    { $of ->
        [figure] { $reader ->
            [print] Page <page of="{ $at }" title="Retour à la figure { $name }"/>.
           *[other] <page of="{ $at }" title="Retour à la figure { $name }" before="Figure :" named="one"/>.
        }
        [task] { $reader ->
            [print] Page <page of="{ $at }" title="Retour à l’exercice de pose { $name }"/>.
           *[other] <page of="{ $at }" title="Retour à l’exercice de pose { $name }" before="Exercice de pose :" named="one"/>.
        }
        [composing] { $reader ->
            [print] Page <page of="{ $at }" title="Retour à l’exercice de composition { $name }"/>.
           *[other] <page of="{ $at }" title="Retour à l’exercice de composition { $name }" before="Exercice de composition :" named="one"/>.
        }
       *[puzzle] { $reader ->
            [print] Page <page of="{ $at }" title="Retour au { -puzzle } { $name }"/>.
           *[other] <page of="{ $at }" title="Retour au { -puzzle } { $name }" before="{ -puzzle(form: "One") } :" named="one"/>.
        }
    }
key-solutions =
    { $solutions ->
        [1] La seule solution.
       *[other] L’une des { $solutions } solutions, la première trouvée.
    }
key-series = Série : { -key } { $key }, nombres { $filling }
key-dominoes = Les { -domino(form: "many") } un à un :
key-domino-by-domino =
    { -key(form: "One") } { $of ->
        [figure] de la figure
        [task] de l’exercice de pose
        [composing] de l’exercice de composition
       *[puzzle] du { -puzzle }
    } { $name }, { -domino } par { -domino }
