# A small Terzett, read by its threes and begun; the steps themselves are worded elsewhere.

worked-terzett-heading = A small Terzett
worked-terzett-board = This board uses the { $dominoes } { -domino(form: "many") } up to <domino>{ $range }:{ $range }</domino>.
worked-threes = First read it by its threes. Each number has two of them:
# Of one three, from its first cell to its last.
worked-three = <cell>{ $from }</cell> to <cell>{ $to }</cell>
worked-dominoes = Now the { -domino(form: "many") }. Most of them join two threes, so look where two threes meet.
# $left: how many dominoes are not placed yet.
worked-terzett-left = Seals and gaps place the other { $left }, too.
