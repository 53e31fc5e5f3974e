title-page-laying =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein ganzer Satz { -domino(form: "many") } ist auf dem Brett versteckt. Alle Zahlen sind zu sehen. Findest du die { -domino(form: "many") }?
title-page-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein ganzer Satz { -domino(form: "many") } ist auf dem Brett versteckt. Ein Teil der Zahlen ist zu sehen. Findest du die anderen?
title-page-completions = Eine Ergänzung zeigt nur einen Teil der Zahlen; die anderen findest du.
title-page-at-once = Du kennst das Spiel? Hier geht es zu <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
