games-pips = <b>Valeur :</b> la somme de tous les nombres de tes { -stone(form: "many") }.
