# What programs have counted and proved: docs/theorems.md.
found-heading = What programs have found
# $count: how many keys, of more than so many $millions; $puzzle: a puzzle of the book, whose key has this $number.
found-keys = Terzetts on 8 rows of 9 columns have more than { $millions } million { -key(form: "many") } with all doubles inside threes. Each has a number, up to { $count }: the { -key } to { -puzzle } { $puzzle } is number { $number }.
found-keys-ask = To learn the number of any other, ask the program: “dominosa register”.
# $copies: on how many halves each number is; $left: how many dominoes no chain can take in.
found-chain = In the set up to <stone>{ $range }:{ $range }</stone> each number is on { $copies } halves, an odd number. So no chain of { -stone(form: "many") } whose numbers match takes in all { $stones }: at least { $left } are always left over.
# Not “Figure 10”, which is heard like Figure X.
found-figure = The lost drawing 10 of the old book was to show 0 to 7 going down three columns side by side, and all zeros in row 1. It cannot have had only one solution: at the top, three { -stone(form: "many") } can always lie another way.
# $least, $known: how few numbers can be given at most, and how few are known to be enough.
found-fewest = On 8 rows of 9 columns a completion must show at least { $least } numbers. The best one that is known shows { $known }; we do not know whether fewer are enough.
