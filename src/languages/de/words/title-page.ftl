# Die Titelseite; Titel, Untertitel und Verfasser sind die des Buches.

title-page-laying =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein ganzer Satz { -stone(form: "many") } ist auf dem Brett versteckt. Alle Zahlen sind zu sehen. Finden Sie die { -stone(form: "many") }?
title-page-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein ganzer Satz { -stone(form: "many") } ist auf dem Brett versteckt. Ein Teil der Zahlen ist zu sehen. Finden Sie die anderen?
title-page-completions = Eine Ergänzung zeigt nur einen Teil der Zahlen, und Sie finden die anderen.
title-page-solution =
    { $puzzles ->
        [1] Sie
       *[other] { -puzzle(form: "Each") }
    } hat genau eine Lösung.
title-page-figures = Bei den Figuren von 1921 steht, wie viele sie haben.
title-page-tasks = Bei den Legeaufgaben steht, wie viele sie haben.
title-page-at-once = Sie kennen das Spiel? Hier geht es zu <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
