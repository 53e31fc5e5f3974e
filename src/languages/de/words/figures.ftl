# Die Figuren des Buches von 1921.

figures-heading = Figuren von 1921
figures-lead = Ein Siebzehnjähriger hat sie im Januar 1902 erdacht. Er war krank und durfte nicht lesen.
figures-intro = Er war ein Neffe von Fritz Jahn, lag wegen der Masern vier Wochen lang isoliert und stellte sich immer schwierigere Aufgaben. Im Buch von 1921 stehen 17 seiner Figuren; seinen Namen nennt es nicht. Jede Figur ist ein Terzett mit dem Satz bis <stone>7:7</stone>: 36 { -stone(form: "many") } auf 72 Feldern. Die Figuren zählen in diesem Buch nicht als { -puzzle(form: "many") }. Er hat nicht versprochen, dass es nur eine Lösung gibt, und manche Figuren haben mehrere. Ein Programm hat die Lösungen gezählt.
figure-heading = Figur { $name }
figure-repaired =
    { $what ->
        [leg] Das rechte Bein des H steht zwei Spalten weiter rechts als im eingescannten Text des Buches, wo zwei { -stone(form: "many") } keinen Platz hätten.
       *[holes] Im eingescannten Text des Buches sind Leerstellen verschoben; sie sind hier zurechtgerückt.
    }
figure-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Lösung zu Figur { $name }" before="Lösung:" named="one"/>.
       *[other] <page of="key-{ $key }" title="{ -key } zu Figur { $name }" before="{ -key }:" named="one"/>.
    }
lost-key-heading =
    Der verlorene { -key } { $reader ->
        [aloud] Nummer
       *[other] Nr.
    } 5
lost-key-words =
    Das Buch spricht von einem { -key } { $reader ->
        [aloud] Nummer
       *[other] Nr.
    } 5, zu dem seine Zeichnungen 4 und 8 gehören. Der Schlüssel fehlt im eingescannten Text. Aber die Worte sagen, wo seine acht Doppelsteine liegen: auf <place>e 5,6</place>, <place>f 5,6</place>, <place>g 5,6</place>, <place>h 6,7</place>, <place>i 6,7</place>, <place>1 h i</place>, <place>8 e f</place> und <place>8 h i</place>.
lost-key-search = Ein Programm hat alle Möglichkeiten durchprobiert, das Brett mit 8 Zeilen und 9 Spalten in Dreier zu teilen und die { -stone(form: "many") } so zu legen, dass acht Doppelsteine in Dreiern liegen. Nur in vier Fällen liegen die Doppelsteine an diesen Stellen, und nur zwei dieser { -key } erlauben die Zahlen, die das Buch aus seiner Zeichnung 8 nennt. Diese beiden folgen ohne Zahlen. Sie sind Rekonstruktionen: Sie unterscheiden sich auf den Feldern <cell>h4</cell>, <cell>i4</cell>, <cell>h5</cell> und <cell>i5</cell>, und wir wissen nicht, welchen von ihnen das Buch gezeigt hat.
lost-key-first =
    { $reader ->
        [aloud] { -key } Nummer
       *[other] Nr.
    } 5: erste Rekonstruktion
lost-key-second =
    { $reader ->
        [aloud] { -key } Nummer
       *[other] Nr.
    } 5: zweite Rekonstruktion
