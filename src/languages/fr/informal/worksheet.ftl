worksheet-rule = Chaque grille cache une fois chaque domino de 0:0 à { $range }:{ $range }. Entoure chaque paire.
