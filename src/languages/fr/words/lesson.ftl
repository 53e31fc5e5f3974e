# Une petite grille résolue ensemble, jusqu’au dernier domino.

lesson-heading = Un exemple pas à pas
lesson-tally = Comptez d’abord sur combien d’emplacements chaque { -stone } montre ses deux nombres. Écrivez les comptes en liste : c’est le { -tally }.
lesson-sum = Leur somme est { $places } : de quoi vérifier vos comptes.
# À côté de la première image de la grille, qui a ses comptes.
lesson-tally-beside = À côté, le { -tally } : en gras, le nombre d’emplacements de chaque { -stone }, { $places } en tout.
# Un domino avec son compte.
tally-count = <stone>{ $stone }</stone> en a { $times }
# $counts : une liste de ce qui précède.
lesson-counts = Les comptes maintenant : { $counts }.
# Avant une étape ; une voix ne doit pas dire un nombre tout seul.
lesson-step =
    { $reader ->
        [aloud] Étape { $number }.
       *[other] { $number }.
    }
# Avant la première étape de chaque technique.
# Pourquoi un domino va là où il va.
# $named : si la technique vient d’être expliquée.
lesson-place-seal =
    { $named ->
        [yes] { "" }
       *[no] Sceau :
    } { $stone } n’a qu’un emplacement, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Lacune :
    } { $cell } ne va qu’avec { $neighbour } ; { $stone } va donc sur { $place }.
# De même, quand un trait sépare la case d’une voisine.
lesson-place-gap-barred =
    { $named ->
        [yes] À
       *[no] Lacune : à
    } cause du { -stroke }, { $cell } ne va qu’avec { $neighbour } ; { $stone } va donc sur { $place }.
# Les doigts posent un domino là où les yeux tirent une ligne.
lesson-seal =
    Un { -stone } qui n’a qu’un emplacement est un <b>sceau</b>. { $reader ->
        [touch] Posez-le sur ses deux cases.
        [embossed] Posez-le sur ses deux cases.
        [display] Posez-le sur ses deux cases.
       *[other] Posez-le : entourez ses deux cases, et son nom dans le { -tally }.
    }
lesson-gap = Une case à laquelle il ne reste qu’une voisine est une <b>lacune</b> : elles vont ensemble.
# De même, quand un trait sépare la case d’une voisine.
lesson-taken = Ses cases sont prises : d’autres emplacements sont exclus.
# Un domino avec les emplacements qu’il perd, et combien il en reste.
lesson-fall = { $stone } perd { $places } (reste { $to }).
# $stone : un domino posé qui apparaît encore ; $bars : une liste d’emplacements.
lesson-bar =
    Chaque { -stone } est unique. { $stone } se lit encore sur { $bars }, deux cases libres : { $reader ->
        [touch] mettez un <b>{ -stroke }</b> entre les deux cases.
        [embossed] mettez un <b>{ -stroke }</b> entre les deux cases.
        [display] mettez un <b>{ -stroke }</b> entre les deux cases.
       *[other] tirez-y un <b>{ -stroke }</b>, une ligne épaisse entre les deux cases.
    } Elles ne vont jamais ensemble.
# La même chose d’un domino posé plus tard.
lesson-bars = { $stone } se lit encore sur { $bars } : { -stroke }.
lesson-solved = Résolu ! Prenez l’étape que vous voyez d’abord.
# Un domino avec les emplacements qu’il perd, et combien il en reste.
# $stone : un domino posé qui apparaît encore ; $bars : une liste d’emplacements.
