sperrdomino-lead = Ein Zweikampf. Sperr die Kette, solange die andere Seite mehr Augen hat als du.
sperrdomino-deal = Mischt die { -domino(form: "many") } verdeckt. Jeder nimmt 7 und zeigt sie nicht. Von den anderen 14 könnt ihr während des Spiels 12 kaufen. Die letzten 2 sind der Talon, den niemand nehmen darf.
sperrdomino-who-begins = Verabredet, wer beginnt; später beginnt, wer gewonnen hat.
sperrdomino-can-follow = Kannst du anlegen, so darfst du zuerst beliebig viele { -domino(form: "many") } kaufen; dann legst du einen.
sperrdomino-cannot-follow = Kannst du nicht, so kauf, bis einer passt.
sperrdomino-pass = Sind alle 12 gekauft, ohne dass du anlegen kannst, so passt du.
sperrdomino-play = Öffne die Datei book.html in einem Browser: Dort spielt ein Programm ganze Partien gegen dich, mit Tastatur, Finger oder Maus, und sagt alles in Worten. Es sieht nicht mehr als du.
