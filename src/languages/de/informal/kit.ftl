kit-intro = Du spielst mit den Fingern: Auf ein tastbares Brett legst du { -domino(form: "many") } und nimmst sie wieder weg. Alle Texte{ $help ->
        [yes] , { -hint(form: "many") } und { -key(form: "many") }
       *[no] { "" }
    } stehen in den Brailledateien. Für den Anfang genügt ein leeres Brett.
kit-needs-heading = Was du außerdem brauchst
kit-printing-scale = Drucke alles Tastbare mit 100 Prozent. Erhitze die Blätter; alles Schwarze schwillt.
kit-printing-tray = Steckbrett, Ablage, { -domino(form: "many") } und Stege: Der Befehl dominosa stones mit den Optionen format 3mf und range { $range } macht die Dateien für einen 3D-Drucker; für ältere Programme nimm stl statt 3mf. Mit svg oder dxf macht er die für einen Laserschneider: Steckbrett und Ablage aus Sperrholz von 6 mm, oder zweimal aus 3 mm und verleimt, alles andere aus 3 mm. Für Brailleziffern statt Augen gibt es die Option braille; ein Laser kann sie nicht machen.
kit-printing-trial = Drucke zuerst die Probe, die Datei mit dem Namen trial. Für den losen Stift gibt es drei Löcher, mit einem, zwei und drei Punkten: Das Spiel ist 0,1, 0,2 und 0,3 mm. Nimm das engste, in das er ohne Kraft gleitet, und mach die Dateien neu, mit der Option clearance und dieser Zahl, mit Punkt geschrieben.
kit-printing-empty =
    board-empty.pdf, Schwellpapier: { $sheets ->
        [1] ein Blatt mit einem leeren Brett.
       *[other] { $sheets } Blätter mit je einem leeren Brett, für jede Größe. Drucke die Größen, die du möchtest.
    }
kit-printing-stones-braille = Die Zahlen sind Augen. Oder nimm stones-braille.pdf, { $sheets } Blätter: dasselbe mit den Ziffern der Bretter und einer abgeschnittenen Ecke, die zeigt, wo oben ist.
kit-printing-boards = boards.pdf, Schwellpapier: { $sheets ->
        [1] ein Blatt
       *[other] { $sheets } Blätter
    } mit je einem Brett oder, wo es nicht auf ein Blatt passt, einem Teil davon oder dem Text dazu. Drucke, was du spielen möchtest.
kit-hands-heading = So spielst du mit den Händen
kit-hands-lay-out = Stell das Steckbrett vor dich und die Ablage daneben, jeden { -domino } an seinem Platz: Die Zeile ist seine größere Zahl, die Spalte die kleinere. Beide stehen in Braille am Rand. Sind zwei Stifte frei, so liegt ihr { -domino } auf dem Brett.
kit-hands-read = Die Zahlen der { -puzzle } stehen daneben, auf dem tastbaren Brett oder einer Seite in Braille. Lies sie mit einer Hand, und lass einen Finger der anderen auf dem Stift desselben Feldes.
kit-hands-place = Bist du dir bei einem { -domino } sicher, so nimm ihn von der Ablage und dreh ihn so, dass jede Zahl auf ihr Feld kommt. Drück ihn auf die zwei Stifte, bis er flach liegt. Geht das nicht, so ist ein Steg im Weg.
kit-hands-check = Prüf gleich: Ertaste die zwei Zahlen auf dem { -domino }, und vergleich sie mit denen derselben Felder neben dem Steckbrett.
kit-hands-bar = Gehören zwei freie Felder nicht zusammen, so steck einen Steg in den Schlitz zwischen ihren Stiften. Auf beiden Seiten haben dann noch { -domino(form: "many") } Platz.
kit-hands-left = Liegt ein { -domino }, so streich seine anderen Stellen: Steck dort Stege. Ist ein Feld belegt, sind die Stege daneben wieder frei.
kit-hands-back = Um einen { -domino } zurückzunehmen, drück eines seiner Enden hinunter: Das andere kommt hoch, dort hebst du ihn ab. Er kommt zurück an seinen Platz auf der Ablage. Stege nimmst du ebenso heraus.
kit-hands-try = Du probierst etwas, das nicht sicher ist? Leg auf der Ablage einen Steg zwischen die zwei freien Stifte von jedem { -domino }, den du probierst, und steck so lange keine neuen Stege ins Brett. Geht es schief, so nimm die { -domino(form: "many") } zurück, an deren Platz ein Steg liegt.
kit-hands-away = Du machst eine Pause? Lass alles, wie es ist, und leg einen Zettel mit der Nummer der { -puzzle } unter das Steckbrett. Ein Steckbrett aus mehreren Teilen trägst du auf einem Tablett oder Backblech.
kit-hands-return = Kommst du wieder, so geh die Ablage durch: Freie Stifte sagen, welche { -domino(form: "many") } auf dem Brett sind. Dann vergleich das Steckbrett Zeile um Zeile mit den Zahlen der { -puzzle }.
kit-hands-empty = Zu einem leeren Brett liest du die Zahlen auf einer Seite in Braille, oder jemand liest sie vor, Zeile um Zeile. Die { -domino(form: "many") } tragen die Zahlen; aufbauen musst du nichts.
kit-hands-loose = Ohne Steckbrett spielst du genauso auf dem tastbaren Brett. Dort verdeckt ein { -domino } seine Zahlen: Zum Prüfen hebst du ihn ab oder liest eine Seite in Braille. Die { -domino(form: "many") } liegen in ihrer Ordnung neben dem Brett, jeder einmal. Kartonstreifen oder Wachsstäbchen liegen auf den Linien zwischen den Feldern; heb sie gerade nach oben ab.
kit-series-intro = Alle { -puzzle(form: "many") } einer Serie haben denselben { -key }. Lerne ihn einmal: Dann sind ein paar Zeilen Zahlen eine neue { -puzzle }, die du aus dem Gedächtnis spielst.
kit-series-learn = Ertaste das Blatt in stencils.pdf, bis du von jedem { -domino } weißt, wo er liegt, Zeile um Zeile.
kit-series-dictate = Lass dir die Zahlen einer { -puzzle } vorlesen, eine Zeile nach der anderen. Sag nach jeder Zeile, welche { -domino(form: "many") } vollständig sind.
kit-series-answer = Am Ende hast du jeden { -domino } einmal genannt, mit seiner Stelle. Kommt einer zweimal vor, so hast du dich bei einer Zahl verhört.
kit-series-ids = Wer dir vorliest, findet die Zahlen im Buch unter diesen Namen.
