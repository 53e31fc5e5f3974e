# Was ein Buch neben gewöhnlichen Aufgaben auf vollen Brettern hat.

terzett-heading = Terzett
terzett-threes = In einem Terzett liegen gleiche Zahlen zu dritt beieinander: nebeneinander in einer Zeile oder untereinander in einer Spalte. Jedes Feld des Brettes gehört zu einem solchen Dreier. Dreier mit derselben Zahl dürfen sich berühren, sodass mehr als drei gleiche Zahlen beieinanderliegen.
terzett-reading = Denken Sie sich das Brett in Dreier geteilt: So lässt es sich leichter lesen, ertasten und merken. Ein Dreier ist aber kein { -domino }. Die meisten { -domino(form: "many") } verbinden zwei Dreier; nur ein Doppelstein kann in einem Dreier liegen. Beim Legen bleibt alles beim Alten: Jeder { -domino } kommt einmal vor. Terzett heißt das Spiel schon im Buch von 1921.
completion-heading = Ergänzung
completion-numbers = Eine Ergänzung ist ein Terzett, das nur einen Teil seiner Zahlen zeigt. Die vorgegebenen Zahlen bleiben stehen. Ergänzen Sie die anderen so, dass alle gleichen Zahlen zu dritt beieinanderliegen und sich der ganze Satz { -domino(form: "many") } auf das Brett legen lässt. Dafür gibt es genau eine Möglichkeit.
completion-dominoes = Die { -domino(form: "many") } müssen Sie nicht legen. Aber es hilft, an sie zu denken: Jeden { -domino } gibt es nur einmal, und jeder braucht eine Stelle.{ $keys ->
        [yes] { " " }{ $reader ->
            [print] Die Lösung
           *[other] Der { -key }
        } zeigt alle Zahlen und darauf die { -domino(form: "many") }.
       *[no] { "" }
    } Auch das Wort Ergänzung steht schon im Buch von 1921.
duett-heading = Duett
duett-explained = In einem Duett liegen gleiche Zahlen zu zweit beieinander: nebeneinander in einer Zeile oder untereinander in einer Spalte. Jedes Feld des Brettes gehört zu einem solchen Paar. Ein Paar ist entweder ein Doppelstein, oder zwei { -domino(form: "many") } stoßen dort mit gleichen Enden aneinander wie beim gewöhnlichen Domino.
quartett-heading = Quartett
quartett-explained = In einem Quartett liegen gleiche Zahlen zu viert beieinander: vier nebeneinander in einer Zeile oder vier untereinander in einer Spalte. Jedes Feld des Brettes gehört zu einem solchen Vierer.
quadrat-heading = Quadrat-Spiel
quadrat-explained = In einem Quadrat-Spiel liegen gleiche Zahlen in Quadraten aus zwei Zeilen und zwei Spalten beieinander. Die Bretter sind aus solchen Quadraten gebaut wie eine Mauer aus Ziegeln: Wo eine Lage kürzer ist als die nächste, beginnt sie ein Feld weiter innen. So steht von Anfang an fest, wo die Quadrate liegen, aber nicht, wo die { -domino(form: "many") } liegen.
quodlibet-heading = Quodlibet
quodlibet-explained = In einem Quodlibet liegen gleiche Zahlen zu viert in drei Formen beieinander: vier in einer Zeile, vier in einer Spalte und Quadrate aus zwei Zeilen und zwei Spalten. Alle Vierer zusammen bilden ein symmetrisches Muster: Gespiegelt oder auf den Kopf gestellt, bleibt es gleich. Jede Form kommt mindestens viermal vor; das ist unsere Regel, denn das alte Buch sagt nur, dass die Formen abwechseln.
forerunners-history = Gruppen mit derselben Zahl dürfen sich berühren. Beim Legen bleibt alles beim Alten: Jeder { -domino } kommt einmal vor. Diese Spiele sind älter als das Terzett und brauchen nur einen gewöhnlichen Satz: Adler hat sie sich ausgedacht, als ihn die Gicht in Karlsbad im Zimmer festhielt. Das Buch von 1921 erzählt von Duett, Quadrat, Quartett und Quodlibet, zeigt aber keines. Die Bretter hier sind neu.
shapes-heading = Bretter in anderen Formen
shapes-explained =
    Manche Bretter sind keine vollen Rechtecke. Wo ein Brett ausgeschnitten ist oder eine Zeile früher endet als eine andere, gibt es weder Feld noch { -domino }; der Rand läuft daran entlang. Die Buchstaben und Zahlen der Spalten und Zeilen werden weitergezählt, als wäre das Brett voll. { $reader ->
        [touch] Auf einer Schablone läuft durch jedes Feld eines Loches eine schräge Linie.
        [aloud] Wo eine Zeile Löcher hat, nennt der Text die Spalten und sagt „kein Feld“.
        [embossed] Ein Loch bleibt leer.
        [display] Ein Loch bleibt leer.
       *[other] Löcher mitten im Brett sind schräg durchgestrichen.
    }
long-boards-heading = Lange Bretter
wide-boards-heading = Bretter in Teilen
long-boards-on-screens = Ein langes Brett kann breiter sein als der Bildschirm. Dann lässt es sich verschieben: Gehen Sie mit der Tabulatortaste zum Brett, und drücken Sie die Pfeiltasten.
long-boards-in-parts =
    Lange Bretter sind manchmal in mehreren Teilen abgedruckt. Die letzten zwei Spalten oder Zeilen eines Teils sind auch die ersten zwei des nächsten; zählen Sie sie nur einmal. { $reader ->
        [touch] Der Rahmen ist offen, wo das Brett weitergeht.
       *[other] Der Rand ist offen, wo das Brett weitergeht. Ein Balken markiert, was doppelt gedruckt ist.
    }
large-boards-heading = Große Bretter
large-boards-in-halves =
    { $reader ->
        [touch] Große Bretter sind manchmal in mehreren Teilen abgedruckt. Die letzten zwei Spalten oder Zeilen eines Teils sind auch die ersten zwei des nächsten; zählen Sie sie nur einmal. Der Rahmen ist offen, wo das Brett weitergeht.
       *[other] Große Bretter sind manchmal auf zwei gegenüberliegende Seiten verteilt. Die letzten zwei Spalten links stehen rechts noch einmal; zählen Sie sie nur einmal. Der Rand ist offen, wo das Brett weitergeht, und ein Balken markiert, was doppelt gedruckt ist.
    }
series-heading = Serie
series-explained = { -puzzle(form: "many") } mit demselben { -key } bilden eine Serie: Die Umrisse der { -domino(form: "many") } sind in allen gleich, nur die Zahlen sind andere. Kennen Sie den { -key } { -puzzle(form: "of-a") }, so können Sie alle anderen damit prüfen. Eine Schablone zeigt einen solchen { -key } ohne Zahlen.
series-stencils =
    { $reader ->
        [aloud] Die Schablonen folgen auf die { -key(form: "many") }.
        [screen] Alle stehen hinter den { -key(form: "many-dative") }: <page of="stencils" title="Schablonen"/>.
        [display] Alle stehen hinter den { -key(form: "many-dative") }: <page of="stencils" title="Schablonen"/>.
       *[other] { $stencils ->
            [1] Die zu dieser Serie steht auf Seite
           *[other] Die Schablonen beginnen auf Seite
        } <page of="stencils" title="Schablonen"/>.
    }
series-stencils-in-other-file = Die Schablonen stehen hinter den { -key(form: "many-dative") } in deren Datei.
