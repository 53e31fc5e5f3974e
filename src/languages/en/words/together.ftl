# A competition: for its leader, and in print the sheets of the players.

together-heading = Together: a competition
together-intro =
    { $players } players solve { $puzzles ->
        [1] the same { -puzzle }
       *[other] the same { $puzzles } { -puzzle(form: "many") }
    } at the same time, while one more person leads. The book of 1921 tells of travellers on a Nile steamer who raced each other like this and announced every solution. The bazaars had { -domino(form: "many") } up to <domino>6:6</domino> only, so they cut the 8 that were missing out of paper, wood and cardboard. Later, families raced at home, each player with a small travel set. How to keep the time and the score is this book’s own proposal.
together-needed-heading = What you need
# $sets: one or several of the next.
together-needed-dominoes = For each player a pencil, or the { -domino(form: "many") } { $sets }. Card { -domino(form: "many") } will do.
together-set = up to <domino>{ $range }:{ $range }</domino>
together-sets = { $head }, and { $tail }
together-needed-sheets = For each player and each round, the { -puzzle } on a sheet, in the form that this player reads.
together-sheets-follow = The printed sheets follow here, one for each player; they begin on page <page of="sheet-1-1" title="Sheets for the players"/>. Print them on one side of the paper only.
together-needed-paper = Paper for the { -tally }, a clock, and the { -key(form: "many") }. Only the leader has the { -key(form: "many") }.
together-leader-heading = Card for the leader
together-leader-limit = Before the first round agree on a time limit for each round: a larger set needs a longer one. If one of you reads by touch or by ear, choose limits that this player can keep.
together-leader-sheets = Hand out the sheets face down. Name the round, the number of its { -puzzle } and the limit.
together-leader-begin = Say: begin. Start the clock. All begin at once.
together-leader-done = Whoever has found the last { -domino } says: done. Note the time. The others go on.
together-leader-compare = Compare the { -domino(form: "many") } with the { -key }, one by one. If all is right, announce the name and the time, and write them down. If not, say only that. This player goes on, and says done again.
together-leader-stop = At the limit say: stop.
together-leader-points = The first right solution earns { $players } points, each later one a point less. Whoever has none gets no points.
together-leader-winner = Whoever has the most points wins. If points are equal, the shorter total time wins. A round without a solution counts as the whole limit.
together-rounds-heading = The rounds
together-rounds-known = These { -puzzle(form: "many") } are also in this book. Nobody should have solved them before.
together-other-number = If there are not { $players } of you, the first right solution earns as many points as there are players.
together-copies = Copy any sheets that are missing.
together-round = <b>Round { $round }:</b> { -puzzle } { $number }, set up to <domino>{ $range }:{ $range }</domino>.
together-round-puzzle = <page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }" before="{ -puzzle(form: "One") }:" named="one"/>.
together-intro-own =
    { $players } players solve { $puzzles ->
        [1] one { -puzzle }
       *[other] { $puzzles } { -puzzle(form: "many") }
    } each, all at the same time, while one more person leads. Everyone has a different { -puzzle }, as hard as those of the others, so it does not help to look at a neighbour’s sheet. How to keep the time and the score is this book’s own proposal.
together-round-own =
    <b>Round { $round }:</b> { -puzzle(form: "many") } up to <domino>{ $range }:{ $range }</domino>, { $alike ->
        [yes] all rated { $least }.
       *[no] rated { $least } to { $most }: no more than { $spread } apart.
    }
together-own = Round { $round }: who has which { -puzzle }
together-own-name = { $name }: { -puzzle } { $number }.
together-own-player = Player { $player }: { -puzzle } { $number }.
together-arrivals-own = Round { $round }: right solutions in order
together-arrivals = Round { $round }: { -puzzle } { $number }, right solutions in order
# A table to fill in, with the heads of its columns.
together-form = Results of round { $round }
together-form-name = Name
together-form-time = Time
together-form-points = Points
together-sums = All rounds
together-sums-form = Points of all rounds
together-form-rounds = Points by round
together-form-sum = Sum
together-keep-list = Keep a list for each round, with a line for each right solution: the name, the time and the points. Add the points up after the last round.
together-sheet-heading =
    Round { $round }: { -puzzle } { $number }{ $kind ->
        [terzett] , Terzett
        [completion] , completion
        [duett] , Duett
        [quartett] , Quartett
        [quadrat] , Quadrat
        [quodlibet] , Quodlibet
       *[other] { "" }
    }
together-sheet-name = This is the sheet of { $name }.
together-sheet = Sheet { $number } of { $players }. Name of the { -puzzle }: { $id }.
together-sheet-form = Whose sheet this is
together-code = Scan this code to play the { -puzzle } on a screen. Or type:
together-code-shown = A QR code. It leads to the address that stands beside it.
together-slip = Round { $round }: answer slip
together-slip-explained = Write down your name, the id of your { -puzzle } and the time. Then go through the { $rows } rows of the board and write a letter for each cell: L and R for the left and right half of a { -domino }, T and B for its top and bottom half. For a cell without a { -domino } write a question mark.
together-slip-who = Name, id
together-slip-letters = Letters, or a question mark
