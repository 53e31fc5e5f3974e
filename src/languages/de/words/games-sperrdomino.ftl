# Die Regeln von Sperrdomino.

sperrdomino-heading = Sperrdomino
sperrdomino-lead = Ein Zweikampf. Sperren Sie die Kette, wenn die andere Hand noch mehr hat als Ihre.
sperrdomino-before-heading = Vor dem Spiel
sperrdomino-deal = Mischen Sie die { -stone(form: "many") } verdeckt. Beide nehmen 7 und zeigen sie nicht. Von den anderen 14 können Sie während des Spiels 12 kaufen. Die letzten 2 sind der Talon, den niemand nehmen darf.
sperrdomino-who-begins = Verabreden Sie, wer beginnt. Später beginnt, wer die letzte Partie gewonnen hat.
sperrdomino-turn-heading = Ein Zug
sperrdomino-one-line = Die Kette ist eine gerade Linie; sie darf in einer zweiten Reihe neben sich selbst zurücklaufen. Doppelsteine liegen in ihr wie alle anderen { -stone(form: "many") }, und nichts zweigt ab.
sperrdomino-can-follow = Sie können anlegen: Kaufen Sie, so viele Sie wollen, und legen Sie dann einen { -stone }.
sperrdomino-cannot-follow = Sie können es nicht: Kaufen Sie, bis ein { -stone } passt.
sperrdomino-pass = Alle 12 sind gekauft, und keiner Ihrer { -stone(form: "many") } passt: Passen Sie.
sperrdomino-passes-wrongly = Wer zu Unrecht passt, mit Absicht oder nicht, verliert 50 bis 100 Punkte. Verabreden Sie vorher, wie viele.
sperrdomino-end-heading = Das Ende einer Partie
sperrdomino-end = Eine Partie ist aus, wenn jemand den letzten { -stone } seiner Hand legt oder wenn keiner mehr anlegen kann: Das ist eine Sperre. Nach einer Sperre gewinnt die Hand mit weniger Augen.
sperrdomino-winner-scores = Wer gewinnt, schreibt die Augen aller { -stone(form: "many") } auf, die nicht in der Kette liegen: die beider Hände und die des Talons. Wurden aber außer dem Talon noch andere { -stone(form: "many") } nicht gekauft, dann zählt kein { -stone }, der verdeckt liegt.
sperrdomino-lock-example = Ein Beispiel: 18 { -stone(form: "many") } liegen in der Kette und haben 105 Augen. Alle 28 haben 168, es fehlen also 63. Sie haben herausgefunden, dass der Talon 14 hat. Dann haben beide Hände zusammen 49. Hat Ihre 24 oder weniger, sperren Sie: Das bringt 63 Punkte.
sperrdomino-match = Wer zuerst 100 Punkte hat, gewinnt eine Reihe. Spielen Sie drei Reihen.
sperrdomino-open-heading = Was das alte Buch offenlässt
sperrdomino-open = Sind nach einer Sperre beide Hände gleich, schreibt niemand etwas auf. Gekauft werden muss auch dann, wenn keiner mehr passen kann, und schon vor dem ersten { -stone } darf gekauft werden. Verabreden Sie, ob Sie Ihre Hand zeigen, wenn Sie passen.
sperrdomino-moments-heading = Fünf Augenblicke einer Partie
sperrdomino-moments = Das alte Buch erzählt eine Partie Zug um Zug. Die beiden heißen hier Ada und Ben.
sperrdomino-moment =
    { $moment ->
        [begins] Ada beginnt mit <stone>{ $stone }</stone>. Einen Doppelstein wird man später schwer los, darum ist es so Brauch.
        [buys] Ben könnte anlegen, kauft aber { $bought }. Die ersten drei sind die schwersten von allen. Mit dem letzten hat er fünf der sieben { -stone(form: "many") } mit einer 0. Er legt ihn, und er hat schon gewonnen.
        [answers] Ada kauft { $boughtBefore } und legt <stone>{ $stoneBefore }</stone>. Ben antwortet mit <stone>{ $stone }</stone>: Beide Enden sind 0. Was Ada von nun an auch legt, Ben hat den { -stone }, der wieder die Enden 0 und 1 oder 0 und 0 bringt.
        [passes] Acht Züge später sind beide Enden 0, und Ada hat keine 0 mehr. Sie muss alle { $unseen } { -stone(form: "many") } kaufen, die noch da sind. Keiner passt, und sie muss passen.
       *[locks] Ben legt <stone>{ $stone }</stone>. Alle sieben { -stone(form: "many") } mit einer 0 liegen in der Kette: Niemand kann mehr anlegen.
    }
sperrdomino-most-heading = Ist mehr möglich?
sperrdomino-most = Das alte Buch sagt, eine Sperre brauche mindestens 13 { -stone(form: "many") }, und { $points } Punkte seien das Höchste. Es irrt sich. Sind <stone>0:5</stone> und <stone>0:6</stone> der Talon, dann sperren diese sieben { -stone(form: "many") } mit 20 Augen die Kette, und das macht 148 Punkte:
sperrdomino-most-proved = Mehr ist nicht möglich, und keine Sperre ist kürzer. Ein Programm hat dazu alle kurzen Ketten durchsucht.
