# Was gesagt und geschrieben wird, wenn eine Aufgabe auf der Seite gespielt wird. Felder und Stellen kommen, wie das Buch sie schreibt.
# Wo ein Wert "none" sein kann, gibt es so etwas nicht.

play-letter-stone = v
play-letter-stroke = s
play-letter-list = n
play-letter-check = p
play-letter-hint = h
play-button-play = Spielen
play-button-continue = Weiterspielen
play-button-stop = Spiel beenden
play-button-undo = Zurück
play-button-redo = Wieder vor
play-button-strokes = { -stroke(form: "many") } ziehen
play-button-list = Nachbarn
play-button-check = Prüfen
play-button-hint = { -hint }
play-button-clear = Leeren
play-button-erase = Feld leeren
play-controls = Spiel
play-numbers = Zahlen für das Feld
play-clear-question = Alles vom Brett nehmen, was bisher darauf liegt?
play-clear-yes = Ja, leeren
play-clear-no = Nein, behalten
play-help-title = Tasten und andere Wege
play-key-arrows = Pfeiltasten
play-key-arrows-does = von Feld zu Feld gehen
play-key-row-ends = Pos1, Ende
play-key-row-ends-does = erstes und letztes Feld der Zeile; mit Strg des Bretts
play-key-column-ends = Bild auf, Bild ab
play-key-column-ends-does = erstes und letztes Feld der Spalte
play-key-shift = Umschalt und ein Pfeil
play-key-shift-does = das Feld mit diesem Nachbarn verbinden oder beide wieder trennen
play-key-join = Eingabe oder V, dann ein Pfeil
play-key-join-does = dasselbe, eine Taste nach der anderen
play-key-space = Leertaste auf einem Feld, dann auf seinem Nachbarn
play-key-space-does = dasselbe
play-key-stroke = S, dann ein Pfeil
play-key-stroke-does = auf dieser Seite einen { -stroke } ziehen oder wegnehmen
play-key-neighbours = N
play-key-neighbours-does = sagen, mit welchen Nachbarn sich das Feld noch verbinden kann
play-key-delete = Entf
play-key-delete-does = den { -stone } auf dem Feld wegnehmen
play-key-undo = Strg und Z, Strg und Y
play-key-undo-does = zurück, wieder vor
play-key-check = P, H
play-key-check-does = prüfen, { -hint }
play-key-escape = Esc
play-key-escape-does = Begonnenes abbrechen
play-key-number = Eine Zahl
play-key-number-does = sie eintragen
play-key-empty = Entf
play-key-empty-does = das Feld leeren
play-key-tap = Ein Feld antippen, dann seinen Nachbarn
play-key-tap-does = beide verbinden oder wieder trennen
play-key-drag = Mit Maus oder Stift ziehen
play-key-drag-does = dasselbe
play-key-draw = „{ -stroke(form: "many") } ziehen“ gedrückt
play-key-draw-does = zweimal tippen zieht einen { -stroke } oder nimmt ihn weg
play-kept = Der Spielstand bleibt in diesem Browser, nur auf diesem Gerät.
play-empty = leer
play-entered = eingetragen
play-picked = gewählt
play-joined =
    { $stone ->
        [none] verbunden mit { $cell }
       *[other] verbunden mit { $cell } als { $stone }
    }
play-side =
    { $direction ->
        [up] oben
        [left] links
        [right] rechts
       *[down] unten
    }
play-strokes = { -stroke } { $sides }
play-places =
    { $count ->
        [0] keine Stelle
        [1] { $count } Stelle
       *[other] { $count } Stellen
    }
play-lies = liegt
play-lies-twice = liegt mehrmals
play-not-laid = liegt noch nicht
play-reach = { $cell } kann sich verbinden mit { $ways }.
play-reach-nothing = { $cell } kann sich mit keinem Nachbarn verbinden.
play-way =
    { $stone ->
        [none] { $cell }
       *[other] { $cell } als { $stone }
    }
play-way-counted = { $cell } als { $stone }, { $places }
play-laid =
    { $stone ->
        [none] Ein { -stone } liegt auf { $place }.
       *[other] { $stone } liegt auf { $place }.
    }
