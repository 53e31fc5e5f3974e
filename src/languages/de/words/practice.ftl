# Ein kleines Brett, das halb gelöst den Lesern überlassen wird.

practice-heading = Jetzt Sie
practice-board =
    { $reader ->
        [print] Die Hälfte der { $stones } { -stone(form: "many") } liegt schon, und die Striche sind gezogen.
       *[other] Die Hälfte der { $stones } { -stone(form: "many") } bis <stone>{ $range }:{ $range }</stone> liegt schon.
    }
practice-placed = Schon gelegt: { $placed }.
practice-missing = Diese fehlen noch, mit der Zahl ihrer Stellen: { $counts }.
practice-look = Suchen Sie Siegel und Lücken.
practice-bars-raised = Legen Sie einen Kartenstrich, einen schmalen Streifen Karton, auf die Linie zwischen zwei Feldern, die nie zusammengehören, oder drücken Sie einen Wachsstab darauf. Beides lässt sich wieder wegnehmen. Ein Blatt mit Kartenstrichen gehört zu den Kartensteinen.
practice-key =
    { $reader ->
        [embossed] { -key }: Seite <page of="practice-key" title="{ -key }"/>.
        [print] { -key }: Seite <page of="practice-key" title="{ -key }"/>.
       *[other] Der { -key } folgt.
    }
practice-stuck =
    Kommen Sie nicht weiter? { $reader ->
        [print] Unter jeder { -puzzle } steht, auf welcher Seite Sie ihren Weg finden: alle Schritte der Reihe nach.
       *[other] Zu jeder { -puzzle } gibt es zwei Hinweise: den Weg, Schritt für Schritt, und den Wendepunkt, den schwersten Schritt.
    }
practice-no-guess = Raten müssen Sie in diesem Buch bei { -puzzle(form: "no-dative") }.
practice-key-heading =
    { $reader ->
        [print] { -key } zu „Jetzt Sie“
        [embossed] { -key } zu „Jetzt Sie“
       *[other] Jetzt Sie: der { -key }, also die Lösung
    }
practice-order =
    Eine andere Reihenfolge oder eine Lücke statt eines Siegels ist genauso richtig. Hat ein { -stone } keine Stelle mehr oder ein freies Feld keinen Nachbarn, dann stimmt etwas nicht: Gehen Sie ein Stück zurück.
practice-seals = Ein Siegel nach dem anderen: { $steps }.
practice-seals-listed = Ein Siegel nach dem anderen:
practice-step = <stone>{ $stone }</stone> auf <place>{ $place }</place>
