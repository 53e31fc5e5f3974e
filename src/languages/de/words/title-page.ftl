# Die Titelseite; Titel, Untertitel und Verfasser sind die des Buches.

title-page-laying =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }: Ein ganzer Satz { -stone(form: "many") } liegt auf dem Brett, nur die Zahlen sind zu sehen, und Sie finden heraus, wo jeder { -stone } liegt.
title-page-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }: Ein ganzer Satz { -stone(form: "many") } liegt auf dem Brett, nur ein Teil der Zahlen ist zu sehen, und Sie finden die anderen.
title-page-completions = Eine Ergänzung zeigt nur einen Teil der Zahlen, und Sie finden die anderen.
title-page-solution =
    { $puzzles ->
        [1] Sie
       *[other] { -puzzle(form: "Each") }
    } hat genau eine Lösung.
title-page-figures = Bei den Figuren von 1921 steht, wie viele sie haben.
title-page-tasks = Bei den Legeaufgaben steht, wie viele sie haben.
