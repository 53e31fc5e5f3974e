# Übungen zum Divisor-Domino.

exercises-heading = Divisor-Domino: Welcher { -domino } bringt Punkte?
exercises-intro = Divisor-Domino ist ein Rechenspiel für zwei oder mehr. Hier üben Sie das Rechnen. Jede Übung nennt die offenen Enden einer Reihe und die { -domino(form: "many") } in Ihrer Hand. Suchen Sie den { -domino }, der die meisten Punkte bringt, und die Stelle, an die er gelegt wird. Immer ist ein einziger Zug besser als alle anderen.
exercises-counts-heading = Was zählt
exercises-open-end = Ein { -domino } wird an ein offenes Ende gelegt, das eine seiner Zahlen zeigt. Danach zählen Sie alle offenen Enden zusammen und teilen die Summe durch den Divisor, die Zahl in der Überschrift der Übungen. Bleibt kein Rest, so ist das Ergebnis die Zahl Ihrer Punkte. Sonst gibt es keine.
exercises-difference = Ein { -domino } mit zwei verschiedenen Zahlen deckt die eine zu und öffnet die andere: Die Summe ändert sich um ihren Unterschied.
exercises-double = Ein Doppelstein liegt quer, und seine beiden kurzen Seiten sind offene Enden. An einem Ende erhöht er die Summe um seine Zahl.
exercises-long-side = An einen Doppelstein kann auf allen vier Seiten angelegt werden. Eine freie lange Seite ist kein Ende und zählt nicht mit; gibt es eine, so nennt die Übung sie. Ein { -domino }, der dort angelegt wird, deckt kein Ende zu; die Summe wächst also um die Zahl an seinem äußeren Ende.
exercises-example = Ein Beispiel mit dem Divisor 3: Die offenen Enden sind 4, 6 und 6, zusammen 16. Mit <domino>3:4</domino> am Ende 4 wird die Summe 15. Das ist 5 mal 3: 5 Punkte. Mit <domino>2:6</domino> an der langen Seite von <domino>6:6</domino> wird sie 18: 6 Punkte.
exercises-group =
    { $count ->
        [1] Übung { $first }
       *[other] Übungen { $first } bis { $last }
    }: Divisor { $divisor }, Satz bis <domino>{ $range }:{ $range }</domino>
exercises-level =
    { $level ->
        [one-end] Jeder { -domino } passt an höchstens eine Zahl, und nur ein { -domino } bringt Punkte. Die Summe ist angegeben.
        [doubles] Nur ein Zug bringt Punkte, und er hat mit einem Doppelstein zu tun: Entweder wird einer gelegt, oder der { -domino } kommt an die freie lange Seite von einem. Die Summe ist angegeben.
       *[largest] Mehrere Züge bringen Punkte. Gesucht ist der mit den meisten. Die Summe rechnen Sie selbst aus.
    }
exercises-exercise = Übung { $number }
exercises-ends = Offene Enden: { $ends }.
exercises-sum = Summe: { $sum }.
exercises-sides = Lange Seite frei: { $dominoes }.
exercises-hand = Hand: { $dominoes }.
exercises-form = Antwort auf Übung { $number }
exercises-form-domino = { -domino }
exercises-form-laid-at = Stelle
exercises-form-points = Punkte
exercises-answers =
    { $reader ->
        [screen] <page of="exercise-keys" title="Antworten auf die Übungen"/>.
        [display] <page of="exercise-keys" title="Antworten auf die Übungen"/>.
       *[other] Die Antworten stehen auf Seite <page of="exercise-keys" title="Antworten auf die Übungen"/>.
    }
