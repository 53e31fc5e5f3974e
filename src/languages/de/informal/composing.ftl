composing-lead = Bretter, die du selbst füllst. Die meisten haben viele Antworten, und jede davon ist richtig.
composing-intro = Füll jedes leere Feld wie in einem Terzett: Gleiche Zahlen liegen zu dritt beieinander, in einer Zeile oder in einer Spalte. Vorgegebene Zahlen bleiben stehen. Am Ende muss sich der ganze Satz auf das Brett legen lassen, jeder { -domino } einmal. Was sonst verlangt ist, steht über dem Brett.
composing-grades = Jede Aufgabe hat einen Grad von 1 bis 3: Grad 1 lässt dir den meisten Spielraum. Ein Programm hat die Antworten gezählt, aber nur bis 100. Es hat auch einen einfachen Versuch gemacht: Dreier um Dreier setzen und nichts zurücknehmen. Wo er weit kommt, kommst vielleicht auch du weit.
composing-check = So prüfst du eine Antwort: Zähl jede Zahl und such ihre Dreier. Dann leg den ganzen Satz.{ $keys ->
        [yes] { " " }Der { -key } zeigt eine Antwort als Beispiel.
       *[no] { "" }
    }
composing-record = Schreib jeden Dreier auf, den du setzt: erst die Zahl, dann die Felder. So kannst du die letzten zurücknehmen.
composing-by-touch-set = Leg die { -domino(form: "many") } des Satzes in Reihen aus, geordnet nach ihrer kleineren Zahl.
composing-by-touch-three = Wähl eine Zahl und drei freie Felder in gerader Linie. Leg auf jedes Feld ein Etikett mit der Zahl, und notiere den Dreier.
composing-by-touch-dominoes = Fühl dann, wo der neue Dreier andere berührt. Zwei Nachbarfelder mit Zahlen zeigen einen { -domino }: Dreh ihn in seiner Reihe um.
composing-by-touch-lost = Ein { -domino }, den du nicht mehr umdrehen kannst, ist verloren: Nimm den letzten Dreier zurück.
composing-by-touch-end = Ist das Brett voll und jeder { -domino } umgedreht, leg zur Probe den ganzen Satz.
composing-judged = Soll ein Brett geprüft werden, schreib seine Zeilen nacheinander auf: für jedes Feld eine Ziffer, für ein leeres ein Fragezeichen, zwischen den Zeilen einen Schrägstrich. Das liest das Programm, das dieses Buch gemacht hat (Befehl solve, Option compose). In book.html tippst du die Ziffern in die Felder.
