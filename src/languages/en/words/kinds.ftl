# What a book has beside ordinary puzzles on full boards.

terzett-heading = Terzett
terzett-threes = In a Terzett equal numbers lie together in threes: side by side in a row, or one below the other in a column. Each cell of the board belongs to one such three. Threes of the same number may touch, so that more than three equal numbers lie together.
terzett-reading = So a board is read, felt and kept in mind three cells at a time. A three is not a { -stone }, though. Most { -stone(form: "many") } join two threes; only a double can lie within one. The rule for { -stone(form: "many") } is the same as ever. Terzett is the word of the German book of 1921.
completion-heading = Completion
completion-numbers = A completion is a Terzett that shows only some of its numbers. Those that are given stay. Fill in the others, so that all equal numbers lie in threes and the whole set of { -stone(form: "many") } can be laid on the board. There is only one way to fill it in.
completion-stones = You need not lay the { -stone(form: "many") }. But it helps to think of them: each { -stone } is there only once, and each must find a place. The { -key } shows all the numbers and the { -stone(form: "many") } on them. The book of 1921 calls such a { -puzzle } <foreign language="de">Ergänzung</foreign>.
duett-heading = Duett
duett-explained = In a Duett equal numbers lie together in twos: side by side in a row, or one below the other in a column. Each cell of the board belongs to one such pair. A pair is either one double, or it is where two { -stone(form: "many") } meet with equal ends, as in an ordinary game of dominoes.
quartett-heading = Quartett
quartett-explained = In a Quartett equal numbers lie together in fours: four in a row, or four one below the other in a column. Each cell of the board belongs to one such four.
quadrat-heading = Quadrat
quadrat-explained = In a Quadrat equal numbers lie together in squares of two rows and two columns. Its boards are built of such squares like a wall of bricks: where one course is shorter than the next, it begins one cell further in. So you know from the start where the squares lie, but not where the { -stone(form: "many") } lie.
quodlibet-heading = Quodlibet
quodlibet-explained = In a Quodlibet equal numbers lie together in fours of three forms: four in a row, four in a column, and squares of two rows and two columns. All the fours together make a symmetrical pattern: mirrored, or turned by half, it stays as it is. Each form occurs at least four times; that is our rule, as the old book only says that the forms take turns.
# Of all four, after the last that the book has.
forerunners-history = Groups of the same number may touch. The rule for { -stone(form: "many") } is the same as ever. These games are older than the Terzett and need only an ordinary set: Adler thought them out when gout kept him in his room at Karlsbad. The book of 1921 tells of Duett, Quadrat, Quartett and Quodlibet, but shows none. The boards here are new.
shapes-heading = Boards of other shapes
shapes-explained =
    Some boards are not full rectangles. Where a board has a hole, or ends earlier in one row than in another, there is no cell and no { -stone }; the border runs along it. Letters and numbers of columns and rows are counted on as if the board were full. { $reader ->
        [touch] On a stencil, a slanting line marks each square of a hole.
        [aloud] Where a row has holes, the script names the columns and says “no cell”.
        [embossed] The place of a hole is left blank.
        [display] The place of a hole is left blank.
       *[other] Squares of a hole are struck through with a slanting line.
    }
long-boards-heading = Long boards
long-boards-on-screens = A long board can be wider than the screen. Then it can be moved by itself, with the arrow keys, too, once the tab key has brought you to it.
long-boards-in-parts =
    A long board may stand in parts. The last two columns or rows of a part are shown again as the first two of the next; count them once. { $reader ->
        [touch] The frame is open where the board goes on.
       *[other] The border is open where the board goes on, and a bar runs along what is shown twice.
    }
series-heading = Series
series-explained = { -puzzle(form: "Many") } with the same { -key } are a series: the { -stone(form: "many") } lie alike in all of them, and only the numbers change. Once you know the { -key } of one, you can check all the others with it. A stencil shows such a { -key } without numbers.
series-stencils =
    { $reader ->
        [aloud] The stencils are told after the { -key(form: "many") }.
        [screen] They stand after the { -key(form: "many") }: <page of="stencils" title="Stencils"/>.
        [display] They stand after the { -key(form: "many") }: <page of="stencils" title="Stencils"/>.
       *[other] The stencils begin on page <page of="stencils" title="Stencils"/>.
    }
series-stencils-in-other-file = The stencils stand behind the { -key(form: "many") }, in the file of the { -key(form: "many") }.
