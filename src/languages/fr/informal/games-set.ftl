games-set-from-larger = D’un jeu plus grand, retire tous les { -stone(form: "many") } qui ont un nombre au-dessus de { $range }.
