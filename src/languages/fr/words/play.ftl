# Ce qui est dit et écrit quand on joue un problème dans la page. Cases et emplacements viennent comme le livre les écrit.
# Là où une valeur peut être « none », il n’y a rien de tel.

# Les lettres du clavier, chacune différente : pour unir, tirer un trait, dire les voisines, contrôler et demander un indice ; puis pour les
# questions, et pour les réponses par étapes : la suivante, la précédente, y aller, le faire.
play-letter-domino = u
play-letter-bar = t
play-letter-list = v
play-letter-check = c
play-letter-hint = i
play-letter-where = q
play-letter-find = n
play-letter-row = l
play-letter-column = o
play-letter-free = b
play-letter-progress = a
play-letter-last = d
play-letter-certain = s
play-letter-more = p
play-letter-back = r
play-letter-there = y
play-letter-do = f
play-letter-few = j
play-letter-why = x
play-letter-try = e
play-letter-keep = g
play-button-play = Jouer
play-button-continue = Continuer
play-button-stop = Arrêter de jouer
play-button-undo = Annuler
play-button-redo = Rétablir
play-button-bars = Tracer des { -bar(form: "many") }
play-button-list = Voisines
play-button-check = Contrôler
play-button-hint = { -hint(form: "One") }
play-button-clear = Tout enlever
play-button-erase = Vider la case
play-button-find = Chercher ce nombre
play-button-row = Ligne
play-button-column = Colonne
play-button-free = Case libre suivante
play-button-progress = Avancement
play-button-last = Dernier coup
play-button-certain = Sûr ici ?
play-button-few = Deux emplacements
play-button-why = Pourquoi pas ici ?
play-button-try = Faire un essai
play-button-retract = Tout reprendre
play-button-keep = Garder
play-button-smaller = Grille plus petite
play-button-larger = Grille plus grande
play-button-more = Poursuivre
play-button-where = Montrer où
play-button-back = Revenir
play-button-there = Y aller
play-button-do = Faire
play-button-right = Retour à la dernière position juste
play-button-close = Fermer
play-button-keys = Touches
# Ouvre ce qui sert moins souvent.
play-button-all = Plus
# Les noms des groupes de boutons.
play-controls = Jeu
play-numbers = Nombres pour la case
play-questions = Questions
# Le panneau d’une réponse par étapes, et ses boutons ; $kind : un indice, ce qu’un contrôle a trouvé, ou une autre réponse.
play-tour =
    { $kind ->
        [hint] { -hint(form: "One") }
        [check] Contrôle
       *[other] Réponse
    }
