# Was eine Seite, auf der gespielt wird, über alle Aufgaben zusammen sagt.

shelf-first = Eine erste { -puzzle } spielen
shelf-continue = Weiterspielen: { $name }
shelf-next = Nächste ungelöste { -puzzle }: { $name }
shelf-all-solved = Sie haben alle { -puzzle(form: "many") } dieses Buches gelöst.
shelf-solved = gelöst
shelf-begun = begonnen
shelf-counts = { $solved } gelöst, { $begun } begonnen, { $untouched } noch nicht begonnen.
shelf-title = Ihr Spielstand
shelf-explained = Ihr Spielstand bleibt in diesem Browser, auf diesem Gerät. Mit einer Datei nehmen Sie ihn auf ein anderes mit.
shelf-save = Spielstand als Datei sichern
shelf-load = Spielstand aus einer Datei lesen
shelf-sound = Ton, wenn eine { -puzzle } gelöst ist
shelf-file = dominosa-spielstand.json
shelf-saved = Ihr Browser sichert den Spielstand als Datei.
shelf-loaded =
    Der Spielstand von { $count ->
        [1] 1 { -puzzle }
       *[other] { $count } { -puzzle(form: "many") }
    } ist jetzt hier.{ $others ->
        [0] { "" }
       *[other] { " " }{ $others } weitere in der Datei gehören zu anderen Büchern.
    }
shelf-not-read =
    { $file } wurde nicht gelesen: { $fault ->
        [size] Die Datei ist zu groß
        [damaged] Eintrag { $entry } ist beschädigt
       *[other] Das ist kein Spielstand
    }. Wählen Sie eine Datei, die „Spielstand als Datei sichern“ geschrieben hat. Hier ist alles, wie es war.
shelf-won = Gelöst: { $name }
