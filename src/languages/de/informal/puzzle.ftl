board-not-to-play = Für Kartensteine ist hier kein Platz: Markier oben mit Wachs oder Stecknadeln.
puzzle-tally-counted =
    { -tally }, schon ausgefüllt. { $last ->
        [yes] Später zählst du selbst.
       *[no] { $number ->
            [1] { $single ->
                [0] Welcher { -stone } hat die wenigsten Stellen?
                [one] Ein { -stone } hat nur eine Stelle: Da geht es los.
               [2] Zwei { -stone(form: "many") } haben nur eine einzige Stelle: Da geht es los.
                [3] Drei { -stone(form: "many") } haben nur eine einzige Stelle: Da geht es los.
               *[other] Einige { -stone(form: "many") } haben nur eine einzige Stelle: Da geht es los.
            }
            [2] Liegt ein { -stone }, hak ihn ab. Treffen sich seine Zahlen anderswo noch einmal, zieh dort einen { -stroke }.
           *[other] Eine Stelle weniger? Die neue Zahl kommt daneben.
        }
    }
