# Les exercices de composition parmi les problèmes du studio.

studio-compose-kind = Exercice de composition
studio-compose-which = Quel exercice
studio-compose-task =
    { $name ->
        [small-unions] petite grille : deux réunions
        [small-sums] petite grille : la ligne 1 fait 3, la ligne 5 fait 20
        [small-ladder] petite grille : 0 à 4 dans la colonne b
        [small-line] petite grille : 0 sur toute la ligne 1, 0 à 4 dans la colonne a
        [small-givens] petite grille : avec des nombres
        [sum-27] la colonne c fait 27
        [sum-10] la colonne c fait 10
        [ladder] 0 à 7 dans les colonnes c, d et e
        [ladder-and-line] 0 à 7 dans les colonnes c, d et e, et toutes les cases 0 côte à côte dans la ligne 1
        [diagonal] 0 à 7 dans la diagonale
        [cross] toutes les cases 0 forment une croix
       *[unions] autant de réunions que possible
    }
