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
practice-key-heading = Jetzt Sie: der { -key }, also die Lösung
practice-order = Eine andere Reihenfolge oder eine Lücke statt eines Siegels ist genauso richtig.
practice-step = <stone>{ $stone }</stone>, <place>{ $place }</place>: { $technique }
