# The first page: what a puzzle shows, and what there is to do.

how-to-play-heading = What you see, what you do
how-to-play-laying = Every number is shown. Find the { -stone(form: "many") }!
# The same in a book of completions alone.
how-to-play-completing = Some of the numbers are shown. Can you find the others?
# $set: the names of all dominoes of the set.
how-to-play-set = A set of dominoes has every pair of numbers once. The set from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone> has { $stones } { -stone(form: "many") }: { $set }.
how-to-play-blank =
    0 is a blank half. <stone>0:1</stone> may lie either way round.{ $reader ->
        [print] { " " }{ -stone(form: "Many") } that touch need not match.
       *[other] { "" }
    }
# Beside the first board, which shows its tally.
how-to-play-set-beside = A set has every pair of numbers once: here the { $stones } { -stone(form: "many") } from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone>.
how-to-play-taken = Someone laid a set here, copied the numbers and took the { -stone(form: "many") } away. Put them back.
# The same in a book of completions alone.
how-to-play-taken-numbers = Someone laid out a whole set, copied some of the numbers and took the { -stone(form: "many") } away. Find the other numbers.
rule-cells =
    Each { -stone } covers two neighbouring cells.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }{ -stone(form: "Many") } that touch need not match.
    }
rule-once = Every cell is covered, every { -stone } is used once.
# The three pictures that show what the game is, and its rules.
first-laid = Here are three { -stone(form: "many") }, side by side.
first-copied = Someone wrote down their numbers, 0 for a blank half, and took the { -stone(form: "many") } away.
first-found = Where were they? That is the whole game: draw a line round each pair that was a { -stone }.
first-neighbours = A { -stone } covers two numbers that are neighbours, across or down.
first-once = A set has each pair of numbers just once: here <stone>0:0</stone>, <stone>0:1</stone> and <stone>1:1</stone>. Use them all.
first-touch = { -stone(form: "Many") } that touch need not match.
