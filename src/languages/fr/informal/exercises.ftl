exercises-intro = Le domino à diviseur est un jeu de sommes, à deux ou plus. Ici, tu t’exerces à ces sommes. Chaque exercice donne les bouts ouverts d’une chaîne et les { -domino(form: "many") } de ta main. Trouve le { -domino } qui rapporte le plus de points, et dis où il va. Il y a toujours un coup meilleur que tous les autres.
exercises-open-end = Un { -domino } se pose à un bout ouvert qui montre un de ses nombres. Tu additionnes ensuite tous les bouts ouverts, et tu divises la somme par le diviseur, le nombre dans le titre des exercices. S’il n’y a pas de reste, le résultat donne tes points. Sinon, tu n’en as aucun.
exercises-level =
    { $level ->
        [one-end] Chaque { -domino } convient à un nombre au plus, et un seul { -domino } rapporte. La somme t’est donnée.
        [doubles] Un seul coup rapporte, grâce à un double : le { -domino } en est un, ou il va sur le long côté libre d’un autre. La somme t’est donnée.
       *[largest] Plusieurs coups rapportent. Trouve celui qui rapporte le plus. À toi de calculer la somme.
    }
