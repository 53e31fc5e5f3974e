# Die Regeln von Domino mit Ziehen in kurzen Sätzen, für Kinder.

draw-domino-children-heading = Domino für Kinder
draw-domino-children-lead = Für zwei. Werdet alle eure { -domino(form: "many") } los!
draw-domino-children-turn-over = Dreht alle { -domino(form: "many") } um und mischt sie. Jeder nimmt 5. Zeigt sie nicht her.
draw-domino-children-begin = Einer legt einen { -domino } hin. Dann legt ihr immer abwechselnd.
draw-domino-children-look = Sieh dir die beiden Enden an oder taste sie ab. Hast du einen { -domino } mit einer dieser Zahlen? Leg ihn an. Gleiche Zahlen kommen aneinander.
draw-domino-children-double = Ein { -domino } mit zwei gleichen Zahlen liegt quer.
draw-domino-children-nothing-fits = Nichts passt? Zieh, bis einer passt. Gibt es keine mehr, ist der andere dran.
draw-domino-children-win = Du hast keine { -domino(form: "many") } mehr? Dann hast du gewonnen! Keiner kann mehr legen? Zählt die Punkte auf euren { -domino(form: "many-dative") }. Wer weniger hat, gewinnt.
draw-domino-children-next = Was passt als Nächstes? Am linken Ende ein { -domino } mit einer 2, am rechten einer mit einer 1:
draw-domino-children-read-aloud = Für Erwachsene: Geben Sie den Kindern den Satz bis <domino>{ $range }:{ $range }</domino>, den Jüngsten die 15 { -domino(form: "many") } bis <domino>4:4</domino>.
