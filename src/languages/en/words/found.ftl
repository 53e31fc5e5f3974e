# What programs have counted and proved: docs/theorems.md.
found-heading = What programs have found
# $count: how many keys, of more than so many $millions; $puzzle: a puzzle of the book, whose key has this $number.
found-keys = For Terzetts with 8 rows and 9 columns there are more than { $millions } million { -key(form: "many") } that keep every double inside a three. Each has a number, up to { $count }: the { -key } to { -puzzle } { $puzzle } is number { $number }.
found-keys-ask = To look up the number of any other { -key }, run the program with the command “dominosa register”.
# $copies: on how many halves each number is; $left: how many dominoes no chain can take in.
found-chain = In the set up to <domino>{ $range }:{ $range }</domino> each number is on { $copies } halves, an odd number. So no chain of { -domino(form: "many") } whose numbers match takes in all { $dominoes }: at least { $left } are always left over.
# Not “Figure 10”, which is heard like Figure X.
found-figure = The lost drawing 10 of the old book was meant to show the numbers 0 to 7 running down three neighbouring columns, with all the zeros in row 1. It cannot have had only one solution: at the top, three { -domino(form: "many") } can always be placed another way.
# $least, $known: how few numbers can be given at most, and how few are known to be enough.
found-fewest = With 8 rows and 9 columns, a completion must show at least { $least } numbers. The record so far is { $known }; we do not know whether it can be done with fewer.
