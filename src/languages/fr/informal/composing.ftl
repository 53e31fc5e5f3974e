composing-lead = Des grilles à remplir toi-même. La plupart ont beaucoup de réponses, toutes justes.
composing-intro = Inscris un nombre dans chaque case vide, comme dans un Terzett : les nombres égaux vont par trois, dans une ligne ou dans une colonne. Les nombres donnés ne changent pas. À la fin, le jeu complet doit pouvoir se poser sur la grille, chaque { -domino } une fois. Les autres conditions sont données au-dessus de la grille.
composing-grades = Chaque exercice a un degré de 1 à 3 : le degré 1 laisse le plus de liberté. Un programme a compté les réponses, mais pas au-delà de 100. Il a aussi fait un essai simple : il place trio après trio sans jamais revenir en arrière. Là où il va loin, tu iras peut-être loin aussi.
composing-check = Pour vérifier une réponse, compte chaque nombre et cherche ses trios. Puis pose le jeu complet.{ $keys ->
        [yes] { " " }La { -key } montre une réponse en exemple.
       *[no] { "" }
    }
composing-record = Note chaque trio que tu places : d’abord son nombre, puis ses cases. Tu pourras ainsi reprendre les derniers.
composing-by-touch-set = Dispose les { -domino(form: "many") } du jeu en rangées, d’après leur plus petit nombre.
composing-by-touch-three = Choisis un nombre et trois cases libres en ligne droite. Mets sur chacune une étiquette avec ce nombre, et note le trio.
composing-by-touch-dominoes = Cherche ensuite du doigt où le nouveau trio en touche d’autres. Deux cases voisines qui portent un nombre forment un { -domino } : retourne-le dans sa rangée.
composing-by-touch-lost = Un { -domino } que tu ne peux plus retourner est perdu : reprends le dernier trio.
composing-by-touch-end = Quand la grille est pleine et chaque { -domino } retourné, pose le jeu complet pour t’en assurer.
composing-judged = Pour faire vérifier une grille, écris ses lignes l’une après l’autre : un chiffre par case, un point d’interrogation pour une case vide, une barre oblique entre les lignes. Le programme qui a fait ce livre sait la lire, par sa commande solve avec l’option compose. Dans book.html, tape les chiffres dans les cases.
