# Die Regeln von Domino mit Ziehen.

draw-domino-heading = Domino mit Ziehen
draw-domino-lead = Für zwei. Wer hat zuerst keine { -stone(form: "many") } mehr?
draw-domino-before-heading = Vor dem Spiel
draw-domino-before = Mischen Sie die { -stone(form: "many") } verdeckt. Verabreden Sie, wie viele jede Hand bekommt: 5 oder 7 zum Beispiel. Stellen Sie Ihre so auf, dass nur Sie sie kennen. Der Rest ist der Vorrat. Beide beginnen abwechselnd, Partie um Partie.
draw-domino-play-heading = Das Spiel
draw-domino-first-stone = Wer beginnt, legt einen beliebigen { -stone }, hier <stone>4:5</stone>.
draw-domino-fits = Dann legen beide abwechselnd. Ein { -stone } passt, wenn er die Zahl eines Endes hat. An die 4 kommt <stone>3:4</stone>.
draw-domino-doubles = Doppelsteine liegen quer. Mit <stone>5:5</stone> an der 5 sind die Enden noch immer 5 und 3.
draw-domino-after-double = Nach <stone>5:6</stone> sind sie 6 und 3.
draw-domino-draw = Wenn keiner Ihrer { -stone(form: "many") } passt, passen Sie. Oder Sie ziehen, wenn es so verabredet war: einen { -stone } nach dem anderen aus dem Vorrat, bis einer passt, und den legen Sie. Früher hieß das „in den Blinden gehen“. Der Blinde ist der Vorrat, dessen Zahlen niemand sieht; mit blinden Menschen hat das Wort nichts zu tun. Ein anderes Wort dafür ist Fischen.
draw-domino-end-heading = Das Ende einer Partie
draw-domino-end = Wer den letzten { -stone } seiner Hand legt, gewinnt. Kann niemand mehr legen, dann zählen beide die Augen, die sie noch haben, und wer mehr hat, verliert.
draw-domino-points = Man kann um Punkte spielen, bis 100 oder 150: In jeder Partie schreibt die Hand, die gewinnt, die Augen auf, die der anderen bleiben.
draw-domino-open-heading = Was der alte Text offenlässt
draw-domino-open-set = Den Satz. Hier ist der gewöhnliche genannt.
draw-domino-open-stock = Was geschieht, wenn der Vorrat aufgebraucht ist. Hier wird dann gepasst.
draw-domino-open-equal = Gleich viele Augen am Ende. Hier gewinnt dann niemand.
draw-domino-differs = Er sagt selbst, dass die Regeln von Ort zu Ort verschieden sind.
