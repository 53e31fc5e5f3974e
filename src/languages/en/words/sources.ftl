# What this book leaves out of the old texts, and the sets in numbers.

sources-heading = What is left out, and why
sources-lead = This book draws on the book of 1921 and on four other texts about dominoes. Not all of it is here.
sources-square = <b>The square,</b> one of the old { -aid(form: "many") }. Two { -stone(form: "many") } that fit only into the same four cells can be turned about there. So a board with a square has at least two solutions, and no { -puzzle } here has one. Figure 3 of the old book, its example, has a square; the book does not say that it has a second solution.
sources-drawings = <b>Figures 1 to 12.</b> The scanned text lacks their drawings. What its words tell is not enough to find their numbers again.
sources-counts = <b>Large numbers.</b> The old book counts its { -puzzle(form: "many") } in sextillions and says that each can be changed 14,000 times. We could find no way to reach either number. The { -puzzle(form: "many") } with one single { -key } of 8 rows and 9 columns make a number of 50 digits.
sources-forerunners = <b>Four earlier games</b> of Adler, with numbers in twos and fours. The program can make them.
# $games: a list of the next.
sources-games = <b>Longer chapters.</b> The program can also print { $games }.
sources-game-draw-domino = draw domino
sources-game-draw-domino-children = domino for children
sources-game-sperrdomino = <foreign language="de">Sperrdomino</foreign>
sources-game-sperrdomino-game = the game of 120 points with all its moves
sources-game-domino-matador = Domino-Matador, which is best with { -stone(form: "many") } up to <stone>9:9</stone>
sources-game-divisor-domino = divisor domino
sources-more-games = <b>Other domino games:</b> Hungarian, Italian, French and Caribbean. The texts name them, but do not give their full rules.
sources-no-dominoes = <b>What needs no dominoes:</b> a hidden proverb, a number riddle with three mistakes, the bean game, card games and songs.
sources-sets-heading = The sets in numbers
sources-sets = How much is in a set, and how many { -stone(form: "many") } are left over when you lay as many as you can in one open chain:
# $copies: how often each number is on the dominoes.
sources-set =
    Up to <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") } with { $pips } pips, each number { $copies } times. { $leftOver ->
        [0] All fit into one chain.
       *[other] { $leftOver } are left over.
    }
sources-sets-corrected = For the set up to <stone>9:9</stone> the old book says five. It is four. There each number is on nine { -stone(form: "many") } beside its double. Nine is odd, so one of them stays without a partner and must be an end; but a chain has only two ends.
