games-set-from-larger = D’un jeu plus grand, retire tous les { -domino(form: "many") } qui ont un nombre au-dessus de { $range }.
