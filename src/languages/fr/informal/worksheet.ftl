worksheet-rule = Sur chaque grille, chaque domino de 0:0 à { $range }:{ $range } est caché une fois. Entoure chaque paire.
