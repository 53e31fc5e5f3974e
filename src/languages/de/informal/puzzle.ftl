board-not-to-play = Für Kartensteine ist hier kein Platz: Markier oben mit Wachs oder Stecknadeln.
puzzle-tally-counted =
    { -tally }{ $last ->
        [yes] , schon ausgefüllt. Später zählst du selbst, wo es dir hilft.
       *[no] : { $number ->
            [1] { $single ->
                [0] Fang mit den wenigsten Stellen an.
                [one] Ein { -domino } hat nur eine Stelle.
                [2] Zwei { -domino(form: "many") } haben nur je eine Stelle.
                [3] Drei { -domino(form: "many") } haben nur je eine Stelle.
               *[other] Einige { -domino(form: "many") } haben nur je eine Stelle.
            } Dort fängst du an. Dann: Lücken daneben!
            [2] Hak ab, was liegt. Verliert ein anderer { -domino } eine Stelle, ändere seine Zahl.
           *[other] Liegt ein { -domino }? Zieh Striche, wo sich seine zwei Zahlen noch einmal treffen.
        }
    }