play-tour-controls = Réponse, étape par étape
# Ce qui décrit la première case atteinte au clavier.
play-first-steps = Le point d’interrogation ouvre la liste des touches.
# The same on a board where dominoes are placed.
play-first-moves = Les flèches déplacent, Maj et une flèche posent un domino. Le point d’interrogation ouvre la liste des touches.
play-clear-question = Enlever tout ce que vous avez mis sur cette grille ?
play-clear-yes = Oui, tout enlever
play-clear-no = Non, garder
# L’aide : chaque touche ou geste, et ce qu’il fait.
play-help-title = Touches et façons de jouer
play-help-reader = Avec un lecteur d’écran, les lettres servent au jeu en mode focus (mode formulaires dans JAWS), que la plupart activent ici d’eux-mêmes. En mode navigation, les mêmes lettres font parcourir la page. Pour changer de mode : Inser et Espace dans NVDA, Inser et Z dans JAWS, Inser et A dans Orca ; dans VoiceOver, les flèches gauche et droite ensemble coupent la navigation rapide.
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
play-key-bar = T, puis une flèche
play-key-bar-does = trace un { -bar } de ce côté, ou l’enlève
play-key-neighbours = V
play-key-neighbours-does = dit à quelles voisines la case peut encore s’unir
play-key-delete = Suppr
play-key-delete-does = sépare le { -domino } sur la case
play-key-undo = Ctrl et Z, Ctrl et Y
play-key-undo-does = annuler, rétablir
play-key-check = C
play-key-check-does = contrôler ; F revient ensuite à la dernière position juste, P montre où c’est faux
play-key-hint = I
play-key-hint-does = { -hint } : où regarder ; de nouveau I, ou P, dit l’étape suivante, F la fait
play-key-tour = P, R
play-key-tour-does = étape suivante d’une réponse, étape précédente
play-key-there = Y, F
play-key-there-does = va aux cases de la réponse ; fait ce qu’elle dit
play-key-where = Q, puis deux nombres
play-key-where-does = où ce { -domino } peut aller, emplacement par emplacement
play-key-find = N, puis un nombre ou Entrée
play-key-find-does = cases avec ce nombre, ou avec celui de la case ; là où aucun nombre n’est à écrire, le nombre seul fait de même
play-key-lines = L, O
play-key-lines-does = lit la ligne ; lit la colonne
play-key-free = B
play-key-free-does = va à la case libre suivante
play-key-progress = A, D
play-key-progress-does = combien de { -domino(form: "many") } sont posés ; le dernier coup
play-key-certain = S
play-key-certain-does = ce qui est sûr pour cette case
play-key-few = J
play-key-few-does = quels { -domino(form: "many") } n’ont plus que deux emplacements ; P les montre un à un
play-key-why = X
play-key-why-does = pourquoi le { -domino } de la case n’y va pas, s’il est faux
play-key-try = E, G
play-key-try-does = faire un essai : ce que vous posez ensuite s’en va d’un coup avec E, ou reste avec G
play-key-size = +, -
play-key-size-does = grille plus grande, plus petite
play-key-help = Point d’interrogation, F1
play-key-help-does = ouvre ces touches
play-key-escape = Échap
play-key-escape-does = abandonne ce que vous avez commencé, ou ferme une réponse
play-key-number = Un nombre
play-key-number-does = l’écrit dans la case
play-key-empty = Suppr
play-key-empty-does = vide la case
play-key-line = Toucher ou cliquer la ligne entre deux cases
play-key-line-does = pose un { -domino } sur les deux, ou l’enlève
play-key-tap = Toucher une case, puis sa voisine
play-key-tap-does = la même chose
play-key-lift = Toucher un { -domino }
play-key-lift-does = l’enlève
play-key-drag = Glisser d’une case à sa voisine
play-key-drag-does = pose un { -domino } sur ces deux cases ; au doigt aussi, quand toute la grille est visible
play-key-right = Clic droit, ou appui long
play-key-right-does = trace un { -bar } du côté le plus proche de la case, ou l’enlève
play-key-tally = Un { -domino } du { -tally }
play-key-tally-does = où il peut aller
play-key-draw = « Tracer des { -bar(form: "many") } » enfoncé
play-key-draw-does = deux touchers tracent un { -bar }, ou l’enlèvent
play-kept = Ce que vous avez fait reste dans ce navigateur, sur cet appareil seulement.
play-not-kept = Vos coups ne peuvent pas être gardés : la mémoire du navigateur est pleine ou désactivée. Ils restent jusqu’à la fermeture de la page. Enregistrez votre avancement dans un fichier.
play-elsewhere = La grille montre maintenant ce qui a été joué ailleurs.
play-aside = La partie gardée ici est illisible : elle est endommagée ou vient d’une autre version. Elle est mise de côté, et vous recommencez.
play-storage-emptied = La mémoire du navigateur a été vidée. Ce qui est sur la grille est de nouveau gardé.
# Ce qui se règle, et sur quoi.
play-settings = Réglages
play-setting-size = Taille de la grille
play-setting-numbers = Nombres
play-size-now = Taille de la grille : { $size }.
play-setting-contrast = Contraste
play-setting-colours = Couleurs
play-setting-tally = { -tally(form: "One") }
play-setting-time = Temps
play-setting-columns = Colonnes à l’oreille
play-setting-is =
    { $value ->
        [usual] automatique
        [small] petite
        [digits] chiffres
        [pips] points
        [large] grande
        [larger] très grande
        [strong] fort
        [counted] avec les emplacements ouverts comptés
        [plain] seulement ce qui est posé
        [light] clair
        [dark] sombre
        [sepia] sépia
        [hidden] caché
        [shown] montré
        [letters] lettres : a1
       *[names] noms : Anna 1
    }
