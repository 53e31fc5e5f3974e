# Les règles du domino avec pioche.

draw-domino-heading = Domino avec pioche
draw-domino-lead = À deux. Soyez le premier à ne plus avoir de { -domino(form: "many") }.
draw-domino-before-heading = Avant de jouer
draw-domino-before = Mélangez les { -domino(form: "many") } face cachée. Convenez du nombre de { -domino(form: "many") } : 5 ou 7 chacun. Dressez les vôtres pour être seul à les connaître. Le reste est la pioche. Commencez les manches à tour de rôle.
draw-domino-play-heading = Le jeu
draw-domino-first-domino = Le premier joueur pose un { -domino } de son choix, ici <domino>4:5</domino>.
draw-domino-fits = Puis vous jouez à tour de rôle. Un { -domino } convient s’il porte le nombre d’un bout. Ici, <domino>3:4</domino> va contre le 4 :
draw-domino-doubles = Les doubles se posent en travers. Si l’on pose <domino>5:5</domino> contre le 5, les bouts restent 5 et 3.
draw-domino-after-double = Après <domino>5:6</domino>, les bouts sont 6 et 3.
draw-domino-draw = Rien à poser ? Vous passez. Ou bien, si c’était convenu au départ, vous piochez les { -domino(form: "many") } un à un, jusqu’au premier que vous pouvez jouer.
draw-domino-end-heading = La fin d’une manche
draw-domino-end = Celui qui pose le dernier { -domino } de sa main gagne. Si personne ne peut jouer, chacun compte la valeur de sa main ; la main la plus lourde perd.
draw-domino-points = Vous pouvez jouer en 100 ou 150 points : à chaque manche, le gagnant marque la valeur de ce qui reste au perdant.
draw-domino-open-heading = Ce que l’ancien texte ne précise pas
draw-domino-open = L’ancien texte ne dit ni quel jeu de { -domino(form: "many") } il faut, ni que faire quand la pioche est épuisée, ni qui gagne à valeur égale. Ici, quand la pioche est épuisée, celui qui ne peut pas jouer passe ; à valeur égale, personne ne gagne. Le texte dit lui-même que les règles changent d’un lieu à l’autre.
