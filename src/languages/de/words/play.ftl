# Was gesagt und geschrieben wird, wenn eine Aufgabe auf der Seite gespielt wird. Felder und Stellen kommen, wie das Buch sie schreibt.
# Wo ein Wert "none" sein kann, gibt es so etwas nicht.

play-letter-domino = v
play-letter-bar = s
play-letter-list = n
play-letter-check = p
play-letter-hint = h
play-letter-where = w
play-letter-find = f
play-letter-row = z
play-letter-column = o
play-letter-free = e
play-letter-progress = b
play-letter-last = l
play-letter-certain = g
play-letter-more = m
play-letter-back = r
play-letter-there = d
play-letter-do = t
play-letter-few = u
play-letter-why = x
play-letter-try = a
play-letter-keep = k
play-button-play = Spielen
play-button-continue = Weiterspielen
play-button-stop = Spiel beenden
play-button-undo = Zurück
play-button-redo = Wieder vor
play-button-bars = { -bar(form: "many") } ziehen
play-button-list = Nachbarn
play-button-check = Prüfen
play-button-hint = { -hint }
play-button-clear = Leeren
play-button-erase = Feld leeren
play-button-find = Diese Zahl suchen
play-button-row = Zeile
play-button-column = Spalte
play-button-free = Nächstes freies Feld
play-button-progress = Wie weit
play-button-last = Letzter Zug
play-button-certain = Was ist hier sicher?
play-button-few = Nur zwei Stellen
play-button-why = Warum nicht hier?
play-button-try = Etwas ausprobieren
play-button-retract = Alles zurücknehmen
play-button-keep = Behalten
play-button-smaller = Brett kleiner
play-button-larger = Brett größer
play-button-more = Weiter
play-button-where = Zeigen, wo
play-button-back = Einen Schritt zurück
play-button-there = Dorthin
play-button-do = Ausführen
play-button-right = Zurück zum letzten richtigen Stand
play-button-close = Schließen
play-button-keys = Tasten
# Öffnet, was seltener gebraucht wird.
play-button-all = Mehr
play-controls = Spiel
play-numbers = Zahlen für das Feld
play-questions = Fragen
play-tour =
    { $kind ->
        [hint] { -hint }
        [check] Prüfung
       *[other] Antwort
    }
