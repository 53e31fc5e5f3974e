# What a book has beside ordinary puzzles on full boards.

terzett-heading = Terzett
terzett-threes = In a Terzett equal numbers come in threes: side by side in a row, or one below the other in a column. Every cell of the board belongs to exactly one group of three. Threes of the same number may touch, so you may find more than three equal numbers together.
terzett-reading =
    It helps to { $reader ->
        [touch] feel
        [embossed] feel
        [display] feel
        [aloud] hear
       *[other] read
    } and remember the board in threes. A three is not a { -domino }, though. Most { -domino(form: "many") } join two threes; only a double can be within one. The rules for the { -domino(form: "many") } do not change. The name Terzett comes from the German book of 1921.
completion-heading = Completion
completion-numbers = A completion is a Terzett that shows only some of its numbers. Keep these and fill in the others, so that all equal numbers come in threes and the whole set of { -domino(form: "many") } fits on the board. There is only one way to do it.
completion-dominoes = You need not place the { -domino(form: "many") }. But it helps to think of them: there is only one of each, and each needs a place.{ $keys ->
        [yes] { " " }{ $reader ->
            [print] The answer
           *[other] The { -key }
        } shows all the numbers and the { -domino(form: "many") } on them.
       *[no] { "" }
    } The book of 1921 calls this <foreign language="de">Ergänzung</foreign>, filling in.
duett-heading = Duett
duett-explained = In a Duett equal numbers come in twos: side by side in a row, or one below the other in a column. Every cell of the board belongs to exactly one such pair. A pair is either one double, or two { -domino(form: "many") } that meet with equal ends, as in an ordinary game of dominoes.
quartett-heading = Quartett
quartett-explained = In a Quartett equal numbers come in fours: four in a row, or four one below the other in a column. Every cell of the board belongs to exactly one such four.
quadrat-heading = Quadrat
quadrat-explained = In a Quadrat equal numbers come in squares of two rows and two columns. Its boards are built of these squares like a brick wall: where one course is shorter than the next, it begins one cell further in. So you know from the start where the squares are, but not where the { -domino(form: "many") } go.
quodlibet-heading = Quodlibet
quodlibet-explained = In a Quodlibet equal numbers come in fours of three forms: four in a row, four in a column, and squares of two rows and two columns. All the fours together make a symmetrical pattern: mirrored or given half a turn, it looks the same. Each form occurs at least four times. That is our rule; the old book only says that the forms take turns.
# Of all four, after the last that the book has.
forerunners-history = Groups of the same number may touch. The rules for the { -domino(form: "many") } do not change. These games are older than the Terzett and need only an ordinary set: Adler thought them up when gout kept him in his room at Karlsbad. The book of 1921 tells of Duett, Quadrat, Quartett and Quodlibet, but shows none. The boards here are new.
shapes-heading = Boards of other shapes
shapes-explained =
    Some boards are not full rectangles. Where a board has a hole, or a notch in its edge, there is no cell and no { -domino }; the border runs round the cells. Columns are lettered and rows are numbered as if the board were full. { $reader ->
        [touch] On a stencil, a slanting line runs across each cell of a hole.
        [aloud] Where a row has holes, the script names the columns and says “no cell”.
        [embossed] The place of a hole is left blank.
        [display] The place of a hole is left blank.
       *[other] Holes are shaded with slanting lines.
    }
long-boards-heading = Long boards
# In braille, where a board can be wider or higher than the page.
wide-boards-heading = Boards in parts
long-boards-on-screens = A long board can be wider than the screen. You can scroll it by itself: press the tab key until you reach it, then use the arrow keys.
long-boards-in-parts =
    A long board may come in parts. The last two columns or rows of a part are shown again as the first two of the next; count them once. { $reader ->
        [touch] The frame is open where the board goes on.
       *[other] The border is open where the board goes on. A thick line marks the repeated columns or rows.
    }
large-boards-heading = Large boards
large-boards-in-halves =
    { $reader ->
        [touch] A large board may come in parts. The last two columns or rows of a part are shown again as the first two of the next; count them once. The frame is open where the board goes on.
       *[other] A large board can run across two facing pages. The last two columns on the left are shown again on the right; count them once. The border is open where the board goes on, and a thick line marks the repeated columns.
    }
series-heading = Series
series-explained = { -puzzle(form: "Many") } with the same { -key } are a series: the { -domino(form: "many") } lie the same way in all of them, and only the numbers change. Once you know the { -key } of one, you can check all the others against it. A stencil shows such a { -key } without numbers.
series-stencils =
    { $reader ->
        [aloud] You hear the stencils after the { -key(form: "many") }.
        [screen] They come after the { -key(form: "many") }: <page of="stencils" title="Stencils"/>.
        [display] They come after the { -key(form: "many") }: <page of="stencils" title="Stencils"/>.
       *[other] { $stencils ->
            [1] The one for this series is on page
           *[other] They begin on page
        } <page of="stencils" title="Stencils"/>.
    }
series-stencils-in-other-file = The stencils come after the { -key(form: "many") }, in the file of the { -key(form: "many") }.
