# Une petite grille résolue ensemble, jusqu’au dernier domino.

lesson-heading = Résolvez-en un avec nous
lesson-tally = Comptez d’abord sur combien d’emplacements chaque { -stone } montre ses deux nombres. Écrivez les comptes en liste : c’est le { -tally }.
lesson-sum = Leur somme est { $places } : de quoi vérifier vos comptes.
# À côté de la première image de la grille, qui a ses comptes.
lesson-tally-beside = À côté, le { -tally } : en gras, combien d’emplacements montrent un { -stone }, { $places } en tout.
# Un domino avec son compte.
tally-count =
    <stone>{ $stone }</stone> { $times ->
        [1] une fois
       *[other] { $times } fois
    }
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
    } { $cell } ne peut s’unir qu’à { $neighbour } ; { $stone } va donc sur { $place }.
# De même, quand un trait sépare la case d’une voisine.
lesson-place-gap-barred =
    { $named ->
        [yes] À
       *[no] Lacune : à
    } cause du { -stroke }, { $cell } ne peut s’unir qu’à { $neighbour } ; { $stone } va donc sur { $place }.
# Les doigts posent un domino là où les yeux tirent une ligne.
lesson-seal =
    Un { -stone } qui n’a qu’un emplacement est un <b>sceau</b>. { $reader ->
        [touch] Posez-le sur ses deux cases.
        [embossed] Posez-le sur ses deux cases.
        [display] Posez-le sur ses deux cases.
       *[other] Posez-le : entourez ses deux cases, et son nom dans le { -tally }.
    }
lesson-gap = Une case qui n’a qu’une voisine libre est une <b>lacune</b> : les deux s’unissent.
# De même, quand un trait sépare la case d’une voisine.
lesson-taken = Ses deux cases sont prises : d’autres emplacements tombent.
# Un domino avec les emplacements qu’il perd, et combien il en reste.
lesson-fall = { $stone } perd { $places } (reste { $to }).
# $stone : un domino posé qui apparaît encore ; $bars : une liste d’emplacements.
lesson-bar =
    Chaque { -stone } n’existe qu’une fois. { $stone } apparaît encore sur { $bars }, deux cases libres : { $reader ->
        [touch] mettez un <b>{ -stroke }</b> entre les deux cases.
        [embossed] mettez un <b>{ -stroke }</b> entre les deux cases.
        [display] mettez un <b>{ -stroke }</b> entre les deux cases.
       *[other] tirez-y un <b>{ -stroke }</b>, une ligne épaisse entre les deux cases.
    } Elles ne s’unissent jamais.
# La même chose d’un domino posé plus tard.
lesson-bars = { $stone } apparaît encore sur { $bars } : { -stroke }.
lesson-solved = Résolu ! L’ordre des étapes est libre.
# Un domino avec les emplacements qu’il perd, et combien il en reste.
# $stone : un domino posé qui apparaît encore ; $bars : une liste d’emplacements.
