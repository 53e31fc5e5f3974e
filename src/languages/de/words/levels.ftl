# Das Kapitel über Stufen, das die Kniffe erklärt, die das Buch braucht.

levels-heading = Stufen und { -technique(form: "many") }
levels-techniques = Ein { -technique } verrät Ihnen, wo ein { -domino } liegt oder wo er nicht liegen kann. Die Stufe { -puzzle(form: "of-a") } richtet sich nach dem schwierigsten { -technique }, der für sie nötig ist.
level-easy-explained = <b>Leicht:</b> Für { -puzzle(form: "the") } genügen Siegel und Lücken.
level-medium-explained = <b>Mittel:</b> Ein Feld und seine Nachbarn oder ein { -domino } und seine Stellen verraten Ihnen, wo ein { -domino } nicht liegen kann.
level-tricky-explained = <b>Knifflig:</b> Zwei Felder bräuchten denselben { -domino }, oder ein { -domino } würde eine ungerade Zahl von Feldern abschneiden.
level-hard-explained = <b>Schwer:</b> Sie müssen mehrere Felder oder mehrere { -domino(form: "many") } zugleich im Kopf behalten.
level-expert-explained = <b>Sehr schwer:</b> Sie verfolgen Ketten von Feldern und { -domino(form: "many-dative") } mit je zwei Stellen, oder Sie sehen, dass einige Felder alle ihre freien Nachbarn selbst brauchen.
level-master-explained = <b>Meister:</b> Sie nehmen versuchsweise an, dass ein { -domino } an einer Stelle liegt, und prüfen, ob das zu einem Widerspruch führt.
levels-no-guess =
    <b>{ $every ->
        [yes] In diesem Buch
       *[no] Bis zur Stufe „sehr schwer“
    } müssen Sie bei { -puzzle(form: "no-dative") } raten.</b> Jeder Schritt folgt aus dem, was auf dem Brett liegt.
levels-master = Erst in der Stufe Meister müssen Sie versuchsweise etwas annehmen.
levels-numbers = In einer Ergänzung suchen Sie zuerst die fehlenden Zahlen; auch dafür gibt es { -technique(form: "many") }. Die Stufe richtet sich nach dem schwersten Schritt von allen.
levels-suppositions = In einer schweren oder sehr schweren Ergänzung müssen Sie auch einmal eine Zahl annehmen und herausfinden, dass sie nicht geht.
levels-completions = Eine Ergänzung ohne Stufe kann mehr verlangen: Über den Weg zu ihrer Lösung versprechen wir nichts.
levels-found = Um die Stufe zu bestimmen, löst das Programm { -puzzle(form: "the") } wie ein Mensch: Bei jedem Schritt nimmt es den leichtesten { -technique }, der weiterhilft. Wie lange Sie brauchen, weiß es nicht.
levels-old-techniques-heading =
    { $techniques ->
        [1] Ein weiterer { -technique } des Buches von 1921
       *[other] Weitere { -technique(form: "many") } des Buches von 1921
    }
levels-old-techniques = Was nun folgt, brauchen Sie in diesem Buch für { -puzzle(form: "no") }. Doch das alte Buch lehrt es, und vergessen werden soll es nicht.
