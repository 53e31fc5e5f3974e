# Titelseite und Rückseite des Umschlags.

cover-laying =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Alle Zahlen sind zu sehen. Finden Sie die { -stone(form: "many") }?
cover-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
cover-puzzle-heading = { -puzzle(form: "A") } zum Anfang
cover-puzzle = Wo liegen die { $stones } { -stone(form: "many") }? Der { -key } steht auf der Rückseite des Buches.
back-cover-heading = In diesem Buch
back-cover-set =
    { $puzzles ->
        [1] 1 { -puzzle }
       *[other] { $puzzles } { -puzzle(form: "many") }
    } mit dem Satz bis <stone>{ $range }:{ $range }</stone>.
back-cover-sets =
    { $puzzles ->
        [1] 1 { -puzzle }
       *[other] { $puzzles } { -puzzle(form: "many") }
    } mit Sätzen von <stone>{ $smallest }:{ $smallest }</stone> bis <stone>{ $largest }:{ $largest }</stone>.
back-cover-terzett = Terzette: { $puzzles }.
back-cover-completion = Ergänzungen: { $puzzles }.
back-cover-duett = Duette: { $puzzles }.
back-cover-quartett = Quartette: { $puzzles }.
back-cover-quadrat = Quadrat-Spiele: { $puzzles }.
back-cover-quodlibet = Quodlibets: { $puzzles }.
back-cover-levels = Stufen: { $easiest } bis { $hardest }.
back-cover-proof =
    { $puzzles ->
        [1] Sie
       *[other] { -puzzle(form: "Each") }
    } hat genau eine Lösung, was ein Programm bewiesen hat. { $puzzles ->
        [1] Der { -key } steht
       *[other] Alle { -key(form: "many") } stehen
    } im Buch.
back-cover-need = Ein Bleistift genügt. Ein Satz Dominosteine kann helfen.
back-cover-forms = Formen dieses Buches
back-cover-standard = Normaldruck
back-cover-large = Großdruck
back-cover-giant = Riesendruck
back-cover-tactile = Blätter zum Tasten
back-cover-braille = Dateien in Brailleschrift
back-cover-aloud = Text zum Vorlesen
back-cover-epub = E-Book
back-cover-html = Webseite
back-cover-key-heading = { -key } { -puzzle(form: "to-the") } auf der Titelseite
