# Ce que ce livre laisse de côté des anciens textes.

sources-heading = Ce qui manque, et pourquoi
sources-lead =
    Ce livre puise dans un ouvrage daté de 1921 sur la couverture et de { $reader ->
        [aloud] 1920 à l’intérieur
        [screen] 1920 à l’intérieur
       *[other] 1920 sur la page de titre
    }, et dans quatre autres textes.
sources-square = <b>Le carré verrouillé,</b> une des anciennes { -technique(form: "many") }. Deux { -domino(form: "many") } qui ne vont que dans les quatre mêmes cases peuvent s’y poser de deux façons : la grille a donc au moins deux solutions. Aucun de nos { -puzzle(form: "many") } n’a de carré. Le dessin 3 de l’ancien livre, perdu mais décrit, en a un : il a donc une deuxième solution.
sources-drawings = <b>Les dessins 1 à 12.</b> Ils manquent dans le texte numérisé, et le texte ne donne pas tous leurs nombres. On y lit aussi D. S. Adler au lieu d’O. S. ; mais Adler signait Osa, et son jeu s’appelle Dominosa.
sources-counts =
    <b>Deux grands nombres.</b> L’ancien livre annonce { $reader ->
        [aloud] quatre-vingt-treize mille trois cent douze { -puzzle(form: "many") } dans une série, et neuf cent trente-cinq mille deux cent cinquante
       *[other] 93 312 { -puzzle(form: "many") } dans une série, et 935 250
    } sextillions en tout. Nous ne retrouvons ni l’un ni l’autre : pour une seule { -key }, nous arrivons déjà à un nombre de 50 chiffres.
sources-forerunners = <b>Quatre jeux antérieurs</b> d’Adler, où les nombres vont par deux ou par quatre. Le programme sait aussi composer ces { -puzzle(form: "many") }.
# $games : une liste de ce qui suit.
sources-games = <b>Des chapitres plus longs.</b> Le programme peut aussi imprimer { $games }.
sources-game-draw-domino = le domino avec pioche
sources-game-draw-domino-children = le domino des enfants
sources-game-sperrdomino = le <foreign language="de">Sperrdomino</foreign>
sources-game-sperrdomino-game = la manche à 120 points avec tous ses coups
sources-game-domino-matador = le Domino-Matador
sources-game-divisor-domino = le domino à diviseur
sources-more-games = <b>D’autres jeux de dominos :</b> hongrois, italien, français et antillais. Les textes les nomment, mais ne donnent pas toutes leurs règles.
sources-no-dominoes = <b>Ce qui se joue sans dominos :</b> un proverbe caché, une énigme de nombres, le jeu des haricots, des jeux de cartes et de plateau.
