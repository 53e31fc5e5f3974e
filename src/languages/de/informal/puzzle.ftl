board-not-to-play = Für Kartensteine ist hier kein Platz: Markier oben mit Wachs oder Stecknadeln.
puzzle-tally-counted =
    { -tally }: { $places } Stellen. { $last ->
        [yes] Später zählst du selbst.
       *[no] Alte Zahl durchstreichen, neue danebenschreiben.
    }
