# Welche Steine ein Spiel braucht.

games-set-stones = <b>{ -stone(form: "many") }:</b> der Satz bis <stone>{ $range }:{ $range }</stone>, { $stones } { -stone(form: "many") }.
games-set-from-larger = Aus einem größeren Satz nimmt man alle { -stone(form: "many") } mit einer Zahl über { $range } heraus.
games-set-another = Die { -puzzle(form: "many") } in diesem Buch brauchen keinen größeren Satz als den bis <stone>{ $largest }:{ $largest }</stone>; für dieses Spiel ist also ein anderer nötig.
