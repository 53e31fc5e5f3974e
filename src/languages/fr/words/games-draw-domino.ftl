# Les règles du domino avec pioche.

draw-domino-heading = Domino avec pioche
draw-domino-lead = À deux. Soyez le premier à ne plus avoir de { -stone(form: "many") }.
draw-domino-before-heading = Avant de jouer
draw-domino-before = Mélangez les { -stone(form: "many") } face cachée. Convenez du nombre de { -stone(form: "many") } : 5 ou 7 chacun. Dressez les vôtres pour être seul à les connaître. Le reste est la pioche. Commencez les manches à tour de rôle.
draw-domino-play-heading = Le jeu
draw-domino-first-stone = Le premier joueur pose un { -stone } de son choix, ici <stone>4:5</stone>.
draw-domino-fits = Puis vous jouez à tour de rôle. Un { -stone } convient s’il porte le nombre d’un bout. Ici, <stone>3:4</stone> va contre le 4 :
draw-domino-doubles = Les doubles se posent en travers. Si l’on pose <stone>5:5</stone> contre le 5, les bouts restent 5 et 3.
draw-domino-after-double = Après <stone>5:6</stone>, les bouts sont 6 et 3.
draw-domino-draw = Rien à poser ? Vous passez. Ou bien, si c’était convenu au départ, vous piochez les { -stone(form: "many") } un à un, jusqu’au premier que vous pouvez jouer.
draw-domino-end-heading = La fin d’une manche
draw-domino-end = Celui qui pose le dernier { -stone } de sa main gagne. Si personne ne peut jouer, chacun compte la valeur de sa main ; la main la plus lourde perd.
draw-domino-points = Vous pouvez jouer en 100 ou 150 points : à chaque manche, le gagnant marque la valeur de ce qui reste au perdant.
draw-domino-open-heading = Ce que l’ancien texte ne précise pas
draw-domino-open = L’ancien texte ne dit ni quel jeu de { -stone(form: "many") } il faut, ni que faire quand la pioche est épuisée, ni qui gagne à valeur égale. Ici, quand la pioche est épuisée, celui qui ne peut pas jouer passe ; à valeur égale, personne ne gagne. Le texte dit lui-même que les règles changent d’un lieu à l’autre.
