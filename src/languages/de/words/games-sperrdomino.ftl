# Die Regeln von Sperrdomino.

sperrdomino-heading = Sperrdomino
sperrdomino-lead = Ein Zweikampf. Sperren Sie die Kette, solange die andere Seite mehr Augen hat als Sie.
sperrdomino-before-heading = Vor dem Spiel
sperrdomino-deal = Mischen Sie die { -domino(form: "many") } verdeckt. Jeder nimmt 7 und zeigt sie nicht. Von den anderen 14 können Sie während des Spiels 12 kaufen. Die letzten 2 sind der Talon, den niemand nehmen darf.
sperrdomino-who-begins = Verabreden Sie, wer beginnt; später beginnt, wer gewonnen hat.
sperrdomino-turn-heading = Ein Zug
sperrdomino-one-line = Die Kette liegt in gerader Linie; sie darf in einer zweiten Reihe daneben zurücklaufen. Nichts liegt quer, und nichts zweigt ab.
sperrdomino-can-follow = Können Sie anlegen, so dürfen Sie zuerst beliebig viele { -domino(form: "many") } kaufen; dann legen Sie einen.
sperrdomino-cannot-follow = Können Sie nicht, so kaufen Sie, bis einer passt.
sperrdomino-pass = Sind alle 12 gekauft, ohne dass Sie anlegen können, so passen Sie.
sperrdomino-passes-wrongly = Wer zu Unrecht passt, verliert 50 bis 100 Punkte, wie vorher verabredet.
sperrdomino-end-heading = Das Ende einer Partie
sperrdomino-end = Eine Partie ist aus, wenn jemand keinen { -domino } mehr hat oder wenn keiner mehr anlegen kann: Das ist eine Sperre. Nach einer Sperre gewinnt, wer weniger Augen hat, bei Gleichstand niemand.
sperrdomino-winner-scores = Wer gewinnt, schreibt die Augen aller { -domino(form: "many") } auf, die nicht in der Kette liegen: die der beiden Spieler und die im Talon. Sind aber nicht alle 12 { -domino(form: "many") } gekauft, so zählen nur die der beiden Spieler.
sperrdomino-match = Wer zuerst 100 Punkte hat, gewinnt eine Reihe; Sieger ist, wer zwei von drei Reihen gewinnt. Zwei hintereinander sind ein Matsch und zählen doppelt. Mancherorts spielt man um drei von fünf.
sperrdomino-moments-heading = Fünf Augenblicke einer Partie
sperrdomino-moments = Das alte Buch erzählt eine Partie Zug um Zug. Hier heißen die beiden Ada und Ben.
sperrdomino-moment =
    { $moment ->
        [begins] Ada beginnt mit <domino>{ $domino }</domino>. Einen Doppelstein wird man später schwer los, darum ist es so Brauch.
        [buys] Ben könnte anlegen, kauft aber { $bought }. Die ersten drei gehören zu denen mit den meisten Augen. Mit dem letzten hat er fünf der sieben { -domino(form: "many") } mit einer 0. Den legt er, und von da an ist Ben nicht mehr aufzuhalten.
        [answers] Ada kauft { $boughtBefore } und legt <domino>{ $dominoBefore }</domino>. Ben antwortet mit <domino>{ $domino }</domino>: Beide Enden sind 0. Was Ada von nun an auch legt, Ben kann die Enden wieder zu 0 und 1 oder zu zwei Nullen machen.
        [passes] Acht Züge später sind beide Enden 0, und Ada hat keine 0 mehr. Sie muss alle { $unseen } { -domino(form: "many") } kaufen, die noch da sind. Sie kann keinen anlegen und muss passen.
       *[locks] Ben legt <domino>{ $domino }</domino>. Alle sieben { -domino(form: "many") } mit einer 0 liegen in der Kette: Niemand kann mehr anlegen.
    }
sperrdomino-most = Das alte Buch hält das für den höchsten Gewinn. Doch eine Sperre mit nur sieben { -domino(form: "many-dative") } kann 148 Punkte bringen, wenn die Zahl beider Enden auch auf beiden { -domino(form: "many-dative") } des Talons steht. Ein Programm hat bewiesen, dass mehr nicht möglich ist.
sperrdomino-result = Ben behält { $ben } Augen, Ada mindestens { $ada }. Ben schreibt alles auf, was nicht in der Kette liegt: 168 weniger { $pips }, das sind { $points } Punkte.
sperrdomino-play-heading = Eine Partie gegen ein Programm
sperrdomino-play = Öffnen Sie die Datei book.html in einem Browser: Dort spielt ein Programm ganze Partien gegen Sie, mit Tastatur, Finger oder Maus, und sagt alles in Worten. Es sieht nicht mehr als Sie.
