board-not-to-play = Für Kartensteine ist hier kein Platz: Zeichne oben mit Wachs oder Stecknadeln an.
puzzle-tally-counted =
    { -tally }: { $places } Stellen. { $last ->
        [yes] Später zählst du selbst.
       *[no] Alte Zahl durchstreichen, neue danebenschreiben.
    }
