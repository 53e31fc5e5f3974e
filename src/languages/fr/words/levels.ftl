# Le chapitre des niveaux, qui explique les techniques dont le livre a besoin.

levels-heading = Niveaux et { -technique(form: "many") }
# $graded : si chaque problème du livre a un niveau.
levels-techniques = Une { -technique } permet de voir où va un { -domino }, ou bien où aucun ne peut aller. La { -technique } la plus difficile que demande un { -puzzle } fixe son niveau.
level-easy-explained = <b>Facile :</b> sceaux et lacunes suffisent à résoudre le { -puzzle }.
level-medium-explained = <b>Moyen :</b> une case et ses voisines, ou un { -domino } et tous ses emplacements, vous montrent où un { -domino } ne peut pas aller.
level-tricky-explained = <b>Délicat :</b> deux cases ont besoin du même { -domino }, ou un { -domino } isolerait un nombre impair de cases.
level-hard-explained = <b>Difficile :</b> il faut considérer ensemble plusieurs cases, ou plusieurs { -domino(form: "many") }.
level-expert-explained = <b>Expert :</b> il faut suivre des chaînes de cases et de { -domino(form: "many") } qui n’ont plus que deux emplacements, ou repérer un couplage : des cases qui ont juste autant de voisines possibles qu’il leur en faut.
level-master-explained = <b>Maître :</b> vous essayez un { -domino } à un emplacement et voyez si cela mène à une contradiction.
levels-no-guess =
    <b>{ $every ->
        [yes] Aucun { -puzzle } de ce livre ne demande
       *[no] Jusqu’au niveau expert, aucun { -puzzle } ne demande
    } de deviner.</b> Chaque étape se déduit de ce qui est sur la grille.
levels-master = Seuls les { -puzzle(form: "many") } du niveau maître vous demandent de supposer quelque chose.
levels-numbers = Dans un complément, on essaie d’abord des { -technique(form: "many") } propres aux nombres. Son niveau est celui de l’étape la plus difficile, toutes { -technique(form: "many") } confondues.
levels-suppositions = Un complément difficile ou expert vous demande de supposer un nombre et de constater que c’est impossible.
levels-completions = Un complément sans niveau peut exiger davantage : nous ne promettons rien sur le chemin qui mène à sa solution.
levels-found = Le programme établit le niveau en résolvant le { -puzzle } comme le ferait une personne. Il applique une fois la { -technique } la plus facile qui fasse avancer, puis repart de la plus facile. Il ne sait pas combien de temps il vous faudra.
levels-old-techniques-heading =
    { $techniques ->
        [1] Une autre { -technique } du livre de 1921
       *[other] D’autres { -technique(form: "many") } du livre de 1921
    }
levels-old-techniques = Aucun { -puzzle } de ce livre n’a besoin de ce qui suit. Si nous le montrons, c’est que l’ancien livre l’enseigne.
