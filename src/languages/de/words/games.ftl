# Was allen Spielen gemeinsam ist.

games-heading = Spiele mit den { -stone(form: "many-dative") }
games-company = Die { -puzzle(form: "many") } sind für eine Person. Die Spiele auf den nächsten Seiten sind für Gesellschaft.
games-sources = Wir erzählen ihre Regeln mit eigenen Worten nach älteren Texten. Wo diese etwas offenlassen, sagen wir es, und auch, wie wir es hier halten.
games-words-heading = Wörter, die wiederkehren
games-chain = <b>Kette:</b> die { -stone(form: "many") } auf dem Tisch. Wo zwei sich berühren, sind ihre Zahlen gleich.
games-end = <b>Ende:</b> eine Zahl der Kette, an die ein { -stone } gelegt werden kann.
games-double = <b>Doppelstein:</b> ein { -stone } mit zwei gleichen Zahlen.
games-pips = <b>Augen:</b> die beiden Zahlen eines { -stone(form: "genitive") } zusammengezählt; bei mehreren { -stone(form: "many-dative") } alle ihre Zahlen.
games-stock = <b>Vorrat:</b> die { -stone(form: "many") }, die verdeckt liegen. Einen davon nehmen heißt ziehen oder kaufen.
games-chains-heading = Wie Ketten gezeigt werden
games-chains-drawn = Eine Kette ist gezeichnet, wie sie auf dem Tisch liegt, aber mit Ziffern statt Augen. Ist sie für eine Zeile zu lang, geht sie in der nächsten links weiter.
games-chains-told =
    Eine Kette wird von links nach rechts { $reader ->
        [aloud] genannt
       *[other] geschrieben
    }, und ebenso jeder { -stone }: Seine linke Zahl kommt zuerst. Das Wort „quer“ nach einem { -stone } sagt, dass er quer zur Kette liegt. Was von einem Doppelstein nach oben oder unten geht, kommt zuletzt, und jeder { -stone } beginnt dort mit der Zahl, die näher am Doppelstein liegt.
games-chains-example = Die Enden dieser Kette sind 2 und 5.
