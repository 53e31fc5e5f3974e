# Die Partie Sperrdomino aus dem Buch von 1921, Zug um Zug.

commented-heading = Eine Partie Sperrdomino
commented-lead = Mit dieser Partie schließen die Regeln im Buch von 1921: eine Sperre, die { $points } Punkte bringt.
commented-replayed = Ein Programm hat sie nach den Regeln von Sperrdomino nachgespielt. Es hat die { -domino(form: "many") }, Enden, Möglichkeiten und Punkte ermittelt, die hier stehen. Im alten Buch heißen die beiden A und B, hier Ada und Ben.
sperrdomino-hand-heading = Was man auf der Hand hat
sperrdomino-names-of-holdings = Jede Zahl steht auf 7 { -domino(form: "many-dative") }. Das alte Buch hat Namen dafür, wie viele davon jemand auf der Hand hat:
sperrdomino-blase = Alle 7: Blase.
sperrdomino-ueberforsche = 6 mit ihrem Doppelstein: Überforsche. 6 ohne ihn: kleine Überforsche.
sperrdomino-forsche = 5 mit ihrem Doppelstein: Forsche. 5 ohne ihn: kleine Forsche.
sperrdomino-klemme = 4 mit ihrem Doppelstein: Klemme. Der Doppelstein ist in Gefahr.
sperrdomino-falle = 3 ohne ihren Doppelstein: Falle, nämlich für den Doppelstein auf der anderen Seite.
sperrdomino-more-is-not-better = Mehr ist nicht immer besser. Mit allen 7 lässt sich kein einziger { -domino } von der anderen Seite heraustreiben, mit 6 nur einer. Eine Forsche treibt beide heraus, die ihr fehlen, und ist oft der Anfang einer Sperre.
sperrdomino-holding-on-the-double = Wer eine Falle hat, legt diese { -domino(form: "many") } nicht von sich aus, sondern hebt sie auf, um die Zahl zuzudecken, sobald sie ins Spiel kommt. So kann der Doppelstein nie gelegt werden. Das heißt: auf den Doppelstein halten. Daher kommt der Brauch, mit einem hohen Doppelstein zu beginnen: Er kann dann nicht mehr ausgesperrt werden.
sperrdomino-lock-example = Ein Beispiel: 18 { -domino(form: "many") } liegen in der Kette und haben 105 Augen. Alle 28 haben 168, es fehlen also 63. Sie haben herausgefunden, dass der Talon 14 hat. Dann liegen auf beiden Händen zusammen 49. Haben Sie davon 24 oder weniger, so sperren Sie: Das bringt 63 Punkte.
commented-deal-heading = Die Verteilung
commented-player-a = Ada
commented-player-b = Ben
commented-takes = { $player } nimmt { $dominoes }.
commented-stock = { $stock } { -domino(form: "many") } können gekauft werden. Beide haben eine Klemme: Ada in den Einsen, Ben in den Nullen.
commented-move = Zug { $number }: { $player }
commented-buys =
    { $player } { $mustBuy ->
        [yes] kann nicht anlegen und kauft
       *[no] könnte anlegen, kauft aber zuerst
    } { $dominoes }.
commented-holds = Auf dieser Hand gibt es jetzt { $holdings }.
holding-blase = eine Blase in { $numbers }
holding-ueberforsche = eine Überforsche in { $numbers }
holding-kleine-ueberforsche = eine kleine Überforsche in { $numbers }
holding-forsche = eine Forsche in { $numbers }
holding-kleine-forsche = eine kleine Forsche in { $numbers }
holding-klemme = eine Klemme in { $numbers }
holding-falle = eine Falle für den Doppelstein der { $numbers }
commented-passes =
    { $player } kann nicht anlegen{ $unseen ->
        [0] { "" }
       *[other] { " " }und kauft alle { $unseen } { -domino(form: "many") }, die noch da sind; das alte Buch nennt sie nicht. Kein { -domino }, der darunter sein kann, passt
    }. { $player } muss passen.
commented-begins = { $player } beginnt mit <domino>{ $domino }</domino>.
commented-lays =
    { $player } legt <domino>{ $domino }</domino> { $end ->
        [left] links
       *[right] rechts
    } an.
commented-others = Ebenfalls möglich: { $dominoes }.
commented-no-others = Kein anderer { -domino } dieser Hand passt.
commented-ends =
    { $same ->
        [yes] Beide Enden sind { $left }.
       *[no] Die Enden sind { $left } und { $right }.
    }
commented-hand =
    { $player } hält { $dominoes }{ $unseen ->
        [0] { "" }
       *[other] { " " }und { $unseen }, die nicht genannt sind
    }.
commented-stock-left =
    { $stock ->
        [0] Zu kaufen gibt es nichts mehr.
       *[other] { $stock } können noch gekauft werden.
    }
commented-decided-heading = Warum die Partie jetzt entschieden ist
commented-decided = Ada weiß es noch nicht. Alle { -domino(form: "many") } mit den Zahlen der beiden Enden liegen in der Kette oder sind auf den beiden Händen, also hilft nichts, was noch gekauft wird. Und auf jeden { -domino }, mit dem Ada anlegen kann, hat Ben eine Antwort, die eine dieser beiden Zahlen wiederbringt:
commented-answer = <domino>{ $domino }</domino>: Ben antwortet mit <domino>{ $answer }</domino>.
commented-decided-any-order = Die Reihenfolge ändert nichts. Das Programm hat alle Reihenfolgen gespielt, in denen Ada diese { -domino(form: "many") } legen kann: Jede endet mit derselben Sperre.
commented-result-heading = Das Ergebnis
commented-locked = Beide Enden sind { $number }, und alle { $withNumber } { -domino(form: "many") } mit dieser Zahl liegen schon: Die Kette ist gesperrt. Zusammen haben ihre { $dominoes } { -domino(form: "many") } { $pips } Augen.
commented-result = Ben behält { $dominoes }, { $ben } Augen. Ada hat mindestens { $ada }, welche { $unseen } { -domino(form: "many") } die letzten auch sind. Ben gewinnt also und schreibt auf, was nicht in der Kette liegt, auch den Talon: 168 weniger { $pips }, das sind { $points } Punkte.
commented-no-mistake = Dem alten Buch nach hat Ada keinen Fehler gemacht. Schuld war nur, dass sie nach dem Brauch mit einem Doppelstein begann.
commented-most-heading = Ist mehr möglich?
commented-most = Das alte Buch sagt, eine Sperre brauche mindestens 13 { -domino(form: "many") }, und mehr als { $points } Punkte gebe es nicht. Das stimmt nicht. Schon zehn { -domino(form: "many") } mit zusammen 42 Augen können eine Kette nach den Regeln sperren, und das macht 126 Punkte:
commented-most-with-talon = Sind <domino>0:5</domino> und <domino>0:6</domino> der Talon, dann genügen sieben { -domino(form: "many") } mit zusammen 20 Augen, und das macht 148 Punkte:
commented-most-proved = Mehr ist nicht möglich, und keine Sperre ist kürzer. Ein Programm hat es bewiesen: Es hat alle Ketten bis zu sechs { -domino(form: "many-dative") } und alle bis zu 20 Augen durchprobiert, mit allen Möglichkeiten für den letzten { -domino }.
sperrdomino-open-heading = Was das alte Buch offenlässt
sperrdomino-open = Haben nach einer Sperre beide gleich viele Augen, so schreibt bei uns niemand etwas auf. Gekauft werden muss auch, wenn kein { -domino } mehr passen kann. Verabreden Sie, ob Sie Ihre Hand zeigen, wenn Sie passen.
