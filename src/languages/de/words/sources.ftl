# Was dieses Buch aus den alten Texten weglässt, und die Sätze in Zahlen.

sources-heading = Was fehlt, und warum
sources-lead = Dieses Buch schöpft aus dem Buch von 1921 und vier weiteren Texten. Nicht alles steht hier.
sources-square = <b>Das Quadrat,</b> einer der alten { -aid(form: "many") }. Zwei { -stone(form: "many") }, die nur in dieselben vier Felder passen, lassen sich dort drehen, und das Brett hat mindestens zwei Lösungen. Hier gibt es kein Quadrat. Figur 3 des alten Buches hat eines, also eine zweite Lösung, die niemand erwähnt.
sources-drawings = <b>Die Figuren 1 bis 12.</b> Im eingescannten Text fehlen ihre Zeichnungen, und aus den Worten sind nicht alle ihre Zahlen wiederzufinden.
sources-counts = <b>Große Zahlen.</b> Das alte Buch zählt seine { -puzzle(form: "many") } nach Sextillionen. Wir kommen auf eine andere Zahl; schon die { -puzzle(form: "many") } zu einem einzigen { -key } von 8 Zeilen und 9 Spalten sind so viele, dass ihre Zahl 50 Ziffern hat.
sources-forerunners = <b>Vier frühere Spiele</b> Adlers, mit Zahlen zu zweien und zu vieren. Das Programm kann sie machen.
sources-games = <b>Längere Kapitel.</b> Das Programm kann auch drucken: { $games }.
sources-game-draw-domino = Domino mit Ziehen
sources-game-draw-domino-children = Domino für Kinder
sources-game-sperrdomino = Sperrdomino
sources-game-sperrdomino-game = die Partie mit 120 Punkten Zug um Zug
sources-game-domino-matador = Domino-Matador
sources-game-divisor-domino = Divisor-Domino
sources-more-games = <b>Andere Dominospiele:</b> ungarische, italienische, französische, karibische. Die Texte nennen sie, aber nicht alle ihre Regeln.
sources-no-dominoes = <b>Was keine Dominosteine braucht:</b> ein verstecktes Sprichwort, ein Zahlenrätsel, das Bohnenspiel, Karten- und Brettspiele und Lieder.
sources-sets-heading = Die Sätze in Zahlen
sources-sets = Was ein Satz enthält, und was von der längsten offenen Kette übrig bleibt.
sources-set =
    Bis <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") }, { $pips } Augen, jede Zahl { $copies }-mal. { $leftOver ->
        [0] Keiner bleibt übrig.
       *[other] { $leftOver } bleiben übrig.
    }
sources-sets-corrected = Für den letzten Satz sagt das alte Buch fünf. Es sind vier.
