# Une page de problèmes, sans livre.
worksheet-title = Dominosa, { $level }
worksheet-rule = Sur chaque grille, chaque domino de 0:0 à { $range }:{ $range } est caché une fois. Entourez chaque paire.
worksheet-solutions = Solutions
