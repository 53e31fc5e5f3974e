# Ein kleines Brett, das halb gelöst den Lesern überlassen wird.

practice-heading = Jetzt Sie
practice-board = Dieses Brett braucht den Satz bis <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") } auf { $rows } Zeilen mit je { $columns } Feldern.
practice-placed = Die Hälfte ist getan. Es liegen: { $placed }. Noch zu finden: { $missing }. { -stroke(form: "many") } stehen, wo sich ein gelegter { -stone } noch einmal zeigt. Suchen Sie Siegel und Lücken.
practice-bars-raised = Legen Sie einen Kartenstrich, einen schmalen Streifen Karton, auf die Linie zwischen zwei Feldern, die nie zusammengehören, oder drücken Sie einen Wachsstab darauf. Beides lässt sich wieder wegnehmen. Ein Blatt mit Kartenstrichen gehört zu den Kartensteinen.
practice-key =
    { $reader ->
        [print] Der { -key } steht auf Seite <page of="practice-key" title="{ -key }"/>.
       *[other] Der { -key } folgt.
    }
practice-no-guess = Bei { -puzzle(form: "no-dative") } in diesem Buch müssen Sie raten.
practice-hints =
    Zu jeder Aufgabe mit Nummer gibt es { -hint(form: "many") }. { $reader ->
        [print] Sie beginnen auf Seite <page of="hints-1" title="{ -hint(form: "many") }"/>.
        [screen] Hier sind sie: <page of="hints-1" title="{ -hint(form: "many") }"/>.
        [display] Hier sind sie: <page of="hints-1" title="{ -hint(form: "many") }"/>.
       *[other] Sie folgen auf die { -puzzle(form: "many") }.
    }
practice-key-heading = Jetzt Sie: der { -key }, also die Lösung
practice-order = Vielleicht haben Sie sie in anderer Reihenfolge gefunden, auch durch Lücken.
practice-step = <stone>{ $stone }</stone>, <place>{ $place }</place>: { $technique }
