# Titles of files with dominoes and a tray to be printed in plastic or cut. $of: how many files there are of one kind.

solids-file =
    { $of ->
        [1] { $title }
       *[other] { $title }, { $number } of { $of }
    }
solids-dominoes = { -domino(form: "Many") } with the numbers 0 to { $range }
# A domino is cut in two layers.
solids-dominoes-upper = { -domino(form: "Many") } with the numbers 0 to { $range }, upper layers
solids-dominoes-lower = { -domino(form: "Many") } with the numbers 0 to { $range }, lower layers
solids-tray = Tray with { $rows } rows and { $columns } columns
# The slots of a rack hold the dominoes that are not on the board.
solids-rack = Rack for the { -domino(form: "many") } with the numbers 0 to { $range }
solids-bars = { -bar(form: "Many") } that stand between the cells of a tray
solids-trial = Trial print: one { -domino }, two cells, one { -bar }, one slot of the rack, and a peg with three holes