play-tour-controls = Antwort, Schritt für Schritt
play-first-steps = Das Fragezeichen nennt alle Tasten.
# The same on a board where dominoes are placed.
play-first-moves = Pfeiltasten bewegen, Umschalt und ein Pfeil legt einen Stein. Das Fragezeichen nennt alle Tasten.
play-clear-question = Alles vom Brett nehmen, was bisher darauf liegt?
play-clear-yes = Ja, leeren
play-clear-no = Nein, behalten
play-help-title = Tasten und andere Wege
play-help-reader = Wenn Sie einen Screenreader benutzen: Buchstaben gelten dem Spiel, solange der Fokusmodus an ist (in JAWS der Formularmodus). Die meisten schalten ihn hier von selbst ein. Im Lesemodus springen dieselben Buchstaben auf der Seite umher. Umschalten: Einfügen und Leertaste in NVDA, Einfügen und Z in JAWS, Einfügen und A in Orca; in VoiceOver schalten Pfeil links und Pfeil rechts zusammen die Schnellnavigation aus.
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
play-key-bar = S, dann ein Pfeil
play-key-bar-does = auf dieser Seite einen { -bar } ziehen oder wegnehmen
play-key-neighbours = N
play-key-neighbours-does = sagen, mit welchen Nachbarn sich das Feld noch verbinden kann
play-key-delete = Entf
play-key-delete-does = den { -domino } auf dem Feld wegnehmen
play-key-undo = Strg und Z, Strg und Y
play-key-undo-does = zurück, wieder vor
play-key-check = P
play-key-check-does = prüfen; dann geht T zum letzten richtigen Stand zurück, M zeigt, wo es falsch ist
play-key-hint = H
play-key-hint-does = { -hint }: wo Sie suchen; noch einmal H oder M nennt den nächsten Schritt, T führt ihn aus
play-key-tour = M, R
play-key-tour-does = nächster Schritt einer Antwort und der davor
play-key-there = D, T
play-key-there-does = zu den Feldern der Antwort gehen; ausführen, was sie sagt
play-key-where = W, dann zwei Zahlen
play-key-where-does = wo dieser { -domino } liegen kann, Stelle für Stelle
play-key-find = F, dann eine Zahl oder Eingabe
play-key-find-does = Felder mit dieser Zahl oder mit der des Feldes; wo keine Zahlen einzutragen sind, genügt die Zahl allein
play-key-lines = Z, O
play-key-lines-does = die Zeile vorlesen; die Spalte vorlesen
play-key-free = E
play-key-free-does = zum nächsten freien Feld gehen
play-key-progress = B, L
play-key-progress-does = wie viele { -domino(form: "many") } liegen; der letzte Zug
play-key-certain = G
play-key-certain-does = was an diesem Feld sicher ist
play-key-few = U
play-key-few-does = welche { -domino(form: "many") } noch zwei Stellen haben; M zeigt einen nach dem anderen
play-key-why = X
play-key-why-does = warum der { -domino } auf dem Feld dort nicht hingehört, wenn er falsch liegt
play-key-try = A, K
play-key-try-does = etwas ausprobieren: Was Sie von da an legen, verschwindet mit A auf einmal wieder oder bleibt mit K
play-key-size = +, -
play-key-size-does = Brett größer, Brett kleiner
play-key-help = Fragezeichen, F1
play-key-help-does = diese Tasten öffnen
play-key-escape = Esc
play-key-escape-does = Begonnenes abbrechen oder eine Antwort schließen
play-key-number = Eine Zahl
play-key-number-does = sie eintragen
play-key-empty = Entf
play-key-empty-does = das Feld leeren
play-key-line = Die Linie zwischen zwei Feldern antippen oder anklicken
play-key-line-does = einen { -domino } auf beide legen oder wegnehmen
play-key-tap = Ein Feld antippen, dann seinen Nachbarn
play-key-tap-does = dasselbe
play-key-lift = Einen { -domino } antippen
play-key-lift-does = ihn wegnehmen
play-key-drag = Von einem Feld zum Nachbarn ziehen
play-key-drag-does = einen { -domino } auf beide legen; mit dem Finger nur, wenn das ganze Brett zu sehen ist
play-key-right = Rechtsklick oder langer Druck
play-key-right-does = auf der nächsten Seite des Feldes einen { -bar } ziehen oder wegnehmen
play-key-tally = Ein { -domino } in der Zählliste
play-key-tally-does = wo er liegen kann
play-key-draw = „{ -bar(form: "many") } ziehen“ gedrückt
play-key-draw-does = zweimal tippen zieht einen { -bar } oder nimmt ihn weg
play-kept = Der Spielstand bleibt in diesem Browser, nur auf diesem Gerät.
play-not-kept = Ihre Züge lassen sich nicht speichern: Der Speicher des Browsers ist voll oder abgeschaltet. Sie bleiben, bis Sie die Seite schließen. Speichern Sie Ihren Stand als Datei.
play-elsewhere = Hier steht jetzt, was anderswo gespielt wurde.
play-aside = Das Spiel, das hier gespeichert war, ist nicht lesbar: Es ist beschädigt oder von einer anderen Version. Es wurde beiseitegelegt, und Sie beginnen neu.
play-storage-emptied = Der Speicher des Browsers wurde geleert. Was auf dem Brett liegt, ist wieder gespeichert.
play-settings = Einstellungen
play-setting-size = Größe des Bretts
play-setting-numbers = Zahlen
play-size-now = Größe des Bretts: { $size }.
play-setting-contrast = Kontrast
play-setting-colours = Farben
play-setting-tally = { -tally }
play-setting-time = Zeit
play-setting-columns = Spalten beim Hören
play-setting-is =
    { $value ->
        [usual] automatisch
        [small] klein
        [digits] Ziffern
        [pips] Augen
        [large] groß
        [larger] sehr groß
        [strong] stark
        [counted] mit gezählten Stellen
        [plain] nur, was liegt
        [light] hell
        [dark] dunkel
        [sepia] Sepia
        [hidden] verborgen
        [shown] sichtbar
        [letters] Buchstaben: a1
       *[names] Namen: Anna 1
    }
