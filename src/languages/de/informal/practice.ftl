practice-heading = Jetzt du
practice-look = Such Siegel und Lücken.
practice-bars-raised = Leg einen Kartenstrich, einen schmalen Streifen Karton, auf die Linie zwischen zwei Feldern, die nie zusammengehören, oder drück ein Wachsstäbchen darauf. Beides lässt sich wieder wegnehmen. Ein Blatt mit Kartenstrichen gehört zu den Kartensteinen.
practice-stuck =
    Kommst du nicht weiter? { $reader ->
        [print] Unter jedem Brett steht, auf welcher Seite du den Lösungsweg findest: alle Schritte der Reihe nach.
       *[other] Zu jeder { -puzzle } gibt es zwei Hinweise: den Weg, Schritt für Schritt, und den Wendepunkt, den schwersten Schritt.
    }
practice-no-guess = Bei { -puzzle(form: "no-dative") } in diesem Buch musst du raten.
practice-found = Alle fünf gefunden? Bravo, jetzt kannst du Dominosa! { -puzzle } 1 wartet schon.
practice-key-heading =
    { $reader ->
        [print] „Jetzt du“: die Lösung
        [embossed] { -key } zu „Jetzt du“
       *[other] Jetzt du: der { -key }, also die Lösung
    }
practice-order =
    Andere Wege gehen auch, oft mit Lücken statt Siegeln. Bleibt einem { -domino } keine Stelle oder einem freien Feld kein Nachbar, stimmt etwas nicht: Geh zurück, bis du wieder sicher bist.
practice-look-for = Welches Paar hat nur noch eine Stelle (<b>Siegel</b>)? Welche Zahl hat nur noch einen freien Nachbarn (<b>Lücke</b>)? Mehr brauchst du nicht.
practice-counts = Liegt ein { -domino }, hak sein Kästchen ab. Verliert ein anderer eine Stelle, streich seine Zahl durch und schreib die neue daneben. Die Liste ist nur eine Hilfe; es geht auch ohne.
