shelf-all-solved = Du hast alle { -puzzle(form: "many") } dieses Buches gelöst.
shelf-title = Dein Spielstand
shelf-explained = Dein Spielstand bleibt in diesem Browser, auf diesem Gerät. Mit einer Datei nimmst du ihn auf ein anderes mit.
shelf-saved = Dein Browser sichert den Spielstand als Datei.
shelf-not-read =
    { $file } wurde nicht gelesen: { $fault ->
        [size] Die Datei ist zu groß
        [damaged] Eintrag { $entry } ist beschädigt
       *[other] Das ist kein Spielstand
    }. Wähl eine Datei, die „Spielstand als Datei sichern“ geschrieben hat. Hier ist alles, wie es war.
