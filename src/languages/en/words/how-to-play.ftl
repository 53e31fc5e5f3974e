# The first page: what a puzzle shows, and what there is to do.

how-to-play-heading = How to play
how-to-play-laying = You can see all the numbers. Now find the { -domino(form: "many") }!
# The same in a book of completions alone.
how-to-play-completing = You can see some of the numbers. Can you find the others?
# $set: the names of all dominoes of the set.
how-to-play-set = A set of dominoes has each pair of numbers once. The set from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino> has { $dominoes } { -domino(form: "many") }: { $set }.
how-to-play-blank =
    A 0 stands for a blank half. <domino>0:1</domino> may go either way round.{ $reader ->
        [print] { " " }{ -domino(form: "Many") } that touch need not match.
       *[other] { "" }
    }
# Beside the first board, which shows its tally.
how-to-play-set-beside = A set has each pair of numbers once: here the { $dominoes } { -domino(form: "many") } from <domino>0:0</domino> to <domino>{ $range }:{ $range }</domino>.
how-to-play-taken = Someone laid out a whole set here, copied the numbers and took the { -domino(form: "many") } away. Can you put them back?
# The same in a book of completions alone.
how-to-play-taken-numbers = Someone laid out a whole set here, copied some of the numbers and took the { -domino(form: "many") } away. Can you find the other numbers?
rule-cells =
    Each { -domino } covers two neighbouring cells.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }{ -domino(form: "Many") } that touch need not match.
    }
rule-once = In the end every cell is covered, and every { -domino } is used once.
# The three pictures that show what the game is, and its rules.
first-laid = Here are three { -domino(form: "many") }, side by side.
first-copied = Someone wrote down their numbers, with 0 for a blank half, and took the { -domino(form: "many") } away.
first-found = Where were they? That is the whole game: draw a line round each pair that was a { -domino }.
first-neighbours = A { -domino } covers two numbers that are next to each other, across or down.
first-once = A set has each pair of numbers just once: here <domino>0:0</domino>, <domino>0:1</domino> and <domino>1:1</domino>. Use them all.
first-touch = { -domino(form: "Many") } that touch need not match.
