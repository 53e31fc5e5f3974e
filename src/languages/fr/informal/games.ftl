games-pips = <b>Valeur :</b> la somme de tous les nombres de tes { -domino(form: "many") }.
