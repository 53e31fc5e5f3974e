# Comment se nomment les cases, les dominos et leurs emplacements, et comment sont les grilles d’une édition.

notation-heading = Les noms des cases et des { -domino(form: "many") }
# Les noms par lesquels une voix appelle les colonnes.
notation-columns-aloud = Les colonnes, comptées depuis la gauche, portent des noms. Chaque nom commence par la lettre de la colonne : Anna est la colonne a, Bella la colonne b. Viennent ensuite Cesar, David, Eva, Felix, Gustav, Hector et Ida.
notation-long-boards-aloud = Après Zeno, la colonne z, les noms se disent deux fois : Anna Anna, Anna Bella.
notation-rows-aloud = Les lignes, comptées depuis le haut, portent des numéros. La quatrième case à partir du haut, dans la première colonne, s’appelle <cell>a4</cell>.
notation-dominoes-aloud = On nomme un { -domino } par ses deux nombres : <domino>4:6</domino>. Un emplacement horizontal commence par la ligne : <place>1 b c</place>. Un emplacement vertical commence par la colonne : <place>a 1,2</place>. Vous entendez donc tout de suite dans quel sens il est.
notation-boards-aloud-heading = Comment les grilles sont lues
notation-boards-aloud = On dit d’abord combien la grille a de lignes et de colonnes, puis, ligne par ligne, les nombres de gauche à droite. Ils se disent par trois ; un nombre qui resterait seul rejoint le groupe précédent.
notation-completions-aloud = « Vide » désigne une case dont le nombre est à trouver.
notation-lines-aloud = Dans ce texte, chaque phrase, chaque ligne de grille et chaque { -domino } d’une { -key } a sa propre ligne. Si vous lisez à quelqu’un, faites une pause après chaque ligne de grille et chaque { -domino }. Attendez que ce soit noté ou posé, et répétez si on vous le demande.
notation-cells = <cell>b3</cell> est dans la colonne b, ligne 3.
notation-dominoes =
    Deux cases côte à côte ou l’une sous l’autre forment un emplacement : <place>1 b c</place> horizontal, <place>a 1,2</place> vertical{ $reader ->
        [print] { " " }(en pointillé)
       *[other] { "" }
    }.
