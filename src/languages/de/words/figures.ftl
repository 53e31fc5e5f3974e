# Die Figuren des Buches von 1921.

figures-heading = Figuren von 1921
figures-lead = Ein Siebzehnjähriger hat sie im Januar 1902 erdacht, als er krank war und nicht lesen durfte.
figures-intro = Der junge Mann, ein Neffe von Fritz Jahn, lag mit Masern im Bett, vier Wochen lang isoliert, und vertrieb sich die Zeit mit immer schwierigeren Aufgaben, die er sich selbst stellte. Im Buch von 1921 stehen 17 seiner Figuren, doch sein Name steht nicht darin. Jede Figur ist ein Terzett mit dem Satz bis <domino>7:7</domino>, also mit 36 { -domino(form: "many-dative") } auf 72 Feldern. Die Figuren zählen in diesem Buch nicht als { -puzzle(form: "many") }. Der junge Erfinder hat nie versprochen, dass es nur eine Lösung gibt: Manche Figuren haben mehrere. Ein Programm hat die Lösungen gezählt.
figure-heading = Figur { $name }
figure-repaired =
    { $what ->
        [leg] Das rechte Bein des H steht zwei Spalten weiter rechts als im eingescannten Text des Buches, wo zwei { -domino(form: "many") } keinen Platz hätten.
       *[holes] Im eingescannten Text des Buches sind Leerstellen verschoben; sie sind hier zurechtgerückt.
    }
figure-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Lösung zu Figur { $name }" before="Siehe" named="one"/>.
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
    } 5, zu dem seine Zeichnungen 4 und 8 gehören. Der Schlüssel fehlt im eingescannten Text. Aus dem Wortlaut geht aber hervor, wo seine acht Doppelsteine liegen: auf <place>e 5,6</place>, <place>f 5,6</place>, <place>g 5,6</place>, <place>h 6,7</place>, <place>i 6,7</place>, <place>1 h i</place>, <place>8 e f</place> und <place>8 h i</place>.
lost-key-search = Ein Programm hat alle Möglichkeiten durchprobiert, das Brett mit 8 Zeilen und 9 Spalten in Dreier zu teilen und die { -domino(form: "many") } so zu legen, dass acht Doppelsteine in Dreiern liegen. Nur bei vier { -key(form: "many-dative") } liegen die Doppelsteine an diesen Stellen, und nur zwei davon passen zu den Zahlen, die das Buch zu seiner Zeichnung 8 nennt. Beide folgen hier ohne Zahlen. Es sind Rekonstruktionen, die sich nur auf den Feldern <cell>h4</cell>, <cell>i4</cell>, <cell>h5</cell> und <cell>i5</cell> unterscheiden; welchen { -key } das Buch gezeigt hat, wissen wir nicht.
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
