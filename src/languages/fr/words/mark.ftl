# Les réponses notées d’une compétition : une page à afficher et à lire à voix haute.
# $points : 0 ou plus. $time : comme 4:05, ou none. $tied : yes si plusieurs partagent la place.

mark-title = Résultats
mark-ranking = Classement
mark-standing =
    { $place }. { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $time ->
        [none] { "" }
       *[other] , { $time } en tout
    }{ $tied ->
        [yes] , à égalité.
       *[no] .
    }
mark-round = Manche : { $round }
mark-right =
    { $name } : juste{ $time ->
        [none] { "" }
       *[other] , { $time }
    } ; { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
# $more : combien d’autres places.
mark-wrong =
    { $name } : faux sur { $places }{ $more ->
        [0] .
        [1] {" "}et un autre emplacement.
       *[other] {" "}et { $more } autres emplacements.
    }
mark-unfinished = { $name } : pas fini, { $placed } { -domino(form: "many") } sur { $dominoes }.
mark-unread = Réponses illisibles
mark-not-read = Réponse { $row } : { $name }.
