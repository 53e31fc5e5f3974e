# Der Kasten für die Hand: tastbare Bretter, Steine und was man damit tut.

kit-heading = Der Kasten für die Hand
kit-intro = Sie spielen mit den Fingern: Auf ein tastbares Brett legen Sie { -stone(form: "many") } und nehmen sie wieder weg. Alle Texte{ $help ->
        [yes] , { -hint(form: "many") } und { -key(form: "many") }
       *[no] { "" }
    } stehen in den Brailledateien. Für den Anfang genügt ein leeres Brett.
kit-needs-heading = Was Sie außerdem brauchen
kit-needs-foil = Magnetfolie und ein Stahlblech, das größer ist als das Brett. Legen Sie das Brett auf das Blech und kleben Sie die { -stone(form: "many") } auf die Folie. Dann bleiben sie beim Tasten liegen.
kit-needs-paper = Schwellpapier, ein Gerät zum Erhitzen und einen Laserdrucker mit schwarzem Toner, der Kohlenstoff enthält.
kit-needs-wax = Wachsstäbchen oder die Kartonstreifen, für die { -stroke(form: "many") }.
kit-needs-braille = Eine Braillezeile oder einen Brailledrucker.
kit-printing-heading = Was worauf gedruckt wird
kit-printing-scale = Drucken Sie alles Tastbare mit 100 Prozent. Erhitzen Sie die Blätter; alles Schwarze schwillt.
kit-printing-empty = board-empty.pdf, Schwellpapier: { $sheets } { $sheets ->
        [1] Blatt
       *[other] Blätter
    } mit je einem leeren Brett, eines für jede Größe. Drucken Sie die Größen, die Sie möchten.
kit-printing-stones = stones-tactile.pdf, Schwellpapier: { $sheets } Blätter mit den Steinen und { -stroke(form: "many-dative") }. Die Rückseiten sind in stones.pdf, für gewöhnliches Papier.
kit-printing-stones-braille = Die Zahlen sind Augen. Oder nehmen Sie stones-braille.pdf, { $sheets } Blätter: dasselbe mit den Ziffern der Bretter und einer abgeschnittenen Ecke, die zeigt, wo oben ist.
kit-printing-boards = boards.pdf, Schwellpapier: { $sheets } { $sheets ->
        [1] Blatt
       *[other] Blätter
    } mit je einem Brett, außer bei Brettern, die für eines zu lang sind. Drucken Sie, was Sie spielen möchten.
kit-printing-stencils = stencils.pdf, Schwellpapier: { $sheets } Blätter mit { -key(form: "many-dative") }, die man mit der Hand lernt.
kit-printing-large = Von diesen { $sheets ->
        [1] hat { $sheets } Blatt
       *[other] haben { $sheets } Blätter
    } die Größe { $paper }.
kit-printing-braille =
    book.brf{ $keys ->
        [yes] { " " }und keys.brf
       *[no] { "" }
    }, Braillepapier oder Braillezeile: { $pages } Seiten. Ein dickes Buch hat mehrere Dateien. In book.pef steht dasselbe.
kit-printing-solutions = { -hint(form: "many") } und { -key(form: "many") } stehen in solutions.brf.
kit-printing-ink = Die Nummer jedes Brettes steht auch farbig da, für Helfer. Farbe bleibt nur flach, wenn der Drucker sie ohne Schwarz mischt.
kit-smallest = Der kleinste Kasten hat { $sheets } Blätter: ein leeres Brett, die { -stone(form: "many") } und die { -stroke(form: "many") }. Er reicht für beliebig viele { -puzzle(form: "many") } dieser Größe.
kit-rules-heading = Die Regeln in Kürze
kit-board-heading = Das tastbare Brett
kit-board-frame = Eine schräge Linie an der rechten oberen Ecke zeigt, wie herum das Blatt liegt. Spalten haben Buchstaben, Zeilen haben Zahlen. Sie stehen über dem Rahmen und links davon.
kit-board-digits = In den Feldern stehen Ziffern ohne Zahlzeichen: Der Buchstabe a ist 1, der Buchstabe j ist 0.
kit-board-corners = Kleine Kreuze zeigen, wo vier Felder aneinanderstoßen. Die Kartensteine passen auf die Felder, wenn das Blatt nichts anderes sagt.
kit-hands-heading = So spielen Sie mit den Händen
kit-hands-lay-out = Legen Sie die { -stone(form: "many") } in ihrer Ordnung neben das Brett, jeden einmal. Was noch daneben liegt, fehlt noch auf dem Brett.
kit-hands-read = Lesen Sie die Zahlen mit einer Hand und lassen Sie die andere auf der Zeile.
kit-hands-place = Legen Sie einen { -stone } dorthin, wo er sicher hingehört. Seine Augen oder Ziffern sagen, welche Zahlen er verdeckt.
kit-hands-bar = Können zwei freie Felder kein { -stone } sein, so legen Sie einen Streifen oder ein Wachsstäbchen auf die Linie zwischen ihnen.
kit-hands-left = Liegt ein { -stone }, so streichen Sie seine anderen Stellen: Legen Sie { -stroke(form: "many") } darauf.
kit-hands-stuck = Geht es nicht weiter? Jedes Brett nennt die Seiten in Braille mit seinen { -hint(form: "many-dative") } und seinem { -key }.
kit-hands-empty = Zu einem leeren Brett lesen Sie die Zahlen auf einer Seite in Braille, oder jemand liest sie vor, Zeile um Zeile. Die { -stone(form: "many") } tragen die Zahlen; aufzubauen ist nichts.
kit-series-heading = Ein Brett im Kopf, viele Aufgaben
kit-series-intro = Alle { -puzzle(form: "many") } einer Serie haben denselben { -key }. Lernen Sie ihn einmal: Dann sind ein paar Zeilen Zahlen eine neue { -puzzle }, die Sie aus dem Gedächtnis spielen.
kit-series-learn = Ertasten Sie das Blatt in stencils.pdf, bis Sie von jedem { -stone } wissen, wo er liegt, Zeile um Zeile.
kit-series-dictate = Lassen Sie sich die Zahlen einer { -puzzle } vorlesen, eine Zeile nach der anderen. Sagen Sie nach jeder Zeile, welche { -stone(form: "many") } vollständig sind.
kit-series-answer = Am Ende haben Sie jeden { -stone } einmal genannt, mit seiner Stelle. Kommt einer zweimal vor, so wurde eine Zahl falsch gehört.
kit-series-numbers = Hier sind die Zahlen zum Vorlesen.
kit-series-ids = Wer Ihnen vorliest, findet die Zahlen im Buch unter diesen Namen.
empty-board-heading = Leeres Brett, { $rows } mal { $columns }
empty-board-puzzles = Für die { -puzzle(form: "many") }
empty-board-run = { $first } bis { $last }
board-hint-pages = In Braille: Weg Seite { $way }, Wendepunkt Seite { $turning }.
board-way-page = In Braille: Weg Seite { $way }.
board-turning-page = In Braille: Wendepunkt Seite { $turning }.
board-key-page = { -key }: Seite { $key }.
