# Was vom Beispiel des alten Buches bekannt ist.

historic-opening-heading = Das Beispiel von 1921
historic-opening-lead = So beginnen die Verfasser des alten Buches ihr eigenes Beispiel, soweit es sich noch feststellen lässt.
historic-opening-source = Die Zeichnung { -puzzle(form: "of-this") }, die zweite des Buches, fehlt im eingescannten Text. Aber der Text nennt ihre { -tally } und erzählt die ersten Züge. Aus beidem folgen { $known } ihrer { $cells } Zahlen. Die anderen bleiben hier leer: Wir kennen sie nicht, und viele Bretter würden passen. Zu lösen ist { -puzzle(form: "this") } also nicht.
historic-opening-known-heading = Figur 2, soweit bekannt
historic-opening-tally-heading = Ihre { -tally }
historic-opening-counts = Diese Anzahlen stehen so im Buch. Zusammen ergeben sie { $places }, wie es sein muss.
historic-opening-moves-heading = Die ersten Züge
historic-opening-slip = Die ersten beiden Siegel streichen zwei der sechs Stellen von <domino>0:6</domino>, sodass vier bleiben. Im Buch steht fünf, ein Versehen.
historic-opening-bars = Der { -domino } <domino>2:4</domino> liegt schon. { -bar(form: "many") } stehen dort, wo er noch einmal vorkäme: { $places }. Daraus entstehen zwei Lücken, und aus ihnen eine dritte.
historic-opening-told = Dann legt das Buch { $dominoes }: eine Lücke, ein Siegel und eine Lücke von zwei Feldern. Hier müssen wir ihm glauben, denn die Felder, die es zeigen würden, sind verloren.
historic-opening-told-domino = <domino>{ $domino }</domino> auf <place>{ $place }</place>
historic-opening-laid-heading = Figur 2 mit { $laid } { -domino(form: "many-dative") }
