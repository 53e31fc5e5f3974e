# Comment composer ses propres problèmes ; l’imprimé a des grilles vides pour écrire, les feuilles en relief une pour poser des dominos. $boards : combien il y en a.

nets-heading = Un { -puzzle } de votre main
nets-intro =
    Avec un jeu de dominos jusqu’à <domino>{ $range }:{ $range }</domino>, vous pouvez composer un { -puzzle } pour quelqu’un d’autre. { $boards ->
        [0] { "" }
        [1] Une grille vide vous attend à la page <page of="net-1" title="Grille vide"/>.
       *[other] Il y a { $boards } grilles vides à partir de la page <page of="net-1" title="Grilles vides"/>.
    }
nets-lay =
    Disposez les { $dominoes } { -domino(form: "many") } comme vous voulez, { $reader ->
        [touch] sur la grille vide ou dans un cadre,
       *[other] { "" }
    } de sorte qu’ils remplissent { $rows } lignes de { $columns } cases sans laisser de trou.
nets-copy =
    { $reader ->
        [print] Recopiez les nombres sur la grille vide, case par case.
        [aloud] Dites les nombres ligne par ligne, trois par trois, à quelqu’un qui les note ou à un enregistreur.
       *[other] Écrivez les nombres ligne par ligne, chaque ligne de la grille à part.
    } N’indiquez pas où un { -domino } finit et où le suivant commence.
nets-key =
    { $reader ->
        [print] Notez sur une autre feuille où se trouve chaque { -domino }.
        [aloud] Dites ensuite chaque { -domino } avec son emplacement, à part des nombres.
       *[other] Notez à part où se trouve chaque { -domino }, par exemple <domino>0:1</domino> sur <place>1 b c</place>.
    } C’est la { -key } ; mettez-la de côté.
nets-hand-over =
    Retirez les { -domino(form: "many") }, et donnez { $reader ->
        [print] la grille.
       *[other] les nombres.
    }
nets-solutions = Un tel { -puzzle } a souvent plus d’une solution. Quelqu’un trouve une autre façon de poser tous les { -domino(form: "many") } ? C’est gagné aussi ! Le programme qui a fait ce livre peut compter les solutions.
# $boards : combien il y en a.
nets-board =
    { $boards ->
        [1] Grille vide
       *[other] Grille vide { $number }
    }
