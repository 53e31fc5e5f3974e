# What this book leaves out of the old texts.

sources-heading = What is left out, and why
sources-lead =
    This book draws on the book of 1921 (1921 on its cover, { $reader ->
        [aloud] 1920 inside
        [screen] 1920 inside
       *[other] 1920 on its title page
    }) and on four other texts.
sources-square = <b>Puzzles with a locked square.</b> This is one of the old { -technique(form: "many") }: two { -domino(form: "many") } fit only into the same four cells. They can lie there in two ways, so the board has at least two solutions. None of our { -puzzle(form: "many") } has such a square. Drawing 3 of the old book, lost but described in words, has one, and so a second solution.
sources-drawings = <b>Drawings 1 to 12.</b> The scanned text lacks them, and what it says of them does not give all their numbers. It also has D. S. Adler where O. S. is meant: he called himself Osa, and his game is Dominosa.
sources-counts =
    <b>Two large numbers.</b> The old book counts { $reader ->
        [aloud] ninety-three thousand three hundred and twelve { -puzzle(form: "many") } in a series, and a grand total of nine hundred and thirty-five thousand two hundred and fifty
       *[other] 93,312 { -puzzle(form: "many") } in a series, and a grand total of 935,250
    } followed by 36 zeros. We cannot tell how it arrived at them: our own count for a single { -key } runs to 50 digits.
sources-forerunners = <b>Four earlier games</b> of Adler’s, with numbers in twos and fours. The program can make them.
# $games: a list of the next.
sources-games = <b>Longer chapters.</b> The program that made this book can also print { $games }.
sources-game-draw-domino = draw domino
sources-game-draw-domino-children = domino for children
sources-game-sperrdomino = <foreign language="de">Sperrdomino</foreign>
sources-game-sperrdomino-game = the game of 120 points with all its moves
sources-game-domino-matador = Domino-Matador
sources-game-divisor-domino = divisor domino
sources-more-games = <b>Other domino games:</b> Hungarian, Italian, French and Caribbean. The texts lack their full rules.
sources-no-dominoes = <b>What needs no dominoes:</b> a hidden proverb, a number riddle, the bean game, and card and board games.
