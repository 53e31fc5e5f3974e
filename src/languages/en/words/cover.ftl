# The front and the back cover.

# $puzzles: how many the book has.
cover-laying =
    { $puzzles ->
        [1] A domino { -puzzle }
       *[other] { $puzzles } domino { -puzzle(form: "many") }
    }.
# The same in a book of completions alone.
cover-completing =
    { $puzzles ->
        [1] A domino { -puzzle }
       *[other] { $puzzles } domino { -puzzle(form: "many") }
    }. You can see some of the numbers. Can you find the others?
cover-art = Picture: on the left the numbers of a puzzle, on the right the dominoes that were hidden in them.
back-cover-question = All the numbers are here. Where are the dominoes?
back-cover-story = Somebody laid out a whole set of dominoes, wrote down the numbers and put the dominoes away. Can you find them again? There is exactly one of each, and there is nothing to add up. Look for the one spot where a domino fits, and it will lead you to the next.
back-cover-sample = A taste of what’s inside
cover-puzzle = Each of the { $dominoes } { -domino(form: "many") } is hidden here once.
back-cover-heading = In this book
back-cover-set =
    { $puzzles ->
        [1] The { -puzzle } uses
       *[other] The { $puzzles } { -puzzle(form: "many") } use
    } the set of dominoes up to <domino>{ $range }:{ $range }</domino>.
back-cover-sets =
    { $puzzles ->
        [1] The { -puzzle } uses
       *[other] The { $puzzles } { -puzzle(form: "many") } use
    } sets of { -domino(form: "many") } of different sizes, from the one up to <domino>{ $smallest }:{ $smallest }</domino> to the one up to <domino>{ $largest }:{ $largest }</domino>.
# How many puzzles of a kind there are.
back-cover-terzett =
    { $puzzles ->
        [1] One is a Terzett
       *[other] { $puzzles } are Terzetts
    }: there, equal numbers always lie in lines of three.
back-cover-completion =
    { $puzzles ->
        [1] In the completion
       *[other] In the { $puzzles } completions
    } you find the numbers.
back-cover-duett =
    { $puzzles ->
        [1] In the Duett
       *[other] In the { $puzzles } Duetts
    } equal numbers come in twos.
back-cover-quartett =
    { $puzzles ->
        [1] In the Quartett
       *[other] In the { $puzzles } Quartetts
    } equal numbers come in fours.
back-cover-quadrat =
    { $puzzles ->
        [1] In the Quadrat
       *[other] In the { $puzzles } Quadrats
    } equal numbers come in squares.
back-cover-quodlibet =
    { $puzzles ->
        [1] In the Quodlibet
       *[other] In the { $puzzles } Quodlibets
    } equal numbers come in fours of three forms.
back-cover-levels = From { $easiest } to { $hardest }.
back-cover-proof =
    { $puzzles ->
        [1] It
       *[other] Each { -puzzle }
    } has exactly one solution: a program has proved it.
back-cover-keys =
    { $puzzles ->
        [1] The solution is
       *[other] All solutions are
    } inside.
back-cover-need = All you need is a pencil. A set of dominoes helps, too.
# Before the forms in which the book is made.
back-cover-forms = Editions
back-cover-standard = standard print
back-cover-large = large print
back-cover-giant = giant print
back-cover-tactile = raised sheets
back-cover-braille = braille files
back-cover-aloud = a text to be read aloud
back-cover-epub = e-book
back-cover-html = web page
