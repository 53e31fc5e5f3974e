# La première page : ce qu’un problème montre, et ce qu’il y a à faire.

how-to-play-heading = Comment on joue
how-to-play-laying = Tous les nombres sont là. Trouvez les { -stone(form: "many") } !
# La même chose dans un livre qui n’a que des compléments.
how-to-play-completing = Une partie des nombres est donnée. Trouverez-vous les autres ?
# $set : les noms de tous les dominos du jeu.
how-to-play-set = Un jeu de dominos contient une fois chaque paire de nombres. Le jeu de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone> a { $stones } { -stone(form: "many") } : { $set }.
how-to-play-blank =
    Le 0 est une moitié vide ; <stone>0:1</stone> se lit dans les deux sens.{ $reader ->
        [print] { " " }Deux { -stone(form: "many") } voisins n’ont pas besoin d’avoir un nombre commun.
       *[other] { "" }
    }
# À côté de la première grille, qui montre son décompte.
how-to-play-set-beside = Un jeu contient chaque paire de nombres une fois : ici { $stones } { -stone(form: "many") }, de <stone>0:0</stone> à <stone>{ $range }:{ $range }</stone>.
how-to-play-taken = Quelqu’un a disposé ici un jeu complet au hasard, recopié les nombres, puis retiré les { -stone(form: "many") }. À vous de les remettre en place.
# La même chose dans un livre qui n’a que des compléments.
how-to-play-taken-numbers = Quelqu’un a disposé un jeu complet, recopié une partie des nombres et retiré les { -stone(form: "many") }. À vous de trouver les autres nombres.
rule-cells =
    Chaque { -stone } couvre deux cases voisines.{ $reader ->
        [print] { "" }
        [embossed] { "" }
       *[other] { " " }Deux { -stone(form: "many") } voisins n’ont pas besoin d’avoir un nombre commun.
    }
rule-once = Aucune case ne reste vide, aucun { -stone } ne sert deux fois.
