# Tasks for composers: boards to fill in oneself.

composing-heading = Composing tasks
composing-lead = Boards to fill in yourself. Most have many answers, and each answer is right.
composing-intro = Fill in every empty cell, as in a Terzett: equal numbers come in threes, in a row or in a column. Keep the given numbers. In the end the whole set has to fit on the board, each { -domino } once. Above the board you find what else is asked.
composing-unions = A three that touches another three of its number makes a union with it. More unions take more skill.
composing-grades = Each task has a grade from 1 to 3: grade 1 leaves you most room. A program has counted the answers, but not beyond 100. It has also made a simple try: it sets one three after another and takes nothing back. Where it gets far, you may, too.
composing-check = To check an answer, count each number and look for its threes. Then place the whole set.{ $keys ->
        [yes] { " " }The { -key } shows one answer as an example.
       *[no] { "" }
    }
composing-record = Write down every three that you set, first its number and then its cells. Then you can take the last ones back.
# How to compose on a raised board, and how to write down what lies there.
composing-by-touch-heading = Composing by touch
composing-by-touch-set = Lay out the { -domino(form: "many") } of the set in rows, by their smaller number.
composing-by-touch-three = Choose a number and three free cells in a straight line. Put a label with the number on each cell, and note the three.
composing-by-touch-dominoes = Then feel where the new three touches others. Two neighbouring cells with numbers show a { -domino }: turn it over in its row.
composing-by-touch-lost = A { -domino } that you cannot turn over any more is lost: take back the last three.
composing-by-touch-end = When the board is full and every { -domino } is turned over, place the whole set to be sure.
composing-note = A note has the number, then the first cell and the last: 3 from <cell>a1</cell> to <cell>a3</cell>. Notes stand below each other; the last one is taken back first.
composing-judged = To have a board judged, write its rows one after the other: a digit for each cell, a question mark for an empty one, a slash between rows. The program that made this book reads that (command solve, option compose). In book.html you type the digits into the cells.
# A task.
composing-task-heading = Composing task { $number }
composing-grade =
    Grade { $grade } of 3; { $complete ->
        [yes] exactly
       *[no] at least
    } { $answers } answers; a simple try fills { $greedy } of { $cells } cells.
# $key: the name of its board.
composing-answer = <page of="key-{ $key }" title="{ -key(form: "One") } to composing task { $number }" before="Example:" named="one"/>.
composing-after = Based on figure { $figure } of the book of 1921.
# $given: how many numbers stand on the board at first.
composing-givens =
    { $given ->
        [0] All { $toFill } cells are empty.
       *[other] { $given } numbers given, { $toFill } to fill in.
    }
# Beside an answer.
composing-example = One answer as an example. Any other that meets the task is right, too.
