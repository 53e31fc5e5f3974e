# What is found out about a layout: how many solutions, where they differ, why there is none, and what would mend it.

# $counted: ways to place the dominoes, or to fill in the numbers.
analysis-solutions =
    { $counted ->
        [filling]
            { $count ->
                [0] There is no way to fill it in.
                [1] There is exactly one way to fill it in.
               *[other] There are exactly { $count } ways to fill it in.
            }
       *[solution]
            { $count ->
                [0] It has no solution.
                [1] It has exactly one solution.
               *[other] It has exactly { $count } solutions.
            }
    }
analysis-more =
    { $counted ->
        [filling]
            { $count ->
                [0] We found no way to fill it in.
                [1] There is more than one way to fill it in.
               *[other] There are more than { $count } ways to fill it in.
            }
       *[solution]
            { $count ->
                [1] It has more than one solution.
               *[other] It has more than { $count } solutions.
            }
    }
analysis-gave-up = The search took too long and was stopped. There may be more.
# What all solutions have alike: $count dominoes, or numbers that were to be found.
analysis-shared =
    { $counted ->
        [filling]
            { $count ->
                [0] No number to find is the same in all of them.
                [1] One number to find is the same in all of them.
               *[other] In all of them, { $count } numbers to find are the same.
            }
       *[solution]
            { $count ->
                [0] No { -domino } has the same place in all of them.
                [1] One { -domino } has the same place in all of them.
               *[other] In all of them, { $count } { -domino(form: "many") } have the same place.
            }
    }
analysis-differ =
    { $count ->
        [1] They differ on one cell: { $cells }.
       *[other] They differ on { $count } cells: { $cells }.
    }
analysis-other-number = { $cell } can be { $one } or { $other }.
analysis-rows = Four boards side by side: the numbers; what all solutions share, with ? where they differ; one solution; another. L and R are the two halves of a { -domino } across, T and B of one upright.
analysis-rows-filled = Three boards side by side: the numbers that are given; one way to fill it in; another.
# What is ambiguous; $one and $other: dominoes with their places.
analysis-swap = Two { -domino(form: "many") } fill a square either way: { $one }; or { $other }.
analysis-ring = A ring of { $count } { -domino(form: "many") } can move on by one cell: { $one }; or { $other }.
analysis-rings = Several rings with { $count } { -domino(form: "many") } in all can only move together: { $one }; or { $other }.
analysis-tangle = There are { $count } { -domino(form: "many") } that depend on each other. Two of their ways: { $one }; or { $other }.
analysis-ways =
    { $ways ->
       *[other] { $ways } ways, { $bits ->
            [1] 1 bit
           *[other] { $bits } bits
        }.
    }
analysis-ways-more =
    { $ways ->
        [1] More than one way.
       *[other] More than { $ways } ways.
    }
analysis-bits = In all, { $bits } bits are open.
# Of one step of a tangle: when it can be made.
analysis-hangs = This depends on { $spots }.
analysis-open = Possible in { $open } of the { $ways } ways.
# Why there is no solution.
analysis-number =
    { $needed ->
        [0] No { -domino } of the set has a { $number }: { $cells }.
       *[other] { $stands ->
            [0] There is no { $number }; the set needs { $needed }.
            [1] There is one { $number }; the set needs { $needed }.
           *[other] There are { $stands } of the number { $number }; the set needs { $needed }.
        }
    }
analysis-area =
    { $count ->
        [1] { $cells } has no neighbour.
       *[other] An odd number of cells, { $count }, is cut off from the rest: { $cells }. Each { -domino } takes two, so one is always left over.
    }
analysis-nowhere = { $item } fits nowhere.
analysis-together = These cannot all have a place: { $items }. Whatever you choose, two places overlap or show the same { -domino }.
analysis-has-only = { $item } has only { $places }.
analysis-cell-takes = { $cell } takes only { $spots }.
analysis-fewest =
    { $fewest ->
        [yes] No proof needs fewer of them.
       *[no] None of them can be left out of the proof.
    }
# What would mend it.
analysis-mend = What would leave exactly one solution
analysis-mend-by =
    { $by ->
        [numbers] With other numbers
        [dominoes] With { -domino(form: "many") } given in advance
        [bars] With { -bar(form: "many") } given in advance
       *[givens] With more given numbers
    }
analysis-mend-count =
    { $count ->
        [1] one change is enough.
       *[other] { $least ->
            [yes] { $count } changes are enough, and fewer are not.
           *[no] { $count } changes are enough. We do not know whether fewer would do.
        }
    }
analysis-mend-none =
    { $more ->
        [yes] at least { $count } changes are needed, more than allowed here.
       *[no] nothing found within { $count ->
            [1] one change
           *[other] { $count } changes
        }. { $least ->
            [1] Not all were tried.
           *[other] Fewer than { $least } are not enough, and beyond that not all were tried.
        }
    }
analysis-exchange = exchange the numbers on { $one } and { $other }
analysis-turn = turn { $domino } on { $place } round
analysis-put = write { $number } on { $cell }
analysis-domino = give { $spot }
analysis-bar = draw a { -bar } between { $one } and { $other }
# $changes: a list of these.
analysis-proposal = { $number }: { $changes }. Level then: { $level }, rating { $rating }.
analysis-proposal-bare = { $number }: { $changes }.
