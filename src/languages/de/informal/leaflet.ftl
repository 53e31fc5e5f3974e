leaflet-task = Hier lagen die { -domino(form: "many") } von <domino>0:0</domino> bis <domino>{ $range }:{ $range }</domino>. Geblieben sind nur ihre Zahlen. Leg die { -domino(form: "many") } zurück: Jedes Feld wird bedeckt, jeder { -domino } kommt einmal vor.
leaflet-tally =
    { $reader ->
        [print] Die fette Zahl sagt, wie viele Stellen ein { -domino } noch hat. Sonst zählst du selbst.
       *[other] Zähl, an wie vielen Stellen jeder { -domino } liegen kann: wo seine beiden Zahlen neben- oder untereinander stehen. Hier: { $counts }.
    }
leaflet-only-place =
    { $first } und { $second } treffen sich nur einmal: auf { $cell } und { $other }, kurz { $place }. Dort liegt { $domino }. { $reader ->
        [touch] Leg ihn hin.
        [embossed] Leg ihn hin.
        [display] Leg ihn hin.
       *[other] Kreise ihn ein, und hak ihn ab.
    }
leaflet-bar =
    Auf { $bars } treffen sich die Zahlen von { $domino } noch einmal, doch der liegt schon. { $reader ->
        [touch] Leg dort einen { -bar } dazwischen.
        [embossed] Leg dort einen { -bar } dazwischen.
        [display] Leg dort einen { -bar } dazwischen.
       *[other] Zieh dazwischen einen dicken { -bar }.
    }
leaflet-again =
    Weiter so: Such { -domino(form: "many") } mit nur einer Stelle (<b>Siegel</b>) und Felder mit nur einem freien Nachbarn (<b>Lücke</b>). { $reader ->
        [print] { "" }
       *[other] Hier folgen { $rest }.
    }
