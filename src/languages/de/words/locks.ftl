# Endspiele im Sperrdomino, in denen sich etwas erzwingen lässt.

locks-heading = Sperrdomino: Erzwingen Sie die Sperre
locks-intro = Hier spielen Sie Partien Sperrdomino gegen Ben zu Ende. Zu kaufen gibt es nichts mehr, und Sie sind am Zug. Suchen Sie den ersten Zug: Genau einer ist der beste.
locks-rules-heading = Was Sie wissen müssen
locks-rule-turn = Sie und Ben ziehen abwechselnd. Ein { -domino } kommt an ein Ende, das eine seiner Zahlen zeigt. Wer keinen passenden hat, passt; sonst muss gelegt werden.
locks-rule-end = Die Partie ist aus, wenn eine Hand leer ist: Wer keinen { -domino } mehr hat, gewinnt. Aus ist sie auch, wenn keiner mehr anlegen kann: Das ist die Sperre. Dann gewinnt, wer weniger Augen hat.
locks-rule-points = Wer gewinnt, schreibt die Augen aller { -domino(form: "many") } auf, die nicht in der Kette liegen; die zwei des Talons zählen mit. Haben nach einer Sperre beide gleich viele Augen, gibt es keine Punkte.
locks-rule-moves = Gezählt werden nur Ihre Züge. Auch Passen ist ein Zug.
locks-proved = Ein Programm hat alle Antworten von Ben durchprobiert. Kein anderer erster Zug bringt so viel.
locks-group =
    { $count ->
        [1] Endspiel { $first }
       *[other] Endspiele { $first } bis { $last }
    }: { $aim ->
        [lock] die Sperre in { $moves } Zügen
       *[points] das beste Ergebnis in { $moves } Zügen
    }
locks-aim =
    { $aim ->
        [lock] Erzwingen Sie eine Sperre, die Sie gewinnen, was Ben auch antwortet. Sie brauchen höchstens { $moves } Züge.
       *[points] Was ist gegen jede Antwort Ihr bestes Ergebnis? Suchen Sie den ersten Zug, mit dem Ihnen die meisten Punkte sicher sind. Nach höchstens { $moves } Ihrer Züge ist die Partie aus.
    }
locks-sees =
    { $sees ->
        [both] Sie sehen beide Hände, und Ben sieht Ihre.
       *[own] Sie sehen nur Ihre eigene Hand. Von den { -domino(form: "many-dative") }, die Sie nicht sehen, können zwei beliebige der Talon sein. Ihr Zug muss in jedem Fall der richtige sein.
    }
locks-task = Endspiel { $number }
locks-ends =
    { $same ->
        [yes] Beide Enden sind { $left }.
       *[no] Die Enden sind { $left } und { $right }.
    }
locks-pips = Außerhalb der Kette sind { $pips } Augen.
locks-hand = Sie: { $dominoes }.
locks-other = Ben: { $dominoes }.
locks-unseen =
    Nicht zu sehen: { $dominoes }. Ben hält { $held ->
        [1] einen davon
       *[other] { $held } davon
    }.
locks-form = Erster Zug zu Endspiel { $number }
locks-form-domino = { -domino }
locks-form-laid-at = Stelle
locks-answers =
    { $reader ->
        [screen] <page of="lock-keys" title="Antworten auf die Endspiele im Sperrdomino"/>.
        [display] <page of="lock-keys" title="Antworten auf die Endspiele im Sperrdomino"/>.
       *[other] Die Antworten stehen auf Seite <page of="lock-keys" title="Antworten auf die Endspiele im Sperrdomino"/>.
    }
