# A small board that is solved together, to its last domino.

lesson-heading = Solve one with us
# The words beside the first picture of the board.
lesson-tally =
    Count first: on how many places does each { -stone } show its two numbers? { $reader ->
        [print] The { -tally } on page <page of="first-board" title="the board"/> has the counts.
       *[other] Write the { -stone(form: "many") } in a list, the { -tally }, and beside each its count.
    }
lesson-sum = They add up to { $places }, a check when you count.
# A domino with its count.
tally-count =
    <stone>{ $stone }</stone> { $times ->
        [1] once
       *[other] { $times } times
    }
# $counts: a list of the above.
lesson-counts = The counts now: { $counts }.
# Before a step; a voice must not say a bare number.
lesson-step =
    { $reader ->
        [aloud] Step { $number }:
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
# $barred: a neighbour from which a bar parts the cell.
lesson-place-gap-barred =
    { $named ->
        [yes] { "" }
       *[no] Gap:
    } A { -stroke } parts { $cell } from { $barred }. So { $cell } can only join { $neighbour }: { $stone } goes on { $place }.
lesson-seal = A { -stone } that has only one place is a <b>seal</b>. Place it: draw a line round its two cells, and round its name in the { -tally }.
lesson-gap = If a cell has only one neighbour left to join, it is a <b>gap</b>: the two share a { -stone }.
# A domino whose count falls. $first: whether it is the first step.
lesson-fall =
    { $first ->
        [yes] { $stone } to { $to }
       *[no] { $stone } falls to { $to }
    }
# $falls: a list of the above.
lesson-falls =
    { $first ->
        [yes] Its two cells are taken, so counts fall:
       *[no] { "" }
    } { $falls }.
lesson-bar = Each { -stone } exists once. Where it shows again on two free cells, draw a <b>{ -stroke }</b> between them, a thick line: these two never join.
# $bars: a list of places.
lesson-bars =
    { $named ->
        [yes] Here: { $bars }.
       *[no] { -stroke(form: "One") }: { $bars }.
    }
lesson-solved = Solved! Count, place seals, fill gaps, draw { -stroke(form: "many") }, in any order: these { -aid(form: "many") } solve every easy { -puzzle }.
