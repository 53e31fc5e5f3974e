# La page avant la leçon : les débuts du jeu. Ce qu’elle raconte figure dans le livre de 1921.

beginning-heading = Comment tout a commencé
beginning-spa = Karlsbad, ville d’eaux, 1878. Des douleurs aux articulations clouent O. S. Adler dans sa chambre des semaines. On lui apporte des { -stone(form: "many") } jusqu’au <stone>8:8</stone>. Les sept et les huit ne servent pas, jusqu’au jour où il tire des sept un jeu pour un seul joueur : Dominosa.
beginning-nile = Un ami emporte le jeu sur un bateau du Nil. Bientôt, tous les voyageurs veulent jouer. Pendant trois semaines, c’est à qui ira le plus vite, avec un hourra pour chaque solution. Enfin il reste un { -puzzle } qui semble impossible : un garçon de 12 ans le résout.
beginning-war = Plus tard, il aide des officiers blessés à passer leurs jours à l’hôpital, et les aveugles ont des { -stone(form: "many") } à eux.
# $number : celui du problème le plus difficile.
beginning-hardest =
    Le { -puzzle } le plus difficile de ce livre est le { $reader ->
        [print] numéro { $number }, page <page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>.
       *[other] <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
    }
beginning-turn = À vous de jouer !
beginning-steamer = Un vapeur à deux cheminées, fait de dominos.
beginning-steamer-built = Le vapeur ci-dessus est fait d’eux tous.
