leaflet-task = Les { -domino(form: "many") } de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino> étaient posés ici. Replace-les : chaque case doit être couverte, chaque { -domino } sert une fois.
leaflet-tally =
    { $reader ->
        [print] Le nombre en gras dit combien d’emplacements il reste à un { -domino }. Ailleurs, compte-les toi-même.
       *[other] Compte les emplacements de chaque { -domino } : là où ses deux nombres sont côte à côte ou l’un sous l’autre. Ici : { $counts }.
    }
leaflet-only-place =
    { $first } et { $second } ne se touchent qu’une fois, en { $cell } et { $other }, soit { $place }. C’est là que va { $domino }. { $reader ->
        [touch] Pose ce { -domino }.
        [embossed] Pose ce { -domino }.
        [display] Pose ce { -domino }.
       *[other] Entoure-le et barre son nom.
    }
leaflet-bar =
    Les nombres de { $domino } se touchent encore en { $bars }, mais { $domino } est posé. { $reader ->
        [touch] Mets un { -bar } entre ces cases.
        [embossed] Mets un { -bar } entre ces cases.
        [display] Mets un { -bar } entre ces cases.
       *[other] Trace entre eux un { -bar } épais.
    }
leaflet-again =
    Continue : cherche un { -domino } qui n’a qu’un emplacement, un <b>sceau</b>, ou une case qui n’a qu’une voisine libre, une <b>lacune</b>. { $reader ->
        [print] { "" }
       *[other] Ici viennent { $rest }.
    }
