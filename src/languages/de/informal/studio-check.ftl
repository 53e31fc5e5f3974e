check-lead = Füg eine beliebige { -puzzle } ein. Du erfährst, wie viele Lösungen sie hat, wie schwer sie ist und wie man sie löst.
check-forms = Füge Reihen von Zahlen ein, jede Reihe in einer eigenen Zeile, oder eine Spielnummer wie 1:001110. Ein Fragezeichen ist eine gesuchte Zahl, ein Punkt ein Loch. Auch Zeilen und JSON dieses Programms werden gelesen, ebenso Endspiele im Sperrdomino und Setzaufgaben.
check-begin = Wo du anfängst
check-attempt = Prüfen, was du gelegt hast
check-attempt-text = Deine { -domino(form: "many") }
check-draw-board = Deine Aufgabe
check-draw-keys = Mit den Pfeiltasten gehst du von Feld zu Feld. Eine Ziffer schreibt die Zahl und geht weiter. Entf leert ein Feld, ein Punkt nimmt es weg oder setzt es wieder ein, Strg und Z macht rückgängig. Während du schreibst, zählen wir die Lösungen.
check-endgame-aim =
    { $aim ->
        [lock] Die Sperre
       *[points] Das beste Ergebnis
    }{ $sees ->
        [both] , wenn du beide Hände siehst
       *[own] , was auch immer Ben hält
    }
check-endgame-result =
    { $aim ->
        [lock] { $result ->
            [yours] Du kannst eine Sperre erzwingen, die du gewinnst.
           *[nobody] Du kannst keine Sperre erzwingen, die du gewinnst.
        }
       *[points] { $result ->
            [yours] Sicher sind dir { $points ->
                [1] 1 Punkt
               *[other] { $points } Punkte
            }.
            [lost] Ben bekommt höchstens { $points ->
                [1] einen Punkt
               *[other] { $points } Punkte
            }.
           *[nobody] Niemand bekommt Punkte.
        }
    }
check-endgame-moves =
    { $aim ->
        [lock] Du brauchst { $moves ->
            [1] einen Zug.
           *[other] höchstens { $moves } Züge.
        }
       *[points] Die Partie ist aus nach { $moves ->
            [1] einem deiner Züge.
           *[other] höchstens { $moves } deiner Züge.
        }
    }
check-endgame-end =
    { $lock ->
        [yes] Die Partie ist gesperrt: Du hältst { $own ->
            [1] ein Auge
           *[other] { $own } Augen
        }, Ben { $sees ->
            [both] { $other }
           *[own] { $other } oder mehr
        }.
       *[no] Eine Hand ist leer: Die Partie ist aus.
    }
check-task-answer-text = Deine Zahlen
check-task-answer-forms = Schreib die Zeilen nacheinander: eine Ziffer für jedes Feld, ein Fragezeichen für ein leeres. Dazwischen steht ein Schrägstrich oder eine neue Zeile. Jede Antwort, die alles erfüllt, ist richtig.
