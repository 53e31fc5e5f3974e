# Le chapitre des niveaux, qui explique les techniques dont le livre a besoin.

levels-heading = Niveaux et { -aid(form: "many") }
# $graded : si chaque problème du livre a un niveau.
levels-aids =
    Une { -aid } vous montre où va un { -stone }, ou bien où aucun ne peut aller. Chaque { -puzzle }{ $graded ->
        [yes] { "" }
       *[no] { " " }qui a un niveau
    } nomme la { -aid } la plus difficile dont il a besoin. C’est elle qui donne au { -puzzle } son niveau.
levels-six-heading = Les six niveaux
level-easy-explained = <b>Facile :</b> sceaux et lacunes résolvent le { -puzzle }.
level-medium-explained = <b>Moyen :</b> une case avec ses voisines, ou un { -stone } avec tous ses emplacements, montre où un { -stone } ne peut pas aller.
level-tricky-explained = <b>Délicat :</b> deux cases veulent le même { -stone }, ou un { -stone } isolerait un nombre impair de cases.
level-hard-explained = <b>Difficile :</b> vous regardez plusieurs cases, ou plusieurs { -stone(form: "many") }, ensemble.
level-expert-explained = <b>Expert :</b> des chaînes de cases et de { -stone(form: "many") } à deux emplacements chacun, ou les cases de toute une zone unies par paires.
level-master-explained = <b>Maître :</b> vous essayez un { -stone } sur un emplacement et regardez si cela mène à une contradiction.
levels-no-guess = <b>Jusqu’au niveau expert, aucun { -puzzle } ne demande de deviner.</b> Chaque étape découle de ce qui est sur la grille.
levels-no-master = Aucun { -puzzle } de ce livre ne dépasse le niveau expert.
levels-master = Seul un { -puzzle } du niveau maître vous demande de supposer quelque chose.
levels-numbers = Dans un complément, des { -aid(form: "many") } pour les nombres viennent avant celles-ci. Son niveau est celui de l’étape la plus dure de toutes.
levels-suppositions = Un complément difficile ou expert vous demande de supposer un nombre et de voir qu’il échoue.
levels-completions = Un complément sans niveau peut demander davantage : nous ne promettons rien sur le chemin vers sa solution.
levels-found = Le programme trouve le niveau en résolvant le { -puzzle } comme le ferait une personne. Il emploie une fois la { -aid } la plus facile qui aide, puis recommence par la plus facile. Il ne sait pas combien de temps il vous faudra.
levels-old-aids-heading = D’autres { -aid(form: "many") } du livre de 1921
levels-old-aids = Aucun { -puzzle } de ce livre n’a besoin de ce qui suit. Nous le montrons parce que l’ancien livre l’enseigne.
