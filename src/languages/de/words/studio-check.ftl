# Die Seite, auf der jede Aufgabe geprüft wird.

check-lead = Fügen Sie eine beliebige { -puzzle } ein. Sie erfahren, wie viele Lösungen sie hat, wie schwer sie ist und wie man sie löst.
check-text = { -puzzle }
check-forms = Fügen Sie Reihen von Zahlen ein, jede Reihe in einer eigenen Zeile, oder eine Spielnummer wie 1:001110. Ein Fragezeichen ist eine gesuchte Zahl, ein Punkt ein Loch. Auch Zeilen und JSON dieses Programms werden gelesen, ebenso Endspiele im Sperrdomino und Setzaufgaben.
check-go = Prüfen
check-open = Datei öffnen
check-example = Mit einem Beispiel probieren
check-choose = Welche { -puzzle }?
check-choice = { $number }: { $name }
check-unread =
    { $count ->
        [1] Eine weitere ist nicht lesbar.
       *[other] { $count } weitere sind nicht lesbar.
    }
check-not-read = Das lässt sich nicht als { -puzzle } lesen.
check-not-examined = Die Prüfung wurde nicht abgeschlossen.
check-working = Wir prüfen. Das kann etwas dauern.
check-stop = Anhalten
check-stopped = Angehalten. Nichts ist verloren.
check-name = { -puzzle(form: "The") }
check-result = Das Ergebnis
check-no-level = Eine Stufe können wir nicht nennen: Unsere Kniffe führen nicht bis zur Lösung.
check-difference = Worin sich die Lösungen unterscheiden
check-first-solution = Eine der Lösungen
check-other-solution = Eine andere Lösung
check-none = Warum es keine Lösung gibt
check-only-solution = Die Lösung
# Warum es keine Lösung gibt. $count: Schritte, die alle sein müssen.
check-dead-end = Warum es keine Lösung gibt, Schritt für Schritt
check-dead-end-led =
    { $count ->
        [1] Ein Schritt ist zwingend. Danach:
       *[other] { $count } Schritte sind zwingend. Danach:
    }
check-way = Der Weg, Schritt für Schritt
check-step = Schritt { $number } von { $count }
check-back = Zurück
check-next = Weiter
check-all-steps = Alle Schritte als Liste
check-hints = { -hint(form: "many") }
check-begin = Wo Sie anfangen
check-turning = Der Wendepunkt
check-attempt = Prüfen, was Sie gelegt haben
check-attempt-text = Ihre { -domino(form: "many") }
check-attempt-forms = Jeder in einer eigenen Zeile: nur seine Stelle, wie 1 b c, oder mit seinen Zahlen, wie 4:6 auf 1 b c. Wir sagen, was falsch ist, und verraten die Lösung nicht.
check-attempt-go = Diese prüfen
check-attempt-not-read = Das lässt sich nicht lesen.
check-cell-twice = Auf { $cell } liegen zwei { -domino(form: "many") }.
check-misnamed = { $place } zeigt { $is }, nicht { $named }.
check-mend = Was würde helfen?
check-mend-look = Vorschlag { $number } prüfen
# Ein Feld, auf dem eine Aufgabe gezeichnet wird.
check-draw = Selbst eine Aufgabe zeichnen
check-draw-board = Ihre Aufgabe
check-draw-keys = Mit den Pfeiltasten gehen Sie von Feld zu Feld. Eine Ziffer schreibt die Zahl und geht weiter. Entf leert ein Feld, ein Punkt nimmt es weg oder setzt es wieder ein, Strg und Z macht rückgängig. Während Sie schreiben, zählen wir die Lösungen.
check-draw-rows = Zeilen
check-draw-columns = Spalten
check-draw-shape = Form zeichnen
check-draw-cut = Feld oder keines
check-draw-cell =
    { $cell }{ $content ->
        [none] , kein Feld
        [empty] , leer
       *[number] , { $number }
    }{ $ringed ->
        [yes] , fraglich
       *[no] {""}
    }
