# Leere Bretter für eigene Aufgaben; nur im Druck.

nets-heading = { -puzzle(form: "An-own") }
nets-intro =
    Mit einem Satz Dominosteine bis <stone>{ $range }:{ $range }</stone> können Sie selbst jemandem { -puzzle(form: "a") } stellen. { $boards ->
        [1] Ein leeres Brett dafür steht auf Seite <page of="net-1" title="Leeres Brett"/>.
       *[other] { $boards } leere Bretter dafür beginnen auf Seite <page of="net-1" title="Leere Bretter"/>.
    }
nets-lay = Legen Sie die { $stones } { -stone(form: "many") } beliebig aus, so dass sie { $rows } Zeilen mit je { $columns } Feldern füllen und kein Loch bleibt.
nets-copy = Schreiben Sie die Zahlen Feld für Feld in das leere Brett. Wo ein { -stone } endet und der nächste beginnt, bleibt weg.
nets-key = Schreiben Sie auf ein anderes Blatt, wo jeder { -stone } liegt. Das ist der { -key }; legen Sie ihn beiseite.
nets-hand-over = Nehmen Sie die { -stone(form: "many") } weg, und geben Sie das Brett weiter.
nets-solutions = { -puzzle(form: "Such-a") } hat oft mehr als eine Lösung. Wer alle { -stone(form: "many") } auf andere Art legt, hat sie ebenfalls gelöst. Das Programm, mit dem dieses Buch gemacht ist, kann die Lösungen zählen.
nets-board =
    { $boards ->
        [1] Leeres Brett
       *[other] Leeres Brett { $number }
    }
