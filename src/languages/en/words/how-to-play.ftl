# The first page: what a puzzle shows, and what there is to do.

how-to-play-heading = How to play
how-to-play-laying = You can see all the numbers. Now find the { -stone(form: "many") }!
# The same in a book of completions alone.
how-to-play-completing = You can see some of the numbers. Can you find the others?
# $set: the names of all dominoes of the set.
how-to-play-set = A set of dominoes has each pair of numbers once. The set from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone> has { $stones } { -stone(form: "many") }: { $set }.
how-to-play-blank =
    A 0 stands for a blank half. <stone>0:1</stone> may go either way round.{ $reader ->
        [print] { " " }{ -stone(form: "Many") } that touch need not match.
       *[other] { "" }
    }
# Beside the first board, which shows its tally.
how-to-play-set-beside = A set has each pair of numbers once: here the { $stones } { -stone(form: "many") } from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone>.
how-to-play-taken = Someone laid out a whole set here, copied the numbers and took the { -stone(form: "many") } away. Can you put them back?
# The same in a book of completions alone.
how-to-play-taken-numbers = Someone laid out a whole set here, copied some of the numbers and took the { -stone(form: "many") } away. Can you find the other numbers?
rule-cells =
    Each { -stone } covers two neighbouring cells.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }{ -stone(form: "Many") } that touch need not match.
    }
rule-once = In the end every cell is covered, and every { -stone } is used once.
# The three pictures that show what the game is, and its rules.
first-laid = Here are three { -stone(form: "many") }, side by side.
first-copied = Someone wrote down their numbers, with 0 for a blank half, and took the { -stone(form: "many") } away.
first-found = Where were they? That is the whole game: draw a line round each pair that was a { -stone }.
first-neighbours = A { -stone } covers two numbers that are next to each other, across or down.
first-once = A set has each pair of numbers just once: here <stone>0:0</stone>, <stone>0:1</stone> and <stone>1:1</stone>. Use them all.
first-touch = { -stone(form: "Many") } that touch need not match.
