# A small board that is left half solved to the reader.

practice-heading = Now you
practice-board =
    { $reader ->
        [print] Half of the { $stones } { -stone(form: "many") } are placed, bars drawn.
       *[other] Half of the { $stones } { -stone(form: "many") } up to <stone>{ $range }:{ $range }</stone> are placed.
    }
# Where the board and its tally are not seen. $placed: names of dominoes; $counts: the others with their counts.
practice-placed = Placed: { $placed }.
practice-missing = Still to find, each with its count: { $counts }.
practice-look = Find the others by seals and gaps.
practice-bars-raised = Lay a card { -stroke }, a narrow strip of card, on the line between two cells that never join, or press a wax stick on it. Both can be taken away again. A sheet of card { -stroke(form: "many") } comes with the card dominoes.
practice-key =
    { $reader ->
        [embossed] { -key(form: "One") }: page <page of="practice-key" title="{ -key(form: "One") }"/>.
        [print] The { -key } is on page <page of="practice-key" title="{ -key(form: "One") }"/>.
       *[other] The { -key } follows.
    }
# Where one begins: what helps when nothing is found.
practice-stuck =
    Stuck? { $reader ->
        [print] The foot of each { -puzzle } names the page of its way: all its steps in order.
       *[other] Each { -puzzle } has two { -hint(form: "many") }: its way, step by step, and its turning point, the hardest step.
    }
practice-no-guess = No { -puzzle } in this book needs a guess.
practice-key-heading =
    { $reader ->
        [print] { -key(form: "One") } to “Now you”: the answer
        [embossed] { -key(form: "One") } to “Now you”
       *[other] Now you: the { -key }, which is the answer
    }
practice-order =
    Another order is right, too, and so is a gap in place of a seal. A { -stone } with no place left, or a free cell with no neighbour left to join, tells that something is wrong: go back.
# $steps: dominoes with their places, each a seal in its turn.
practice-seals = One seal after the other: { $steps }.
# Before a list of them.
practice-seals-listed = One seal after the other:
practice-step = <stone>{ $stone }</stone> on <place>{ $place }</place>
# The board with half of its dominoes, beside its picture. $left: those that are missing.
practice-left = Half of the { -stone(form: "many") } are placed. Still to find: { $left }.
practice-look-for = Which of these pairs has only one spot left? Which number has only one free neighbour?
practice-names = The first is called a <b>seal</b>, the second a <b>gap</b>. You need nothing else here.
