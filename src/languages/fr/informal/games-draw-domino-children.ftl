draw-domino-children-look = Regarde les deux bouts, ou touche-les. Un { -stone } va ? Pose-le là, pareil contre pareil.
draw-domino-children-nothing-fits = Rien ne va ? Pioche jusqu’à ce qu’un { -stone } aille. Plus rien à piocher ? C’est à l’autre.
draw-domino-children-read-aloud = Tu lis ces règles à des enfants ? Prends le jeu jusqu’à <stone>{ $range }:{ $range }</stone> ou, pour les plus jeunes, les 15 { -stone(form: "many") } jusqu’à <stone>4:4</stone>.
