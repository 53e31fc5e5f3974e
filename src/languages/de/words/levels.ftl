# Das Kapitel über Stufen, das die Kniffe erklärt, die das Buch braucht.

levels-heading = Stufen und { -aid(form: "many") }
levels-aids = Ein { -aid } verrät Ihnen, wo ein { -stone } liegt oder wo er nicht liegen kann. Die Stufe { -puzzle(form: "of-a") } richtet sich nach dem schwierigsten { -aid }, der für sie nötig ist.
level-easy-explained = <b>Leicht:</b> Für { -puzzle(form: "the") } genügen Siegel und Lücken.
level-medium-explained = <b>Mittel:</b> Ein Feld und seine Nachbarn oder ein { -stone } und seine Stellen verraten Ihnen, wo ein { -stone } nicht liegen kann.
level-tricky-explained = <b>Knifflig:</b> Zwei Felder bräuchten denselben { -stone }, oder ein { -stone } würde eine ungerade Zahl von Feldern abschneiden.
level-hard-explained = <b>Schwer:</b> Sie müssen mehrere Felder oder mehrere { -stone(form: "many") } zugleich im Kopf behalten.
level-expert-explained = <b>Sehr schwer:</b> Sie verfolgen Ketten von Feldern und { -stone(form: "many-dative") } mit je zwei Stellen, oder Sie sehen, dass einige Felder alle ihre freien Nachbarn selbst brauchen.
level-master-explained = <b>Meister:</b> Sie nehmen versuchsweise an, dass ein { -stone } an einer Stelle liegt, und prüfen, ob das zu einem Widerspruch führt.
levels-no-guess =
    <b>{ $every ->
        [yes] In diesem Buch
       *[no] Bis zur Stufe „sehr schwer“
    } müssen Sie bei { -puzzle(form: "no-dative") } raten.</b> Jeder Schritt folgt aus dem, was auf dem Brett liegt.
levels-master = Erst in der Stufe Meister müssen Sie versuchsweise etwas annehmen.
levels-numbers = In einer Ergänzung suchen Sie zuerst die fehlenden Zahlen; auch dafür gibt es { -aid(form: "many") }. Die Stufe richtet sich nach dem schwersten Schritt von allen.
levels-suppositions = In einer schweren oder sehr schweren Ergänzung müssen Sie auch einmal eine Zahl annehmen und herausfinden, dass sie nicht geht.
levels-completions = Eine Ergänzung ohne Stufe kann mehr verlangen: Über den Weg zu ihrer Lösung versprechen wir nichts.
levels-found = Um die Stufe zu bestimmen, löst das Programm { -puzzle(form: "the") } wie ein Mensch: Bei jedem Schritt nimmt es den leichtesten { -aid }, der weiterhilft. Wie lange Sie brauchen, weiß es nicht.
levels-old-aids-heading =
    { $aids ->
        [1] Ein weiterer { -aid } des Buches von 1921
       *[other] Weitere { -aid(form: "many") } des Buches von 1921
    }
levels-old-aids = Was nun folgt, brauchen Sie in diesem Buch für { -puzzle(form: "no") }. Doch das alte Buch lehrt es, und vergessen werden soll es nicht.
