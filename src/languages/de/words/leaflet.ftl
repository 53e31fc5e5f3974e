# Das Spiel auf einer Seite, für Leser, die einzelne Aufgaben bekommen.

leaflet-heading = So wird gespielt
leaflet-task = Hier lagen die { -domino(form: "many") } von <domino>0:0</domino> bis <domino>{ $range }:{ $range }</domino>. Geblieben sind nur ihre Zahlen. Legen Sie die { -domino(form: "many") } zurück: Jedes Feld wird bedeckt, jeder { -domino } kommt einmal vor.
# Neben einem Brett mit seinen Anzahlen; sonst folgen sie. $counts: die Liste.
leaflet-tally =
    { $reader ->
        [print] Die fette Zahl sagt, wie viele Stellen ein { -domino } noch hat. Sonst zählen Sie selbst.
       *[other] Zählen Sie, an wie vielen Stellen jeder { -domino } liegen kann: wo seine beiden Zahlen neben- oder untereinander stehen. Hier: { $counts }.
    }
leaflet-only-place =
    { $first } und { $second } treffen sich nur einmal: auf { $cell } und { $other }, kurz { $place }. Dort liegt { $domino }. { $reader ->
        [touch] Legen Sie ihn hin.
        [embossed] Legen Sie ihn hin.
        [display] Legen Sie ihn hin.
       *[other] Kreisen Sie ihn ein, und haken Sie ihn ab.
    }
leaflet-only-neighbour = Jetzt hat { $cell } nur noch einen freien Nachbarn, { $neighbour }. Zusammen sind sie { $domino } auf { $place }.
# $domino: ein Stein, der liegt; $bars: wo sich seine Zahlen noch einmal treffen.
leaflet-bar =
    Auf { $bars } treffen sich die Zahlen von { $domino } noch einmal, doch der liegt schon. { $reader ->
        [touch] Legen Sie dort einen { -bar } dazwischen.
        [embossed] Legen Sie dort einen { -bar } dazwischen.
        [display] Legen Sie dort einen { -bar } dazwischen.
       *[other] Ziehen Sie dazwischen einen dicken { -bar }.
    }
leaflet-again =
    Weiter so: Suchen Sie { -domino(form: "many") } mit nur einer Stelle (<b>Siegel</b>) und Felder mit nur einem freien Nachbarn (<b>Lücke</b>). { $reader ->
        [print] { "" }
       *[other] Hier folgen { $rest }.
    }
leaflet-solved = Gelöst:
