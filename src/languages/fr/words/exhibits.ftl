# Ce qui se dit des figures de 1921 comme des exercices de pose.

# La fin d’une entrée de liste ; $shape : le nom du contour.
exhibit-outline =
    { $rows } lignes et { $columns } colonnes ; { $solutions ->
        [1] exactement une solution
       *[other] { $solutions } solutions
    }.
exhibit-outline-in-shape =
    { $shape }, { $rows } lignes et { $columns } colonnes ; { $solutions ->
        [1] exactement une solution
       *[other] { $solutions } solutions
    }.
exhibit-solutions =
    { $solutions ->
        [1] Exactement une solution.
       *[other] Il y a { $solutions } solutions.
    }
