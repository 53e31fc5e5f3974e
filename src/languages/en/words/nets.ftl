# How to set puzzles of one's own; print has empty boards to write on, raised sheets one to lay dominoes on. $boards: how many there are.

nets-heading = A { -puzzle } of your own
nets-intro =
    Got a set of dominoes up to <domino>{ $range }:{ $range }</domino>? Then make a { -puzzle } for a friend. { $boards ->
        [0] { "" }
        [1] An empty board for it is on page <page of="net-1" title="Empty board"/>.
       *[other] Empty boards for it begin on page <page of="net-1" title="Empty boards"/>.
    }
nets-lay =
    Lay out the { $dominoes } { -domino(form: "many") } any way you like, { $reader ->
        [touch] on the empty board or in a tray
       *[other] { "" }
    } so that they fill { $rows } rows of { $columns } cells without a hole.
nets-copy =
    { $reader ->
        [print] Copy the numbers onto the empty board, cell by cell.
        [aloud] Say the numbers row by row, in groups of three, to someone who writes them down or to a recorder.
       *[other] Write the numbers down row by row, each row on a line of its own.
    } Do not show where one { -domino } ends and the next begins.
nets-key =
    { $reader ->
        [print] On another sheet, write down where each { -domino } is.
        [aloud] Then, apart from the numbers, say each { -domino } with its place.
       *[other] Apart from that, write down where each { -domino } is, such as <domino>0:1</domino> on <place>1 b c</place>.
    } This is the { -key }; put it away.
nets-hand-over =
    Take the { -domino(form: "many") } away, and hand over { $reader ->
        [print] the board.
       *[other] the numbers.
    }
nets-solutions = Such a { -puzzle } often has more than one solution. Anyone who finds another way to place every { -domino } has solved it, too. The program that made this book can count the solutions.
# $boards: how many there are.
nets-board =
    { $boards ->
        [1] Empty board
       *[other] Empty board { $number }
    }
