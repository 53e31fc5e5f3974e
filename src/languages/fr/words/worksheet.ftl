# Une page de problèmes, sans livre.
worksheet-title = Dominosa, { $level }
worksheet-rule = Chaque grille cache une fois chaque domino de 0:0 à { $range }:{ $range }. Entourez chaque paire.
worksheet-solutions = Solutions
