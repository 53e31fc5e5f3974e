# Ce qu’on sait de l’exemple du livre lui-même.

historic-opening-heading = L’exemple de 1921
historic-opening-lead = Voici comment les auteurs de l’ancien livre commencent leur propre exemple, pour autant qu’on puisse encore le savoir.
historic-opening-source = Le dessin de ce { -puzzle }, la figure 2 de leur livre, manque dans le texte numérisé. Mais le texte donne son { -tally } et raconte les premiers coups. On en déduit { $known } de ses { $cells } nombres. Les autres restent vides ici : nous ne les connaissons pas, et bien des grilles conviendraient. Ce n’est donc pas un { -puzzle } à résoudre.
historic-opening-known-heading = Ce que l’on connaît de la figure 2
historic-opening-tally-heading = Son { -tally }
historic-opening-counts = Ces comptes sont ceux du livre. Leur somme est { $places }, comme il se doit.
historic-opening-moves-heading = Les premiers coups
historic-opening-slip = Les deux premiers sceaux barrent deux des six emplacements de <domino>0:6</domino> : il en reste quatre. Par inadvertance, le livre en indique cinq.
# $places : une liste.
historic-opening-bars = Le { -domino } <domino>2:4</domino> est posé. Des { -bar(form: "many") } marquent les emplacements où il réapparaît : { $places }. Il en résulte deux lacunes, puis une troisième.
# $dominoes : une liste de ce qui suit.
historic-opening-told = Puis le livre pose { $dominoes } : une lacune, un sceau et une lacune de deux cases. Ici, nous le croyons sur parole, car les cases qui le montreraient sont perdues.
historic-opening-told-domino = <domino>{ $domino }</domino> sur <place>{ $place }</place>
historic-opening-laid-heading = La figure 2 avec { $laid } { -domino(form: "many") }
