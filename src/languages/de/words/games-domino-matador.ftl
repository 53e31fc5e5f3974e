# Die Regeln von Domino-Matador.

domino-matador-heading = Domino-Matador
domino-matador-lead = Für zwei bis vier. Vier Enden, und immer wenn ihre Summe durch 5 teilbar ist, gibt es Punkte.
domino-matador-smaller-sets = Es geht auch mit einem kleineren Satz, bis <domino>8:8</domino> oder <domino>7:7</domino>. Dann stehen sein höchster Doppelstein und seine höchste Zahl für <domino>9:9</domino> und die Neunen. Nur gibt es dann weniger Matadore, die weiter unten erklärt sind: bis <domino>7:7</domino> bloß <domino>3:7</domino>, <domino>4:6</domino> und <domino>5:5</domino>.
domino-matador-before-heading = Vor dem Spiel
domino-matador-before = Mischen Sie die { -domino(form: "many") } verdeckt. Jeder bekommt 8 und legt sie offen vor sich hin: Alle dürfen sie ansehen und betasten. Der Rest ist der Vorrat.
domino-matador-cross-heading = Das Kreuz
domino-matador-first-domino = Wer <domino>9:9</domino> hat, beginnt damit. Hat ihn niemand, dann kaufen alle der Reihe nach je einen { -domino }, bis er auftaucht.
domino-matador-cross = Der Reihe nach kommen vier andere { -domino(form: "many") } mit einer Neun an seine vier Seiten. Wer keinen hat, kauft einen { -domino }; hat auch der keine Neun, ist der Nächste am Zug. Hier sind die Enden 4, 3, 5 und 6.
domino-matador-scores-heading = Punkte
domino-matador-scores = Wenn das Kreuz fertig ist, legt einer nach dem anderen einen { -domino } an eines der vier Enden, gleiche Zahlen aneinander. Ist die Summe der vier Enden danach durch 5 teilbar, bringt der { -domino } diese Summe als Punkte.
domino-matador-scores-example = Ein Beispiel: Die Enden sind 1, 3, 4 und 6, und <domino>1:7</domino> kommt an die 1. Jetzt sind die Enden 7, 3, 4 und 6, zusammen 20. Das macht 20 Punkte.
domino-matador-doubles-heading = Doppelsteine
domino-matador-doubles = Ein Doppelstein darf längs liegen wie andere { -domino(form: "many") } oder quer. Liegt er quer, zählen beide Hälften. An ihn kommt nur ein { -domino }, wie an jedes Ende.
domino-matador-doubles-example = Ein Beispiel: Die Enden sind 2, 4, 5 und 7, und <domino>7:7</domino> kommt quer an die 7. Die Summe ist 2 und 4 und 5 und zweimal 7, zusammen 25. Das macht 25 Punkte.
domino-matador-matadors-heading = Matadore
domino-matador-matadors = Matadore sind die { -domino(form: "many") } mit zehn Augen: <domino>1:9</domino>, <domino>2:8</domino>, <domino>3:7</domino>, <domino>4:6</domino> und <domino>5:5</domino>. Ein Matador darf gelegt werden wie jeder andere { -domino }. Oder er wird quer an ein beliebiges Ende gelegt, gleich welche Zahl es hat: Dann zählt er zehn. Dahinter kommt ein { -domino } mit einer seiner beiden Zahlen oder ein anderer Matador.
domino-matador-matadors-example = Ein Beispiel: Die Enden sind 3, 6, 7 und 7, und <domino>2:8</domino> kommt quer an die 3. Die Summe ist 10 und 6 und 7 und 7, zusammen 30. Das macht 30 Punkte.
domino-matador-end-heading = Das Ende
domino-matador-end = Das Spiel ist aus, wenn jemand seinen letzten { -domino } legt oder wenn der Vorrat aufgebraucht ist und niemand mehr legen kann. Alle ziehen die Augen ihrer übrigen { -domino(form: "many") } ab, für <domino>0:0</domino> sind es 10. Wer seinen letzten { -domino } gelegt hat, bekommt 25 dazu. Wer die meisten Punkte hat, gewinnt.
domino-matador-doubtful-heading = Drei zweifelhafte Zahlen
domino-matador-doubtful = Wir haben das Spiel aus dem eingescannten Text einer alten Seite. An drei Stellen steht darin eine 6, die falsch ist oder falsch aussieht. Die Summe soll durch 6 teilbar sein, aber die Beispiele bringen 20, 25 und 30: Wir nehmen 5. Für den letzten { -domino } soll es 26 Punkte geben, obwohl alles andere Vielfache von fünf sind: Wir nehmen 25, und das ist geraten. Und 2, 4, 5 und 7 sollen 16 ergeben; es sind 18. Ob die Seite falsch gedruckt war oder falsch gelesen wurde, wissen wir nicht.
domino-matador-open-heading = Was die Seite offenlässt
domino-matador-open-cross = Kann schon der { -domino } Punkte bringen, der das Kreuz fertig macht? Bei uns nicht.
domino-matador-open-cannot-lay = Was geschieht, wenn jemand später nicht legen kann? Bei uns dasselbe wie beim Kreuz: Er kauft einen { -domino } und legt ihn, wenn er passt.
