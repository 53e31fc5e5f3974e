leaflet-task = Les { -stone(form: "many") } de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone> étaient posés ici. Replace-les : chaque case doit être couverte, chaque { -stone } sert une fois.
leaflet-tally =
    { $reader ->
        [print] En gras : les places qui restent à un { -stone }. Ailleurs, compte-les toi-même.
       *[other] Compte les places de chaque { -stone } : là où ses deux nombres sont côte à côte ou l’un sous l’autre. Ici : { $counts }.
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
    Continue : cherche un { -stone } à une seule place, un <b>sceau</b>, ou une case à une seule voisine libre, une <b>lacune</b>. { $reader ->
        [print] { "" }
       *[other] Ici viennent { $rest }.
    }
