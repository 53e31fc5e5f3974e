# Was allen Spielen gemeinsam ist.

games-heading = Spiele mit den { -domino(form: "many-dative") }
games-company = Hier spielt man gegen andere, mit denselben { -domino(form: "many-dative") }.
games-sources = Wir erzählen die Regeln mit eigenen Worten nach alten Texten. Wo diese etwas offenlassen, sagen wir, wie wir es hier halten.
games-chain = <b>Kette:</b> die gelegten { -domino(form: "many") }. Wo zwei sich berühren, sind ihre Zahlen gleich. An ihren <b>Enden</b> geht es weiter.
games-double = <b>Doppelstein:</b> ein { -domino } mit zwei gleichen Zahlen.
games-pips = <b>Augen:</b> die Punkte, also die Summe aller Zahlen auf Ihren { -domino(form: "many-dative") }.
games-stock = <b>Vorrat:</b> die { -domino(form: "many") }, die verdeckt liegen. Daraus ziehen oder kaufen Sie: Beides ist dasselbe und kostet nichts.
games-chains-drawn = Wir zeichnen eine Kette mit Ziffern statt Augen. Ist sie für eine Zeile zu lang, geht sie in der nächsten links weiter.
games-chains-told =
    Eine Kette wird von links nach rechts { $reader ->
        [aloud] genannt
       *[other] geschrieben
    }, und ebenso jeder { -domino }: Seine linke Zahl kommt zuerst. Das Wort „quer“ nach einem { -domino } sagt, dass er quer zur Kette liegt. Was von einem Doppelstein nach oben oder unten geht, kommt zuletzt, und jeder { -domino } beginnt dort mit der Zahl, die näher am Doppelstein liegt.
games-chains-example = Die Enden dieser Kette sind 2 und 5.
