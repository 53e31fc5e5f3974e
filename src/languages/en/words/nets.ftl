# Empty boards for puzzles of one's own; only print has them.

nets-heading = A { -puzzle } of your own
nets-intro =
    With a set of dominoes up to <stone>{ $range }:{ $range }</stone> you can set a { -puzzle } for someone else. { $boards ->
        [1] An empty board for it is on page <page of="net-1" title="Empty board"/>.
       *[other] { $boards } empty boards for it begin on page <page of="net-1" title="Empty boards"/>.
    }
nets-lay = Lay out the { $stones } { -stone(form: "many") } in any way, so that they fill { $rows } rows of { $columns } cells and leave no hole.
nets-copy = Copy the numbers onto the empty board, cell by cell. Leave out where one { -stone } ends and the next begins.
nets-key = Write down on another sheet where each { -stone } is. This is the { -key }; put it away.
nets-hand-over = Take the { -stone(form: "many") } away, and hand over the board.
nets-solutions = Such a { -puzzle } often has more than one solution. Whoever finds another way to place every { -stone } has solved it, too. The program that made this book can count the solutions.
# $boards: how many there are.
nets-board =
    { $boards ->
        [1] Empty board
       *[other] Empty board { $number }
    }
