# Was sich über ein Zahlenbrett herausfinden lässt: wie viele Lösungen, worin sie sich unterscheiden, warum es keine gibt, was hilft.

analysis-solutions =
    { $counted ->
        [filling]
            { $count ->
                [0] So lässt sich das Brett nicht füllen.
                [1] Das Brett lässt sich genau auf eine Art füllen.
               *[other] Das Brett lässt sich auf genau { $count } Arten füllen.
            }
       *[solution]
            { $count ->
                [0] Es gibt keine Lösung.
                [1] Es gibt genau eine Lösung.
               *[other] Es gibt genau { $count } Lösungen.
            }
    }
analysis-more =
    { $counted ->
        [filling]
            { $count ->
                [0] Eine Art, das Brett zu füllen, haben wir nicht gefunden.
                [1] Das Brett lässt sich auf mehr als eine Art füllen.
               *[other] Das Brett lässt sich auf mehr als { $count } Arten füllen.
            }
       *[solution]
            { $count ->
                [1] Es gibt mehr als eine Lösung.
               *[other] Es gibt mehr als { $count } Lösungen.
            }
    }
analysis-gave-up = Die Suche dauerte zu lange und wurde abgebrochen. Vielleicht gibt es mehr.
analysis-shared =
    { $counted ->
        [filling]
            { $count ->
                [0] Keine der gesuchten Zahlen steht damit fest.
                [1] Eine der gesuchten Zahlen ist immer dieselbe.
               *[other] { $count } der gesuchten Zahlen sind immer dieselben.
            }
       *[solution]
            { $count ->
                [0] Kein { -domino } liegt in allen gleich.
                [1] Ein { -domino } liegt in allen gleich.
               *[other] { $count } { -domino(form: "many") } liegen in allen gleich.
            }
    }
analysis-differ =
    { $count ->
        [1] Verschieden ist nur ein Feld: { $cells }.
       *[other] Verschieden sind { $count } Felder: { $cells }.
    }
analysis-other-number = Auf { $cell } kann eine { $one } oder eine { $other } stehen.
analysis-rows = Vier Bretter nebeneinander: die Zahlen; was alle Lösungen gemeinsam haben, mit Fragezeichen, wo sie sich unterscheiden; eine Lösung; eine andere. L und R sind die Hälften eines liegenden, T und B die eines stehenden { -domino(form: "genitive") }.
analysis-rows-filled = Drei Bretter nebeneinander: die vorgegebenen Zahlen; eine Art, sie zu ergänzen; eine andere.
analysis-swap = Zwei { -domino(form: "many") } füllen ein Quadrat so oder so: { $one }; oder { $other }.
analysis-ring = { $count } { -domino(form: "many") } bilden einen Ring und können alle um ein Feld weiterrücken: { $one }; oder { $other }.
analysis-rings = { $count } { -domino(form: "many") } in mehreren Ringen können nur gemeinsam rücken: { $one }; oder { $other }.
analysis-tangle = { $count } { -domino(form: "many") } hängen voneinander ab. Zwei Möglichkeiten: { $one }; oder { $other }.
analysis-ways =
    { $ways ->
       *[other] { $ways } Möglichkeiten, { $bits } Bit.
    }
analysis-ways-more =
    { $ways ->
        [1] Mehr als eine Möglichkeit.
       *[other] Mehr als { $ways } Möglichkeiten.
    }
analysis-bits = Offen sind zusammen { $bits } Bit.
analysis-hangs = Das geht nur mit { $spots }.
analysis-open = Das geht bei { $open } der { $ways } Möglichkeiten.
analysis-number =
    { $needed ->
        [0] Die Zahl { $number } kommt in diesem Satz nicht vor: { $cells }.
       *[other] { $stands ->
            [0] Die { $number } fehlt ganz; nötig sind { $needed }.
            [1] Die { $number } steht nur einmal da; nötig sind { $needed }.
           *[other] Die { $number } steht { $stands }-mal da; nötig sind { $needed }.
        }
    }
analysis-area =
    { $count ->
        [1] { $cells } hat keinen Nachbarn.
       *[other] { $count } Felder sind vom Rest abgeschnitten, eine ungerade Zahl: { $cells }. Zu zweit gelegt, bleibt immer eines übrig.
    }
analysis-nowhere = { $item } passt nirgends hin.
analysis-together = Für diese ist nicht genug Platz: { $items }. Wie man sie auch legt: Immer überschneiden sich zwei Stellen oder brauchen denselben { -domino }.
analysis-has-only = { $item } hat nur { $places }.
analysis-cell-takes = Für { $cell } gibt es nur { $spots }.
analysis-fewest =
    { $fewest ->
        [yes] Mit weniger lässt es sich nicht beweisen.
       *[no] Keines davon ist für den Beweis entbehrlich.
    }
analysis-mend = Was zu genau einer Lösung führt
analysis-mend-by =
    { $by ->
        [numbers] Andere Zahlen
        [dominoes] Vorgegebene { -domino(form: "many") }
        [bars] Vorgegebene { -bar(form: "many") }
       *[givens] Weitere vorgegebene Zahlen
    }
analysis-mend-count =
    { $count ->
        [1] Eine Änderung genügt.
       *[other] { $least ->
            [yes] { $count } Änderungen genügen, weniger nicht.
           *[no] { $count } Änderungen genügen. Ob es mit weniger geht, wissen wir nicht.
        }
    }
analysis-mend-none =
    { $more ->
        [yes] Nötig sind mindestens { $count } Änderungen, mehr als hier erlaubt.
       *[no] Mit höchstens { $count ->
            [1] einer Änderung
           *[other] { $count } Änderungen
        } fand sich nichts. { $least ->
            [1] Nicht alles wurde versucht.
           *[other] Weniger als { $least } genügen nicht; darüber wurde nicht alles versucht.
        }
    }
analysis-exchange = die Zahlen auf { $one } und { $other } vertauschen
analysis-turn = { $domino } auf { $place } umdrehen
analysis-put = auf { $cell } eine { $number } schreiben
analysis-domino = { $spot } vorgeben
analysis-bar = zwischen { $one } und { $other } einen { -bar } ziehen
analysis-proposal = { $number }: { $changes }. Stufe danach: { $level }, Wertung { $rating }.
analysis-proposal-bare = { $number }: { $changes }.
