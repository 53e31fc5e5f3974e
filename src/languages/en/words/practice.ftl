# A small board that is left half solved to the reader.

practice-heading = Now you
practice-board = This board uses the set from <stone>0:0</stone> to <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") } on { $rows } rows of { $columns } cells.
# $placed, $missing: names of dominoes.
practice-placed = Half of it is done. Placed: { $placed }. Still to find: { $missing }. { -stroke(form: "Many") } stand where a placed { -stone } shows again. Look for seals and gaps.
practice-bars-raised = Lay a card { -stroke }, a narrow strip of card, on the line between two cells that never join, or press a wax stick on it. Both can be taken away again. A sheet of card { -stroke(form: "many") } comes with the card dominoes.
practice-key =
    { $reader ->
        [print] The { -key } is on page <page of="practice-key" title="{ -key(form: "One") }"/>.
       *[other] The { -key } follows.
    }
practice-no-guess = No { -puzzle } in this book needs a guess.
practice-key-heading = Now you: the { -key }, which is the answer
practice-order = Another order, or a gap instead of a seal, is right, too.
# A domino with its place and the technique that finds it.
practice-step = <stone>{ $stone }</stone>, <place>{ $place }</place>: { $technique }
