# A small puzzle that is solved step by step; the steps themselves are worded elsewhere.

worked-opening-heading = A small { -puzzle }, step by step
worked-terzett-heading = A small Terzett, step by step
worked-board = This board uses the set up to <stone>{ $range }:{ $range }</stone>: { $stones } { -stone(form: "many") } on { $rows } rows of { $columns } cells. It has { $places } places where a { -stone } could go.
worked-threes = First read it by its threes. These numbers go from cell to cell:
# Of one three, from its first cell to its last.
worked-three = <cell>{ $from }</cell> to <cell>{ $to }</cell>
worked-stones = Now the { -stone(form: "many") }. You find them as in every { -puzzle }.
# Over some of the steps, each of which lays one domino.
worked-part-heading = { -stone(form: "Many") } { $first } to { $last }
# Before a step; a voice must not say a bare number.
worked-step =
    { $reader ->
        [aloud] Step { $number }:
       *[other] { $number }.
    } { $text }
worked-solved = Every { -stone } is placed. This is the { -key }:
worked-so-far = Now the board looks like this. { -stroke(form: "Many") } show where a { -stone } that is used up appears again.
