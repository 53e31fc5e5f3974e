# Die Regeln von Domino-Matador.

domino-matador-heading = Domino-Matador
domino-matador-lead = Für zwei bis vier. Vier Enden, und immer wenn ihre Summe durch 5 teilbar ist, gibt es Punkte.
domino-matador-smaller-sets = Es geht auch mit einem kleineren Satz, bis <stone>8:8</stone> oder <stone>7:7</stone>. Dann stehen sein höchster Doppelstein und seine höchste Zahl für <stone>9:9</stone> und die Neunen. Nur gibt es dann weniger Matadore, die weiter unten erklärt sind: bis <stone>7:7</stone> bloß <stone>3:7</stone>, <stone>4:6</stone> und <stone>5:5</stone>.
domino-matador-before-heading = Vor dem Spiel
domino-matador-before = Mischen Sie die { -stone(form: "many") } verdeckt. Jeder bekommt 8 und legt sie offen vor sich hin: Alle dürfen sie ansehen und betasten. Der Rest ist der Vorrat.
domino-matador-cross-heading = Das Kreuz
domino-matador-first-stone = Wer <stone>9:9</stone> hat, beginnt damit. Hat ihn niemand, dann kaufen alle der Reihe nach je einen { -stone }, bis er auftaucht.
domino-matador-cross = Der Reihe nach kommen vier andere { -stone(form: "many") } mit einer Neun an seine vier Seiten. Wer keinen hat, kauft einen { -stone }; hat auch der keine Neun, ist der Nächste am Zug. Hier sind die Enden 4, 3, 5 und 6.
domino-matador-scores-heading = Punkte
domino-matador-scores = Wenn das Kreuz fertig ist, legt einer nach dem anderen einen { -stone } an eines der vier Enden, gleiche Zahlen aneinander. Ist die Summe der vier Enden danach durch 5 teilbar, bringt der { -stone } diese Summe als Punkte.
domino-matador-scores-example = Ein Beispiel: Die Enden sind 1, 3, 4 und 6, und <stone>1:7</stone> kommt an die 1. Jetzt sind die Enden 7, 3, 4 und 6, zusammen 20. Das macht 20 Punkte.
domino-matador-doubles-heading = Doppelsteine
domino-matador-doubles = Ein Doppelstein darf längs liegen wie andere { -stone(form: "many") } oder quer. Liegt er quer, zählen beide Hälften. An ihn kommt nur ein { -stone }, wie an jedes Ende.
domino-matador-doubles-example = Ein Beispiel: Die Enden sind 2, 4, 5 und 7, und <stone>7:7</stone> kommt quer an die 7. Die Summe ist 2 und 4 und 5 und zweimal 7, zusammen 25. Das macht 25 Punkte.
domino-matador-matadors-heading = Matadore
domino-matador-matadors = Matadore sind die { -stone(form: "many") } mit zehn Augen: <stone>1:9</stone>, <stone>2:8</stone>, <stone>3:7</stone>, <stone>4:6</stone> und <stone>5:5</stone>. Ein Matador darf gelegt werden wie jeder andere { -stone }. Oder er wird quer an ein beliebiges Ende gelegt, gleich welche Zahl es hat: Dann zählt er zehn. Dahinter kommt ein { -stone } mit einer seiner beiden Zahlen oder ein anderer Matador.
domino-matador-matadors-example = Ein Beispiel: Die Enden sind 3, 6, 7 und 7, und <stone>2:8</stone> kommt quer an die 3. Die Summe ist 10 und 6 und 7 und 7, zusammen 30. Das macht 30 Punkte.
domino-matador-end-heading = Das Ende
domino-matador-end = Das Spiel ist aus, wenn jemand seinen letzten { -stone } legt oder wenn der Vorrat aufgebraucht ist und niemand mehr legen kann. Alle ziehen die Augen ihrer übrigen { -stone(form: "many") } ab, für <stone>0:0</stone> sind es 10. Wer seinen letzten { -stone } gelegt hat, bekommt 25 dazu. Wer die meisten Punkte hat, gewinnt.
domino-matador-doubtful-heading = Drei zweifelhafte Zahlen
domino-matador-doubtful = Wir haben das Spiel aus dem eingescannten Text einer alten Seite. An drei Stellen steht darin eine 6, die falsch ist oder falsch aussieht. Die Summe soll durch 6 teilbar sein, aber die Beispiele bringen 20, 25 und 30: Wir nehmen 5. Für den letzten { -stone } soll es 26 Punkte geben, obwohl alles andere Vielfache von fünf sind: Wir nehmen 25, und das ist geraten. Und 2, 4, 5 und 7 sollen 16 ergeben; es sind 18. Ob die Seite falsch gedruckt war oder falsch gelesen wurde, wissen wir nicht.
domino-matador-open-heading = Was die Seite offenlässt
domino-matador-open-cross = Kann schon der { -stone } Punkte bringen, der das Kreuz fertig macht? Bei uns nicht.
domino-matador-open-cannot-lay = Was geschieht, wenn jemand später nicht legen kann? Bei uns dasselbe wie beim Kreuz: Er kauft einen { -stone } und legt ihn, wenn er passt.
