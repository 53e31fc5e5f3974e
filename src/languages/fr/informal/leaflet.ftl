leaflet-task = Les { -stone(form: "many") } de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone> étaient posés ici. Replace-les : chaque case doit être couverte, chaque { -stone } sert une fois.
leaflet-tally =
    { $reader ->
        [print] Le nombre en gras dit combien d’emplacements il reste à un { -stone }. Ailleurs, compte-les toi-même.
       *[other] Compte les emplacements de chaque { -stone } : là où ses deux nombres sont côte à côte ou l’un sous l’autre. Ici : { $counts }.
    }
leaflet-only-place =
    { $first } et { $second } ne se touchent qu’une fois, en { $cell } et { $other }, soit { $place }. C’est là que va { $stone }. { $reader ->
        [touch] Pose ce { -stone }.
        [embossed] Pose ce { -stone }.
        [display] Pose ce { -stone }.
       *[other] Entoure-le et barre son nom.
    }
leaflet-bar =
    Les nombres de { $stone } se touchent encore en { $bars }, mais { $stone } est posé. { $reader ->
        [touch] Mets un { -stroke } entre ces cases.
        [embossed] Mets un { -stroke } entre ces cases.
        [display] Mets un { -stroke } entre ces cases.
       *[other] Trace entre eux un { -stroke } épais.
    }
leaflet-again =
    Continue : cherche un { -stone } qui n’a qu’un emplacement, un <b>sceau</b>, ou une case qui n’a qu’une voisine libre, une <b>lacune</b>. { $reader ->
        [print] { "" }
       *[other] Ici viennent { $rest }.
    }
