# Exercices de composition : des grilles à remplir soi-même.

composing-heading = Exercices de composition
composing-lead = Des grilles à remplir vous-même. La plupart ont beaucoup de réponses, toutes justes.
composing-intro = Inscrivez un nombre dans chaque case vide, comme dans un Terzett : les nombres égaux vont par trois, dans une ligne ou dans une colonne. Les nombres donnés ne changent pas. À la fin, le jeu complet doit pouvoir se poser sur la grille, chaque { -domino } une fois. Les autres conditions sont données au-dessus de la grille.
composing-unions = Un trio qui touche un autre trio du même nombre forme avec lui une réunion. Plus il y a de réunions, plus l’exercice demande d’art.
composing-grades = Chaque exercice a un degré de 1 à 3 : le degré 1 laisse le plus de liberté. Un programme a compté les réponses, mais pas au-delà de 100. Il a aussi fait un essai simple : il place trio après trio sans jamais revenir en arrière. Là où il va loin, vous irez peut-être loin aussi.
composing-check = Pour vérifier une réponse, comptez chaque nombre et cherchez ses trios. Puis posez le jeu complet.{ $keys ->
        [yes] { " " }La { -key } montre une réponse en exemple.
       *[no] { "" }
    }
composing-record = Notez chaque trio que vous placez : d’abord son nombre, puis ses cases. Vous pourrez ainsi reprendre les derniers.
# Comment composer sur une grille en relief, et comment noter ce qui s’y trouve.
composing-by-touch-heading = Composer au toucher
composing-by-touch-set = Disposez les { -domino(form: "many") } du jeu en rangées, d’après leur plus petit nombre.
composing-by-touch-three = Choisissez un nombre et trois cases libres en ligne droite. Mettez sur chacune une étiquette avec ce nombre, et notez le trio.
composing-by-touch-dominoes = Cherchez ensuite du doigt où le nouveau trio en touche d’autres. Deux cases voisines qui portent un nombre forment un { -domino } : retournez-le dans sa rangée.
composing-by-touch-lost = Un { -domino } que vous ne pouvez plus retourner est perdu : reprenez le dernier trio.
composing-by-touch-end = Quand la grille est pleine et chaque { -domino } retourné, posez le jeu complet pour vous en assurer.
composing-note = Une note donne le nombre, puis la première case et la dernière : 3 de <cell>a1</cell> à <cell>a3</cell>. Les notes se suivent l’une sous l’autre ; on reprend la dernière en premier.
composing-judged = Pour faire vérifier une grille, écrivez ses lignes l’une après l’autre : un chiffre par case, un point d’interrogation pour une case vide, une barre oblique entre les lignes. Le programme qui a fait ce livre sait la lire, par sa commande solve avec l’option compose. Dans book.html, tapez les chiffres dans les cases.
# Un exercice.
composing-task-heading = Exercice de composition { $number }
composing-grade =
    Degré { $grade } sur 3 ; { $complete ->
        [yes] exactement
       *[no] au moins
    } { $answers } réponses ; un essai simple remplit { $greedy } cases sur { $cells }.
composing-answer = <page of="key-{ $key }" title="{ -key(form: "One") } de l’exercice de composition { $number }" before="Exemple :" named="one"/>.
composing-after = D’après la figure { $figure } du livre de 1921.
composing-givens =
    { $given ->
        [0] Les { $toFill } cases sont toutes vides.
        [1] La grille donne un nombre ; il en reste { $toFill } à inscrire.
       *[other] La grille donne { $given } nombres ; il en reste { $toFill } à inscrire.
    }
composing-example = Une réponse en exemple. Toute autre qui respecte la consigne est juste aussi.
