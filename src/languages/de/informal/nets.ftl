nets-intro =
    Mit einem Satz Dominosteine bis <stone>{ $range }:{ $range }</stone> kannst du selbst jemandem { -puzzle(form: "a") } stellen. { $boards ->
        [0] { "" }
        [1] Ein leeres Brett dafür steht auf Seite <page of="net-1" title="Leeres Brett"/>.
       *[other] { $boards } leere Bretter dafür beginnen auf Seite <page of="net-1" title="Leere Bretter"/>.
    }
nets-lay =
    Leg die { $stones } { -stone(form: "many") } { $reader ->
        [touch] so auf das leere Brett oder in einen Rahmen,
       *[other] so aus,
    } dass sie { $rows } Zeilen mit je { $columns } Feldern füllen und kein Loch bleibt. Welcher { -stone } wo liegt, ist dir überlassen.
nets-copy =
    { $reader ->
        [print] Schreib die Zahlen Feld für Feld in das leere Brett.
        [aloud] Diktiere jemandem die Zahlen Zeile für Zeile, in Gruppen zu dreien, oder nimm sie auf.
       *[other] Schreib die Zahlen Zeile für Zeile auf, jede Zeile des Brettes für sich.
    } Wo ein { -stone } endet und der nächste beginnt, wird nicht verraten.
nets-key =
    { $reader ->
        [print] Schreib auf ein anderes Blatt, wo jeder { -stone } liegt.
        [aloud] Diktiere dann, getrennt davon, jeden { -stone } mit seiner Stelle.
       *[other] Schreib getrennt davon auf, wo jeder { -stone } liegt, etwa <stone>0:1</stone> auf <place>1 b c</place>.
    } Das ist der { -key }; leg ihn beiseite.
nets-hand-over =
    Nimm die { -stone(form: "many") } weg, und gib { $reader ->
        [print] das Brett
       *[other] die Zahlen
    } weiter.
nets-solutions = { -puzzle(form: "Such-a") } hat oft mehr als eine Lösung. Wer alle { -stone(form: "many") } unterbringt, nur anders als du, hat { -puzzle(form: "the") } trotzdem gelöst. Das Programm, mit dem dieses Buch gemacht wurde, kann die Lösungen zählen.
