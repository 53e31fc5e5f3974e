# Le kit tactile : plateaux en relief, dominos, et ce qu’on en fait.

kit-heading = Le kit tactile
kit-intro = Vous jouez avec les doigts : sur un plateau en relief, vous posez des { -domino(form: "many") } et les retirez. Tous les textes{ $help ->
        [yes] , les indices et les { -key(form: "many") }
       *[no] { "" }
    } sont dans les fichiers braille. Un plateau vide suffit pour commencer.
kit-needs-heading = Ce qu’il vous faut en plus
kit-needs-tray = Le mieux est un plateau à picots : des { -domino(form: "many") } en plastique ou en contreplaqué s’y enfichent et restent en place sous vos doigts. Il va avec un rangement pour les { -domino(form: "many") } et des barrettes à planter entre les cases.
kit-needs-foil = Ou bien prenez des aimants : posez le plateau en relief sur une plaque d’acier plus grande que lui, et collez les { -domino(form: "many") } en carton sur une feuille magnétique. Le carton seul suffit pour commencer, mais il glisse.
kit-needs-paper = Du papier thermogonflable et un four pour le chauffer, et une imprimante laser avec un toner noir qui contient du carbone.
kit-needs-wax = Sans plateau à picots, des bâtonnets de cire ou les bandes de carton, pour les { -bar(form: "many") }.
kit-needs-braille = Une plage braille ou une embosseuse.
kit-printing-heading = Que faut-il imprimer, et sur quoi ?
kit-printing-scale = Imprimez à 100 pour cent tout ce qui est en relief. Chauffez les feuilles ; tout ce qui est noir gonfle.
kit-printing-tray = Plateau à picots, rangement, { -domino(form: "many") } et barrettes : la commande dominosa stones --format 3mf --range { $range } fait les fichiers pour une imprimante en trois dimensions. Les anciens logiciels lisent plutôt le format stl. Avec svg ou dxf, elle fait ceux d’une découpeuse laser : le plateau et le rangement en contreplaqué de 6 mm, ou deux fois en 3 mm à coller, tout le reste en 3 mm. Pour des chiffres braille au lieu de points, ajoutez --braille ; un laser ne peut pas les faire.
kit-printing-trial = Imprimez d’abord l’essai, le fichier trial. Pour le picot libre, il y a trois trous, marqués d’un, deux et trois points : le jeu est de 0,1, 0,2 et 0,3 mm. Prenez le plus étroit où il glisse sans forcer, et refaites les fichiers avec --clearance et ce nombre, écrit avec un point.
kit-printing-empty = board-empty.pdf, papier thermogonflable : { $sheets } { $sheets ->
        [1] feuille
       *[other] feuilles
    }, un plateau vide de chaque taille. Imprimez les tailles que vous voulez.
kit-printing-stones = stones-tactile.pdf, papier thermogonflable : { $sheets } feuilles de { -domino(form: "many") } et de { -bar(form: "many") }. Leurs dos sont dans stones.pdf, pour du papier ordinaire.
kit-printing-stones-braille = Les nombres sont des points. Ou prenez stones-braille.pdf, { $sheets } feuilles : la même chose avec les chiffres des grilles, et un coin coupé qui montre où est le haut.
kit-printing-boards = boards.pdf, papier thermogonflable : { $sheets } { $sheets ->
        [1] feuille
       *[other] feuilles
    }, un plateau sur chacune ou, faute de place, une partie d’un plateau ou les mots qui l’accompagnent. Imprimez ceux que vous voulez jouer.
kit-printing-stencils = stencils.pdf, papier thermogonflable : { $sheets } feuilles avec des { -key(form: "many") } à apprendre du bout des doigts.
kit-printing-large = Parmi toutes ces feuilles, { $sheets } { $sheets ->
        [1] est
       *[other] sont
    } au format { $paper }.
kit-printing-braille =
    book.brf{ $keys ->
        [yes] { " " }et keys.brf
       *[no] { "" }
    }, papier braille ou plage braille : { $pages } pages. Un gros livre est réparti en plusieurs fichiers. book.pef contient la même chose.
