sperrdomino-lead = Ein Zweikampf. Sperr die Kette, solange die andere Hand mehr Augen hat als deine.
sperrdomino-deal = Mischt die { -stone(form: "many") } verdeckt. Beide nehmen 7 und zeigen sie nicht. Von den anderen 14 könnt ihr während des Spiels 12 kaufen. Die letzten 2 sind der Talon, den niemand nehmen darf.
sperrdomino-who-begins = Verabredet, wer beginnt; später beginnt, wer gewonnen hat.
sperrdomino-can-follow = Du kannst anlegen: Kauf, so viele du willst, und leg dann einen { -stone }.
sperrdomino-cannot-follow = Du kannst es nicht: Kauf, bis ein { -stone } passt.
sperrdomino-pass = Alle 12 sind gekauft, und du kannst noch immer nicht anlegen: Du passt.
sperrdomino-play = Öffne die Datei book.html in einem Browser: Dort spielt ein Programm ganze Partien gegen dich, mit Tastatur, Finger oder Maus, und sagt alles in Worten. Es sieht nicht mehr als du.