play-time = Zeit: { $minutes }:{ $seconds }
play-empty = leer
play-entered = eingetragen
play-picked = gewählt
play-tried = ausprobiert
play-joined =
    { $domino ->
        [none] verbunden mit { $cell }
       *[other] verbunden mit { $cell } als { $domino }
    }
play-side =
    { $direction ->
        [up] oben
        [left] links
        [right] rechts
       *[down] unten
    }
play-bars = { -bar } { $sides }
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
    { $domino ->
        [none] { $cell }
       *[other] { $cell } als { $domino }
    }
play-way-counted = { $cell } als { $domino }, { $places }
play-laid =
    { $domino ->
        [none] Ein { -domino } liegt auf { $place }.
       *[other] { $domino } liegt auf { $place }.
    }
play-taken =
    { $domino ->
        [none] Auf { $place } liegt kein { -domino } mehr.
       *[other] { $domino } liegt nicht mehr auf { $place }.
    }
play-also-on = { $domino } liegt auch auf { $places }.
play-bar = { -bar } zwischen { $one } und { $other }.
play-no-bar = Der { -bar } zwischen { $one } und { $other } ist wieder weg.
play-filled = { $number } auf { $cell }.
play-emptied = { $cell } ist wieder leer.
play-board-empty = Das Brett ist leer.
play-board-has = Auf dem Brett sind jetzt { $things }.
play-count-dominoes =
    { $count } { $count ->
        [1] { -domino }
       *[other] { -domino(form: "many") }
    }
