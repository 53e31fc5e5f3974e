# Exercices de domino à diviseur.

exercises-heading = Domino à diviseur : quel { -domino } rapporte ?
exercises-intro = Le domino à diviseur est un jeu de sommes, à deux ou plus. Ici, vous vous exercez à ces sommes. Chaque exercice donne les bouts ouverts d’une chaîne et les { -domino(form: "many") } de votre main. Trouvez le { -domino } qui rapporte le plus de points, et dites où il va. Il y a toujours un coup meilleur que tous les autres.
exercises-counts-heading = Ce qui compte
exercises-open-end = Un { -domino } se pose à un bout ouvert qui montre un de ses nombres. Vous additionnez ensuite tous les bouts ouverts, et vous divisez la somme par le diviseur, le nombre dans le titre des exercices. S’il n’y a pas de reste, le résultat donne vos points. Sinon, vous n’en avez aucun.
exercises-difference = Un { -domino } à deux nombres couvre l’un et ouvre l’autre : la somme varie de leur différence.
exercises-double = Un double se pose en travers de la chaîne, et ses deux petits côtés sont des bouts ouverts. À un bout, il augmente la somme de son nombre.
exercises-long-side = Un double peut se prolonger sur ses quatre côtés. Un long côté libre n’est pas un bout et ne compte pas ; s’il y en a un, l’exercice le nomme. Un { -domino } posé là ne couvre aucun bout : la somme augmente donc du nombre de son autre moitié.
exercises-example = Un exemple avec le diviseur 3 : les bouts ouverts sont 4, 6 et 6, soit 16 en tout. Le { -domino } <domino>3:4</domino>, au bout 4, ramène la somme à 15. C’est 5 fois 3 : 5 points. Le { -domino } <domino>2:6</domino>, sur le long côté libre de <domino>6:6</domino>, donne 18 : 6 points.
# $count : combien il y a d’exercices d’une sorte.
exercises-group =
    { $count ->
        [1] Exercice { $first }
       *[other] Exercices { $first } à { $last }
    } : diviseur { $divisor }, jeu jusqu’à <domino>{ $range }:{ $range }</domino>
exercises-level =
    { $level ->
        [one-end] Chaque { -domino } convient à un nombre au plus, et un seul { -domino } rapporte. La somme vous est donnée.
        [doubles] Un seul coup rapporte, grâce à un double : le { -domino } en est un, ou il va sur le long côté libre d’un autre. La somme vous est donnée.
       *[largest] Plusieurs coups rapportent. Trouvez celui qui rapporte le plus. À vous de calculer la somme.
    }
exercises-exercise = Exercice { $number }
# $ends, $dominoes : des listes.
exercises-ends = Bouts ouverts : { $ends }.
exercises-sum = Somme : { $sum }.
exercises-sides = Long côté libre : { $dominoes }.
exercises-hand = Main : { $dominoes }.
# Une ligne à remplir, avec les titres de ses colonnes.
exercises-form = Réponse à l’exercice { $number }
exercises-form-domino = { -domino(form: "One") }
exercises-form-laid-at = Où le poser
exercises-form-points = Points
exercises-answers =
    { $reader ->
        [screen] <page of="exercise-keys" title="Réponses aux exercices"/>.
        [display] <page of="exercise-keys" title="Réponses aux exercices"/>.
       *[other] Les réponses sont à la page <page of="exercise-keys" title="Réponses aux exercices"/>.
    }
