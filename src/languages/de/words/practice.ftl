# Ein kleines Brett, das halb gelöst den Lesern überlassen wird.

practice-heading = Jetzt Sie
practice-board =
    { $reader ->
        [print] Die Hälfte der { $dominoes } { -domino(form: "many") } liegt schon, die Striche auch.
       *[other] Die Hälfte der { $dominoes } { -domino(form: "many") } bis <domino>{ $range }:{ $range }</domino> liegt schon.
    }
practice-placed = Es liegen: { $placed }.
practice-missing = Zu finden, mit Zahl der Stellen: { $counts }.
practice-look = Suchen Sie Siegel und Lücken.
practice-bars-raised = Legen Sie einen Kartenstrich, einen schmalen Streifen Karton, auf die Linie zwischen zwei Feldern, die nie zusammengehören, oder drücken Sie ein Wachsstäbchen darauf. Beides lässt sich wieder wegnehmen. Ein Blatt mit Kartenstrichen gehört zu den Kartensteinen.
practice-key =
    { $reader ->
        [embossed] { -key }: Seite <page of="practice-key" title="{ -key }"/>.
        [print] Die Lösung steht auf Seite <page of="practice-key" title="{ -key }"/>.
       *[other] Der { -key } folgt.
    }
practice-stuck =
    Kommen Sie nicht weiter? { $reader ->
        [print] Unter jedem Brett steht, auf welcher Seite Sie den Lösungsweg finden: alle Schritte der Reihe nach.
       *[other] Zu jeder { -puzzle } gibt es zwei Hinweise: den Weg, Schritt für Schritt, und den Wendepunkt, den schwersten Schritt.
    }
practice-no-guess = Bei { -puzzle(form: "no-dative") } in diesem Buch müssen Sie raten.
# Auf der Seite der Lösung.
practice-found = Alle fünf gefunden? Bravo, jetzt können Sie Dominosa! { -puzzle } 1 wartet schon.
practice-key-heading =
    { $reader ->
        [print] „Jetzt Sie“: die Lösung
        [embossed] { -key } zu „Jetzt Sie“
       *[other] Jetzt Sie: der { -key }, also die Lösung
    }
practice-order =
    Andere Wege gehen auch, oft mit Lücken statt Siegeln. Bleibt einem { -domino } keine Stelle oder einem freien Feld kein Nachbar, stimmt etwas nicht: Gehen Sie zurück, bis Sie wieder sicher sind.
practice-seals = Ein Siegel nach dem anderen: { $steps }.
practice-seals-listed = So findet { -domino } für { -domino } seinen Platz:
practice-step = <domino>{ $domino }</domino> auf <place>{ $place }</place>
# Das Brett mit der Hälfte seiner Steine, beim Bild. $left: die fehlenden.
practice-left = Die Hälfte der { -domino(form: "many") } liegt schon. Ein { -bar } trennt zwei Zahlen, deren { -domino } woanders liegt. Es fehlen noch: { $left }.
practice-look-for = Welches Paar hat nur noch eine Stelle (<b>Siegel</b>)? Welche Zahl hat nur noch einen freien Nachbarn (<b>Lücke</b>)? Mehr brauchen Sie nicht.
# Die Zählliste der fehlenden Steine, und wie man sie benutzt.
practice-tally = { -tally }: mögliche Stellen für jeden { -domino }
practice-counts = Liegt ein { -domino }, haken Sie sein Kästchen ab. Verliert ein anderer eine Stelle, streichen Sie seine Zahl durch und schreiben die neue daneben. Die Liste ist nur eine Hilfe; es geht auch ohne.
