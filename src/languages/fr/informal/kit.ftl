kit-intro = Tu joues avec les doigts : sur un plateau en relief, tu poses des { -domino(form: "many") } et les retires. Tous les textes{ $help ->
        [yes] , les indices et les { -key(form: "many") }
       *[no] { "" }
    } sont dans les fichiers braille. Un plateau vide suffit pour commencer.
kit-needs-heading = Ce qu’il te faut en plus
kit-needs-tray = Le mieux est un plateau à picots : des { -domino(form: "many") } en plastique ou en contreplaqué s’y enfichent et restent en place sous tes doigts. Il va avec un rangement pour les { -domino(form: "many") } et des barrettes à planter entre les cases.
kit-needs-foil = Ou bien prends des aimants : pose le plateau en relief sur une plaque d’acier plus grande que lui, et colle les { -domino(form: "many") } en carton sur une feuille magnétique. Le carton seul suffit pour commencer, mais il glisse.
kit-printing-scale = Imprime à 100 pour cent tout ce qui est en relief. Chauffe les feuilles ; tout ce qui est noir gonfle.
kit-printing-tray = Plateau à picots, rangement, { -domino(form: "many") } et barrettes : la commande dominosa stones --format 3mf --range { $range } fait les fichiers pour une imprimante en trois dimensions. Les anciens logiciels lisent plutôt le format stl. Avec svg ou dxf, elle fait ceux d’une découpeuse laser : le plateau et le rangement en contreplaqué de 6 mm, ou deux fois en 3 mm à coller, tout le reste en 3 mm. Pour des chiffres braille au lieu de points, ajoute --braille ; un laser ne peut pas les faire.
kit-printing-trial = Imprime d’abord l’essai, le fichier trial. Pour le picot libre, il y a trois trous, marqués d’un, deux et trois points : le jeu est de 0,1, 0,2 et 0,3 mm. Prends le plus étroit où il glisse sans forcer, et refais les fichiers avec --clearance et ce nombre, écrit avec un point.
kit-printing-empty = board-empty.pdf, papier thermogonflable : { $sheets } { $sheets ->
        [1] feuille
       *[other] feuilles
    }, un plateau vide de chaque taille. Imprime les tailles que tu veux.
kit-printing-stones-braille = Les nombres sont des points. Ou prends stones-braille.pdf, { $sheets } feuilles : la même chose avec les chiffres des grilles, et un coin coupé qui montre où est le haut.
kit-printing-boards = boards.pdf, papier thermogonflable : { $sheets } { $sheets ->
        [1] feuille
       *[other] feuilles
    }, un plateau sur chacune ou, faute de place, une partie d’un plateau ou les mots qui l’accompagnent. Imprime ceux que tu veux jouer.
kit-smallest = Le plus petit kit tient en { $sheets } feuilles : un plateau vide, les { -domino(form: "many") } et les { -bar(form: "many") }. Il sert à autant de { -puzzle(form: "many") } de cette taille que tu veux.
kit-hands-lay-out = Pose devant toi le plateau à picots et, à côté, le rangement, chaque { -domino } à sa place. La ligne indique son plus grand nombre, la colonne le plus petit, comme le rappelle le braille du bord. Deux picots nus signalent un { -domino } déjà sur le plateau.
kit-hands-read = Les nombres restent lisibles à côté du plateau à picots, sur le plateau en relief ou sur une page braille. Lis-les d’une main, et garde un doigt de l’autre sur le picot de la même case.
kit-hands-place = Trouve un { -domino } dont la place est sûre, prends-le dans le rangement et tourne-le pour que chaque nombre soit sur sa case. Enfonce-le sur les deux picots jusqu’à ce qu’il soit à plat. S’il ne descend pas, une barrette le gêne.
kit-hands-check = Vérifie aussitôt : touche les deux nombres du { -domino } et compare-les à ceux des deux mêmes cases, à côté du plateau à picots.
kit-hands-bar = Là où deux cases libres ne peuvent pas former un { -domino }, plante une barrette dans la fente entre leurs picots. Il reste de la place pour un { -domino } de chaque côté.
kit-hands-left = Quand un { -domino } est posé, barre-le partout ailleurs : plante des barrettes à ses autres emplacements. Dès qu’une case est couverte, les barrettes à ses côtés peuvent resservir.
kit-hands-back = Pour reprendre un { -domino }, appuie sur l’un de ses bouts : l’autre se soulève, et tu le prends par là. Il retourne à sa place dans le rangement. Les barrettes sortent de la même façon.
kit-hands-try = Tu essaies quelque chose qui n’est pas sûr ? Dans le rangement, pose une barrette entre les deux picots nus de chaque { -domino } essayé, et n’en plante pas de nouvelle sur le plateau pendant ce temps. Si cela échoue, reprends les { -domino(form: "many") } dont la place porte une barrette.
kit-hands-away = Tu pars ? Laisse tout en place, et glisse sous le plateau un papier avec le numéro du { -puzzle }. Un plateau en plusieurs parties se porte sur une planche ou une plaque à pâtisserie.
kit-hands-return = En revenant, parcours le rangement : ses picots nus indiquent les { -domino(form: "many") } qui sont sur le plateau. Relis ensuite le plateau ligne par ligne, à côté des nombres.
kit-hands-empty = Pour un plateau vide, tu lis les nombres sur une page braille, ou quelqu’un te les lit, ligne par ligne. Les { -domino(form: "many") } portent les nombres : il n’y a rien à préparer.
kit-hands-loose = Sans plateau à picots, fais de même sur le plateau en relief. Un { -domino } y couvre ses nombres : pour le vérifier, soulève-le ou lis une page braille. Garde les { -domino(form: "many") } en ordre à côté du plateau, un de chaque. Les bandes de carton ou les bâtonnets de cire se posent sur les lignes entre les cases ; retire-les droit vers le haut.
kit-series-intro = Tous les { -puzzle(form: "many") } d’une série ont la même { -key }. Apprends-la une fois : quelques lignes de nombres suffisent alors pour un nouveau { -puzzle }, que tu joues de mémoire.
kit-series-learn = Touche la feuille de stencils.pdf jusqu’à savoir où se trouve chaque { -domino }, ligne par ligne.
kit-series-dictate = Fais-toi lire les nombres d’un { -puzzle }, une ligne à la fois. Dis après chaque ligne quels { -domino(form: "many") } sont complets.
kit-series-answer = À la fin, tu as nommé chaque { -domino } une fois, avec son emplacement. Si l’un revient deux fois, c’est qu’un nombre a été mal entendu.
kit-series-ids = La personne qui te fait la lecture trouve les nombres dans le livre, sous ces noms.
