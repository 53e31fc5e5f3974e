# Der Kasten für die Hand: tastbare Bretter, Steine und was man damit tut.

kit-heading = Der Kasten für die Hand
kit-intro = Sie spielen mit den Fingern: Auf ein tastbares Brett legen Sie { -domino(form: "many") } und nehmen sie wieder weg. Alle Texte{ $help ->
        [yes] , { -hint(form: "many") } und { -key(form: "many") }
       *[no] { "" }
    } stehen in den Brailledateien. Für den Anfang genügt ein leeres Brett.
kit-needs-heading = Was Sie außerdem brauchen
kit-needs-tray = Am besten ein Steckbrett: { -domino(form: "many") } aus Kunststoff oder Sperrholz werden auf Stifte gesteckt und bleiben beim Tasten, wo sie sind. Dazu gehören eine Ablage für die { -domino(form: "many") } und Stege, die zwischen den Feldern stehen.
kit-needs-foil = Oder Magnete: Das tastbare Brett liegt auf einem etwas größeren Stahlblech, und die Kartensteine kleben auf Magnetfolie. Karton allein genügt für den Anfang, verrutscht aber.
kit-needs-paper = Schwellpapier, ein Gerät zum Erhitzen und einen Laserdrucker mit schwarzem Toner, der Kohlenstoff enthält.
kit-needs-wax = Ohne Steckbrett: Wachsstäbchen oder die Kartonstreifen als { -bar(form: "many") }.
kit-needs-braille = Eine Braillezeile oder einen Brailledrucker.
kit-printing-heading = Was worauf gedruckt wird
kit-printing-scale = Drucken Sie alles Tastbare mit 100 Prozent. Erhitzen Sie die Blätter; alles Schwarze schwillt.
kit-printing-tray = Steckbrett, Ablage, { -domino(form: "many") } und Stege: Der Befehl dominosa stones mit den Optionen format 3mf und range { $range } macht die Dateien für einen 3D-Drucker; für ältere Programme nehmen Sie stl statt 3mf. Mit svg oder dxf macht er die für einen Laserschneider: Steckbrett und Ablage aus Sperrholz von 6 mm, oder zweimal aus 3 mm und verleimt, alles andere aus 3 mm. Für Brailleziffern statt Augen gibt es die Option braille; ein Laser kann sie nicht machen.
kit-printing-trial = Drucken Sie zuerst die Probe, die Datei mit dem Namen trial. Für den losen Stift gibt es drei Löcher, mit einem, zwei und drei Punkten: Das Spiel ist 0,1, 0,2 und 0,3 mm. Nehmen Sie das engste, in das er ohne Kraft gleitet, und machen Sie die Dateien neu, mit der Option clearance und dieser Zahl, mit Punkt geschrieben.
kit-printing-empty =
    board-empty.pdf, Schwellpapier: { $sheets ->
        [1] ein Blatt mit einem leeren Brett.
       *[other] { $sheets } Blätter mit je einem leeren Brett, für jede Größe. Drucken Sie die Größen, die Sie möchten.
    }
kit-printing-stones = stones-tactile.pdf, Schwellpapier: { $sheets } Blätter mit den Steinen und { -bar(form: "many-dative") }. Die Rückseiten sind in stones.pdf, für gewöhnliches Papier.
kit-printing-stones-braille = Die Zahlen sind Augen. Oder nehmen Sie stones-braille.pdf, { $sheets } Blätter: dasselbe mit den Ziffern der Bretter und einer abgeschnittenen Ecke, die zeigt, wo oben ist.
kit-printing-boards = boards.pdf, Schwellpapier: { $sheets ->
        [1] ein Blatt
       *[other] { $sheets } Blätter
    } mit je einem Brett oder, wo es nicht auf ein Blatt passt, einem Teil davon oder dem Text dazu. Drucken Sie, was Sie spielen möchten.
kit-printing-stencils = stencils.pdf, Schwellpapier: { $sheets } Blätter mit { -key(form: "many-dative") }, die man mit der Hand lernt.
kit-printing-large = Von diesen { $sheets ->
        [1] hat ein Blatt
       *[other] haben { $sheets } Blätter
    } die Größe { $paper }.
kit-printing-braille =
    book.brf{ $keys ->
        [yes] { " " }und keys.brf
       *[no] { "" }
    }, Braillepapier oder Braillezeile: { $pages } Seiten. Ein dickes Buch hat mehrere Dateien. In book.pef steht dasselbe.
