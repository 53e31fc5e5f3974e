# Die Regeln von Domino mit Ziehen in kurzen Sätzen, für Kinder.

draw-domino-children-heading = Domino für Kinder
draw-domino-children-lead = Für zwei. Wer hat als Erster keine { -stone(form: "many") } mehr?
draw-domino-children-turn-over = Dreht alle { -stone(form: "many") } um. Mischt sie.
draw-domino-children-take = Jeder nimmt 5 { -stone(form: "many") }. Zeigt sie nicht her.
draw-domino-children-begin = Einer legt einen { -stone } hin. Dann legt ihr immer abwechselnd.
draw-domino-children-look = Sieh dir die beiden Enden an oder taste sie ab. Hast du einen { -stone } mit einer dieser Zahlen? Leg ihn dort an. Gleich kommt an gleich.
draw-domino-children-double = Ein { -stone } mit zweimal der gleichen Zahl liegt quer.
draw-domino-children-nothing-fits = Nichts passt? Zieh einen { -stone }. Zieh weiter, bis einer passt. Gibt es keine mehr, ist der andere dran.
draw-domino-children-win = Du hast keine { -stone(form: "many") } mehr? Dann hast du gewonnen!
draw-domino-children-count = Keiner kann mehr legen? Zählt die Punkte auf euren { -stone(form: "many-dative") }. Wer weniger hat, gewinnt.
draw-domino-children-fits = Das passt:
draw-domino-children-next = Was kann als Nächstes kommen? Ein { -stone } mit einer 2 links. Ein { -stone } mit einer 1 rechts.
draw-domino-children-read-aloud = Für alle, die das vorlesen: Nehmen Sie den Satz bis <stone>{ $range }:{ $range }</stone>. Für die Jüngsten genügen { -stone(form: "many") } mit kleineren Zahlen: Bis <stone>4:4</stone> sind es 15.
