# The game on one page, for those who get single puzzles.

leaflet-heading = How it works
leaflet-task = The { -stone(form: "many") } from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone> were laid out here, and only their numbers are left. Put the { -stone(form: "many") } back, so that every cell is covered and every { -stone } is used once.
# Beside a board with its counts, or where a list of them follows. $counts: the list.
leaflet-tally =
    { $reader ->
        [print] The bold number tells you how many spots a { -stone } has left. On other boards you count them yourself.
       *[other] Count in how many spots each { -stone } can go: where its two numbers are side by side, or one above the other. Here { $counts }.
    }
# $first, $second: the two numbers of a domino; $cell, $other: where they meet.
leaflet-only-place =
    { $first } and { $second } meet in only one spot: { $cell } and { $other }, or { $place } for short. So { $stone } goes there. { $reader ->
        [touch] Place it.
        [embossed] Place it.
        [display] Place it.
       *[other] Draw a ring round it, and cross it off.
    }
leaflet-only-neighbour = Now { $cell } has only one free neighbour, { $neighbour }. Together they are { $stone }, on { $place }.
# $stone: a domino that is placed; $bars: where its numbers meet again.
leaflet-bar =
    The numbers of { $stone } also meet on { $bars }, but { $stone } is already used. { $reader ->
        [touch] Put a { -stroke } between these cells.
        [embossed] Put a { -stroke } between these cells.
        [display] Put a { -stroke } between these cells.
       *[other] Draw a { -stroke } between them, a thick line.
    }
# $rest: dominoes, each with its place.
leaflet-again =
    Go on like this: look for a { -stone } with only one spot left, a <b>seal</b>, or a cell with only one free neighbour, a <b>gap</b>. { $reader ->
        [print] { "" }
       *[other] Next come { $rest }.
    }
leaflet-solved = Solved:
