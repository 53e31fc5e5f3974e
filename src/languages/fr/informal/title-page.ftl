title-page-laying =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }. { $puzzles ->
        [1] La grille
       *[other] Chaque grille
    } cache un jeu complet, et tous les nombres sont visibles. Retrouveras-tu les { -domino(form: "many") } ?
title-page-completing =
    { $puzzles ->
        [1] Un { -puzzle } de dominos
       *[other] { $puzzles } { -puzzle(form: "many") } de dominos
    }. { $puzzles ->
        [1] La grille
       *[other] Chaque grille
    } cache un jeu complet de { -domino(form: "many") }. Une partie des nombres est visible. Retrouveras-tu les autres ?
title-page-completions = Un complément ne montre qu’une partie des nombres : trouve les autres.
title-page-at-once = Tu connais le jeu ? Passe directement au <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
