# A small board that is solved together, to its last domino.

lesson-heading = Solve one with us
# The words beside the first picture of the board.
lesson-tally =
    Count first: how many places has each { -stone }? A place is two neighbouring cells that show its two numbers. { $reader ->
        [print] We have counted for you: this is the { -tally }.
       *[other] Write the { -stone(form: "many") } in a list, the { -tally }, and beside each its count.
    }
lesson-sum = The counts add up to { $places }, all places of this board. Whenever you count yourself, check the sum.
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
lesson-place-seal = { $stone } has only one place: { $place }.
lesson-place-gap = { $cell } has only { $neighbour } left, so { $stone } goes on { $place }.
lesson-seal = A { -stone } that has only one place is a <b>seal</b>. Place it: draw a line round its two cells, and one round its name in the { -tally }.
lesson-gap = If all neighbours of a cell but one are taken or behind a { -stroke }, it is a <b>gap</b>: it shares a { -stone } with the one that is left.
# A domino whose count falls.
lesson-fall = { $stone } from { $from } to { $to }
# $falls: a list of the above.
# $first: whether it is the first step.
lesson-falls =
    { $first ->
        [yes] Its two cells are taken, so counts fall:
       *[no] Counts fall:
    } { $falls }.
lesson-bar = Each { -stone } exists once. Where the same pair shows again on two free cells, draw a <b>{ -stroke }</b>, a thick line between them: these two never join.
# $bars: a list of places.
lesson-bars = Here: { $bars }.
lesson-solved = Solved! Count, place seals, fill gaps, draw { -stroke(form: "many") }: these { -aid(form: "many") } solve every easy { -puzzle }.
