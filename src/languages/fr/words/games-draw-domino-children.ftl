# Les règles du domino avec pioche en phrases courtes, pour les enfants.

draw-domino-children-heading = Le domino des enfants
draw-domino-children-lead = À deux. Débarrassez-vous de tous vos { -domino(form: "many") } !
draw-domino-children-turn-over = Retournez tous les { -domino(form: "many") } et mélangez-les. Prenez-en 5 chacun. Ne les montrez pas.
draw-domino-children-begin = L’un de vous pose un { -domino }. Puis chacun joue à son tour.
draw-domino-children-look = Regardez ou touchez les deux bouts. Un { -domino } convient ? Posez-le, pareil contre pareil.
draw-domino-children-double = Un { -domino } avec deux fois le même nombre se pose en travers.
draw-domino-children-nothing-fits = Aucun ne convient ? Piochez jusqu’à pouvoir jouer. Plus rien à piocher ? C’est à l’autre.
draw-domino-children-win = Plus aucun { -domino } en main ? C’est gagné ! Plus personne ne peut jouer ? Comptez vos points. Celui qui en a le moins gagne.
draw-domino-children-next = Que peut-on poser maintenant ? À gauche, un { -domino } qui a un 2 ; à droite, un { -domino } qui a un 1 :
draw-domino-children-read-aloud = Vous lisez ces règles à des enfants ? Prenez le jeu jusqu’à <domino>{ $range }:{ $range }</domino> ou, pour les plus jeunes, les 15 { -domino(form: "many") } jusqu’à <domino>4:4</domino>.
