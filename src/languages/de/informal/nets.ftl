nets-intro =
    Mit einem Satz Dominosteine bis <domino>{ $range }:{ $range }</domino> kannst du selbst jemandem { -puzzle(form: "a") } stellen. { $boards ->
        [0] { "" }
        [1] Ein leeres Brett dafür steht auf Seite <page of="net-1" title="Leeres Brett"/>.
       *[other] { $boards } leere Bretter dafür beginnen auf Seite <page of="net-1" title="Leere Bretter"/>.
    }
nets-lay =
    Leg die { $dominoes } { -domino(form: "many") } { $reader ->
        [touch] so auf das leere Brett oder in einen Rahmen,
       *[other] so aus,
    } dass sie { $rows } Zeilen mit je { $columns } Feldern füllen und kein Loch bleibt. Welcher { -domino } wo liegt, ist dir überlassen.
nets-copy =
    { $reader ->
        [print] Schreib die Zahlen Feld für Feld in das leere Brett.
        [aloud] Diktiere jemandem die Zahlen Zeile für Zeile, in Gruppen zu dreien, oder nimm sie auf.
       *[other] Schreib die Zahlen Zeile für Zeile auf, jede Zeile des Brettes für sich.
    } Wo ein { -domino } endet und der nächste beginnt, wird nicht verraten.
nets-key =
    { $reader ->
        [print] Schreib auf ein anderes Blatt, wo jeder { -domino } liegt.
        [aloud] Diktiere dann, getrennt davon, jeden { -domino } mit seiner Stelle.
       *[other] Schreib getrennt davon auf, wo jeder { -domino } liegt, etwa <domino>0:1</domino> auf <place>1 b c</place>.
    } Das ist der { -key }; leg ihn beiseite.
nets-hand-over =
    Nimm die { -domino(form: "many") } weg, und gib { $reader ->
        [print] das Brett
       *[other] die Zahlen
    } weiter.
nets-solutions = { -puzzle(form: "Such-a") } hat oft mehr als eine Lösung. Wer alle { -domino(form: "many") } unterbringt, nur anders als du, hat { -puzzle(form: "the") } trotzdem gelöst. Das Programm, mit dem dieses Buch gemacht wurde, kann die Lösungen zählen.