play-time = Temps : { $minutes }:{ $seconds }
# Une case, morceau par morceau.
play-empty = vide
play-entered = écrit par vous
play-picked = choisie
play-tried = à l’essai
play-joined =
    { $domino ->
        [none] unie à { $cell }
       *[other] unie à { $cell }, { -domino } { $domino }
    }
play-side =
    { $direction ->
        [up] au-dessus
        [left] à gauche
        [right] à droite
       *[down] au-dessous
    }
# $sides : un ou plusieurs de ceux-ci.
play-bars = { -bar } { $sides }
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
    { $domino ->
        [none] { $cell }
       *[other] { $cell } pour { $domino }
    }
# $places : combien d’emplacements il reste au domino, comme dans play-places.
play-way-counted = { $cell } pour { $domino }, { $places }
# Ce qui vient de se passer.
play-laid =
    { $domino ->
        [none] Un { -domino } est posé sur { $place }.
       *[other] { $domino } est posé sur { $place }.
    }
play-taken =
    { $domino ->
        [none] Le { -domino } sur { $place } est enlevé.
       *[other] { $domino } est enlevé de { $place }.
    }
play-also-on = { $domino } est aussi sur { $places }.
play-bar = { -bar(form: "One") } entre { $one } et { $other }.
play-no-bar = Le { -bar } entre { $one } et { $other } est effacé.
play-filled = { $number } en { $cell }.
play-emptied = { $cell } est de nouveau vide.
play-board-empty = La grille est vide.
# $things : une liste des trois ci-dessous.
play-board-has = La grille a maintenant { $things }.
play-count-dominoes =
    { $count } { $count ->
        [1] { -domino }
       *[other] { -domino(form: "many") }
    }
play-count-bars =
    { $count } { $count ->
        [1] { -bar }
       *[other] { -bar(form: "many") }
    }
play-count-numbers =
    { $count } { $count ->
        [1] nombre écrit par vous
       *[other] nombres écrits par vous
    }
# Ce qui ne se peut pas, et ce qui vient ensuite.
play-undone = Annulé.
play-redone = Rétabli.
play-nothing-to-undo = Il n’y a rien à annuler.
play-nothing-to-redo = Il n’y a rien à rétablir.
play-nothing-here = Vous n’avez rien mis ici.
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
play-covered = { $cell } est couverte par un { -domino } et n’a besoin d’aucun { -bar }.
play-given = Le nombre en { $cell } est donné.
play-too-large = Les nombres vont de 0 à { $range }.
play-ready =
    { $tool ->
        [bar] { -bar(form: "One") } : de quel côté ?
       *[domino] Unir : de quel côté ?
    }
play-dropped = Abandonné.
# Contrôle et indice.
play-progress =
    { $laid ->
        [one] { $laid } { -domino } posé
       *[other] { $laid } { -domino(form: "many") } posés
    } sur { $dominoes }.
play-filled-in =
    { $filled ->
        [one] { $filled } nombre écrit
       *[other] { $filled } nombres écrits
    } sur { $unknown }.
play-solved = Tout est juste : vous avez résolu le { -puzzle }.
play-all-right = Rien n’est faux jusqu’ici.
play-lawful = Aucune règle n’est enfreinte jusqu’ici. Le { -puzzle } n’a pas de solution unique ; seules les règles ont donc été contrôlées.
play-something-wrong = Quelque chose est faux sur la grille. « Contrôler » en dit plus.
play-stuck = Aucune règle n’est enfreinte, mais il n’y a plus de solution à partir d’ici.
play-faults =
    { $count ->
        [1] Il y a 1 erreur.
       *[other] Il y a { $count } erreurs.
    }
play-wrong-bars =
    { $count ->
        [1] 1 { -bar } est faux.
       *[other] { $count } { -bar(form: "many") } sont faux.
    }
play-domino-twice = { $domino } est sur { $one } et sur { $other }.
play-domino-wrong =
    { $domino ->
        [none] Aucun { -domino } ne va sur { $place }.
       *[other] { $domino } ne va pas sur { $place }.
    }
