# Le jeu en une page, pour qui reçoit des problèmes un à un.

leaflet-heading = Comment jouer
leaflet-task = Les { -domino(form: "many") } de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino> étaient posés ici. Replacez-les : chaque case doit être couverte, chaque { -domino } sert une fois.
# À côté d’une grille avec ses comptes ; sinon ils suivent. $counts : la liste.
leaflet-tally =
    { $reader ->
        [print] Le nombre en gras dit combien d’emplacements il reste à un { -domino }. Ailleurs, comptez-les vous-même.
       *[other] Comptez les emplacements de chaque { -domino } : là où ses deux nombres sont côte à côte ou l’un sous l’autre. Ici : { $counts }.
    }
leaflet-only-place =
    { $first } et { $second } ne se touchent qu’une fois, en { $cell } et { $other }, soit { $place }. C’est là que va { $domino }. { $reader ->
        [touch] Posez ce { -domino }.
        [embossed] Posez ce { -domino }.
        [display] Posez ce { -domino }.
       *[other] Entourez-le et barrez son nom.
    }
leaflet-only-neighbour = Maintenant { $cell } n’a plus qu’une voisine libre, { $neighbour }. Les deux forment { $domino }, en { $place }.
# $domino : un domino posé ; $bars : là où ses nombres se touchent encore.
leaflet-bar =
    Les nombres de { $domino } se touchent encore en { $bars }, mais { $domino } est posé. { $reader ->
        [touch] Mettez un { -bar } entre ces cases.
        [embossed] Mettez un { -bar } entre ces cases.
        [display] Mettez un { -bar } entre ces cases.
       *[other] Tracez entre eux un { -bar } épais.
    }
leaflet-again =
    Continuez : cherchez un { -domino } qui n’a qu’un emplacement, un <b>sceau</b>, ou une case qui n’a qu’une voisine libre, une <b>lacune</b>. { $reader ->
        [print] { "" }
       *[other] Ici viennent { $rest }.
    }
leaflet-solved = Résolu :
