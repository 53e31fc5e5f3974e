# The first page: what a puzzle shows, and what there is to do.

how-to-play-heading = What you see, what you do
how-to-play-laying = Every number is shown. Can you find the { -stone(form: "many") }?
# The same in a book of completions alone.
how-to-play-completing = Some of the numbers are shown. Can you find the others?
# On a screen, where a link leads straight to the first puzzle.
how-to-play-at-once = Know the game? Go to <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
# $set: the names of all dominoes of the set.
how-to-play-set = A set of dominoes has every pair of numbers once. The set from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone> has { $stones } { -stone(form: "many") }: { $set }.
how-to-play-blank = 0 is a blank. It does not matter which number comes first: <stone>0:1</stone> is one { -stone }, whichever way it lies.
how-to-play-taken = Someone laid out a whole set, copied the numbers and took the { -stone(form: "many") } away. Put every { -stone } back.
# The same in a book of completions alone.
how-to-play-taken-numbers = Someone laid out a whole set, copied some of the numbers and took the { -stone(form: "many") } away. Find the other numbers.
rule-cells = Each { -stone } covers two neighbouring cells, side by side or one above the other.
rule-covered = Every cell is covered.
rule-once = Every { -stone } of the set is used once.
