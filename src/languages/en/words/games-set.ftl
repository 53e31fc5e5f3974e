# Which dominoes a game needs.

games-set-dominoes = <b>You need:</b> the { $dominoes } { -domino(form: "many") } of the set up to <domino>{ $range }:{ $range }</domino>.
# The puzzles have larger sets only.
games-set-from-larger = From a larger set, leave out all { -domino(form: "many") } with a number above { $range }.
# The puzzles have smaller sets only; $largest: the highest number of these.
games-set-another = The { -puzzle(form: "many") } in this book need no larger set than the one up to <domino>{ $largest }:{ $largest }</domino>, so you need another one for this game.