play-number-wrong = { $number } est faux en { $cell }.
play-look-at-cell = Prochaine { -technique } : { $technique }, à la case { $cell }.
play-look-at-domino = Prochaine { -technique } : { $technique }, avec le { -domino } { $domino }.
play-look-for-number = Trouvez maintenant le nombre en { $cell }.
play-number-is = Le nombre en { $cell } est { $number }.
play-no-hint = Il n’y a pas d’{ -hint } pour cette grille.
play-amiss = Quelque chose est faux sur la grille.
# Une réponse par étapes : le numéro de l’étape, et les touches qui continuent. $key : une lettre.
play-stop = { $at } sur { $count } : { $text }
play-cue-more = { $key } pour poursuivre.
play-cue-where = { $key } montre où.
play-cue-do = { $key } le fait.
play-cue-back = { $key } revient à la dernière position juste.
play-closed = Fermé.
play-last-step = C’était la dernière étape.
play-no-tour = Il n’y a pas de réponse à poursuivre.
play-nowhere = Cela ne concerne aucun endroit précis.
play-nothing-to-do = Il n’y a rien à faire ici.
play-went-back =
    { $count ->
        [1] Un coup est annulé.
       *[other] { $count } coups sont annulés.
    }
play-nothing-done = Rien n’a encore été fait.
play-last = Dernier coup : { $what }
# Les questions.
play-ask-where = Quel { -domino } ? Tapez ses deux nombres.
play-ask-find = Quel nombre ? Entrée prend celui de la case.
play-no-number = { $cell } n’a pas encore de nombre.
play-domino-lies = { $domino } est posé sur { $places }.
play-domino-nowhere = { $domino } n’a plus d’emplacement.
# $count : comme dans play-places.
play-domino-places = { $domino } a { $count } : { $places }.
play-domino-spot = { $domino } sur { $place }.
play-number-cells = Le nombre { $number } est sur { $all } cases ; libres : { $free }.
play-number-left = { -domino(form: "Many") } qui restent : { $dominoes }.
play-number-on = { $number } en { $cell }.
# $things : ce qui s’y trouve, dans l’ordre.
play-line =
    { $direction ->
        [row] Ligne { $name }
       *[column] Colonne { $name }
    } : { $things }.
play-line-placed = { $number } posé
play-line-bar = { $number } { -bar }
play-line-hole = pas de case
play-no-free = Plus aucune case n’est libre.
play-bars-drawn =
    { $count ->
        [1] 1 { -bar }.
       *[other] { $count } { -bar(form: "many") }.
    }
play-certain-covered = { $cell } est déjà couverte par un { -domino }.
play-certain-gap =
    { $domino ->
        [none] { $cell } n’a plus qu’une voisine. Le { -domino } va sur { $place }.
       *[other] { $cell } n’a plus qu’une voisine. { $domino } va sur { $place }.
    }
play-not-beside = Pas avec { $other } : { $domino } est déjà sur { $place }.
play-certain-seal = { $domino } n’a plus qu’un emplacement, { $place }.
play-certain-nothing = À première vue, rien n’est sûr en { $cell }.
# Un essai : ce qui y est posé, et comment il finit.
play-try = Votre essai
play-trying = Vous faites un essai. E reprend tout, G le garde.
play-try-back = Tout l’essai est repris.
play-try-kept = L’essai est gardé.
play-not-trying = Aucun essai en cours. E en commence un.
# $count : de dominos, au moins un.
play-few =
    { $count ->
        [1] Un { -domino } n’a plus que deux emplacements : { $dominoes }.
       *[other] { $count } { -domino(form: "many") } n’ont plus que deux emplacements : { $dominoes }.
    }
play-few-none = Aucun { -domino } n’a exactement deux emplacements.
play-why-bare = Il n’y a pas de { -domino } en { $cell }.
play-why-right =
    { $domino ->
        [none] Rien ne s’oppose à un { -domino } en { $place }.
       *[other] Rien ne s’oppose à { $domino } en { $place }.
    }
play-why-unknown = Il n’y a pas de raison courte.
# $before : combien d’étapes précèdent celle qui le montre.
play-why =
    { $before ->
        [0] Pourquoi { $domino } ne va pas en { $place }.
        [1] On ne voit qu’une étape plus tard pourquoi { $domino } ne va pas en { $place }.
       *[other] On ne voit que { $before } étapes plus tard pourquoi { $domino } ne va pas en { $place }.
    }
