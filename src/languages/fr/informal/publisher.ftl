certificate-words-you =
    { $puzzles ->
        [1] Tu as remis chaque domino à sa place et résolu le { -puzzle } de « { $title } ».
       *[other] Tu as remis chaque domino à sa place et résolu les { $puzzles } { -puzzle(form: "many") } de « { $title } ».
    }
