board-not-to-play = Für Kartensteine ist hier kein Platz: Markier oben mit Wachs oder Stecknadeln.
puzzle-tally-counted =
    { -tally }{ $last ->
        [yes] , schon ausgefüllt. Später zählst du selbst, wo es dir hilft.
       *[no] : { $number ->
            [1] { $single ->
                [0] Fang mit den wenigsten Stellen an.
                [one] Ein { -stone } hat nur eine Stelle.
                [2] Zwei { -stone(form: "many") } haben nur je eine Stelle.
                [3] Drei { -stone(form: "many") } haben nur je eine Stelle.
               *[other] Einige { -stone(form: "many") } haben nur je eine Stelle.
            } Dort fängst du an. Dann: Lücken daneben!
            [2] Hak ab, was liegt. Verliert ein anderer { -stone } eine Stelle, ändere seine Zahl.
           *[other] Liegt ein { -stone }? Zieh Striche, wo sich seine zwei Zahlen noch einmal treffen.
        }
    }
