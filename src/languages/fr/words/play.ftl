# Ce qui est dit et écrit quand on joue un problème dans la page. Cases et emplacements viennent comme le livre les écrit.
# Là où une valeur peut être « none », il n’y a rien de tel.

# Les lettres du clavier pour unir, tirer un trait, dire les voisines, contrôler et demander un indice ; chacune différente.
play-letter-stone = u
play-letter-stroke = t
play-letter-list = v
play-letter-check = c
play-letter-hint = i
play-button-play = Jouer
play-button-continue = Continuer
play-button-stop = Arrêter de jouer
play-button-undo = Annuler
play-button-redo = Rétablir
play-button-strokes = Tirer des { -stroke(form: "many") }
play-button-list = Voisines
play-button-check = Contrôler
play-button-hint = { -hint(form: "One") }
play-button-clear = Tout enlever
play-button-erase = Vider la case
# Les noms des groupes de boutons.
play-controls = Jeu
play-numbers = Nombres pour la case
play-clear-question = Enlever tout ce que vous avez mis sur cette grille ?
play-clear-yes = Oui, tout enlever
play-clear-no = Non, garder
# L’aide : chaque touche ou geste, et ce qu’il fait.
play-help-title = Touches et façons de jouer
play-key-arrows = Flèches
play-key-arrows-does = vont de case en case
play-key-row-ends = Début, Fin
play-key-row-ends-does = première et dernière case de la ligne ; avec Ctrl, de la grille
play-key-column-ends = Page précédente, Page suivante
play-key-column-ends-does = première et dernière case de la colonne
play-key-shift = Maj et une flèche
play-key-shift-does = unit la case à cette voisine, ou les sépare
play-key-join = Entrée ou U, puis une flèche
play-key-join-does = la même chose, une touche après l’autre
play-key-space = Espace sur une case, puis sur sa voisine
play-key-space-does = la même chose
play-key-stroke = T, puis une flèche
play-key-stroke-does = tire un { -stroke } de ce côté, ou l’enlève
play-key-neighbours = V
play-key-neighbours-does = dit à quelles voisines la case peut encore s’unir
play-key-delete = Suppr
play-key-delete-does = sépare le { -stone } sur la case
play-key-undo = Ctrl et Z, Ctrl et Y
play-key-undo-does = annuler, rétablir
play-key-check = C, I
play-key-check-does = contrôler, { -hint }
play-key-escape = Échap
play-key-escape-does = abandonne ce que vous avez commencé
play-key-number = Un nombre
play-key-number-does = l’écrit dans la case
play-key-empty = Suppr
play-key-empty-does = vide la case
play-key-tap = Toucher une case, puis sa voisine
play-key-tap-does = les unit, ou les sépare
play-key-drag = Glisser avec une souris ou un stylet
play-key-drag-does = la même chose
play-key-draw = « Tirer des { -stroke(form: "many") } » enfoncé
play-key-draw-does = deux touchers tirent un { -stroke }, ou l’enlèvent
play-kept = Ce que vous avez fait reste dans ce navigateur, sur cet appareil seulement.
# Une case, morceau par morceau.
play-empty = vide
play-entered = écrit par vous
play-picked = choisie
play-joined =
    { $stone ->
        [none] unie à { $cell }
       *[other] unie à { $cell }, { -stone } { $stone }
    }
play-side =
    { $direction ->
        [up] au-dessus
        [left] à gauche
        [right] à droite
       *[down] au-dessous
    }
# $sides : un ou plusieurs de ceux-ci.
play-strokes = { -stroke } { $sides }
# Le décompte.
play-places =
    { $count ->
        [0] aucun emplacement
        [1] { $count } emplacement
       *[other] { $count } emplacements
    }
play-lies = posé
play-lies-twice = posé plus d’une fois
play-not-laid = pas posé
# $ways : une liste de voisines.
play-reach = { $cell } peut s’unir à { $ways }.
play-reach-nothing = { $cell } ne peut s’unir à aucune voisine.
play-way =
    { $stone ->
        [none] { $cell }
       *[other] { $cell } pour { $stone }
    }
