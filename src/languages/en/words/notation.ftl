# How cells, dominoes and their places are named, and what the boards of an edition look like.

notation-heading = Names of cells and { -domino(form: "many") }
# The names with which a voice calls the columns.
notation-columns-aloud = Columns have names, counted from the left. Each name begins with the letter of the column: Anna is column a, Bella column b, and so on with Cesar, David, Eva, Felix, Gustav, Hector and Ida.
notation-long-boards-aloud = After Zeno, column z, names are said twice: Anna Anna, Anna Bella.
notation-rows-aloud = Rows are numbered from the top. The fourth cell from the top in the first column is called <cell>a4</cell>.
notation-dominoes-aloud = A { -domino } is named by its two numbers: <domino>4:6</domino>. A place across begins with the row: <place>1 b c</place>. An upright place begins with the column: <place>a 1,2</place>. So you hear the direction at once.
notation-boards-aloud-heading = How the boards are read
notation-boards-aloud = First comes the number of rows and columns, then the numbers row by row, from left to right. They come in groups of three; one that would be left over joins the group before it.
notation-completions-aloud = “Empty” means a cell whose number you have to find.
notation-lines-aloud = In this script every sentence, every row of a board and every { -domino } of a { -key } has a line of its own. If you read to someone, pause after each row and each { -domino } until it has been written down or placed, and say it again when asked.
notation-cells = Columns have letters, rows have numbers: <cell>b3</cell> is in column b, row 3.
notation-dominoes =
    Two neighbouring cells make a place: <place>1 b c</place> across, <place>a 1,2</place> upright{ $reader ->
        [print] { " " }(dashed)
       *[other] { "" }
    }.
notation-boards-heading = The boards in this edition
# Before the first board that is touched.
notation-digits = Boards leave out the number sign: the letter a is 1, and the letter j is 0.
notation-frame-raised = A raised frame runs round the board. The letters of the columns are above it, the numbers of the rows to its left.
notation-corner-raised = A slanting line at the upper right corner of each sheet shows which way up it is, as a cut corner does. The left edge is free for binding.
notation-ticks-raised = Outside the frame, a short tick follows every fifth column and every fifth row, if there are at least two more. Each tick has another one opposite it.
notation-crosses-raised = Small crosses mark the corners where four cells meet. You can place card { -domino(form: "many") } on the board, unless its sheet says that they do not fit: cells of 20 millimetres take { -domino(form: "many") } of 39 by 19 millimetres, cells of 25 millimetres those of 49 by 24. In figures and { -key(form: "many") }, raised lines go round each { -domino } that is placed. A short raised line between two free cells is a { -bar }.
notation-card-dominoes = Sheets of card { -domino(form: "many") } are files of their own. In stones-tactile.pdf the numbers are pips, as on dice: they stay the same when a { -domino } is turned, which braille digits do not. In stones-braille.pdf they are the digits of the boards, and a cut corner shows which way is up. A set above 9 has only such digits.
notation-completions-raised = In a completion, the cells without a digit are those that you fill in.
notation-holes-raised = They have crosses at their corners; a hole has a frame of its own.
notation-boards-embossed = A board begins with the letters of its columns and a line of dots 25. Each row begins with its number. The numbers of its cells follow, each below the letter of its column.
notation-completions-embossed = In a completion, the hyphen, dots 36, stands for a number that you have to find. It is not a digit, and it sits low in the braille cell.
notation-holes-embossed = A hole is blank.
notation-signs-embossed = In figures and { -key(form: "many") } dots 36 join the halves of a { -domino } across. Dots 123 between two rows join those of an upright { -domino }. A { -bar } keeps two cells apart: dots 456 in a row, dots 25 between two rows.
notation-parts-embossed = A board that is too large for the page comes in parts. The last two columns or rows of a part are shown again as the first two of the next. Their letters or numbers tell you so; count them once.
# In an embossed book: how it is played with dominoes, wax, pegs and labels.
# Where the chapter with the words below is.
hands-page = Playing with your hands: page <page of="hands" title="Playing with your hands"/>.
hands-heading = Playing with your hands
# The lengths are those of braille in cells of 6 by 10 millimetres.
hands-board = After each { -puzzle } you find its board once more, wide enough to play on: 18 by 20 millimetres from number to number in braille of the usual size. If a page has no room for that, it says so.
hands-dominoes = Card { -domino(form: "many") } of 33 by 16 millimetres fit on it. This size is called travel. A { -domino } covers two numbers, but it carries the same two itself, so nothing is lost.
hands-tray = { -domino(form: "Many") } sit firmest on a tray with pegs. The kit for the hand tells how to have one made.
hands-wax = You can also join the halves of a { -domino } with a thread of wax. A short thread between two cells is a { -bar }. Wax comes off again.
hands-pegs = On cork or foam you can use pegs: one in each half of a { -domino }, or one between two cells for a { -bar }.
hands-tally = Before its first { -puzzle } each section has a { -tally } to write in. There is room for a count beside each { -domino } and above it. Write with slate and stylus, or put a blank braille label there and write on that. You can emboss the page as often as you like.
# On a braille display a board is a table of braille digits.
notation-boards-on-displays = A board is a table. The letters of its columns stand above it, the numbers of its rows to its left.
notation-completions-on-displays = In a completion, the hyphen, dots 36, stands for a number that you have to find.
notation-signs-on-displays = { -domino(form: "Many") }, { -bar(form: "many") } and the cells that a step is about follow below the board, with their places.
notation-boards-on-screens = A board is a table. When you move from cell to cell, a screen reader names the column and the row.
# These are the words that the screen reader says.
notation-holes-on-screens = Where the board has no cell, it says “no cell”.
notation-completions-on-screens = A cell whose number you have to find is “empty”.
notation-signs-on-screens = A board with { -domino(form: "many") } or { -bar(form: "many") } is a table, too. The { -domino(form: "many") } and { -bar(form: "many") } follow with their places. Open “In words” to read them.
