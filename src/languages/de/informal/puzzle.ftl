board-not-to-play = Für Kartensteine ist hier kein Platz: Markier oben mit Wachs oder Stecknadeln.
puzzle-tally-counted =
    { -tally }, für dich gezählt. { $last ->
        [yes] Später zählst du selbst.
       *[no] { $number ->
            [1] Welcher { -stone } hat die wenigsten Stellen?
            [2] Was liegt, wird abgehakt.
           *[other] Stelle verloren? Neue Zahl dazu.
        }
    }
