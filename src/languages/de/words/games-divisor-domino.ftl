# Die Regeln von Divisor-Domino.

divisor-domino-heading = Divisor-Domino
divisor-domino-lead = Für zwei oder mehr. Machen Sie die Summe aller Enden teilbar, das bringt Punkte.
divisor-domino-divisors = Zu jedem Satz gehört ein Divisor:
divisor-domino-set = Bis <stone>{ $range }:{ $range }</stone>, { $stones } { -stone(form: "many") }: Divisor { $divisor }.
divisor-domino-larger = Alle sind größer als die Sätze zu den { -puzzle(form: "many-dative") } in diesem Buch, deren größter bis <stone>{ $largest }:{ $largest }</stone> geht.
divisor-domino-play-heading = Das Spiel
divisor-domino-before = Mischen Sie die { -stone(form: "many") } verdeckt. Alle nehmen gleich viele und zeigen sie nicht. Der Rest ist der Vorrat.
divisor-domino-first-stones = Wer den höchsten Doppelstein des Satzes hat, beginnt damit; hat ihn niemand, dann mit dem höchsten, den jemand hat. Er liegt quer, und der zweite { -stone } kommt an eine seiner langen Seiten. Dann gibt es drei Enden, denn beide kurzen Seiten des Doppelsteines zählen.
divisor-domino-first-stones-example = Ein Beispiel mit dem Satz bis <stone>18:18</stone> und dem Divisor 11: Auf <stone>18:18</stone> folgt <stone>12:18</stone>. Die Enden sind 18, 18 und 12, zusammen 48. Das ist nicht durch 11 teilbar, also gibt es keine Punkte.
divisor-domino-turn = Der Reihe nach legen alle je einen { -stone } mit einer gleichen Zahl an ein Ende. Ist die Summe aller Enden danach teilbar, bringt er so viele Punkte, wie bei der Division herauskommt. Hier kommt <stone>8:12</stone> an die 12. Die Summe ist 18 und 18 und 8, zusammen 44. Geteilt durch 11 ist das 4: Das macht 4 Punkte.
divisor-domino-draw = Wer nicht legen kann, zieht einen { -stone } und setzt diesmal aus.
divisor-domino-doubles-heading = Doppelsteine
divisor-domino-doubles = Doppelsteine liegen immer quer. Ihre beiden kurzen Seiten sind Enden, und so erhöht ein Doppelstein die Summe einmal um seine Zahl: Was vorher einmal dort stand, zählt jetzt zweimal. An einem Doppelstein geht es nach allen vier Seiten weiter. Seine zweite lange Seite zählt erst, wenn dort ein { -stone } liegt.
divisor-domino-reckon-heading = So behalten Sie die Summe
divisor-domino-reckon = Sie müssen nicht jedes Mal alle Enden zusammenzählen. Ein { -stone } ändert die Summe um den Unterschied seiner beiden Zahlen. Wird die größere Zahl das Ende, so wächst die Summe, sonst wird sie kleiner. Die Summe sei 44 wie oben, und gelegt wird <stone>8:18</stone>:
divisor-domino-reckon-at-8 = An der 8 wächst die Summe um 10 auf 54.
divisor-domino-reckon-at-18 = An einem der beiden Enden 18 fällt sie um 10 auf 34.
divisor-domino-reckon-long-side = An der zweiten langen Seite von <stone>18:18</stone> wird nichts verdeckt. Die Summe wächst um 8 auf 52.
divisor-domino-reckon-shown = So liegt er an der 8:
divisor-domino-differences = Ordnen Sie also Ihre { -stone(form: "many") } nach den Unterschieden. Was sich um den Divisor unterscheidet, gehört zusammen: Beim Divisor 7 leistet die 10 dasselbe wie die 3. Die Summe um 3 zu erhöhen oder um 4 zu verringern läuft auf dasselbe hinaus.
divisor-domino-scored = Hat gerade jemand Punkte gemacht, ist die Summe schon teilbar. Dann bringt ein { -stone } noch einmal Punkte, dessen Unterschied der Divisor ist, und ebenso <stone>0:0</stone> und der Doppelstein des Divisors. Heben Sie sie für diesen Augenblick auf.
divisor-domino-end-heading = Das Ende
divisor-domino-end = Das Spiel ist aus, wenn jemand den letzten { -stone } seiner Hand legt. Alle anderen ziehen die Augen der { -stone(form: "many") } ab, die ihnen bleiben. Die meisten Punkte gewinnen.
divisor-domino-wrong-hands = Wer am Anfang zu viele { -stone(form: "many") } genommen hat, behält sie. Wer zu wenige hat, zieht die fehlenden sofort nach, auch noch am Ende.
divisor-domino-open-heading = Was die Regeln offenlassen
divisor-domino-open = Wir erzählen das Spiel, wie der Dominoverein FIDO es spielt. Nach einem zweiten Text zieht zwei { -stone(form: "many") }, wer nicht legen kann. Keiner von beiden sagt, wie viele { -stone(form: "many") } jede Hand bekommt: Verabreden Sie es. Ist der Vorrat aufgebraucht, setzt hier nur aus, wer nicht legen kann.
