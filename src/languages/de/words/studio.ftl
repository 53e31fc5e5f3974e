# Das Studio, das im Browser Aufgaben macht und spielen lässt: sein Rahmen, seine Fehler, seine erste Ansicht.

studio-title = Dominosa Press
studio-description = Domino-Aufgaben zum Spielen, und Bücher davon, die Sie selbst machen: in Ihrem Browser.
studio-menu = Ansichten
# Öffnet sie, wo das Fenster schmal ist.
studio-menu-open = Menü
studio-skip = Menü überspringen
studio-language = Sprache
studio-nav-today = Heute
studio-nav-play = Spielen
studio-screen-play = { -puzzle(form: "A") } lösen
studio-nav-learn = Lernen
studio-screen-learn = Das Spiel lernen
studio-nav-check = Prüfen
studio-screen-check = { -puzzle(form: "A") } prüfen
studio-nav-book = Buch machen
studio-screen-book = Ein Buch machen
studio-nav-register = Register
studio-screen-register = Das Register der Terzett-{ -key(form: "many") }
studio-nav-print = Drucken
studio-screen-print = Blätter drucken
# Bevor die Seite da ist. In alten Browsern und in solchen ohne Skripte.
studio-no-script = Diese Seite braucht JavaScript und einen Browser ab 2023. Die Bücher selbst brauchen beides nicht.
studio-loading = Die Seite wird geladen.
studio-not-started = Die Seite ist nicht gestartet. Laden Sie sie neu; hilft das nicht, versuchen Sie es später. Was gespeichert war, ist noch da.
studio-books = Fertige Bücher zum Lesen und Drucken
# Was schiefging.
studio-fault-close = Meldung schließen
studio-our-fault = Das hätte nicht geschehen dürfen: Das Programm hat einen Fehler. Was gespeichert war, ist noch da. Laden Sie die Seite neu.
studio-helper-died = Der Browser hat die Arbeit abgebrochen, vielleicht fehlte Speicher. Was gespeichert war, ist noch da. Versuchen Sie es noch einmal oder verlangen Sie weniger.
studio-not-loaded = Etwas, was hier gebraucht wird, ließ sich nicht laden. Sind Sie offline, oder gibt es eine neue Fassung? Was gespeichert war, ist noch da. Versuchen Sie es noch einmal oder laden Sie die Seite neu.
studio-address-unknown = Diese Adresse ist hier ganz oder zum Teil nicht bekannt. Gezeigt wird, was ihr am nächsten kommt.
studio-settings-damaged = Einstellungen oder eine Auswahl, die auf diesem Gerät gespeichert waren, sind nicht lesbar: Sie sind beschädigt oder von einer anderen Version. Sie wurden beiseitegelegt; es gilt, was üblich ist.
# $code: von welcher Art ein Fehler ist; danach kommt, was das Programm sagt, auf Englisch.
studio-fault-is =
    { $code ->
        [field-wrong] Ein Feld fehlt, ist unbekannt oder enthält, was es nicht enthalten kann.
        [not-json] Der Text ist kein JSON.
        [not-a-puzzle] { -puzzle(form: "A") } ist eine Spiel-ID, eine Textzeile, Reihen aus Zahlen oder JSON; hier fehlt etwas, oder etwas ist zu viel.
        [puzzle-wrong] In dieser { -puzzle } passen Zahlen, Gruppen oder Lösung nicht zusammen.
        [character-missing] Der Schrift oder der Brailleschrift fehlt ein Zeichen.
        [does-not-fit] Etwas hat auf seiner Seite keinen Platz.
        [not-possible] So etwas gibt es nicht, oder es war nicht zu finden.
        [out-of-time] In der Zeit war es nicht zu finden.
       *[other] Etwas ist hier nicht, wie es sein soll.
    }
