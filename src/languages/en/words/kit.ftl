# The kit for the hand: raised boards, dominoes, and what to do with them.

kit-heading = The kit for the hand
kit-intro = You play with your fingers: on a raised board you place { -stone(form: "many") }, and take them away again. { $help ->
        [yes] All words, hints and { -key(form: "many") }
       *[no] All words
    } are in the braille files. One empty board is enough to begin.
kit-needs-heading = What you need besides
kit-needs-foil = Magnetic foil and a sheet of steel larger than the board. Put the board on the steel and glue the { -stone(form: "many") } on the foil: then they stay in place while you feel them.
kit-needs-paper = Swell paper and a heater for it, and a laser printer with black toner that holds carbon.
kit-needs-wax = Wax sticks, or the strips of card, for { -stroke(form: "many") }.
kit-needs-braille = A braille display, or an embosser.
kit-printing-heading = What is printed on what
kit-printing-scale = Print everything that is raised at 100 percent. Heat the sheets; everything black rises.
kit-printing-empty = board-empty.pdf, swell paper: { $sheets } { $sheets ->
        [1] sheet
       *[other] sheets
    }, an empty board of each size. Print the sizes that you want.
kit-printing-stones = stones-tactile.pdf, swell paper: { $sheets } sheets with { -stone(form: "many") } and { -stroke(form: "many") }. Their backs are in stones.pdf, for ordinary paper.
kit-printing-stones-braille = The numbers are pips. Or take stones-braille.pdf, { $sheets } sheets: the same with the digits of the boards, and a cut corner that shows which way is up.
kit-printing-boards = boards.pdf, swell paper: { $sheets } { $sheets ->
        [1] sheet
       *[other] sheets
    }, a board on each, except boards too long for one. Print those that you want to play.
kit-printing-stencils = stencils.pdf, swell paper: { $sheets } sheets with { -key(form: "many") } to learn by hand.
kit-printing-large = Of all these, { $sheets } { $sheets ->
        [1] sheet is
       *[other] sheets are
    } of the size { $paper }.
kit-printing-braille =
    book.brf{ $keys ->
        [yes] { " " }and keys.brf
       *[no] { "" }
    }, braille paper or a display: { $pages } pages. A thick book comes in several files. book.pef holds the same.
kit-printing-solutions = Hints and { -key(form: "many") } are in solutions.brf.
kit-printing-ink = The number of each board also stands there in colour, for helpers. Colour stays flat only if the printer mixes it without black.
kit-smallest = The smallest kit has { $sheets } sheets: one empty board, the { -stone(form: "many") } and the { -stroke(form: "many") }. It serves any number of { -puzzle(form: "many") } of that size.
kit-rules-heading = The rules in short
kit-board-heading = The raised board
kit-board-frame = A slanting line at the upper right corner shows which way the sheet lies. Columns have letters, rows have numbers. They stand above the frame and to the left of it.
kit-board-digits = In the cells, digits have no number sign: the letter a is 1, the letter j is 0.
kit-board-corners = Small crosses mark where four cells meet. The card { -stone(form: "many") } fit the cells, unless the sheet says otherwise.
kit-hands-heading = How to play with your hands
kit-hands-lay-out = Lay the { -stone(form: "many") } beside the board in their order, all once. What is still beside the board is what is still to be placed.
kit-hands-read = Read the numbers with one hand and keep the other on the row.
kit-hands-place = Place a { -stone } where it is sure to go. Its pips or digits tell you the numbers that it covers.
kit-hands-bar = Where two free cells cannot be one { -stone }, put a strip or a wax stick on the line between them.
kit-hands-left = When a { -stone } is placed, cross it out everywhere else: put bars at its other places.
kit-hands-stuck = Stuck? Each board names the braille pages of its { -hint(form: "many") } and of its { -key }.
kit-hands-empty = On an empty board you read the numbers on a braille page, or someone reads them to you, row by row. The { -stone(form: "many") } carry the numbers, so nothing has to be set up.
kit-series-heading = One board in your head, many puzzles
kit-series-intro = All { -puzzle(form: "many") } of a series have the same { -key }. Learn it once, and a few lines of numbers are a new { -puzzle } that you play from memory.
kit-series-learn = Feel the sheet of stencils.pdf until you know where every { -stone } lies, row by row.
kit-series-dictate = Have the numbers of a { -puzzle } read to you, one row at a time. Say after each row which { -stone(form: "many") } are complete.
kit-series-answer = At the end you have named every { -stone } once, with its place. If one comes twice, a number was heard wrongly.
kit-series-numbers = Here are the numbers, to be dictated.
kit-series-ids = Whoever reads to you finds the numbers in the book, under these ids.
empty-board-heading = Empty board, { $rows } by { $columns }
empty-board-puzzles = For { -puzzle(form: "many") }
empty-board-run = { $first } to { $last }
board-hint-pages = In braille: way page { $way }, turning point page { $turning }.
board-way-page = In braille: way page { $way }.
board-turning-page = In braille: turning point page { $turning }.
board-key-page = { -key(form: "One") }: page { $key }.
