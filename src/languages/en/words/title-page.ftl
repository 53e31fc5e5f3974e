# The title page; title, subtitle and author are the book's own.

# $puzzles: how many the book has.
title-page-laying =
    { $puzzles ->
        [1] A domino { -puzzle }
       *[other] { $puzzles } domino { -puzzle(form: "many") }
    }. A whole set of { -domino(form: "many") } is hidden on the board. You can see all the numbers. Can you find the { -domino(form: "many") }?
# The same in a book of completions alone.
title-page-completing =
    { $puzzles ->
        [1] A domino { -puzzle }
       *[other] { $puzzles } domino { -puzzle(form: "many") }
    }. A whole set of { -domino(form: "many") } is hidden on the board. You can see some of the numbers. Can you find the others?
title-page-completions = A completion shows only some of the numbers, and you find the others.
title-page-solution =
    { $puzzles ->
        [1] It
       *[other] Every { -puzzle }
    } has exactly one solution.
title-page-figures = Beside each figure of 1921 you find how many solutions it has.
title-page-tasks = Beside each laying task you find how many solutions it has.
# On a screen, where links lead straight to the rules and to the first puzzle.
title-page-at-once = Know the game? Go to <page of="puzzle-{ $first }" title="{ -puzzle } { $first }"/>.

# On the title page for embossers: the code, and the characters of its file.
title-page-braille =
    { $grade ->
        [contracted] Braille code: Unified English Braille, grade 2.
       *[uncontracted] Braille code: Unified English Braille, grade 1.
    }
title-page-characters =
    { $code ->
        [nabcc-lower] Characters of the BRF file: North American Braille ASCII, lower case.
        [eurobraille] Characters of the BRF file: Euro braille.
        [tbfr2007] Characters of the BRF file: the French table of 2007.
        [unicode] Characters of the BRF file: Unicode.
       *[nabcc] Characters of the BRF file: North American Braille ASCII.
    }
title-page-format = Page: { $cells } cells by { $lines } lines.
# $name: a person or a house; $year: of the book.
title-page-transcribed-by = Transcribed by { $name }, { $year }.
title-page-transcribed = Transcribed in { $year }.
title-page-note = Transcriber’s note: { $note }
