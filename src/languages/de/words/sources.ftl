# Was dieses Buch aus den alten Texten weglässt, und die Sätze in Zahlen.

sources-heading = Was fehlt, und warum
sources-lead = Dieses Buch schöpft aus dem Buch von 1921 und aus vier weiteren Texten über Domino. Nicht alles davon steht hier.
sources-square = <b>Das Quadrat,</b> einer der alten { -aid(form: "many") }. Zwei { -stone(form: "many") }, die nur in dieselben vier Felder passen, lassen sich dort drehen. Ein Brett mit einem Quadrat hat also mindestens zwei Lösungen, und { -puzzle(form: "no") } hier hat eines. Figur 3 des alten Buches, sein Beispiel dafür, hat ein Quadrat; dass es eine zweite Lösung gibt, sagt das Buch nicht.
sources-drawings = <b>Die Figuren 1 bis 12.</b> Im eingelesenen Text fehlen ihre Zeichnungen. Was die Worte sagen, reicht nicht, um ihre Zahlen wiederzufinden.
sources-counts = <b>Große Zahlen.</b> Das alte Buch zählt seine { -puzzle(form: "many") } nach Sextillionen und sagt, jede lasse sich vierzehntausendmal verändern. Wir kommen auf keinem Weg zu diesen Zahlen. Schon die { -puzzle(form: "many") } mit einem einzigen { -key } von 8 Zeilen und 9 Spalten ergeben eine Zahl mit 50 Ziffern.
sources-forerunners = <b>Vier frühere Spiele</b> Adlers, mit Zahlen zu zweien und zu vieren. Das Programm kann sie machen.
sources-games = <b>Längere Kapitel.</b> Das Programm kann auch drucken: { $games }.
sources-game-draw-domino = Domino mit Ziehen
sources-game-draw-domino-children = Domino für Kinder
sources-game-sperrdomino = Sperrdomino
sources-game-sperrdomino-game = die Partie mit 120 Punkten Zug um Zug
sources-game-domino-matador = Domino-Matador, am besten mit { -stone(form: "many-dative") } bis <stone>9:9</stone>
sources-game-divisor-domino = Divisor-Domino
sources-more-games = <b>Andere Dominospiele:</b> ungarische, italienische, französische, karibische. Die Texte nennen sie, aber nicht alle ihre Regeln.
sources-no-dominoes = <b>Was keine Dominosteine braucht:</b> ein verstecktes Sprichwort, ein Zahlenrätsel mit drei Fehlern, das Bohnenspiel, Kartenspiele und Lieder.
sources-sets-heading = Die Sätze in Zahlen
sources-sets = Was ein Satz enthält, und wie viele { -stone(form: "many") } übrig bleiben, wenn Sie so viele wie möglich in eine einzige offene Kette legen:
sources-set =
    Bis <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") } mit { $pips } Augen, jede Zahl { $copies }-mal. { $leftOver ->
        [0] Alle passen in eine Kette.
       *[other] { $leftOver } bleiben übrig.
    }
sources-sets-corrected = Beim Satz bis <stone>9:9</stone> sagt das alte Buch fünf. Es sind vier. Jede Zahl steht dort außer auf ihrem Doppelstein auf neun { -stone(form: "many-dative") }. Neun ist ungerade, also bleibt einer davon ohne Partner und muss ein Ende sein; eine Kette hat aber nur zwei Enden.