# $places : combien d’emplacements il reste au domino, comme dans play-places.
play-way-counted = { $cell } pour { $stone }, { $places }
# Ce qui vient de se passer.
play-laid =
    { $stone ->
        [none] Un { -stone } est posé sur { $place }.
       *[other] { $stone } est posé sur { $place }.
    }
play-taken =
    { $stone ->
        [none] Le { -stone } sur { $place } est enlevé.
       *[other] { $stone } est enlevé de { $place }.
    }
play-also-on = { $stone } est aussi sur { $places }.
play-stroke = { -stroke(form: "One") } entre { $one } et { $other }.
play-no-stroke = Plus de { -stroke } entre { $one } et { $other }.
play-filled = { $number } en { $cell }.
play-emptied = { $cell } est de nouveau vide.
play-board-empty = La grille est vide.
# $things : une liste des trois ci-dessous.
play-board-has = La grille a maintenant { $things }.
play-count-stones =
    { $count } { $count ->
        [1] { -stone }
       *[other] { -stone(form: "many") }
    }
play-count-strokes =
    { $count } { $count ->
        [1] { -stroke }
       *[other] { -stroke(form: "many") }
    }
play-count-numbers =
    { $count } { $count ->
        [1] nombre de vous
       *[other] nombres de vous
    }
# Ce qui ne se peut pas, et ce qui vient ensuite.
play-undone = Annulé.
play-redone = Rétabli.
play-nothing-to-undo = Il n’y a rien à annuler.
play-nothing-to-redo = Il n’y a rien à rétablir.
play-nothing-here = Il n’y a rien de vous ici.
play-edge =
    { $direction ->
        [up] Bord du haut.
        [left] Bord gauche.
        [right] Bord droit.
       *[down] Bord du bas.
    }
play-no-cell =
    Il n’y a pas de case { $direction ->
        [up] au-dessus
        [left] à gauche
        [right] à droite
       *[down] au-dessous
    }.
play-covered = { $cell } est couverte par un { -stone } et n’a besoin d’aucun { -stroke }.
play-given = Le nombre en { $cell } est donné.
play-too-large = Les nombres vont de 0 à { $range }.
play-ready =
    { $tool ->
        [stroke] { -stroke(form: "One") } : de quel côté ?
       *[stone] Unir : de quel côté ?
    }
play-dropped = Abandonné.
play-drawing =
    { $tool ->
        [stroke] Deux cases reçoivent un { -stroke } entre elles.
       *[stone] Deux cases sont unies.
    }
# Contrôle et indice.
play-progress =
    { $laid } { -stone(form: "many") } posés sur { $stones }.
play-filled-in = { $filled } nombres écrits sur { $unknown }.
play-solved = Tout est juste : vous avez résolu le { -puzzle }.
play-all-right = Rien n’est faux jusqu’ici.
play-lawful = Aucune règle n’est enfreinte jusqu’ici. Le { -puzzle } n’a pas exactement une solution ; seules les règles ont donc été contrôlées.
play-something-wrong = Quelque chose est faux sur la grille. Contrôler en dit plus.
play-stuck = Aucune règle n’est enfreinte, mais d’ici on n’atteint aucune solution.
play-faults =
    { $count ->
        [1] Il y a 1 erreur.
       *[other] Il y a { $count } erreurs.
    }
play-wrong-strokes =
    { $count ->
        [1] 1 { -stroke } est faux.
       *[other] { $count } { -stroke(form: "many") } sont faux.
    }
play-stone-twice = { $stone } est sur { $one } et sur { $other }.
play-stone-wrong =
    { $stone ->
        [none] Aucun { -stone } ne va sur { $place }.
       *[other] { $stone } ne va pas sur { $place }.
    }
play-number-wrong = { $number } est faux en { $cell }.
play-more = Et { $count } de plus.
play-look-at-cell = Prochaine { -aid } : { $aid }, à la case { $cell }.
play-look-at-stone = Prochaine { -aid } : { $aid }, avec le { -stone } { $stone }.
play-look-for-number = Trouvez maintenant le nombre en { $cell }.
play-ask-again = Demandez encore pour avoir toute l’étape.
play-number-is = Le nombre en { $cell } est { $number }.
play-no-hint = Il n’y a pas d’{ -hint } pour cette grille.
