# De quels dominos un jeu a besoin.

games-set-dominoes = <b>{ -domino(form: "Many") } :</b> le jeu jusqu’à <domino>{ $range }:{ $range }</domino>, { $dominoes } { -domino(form: "many") }.
# Les problèmes n’ont que des jeux plus grands.
games-set-from-larger = D’un jeu plus grand, retirez tous les { -domino(form: "many") } qui ont un nombre au-dessus de { $range }.
# Les problèmes n’ont que des jeux plus petits ; $largest : le plus grand nombre de ceux-ci.
games-set-another = Les { -puzzle(form: "many") } de ce livre se contentent du jeu jusqu’à <domino>{ $largest }:{ $largest }</domino>. Ici, il en faut un plus grand.