check-draw-set = { $cells } Felder, also die { -domino(form: "many") } bis { $domino }. { $filled } haben eine Zahl.
check-draw-no-set = { $cells } Felder. Ein ganzer Satz hat { $less } oder { $more }.
check-draw-missing = Es fehlen: { $numbers }.
check-draw-too-many = Zu viel: { $numbers }.
check-draw-times = { $count } × { $number }
check-draw-no-number = { $number } kommt in diesem Satz nicht vor.
check-draw-signs = Umrandet: liegt in jeder Lösung so. Gestrichelt: kann so liegen. Kreuz: kann hier nie liegen. Ring: die fraglichen Felder.
check-mend-take = Vorschlag { $number } übernehmen
check-play = { -puzzle(form: "The") } spielen
# Die Aufgabe für sich, als Datei.
check-export = Zum Mitnehmen
check-export-paper = Papier der PDF-Seite
check-export-form =
    { $form ->
        [svg] Zeichnung (SVG)
        [pdf] Großdruck (PDF)
       *[brf] Braille für Drucker (BRF)
    }
check-export-begun = Die Datei wird gemacht.
check-export-made = Die Datei { $name } ist fertig.
check-export-not-made = Die Datei konnte nicht gemacht werden.
# Ein Ende von Sperrdomino. $sees: ob beide Hände zu sehen sind.
check-endgame-aim =
    { $aim ->
        [lock] Die Sperre
       *[points] Das beste Ergebnis
    }{ $sees ->
        [both] , wenn Sie beide Hände sehen
       *[own] , was auch immer Ben hält
    }
check-endgame-result =
    { $aim ->
        [lock] { $result ->
            [yours] Sie können eine Sperre erzwingen, die Sie gewinnen.
           *[nobody] Sie können keine Sperre erzwingen, die Sie gewinnen.
        }
       *[points] { $result ->
            [yours] Sicher sind Ihnen { $points ->
                [1] 1 Punkt
               *[other] { $points } Punkte
            }.
            [lost] Ben bekommt höchstens { $points ->
                [1] einen Punkt
               *[other] { $points } Punkte
            }.
           *[nobody] Niemand bekommt Punkte.
        }
    }
check-endgame-moves =
    { $aim ->
        [lock] Sie brauchen { $moves ->
            [1] einen Zug.
           *[other] höchstens { $moves } Züge.
        }
       *[points] Die Partie ist aus nach { $moves ->
            [1] einem Ihrer Züge.
           *[other] höchstens { $moves } Ihrer Züge.
        }
    }
check-endgame-only = Kein anderer erster Zug bringt so viel.
check-endgame-end =
    { $lock ->
        [yes] Die Partie ist gesperrt: Sie halten { $own ->
            [1] ein Auge
           *[other] { $own } Augen
        }, Ben { $sees ->
            [both] { $other }
           *[own] { $other } oder mehr
        }.
       *[no] Eine Hand ist leer: Die Partie ist aus.
    }
check-endgame-others = Andere erste Züge
check-endgame-play = Spielen: { $name }
# Eine Setzaufgabe.
check-task = Eine Setzaufgabe
check-task-board = Das Brett
check-task-play = Diese Aufgabe spielen
check-task-count = Antworten zählen
check-task-counting = Die Antworten werden gezählt. Ein großes Brett braucht bis zu einer Minute.
check-task-answer = Eine Antwort prüfen
check-task-answer-text = Ihre Zahlen
check-task-answer-forms = Schreiben Sie die Zeilen nacheinander: eine Ziffer für jedes Feld, ein Fragezeichen für ein leeres. Dazwischen steht ein Schrägstrich oder eine neue Zeile. Jede Antwort, die alles erfüllt, ist richtig.
check-task-answer-go = Antwort prüfen
