# Des feuilles de dominos en carton à découper, et ce qu’il faut savoir pour les fabriquer. Les longueurs sont en millimètres.

card-dominoes-title = { -domino(form: "Many") } en carton jusqu’à <domino>{ $range }:{ $range }</domino>
card-dominoes-missing = { $count } { -domino(form: "many") } en carton : ceux qui manquent à un jeu jusqu’à <domino>{ $owned }:{ $owned }</domino> pour en faire un jeu jusqu’à <domino>{ $range }:{ $range }</domino>.
card-dominoes-whole-set = { $count } { -domino(form: "many") } en carton : le jeu complet jusqu’à <domino>{ $range }:{ $range }</domino>.
# $square : le côté des cases de la grille.
card-dominoes-size = Chacun mesure { $width } sur { $height } millimètres, pour une grille à cases de { $square } millimètres.
card-dominoes-bar = Une ligne le partage en deux moitiés.
card-dominoes-pips = Des points montrent les nombres, comme sur les dés. Une moitié sans point est un 0.
card-dominoes-pips-six = Six points forment deux rangées de trois, dans la longueur du { -domino }.
card-dominoes-pips-seven = Le 7 en a un de plus, au milieu, entre les deux rangées.
card-dominoes-pips-eight = Le 8 est un carré de points autour d’un milieu vide.
card-dominoes-pips-nine = Le 9 a trois rangées de trois.
card-dominoes-braille = Les nombres sont des chiffres braille sans signe numérique : de 1 à 9, ce sont les lettres a à i avec le point 6, et 0 a les points 3456. La tête en bas, le 2 devient un 5 : veillez donc au coin coupé. Sur un { -domino } vertical, les chiffres sont couchés : lisez-le avant de le poser.
card-dominoes-figures = De grands chiffres montrent les nombres.
card-dominoes-figures-nine = Une ligne sous le 6 et le 9 indique le bas.
card-dominoes-corner = Chaque carte a un coin coupé. Elle est à l’endroit quand ce coin est en haut à droite.
card-dominoes-no-braille = Les points ne sont pas du braille. Les { -domino(form: "many") } se posent à l’horizontale et à la verticale, et le braille ne supporte pas d’être tourné. La tête en bas, le 2 devient un 5 et le 5 un 2. Après un quart de tour, plus aucun chiffre ne se lit. Les points restent ce qu’ils sont.
# $first : les quatre premiers dominos.
card-dominoes-order = Les cartes sont rangées selon leur plus grand nombre : { $first }, et ainsi de suite. Un petit jeu précède ainsi le reste d’un plus grand.
card-dominoes-making = Comment les fabriquer
card-dominoes-print = Imprimez à 100 %, d’un seul côté, sans ajuster à la page. Mesurez une carte : elle a { $width } millimètres de large.
card-dominoes-print-card = Imprimez sur du carton rigide d’au moins 250 grammes par mètre carré. Ou imprimez sur du papier, et collez-le sur un carton d’environ 1 millimètre d’épaisseur. Pour une grille sur acier, remplacez le carton par une feuille magnétique : les { -domino(form: "many") } resteront en place.
card-dominoes-print-back = La dernière page est le dos. Imprimez-la au verso de chaque feuille de { -domino(form: "many") }, ou collez-la. Tous les dos seront alors identiques. Tenez une carte devant la lumière : si le nombre se devine, prenez un carton plus épais.
card-dominoes-print-cut = Coupez le long des lignes : d’abord les longues coupes à travers toute la feuille, puis chaque bande en cartes.
card-dominoes-print-corner = Coupez le coin à la petite ligne oblique.
card-dominoes-raise = Imprimez à 100 % sur papier thermogonflable, avec un toner noir qui contient du carbone, puis chauffez les feuilles. Tout ce qui est noir gonfle.
card-dominoes-raise-glue = Chauffez d’abord, collez ensuite. Collez la feuille sur un carton d’environ 1 millimètre. Pour une grille sur acier, prenez une feuille magnétique : les { -domino(form: "many") } resteront en place sous les doigts.
card-dominoes-raise-back = Le dos est une page du fichier stones.pdf. Imprimez-le sur du papier ordinaire, sans le chauffer, et collez-le derrière. Tous les dos seront alors identiques.
card-dominoes-raise-cut-lines = Des lignes en couleur, qui ne gonflent pas, et des repères en relief au bord indiquent où couper. Faites d’abord les longues coupes à travers toute la feuille, puis coupez chaque bande en cartes.
card-dominoes-raise-cut = Des repères en relief au bord indiquent où couper. Coupez d’abord à travers toute la feuille, de chaque repère à gauche jusqu’à son vis-à-vis à droite. Coupez ensuite chaque bande tous les { $width } millimètres ; la première carte sert de mesure aux autres.
card-dominoes-raise-corner = Coupez le coin marqué d’un point en relief.
card-box-title = Une boîte à plier
# $thickness : d’un domino ; $width, $depth, $height : l’intérieur de la boîte.
card-box-size = Toutes les cartes y tiennent si chacune a { $thickness } millimètres d’épaisseur, { $stacks ->
        [1] en une pile.
       *[other] en { $stacks } piles côte à côte.
    } L’intérieur mesure { $width } sur { $depth } millimètres, et { $height } de haut.
card-box-print = Imprimez la page de la boîte sur du carton fin d’environ 250 grammes au mètre carré, à 100 pour cent.
card-box-raise = Chauffez d’abord la feuille, puis collez-la sur du carton fin.
card-box-cut = Découpez tout autour, le long des traits pleins.
card-box-fold = Marquez les traits interrompus à la règle, avec une lame émoussée. Pliez-les tous dans le même sens, traits à l’extérieur.
card-box-glue = Redressez les côtés, et collez les quatre petites pattes à l’intérieur des côtés voisins. La longue patte au bord du couvercle ne se colle pas : glissez-la dans la boîte.
card-box-shown = Une boîte à plat : au milieu le fond, quatre côtés autour, un couvercle derrière, et des pattes. Le couvercle porte le <domino>1:1</domino>.
card-bars-title = { -bar(form: "Many") } en carton
card-bars-use = Coupez une feuille en bandes de { $length } sur { $width } millimètres. Quand deux cases libres ne peuvent pas former un { -domino }, posez une bande sur la ligne qui les sépare. C’est un { -bar } que vous pouvez retirer, quand une des cases est couverte ou en cas d’erreur.
card-bars-wax = Des bâtonnets de cire conviennent aussi : de fins fils de cire souples, que l’on presse et que l’on retire. Coupez-les à la longueur d’une bande.
# Au-dessus des feuilles.
card-dominoes-sheet =
    { $of ->
        [1] { -domino(form: "Many") } en carton
       *[other] { -domino(form: "Many") } en carton, feuille { $sheet } sur { $of }
    }
card-dominoes-back = Dos des { -domino(form: "many") } en carton
# Ce que montrent les feuilles, pour qui ne les voit pas.
card-dominoes-row = Rangée { $number } : { $dominoes }
card-bars-shown = { $count } bandes de carton, chacune avec une ligne en son milieu
card-dominoes-back-shown = Une surface d’une couleur unie
