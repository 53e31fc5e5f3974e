# Das Kapitel über Stufen, das die Hilfen erklärt, die das Buch braucht.

levels-heading = Stufen und { -aid(form: "many") }
levels-aids =
    Eine { -aid } ist ein Weg zu sehen, wo ein { -stone } liegt oder wo keiner liegen kann. { -puzzle(form: "Each") }{ $graded ->
        [yes] { "" }
       *[no] { " " }mit einer Stufe
    } nennt die schwerste { -aid }, die sie braucht, und nach dieser { -aid } richtet sich ihre Stufe.
levels-six-heading = Die sechs Stufen
level-easy-explained = <b>Leicht:</b> Siegel und Lücken lösen { -puzzle(form: "the") }.
level-medium-explained = <b>Mittel:</b> Ein Feld mit seinen Nachbarn oder ein { -stone } mit allen seinen Plätzen zeigt, wo ein { -stone } nicht liegen kann.
level-tricky-explained = <b>Knifflig:</b> Zwei Felder wollen denselben { -stone }, oder ein { -stone } würde eine ungerade Zahl von Feldern abschneiden.
level-hard-explained = <b>Schwer:</b> Mehrere Felder oder mehrere { -stone(form: "many") } müssen zusammen gesehen werden.
level-expert-explained = <b>Sehr schwer:</b> Ketten von Feldern und { -stone(form: "many-dative") } mit je zwei Plätzen, oder die Felder eines ganzen Gebietes, zu Paaren verbunden.
level-master-explained = <b>Meister:</b> Man setzt voraus, dass ein { -stone } auf einem Platz liegt, bis sich das widerlegt.
levels-no-guess = <b>Bis zur Stufe „sehr schwer“ muss man bei { -puzzle(form: "no-dative") } raten.</b> Jeder Schritt folgt aus dem, was auf dem Brett liegt.
levels-no-master = { -puzzle(form: "No") } in diesem Buch geht darüber hinaus.
levels-master = Nur { -puzzle(form: "a") } der Stufe Meister verlangt, etwas vorauszusetzen.
levels-completions = Ergänzungen haben keine Stufe, und über den Weg zu ihrer Lösung wird nichts versprochen.
levels-found = Das Programm findet die Stufe, indem es { -puzzle(form: "the") } löst wie ein Mensch. Es benutzt die leichteste { -aid }, die etwas bringt, einmal und fängt dann wieder bei der leichtesten an. Wie lange Sie brauchen, weiß es nicht.
levels-other-aids-heading = Siegel, Lücken und die anderen { -aid(form: "many") }
levels-other-aids = Nur ein Siegel oder eine Lücke legt einen { -stone }. Jede andere { -aid } sagt, wo ein { -stone } nicht liegen kann: Streichen Sie diesen Platz aus der { -tally } und ziehen Sie einen { -stroke } zwischen seine beiden Felder. Früher oder später wird daraus ein Siegel oder eine Lücke. Ein Platz ist offen, solange kein { -stone } eines seiner Felder bedeckt, sein { -stone } nicht verbraucht ist und Sie ihn nicht gestrichen haben.
levels-aids-follow = Dies sind die anderen { -aid(form: "many") }, die { -puzzle(form: "many") } in diesem Buch brauchen, die leichteste zuerst. Zu jeder gehört ein kleines Brett, wie es unmittelbar vor der { -aid } aussieht.
levels-ring = Ein Ring steht um jede Zahl, um die es bei der { -aid } geht.
levels-cells-listed = Unter dem Brett stehen die Felder, um die es bei der { -aid } geht.
levels-no-aids =
    Die { -puzzle(form: "many") } in diesem Buch{ $graded ->
        [yes] { "" }
       *[no] , die eine Stufe haben,
    } brauchen keine andere { -aid }.
levels-old-aids-heading = Weitere { -aid(form: "many") } des Buches von 1921
levels-old-aids = { -puzzle(form: "No") } in diesem Buch braucht, was nun folgt. Es steht hier, weil das alte Buch es lehrt.
