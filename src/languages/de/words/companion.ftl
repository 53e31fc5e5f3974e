# Das Begleitheft eines geprägten Buches: Hinweise, Schritte und Schlüssel, Aufgabe für Aufgabe.

companion-title = { $title }: Begleitheft
companion-order =
    Zu { -puzzle(form: "each-dative") } stehen hier der Reihe nach { $hints ->
        [yes] ein { -hint }, { $steps ->
            [yes] die Schritte und der { -key }
           *[no] dann der { -key }
        }
       *[no] { $steps ->
            [yes] die Schritte und der { -key }
           *[no] der { -key }
        }
    }.
companion-names = In Listen heißt ein { -domino } mit zwei Ziffern: 01 ist <domino>0:1</domino>.
companion-section =
    Hilfe: { $puzzles ->
        [1] { -puzzle } { $first }
       *[other] { -puzzle(form: "many") } { $first } bis { $last }
    }
companion-hint = { -hint } zu { -puzzle } { $number }
companion-hint-easy = Schritt { $line } bringt die Wende.
companion-turning =
    { $line ->
        [0] Am Anfang hilft: { $technique }.
       *[other] Nach Schritt { $line } hilft: { $technique }.
    }
companion-steps = Schritte zu { -puzzle } { $number }
puzzle-companion =
    { $hinted ->
        [yes] Band <page of="key-{ $number }" title="Begleitheft" number="volume"/>:{ $hints ->
            [yes] { " " }{ -hint } <page of="hint-2-{ $number }" title="{ -hint }"/>,
           *[no] { "" }
        }{ $steps ->
            [yes] { " " }Schritte <page of="hint-1-{ $number }" title="Schritte"/>,
           *[no] { "" }
        } { -key } <page of="key-{ $number }" title="{ -key }"/>.
       *[no] Band <page of="key-{ $number }" title="Begleitheft" number="volume"/>: { -key } <page of="key-{ $number }" title="{ -key }"/>.
    }
running-title = { $title } { $name }
running-step = { $title }, ab { $from }
companion-running = Hilfe
keys-running = { -key(form: "many") }
puzzle-running = { -puzzle }
figure-running = Figur
games-running = Spiele
sources-running = Was fehlt
historic-opening-running = Das Beispiel
nets-running = Eigene Aufgabe
how-to-play-running = So geht es
task-running = { -puzzle }
# Die erste Seite eines geprägten Buches.
start-task = Finden Sie die { -domino(form: "many") } eines Satzes auf einem Brett, das nur ihre Zahlen zeigt. Jedes Paar von Zahlen gibt es einmal, jeder { -domino } liegt auf zwei Nachbarfeldern.
start-where = So geht es: Seite <page of="how-to-play" title="Wie das geht"/>. { -puzzle } { $first }: Seite <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
start-help = Unter { -puzzle(form: "each-dative") } stehen Band und Seiten für { -hint }, Schritte und { -key }.
