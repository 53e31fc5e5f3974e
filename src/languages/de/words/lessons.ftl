# Die Lektionen: Liste, Siegel, Trennungsstrich und Lücke.

lesson-tally-heading = Die { -tally }
lesson-tally = Zählen Sie für jeden { -stone } die Plätze, an denen er liegen könnte: alle Paare von Nachbarfeldern mit seinen beiden Zahlen. Ein volles Brett hat eine bekannte Anzahl solcher Paare, und Ihre Zahlen müssen zusammen diese Anzahl ergeben. Anfänger übersehen leicht ein Paar, darum lohnt sich das Zusammenzählen.
lesson-tally-to-write = Schreiben Sie alle { -stone(form: "many") } des Satzes in eine Liste und neben jeden seine Anzahl.
lesson-tally-printed =
    { $reader ->
        [print] Unter { -puzzle(form: "each-dative") } oder auf der Seite daneben stehen alle { -stone(form: "many") } des Satzes, jeder mit einem Kästchen für seine Anzahl oder einen Haken.
        [embossed] Unter { -puzzle(form: "each-dative") } oder auf der nächsten Seite stehen alle { -stone(form: "many") } des Satzes.
       *[other] Unter { -puzzle(form: "each-dative") } stehen alle { -stone(form: "many") } des Satzes. Schreiben Sie sie ab und neben jeden seine Anzahl.
    }
lesson-tally-raised = Das erste Blatt jedes Teils nennt alle { -stone(form: "many") } seines Satzes, mit Platz für einen Stecker oder ein Stück Wachs neben jedem. Wo ein Teil leichte { -puzzle(form: "many") } hat, folgen hinter ihnen Listen mit ausgefüllten Anzahlen.
lesson-tally-example = Das winzige Brett von der Regel hat { $places } Paare. Das ist seine { -tally }:
tally-count =
    { $times ->
        [1] einmal
       *[other] { $times }-mal
    } <stone>{ $stone }</stone>
lesson-seal-heading = Siegel
lesson-seal = Ein { -stone } mit nur einem Platz ist ein Siegel: Er muss dort liegen. Alle anderen Paare, die eines seiner beiden Felder brauchen, sind nun unmöglich. Streichen Sie diese Paare aus der { -tally }. Ein { -stone }, dessen Anzahl auf eins sinkt, wird selbst zum Siegel.
lesson-rings = In den Bildern steht ein Ring um jede Zahl, um die es in den Worten dabei geht.
lesson-stroke-heading = Trennungsstrich
lesson-stroke = Liegt ein { -stone }, so bekommt jedes andere Paar, das denselben { -stone } zeigt, einen { -stroke } zwischen seine beiden Felder, denn der { -stone } ist verbraucht. Diese beiden Felder können nie mehr zusammengehören.
lesson-stroke-raised = Legen Sie einen Streifen aus Karton auf die Linie zwischen den beiden Feldern, oder drücken Sie ein Wachsstäbchen an. Beides lässt sich wieder wegnehmen, wenn dort ein { -stone } zu liegen kommt oder der { -stroke } falsch war. Ein Blatt mit solchen Streifen liegt bei den Kartensteinen.
lesson-stroke-example = Der { -stone } <stone>{ $stone }</stone> liegt nun auf <place>{ $place }</place>. { -stroke(form: "many") } stehen, wo er sich noch einmal zeigen würde: { $places }.
lesson-gap-heading = Lücke
lesson-gap = Ein Feld, das sich nur mit einem Nachbarn verbinden kann, weil { -stone(form: "many") }, { -stroke(form: "many") } oder der Rand alle anderen Seiten schließen, ist eine kleine Lücke: Es gehört zu diesem Nachbarn. Zwei Felder, die von allen anderen abgeschnitten sind, sind eine große Lücke: Sie sind ein { -stone }.
lesson-more-heading = Wenn Siegel und Lücken nicht genügen
lesson-more =
    Siegel und Lücken allein lösen { -puzzle(form: "each") }, die als leicht bezeichnet ist. Schwerere { -puzzle(form: "many") } brauchen auch andere { -aid(form: "many") }. { $reader ->
        [aloud] Das Kapitel <page of="levels" title="Stufen und { -aid(form: "many") }"/>
        [screen] Das Kapitel <page of="levels" title="Stufen und { -aid(form: "many") }"/>
        [display] Das Kapitel <page of="levels" title="Stufen und { -aid(form: "many") }"/>
        [touch] Das Kapitel über Stufen und { -aid(form: "many") }, Blatt <page of="levels" title="Stufen und { -aid(form: "many") }"/>,
       *[other] Das Kapitel über Stufen und { -aid(form: "many") }, Seite <page of="levels" title="Stufen und { -aid(form: "many") }"/>,
    } erklärt diejenigen, die in diesem Buch vorkommen.
lesson-no-guess = Bei { -puzzle(form: "no-dative") } in diesem Buch muss man raten.
lesson-guess-in-master = Bei { -puzzle(form: "no-dative") } unter der Stufe Meister muss man raten.
lesson-hints =
    Wenn Sie nicht weiterkommen, gibt es{ $puzzles ->
        [1] { "" }
       *[other]
            { " " }zu { -puzzle(form: "each-dative") }{ $graded ->
                [yes] { "" }
               *[no] { " " }mit einer Stufe
            }
    } drei { -hint(form: "many") }.
lesson-hints-aloud = Sie folgen nach den { -puzzle(form: "many") } in drei Kapiteln, danach die { -key(form: "many") }.
