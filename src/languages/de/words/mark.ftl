# Die gewerteten Lösungen eines Wettstreits: eine Seite zum Aushängen und zum Vorlesen.
# $points: 0 oder mehr. $time: wie 4:05, oder none. $tied: yes, wenn sich mehrere den Platz teilen.

mark-title = Ergebnisse
mark-ranking = Rangliste
mark-standing =
    { $place }. { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $time ->
        [none] { "" }
       *[other] , zusammen { $time }
    }{ $tied ->
        [yes] , gleichauf.
       *[no] .
    }
mark-round = Runde: { $round }
mark-right =
    { $name }: richtig{ $time ->
        [none] { "" }
       *[other] , { $time }
    }; { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
# $more: wie viele Stellen noch.
mark-wrong =
    { $name }: falsch auf { $places }{ $more ->
        [0] .
       *[other] {" "}und an { $more } weiteren Stellen.
    }
mark-unfinished = { $name }: nicht fertig, { $placed } von { $dominoes } { -domino(form: "many-dative") }.
mark-unread = Lösungen, die nicht zu lesen sind
mark-not-read = Lösung { $row }: { $name }.
