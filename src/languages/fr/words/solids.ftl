# Titres de fichiers avec des dominos et un plateau, à imprimer en plastique ou à découper. $of : combien il y a de fichiers d’une sorte.

solids-file =
    { $of ->
        [1] { $title }
       *[other] { $title }, { $number } sur { $of }
    }
solids-dominoes = { -domino(form: "Many") } avec les nombres de 0 à { $range }
# Un domino est découpé en deux couches.
solids-dominoes-upper = { -domino(form: "Many") } avec les nombres de 0 à { $range }, couches du dessus
solids-dominoes-lower = { -domino(form: "Many") } avec les nombres de 0 à { $range }, couches du dessous
solids-tray = Plateau à { $rows } lignes et { $columns } colonnes
# Le rangement tient les dominos qui ne sont pas encore sur le plateau.
solids-rack = Rangement pour les { -domino(form: "many") } avec les nombres de 0 à { $range }
solids-bars = Barrettes à planter entre les cases d’un plateau
solids-trial = Impression d’essai : un { -domino }, deux cases, une barrette, une place du rangement et un picot avec trois trous
