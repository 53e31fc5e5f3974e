# Le jeu en une page, pour qui reçoit des problèmes un à un.

leaflet-heading = Comment jouer
leaflet-task = Ici se trouvaient les { -stone(form: "many") } de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>. Il n’en reste que les nombres. Remettez les { -stone(form: "many") } : chaque case est couverte, chaque { -stone } sert une fois.
# À côté d’une grille avec ses comptes ; sinon ils suivent. $counts : la liste.
leaflet-tally =
    { $reader ->
        [print] Le nombre en gras dit combien de places il reste à un { -stone }. Ailleurs, c’est vous qui comptez.
       *[other] Comptez les places de chaque { -stone } : là où ses deux nombres sont côte à côte ou l’un sous l’autre. Ici : { $counts }.
    }
leaflet-only-place =
    { $first } et { $second } ne se touchent qu’une fois : { $cell } et { $other }, soit { $place }. C’est donc là que va { $stone }. { $reader ->
        [touch] Posez-le.
        [embossed] Posez-le.
        [display] Posez-le.
       *[other] Entourez-le et barrez-le dans la liste.
    }
leaflet-only-neighbour = Maintenant { $cell } n’a plus qu’une voisine libre, { $neighbour }. Ensemble elles font { $stone }, en { $place }.
# $stone : un domino posé ; $bars : là où ses nombres se touchent encore.
leaflet-bar =
    Les nombres de { $stone } se touchent encore en { $bars }, mais { $stone } est déjà posé. { $reader ->
        [touch] Posez un { -stroke } entre ces cases.
        [embossed] Posez un { -stroke } entre ces cases.
        [display] Posez un { -stroke } entre ces cases.
       *[other] Tracez entre eux un { -stroke } épais.
    }
leaflet-again =
    Continuez : cherchez un { -stone } qui n’a plus qu’une place, un <b>sceau</b>, ou une case qui n’a plus qu’une voisine libre, une <b>lacune</b>. { $reader ->
        [print] { "" }
       *[other] Ici viennent { $rest }.
    }
leaflet-solved = Résolu :
