# What this book leaves out of the old texts, and the sets in numbers.

sources-heading = What is left out, and why
sources-lead = This book draws on the book of 1921 and on four other texts. Not all of it is here.
sources-square = <b>The square,</b> one of the old { -aid(form: "many") }. Two { -stone(form: "many") } that fit only into the same four cells can be turned about there, so the board has at least two solutions. No { -puzzle } here has a square. Drawing 3 of the old book has one, so it has a second solution, which nobody mentions.
sources-drawings = <b>Drawings 1 to 12.</b> The scanned text lacks them. What its words tell is not enough to find all their numbers again.
sources-counts = <b>Large numbers.</b> The old book counts its { -puzzle(form: "many") } in sextillions. We do not come to the same number; the { -puzzle(form: "many") } that share one single { -key } of 8 rows and 9 columns make a number of 50 digits.
sources-forerunners = <b>Four earlier games</b> of Adler, with numbers in twos and fours. The program can make them.
# $games: a list of the next.
sources-games = <b>Longer chapters.</b> The program can also print { $games }.
sources-game-draw-domino = draw domino
sources-game-draw-domino-children = domino for children
sources-game-sperrdomino = <foreign language="de">Sperrdomino</foreign>
sources-game-sperrdomino-game = the game of 120 points with all its moves
sources-game-domino-matador = Domino-Matador
sources-game-divisor-domino = divisor domino
sources-more-games = <b>Other domino games:</b> Hungarian, Italian, French and Caribbean. The texts name them, but do not give their full rules.
sources-no-dominoes = <b>What needs no dominoes:</b> a hidden proverb, a number riddle, the bean game, card and board games, and songs.
sources-sets-heading = The sets in numbers
sources-sets = What a set holds, and how many { -stone(form: "many") } the longest open chain leaves over.
# $copies: how often each number is on the dominoes.
sources-set =
    Up to <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") }, { $pips } pips, each number { $copies } times. { $leftOver ->
        [0] None is left over.
       *[other] { $leftOver } are left over.
    }
sources-sets-corrected = For the last set the old book says five. It is four.
