exercises-intro = Divisor-Domino ist ein Rechenspiel für zwei oder mehr. Hier übst du das Rechnen. Jede Übung nennt die offenen Enden einer Reihe und die { -domino(form: "many") } in deiner Hand. Such den { -domino }, der die meisten Punkte bringt, und die Stelle, an die er gelegt wird. Immer ist ein einziger Zug besser als alle anderen.
exercises-open-end = Ein { -domino } wird an ein offenes Ende gelegt, das eine seiner Zahlen zeigt. Danach zählst du alle offenen Enden zusammen und teilst die Summe durch den Divisor, die Zahl in der Überschrift der Übungen. Bleibt kein Rest, so ist das Ergebnis die Zahl deiner Punkte. Sonst gibt es keine.
exercises-level =
    { $level ->
        [one-end] Jeder { -domino } passt an höchstens eine Zahl, und nur ein { -domino } bringt Punkte. Die Summe ist angegeben.
        [doubles] Nur ein Zug bringt Punkte, und er hat mit einem Doppelstein zu tun: Entweder wird einer gelegt, oder der { -domino } kommt an die freie lange Seite von einem. Die Summe ist angegeben.
       *[largest] Mehrere Züge bringen Punkte. Gesucht ist der mit den meisten. Die Summe rechnest du selbst aus.
    }
