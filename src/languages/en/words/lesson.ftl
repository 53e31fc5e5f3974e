# A small board that is solved together, to its last domino.

lesson-heading = Solve one with us
lesson-tally = Count first on how many places each { -stone } shows its two numbers. Write the counts in a list, the { -tally }.
lesson-sum = They add up to { $places }, a check when you count.
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
# The same board in six pictures, each with two sentences. What a picture shows needs no name: its ring, its dashed line, its cross.
lesson-hidden = This time six { -stone(form: "many") } hide on the board: { $set }.
lesson-picture-1 = A 0 and a 2 meet in one spot only. So that is where the <stone>0:2</stone> goes: draw a line round the two numbers.
lesson-picture-2 = The <stone>0:2</stone> is placed. Now the circled 1 has only one free neighbour left, the 1 above it: that is the <stone>1:1</stone>.
lesson-picture-3 = Every { -stone } is there just once. So these two 1s can never be a pair: draw a <b>{ -stroke }</b> between them.
lesson-picture-4 = This 0 has only one free neighbour, too. It is another 0, so here is the <stone>0:0</stone>.
lesson-picture-5 = The { -stroke } is a wall for this 1. It can only go with the 2 beside it: that is the <stone>1:2</stone>.
lesson-picture-6 = The last four numbers make a <stone>0:1</stone> and a <stone>2:2</stone>. Solved, without a single guess!
counting-heading = Counting helps
counting-tally = On a large board it pays to count. The list here is the <b>{ -tally }</b>: it says in how many spots each { -stone } fits, and where it says 1, you can place it at once.
counting-changes = Each { -stone } you place takes spots from others: cross out their counts and write the new ones. At the start they add up to { $places }, so you can check.
counting-places = Hints name spots by row or column. Here the dashed <place>1 b c</place> lies across in row 1, and <place>a 1,2</place> upright in column a.
