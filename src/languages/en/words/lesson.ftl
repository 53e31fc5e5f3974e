# A small board that is solved together, to its last domino.

lesson-heading = Solve one with us
lesson-tally = Count first on how many places each { -stone } shows its two numbers. Write the counts in a list, the { -tally }.
lesson-sum = They add up to { $places }, a check when you count.
# Beside the first picture of the board, which has its counts.
lesson-tally-beside = Beside it is the { -tally }: the bold numbers count the places of each { -stone }; their sum is { $places }.
# A domino with its count.
tally-count = <stone>{ $stone }</stone> has { $times }
# $counts: a list of the above.
lesson-counts = The counts now: { $counts }.
# Before a step; a voice must not say a bare number.
lesson-step =
    { $reader ->
        [aloud] Step { $number }.
       *[other] { $number }.
    }
# Before the first step of each technique.
# Why a domino goes where it does.
# $named: whether the technique was explained just before.
lesson-place-seal =
    { $named ->
        [yes] { "" }
       *[no] Seal:
    } { $stone } has only one place, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Gap:
    } { $cell } can only join { $neighbour }, so { $stone } goes on { $place }.
# The same where a bar parts the cell from a neighbour.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Gap:
    } because of the { -stroke }, { $cell } can only join { $neighbour }, so { $stone } goes on { $place }.
# Fingers place a domino where eyes draw a line.
lesson-seal =
    A { -stone } that has only one place is a <b>seal</b>. { $reader ->
        [touch] Place it on its two cells.
        [embossed] Place it on its two cells.
        [display] Place it on its two cells.
       *[other] Place it: draw a ring round its two cells, and one round its name in the { -tally }.
    }
lesson-gap = A cell with only one neighbour left to join is a <b>gap</b>: the two share a { -stone }.
# After the first step, before the places that go with it.
lesson-taken = Its cells are taken, so other places fall away.
# A domino with the places that it loses, and how many are left.
lesson-fall = { $stone } loses { $places } ({ $to } left).
# $stone: a domino that is placed and shows again; $bars: a list of places.
lesson-bar =
    Each { -stone } exists once. { $stone } shows again on { $bars }, where both cells are free: { $reader ->
        [touch] put a <b>{ -stroke }</b> between the two cells.
        [embossed] put a <b>{ -stroke }</b> between the two cells.
        [display] put a <b>{ -stroke }</b> between the two cells.
       *[other] draw a <b>{ -stroke }</b> there, a thick line between the two cells.
    } They never join.
# The same of a later domino.
lesson-bars = { $stone } shows again on { $bars }: { -stroke }.
lesson-solved = Solved! Take whichever step you see first.
