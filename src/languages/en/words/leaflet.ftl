# The game on one page, for those who get single puzzles.

leaflet-heading = How it works
leaflet-task = The { -stone(form: "many") } from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone> were laid here, and only their numbers are left. Put the { -stone(form: "many") } back: every cell is covered, every { -stone } is used once.
# Beside a board with its counts, or where a list of them follows. $counts: the list.
leaflet-tally =
    { $reader ->
        [print] The bold number tells how many spots a { -stone } has left. On other boards you count them.
       *[other] Count in how many spots each { -stone } can go: where its two numbers are side by side, or one above the other. Here { $counts }.
    }
# $first, $second: the two numbers of a domino; $cell, $other: where they meet.
leaflet-only-place =
    { $first } and { $second } meet in one spot only: { $cell } and { $other }, for short { $place }. So { $stone } goes there. { $reader ->
        [touch] Place it.
        [embossed] Place it.
        [display] Place it.
       *[other] Draw a ring round it, and cross it off.
    }
leaflet-only-neighbour = Now { $cell } has only one free neighbour, { $neighbour }. Together they are { $stone }, on { $place }.
# $stone: a domino that is placed; $bars: where its numbers meet again.
leaflet-bar =
    The numbers of { $stone } meet again on { $bars }, but { $stone } is used. { $reader ->
        [touch] Put a { -stroke } between these cells.
        [embossed] Put a { -stroke } between these cells.
        [display] Put a { -stroke } between these cells.
       *[other] Draw a { -stroke } between them, a thick line.
    }
# $rest: dominoes, each with its place.
leaflet-again =
    Go on: look for a { -stone } with one spot left, a <b>seal</b>, or a cell with one free neighbour, a <b>gap</b>. { $reader ->
        [print] { "" }
       *[other] Here follow { $rest }.
    }
leaflet-solved = Solved:
