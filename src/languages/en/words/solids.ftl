# Titles of files with dominoes and a tray to be printed in plastic or cut. $of: how many files there are of one kind.

solids-file =
    { $of ->
        [1] { $title }
       *[other] { $title }, { $number } of { $of }
    }
solids-stones = { -stone(form: "Many") } with the numbers 0 to { $range }
# A domino is cut in two layers.
solids-stones-upper = { -stone(form: "Many") } with the numbers 0 to { $range }, upper layers
solids-stones-lower = { -stone(form: "Many") } with the numbers 0 to { $range }, lower layers
solids-tray = Tray with { $rows } rows and { $columns } columns
