# Das Kapitel über Stufen, das die Kniffe erklärt, die das Buch braucht.

levels-heading = Stufen und { -aid(form: "many") }
levels-aids =
    Ein { -aid } zeigt Ihnen, wo ein { -stone } liegt oder wo er nicht liegen kann. { -puzzle(form: "Each") }{ $graded ->
        [yes] { "" }
       *[no] { " " }mit einer Stufe
    } nennt den schwierigsten { -aid }, den sie braucht. Nach diesem { -aid } richtet sich ihre Stufe.
levels-six-heading = Die sechs Stufen
level-easy-explained = <b>Leicht:</b> Siegel und Lücken lösen { -puzzle(form: "the") }.
level-medium-explained = <b>Mittel:</b> Ein Feld mit seinen Nachbarn oder ein { -stone } mit allen seinen Stellen zeigt, wo ein { -stone } nicht liegen kann.
level-tricky-explained = <b>Knifflig:</b> Zwei Felder wollen denselben { -stone }, oder ein { -stone } würde eine ungerade Zahl von Feldern abschneiden.
level-hard-explained = <b>Schwer:</b> Sie sehen mehrere Felder oder mehrere { -stone(form: "many") } zusammen an.
level-expert-explained = <b>Sehr schwer:</b> Ketten von Feldern und { -stone(form: "many-dative") } mit je zwei Stellen, oder die Felder eines ganzen Gebietes, zu Paaren verbunden.
level-master-explained = <b>Meister:</b> Sie nehmen versuchsweise an, dass ein { -stone } auf einer Stelle liegt, und sehen, ob das zu einem Widerspruch führt.
levels-no-guess = <b>Bis zur Stufe „sehr schwer“ müssen Sie bei { -puzzle(form: "no-dative") } raten.</b> Jeder Schritt folgt aus dem, was auf dem Brett liegt.
levels-no-master = { -puzzle(form: "No") } in diesem Buch geht darüber hinaus.
levels-master = Nur { -puzzle(form: "a") } der Stufe Meister verlangt, versuchsweise etwas anzunehmen.
levels-numbers = In einer Ergänzung brauchen Sie zuerst { -aid(form: "many") } für Zahlen. Ihre Stufe ist die des schwersten Schrittes von allen.
levels-suppositions = Eine schwere oder sehr schwere Ergänzung verlangt, eine Zahl anzunehmen und zu sehen, dass sie nicht geht.
levels-completions = Eine Ergänzung ohne Stufe kann mehr verlangen: Über den Weg zu ihrer Lösung versprechen wir nichts.
levels-found = Das Programm findet die Stufe, indem es { -puzzle(form: "the") } löst wie ein Mensch. Es benutzt den leichtesten { -aid }, der etwas bringt, einmal und fängt dann wieder beim leichtesten an. Wie lange Sie brauchen, weiß es nicht.
levels-old-aids-heading = Weitere { -aid(form: "many") } des Buches von 1921
levels-old-aids = { -puzzle(form: "No") } in diesem Buch braucht, was nun folgt. Es steht hier, weil das alte Buch es lehrt.
