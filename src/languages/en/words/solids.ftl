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
# The slots of a rack hold the dominoes that are not on the board.
solids-rack = Rack for the { -stone(form: "many") } with the numbers 0 to { $range }
solids-bars = { -stroke(form: "Many") } that stand between the cells of a tray
solids-trial = Trial print: one { -stone }, two cells, one { -stroke }, one slot of the rack, and a peg with three holes
