# Which dominoes a game needs.

games-set-stones = <b>You need:</b> the { $stones } { -stone(form: "many") } of the set up to <stone>{ $range }:{ $range }</stone>.
# The puzzles have larger sets only.
games-set-from-larger = From a larger set, leave out all { -stone(form: "many") } with a number above { $range }.
# The puzzles have smaller sets only; $largest: the highest number of these.
games-set-another = The { -puzzle(form: "many") } in this book need no larger set than the one up to <stone>{ $largest }:{ $largest }</stone>, so you need another one for this game.
