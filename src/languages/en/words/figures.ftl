# The figures of the book of 1921.

figures-heading = Figures of 1921
figures-lead = A boy of 17 made them in January 1902. He was ill and was not allowed to read.
figures-intro = He was a nephew of Fritz Jahn, one of the authors of the book of 1921. Isolated with measles for four weeks, he set himself harder and harder puzzles. The book prints 17 of his figures but does not give his name. Each is a Terzett with the 36 { -domino(form: "many") } up to <domino>7:7</domino>, on 72 cells. The figures are not counted among the { -puzzle(form: "many") } of this book. He never promised that each had only one solution, and some have several. A program has counted their solutions.
figure-heading = Figure { $name }
# $what was put right: the leg of a letter, or holes of a figure.
figure-repaired =
    { $what ->
        [leg] The right leg of the H is two columns further right than in the scanned text of the book, where two { -domino(form: "many") } could not be placed.
       *[holes] In the scanned text of the book the empty spaces have slipped; they have been put back.
    }
# $key: the name of its board.
figure-key =
    { $reader ->
        [print] <page of="key-{ $key }" title="Answer to figure { $name }" before="Answer:" named="one"/>.
       *[other] <page of="key-{ $key }" title="{ -key(form: "One") } to figure { $name }" before="{ -key(form: "One") }:" named="one"/>.
    }
lost-key-heading =
    The lost { -key } { $reader ->
        [aloud] number
       *[other] No.
    } 5
lost-key-words =
    The book mentions a { -key } { $reader ->
        [aloud] number
       *[other] No.
    } 5, which belongs to its drawings 4 and 8. The { -key } is missing from the scanned text. But the text does say where its eight doubles go: on <place>e 5,6</place>, <place>f 5,6</place>, <place>g 5,6</place>, <place>h 6,7</place>, <place>i 6,7</place>, <place>1 h i</place>, <place>8 e f</place> and <place>8 h i</place>.
lost-key-search = A program looked at all ways to split the board of 8 rows and 9 columns into threes and to place the { -domino(form: "many") } with eight doubles inside threes. Only four of them have the doubles there, and only two of these fit the numbers that the book gives for its drawing 8. These two follow, without numbers. They are reconstructions: they differ in the cells <cell>h4</cell>, <cell>i4</cell>, <cell>h5</cell> and <cell>i5</cell>, and we do not know which of them the book showed.
lost-key-first =
    { -key(form: "One") } { $reader ->
        [aloud] number
       *[other] No.
    } 5: first reconstruction
lost-key-second =
    { -key(form: "One") } { $reader ->
        [aloud] number
       *[other] No.
    } 5: second reconstruction
