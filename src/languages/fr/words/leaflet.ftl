# Le jeu en une page, pour qui reçoit des problèmes un à un.

leaflet-heading = Comment jouer
leaflet-task = Les { -stone(form: "many") } de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone> étaient posés ici. Replacez-les : chaque case doit être couverte, chaque { -stone } sert une fois.
# À côté d’une grille avec ses comptes ; sinon ils suivent. $counts : la liste.
leaflet-tally =
    { $reader ->
        [print] Le nombre en gras dit combien d’emplacements il reste à un { -stone }. Ailleurs, comptez-les vous-même.
       *[other] Comptez les emplacements de chaque { -stone } : là où ses deux nombres sont côte à côte ou l’un sous l’autre. Ici : { $counts }.
    }
leaflet-only-place =
    { $first } et { $second } ne se touchent qu’une fois, en { $cell } et { $other }, soit { $place }. C’est là que va { $stone }. { $reader ->
        [touch] Posez ce { -stone }.
        [embossed] Posez ce { -stone }.
        [display] Posez ce { -stone }.
       *[other] Entourez-le et barrez son nom.
    }
leaflet-only-neighbour = Maintenant { $cell } n’a plus qu’une voisine libre, { $neighbour }. Les deux forment { $stone }, en { $place }.
# $stone : un domino posé ; $bars : là où ses nombres se touchent encore.
leaflet-bar =
    Les nombres de { $stone } se touchent encore en { $bars }, mais { $stone } est posé. { $reader ->
        [touch] Mettez un { -stroke } entre ces cases.
        [embossed] Mettez un { -stroke } entre ces cases.
        [display] Mettez un { -stroke } entre ces cases.
       *[other] Tracez entre eux un { -stroke } épais.
    }
leaflet-again =
    Continuez : cherchez un { -stone } qui n’a qu’un emplacement, un <b>sceau</b>, ou une case qui n’a qu’une voisine libre, une <b>lacune</b>. { $reader ->
        [print] { "" }
       *[other] Ici viennent { $rest }.
    }
leaflet-solved = Résolu :
