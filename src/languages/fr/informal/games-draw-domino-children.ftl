draw-domino-children-look = Regarde ou touche les deux bouts. Un { -domino } convient ? Pose-le, pareil contre pareil.
draw-domino-children-nothing-fits = Aucun ne convient ? Pioche jusqu’à pouvoir jouer. Plus rien à piocher ? C’est à l’autre.
draw-domino-children-read-aloud = Tu lis ces règles à des enfants ? Prends le jeu jusqu’à <domino>{ $range }:{ $range }</domino> ou, pour les plus jeunes, les 15 { -domino(form: "many") } jusqu’à <domino>4:4</domino>.
