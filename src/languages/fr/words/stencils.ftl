# Les contours des séries, après les clés.

stencils-heading =
    { $stencils ->
        [1] Pochoir
       *[other] Pochoirs
    }
stencils-intro = Un pochoir montre où vont les { -domino(form: "many") } d’une série, sans les nombres.
stencils-embossed = Chaque trait d’union, points 36, est une case. Trois traits d’union sans blanc forment un { -domino } horizontal : ses deux cases et le signe entre elles. La lettre l entre deux lignes joint les moitiés d’un { -domino } vertical.
stencils-raised = Des lignes en relief passent là où deux cases voisines appartiennent à des { -domino(form: "many") } différents. Mettez la feuille à côté du { -puzzle }, ou dessous. Aucun lecteur n’a encore pu essayer ce que cela donne sous la main.
stencils-stencil =
    { $puzzles ->
        [1] Pochoir : { -puzzle } { $first }
        [2] Pochoir : { -puzzle(form: "many") } { $first } et { $last }
       *[other] Pochoir : { -puzzle(form: "many") } { $first } à { $last }
    }
