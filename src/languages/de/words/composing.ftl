# Setzaufgaben: Bretter, die man selbst füllt.

composing-heading = Setzaufgaben
composing-lead = Bretter, die Sie selbst füllen. Die meisten haben viele Antworten, und jede davon ist richtig.
composing-intro = Füllen Sie jedes leere Feld wie in einem Terzett: Gleiche Zahlen liegen zu dritt beieinander, in einer Zeile oder in einer Spalte. Vorgegebene Zahlen bleiben stehen. Am Ende muss sich der ganze Satz auf das Brett legen lassen, jeder { -domino } einmal. Was sonst verlangt ist, steht über dem Brett.
composing-unions = Ein Dreier, der einen anderen mit derselben Zahl berührt, bildet mit ihm eine Verbindung. Je mehr Verbindungen, desto kunstvoller das Brett.
composing-grades = Jede Aufgabe hat einen Grad von 1 bis 3: Grad 1 lässt Ihnen den meisten Spielraum. Ein Programm hat die Antworten gezählt, aber nur bis 100. Es hat auch einen einfachen Versuch gemacht: Dreier um Dreier setzen und nichts zurücknehmen. Wo er weit kommt, kommen vielleicht auch Sie weit.
composing-check = So prüfen Sie eine Antwort: Zählen Sie jede Zahl und suchen Sie ihre Dreier. Dann legen Sie den ganzen Satz.{ $keys ->
        [yes] { " " }Der { -key } zeigt eine Antwort als Beispiel.
       *[no] { "" }
    }
composing-record = Schreiben Sie jeden Dreier auf, den Sie setzen: erst die Zahl, dann die Felder. So können Sie die letzten zurücknehmen.
# Wie man auf einem fühlbaren Brett setzt und aufschreibt, was dort liegt.
composing-by-touch-heading = Setzen mit den Händen
composing-by-touch-set = Legen Sie die { -domino(form: "many") } des Satzes in Reihen aus, geordnet nach ihrer kleineren Zahl.
composing-by-touch-three = Wählen Sie eine Zahl und drei freie Felder in gerader Linie. Legen Sie auf jedes Feld ein Etikett mit der Zahl, und notieren Sie den Dreier.
composing-by-touch-dominoes = Fühlen Sie dann, wo der neue Dreier andere berührt. Zwei Nachbarfelder mit Zahlen zeigen einen { -domino }: Drehen Sie ihn in seiner Reihe um.
composing-by-touch-lost = Ein { -domino }, den Sie nicht mehr umdrehen können, ist verloren: Nehmen Sie den letzten Dreier zurück.
composing-by-touch-end = Ist das Brett voll und jeder { -domino } umgedreht, legen Sie zur Probe den ganzen Satz.
composing-note = Eine Notiz nennt die Zahl, dann das erste und das letzte Feld: 3 von <cell>a1</cell> bis <cell>a3</cell>. Die Notizen stehen untereinander; die letzte wird zuerst zurückgenommen.
composing-judged = Soll ein Brett geprüft werden, schreiben Sie seine Zeilen nacheinander auf: für jedes Feld eine Ziffer, für ein leeres ein Fragezeichen, zwischen den Zeilen einen Schrägstrich. Das liest das Programm, das dieses Buch gemacht hat (Befehl solve, Option compose). In book.html tippen Sie die Ziffern in die Felder.
# Eine Aufgabe.
composing-task-heading = Setzaufgabe { $number }
composing-grade =
    Grad { $grade } von 3; { $complete ->
        [yes] genau
       *[no] mindestens
    } { $answers } Antworten; ein einfacher Versuch füllt { $greedy } von { $cells } Feldern.
composing-answer = <page of="key-{ $key }" title="{ -key } zu Setzaufgabe { $number }" before="Beispiel:" named="one"/>.
composing-after = Nach Figur { $figure } des Buches von 1921.
composing-givens =
    { $given ->
        [0] Alle { $toFill } Felder sind leer.
       *[other] Gegeben sind { $given } Zahlen, zu setzen { $toFill }.
    }
composing-example = Eine Antwort als Beispiel. Jede andere, die die Aufgabe erfüllt, ist auch richtig.
