# The kit for the hand: raised boards, dominoes, and what to do with them.

kit-heading = The tactile kit
kit-intro = You play with your fingers: you place { -domino(form: "many") } on a raised board, and take them away again. { $help ->
        [yes] All words, hints and { -key(form: "many") }
       *[no] All words
    } are in the braille files. One empty board is enough to begin.
kit-needs-heading = What else you need
kit-needs-tray = Best of all is a tray with pegs: { -domino(form: "many") } of plastic or plywood go on the pegs and stay there while you feel them. With it come a rack for the { -domino(form: "many") } and bars to stand between the cells.
kit-needs-foil = Or use magnets: put the raised board on a larger sheet of steel, and glue the card { -domino(form: "many") } on magnetic foil. Card alone will do for a start, but it slides.
kit-needs-paper = Swell paper and a heater for it, and a laser printer with black toner that holds carbon.
kit-needs-wax = Without a tray, wax sticks or the strips of card for { -bar(form: "many") }.
kit-needs-braille = A braille display, or an embosser.
kit-printing-heading = What to print on what
kit-printing-scale = Print all raised sheets at 100 percent. Then heat them; everything black rises.
kit-printing-tray = Tray, rack, { -domino(form: "many") } and bars: the command dominosa stones --format 3mf --range { $range } makes the files for a 3D printer; stl instead of 3mf suits older programs. With svg or dxf it makes those for a laser cutter: the tray and the rack of plywood of 6 mm, or twice of 3 mm and glued, all else of 3 mm. For braille digits instead of pips add --braille, which a laser cutter cannot make.
kit-printing-trial = Print the trial first, the file called trial. The peg goes into three holes, marked with one, two and three dots: the clearance is 0.1, 0.2 and 0.3 mm. Choose the narrowest hole that it slides into without force, and make the files again with --clearance and that number.
kit-printing-empty = board-empty.pdf, swell paper: { $sheets } { $sheets ->
        [1] sheet
       *[other] sheets
    }, an empty board of each size. Print the sizes that you want.
kit-printing-stones = stones-tactile.pdf, swell paper: { $sheets } sheets with { -domino(form: "many") } and { -bar(form: "many") }. Their backs are in stones.pdf, for ordinary paper.
kit-printing-stones-braille = The numbers are pips. Or take stones-braille.pdf, { $sheets } sheets: the same with the digits of the boards, and a cut corner that shows which way is up.
kit-printing-boards = boards.pdf, swell paper: { $sheets } { $sheets ->
        [1] sheet
       *[other] sheets
    }, a board on each or, where there is no room, a part of one or the words to it. Print those that you want to play.
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
kit-smallest = The smallest kit has { $sheets } sheets: one empty board, the { -domino(form: "many") } and the { -bar(form: "many") }. It will do for any number of { -puzzle(form: "many") } of that size.
kit-rules-heading = The rules in short
kit-board-heading = The raised board
kit-board-frame = A slanting line at the upper right corner shows which way the sheet lies. Columns have letters, rows have numbers. They stand above the frame and to the left of it.
kit-board-digits = In the cells, digits have no number sign: the letter a is 1, the letter j is 0.
kit-board-corners = Small crosses mark where four cells meet. The card { -domino(form: "many") } fit the cells, unless the sheet says otherwise.
kit-hands-heading = How to play with your hands
kit-hands-lay-out = Put the tray in front of you and the rack beside it, with every { -domino } in its slot. The row is the larger number, the column the smaller one, as the braille at the edge says. Two bare pegs mean that this { -domino } is on the tray.
kit-hands-read = The numbers of the { -puzzle } stay readable beside the tray, on the raised board or on a braille page. Read them with one hand, and keep a finger of the other on the peg of the same cell.
kit-hands-place = When you are sure where a { -domino } goes, take it out of the rack, and turn it so that each number comes to its cell. Let it down on the two pegs until it lies flat. If it will not go down, a bar is in its way.
kit-hands-check = Check at once: feel the two numbers on the { -domino }, and compare them with the numbers of the same two cells beside the tray.
kit-hands-bar = Where two free cells cannot be one { -domino }, stand a bar in the slot between their pegs. { -domino(form: "Many") } find room on both sides of it.
kit-hands-left = When a { -domino } is placed, put bars at every other place where its numbers meet. Once a cell is covered, the bars beside it are free for others.
kit-hands-back = To take a { -domino } back, press one of its ends down: the other end comes up, and you lift it there. It goes back to its slot in the rack. Bars come out the same way.
kit-hands-try = Trying something you are not sure of? Lay a bar in the slot of the rack between the two bare pegs of each { -domino } that you try, and put no new bars on the tray meanwhile. If it goes wrong, take back the { -domino(form: "many") } whose slots hold a bar.
kit-hands-stuck = Stuck? Each board names the braille pages of its { -hint(form: "many") } and of its { -key }.
kit-hands-done = When the rack is empty and no peg of the tray is bare, the { -puzzle } is solved. Before the next one, put each { -domino } back in the slot that its two numbers tell.
kit-hands-away = Going away? Leave everything as it is, and put a slip with the number of the { -puzzle } under the tray. Carry a tray of several parts on a board or a baking sheet.
kit-hands-return = Coming back, go through the rack: its bare pegs tell you which { -domino(form: "many") } are on the tray. Then read the tray row by row beside the numbers of the { -puzzle }.
kit-hands-empty = On an empty board you read the numbers on a braille page, or someone reads them to you, row by row. The { -domino(form: "many") } carry the numbers, so nothing has to be set up.
kit-hands-loose = Without a tray you do the same on the raised board. There a { -domino } covers its numbers: to check one, lift it or read a braille page. Keep the { -domino(form: "many") } beside the board in their order, each once. Strips of card or wax sticks lie on the lines between the cells; lift them straight up.
kit-series-heading = One board in your head, many puzzles
kit-series-intro = All { -puzzle(form: "many") } of a series have the same { -key }. Learn it once, and a few lines of numbers are a new { -puzzle } that you play from memory.
kit-series-learn = Feel the sheet of stencils.pdf until you know where every { -domino } lies, row by row.
kit-series-dictate = Have the numbers of a { -puzzle } read to you, one row at a time. Say after each row which { -domino(form: "many") } are complete.
kit-series-answer = At the end you have named every { -domino } once, with its place. If one comes twice, you got a number wrong.
kit-series-numbers = Here are the numbers to dictate.
kit-series-ids = Whoever reads to you finds the numbers in the book, under these ids.
empty-board-heading = Empty board, { $rows } by { $columns }
empty-board-puzzles = For { -puzzle(form: "many") }
empty-board-run = { $first } to { $last }
board-hint-pages = In braille: steps page { $way }, turning point page { $turning }.
board-way-page = In braille: steps page { $way }.
board-turning-page = In braille: turning point page { $turning }.
board-key-page = { -key(form: "One") }: page { $key }.
