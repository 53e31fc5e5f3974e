# A small completion that is solved step by step.

worked-completion-heading = A small completion, step by step
worked-completion-board = This board, with the set up to <domino>4:4</domino>, has 15 { -domino(form: "many") } in 5 rows of 6 cells. Each number appears 6 times, in two threes. You see 12 numbers and find 18 more.
worked-completion-step-1 = Begin with the 4 on <cell>c5</cell>. The cell above it holds a 3, the cell to its right a 2. So its three can only go to the left: <cell>a5</cell> and <cell>b5</cell> are 4, too.
worked-completion-step-2 = The 2 on <cell>a4</cell> has a 1 to its right, and now a 4 below it. So its three goes up: <cell>a2</cell> is 2, too. In the same way the 1 on <cell>b4</cell> needs <cell>b2</cell>, which is 1.
worked-completion-step-3 = The 2 on <cell>d5</cell> is between a 4 and a 3. So its three goes upright: <cell>d3</cell> and <cell>d4</cell> are 2.
worked-completion-step-4 = The 4 on <cell>d2</cell> has a 2 below it now, and only one cell above it. So its three goes across, and as the cell to its left holds a 3, it goes to the right: <cell>e2</cell> and <cell>f2</cell> are 4.
worked-completion-step-5 = To the left of the 0 on <cell>f4</cell> only one cell is free, as the next one holds a 2. So its three goes upright, and as <cell>f2</cell> holds a 4, it goes from <cell>f3</cell> to <cell>f5</cell>.
worked-completion-step-6 = The 3 on <cell>e5</cell> is between a 2 and a 0. So <cell>e3</cell> and <cell>e4</cell> are 3.
worked-completion-step-7 = Now count. The numbers 2, 3 and 4 appear 6 times each. That leaves 0 and 1 for the first row, three of each. So one number takes <cell>a1</cell> to <cell>c1</cell>, the other <cell>d1</cell> to <cell>f1</cell>.
worked-completion-step-8 = If 1 came first, no 0 would touch a 2, and the { -domino } <domino>0:2</domino> would have no place. So <cell>a1</cell> to <cell>c1</cell> are 0, and <cell>d1</cell> to <cell>f1</cell> are 1.
worked-completion-after-step-6 = After the sixth step the board looks like this:
worked-completion-key =
    { $reader ->
        [print] This is the answer
       *[other] This is the { -key }
    }, with the { -domino(form: "many") }:
