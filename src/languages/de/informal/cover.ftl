cover-completing =
    { $puzzles ->
        [1] { -puzzle(form: "A-domino") }
       *[other] { $puzzles } Domino-{ -puzzle(form: "many") }
    }. Ein Teil der Zahlen ist zu sehen. Findest du die anderen?
