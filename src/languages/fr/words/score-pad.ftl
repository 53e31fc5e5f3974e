# Un tableau pour les points de plusieurs jeux.

score-pad-heading = Bloc de marque
score-pad-games = Pour des jeux de deux à quatre joueurs.
score-pad-list = Tenez une liste : une ligne par manche, avec les points de chaque joueur dans l’ordre où ils sont assis. Additionnez-les après la dernière manche.
# Un tableau à remplir : son titre, celui de sa première colonne, et celui de sa dernière ligne.
score-pad-form = Bloc de marque
score-pad-name = Nom
score-pad-sum = Total
