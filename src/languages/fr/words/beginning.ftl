# La page avant la leçon : les débuts du jeu. Ce qu’elle raconte figure dans le livre de 1921.

beginning-heading = Comment tout a commencé
beginning-spa = En 1878, en cure à Karlsbad, O. S. Adler a si mal aux articulations qu’il garde la chambre pendant des semaines. On lui apporte des { -domino(form: "many") } jusqu’au <domino>8:8</domino>. D’abord, les sept et les huit ne lui servent à rien. Un jour, avec les sept, il invente un jeu pour un seul joueur : Dominosa.
beginning-nile =
    Un ami emporte le jeu sur un vapeur du Nil{ $reader ->
        [print] . Le bateau de l’image est bâti avec ces sept et ces huit.
       *[other] .
    } Trois semaines durant, les voyageurs rivalisent, et chaque solution vaut un hourra. Reste un dernier { -puzzle }, que tous croient impossible. Un garçon de 12 ans le résout !
beginning-war = Plus tard, le jeu trompe l’ennui d’officiers blessés à l’hôpital, et l’on fabrique des { -domino(form: "many") } pour les aveugles.
# $number : celui du problème le plus difficile.
beginning-hardest =
    Le { -puzzle } le plus difficile de ce livre est le { $reader ->
        [print] numéro { $number }, page <page of="puzzle-{ $number }" title="{ -puzzle(form: "One") } { $number }"/>.
       *[other] <page of="puzzle-{ $number }" title="{ -puzzle } { $number }"/>.
    }
beginning-turn = À vous de jouer !
beginning-steamer = Un vapeur à deux cheminées, fait de dominos.