play-count-bars =
    { $count } { $count ->
        [1] { -bar }
       *[other] { -bar(form: "many") }
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
play-covered = { $cell } gehört zu einem { -domino } und braucht keinen { -bar }.
play-given = Die Zahl auf { $cell } ist vorgegeben.
play-too-large = Die Zahlen gehen von 0 bis { $range }.
play-ready =
    { $tool ->
        [bar] { -bar }: auf welcher Seite?
       *[domino] Verbinden: in welche Richtung?
    }
play-dropped = Abgebrochen.
play-progress = { $laid } von { $dominoes } { -domino(form: "many-dative") } gelegt.
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
play-wrong-bars =
    { $count ->
        [1] Ein { -bar } ist falsch.
       *[other] { $count } { -bar(form: "many") } sind falsch.
    }
play-domino-twice = { $domino } liegt auf { $one } und auf { $other }.
play-domino-wrong =
    { $domino ->
        [none] Auf { $place } gehört kein { -domino }.
       *[other] { $domino } gehört nicht auf { $place }.
    }
play-number-wrong = { $number } ist falsch auf { $cell }.
play-look-at-cell = Nächster { -technique }: { $technique }, beim Feld { $cell }.
play-look-at-domino = Nächster { -technique }: { $technique }, mit dem { -domino } { $domino }.
play-look-for-number = Als Nächstes lässt sich die Zahl auf { $cell } finden.
play-number-is = Auf { $cell } steht eine { $number }.
play-no-hint = Zu diesem Brett gibt es keinen { -hint }.
play-amiss = Auf dem Brett ist etwas falsch.
play-stop = { $at } von { $count }: { $text }
play-cue-more = Weiter mit { $key }.
play-cue-where = { $key } zeigt, wo.
play-cue-do = { $key } führt das aus.
play-cue-back = { $key } geht zum letzten richtigen Stand zurück.
play-closed = Geschlossen.
play-last-step = Das war der letzte Schritt.
play-no-tour = Es gibt keine Antwort, die weitergeht.
play-nowhere = Das betrifft keine einzelne Stelle.
play-nothing-to-do = Hier ist nichts auszuführen.
play-went-back =
    { $count ->
        [1] Ein Zug ist zurückgenommen.
       *[other] { $count } Züge sind zurückgenommen.
    }
play-nothing-done = Noch ist nichts geschehen.
play-last = Letzter Zug: { $what }
play-ask-where = Welcher { -domino }? Tippen Sie seine beiden Zahlen.
play-ask-find = Welche Zahl? Die Eingabetaste nimmt die des Feldes.
play-no-number = { $cell } hat noch keine Zahl.
play-domino-lies = { $domino } liegt auf { $places }.
play-domino-nowhere = { $domino } hat keine Stelle mehr.
play-domino-places = { $domino } hat { $count }: { $places }.
play-domino-spot = { $domino } auf { $place }.
play-number-cells = Die Zahl { $number } steht auf { $all } Feldern, davon sind { $free } frei.
play-number-left = Noch nicht gelegt: { $dominoes }.
play-number-on = { $number } auf { $cell }.
play-line =
    { $direction ->
        [row] Zeile { $name }
       *[column] Spalte { $name }
    }: { $things }.
play-line-placed = { $number } belegt
play-line-bar = { $number } Strich
play-line-hole = kein Feld
play-no-free = Kein Feld ist mehr frei.
play-bars-drawn =
    { $count ->
        [1] 1 { -bar }.
       *[other] { $count } { -bar(form: "many") }.
    }
play-certain-covered = { $cell } gehört schon zu einem { -domino }.
play-certain-gap =
    { $domino ->
        [none] { $cell } hat nur noch einen Nachbarn. Der { -domino } gehört auf { $place }.
       *[other] { $cell } hat nur noch einen Nachbarn. { $domino } gehört auf { $place }.
    }
play-not-beside = Nicht mit { $other }: { $domino } liegt schon auf { $place }.
play-certain-seal = { $domino } hat nur noch eine Stelle: { $place }.
play-certain-nothing = Bei { $cell } ist auf den ersten Blick nichts sicher.
# Ein Versuch: was darin liegt, und wie er endet.
play-try = Ihr Versuch
play-trying = Sie probieren jetzt etwas aus. A nimmt alles davon zurück, K behält es.
play-try-back = Der ganze Versuch ist zurückgenommen.
play-try-kept = Es bleibt so.
play-not-trying = Sie probieren gerade nichts aus. A beginnt damit.
# $count: der Steine, mindestens einer.
play-few =
    { $count ->
        [1] Ein { -domino } hat noch zwei Stellen: { $dominoes }.
       *[other] { $count } { -domino(form: "many") } haben noch zwei Stellen: { $dominoes }.
    }
play-few-none = Kein { -domino } hat gerade noch zwei Stellen.
play-why-bare = Auf { $cell } liegt kein { -domino }.
play-why-right =
    { $domino ->
        [none] Gegen einen { -domino } auf { $place } spricht nichts.
       *[other] Gegen { $domino } auf { $place } spricht nichts.
    }
play-why-unknown = Dafür gibt es keinen kurzen Grund.
# $before: wie viele Schritte vor dem kommen, an dem es sich zeigt.
play-why =
    { $before ->
        [0] Warum { $domino } nicht auf { $place } gehört.
        [1] Warum { $domino } nicht auf { $place } gehört, sieht man erst einen Schritt später.
       *[other] Warum { $domino } nicht auf { $place } gehört, sieht man erst { $before } Schritte später.
    }
