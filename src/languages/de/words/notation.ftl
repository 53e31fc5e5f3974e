# Wie Felder, Steine und ihre Stellen heißen, und wie die Bretter einer Ausgabe aussehen.

notation-heading = Namen der Felder und { -domino(form: "many") }
notation-columns-aloud = Die Spalten haben Namen, von links gezählt. Jeder Name beginnt mit dem Buchstaben der Spalte: Anna ist Spalte a, Bella Spalte b, und so weiter mit Cäsar, David, Eva, Felix, Gustav, Hektor und Ida.
notation-long-boards-aloud = Nach Zeno, der Spalte z, sind die Namen doppelt: Anna Anna, Anna Bella.
notation-rows-aloud = Die Zeilen haben Zahlen, von oben gezählt. Das vierte Feld von oben in der ersten Spalte heißt <cell>a4</cell>.
notation-dominoes-aloud = Ein { -domino } heißt nach seinen beiden Zahlen: <domino>4:6</domino>. Eine Stelle, die quer liegt, beginnt mit der Zeile: <place>1 b c</place>. Eine aufrechte Stelle beginnt mit der Spalte: <place>a 1,2</place>. So hören Sie die Richtung sofort.
notation-boards-aloud-heading = Wie die Bretter gelesen werden
notation-boards-aloud = Zuerst kommt die Zahl der Zeilen und Spalten, dann Zeile für Zeile die Zahlen von links nach rechts. Gelesen wird in Gruppen zu dreien; eine Zahl, die allein übrig bliebe, gehört zur Gruppe davor.
notation-completions-aloud = „Leer“ heißt ein Feld, dessen Zahl Sie suchen.
notation-lines-aloud = In diesem Text steht jeder Satz, jede Zeile eines Brettes und jeder { -domino } eines { -key(form: "genitive") } für sich. Wenn Sie jemandem vorlesen, warten Sie nach jeder Zeile und jedem { -domino }, bis alles geschrieben oder gelegt ist, und wiederholen Sie sie auf Wunsch.
notation-cells = Spalten haben Buchstaben, Zeilen Zahlen: <cell>b3</cell> liegt in Spalte b, Zeile 3.
notation-dominoes =
    Zwei Nachbarfelder sind eine Stelle: <place>1 b c</place> quer, <place>a 1,2</place> aufrecht{ $reader ->
        [print] { " " }(gestrichelt)
       *[other] { "" }
    }.
notation-boards-heading =
    { $reader ->
        [screen] Die Bretter in dieser Ausgabe
        [display] Die Bretter in dieser Ausgabe
       *[other] Die Bretter dieser Ausgabe
    }
notation-digits = Auf Brettern fehlt das Zahlzeichen: Der Buchstabe a ist 1, der Buchstabe j 0.
notation-frame-raised = Um das Brett läuft ein tastbarer Rahmen. Die Buchstaben der Spalten stehen darüber, die Zahlen der Zeilen links davon.
notation-corner-raised = Wie eine abgeschnittene Ecke zeigt eine schräge Linie oben rechts auf jedem Blatt, wie herum es liegt. Links ist ein breiter Rand zum Heften frei.
notation-ticks-raised = Außen am Rahmen stehen kurze Stege nach jeder fünften Spalte und jeder fünften Zeile, wenn noch mindestens zwei folgen. Jedem liegt ein anderer gegenüber.
notation-crosses-raised = Kleine Kreuze zeigen die Ecken, an denen vier Felder zusammenstoßen. Kartensteine können Sie auf das Brett legen, außer wo das Blatt sagt, dass sie nicht passen: auf Felder von 20 Millimetern { -domino(form: "many") } von 39 mal 19 Millimetern, auf Felder von 25 Millimetern solche von 49 mal 24. In Bildern und { -key(form: "many-dative") } laufen tastbare Linien um jeden gelegten { -domino }. Eine kurze tastbare Linie zwischen zwei freien Feldern ist ein { -bar }.
notation-card-dominoes = Blätter mit Kartensteinen sind eigene Dateien. In stones-tactile.pdf sind die Zahlen Augen wie auf Würfeln: Sie bleiben gleich, wenn Sie einen { -domino } drehen, Brailleziffern nicht. In stones-braille.pdf sind es die Ziffern der Bretter, und eine abgeschnittene Ecke zeigt, wo oben ist. Ein Satz über 9 hat nur solche Ziffern.
notation-completions-raised = In einer Ergänzung füllen Sie die Felder ohne Ziffer.
notation-holes-raised = An ihren Ecken stehen Kreuze; ein Loch hat einen eigenen Rahmen.
notation-boards-embossed = Ein Brett beginnt mit den Buchstaben seiner Spalten und einer Linie aus den Punkten 2,5. Jede Zeile beginnt mit ihrer Zahl. Die Zahlen der Felder folgen, jede unter dem Buchstaben ihrer Spalte.
notation-completions-embossed = In einer Ergänzung steht der Bindestrich, Punkte 3,6, für eine Zahl, die Sie suchen. Er ist keine Ziffer und liegt tief in der Braillezelle.
notation-holes-embossed = Ein Loch bleibt leer.
notation-signs-embossed = In Bildern und { -key(form: "many-dative") } verbinden die Punkte 3,6 die Hälften eines queren { -domino(form: "genitive") }, die Punkte 1,2,3 zwischen zwei Zeilen die eines aufrechten. Ein { -bar } trennt Felder: in einer Zeile Punkte 4,5,6, zwischen zwei Zeilen 2,5.
notation-parts-embossed = Ein Brett, das für die Seite zu groß ist, steht in mehreren Teilen da. Die letzten zwei Spalten oder Zeilen eines Teils sind auch die ersten zwei des nächsten. Ihre Buchstaben oder Zahlen verraten es; zählen Sie sie nur einmal.
hands-page = Für die Hände: Seite <page of="hands" title="Mit den Händen spielen"/>.
hands-heading = Mit den Händen spielen
hands-board = Nach einer { -puzzle } steht ihr Brett noch einmal, mit so viel Abstand, dass Sie darauf spielen können: In Brailleschrift üblicher Größe sind es von Zahl zu Zahl 18 Millimeter, von Zeile zu Zeile 20. Reicht die Seite nicht, so steht es dort.
hands-dominoes = Darauf passen Kartensteine von 33 mal 16 Millimetern, die Größe travel. Ein { -domino } verdeckt seine zwei Zahlen, trägt sie aber selbst: So geht nichts verloren.
hands-tray = Am festesten sitzen { -domino(form: "many") } auf einem Steckbrett. Wie man eines bekommt, sagt der Kasten für die Hand.
hands-wax = Sie können die Hälften eines { -domino(form: "genitive") } auch mit einem Wachsfaden verbinden. Ein kurzer Faden zwischen zwei Feldern ist ein { -bar }. Wachs lässt sich wieder abnehmen.
hands-pegs = Auf Kork oder Schaumstoff halten Stecknadeln: je eine in den Hälften eines { -domino(form: "genitive") }, oder eine zwischen zwei Feldern als { -bar }.
hands-tally = Vor der ersten { -puzzle } eines Teils steht eine { -tally } zum Hineinschreiben. Neben jedem { -domino } und darüber ist Platz für eine Anzahl. Schreiben Sie mit Tafel und Stichel, oder kleben Sie ein leeres Etikett für Brailleschrift auf und beschriften es. Die Seite lässt sich so oft prägen, wie Sie wollen.
notation-boards-on-displays = Ein Brett ist eine Tabelle. Die Buchstaben der Spalten stehen darüber, die Zahlen der Zeilen links davon.
notation-completions-on-displays = In einer Ergänzung steht der Bindestrich, Punkte 3,6, für eine Zahl, die Sie suchen.
notation-signs-on-displays = { -domino(form: "many") }, { -bar(form: "many") } und die Felder, um die es bei einem Schritt geht, folgen unter dem Brett mit ihren Stellen.
notation-boards-on-screens = Ein Brett ist eine Tabelle. Ein Screenreader nennt Spalte und Zeile, wenn Sie von Feld zu Feld gehen.
notation-holes-on-screens = Wo das Brett kein Feld hat, sagt er „kein Feld“.
notation-completions-on-screens = Ein Feld, dessen Zahl Sie suchen, ist „leer“.
notation-signs-on-screens = Auch ein Brett mit { -domino(form: "many-dative") } oder { -bar(form: "many-dative") } ist eine Tabelle. Die { -domino(form: "many") } und { -bar(form: "many") } mit ihren Stellen öffnen sich darunter bei „In Worten“.
