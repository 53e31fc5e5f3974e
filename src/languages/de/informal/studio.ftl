studio-our-fault = Das hätte nicht geschehen dürfen: Das Programm hat einen Fehler. Was gespeichert war, ist noch da. Lade die Seite neu.
studio-helper-died = Der Browser hat die Arbeit abgebrochen, vielleicht fehlte Speicher. Was gespeichert war, ist noch da. Versuch es noch einmal oder verlange weniger.
studio-not-loaded = Etwas, was hier gebraucht wird, ließ sich nicht laden. Bist du offline, oder gibt es eine neue Fassung? Was gespeichert war, ist noch da. Versuch es noch einmal oder lade die Seite neu.
studio-fault-twice = „{ $name }“ steht zweimal da. Nur eines kann zählen: Lösche das andere.
studio-fault-no-room =
    { $range ->
        [none] Ein Brett mit { $rows } Zeilen und { $columns } Spalten
       *[other] Ein Brett mit den { -domino(form: "many") } bis { $range }:{ $range }
    } hat in dieser Ausgabe keinen Platz. Nimm ein kleineres Brett oder größeres Papier, oder lass diese Ausgabe weg.
studio-fault-character = Der Schrift oder der Brailleschrift fehlt „{ $character }“ ({ $code }). Schreib es anders.
studio-newer = Es gibt eine neuere Fassung. Deine Züge bleiben erhalten.
studio-newer-waits = Die neuere Fassung wartet: Auf dieser Seite gibt es ein Buch oder Züge, die sonst verloren wären. Du bekommst sie, wenn du die Seite das nächste Mal öffnest.
studio-play-several = Die vorgegebenen Zahlen lassen mehr als eine Lösung zu. Du kannst spielen, doch eine einzige richtige Antwort gibt es nicht.
studio-stats-none = Die Statistik beginnt, sobald du etwas gelöst hast.
studio-forget-question = Alle Spiele, Ergebnisse, Lektionen und Einstellungen löschen, die dieser Browser behält, auch das Formular für Bücher und die Bücher, die du behalten hast?
studio-welcome = Finde die Steine
studio-welcome-rule = Jeder Stein von 0:0 bis 2:2 steckt hier genau einmal. Finde alle sechs.
studio-welcome-seal =
    { $for ->
        [eye] { $domino } passt nur an eine Stelle, die gestrichelte. Also gehört er dorthin: Tippe auf die Linie zwischen den beiden Zahlen.
       *[ear] { $domino } passt nur an eine Stelle, { $place }. Also gehört er dorthin: Tippe auf die Linie zwischen den beiden Zahlen.
    }
studio-welcome-gap =
    { $for ->
        [eye] Die { $number } im Ring hat nur noch einen Nachbarn: die Zahl daneben, wo es gestrichelt ist. Die beiden gehören zusammen: Tippe auf die Linie dazwischen.
       *[ear] Die { $number } auf { $cell } hat nur noch einen Nachbarn. Die beiden gehören zusammen, auf { $place }: Tippe auf die Linie dazwischen.
    }
studio-welcome-wrong = Das kann nicht stimmen. Tippe den Stein noch einmal an, dann ist er wieder weg.
studio-welcome-alone = Jetzt weißt du, wie es geht. Finde die übrigen selbst.
studio-welcome-done = Alle sechs gefunden. Du hast gesucht, wo nur noch eine Möglichkeit bleibt: für einen Stein oder für eine Zahl.
studio-play-not-copied = Der Browser erlaubt das Kopieren hier nicht. Kopiere den Link über sein Menü oder die Adresse der Seite.
studio-open-explained = Füge eine Spiel-ID, Zeilen aus Zahlen oder eine Textzeile ein, oder wähl eine Datei mit { -puzzle(form: "many-dative") }. Auch eine book.json geht. Ebenso eine Setzaufgabe mit Namen, als Zeile oder Datei, ein Endspiel im Sperrdomino als Zeile oder als aufgeschriebenes Spiel, und eine Zeile mit ganzen Spielen.
studio-open-found =
    { $count ->
        [1] 1 { -puzzle } gelesen.
       *[other] { $count } { -puzzle(form: "many") } gelesen. Wähl eine.
    }{ $refused ->
        [0] { "" }
       *[other] { " " }{ $refused } ließen sich nicht lesen; der erste Fehler:
    }
