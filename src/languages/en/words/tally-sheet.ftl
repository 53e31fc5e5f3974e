# A page with the tally of a set, to write on without a book.

# $high: the highest number of the set.
tally-sheet-heading = { -tally(form: "One") } up to { $high }:{ $high }
tally-sheet-explained = In how many places can each { -domino } go? Write the number in its box.