notation-boards-heading = Les grilles de cette édition
# Avant la première grille qui se touche.
notation-digits = Les grilles emploient les chiffres Antoine, sans signe numérique : 1 à 9 sont les lettres a à i avec le point 6, et 0 a les points 3456.
notation-frame-raised = Un cadre en relief entoure la grille. Les lettres des colonnes sont au-dessus, les numéros des lignes à gauche.
notation-corner-raised = Une ligne oblique au coin supérieur droit de chaque feuille montre dans quel sens la tenir, comme un coin coupé. Le bord gauche est libre pour la reliure.
notation-ticks-raised = À l’extérieur du cadre, une courte marque suit chaque cinquième colonne et chaque cinquième ligne, s’il en reste au moins deux après elle. Chaque marque en a une autre en face d’elle.
notation-crosses-raised = De petites croix marquent les coins où quatre cases se touchent. Vous pouvez poser des { -domino(form: "many") } en carton sur la grille, sauf si sa feuille dit qu’ils n’y tiennent pas. Les cases de 20 millimètres reçoivent des { -domino(form: "many") } de 39 sur 19 millimètres, celles de 25 millimètres des { -domino(form: "many") } de 49 sur 24. Dans les figures et les { -key(form: "many") }, des lignes en relief entourent chaque { -domino } posé. Une courte ligne en relief entre deux cases libres est un { -bar }.
notation-card-dominoes = Les feuilles de { -domino(form: "many") } en carton sont des fichiers à part. Dans stones-tactile.pdf, les nombres sont des points, comme sur un dé. Ils restent les mêmes quand on tourne le { -domino }, à la différence des chiffres braille. Dans stones-braille.pdf, ce sont les chiffres des grilles, et un coin coupé montre où est le haut. Un jeu au-delà de 9 n’a que ces chiffres.
notation-completions-raised = Dans un complément, les cases sans chiffre sont celles que vous remplissez.
notation-holes-raised = Elles ont des croix à leurs coins ; un trou a son propre cadre.
notation-boards-embossed = Une grille commence par les lettres de ses colonnes et une ligne de points 25. Chaque ligne commence par son numéro. Les nombres de ses cases suivent, chacun sous la lettre de sa colonne.
notation-completions-embossed = Dans un complément, le trait d’union, points 36, remplace un nombre à trouver. Ce n’est pas un chiffre, et il est en bas de la cellule braille.
notation-holes-embossed = Un trou est un blanc.
notation-signs-embossed = Dans les figures et les { -key(form: "many") }, les points 36 joignent les moitiés d’un { -domino } horizontal. Les points 123 entre deux lignes joignent celles d’un { -domino } vertical. Un { -bar } sépare deux cases : les points 456 dans une ligne, les points 25 entre deux lignes.
notation-parts-embossed = Une grille trop grande pour la page est coupée en morceaux. Les deux dernières colonnes ou lignes d’un morceau sont répétées au début du suivant. Leurs lettres ou leurs numéros vous le disent ; ne les comptez qu’une fois.
# Où est le chapitre avec les mots qui suivent.
hands-page = Jouer avec les mains : page <page of="hands" title="Jouer avec les mains"/>.
# Dans un livre embossé : comment on le joue avec des dominos, de la cire, des épingles et des étiquettes.
hands-heading = Jouer avec les mains
# Les longueurs sont celles du braille en cellules de 6 sur 10 millimètres.
hands-board = Après un { -puzzle }, sa grille est répétée, assez large pour y jouer : 18 sur 20 millimètres d’un nombre à l’autre en braille de taille courante. Là où la page est trop petite, c’est indiqué.
hands-dominoes = Des { -domino(form: "many") } en carton de 33 sur 16 millimètres y tiennent : c’est la taille nommée travel. Un { -domino } couvre ses deux nombres, mais il les porte lui-même : rien n’est perdu.
hands-tray = C’est sur un plateau à picots que les { -domino(form: "many") } tiennent le mieux ; le kit tactile dit comment en obtenir un.
hands-wax = Vous pouvez aussi joindre les moitiés d’un { -domino } par un fil de cire. Un fil court entre deux cases est un { -bar }. La cire s’enlève.
hands-pegs = Sur du liège ou de la mousse, on plante des épingles : une dans chaque moitié d’un { -domino }, ou une entre deux cases pour un { -bar }.
hands-tally = Avant son premier { -puzzle }, chaque partie a un { -tally } à remplir. À côté de chaque { -domino } et au-dessus, il y a de la place pour un compte. Écrivez avec une tablette et un poinçon, ou collez là une étiquette braille vierge et écrivez dessus. La page peut être embossée aussi souvent que vous voulez.
# Sur un afficheur braille, une grille est un tableau de chiffres braille.
notation-boards-on-displays = Une grille est un tableau. Les lettres de ses colonnes sont au-dessus, les numéros de ses lignes à gauche.
notation-completions-on-displays = Dans un complément, le trait d’union, points 36, remplace un nombre à trouver.
notation-signs-on-displays = Les { -domino(form: "many") }, les { -bar(form: "many") } et les cases dont parle une étape suivent sous la grille, avec leurs emplacements.
notation-boards-on-screens = Une grille est un tableau. Un lecteur d’écran nomme la colonne et la ligne quand vous passez d’une case à l’autre.
# Ce sont les mots que dit le lecteur d’écran.
notation-holes-on-screens = Là où la grille n’a pas de case, il dit « pas de case ».
notation-completions-on-screens = Une case dont le nombre est à trouver est « vide ».
notation-signs-on-screens = Une grille avec des { -domino(form: "many") } ou des { -bar(form: "many") } est aussi un tableau. Ses { -domino(form: "many") } et ses { -bar(form: "many") } suivent avec leurs emplacements. Ils s’ouvrent sous « En mots ».
