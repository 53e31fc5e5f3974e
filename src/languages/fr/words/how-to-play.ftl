# La première page : ce qu’un problème montre, et ce qu’il y a à faire.

how-to-play-heading = Comment on joue
how-to-play-laying = Tous les nombres sont là. Trouvez les { -domino(form: "many") } !
# La même chose dans un livre qui n’a que des compléments.
how-to-play-completing = Une partie des nombres est là. Trouverez-vous les autres ?
# $set : les noms de tous les dominos du jeu.
how-to-play-set = Un jeu de dominos contient une fois chaque paire de nombres. Le jeu de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino> a { $dominoes } { -domino(form: "many") } : { $set }.
how-to-play-blank =
    Le 0 est une moitié vide ; <domino>0:1</domino> se lit dans les deux sens.{ $reader ->
        [print] { " " }Deux moitiés qui se touchent peuvent être différentes.
       *[other] { "" }
    }
# À côté de la première grille, qui montre son décompte.
how-to-play-set-beside = Un jeu contient une fois chaque paire de nombres : ici { $dominoes } { -domino(form: "many") }, de <domino>0:0</domino> à <domino>{ $range }:{ $range }</domino>.
how-to-play-taken = On a posé ici un jeu au hasard, noté les nombres, puis retiré les { -domino(form: "many") }. Remettez-les en place.
# La même chose dans un livre qui n’a que des compléments.
how-to-play-taken-numbers = Quelqu’un a posé un jeu complet, copié une partie des nombres et enlevé les { -domino(form: "many") }. Trouvez les autres nombres.
rule-cells =
    Chaque { -domino } couvre deux cases voisines.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }Là où deux se touchent, les nombres peuvent différer.
    }
rule-once = Aucune case vide, aucun { -domino } en double.
# Les trois images qui montrent le jeu, et ses règles.
first-laid = Voici trois { -domino(form: "many") }, posés les uns contre les autres.
first-copied = Quelqu’un a noté leurs nombres, 0 pour une moitié vide, puis a retiré les { -domino(form: "many") }.
first-found = Où étaient-ils ? C’est tout le jeu : entourez chaque paire qui formait un { -domino }.
first-neighbours = Un { -domino } couvre deux nombres voisins, côte à côte ou l’un au-dessus de l’autre.
first-once = Dans un jeu, chaque { -domino } existe une seule fois : ici <domino>0:0</domino>, <domino>0:1</domino> et <domino>1:1</domino>. Tous y sont.
first-touch = Là où deux { -domino(form: "many") } se touchent, les nombres peuvent être différents.
