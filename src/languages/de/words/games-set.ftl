# Welche Steine ein Spiel braucht.

games-set-dominoes = <b>{ -domino(form: "many") }:</b> der Satz bis <domino>{ $range }:{ $range }</domino>, { $dominoes } { -domino(form: "many") }.
games-set-from-larger = Aus einem größeren Satz nimmt man alle { -domino(form: "many") } mit einer Zahl über { $range } heraus.
games-set-another = Die { -puzzle(form: "many") } in diesem Buch brauchen keinen größeren Satz als den bis <domino>{ $largest }:{ $largest }</domino>; für dieses Spiel ist also ein anderer nötig.
