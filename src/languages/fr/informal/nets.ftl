nets-heading = Un { -puzzle } de ta main
nets-intro =
    Avec un jeu de dominos jusqu’à <domino>{ $range }:{ $range }</domino>, tu peux composer un { -puzzle } pour quelqu’un d’autre. { $boards ->
        [0] { "" }
        [1] Une grille vide t’attend à la page <page of="net-1" title="Grille vide"/>.
       *[other] Il y a { $boards } grilles vides à partir de la page <page of="net-1" title="Grilles vides"/>.
    }
nets-lay =
    Dispose les { $dominoes } { -domino(form: "many") } comme tu veux, { $reader ->
        [touch] sur la grille vide ou dans un cadre,
       *[other] { "" }
    } de sorte qu’ils remplissent { $rows } lignes de { $columns } cases sans laisser de trou.
nets-copy =
    { $reader ->
        [print] Recopie les nombres sur la grille vide, case par case.
        [aloud] Dis les nombres ligne par ligne, trois par trois, à quelqu’un qui les note ou à un enregistreur.
       *[other] Écris les nombres ligne par ligne, chaque ligne de la grille à part.
    } N’indique pas où un { -domino } finit et où le suivant commence.
nets-key =
    { $reader ->
        [print] Note sur une autre feuille où se trouve chaque { -domino }.
        [aloud] Dis ensuite chaque { -domino } avec son emplacement, à part des nombres.
       *[other] Note à part où se trouve chaque { -domino }, par exemple <domino>0:1</domino> sur <place>1 b c</place>.
    } C’est la { -key } ; mets-la de côté.
nets-hand-over =
    Retire les { -domino(form: "many") }, et donne { $reader ->
        [print] la grille.
       *[other] les nombres.
    }
