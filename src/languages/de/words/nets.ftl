# Wie man eigene Aufgaben stellt; der Druck hat leere Bretter zum Schreiben, Tastblätter eines zum Legen.

nets-heading = { -puzzle(form: "An-own") }
nets-intro =
    Mit einem Satz Dominosteine bis <domino>{ $range }:{ $range }</domino> können Sie selbst jemandem { -puzzle(form: "a") } stellen. { $boards ->
        [0] { "" }
        [1] Ein leeres Brett dafür steht auf Seite <page of="net-1" title="Leeres Brett"/>.
       *[other] { $boards } leere Bretter dafür beginnen auf Seite <page of="net-1" title="Leere Bretter"/>.
    }
nets-lay =
    Legen Sie die { $dominoes } { -domino(form: "many") } { $reader ->
        [touch] so auf das leere Brett oder in einen Rahmen,
       *[other] so aus,
    } dass sie { $rows } Zeilen mit je { $columns } Feldern füllen und kein Loch bleibt. Welcher { -domino } wo liegt, ist Ihnen überlassen.
nets-copy =
    { $reader ->
        [print] Schreiben Sie die Zahlen Feld für Feld in das leere Brett.
        [aloud] Diktieren Sie jemandem die Zahlen Zeile für Zeile, in Gruppen zu dreien, oder nehmen Sie sie auf.
       *[other] Schreiben Sie die Zahlen Zeile für Zeile auf, jede Zeile des Brettes für sich.
    } Wo ein { -domino } endet und der nächste beginnt, wird nicht verraten.
nets-key =
    { $reader ->
        [print] Schreiben Sie auf ein anderes Blatt, wo jeder { -domino } liegt.
        [aloud] Diktieren Sie dann, getrennt davon, jeden { -domino } mit seiner Stelle.
       *[other] Schreiben Sie getrennt davon auf, wo jeder { -domino } liegt, etwa <domino>0:1</domino> auf <place>1 b c</place>.
    } Das ist der { -key }; legen Sie ihn beiseite.
nets-hand-over =
    Nehmen Sie die { -domino(form: "many") } weg, und geben Sie { $reader ->
        [print] das Brett
       *[other] die Zahlen
    } weiter.
nets-solutions = { -puzzle(form: "Such-a") } hat oft mehr als eine Lösung. Wer alle { -domino(form: "many") } unterbringt, nur anders als Sie, hat { -puzzle(form: "the") } trotzdem gelöst. Das Programm, mit dem dieses Buch gemacht wurde, kann die Lösungen zählen.
nets-board =
    { $boards ->
        [1] Leeres Brett
       *[other] Leeres Brett { $number }
    }
