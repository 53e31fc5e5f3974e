# Tasks for composers: boards to fill in oneself.

composing-heading = Composing tasks
composing-lead = Boards to fill in yourself. Most have many answers, and each answer is right.
composing-intro = Fill in every empty cell, as in a Terzett: equal numbers come in threes, in a row or in a column. Given numbers stay. At the end the whole set must have its place on the board, each { -stone } once. What else is asked stands above the board.
composing-unions = A three that touches another three of its number makes a union with it. More unions take more skill.
composing-grades = Each task has a grade from 1 to 3: grade 1 leaves you most room. A program has counted the answers, but not beyond 100. It has also made a simple try: it sets three after three and takes nothing back. Where it comes far, you may, too.
composing-check = To check an answer, count each number and look for its threes. Then place the whole set. The { -key } shows one answer as an example.
composing-record = Write down every three that you set, its number first and then its cells. So you can take the last ones back.
composing-task-heading = Composing task { $number }
composing-grade =
    Grade { $grade } of 3; { $complete ->
        [yes] exactly
       *[no] at least
    } { $answers } answers; a simple try fills { $greedy } of { $cells } cells.
# $key: the name of its board.
composing-answer = <page of="key-{ $key }" title="{ -key(form: "One") } to composing task { $number }" before="Example:" named="one"/>.
composing-after = After figure { $figure } of the book of 1921.
# $given: how many numbers stand on the board at first.
composing-givens =
    { $given ->
        [0] All { $toFill } cells are empty.
       *[other] { $given } numbers given, { $toFill } to fill in.
    }
# Beside an answer.
composing-example = One answer of many. Any other that fulfils the task is right, too.
