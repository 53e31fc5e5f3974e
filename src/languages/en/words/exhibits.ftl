# What is said of the figures of 1921 and of the laying tasks alike.

# The end of a list item; $shape: the name of the outline.
exhibit-outline =
    { $rows } rows and { $columns } columns; { $solutions ->
        [1] exactly one solution
       *[other] { $solutions } solutions
    }.
exhibit-outline-in-shape =
    { $shape }, { $rows } rows and { $columns } columns; { $solutions ->
        [1] exactly one solution
       *[other] { $solutions } solutions
    }.
exhibit-solutions =
    { $solutions ->
        [1] Exactly one solution.
       *[other] { $solutions } solutions.
    }
