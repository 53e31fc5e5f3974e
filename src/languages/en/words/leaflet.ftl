# The game on one page, for those who get single puzzles.

leaflet-heading = How it works
leaflet-task = The { -domino(form: "many") } from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino> were laid out here, and only their numbers are left. Put the { -domino(form: "many") } back, so that every cell is covered and every { -domino } is used once.
# Beside a board with its counts, or where a list of them follows. $counts: the list.
leaflet-tally =
    { $reader ->
        [print] The bold number tells you how many spots a { -domino } has left. On other boards you count them yourself.
       *[other] Count in how many spots each { -domino } can go: where its two numbers are side by side, or one above the other. Here { $counts }.
    }
# $first, $second: the two numbers of a domino; $cell, $other: where they meet.
leaflet-only-place =
    { $first } and { $second } meet in only one spot: { $cell } and { $other }, or { $place } for short. So { $domino } goes there. { $reader ->
        [touch] Place it.
        [embossed] Place it.
        [display] Place it.
       *[other] Draw a ring round it, and cross it off.
    }
leaflet-only-neighbour = Now { $cell } has only one free neighbour, { $neighbour }. Together they are { $domino }, on { $place }.
# $domino: a domino that is placed; $bars: where its numbers meet again.
leaflet-bar =
    The numbers of { $domino } also meet on { $bars }, but { $domino } is already used. { $reader ->
        [touch] Put a { -bar } between these cells.
        [embossed] Put a { -bar } between these cells.
        [display] Put a { -bar } between these cells.
       *[other] Draw a { -bar } between them, a thick line.
    }
# $rest: dominoes, each with its place.
leaflet-again =
    Go on like this: look for a { -domino } with only one spot left, a <b>seal</b>, or a cell with only one free neighbour, a <b>gap</b>. { $reader ->
        [print] { "" }
       *[other] Next come { $rest }.
    }
leaflet-solved = Solved:
