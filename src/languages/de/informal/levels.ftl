levels-techniques = Ein { -technique } verrät dir, wo ein { -domino } liegt oder wo er nicht liegen kann. Die Stufe { -puzzle(form: "of-a") } richtet sich nach dem schwierigsten { -technique }, der für sie nötig ist.
level-medium-explained = <b>Mittel:</b> Ein Feld und seine Nachbarn oder ein { -domino } und seine Stellen verraten dir, wo ein { -domino } nicht liegen kann.
level-hard-explained = <b>Schwer:</b> Du musst mehrere Felder oder mehrere { -domino(form: "many") } zugleich im Kopf behalten.
level-expert-explained = <b>Sehr schwer:</b> Du verfolgst Ketten von Feldern und { -domino(form: "many-dative") } mit je zwei Stellen, oder du siehst, dass einige Felder alle ihre freien Nachbarn selbst brauchen.
level-master-explained = <b>Meister:</b> Du nimmst versuchsweise an, dass ein { -domino } an einer Stelle liegt, und prüfst, ob das zu einem Widerspruch führt.
levels-no-guess =
    <b>{ $every ->
        [yes] In diesem Buch
       *[no] Bis zur Stufe „sehr schwer“
    } musst du bei { -puzzle(form: "no-dative") } raten.</b> Jeder Schritt folgt aus dem, was auf dem Brett liegt.
levels-master = Erst in der Stufe Meister musst du versuchsweise etwas annehmen.
levels-numbers = In einer Ergänzung suchst du zuerst die fehlenden Zahlen; auch dafür gibt es { -technique(form: "many") }. Die Stufe richtet sich nach dem schwersten Schritt von allen.
levels-suppositions = In einer schweren oder sehr schweren Ergänzung musst du auch einmal eine Zahl annehmen und herausfinden, dass sie nicht geht.
levels-found = Um die Stufe zu bestimmen, löst das Programm { -puzzle(form: "the") } wie ein Mensch: Bei jedem Schritt nimmt es den leichtesten { -technique }, der weiterhilft. Wie lange du brauchst, weiß es nicht.
levels-old-techniques = Was nun folgt, brauchst du in diesem Buch für { -puzzle(form: "no") }. Doch das alte Buch lehrt es, und vergessen werden soll es nicht.
