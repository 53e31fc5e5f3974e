# A small board that is solved together, to its last domino.

lesson-heading = Solve one with us
# The words beside the first picture of the board.
lesson-tally =
    Count first: how many places has each { -stone }? A place is two neighbouring cells with its numbers. { $reader ->
        [print] The counts stand beside the board: this is the { -tally }.
       *[other] Write the { -stone(form: "many") } in a list, the { -tally }, and beside each its count.
    }
lesson-sum = The counts add up to { $places }, all places of this board. If yours do not, one is missing.
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
lesson-seal = A { -stone } that has only one place is a <b>seal</b>. Place it.
lesson-gap = If a cell has only one free neighbour, it is a <b>gap</b>: the two share a { -stone }.
# In print, where the counts stand beside each picture.
lesson-counts-fall = Its two cells are taken, so counts fall.
# A domino whose count falls.
lesson-fall = { $stone } from { $from } to { $to }
# $falls: a list of the above.
lesson-falls = Its two cells are taken, so counts fall: { $falls }.
lesson-bar = Each { -stone } exists once. Wherever it shows again, draw a <b>{ -stroke }</b>: these two cells never join.
# $bars: a list of places.
lesson-bars = Here: { $bars }.
lesson-solved = Solved! Count, place seals, fill gaps, draw { -stroke(form: "many") }: that solves every easy { -puzzle }.
