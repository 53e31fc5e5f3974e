board-not-to-play = Für Kartensteine ist hier kein Platz: Markier oben mit Wachs oder Stecknadeln.
puzzle-tally-counted =
    { $last ->
        [yes] { -tally }, schon ausgefüllt. Später zählst du selbst, wo es dir hilft.
       *[no] { $number ->
            [1] { $single ->
                [0] Welcher { -stone } hat die wenigsten Stellen?
                [one] Ein { -stone } hat nur eine Stelle: Da geht es los.
                [2] Zwei { -stone(form: "many") } haben nur eine Stelle: Da geht es los.
                [3] Drei { -stone(form: "many") } haben nur eine Stelle: Da geht es los.
               *[other] Einige { -stone(form: "many") } haben nur eine Stelle: Da geht es los.
            } Trenn gelegte Paare überall sonst durch einen { -stroke }.
            [2] Hak gelegte { -stone(form: "many") } ab. Verliert ein anderer eine Stelle, ändere seine Zahl.
           *[other] Kein Siegel mehr? Such Lücken neben den { -stone(form: "many-dative") }, die schon liegen.
        }
    }
