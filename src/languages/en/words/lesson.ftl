# A small board that is solved together, to its last domino.

lesson-heading = Let’s solve one together
lesson-tally = First count the places where the two numbers of each { -domino } meet. The list of these counts is the { -tally }.
lesson-sum = They add up to { $places }, which is a way to check your counting.
# A domino with its count.
tally-count = <domino>{ $domino }</domino> has { $times }
# $counts: a list of the above.
lesson-counts = Here { $counts }.
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
       *[no] Another seal:
    } { $domino } has only one place left, { $place }.
lesson-place-gap =
    { $named ->
        [yes] { "" }
       *[no] Another gap:
    } { $cell } can only join { $neighbour }, so { $domino } goes on { $place }.
# The same where a bar parts the cell from a neighbour.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Another gap:
    } because of the { -bar }, { $cell } can only join { $neighbour }, so { $domino } goes on { $place }.
# Fingers place a domino where eyes draw a line.
lesson-seal =
    A { -domino } with only one place left has to go there: it is a <b>seal</b>. { $reader ->
        [touch] Place it on its two cells.
        [embossed] Place it on its two cells.
        [display] Place it on its two cells.
       *[other] Draw a ring round its two cells, and one round its name in the { -tally }.
    }
lesson-gap = A cell with only one neighbour left to join is a <b>gap</b>: the two make a { -domino }.
# After the first step, before the places that go with it.
lesson-taken = Its cells are now taken, which rules out other places.
# A domino with the places that it loses, and how many are left.
lesson-fall = { $domino } can no longer go on { $places }: { $to } left.
# $domino: a domino that is placed and shows again; $bars: a list of places.
lesson-bar =
    There is just one of each { -domino }. { $domino } also appears on { $bars }, where both cells are free: { $reader ->
        [touch] put a <b>{ -bar }</b> between the two cells.
        [embossed] put a <b>{ -bar }</b> between the two cells.
        [display] put a <b>{ -bar }</b> between the two cells.
       *[other] draw a <b>{ -bar }</b> there, a thick line between the two cells.
    } They can never join.
# The same of a later domino.
lesson-bars =
    { $domino } also appears on { $bars }: { $reader ->
        [touch] put
        [embossed] put
        [display] put
       *[other] draw
    } a { -bar } there, too.
lesson-solved = Solved! On other boards, take whichever step you see first.
# The same board in seven pictures, each with two sentences. What a picture shows needs no name: its ring, its dashed line, its cross.
lesson-hidden = This time there are six { -domino(form: "many") } to find: { $set }.
lesson-picture-1 = A 0 and a 2 meet in only one place, the dashed one. This is a <b>seal</b>: the <domino>0:2</domino> has to go there, so draw a line round it.
lesson-picture-2 = Now the circled 1 has only one free neighbour left, the 1 above it. That makes it a <b>gap</b>, and the only { -domino } that fits is the <domino>1:1</domino>.
lesson-picture-3 = There is only one of each { -domino }. So the other two 1s that touch can never be a pair: draw a <b>{ -bar }</b> between them.
lesson-picture-4 = Another gap: this 0 has only one free neighbour, and it is a 0 too. So the <domino>0:0</domino> goes here.
lesson-picture-5 = This 1 can’t go down: the { -bar } is in its way. So it goes with the 2 beside it, and they make the <domino>1:2</domino>.
lesson-picture-6 = The <domino>1:2</domino> is placed, so draw a { -bar } where a 1 and a 2 meet again. The 0 and the 1 meet in only one place: another seal, the <domino>0:1</domino>.
lesson-picture-7 = That leaves the <domino>2:2</domino>. Solved, without a single guess!
counting-heading = Counting helps
counting-tally = On a large board it pays to count. This list is the <b>{ -tally }</b>: it tells you in how many places each { -domino } could go. Where it says 1, place that { -domino } at once.
counting-changes = Each { -domino } you place takes places from others: cross out their counts and write in the new ones. At the start the counts add up to { $places }, one for each pair of neighbours.
counting-places = A letter names a column, a number a row. A place is written as its two cells: <place>2 a b</place>, <place>c 3,4</place>.
