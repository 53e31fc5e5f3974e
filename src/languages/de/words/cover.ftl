# Titelseite und Rückseite des Umschlags.

cover-laying =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }.
cover-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
cover-art = Bild: links stehen die Zahlen eines Rätsels, rechts die Dominosteine, zu denen sie werden.
back-cover-question = Alle Zahlen sind da. Wo liegen die Steine?
back-cover-story = Jemand legt einen ganzen Satz Dominosteine aus, schreibt die Zahlen auf und räumt die Steine wieder weg. Wo lagen sie? Jeden Stein gibt es genau einmal, zu rechnen gibt es nichts. Gesucht ist die eine Stelle, an die ein Stein noch passt, und jeder gefundene Stein führt zum nächsten.
back-cover-sample = So sieht eine Aufgabe aus
cover-puzzle = Wo liegen die { $dominoes } { -domino(form: "many") }? Jeder kommt einmal vor.
back-cover-heading = In diesem Buch
back-cover-set =
    { $puzzles ->
        [1] { -puzzle(form: "A") }
       *[other] { $puzzles } { -puzzle(form: "many") }
    } mit dem Satz bis <domino>{ $range }:{ $range }</domino>.
back-cover-sets =
    { $puzzles ->
        [1] Das Buch enthält { -puzzle(form: "a") }
       *[other] Das Buch enthält { $puzzles } { -puzzle(form: "many") }
    } mit verschieden großen Sätzen, vom Satz bis <domino>{ $smallest }:{ $smallest }</domino> zum Satz bis <domino>{ $largest }:{ $largest }</domino>.
back-cover-terzett =
    { $puzzles ->
        [1] Davon ist 1 ein Terzett
       *[other] Davon sind { $puzzles } Terzette
    }: Dort liegen gleiche Zahlen immer zu dritt in einer Linie.
back-cover-completion =
    { $puzzles ->
        [1] In einer Ergänzung
       *[other] In { $puzzles } Ergänzungen
    } sind auch Zahlen zu finden.
back-cover-duett =
    { $puzzles ->
        [1] Im Duett liegen
       *[other] In { $puzzles } Duetten liegen
    } gleiche Zahlen immer zu zweit.
back-cover-quartett =
    { $puzzles ->
        [1] Im Quartett liegen
       *[other] In { $puzzles } Quartetten liegen
    } gleiche Zahlen immer zu viert.
back-cover-quadrat =
    { $puzzles ->
        [1] Im Quadrat-Spiel liegen
       *[other] In { $puzzles } Quadrat-Spielen liegen
    } gleiche Zahlen immer im Quadrat.
back-cover-quodlibet =
    { $puzzles ->
        [1] Im Quodlibet liegen
       *[other] In { $puzzles } Quodlibets liegen
    } gleiche Zahlen immer zu viert in drei Formen.
back-cover-levels = Von { $easiest } bis { $hardest }.
back-cover-proof =
    { $puzzles ->
        [1] Sie
       *[other] { -puzzle(form: "Each") }
    } hat genau eine Lösung: Ein Programm hat es bewiesen.
back-cover-keys =
    { $puzzles ->
        [1] Die Lösung steht
       *[other] Alle Lösungen stehen
    } im Buch.
back-cover-need = Ein Bleistift genügt. Wer Dominosteine im Haus hat, darf sie gern dazuholen.
back-cover-forms = Ausgaben
back-cover-standard = Normaldruck
back-cover-large = Großdruck
back-cover-giant = Riesendruck
back-cover-tactile = Blätter zum Tasten
back-cover-braille = Dateien in Brailleschrift
back-cover-aloud = Text zum Vorlesen
back-cover-epub = E-Book
back-cover-html = Webseite
