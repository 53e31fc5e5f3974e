leaflet-task = Hier lagen die { -stone(form: "many") } von <stone>0:0</stone> bis <stone>{ $range }:{ $range }</stone>. Geblieben sind nur ihre Zahlen. Leg die { -stone(form: "many") } zurück: Jedes Feld wird bedeckt, jeder { -stone } kommt einmal vor.
leaflet-tally =
    { $reader ->
        [print] Die fette Zahl sagt, wie viele Stellen ein { -stone } noch hat. Sonst zählst du selbst.
       *[other] Zähl, an wie vielen Stellen jeder { -stone } liegen kann: wo seine beiden Zahlen neben- oder untereinander stehen. Hier: { $counts }.
    }
leaflet-only-place =
    { $first } und { $second } treffen sich nur einmal: auf { $cell } und { $other }, kurz { $place }. Dort liegt { $stone }. { $reader ->
        [touch] Leg ihn hin.
        [embossed] Leg ihn hin.
        [display] Leg ihn hin.
       *[other] Kreise ihn ein, und hak ihn ab.
    }
leaflet-bar =
    Auf { $bars } treffen sich die Zahlen von { $stone } noch einmal, doch der liegt schon. { $reader ->
        [touch] Leg dort einen { -stroke } dazwischen.
        [embossed] Leg dort einen { -stroke } dazwischen.
        [display] Leg dort einen { -stroke } dazwischen.
       *[other] Zieh dazwischen einen dicken { -stroke }.
    }
leaflet-again =
    Weiter so: Such { -stone(form: "many") } mit nur einer Stelle (<b>Siegel</b>) und Felder mit nur einem freien Nachbarn (<b>Lücke</b>). { $reader ->
        [print] { "" }
       *[other] Hier folgen { $rest }.
    }
