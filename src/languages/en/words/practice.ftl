# A small board that is left half solved to the reader.

practice-heading = Now you
practice-board =
    { $reader ->
        [print] Half of the { $dominoes } { -domino(form: "many") } are in place, and the bars are drawn.
       *[other] Half of the { $dominoes } { -domino(form: "many") } up to <domino>{ $range }:{ $range }</domino> are in place.
    }
# Where the board and its tally are not seen. $placed: names of dominoes; $counts: the others with their counts.
practice-placed = Placed: { $placed }.
practice-missing = Still to find, each with its count: { $counts }.
practice-look = Look for seals and gaps to find the others.
practice-bars-raised = Lay a card { -bar }, a narrow strip of card, on the line between two cells that can never join, or press a wax stick on it. You can take either away again. A sheet of card { -bar(form: "many") } comes with the card dominoes.
practice-key =
    { $reader ->
        [embossed] { -key(form: "One") }: page <page of="practice-key" title="{ -key(form: "One") }"/>.
        [print] The answer is on page <page of="practice-key" title="{ -key(form: "One") }"/>.
       *[other] The { -key } follows.
    }
# Where one begins: what helps when nothing is found.
practice-stuck =
    Stuck? { $reader ->
        [print] At the foot of each { -puzzle } you find the page with all its steps, in order.
       *[other] Each { -puzzle } has two { -hint(form: "many") }: all its steps in order, and its turning point, the hardest step.
    }
practice-no-guess = No { -puzzle } in this book needs a guess.
# On the page of the key.
practice-found = All five? Well done, you’re ready! { -puzzle(form: "One") } 1 is waiting.
practice-key-heading =
    { $reader ->
        [print] “Now you”: the answer
        [embossed] { -key(form: "One") } to “Now you”
       *[other] Now you: the { -key }, which is the answer
    }
practice-order =
    Found them another way? Just as good! If a { -domino } has no place left, or a free cell no free neighbour, something is wrong: go back to the last one you were sure of.
# $steps: dominoes with their places, each a seal in its turn.
practice-seals = One seal leads to the next: { $steps }.
# Before a list of them.
practice-seals-listed = In this order, each has only one place left:
practice-step = <domino>{ $domino }</domino> on <place>{ $place }</place>
# The board with half of its dominoes, beside its picture. $left: those that are missing.
practice-left = Half of the { -domino(form: "many") } are in place. A { -bar } between two numbers means their { -domino } is already placed elsewhere. Still to find: { $left }.
practice-look-for = Which pair has only one place left, a <b>seal</b>? Which number has only one free neighbour, a <b>gap</b>? That is all you need.
# The tally of what is missing, with its counts, and how to use it.
practice-tally = { -tally(form: "One") }: how many places each one has
practice-counts = Placed one? Tick its box. Has another lost a place? Cross out its count and write the new one. The { -tally } is only there to help.
