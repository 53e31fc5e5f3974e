# Die Titelseite; Titel, Untertitel und Verfasser sind die des Buches.

title-page-laying =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein ganzer Satz { -domino(form: "many") } ist auf dem Brett versteckt. Alle Zahlen sind zu sehen. Finden Sie die { -domino(form: "many") }?
title-page-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein ganzer Satz { -domino(form: "many") } ist auf dem Brett versteckt. Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
title-page-completions = Eine Ergänzung zeigt nur einen Teil der Zahlen; die anderen finden Sie.
title-page-solution =
    { $puzzles ->
        [1] Sie
       *[other] { -puzzle(form: "Each") }
    } hat genau eine Lösung.
title-page-figures = Bei den Figuren von 1921 steht, wie viele sie haben.
title-page-tasks = Bei den Legeaufgaben steht, wie viele sie haben.
title-page-at-once = Sie kennen das Spiel? Hier geht es zu <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.

# Auf der Titelseite für Drucker von Braille: die Schrift, und die Zeichen der Datei.
title-page-braille =
    { $grade ->
        [contracted] Brailleschrift: Kurzschrift.
        [full] Brailleschrift: Vollschrift.
       *[uncontracted] Brailleschrift: Basisschrift.
    }
title-page-characters =
    { $code ->
        [nabcc-lower] Zeichen der BRF-Datei: nordamerikanisches ASCII-Braille in Kleinbuchstaben.
        [eurobraille] Zeichen der BRF-Datei: Eurobraille.
        [tbfr2007] Zeichen der BRF-Datei: französische Tabelle von 2007.
        [unicode] Zeichen der BRF-Datei: Unicode.
       *[nabcc] Zeichen der BRF-Datei: NABCC.
    }
title-page-format = Seite: { $lines } Zeilen mit { $cells } Formen.
title-page-transcribed-by = Übertragen von { $name }, { $year }.
title-page-transcribed = Übertragen { $year }.
title-page-note = Anmerkung zur Übertragung: { $note }