kit-printing-solutions = { -hint(form: "many") } und { -key(form: "many") } stehen in solutions.brf.
kit-printing-ink = Für sehende Helfer steht die Nummer jedes Brettes auch farbig da. Farbe bleibt nur flach, wenn der Drucker sie ohne Schwarz mischt.
kit-smallest = Der kleinste Kasten hat { $sheets } Blätter: ein leeres Brett, die { -domino(form: "many") } und die { -bar(form: "many") }. Er reicht für beliebig viele { -puzzle(form: "many") } dieser Größe.
kit-rules-heading = Die Regeln in Kürze
kit-board-heading = Das tastbare Brett
kit-board-frame = Eine schräge Linie oben rechts zeigt, wie herum das Blatt liegt. Die Buchstaben der Spalten stehen über dem Rahmen, die Zahlen der Zeilen links davon.
kit-board-digits = In den Feldern stehen Ziffern ohne Zahlzeichen: Der Buchstabe a ist 1, der Buchstabe j ist 0.
kit-board-corners = Kleine Kreuze zeigen, wo vier Felder aneinanderstoßen. Die Kartensteine passen auf die Felder, wenn das Blatt nichts anderes sagt.
kit-hands-heading = So spielen Sie mit den Händen
kit-hands-lay-out = Stellen Sie das Steckbrett vor sich und die Ablage daneben, jeden { -domino } an seinem Platz: Die Zeile ist seine größere Zahl, die Spalte die kleinere. Beide stehen in Braille am Rand. Sind zwei Stifte frei, so liegt ihr { -domino } auf dem Brett.
kit-hands-read = Die Zahlen der { -puzzle } stehen daneben, auf dem tastbaren Brett oder einer Seite in Braille. Lesen Sie sie mit einer Hand, und lassen Sie einen Finger der anderen auf dem Stift desselben Feldes.
kit-hands-place = Sind Sie sich bei einem { -domino } sicher, so nehmen Sie ihn von der Ablage und drehen ihn so, dass jede Zahl auf ihr Feld kommt. Drücken Sie ihn auf die zwei Stifte, bis er flach liegt. Geht das nicht, so ist ein Steg im Weg.
kit-hands-check = Prüfen Sie gleich: Ertasten Sie die zwei Zahlen auf dem { -domino }, und vergleichen Sie sie mit denen derselben Felder neben dem Steckbrett.
kit-hands-bar = Gehören zwei freie Felder nicht zusammen, so stecken Sie einen Steg in den Schlitz zwischen ihren Stiften. Auf beiden Seiten haben dann noch { -domino(form: "many") } Platz.
kit-hands-left = Liegt ein { -domino }, so streichen Sie seine anderen Stellen: Stecken Sie dort Stege. Ist ein Feld belegt, sind die Stege daneben wieder frei.
kit-hands-back = Um einen { -domino } zurückzunehmen, drücken Sie eines seiner Enden hinunter: Das andere kommt hoch, dort heben Sie ihn ab. Er kommt zurück an seinen Platz auf der Ablage. Stege nehmen Sie ebenso heraus.
kit-hands-try = Sie probieren etwas, das nicht sicher ist? Legen Sie auf der Ablage einen Steg zwischen die zwei freien Stifte von jedem { -domino }, den Sie probieren, und stecken Sie so lange keine neuen Stege ins Brett. Geht es schief, so nehmen Sie die { -domino(form: "many") } zurück, an deren Platz ein Steg liegt.
kit-hands-stuck = Geht es nicht weiter? Jedes Brett nennt die Seiten in Braille mit seinen { -hint(form: "many-dative") } und seinem { -key }.
kit-hands-done = Ist die Ablage leer und kein Stift des Steckbretts mehr frei, ist die { -puzzle } gelöst. Vor der nächsten kommt jeder { -domino } zurück an den Platz, den seine zwei Zahlen nennen.
kit-hands-away = Sie machen eine Pause? Lassen Sie alles, wie es ist, und legen Sie einen Zettel mit der Nummer der { -puzzle } unter das Steckbrett. Ein Steckbrett aus mehreren Teilen tragen Sie auf einem Tablett oder Backblech.
kit-hands-return = Kommen Sie wieder, so gehen Sie die Ablage durch: Freie Stifte sagen, welche { -domino(form: "many") } auf dem Brett sind. Dann vergleichen Sie das Steckbrett Zeile um Zeile mit den Zahlen der { -puzzle }.
kit-hands-empty = Zu einem leeren Brett lesen Sie die Zahlen auf einer Seite in Braille, oder jemand liest sie vor, Zeile um Zeile. Die { -domino(form: "many") } tragen die Zahlen; aufbauen müssen Sie nichts.
kit-hands-loose = Ohne Steckbrett spielen Sie genauso auf dem tastbaren Brett. Dort verdeckt ein { -domino } seine Zahlen: Zum Prüfen heben Sie ihn ab oder lesen eine Seite in Braille. Die { -domino(form: "many") } liegen in ihrer Ordnung neben dem Brett, jeder einmal. Kartonstreifen oder Wachsstäbchen liegen auf den Linien zwischen den Feldern; heben Sie sie gerade nach oben ab.
kit-series-heading = Ein Brett im Kopf, viele Aufgaben
kit-series-intro = Alle { -puzzle(form: "many") } einer Serie haben denselben { -key }. Lernen Sie ihn einmal: Dann sind ein paar Zeilen Zahlen eine neue { -puzzle }, die Sie aus dem Gedächtnis spielen.
kit-series-learn = Ertasten Sie das Blatt in stencils.pdf, bis Sie von jedem { -domino } wissen, wo er liegt, Zeile um Zeile.
kit-series-dictate = Lassen Sie sich die Zahlen einer { -puzzle } vorlesen, eine Zeile nach der anderen. Sagen Sie nach jeder Zeile, welche { -domino(form: "many") } vollständig sind.
kit-series-answer = Am Ende haben Sie jeden { -domino } einmal genannt, mit seiner Stelle. Kommt einer zweimal vor, so haben Sie sich bei einer Zahl verhört.
kit-series-numbers = Hier sind die Zahlen zum Vorlesen.
kit-series-ids = Wer Ihnen vorliest, findet die Zahlen im Buch unter diesen Namen.
empty-board-heading = Leeres Brett, { $rows } mal { $columns }
empty-board-puzzles = Für die { -puzzle(form: "many") }
empty-board-run = { $first } bis { $last }
board-hint-pages = In Braille: Weg Seite { $way }, Wendepunkt Seite { $turning }.
board-way-page = In Braille: Weg Seite { $way }.
board-turning-page = In Braille: Wendepunkt Seite { $turning }.
board-key-page = { -key }: Seite { $key }.
