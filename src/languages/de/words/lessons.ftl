# Die Lektionen: Zählliste, Siegel, Strich und Lücke.

lesson-tally-heading = Die { -tally }
lesson-tally = Zählen Sie für jeden { -stone } die Stellen, an denen er liegen könnte: zwei Nachbarfelder mit seinen beiden Zahlen. Ihre Anzahlen müssen zusammen die Summe ergeben, die bei { -puzzle(form: "the-dative") } steht. Wenn nicht, fehlt eine Stelle oder ist doppelt gezählt.
lesson-tally-to-write = Schreiben Sie alle { -stone(form: "many") } des Satzes auf und neben jeden seine Anzahl. Das ist die { -tally }.
lesson-tally-printed =
    { $reader ->
        [print] Unter { -puzzle(form: "each-dative") } oder auf der Seite daneben stehen alle { -stone(form: "many") } des Satzes, jeder mit einem Kästchen für seine Anzahl oder einen Haken.
        [embossed] Unter { -puzzle(form: "each-dative") } oder auf der nächsten Seite stehen alle { -stone(form: "many") } des Satzes.
       *[other] Unter { -puzzle(form: "each-dative") } stehen alle { -stone(form: "many") } des Satzes. Schreiben Sie sie ab und neben jeden seine Anzahl.
    }
lesson-tally-raised = Das erste Blatt jedes Teils nennt alle { -stone(form: "many") } seines Satzes, mit Platz für einen Stecker oder ein Stück Wachs neben jedem. Wo ein Teil leichte { -puzzle(form: "many") } hat, folgen hinter ihnen { -tally(form: "many") } mit ausgefüllten Anzahlen.
lesson-tally-example = Das winzige Brett von der Regel hat { $places } Stellen. Das ist seine { -tally }:
tally-count =
    { $times ->
        [1] einmal
       *[other] { $times }-mal
    } <stone>{ $stone }</stone>
lesson-seal-heading = Siegel
lesson-seal = Ein { -stone } mit nur einer Stelle ist ein Siegel: Er muss dort liegen. Alle anderen Stellen, die eines seiner beiden Felder belegen, sind nun unmöglich. Streichen Sie diese aus der { -tally }. Ein { -stone }, dessen Anzahl auf eins sinkt, wird selbst zum Siegel.
lesson-rings = Ringe markieren die besprochenen Zahlen.
lesson-stroke-heading = { -stroke }
lesson-stroke = Jeden { -stone } gibt es nur einmal. Wo ein { -stone }, der schon liegt, noch einmal vorkäme, ziehen Sie einen { -stroke } zwischen die beiden Felder: Diese beiden gehören nie zusammen.
lesson-stroke-raised = Legen Sie einen Streifen aus Karton auf die Linie zwischen den beiden Feldern, oder drücken Sie ein Wachsstäbchen an. Beides lässt sich wieder wegnehmen, wenn dort ein { -stone } zu liegen kommt oder der { -stroke } falsch war. Ein Blatt mit solchen Streifen liegt bei den Kartensteinen.
lesson-stroke-example = Der { -stone } <stone>{ $stone }</stone> liegt nun auf <place>{ $place }</place>. { -stroke(form: "many") } stehen, wo er noch einmal vorkäme: { $places }.
lesson-gap-heading = Lücke
lesson-gap = Ein Feld, das sich nur mit einem Nachbarn verbinden kann, ist eine Lücke: Beide teilen sich einen { -stone }. Seine anderen Seiten sind durch { -stone(form: "many") }, { -stroke(form: "many") } oder den Rand geschlossen. Auch zwei Felder, die von allen anderen abgeschnitten sind, sind eine Lücke.
lesson-more-heading = Wenn Siegel und Lücken nicht genügen
lesson-more =
    Siegel und Lücken allein lösen { -puzzle(form: "each") }, die als leicht bezeichnet ist. Schwerere { -puzzle(form: "many") } brauchen auch andere { -aid(form: "many") }. { $reader ->
        [aloud] Das Kapitel <page of="levels" title="Stufen und { -aid(form: "many") }"/>
        [screen] Das Kapitel <page of="levels" title="Stufen und { -aid(form: "many") }"/>
        [display] Das Kapitel <page of="levels" title="Stufen und { -aid(form: "many") }"/>
        [touch] Das Kapitel über Stufen und { -aid(form: "many") }, Blatt <page of="levels" title="Stufen und { -aid(form: "many") }"/>,
       *[other] Das Kapitel über Stufen und { -aid(form: "many") }, Seite <page of="levels" title="Stufen und { -aid(form: "many") }"/>,
    } erklärt alle, die in diesem Buch vorkommen.
lesson-no-guess = Bei { -puzzle(form: "no-dative") } in diesem Buch müssen Sie raten.
lesson-guess-in-master = Bei { -puzzle(form: "no-dative") } unter der Stufe Meister müssen Sie raten.
lesson-hints =
    Kommen Sie nicht weiter? Dann gibt es{ $puzzles ->
        [1] { "" }
       *[other]
            { " " }zu { -puzzle(form: "each-dative") }{ $graded ->
                [yes] { "" }
               *[no] { " " }mit einer Stufe
            }
    } drei { -hint(form: "many") }.
lesson-hints-aloud = Sie folgen nach den { -puzzle(form: "many") } in drei Kapiteln, danach die { -key(form: "many") }.
