# Was dieses Buch aus den alten Texten weglässt.

sources-heading = Was fehlt, und warum
sources-lead = Dieses Buch schöpft aus dem Buch von 1921 und vier weiteren Texten. Das alte Buch trägt auf dem Umschlag das Jahr 1921, auf dem Titelblatt 1920.
sources-square = <b>Das Quadrat,</b> einer der alten { -technique(form: "many") }. Zwei { -domino(form: "many") }, die nur in dieselben vier Felder passen, lassen sich dort umlegen. Das Brett hat dann mindestens zwei Lösungen. Keine unserer { -puzzle(form: "many") } hat ein Quadrat. Zeichnung 3 des alten Buches ist verloren; nach ihrer Beschreibung hat sie eines, also auch eine zweite Lösung.
sources-drawings = <b>Die Zeichnungen 1 bis 12.</b> Im eingescannten Text fehlen sie, und nicht alle ihre Zahlen gehen aus dem Wortlaut hervor. Adler heißt dort D. S. statt O. S.; aber er nannte sich Osa und sein Spiel Dominosa.
sources-counts =
    <b>Zwei große Zahlen.</b> Das alte Buch zählt { $reader ->
        [aloud] dreiundneunzigtausenddreihundertzwölf { -puzzle(form: "many") } in einer Serie und neunhundertfünfunddreißigtausendzweihundertfünfzig
       *[other] 93.312 { -puzzle(form: "many") } in einer Serie und 935.250
    } Sextillionen im Ganzen. Wir können beide Zahlen nicht herleiten: Schon bei einem einzigen { -key } kommen wir auf eine Zahl mit 50 Ziffern.
sources-forerunners = <b>Vier frühere Spiele</b> Adlers, mit gleichen Zahlen zu zweit oder zu viert. Das Programm kann auch solche { -puzzle(form: "many") } erzeugen.
sources-games = <b>Längere Kapitel.</b> Auf Wunsch druckt das Programm auch: { $games }.
sources-game-draw-domino = Domino mit Ziehen
sources-game-draw-domino-children = Domino für Kinder
sources-game-sperrdomino = Sperrdomino
sources-game-sperrdomino-game = die Partie mit 120 Punkten Zug um Zug
sources-game-domino-matador = Domino-Matador
sources-game-divisor-domino = Divisor-Domino
sources-more-games = <b>Andere Dominospiele:</b> ungarische, italienische, französische, karibische. Die Texte nennen sie, geben aber nicht alle Regeln an.
sources-no-dominoes = <b>Was keine Dominosteine braucht:</b> ein verstecktes Sprichwort, ein Zahlenrätsel, das Bohnenspiel, Karten- und Brettspiele.