# Was falsch ist, wo es sich sagen lässt.
studio-fault-row-length = Reihe { $row } hat { $count } Zeichen, Reihe 1 hat { $expected }. Ein Platz ohne Feld ist ein Punkt.
studio-fault-sign = In Reihe { $row }, Spalte { $column } steht „{ $sign }“. Ein Feld ist eine Ziffer, ein Buchstabe für eine Zahl über 9 oder ein Fragezeichen für eine gesuchte Zahl; ein Punkt ist ein Loch.
studio-fault-halves = { $count } Felder füllt kein Satz { -domino(form: "many") }. Es sind 2, 6, 12, 20, 30, 42, 56, 72, 90, 110 und so weiter.
studio-fault-cells = Das Brett hat { $count } Felder. Die { -domino(form: "many") } bis { $range }:{ $range } brauchen { $expected }.
# $numbers: jede mit der Angabe, wie oft sie dasteht.
studio-fault-not-as-often = Jede Zahl von 0 bis { $range } muss { $copies }-mal dastehen. Bei diesen stimmt das nicht: { $numbers }.
studio-fault-too-often = Jede Zahl von 0 bis { $range } darf höchstens { $copies }-mal dastehen. Diese stehen öfter da: { $numbers }.
studio-fault-number =
    { $number ->
        [none] Auf { $cell } steht keine Zahl. Gesuchte Zahlen gibt es nur in einer Ergänzung.
       *[other] Auf { $cell } steht eine { $number }. Die Zahlen gehen von 0 bis { $range }.
    }
studio-fault-id-length =
    Die Spiel-ID hat { $count ->
        [1] 1 Zahl
       *[other] { $count } Zahlen
    }. Es müssen { $expected } sein.
studio-fault-too-large = Die Datei ist zu groß: mehr als { $most } Bytes dürfen es nicht sein.
studio-fault-no-key = Das Register hat keinen { -key } { $number }. Die Nummern gehen von 1 bis { $most }.
studio-fault-empty = Hier steht nichts.
studio-fault-json = Das ist kein gültiges JSON. Namen und Texte stehen in geraden doppelten Anführungszeichen, zwischen den Einträgen steht ein Komma und hinter dem letzten keines.
studio-fault-large-number = Die Zahl { $number } ist zu groß, um gelesen zu werden.
studio-fault-twice = „{ $name }“ steht zweimal da. Nur eines kann zählen: Löschen Sie das andere.
# Von einem Feld in JSON. $found: was dasteht, oder von welcher Art es ist.
studio-fault-field-missing = Dieses Feld fehlt.
# $meant: none, wenn nichts nahe liegt.
studio-fault-field-unknown =
    Ein Feld „{ $name }“ gibt es hier nicht.{ $meant ->
        [none] { "" }
       *[other] { " " }Ist „{ $meant }“ gemeint?
    }
studio-fault-field-word =
    { $found ->
        [list] Eine Liste
        [object] Ein Objekt
       *[other] { $found }
    } kann hier nicht stehen. Möglich ist: { $words }.{ $meant ->
        [none] { "" }
       *[other] { " " }Ist „{ $meant }“ gemeint?
    }
studio-fault-field-type =
    { $found ->
        [list] Eine Liste
        [object] Ein Objekt
       *[other] { $found }
    } kann hier nicht stehen. Hierher gehört { $type ->
        [string] ein Text in geraden doppelten Anführungszeichen
        [number] eine Zahl ohne Anführungszeichen
        [int] eine ganze Zahl ohne Anführungszeichen
        [boolean] true oder false, ohne Anführungszeichen
        [array] eine Liste in eckigen Klammern
       *[other] ein Objekt in geschweiften Klammern
    }.
# $counted: string, wenn Zeichen gezählt werden, array, wenn Einträge.
studio-fault-field-least =
    { $found ->
        [list] Diese Liste
        [object] Dieses Objekt
       *[other] { $found }
    } ist zu { $counted ->
        [string] kurz: Mindestens { $least } Zeichen müssen es sein
        [array] kurz: { $least ->
            [1] Mindestens ein Eintrag muss da sein
           *[other] Mindestens { $least } Einträge müssen da sein
        }
       *[other] klein: Es muss mindestens { $least } sein
    }.
studio-fault-field-most =
    { $found ->
        [list] Diese Liste
        [object] Dieses Objekt
       *[other] { $found }
    } ist zu { $counted ->
        [string] lang: Höchstens { $most } Zeichen dürfen es sein
        [array] lang: { $most ->
            [1] Höchstens ein Eintrag darf da sein
           *[other] Höchstens { $most } Einträge dürfen da sein
        }
       *[other] groß: Es darf höchstens { $most } sein
    }.
