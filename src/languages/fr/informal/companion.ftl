nets-running = Ton problème
start-task = Retrouve les { -domino(form: "many") } d’un jeu sur une grille qui n’en montre que les nombres. Chaque paire de nombres y est une fois ; chaque { -domino } couvre deux cases voisines.
