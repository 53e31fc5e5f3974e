# Tasks for composers among the puzzles of the studio.

studio-compose-kind = Composing task
studio-compose-which = Which task
studio-compose-task =
    { $name ->
        [small-unions] small board: two unions
        [small-sums] small board: row 1 makes 3, row 5 makes 20
        [small-ladder] small board: 0 to 4 down column b
        [small-line] small board: 0 all along row 1, 0 to 4 down column a
        [small-givens] small board: numbers given
        [sum-27] column c makes 27
        [sum-10] column c makes 10
        [ladder] 0 to 7 down columns c, d and e
        [ladder-and-line] 0 to 7 down columns c, d and e, and all cells with 0 side by side in row 1
        [diagonal] 0 to 7 down the diagonal
        [cross] all cells with 0 form a cross
       *[unions] as many unions as you can
    }