studio-fault-no-room =
    { $range ->
        [none] Ein Brett mit { $rows } Zeilen und { $columns } Spalten
       *[other] Ein Brett mit den { -domino(form: "many") } bis { $range }:{ $range }
    } hat in dieser Ausgabe keinen Platz. Nehmen Sie ein kleineres Brett oder größeres Papier, oder lassen Sie diese Ausgabe weg.
studio-fault-place =
    { $line ->
        [none] Spalte { $column }:
       *[other] Zeile { $line }{ $column ->
            [none] { "" }
           *[other] , Spalte { $column }
        }:
    }
# $code: seine Nummer in Unicode.
studio-fault-character = Der Schrift oder der Brailleschrift fehlt „{ $character }“ ({ $code }). Schreiben Sie es anders.
# Before what the program says, which is English.
studio-fault-expected = Erwartet wird:
studio-fault-next = Weiter:
# What goes on, or has come about, on the screen that makes books while another is shown; its name follows, as a link.
studio-elsewhere-making = Ein Buch entsteht in einer anderen Ansicht:
studio-elsewhere-made = Das Buch ist fertig. Es steht in einer anderen Ansicht:
studio-elsewhere-failed = Das Buch konnte nicht gemacht werden. Warum, steht in einer anderen Ansicht:
# Unter allen Ansichten.
studio-offline = Diese Seite funktioniert jetzt auch ohne Netz.
studio-newer = Es gibt eine neuere Fassung. Ihre Züge bleiben erhalten.
studio-use-newer = Jetzt laden
studio-newer-waits = Die neuere Fassung wartet: Auf dieser Seite gibt es ein Buch oder Züge, die sonst verloren wären. Sie ist da, wenn Sie die Seite das nächste Mal öffnen.
# Spielen.
# $kind: eine Art von Aufgaben, wie Listen und Überschriften sie nennen.
studio-kind =
    { $kind ->
        [terzett] Terzett
        [completion] Ergänzung
        [duett] Duett
        [quartett] Quartett
        [quadrat] Quadrat
        [quodlibet] Quodlibet
       *[omnibus] Gewöhnliche { -puzzle }
    }
# $high: die höchste Zahl des Satzes.
studio-play-name = { $kind }, { -domino(form: "many") } bis { $high }:{ $high }
studio-play-set = bis { $high }:{ $high } ({ $dominoes } { -domino(form: "many") })
studio-play-kind = Art
studio-play-size = Satz
studio-play-level = Stufe
studio-play-new = Neue { -puzzle }
studio-play-choose = Art und Stufe
studio-play-another = Noch eine { -puzzle }
studio-play-making = { -puzzle(form: "A") } entsteht.
studio-play-give-up = Abbrechen
studio-play-not-made = { -puzzle(form: "The") } ließ sich nicht machen.
studio-play-not-read = { -puzzle(form: "The") } ließ sich nicht lesen.
studio-play-several = Die vorgegebenen Zahlen lassen mehr als eine Lösung zu. Sie können spielen, doch eine einzige richtige Antwort gibt es nicht.
# $date: ein Tag mit seinem Jahr.
studio-daily = { -puzzle } des Tages, { $date }:
studio-daily-new = Ein neuer Tag hat begonnen: Das ist seine { -puzzle }.
studio-daily-waits = Es gibt eine neue { -puzzle } des Tages. Die begonnene bleibt hier.
studio-daily-tomorrow = Bis morgen: Dann warten drei neue { -puzzle(form: "many") }.
studio-daily-all = Alle Tage
studio-daily-earlier = Monat davor
studio-daily-later = Monat danach
# $what: ein Tag mit seinem Jahr, oder eine Stufe.
studio-daily-done = { $what }, gelöst
# Was auf diesem Gerät gelöst wurde, in Zahlen. $now, $longest: wie viele Tage.
studio-stats-none = Die Statistik beginnt, sobald Sie etwas gelöst haben.
studio-stats-streak = { -puzzle } des Tages: { $now } in Folge, bisher höchstens { $longest }.
studio-stats-solved = Gelöst
studio-stats-best = Beste Zeit
studio-stats-typical = Übliche Zeit
studio-stats-days = Gelöst in den letzten 14 Tagen
# Groß, wenn eine Aufgabe gelöst ist, und was sie gekostet hat. $hints: wie viele Hinweise verlangt wurden.
studio-won = Geschafft. Alle { -domino(form: "many") } liegen wieder an ihrem Platz.
studio-won-moves =
    { $moves } Züge, { $hints ->
        [0] ganz ohne { -hint }
        [1] mit einem { -hint }
       *[other] mit { $hints } { -hint(form: "many-dative") }
    }.