kit-printing-solutions = Les indices et les { -key(form: "many") } sont dans solutions.brf.
kit-printing-ink = Le numéro de chaque plateau y figure aussi en couleur, pour ceux qui aident. La couleur ne reste plate que si l’imprimante la mélange sans noir.
kit-smallest = Le plus petit kit tient en { $sheets } feuilles : un plateau vide, les { -domino(form: "many") } et les { -bar(form: "many") }. Il sert à autant de { -puzzle(form: "many") } de cette taille que vous voulez.
kit-rules-heading = Les règles en bref
kit-board-heading = Le plateau en relief
kit-board-frame = Une ligne oblique au coin supérieur droit montre le sens de la feuille. Au-dessus du cadre, des lettres désignent les colonnes ; à sa gauche, des numéros désignent les lignes.
kit-board-digits = Dans les cases, les chiffres n’ont pas de signe numérique : de 1 à 9, ce sont les lettres a à i avec le point 6, et 0 a les points 3, 4, 5 et 6.
kit-board-corners = De petites croix marquent les coins où quatre cases se touchent. Les { -domino(form: "many") } en carton vont dans les cases, sauf si la feuille dit autre chose.
kit-hands-heading = Comment jouer avec les mains
kit-hands-lay-out = Posez devant vous le plateau à picots et, à côté, le rangement, chaque { -domino } à sa place. La ligne indique son plus grand nombre, la colonne le plus petit, comme le rappelle le braille du bord. Deux picots nus signalent un { -domino } déjà sur le plateau.
kit-hands-read = Les nombres restent lisibles à côté du plateau à picots, sur le plateau en relief ou sur une page braille. Lisez-les d’une main ; de l’autre, gardez un doigt sur le picot de la même case.
kit-hands-place = Trouvez un { -domino } dont la place est sûre, prenez-le dans le rangement et tournez-le pour que chaque nombre soit sur sa case. Enfoncez-le sur les deux picots jusqu’à ce qu’il soit à plat. S’il ne descend pas, une barrette le gêne.
kit-hands-check = Vérifiez aussitôt : touchez les deux nombres du { -domino } et comparez-les à ceux des deux mêmes cases, à côté du plateau à picots.
kit-hands-bar = Là où deux cases libres ne peuvent pas former un { -domino }, plantez une barrette dans la fente entre leurs picots. Il reste de la place pour un { -domino } de chaque côté.
kit-hands-left = Quand un { -domino } est posé, barrez-le partout ailleurs : plantez des barrettes à ses autres emplacements. Dès qu’une case est couverte, les barrettes à ses côtés peuvent resservir.
kit-hands-back = Pour reprendre un { -domino }, appuyez sur l’un de ses bouts : l’autre se soulève, et vous le prenez par là. Il retourne à sa place dans le rangement. Les barrettes sortent de la même façon.
kit-hands-try = Vous essayez quelque chose qui n’est pas sûr ? Dans le rangement, posez une barrette entre les deux picots nus de chaque { -domino } essayé, et n’en plantez pas de nouvelle sur le plateau pendant ce temps. Si cela échoue, reprenez les { -domino(form: "many") } dont la place porte une barrette.
kit-hands-stuck = Bloqué ? Chaque plateau indique les pages braille de ses { -hint(form: "many") } et de sa { -key }.
kit-hands-done = Quand le rangement est vide et qu’aucun picot du plateau n’est nu, le { -puzzle } est résolu. Avant le suivant, chaque { -domino } retourne à la place qu’indiquent ses deux nombres.
kit-hands-away = Vous partez ? Laissez tout en place, et glissez sous le plateau un papier avec le numéro du { -puzzle }. Un plateau en plusieurs parties se porte sur une planche ou une plaque à pâtisserie.
kit-hands-return = En revenant, parcourez le rangement : ses picots nus indiquent les { -domino(form: "many") } qui sont sur le plateau. Relisez ensuite le plateau ligne par ligne, à côté des nombres.
kit-hands-empty = Pour un plateau vide, vous lisez les nombres sur une page braille, ou quelqu’un vous les lit, ligne par ligne. Les { -domino(form: "many") } portent les nombres : il n’y a rien à préparer.
kit-hands-loose = Sans plateau à picots, faites de même sur le plateau en relief. Un { -domino } y couvre ses nombres : pour le vérifier, soulevez-le ou lisez une page braille. Gardez les { -domino(form: "many") } en ordre à côté du plateau, un de chaque. Les bandes de carton ou les bâtonnets de cire se posent sur les lignes entre les cases ; retirez-les droit vers le haut.
kit-series-heading = Un plateau en mémoire, beaucoup de problèmes
kit-series-intro = Tous les { -puzzle(form: "many") } d’une série ont la même { -key }. Apprenez-la une fois : quelques lignes de nombres suffisent alors pour un nouveau { -puzzle }, que vous jouez de mémoire.
kit-series-learn = Touchez la feuille de stencils.pdf jusqu’à savoir où se trouve chaque { -domino }, ligne par ligne.
kit-series-dictate = Faites-vous lire les nombres d’un { -puzzle }, une ligne à la fois. Dites après chaque ligne quels { -domino(form: "many") } sont complets.
kit-series-answer = À la fin, vous avez nommé chaque { -domino } une fois, avec son emplacement. Si l’un revient deux fois, c’est qu’un nombre a été mal entendu.
kit-series-numbers = Voici les nombres, à dicter.
kit-series-ids = La personne qui vous fait la lecture trouve les nombres dans le livre, sous ces noms.
empty-board-heading = Plateau vide, { $rows } sur { $columns }
empty-board-puzzles = Pour les { -puzzle(form: "many") }
empty-board-run = { $first } à { $last }
board-hint-pages = En braille : chemin page { $way }, tournant page { $turning }.
board-way-page = En braille : chemin page { $way }.
board-turning-page = En braille : tournant page { $turning }.
board-key-page = { -key(form: "One") } : page { $key }.