play-taken =
    { $stone ->
        [none] Auf { $place } liegt kein { -stone } mehr.
       *[other] { $stone } liegt nicht mehr auf { $place }.
    }
play-also-on = { $stone } liegt auch auf { $places }.
play-stroke = { -stroke } zwischen { $one } und { $other }.
play-no-stroke = Kein { -stroke } mehr zwischen { $one } und { $other }.
play-filled = { $number } auf { $cell }.
play-emptied = { $cell } ist wieder leer.
play-board-empty = Das Brett ist leer.
play-board-has = Auf dem Brett sind jetzt { $things }.
play-count-stones =
    { $count } { $count ->
        [1] { -stone }
       *[other] { -stone(form: "many") }
    }
play-count-strokes =
    { $count } { $count ->
        [1] { -stroke }
       *[other] { -stroke(form: "many") }
    }
play-count-numbers =
    { $count } { $count ->
        [1] eingetragene Zahl
       *[other] eingetragene Zahlen
    }
play-undone = Zurückgenommen.
play-redone = Wiederholt.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-nothing-to-redo = Es gibt nichts zu wiederholen.
play-nothing-here = Hier ist nichts wegzunehmen.
play-edge =
    { $direction ->
        [up] Oberer Rand.
        [left] Linker Rand.
        [right] Rechter Rand.
       *[down] Unterer Rand.
    }
play-no-cell =
    { $direction ->
        [up] Darüber
        [left] Links davon
        [right] Rechts davon
       *[down] Darunter
    } ist kein Feld.
play-covered = { $cell } gehört zu einem { -stone } und braucht keinen { -stroke }.
play-given = Die Zahl auf { $cell } ist vorgegeben.
play-too-large = Die Zahlen gehen von 0 bis { $range }.
play-ready =
    { $tool ->
        [stroke] { -stroke }: auf welcher Seite?
       *[stone] Verbinden: in welche Richtung?
    }
play-dropped = Abgebrochen.
play-drawing =
    { $tool ->
        [stroke] Zwischen zwei Felder kommt ein { -stroke }.
       *[stone] Zwei Felder werden verbunden.
    }
play-progress = { $laid } von { $stones } { -stone(form: "many-dative") } gelegt.
play-filled-in = { $filled } von { $unknown } Zahlen eingetragen.
play-solved = Alles ist richtig: Sie haben { -puzzle(form: "the") } gelöst.
play-all-right = Bis jetzt ist nichts falsch.
play-lawful = Bis jetzt ist keine Regel verletzt. { -puzzle(form: "The") } hat nicht genau eine Lösung, darum wurden nur die Regeln geprüft.
play-something-wrong = Auf dem Brett ist etwas falsch. „Prüfen“ sagt mehr.
play-stuck = Keine Regel ist verletzt, aber von hier führt kein Weg zu einer Lösung.
play-faults =
    { $count ->
        [1] Ein Fehler.
       *[other] { $count } Fehler.
    }
play-wrong-strokes =
    { $count ->
        [1] Ein { -stroke } ist falsch.
       *[other] { $count } { -stroke(form: "many") } sind falsch.
    }
play-stone-twice = { $stone } liegt auf { $one } und auf { $other }.
play-stone-wrong =
    { $stone ->
        [none] Auf { $place } gehört kein { -stone }.
       *[other] { $stone } gehört nicht auf { $place }.
    }
play-number-wrong = { $number } ist falsch auf { $cell }.
play-more = Und { $count } weitere.
play-look-at-cell = Nächster { -aid }: { $aid }, beim Feld { $cell }.
play-look-at-stone = Nächster { -aid }: { $aid }, mit dem { -stone } { $stone }.
play-look-for-number = Als Nächstes lässt sich die Zahl auf { $cell } finden.
play-ask-again = Fragen Sie noch einmal, dann kommt der ganze Schritt.
play-number-is = Auf { $cell } steht { $number }.
play-no-hint = Zu diesem Brett gibt es keinen { -hint }.