# Was man von einer gelösten Aufgabe weitergeben kann.
studio-share-picture = Bild der Lösung
studio-share-saved = Das Bild ist bei den Downloads gespeichert.
studio-share-text = Ergebnis kopieren
studio-share-copied = Das Ergebnis ist kopiert. Es verrät nichts.
# Alles, was dieses Gerät behält.
studio-forget = Alles löschen
studio-forget-question = Alle Spiele, Ergebnisse, Lektionen und Einstellungen löschen, die dieser Browser behält, auch das Formular für Bücher und die Bücher, die Sie behalten haben?
studio-forget-yes = Ja, löschen
studio-today = Heute:
studio-play-worksheet = Arbeitsblatt drucken
# Für alle, die zum ersten Mal hier sind: ein kleines Brett, auf dem die ersten Züge gezeigt werden. $place, $cell: wie ein Brett sie nennt.
studio-welcome = Finden Sie die Steine
studio-welcome-rule = Jeder Stein von 0:0 bis 2:2 steckt hier genau einmal. Finden Sie alle sechs.
studio-welcome-seal =
    { $for ->
        [eye] { $domino } passt nur an eine Stelle, die gestrichelte. Also gehört er dorthin: Tippen Sie auf die Linie zwischen den beiden Zahlen.
       *[ear] { $domino } passt nur an eine Stelle, { $place }. Also gehört er dorthin: Tippen Sie auf die Linie zwischen den beiden Zahlen.
    }
studio-welcome-gap =
    { $for ->
        [eye] Die { $number } im Ring hat nur noch einen Nachbarn: die Zahl daneben, wo es gestrichelt ist. Die beiden gehören zusammen: Tippen Sie auf die Linie dazwischen.
       *[ear] Die { $number } auf { $cell } hat nur noch einen Nachbarn. Die beiden gehören zusammen, auf { $place }: Tippen Sie auf die Linie dazwischen.
    }
studio-welcome-once = { $domino } liegt schon, und jeden Stein gibt es nur einmal.
studio-welcome-wrong = Das kann nicht stimmen. Tippen Sie den Stein noch einmal an, dann ist er wieder weg.
studio-welcome-alone = Jetzt wissen Sie, wie es geht. Finden Sie die übrigen selbst.
studio-welcome-done = Alle sechs gefunden. Sie haben gesucht, wo nur noch eine Möglichkeit bleibt: für einen Stein oder für eine Zahl.
studio-welcome-counts = Beim nächsten Brett steht unter jedem Stein klein, an wie viele Stellen er noch passt.
studio-welcome-today = { -puzzle } des Tages lösen
studio-welcome-learn = Lektion 1
studio-welcome-skip = Ich kenne das Spiel
# Ein Link zu der Aufgabe, die gespielt wird, für andere.
studio-play-link = Link zu dieser { -puzzle }
studio-play-copy = Link kopieren
studio-play-copied = Der Link ist kopiert.
studio-play-not-copied = Der Browser erlaubt das Kopieren hier nicht. Kopieren Sie den Link über sein Menü oder die Adresse der Seite.
studio-kept-counts = Auf diesem Gerät: { $solved } gelöst, { $begun } begonnen.
studio-open-title = { -puzzle(form: "An-own") } öffnen
studio-open-explained = Fügen Sie eine Spiel-ID, Zeilen aus Zahlen oder eine Textzeile ein, oder wählen Sie eine Datei mit { -puzzle(form: "many-dative") }. Auch eine book.json geht. Ebenso eine Setzaufgabe mit Namen, als Zeile oder Datei, ein Endspiel im Sperrdomino als Zeile oder als aufgeschriebenes Spiel, und eine Zeile mit ganzen Spielen.
studio-open-text = Spiel-ID, Zahlen oder Text
studio-open-read = Lesen
studio-open-file = Datei
studio-open-found =
    { $count ->
        [1] 1 { -puzzle } gelesen.
       *[other] { $count } { -puzzle(form: "many") } gelesen. Wählen Sie eine.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }{ $refused } ließen sich nicht lesen; der erste Fehler:
    }
