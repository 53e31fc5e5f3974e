# Die Regeln von Domino mit Ziehen.

draw-domino-heading = Domino mit Ziehen
draw-domino-lead = Für zwei. Wer hat zuerst keine { -domino(form: "many") } mehr?
draw-domino-before-heading = Vor dem Spiel
draw-domino-before = Mischen Sie die { -domino(form: "many") } verdeckt. Verabreden Sie, wie viele { -domino(form: "many") } jeder bekommt: 5 oder 7. Stellen Sie Ihre so auf, dass nur Sie sie kennen. Der Rest ist der Vorrat. Verabreden Sie auch, wer die erste Partie beginnt; danach wechseln Sie sich ab.
draw-domino-play-heading = Das Spiel
draw-domino-first-domino = Wer beginnt, legt einen beliebigen { -domino }, hier <domino>4:5</domino>.
draw-domino-fits = Dann legen beide abwechselnd. Ein { -domino } passt, wenn er die Zahl eines Endes hat. Hier kommt <domino>3:4</domino> an die 4:
draw-domino-doubles = Doppelsteine liegen quer. Mit <domino>5:5</domino> an der 5 sind die Enden noch immer 5 und 3.
draw-domino-after-double = Nach <domino>5:6</domino> sind die Enden 6 und 3.
draw-domino-draw = Wenn keiner passt, setzen Sie aus. Oder Sie ziehen, wenn es so verabredet war, einen { -domino } nach dem anderen, bis einer passt, und den legen Sie.
draw-domino-end-heading = Das Ende einer Partie
draw-domino-end = Wer zuerst keinen { -domino } mehr hat, gewinnt. Kann niemand mehr legen, dann zählen beide ihre Augen, und wer mehr hat, verliert.
draw-domino-points = Man kann bis 100 oder 150 Punkte spielen: Wer eine Partie gewinnt, schreibt die Augen auf, die dem anderen bleiben.
draw-domino-open-heading = Was der alte Text offenlässt
draw-domino-open = Der alte Text verrät nicht, welcher Satz nötig ist, was geschieht, wenn der Vorrat aufgebraucht ist, und wer bei gleich vielen Augen gewinnt. Wir halten es so: Ist der Vorrat aufgebraucht, setzt aus, wer nicht anlegen kann; bei gleich vielen Augen gewinnt niemand. Der alte Text sagt selbst, dass die Regeln von Ort zu Ort verschieden sind.
