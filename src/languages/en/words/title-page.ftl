# The title page; title, subtitle and author are the book's own.

# $puzzles: how many the book has.
title-page-laying =
    { $puzzles ->
        [1] A domino { -puzzle }
       *[other] { $puzzles } domino { -puzzle(form: "many") }
    }. A whole set of { -stone(form: "many") } is hidden on the board. Every number is shown. Can you find the { -stone(form: "many") }?
# The same in a book of completions alone.
title-page-completing =
    { $puzzles ->
        [1] A domino { -puzzle }
       *[other] { $puzzles } domino { -puzzle(form: "many") }
    }. A whole set of { -stone(form: "many") } is hidden on the board. Some of the numbers are shown. Can you find the others?
title-page-completions = A completion shows only some of the numbers, and you find the others.
title-page-solution =
    { $puzzles ->
        [1] It
       *[other] Every { -puzzle }
    } has exactly one solution.
title-page-figures = The figures of 1921 say how many they have.
title-page-tasks = The laying tasks say how many they have.
# On a screen, where links lead straight to the rules and to the first puzzle.
title-page-at-once = Know the game? Go to <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.
