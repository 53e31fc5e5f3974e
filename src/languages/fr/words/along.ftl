# En édition imprimée, à côté des décomptes des grands problèmes : quelques mots en chemin.

along-tally = Le { -tally } n’est qu’une offre. Bien des { -puzzle(form: "many") } cèdent au seul regard : un rond ici, un { -bar } là, et les cadres restent vides.
along-corners = Les coins sont généreux : une case de coin n’a que deux voisines. Si l’une est déjà prise, on sait tout de suite quel { -domino } va là.
along-edge = Une promenade le long du bord en vaut la peine. Aucune case n’y a plus de trois voisines : le choix s’y épuise plus vite qu’au milieu.
along-doubles = Les doubles font signe de loin : deux nombres égaux côte à côte. Chacun n’existe qu’une fois, et souvent il n’a qu’une place possible.
along-bars = Un { -bar } prend une seconde et fait gagner des minutes. Dès qu’un { -domino } est posé, partout ailleurs où ses deux nombres se touchent, un { -bar } les sépare.
along-beside = Où regarder après avoir posé un { -domino } ? Juste à côté ! Il vient de prendre une voisine aux cases qui l’entourent, et souvent le suivant attend là.
along-rest = Rien ne va plus ? Le temps d’une tisane, ou d’une nuit, et tout s’éclaire : des yeux reposés voient souvent d’emblée ce que la fatigue cachait.
along-aloud = On peut murmurer une ligne par paires : trois un, un cinq, cinq deux. L’oreille attrape plus d’une paire que l’œil laisse filer.
along-rare = Tous les nombres sont là aussi souvent, et pourtant certains ne se rencontrent qu’une fois sur toute la grille. Surprendre leur rencontre, quel plaisir !
along-check = La vérification est simple : chaque { -domino } est là une fois, et aucune case ne reste seule. Si tout y est, on peut savourer.
along-ring = Les 28 { -domino(form: "many") } de 0:0 à 6:6 peuvent former un anneau fermé, nombre contre nombre égal. Avec les 36 qui vont jusqu’à 7:7, personne n’y parviendra.
along-pips = Les 36 { -domino(form: "many") } de 0:0 à 7:7 totalisent 252 points. Bien partagés, cela en ferait exactement sept pour chacun.
along-hundreds = Que de chemin parcouru ! Des centaines de { -domino(form: "many") } sont déjà à leur place. Voilà qui mérite une bonne tasse de quelque chose.
along-coffee = Un { -puzzle } va bien avec le premier café : la moitié avant le journal, l’autre après, et la journée part du bon pied.
along-eraser = Aucun crayon n’est trop tendre, aucune gomme trop grosse. Un { -domino } mal placé cherche encore sa place, voilà tout.
along-pencil = À deux, c’est possible aussi : l’un regarde, l’autre trace. Qui voit le premier le { -domino } suivant prend le crayon.
along-cheer = Sur le Nil, chaque { -puzzle } d’Adler enfin résolu était salué d’un hourra. Rien n’empêche d’en faire autant, au moins dans la cuisine.
along-finger = Suivre une ligne du doigt, c’est plus lent qu’avec l’œil, et c’est justement pourquoi le doigt en trouve davantage.
along-table = Un jeu de dominos à la maison ? On peut poser sur la table ce qu’on trouve, et la grille grandit à vue d’œil.
along-ways = Certains entourent, d’autres hachurent, d’autres pointent du crayon. Tout est permis, tant que les nombres restent lisibles.
along-astray = Le dernier { -domino } tient toujours. Sinon, quelque chose a glissé plus tôt, et le retrouver est un jeu en soi.
along-stake = Aux eaux, Adler jouait une tasse de café. Quand deux personnes résolvent le même { -puzzle }, on sait vite qui paie.
along-knot = Trois nombres égaux dans un coin ? Ils ne peuvent pas tous s’unir, car il n’y a qu’un double. Un bon nœud par où commencer.
along-tonight = Et si l’on en gardait un pour ce soir ? Une grille à moitié résolue travaille dans la tête, même pendant la vaisselle.

# Une ligne au-dessus des décomptes des autres problèmes, aussi courte que celles-ci : un mot en chemin, ou une curiosité de la grille.

remark-first = Quel { -domino } saute aux yeux ?
remark-race = À deux ? Qui trouve le premier { -domino } ?
remark-tea = D’abord le thé, ou d’abord le { -puzzle } ?
remark-hides = Quel double se cache le mieux ?
remark-pen = Sûr de soi ? Alors au stylo !
remark-murmur = Lire à voix haute aide vraiment.
remark-coffee = Adler aurait parié un café là-dessus.
remark-doubles = Les doubles d’abord, aujourd’hui ?
remark-biscuit = Un biscuit pour le dernier { -domino } ?
remark-bare = Et cette fois sans le { -tally } ?
remark-zeros = Au hasard : 0:0, couché ou debout ?
remark-window = Une place à la fenêtre, et c’est parti.
remark-lucky = Un nombre fétiche ? Son double d’abord !
remark-slow = Rien ne presse : les { -domino(form: "many") } attendent.
remark-corner = Et si l’on partait d’un autre coin ?
remark-three = Trois de tête avant le crayon ?
remark-bet = Le premier se voit tout de suite, non ?
remark-partner = Avec qui, la première partie de dominos ?
remark-up = Pour changer, de bas en haut ?
remark-hum = Fredonner en cherchant est permis.
remark-last = Quel { -domino } viendra en dernier ?
remark-rain = Parfait pour un après-midi de pluie.
remark-turns = À deux, chacun son tour ?
remark-high = Les grands nombres d’abord ?
remark-stuck = Hésiter est permis, renoncer ne l’est pas.
remark-middle = Et si l’on partait du milieu ?
remark-whistle = On siffle à chaque { -domino } trouvé.
remark-dinner = Une moitié avant le dîner, l’autre après ?
remark-edge = D’abord le bord, puis le milieu.
remark-dishes = Le dernier à trouver fait la vaisselle.
remark-lonely = Quel nombre est le plus seul ici ?
remark-feet = Les pieds au chaud, et c’est parti.
remark-hand = Et le crayon dans l’autre main ?
remark-time = Un coup d’œil, ou toute une soirée ?
remark-hide = Trop facile ? Alors on cache les cadres.
remark-turned = Le livre à l’envers : plus facile ?
remark-one = Un { -domino }, c’est déjà un bon début.
remark-peek = Sans regarder la solution, promis ?
remark-radio = À faire en écoutant la radio.
remark-twice = Regarder deux fois, tracer une fois.
remark-noughts = Que font donc les zéros ?
remark-awake = Pas encore sommeil ? Alors celui-ci.
remark-go = Combien d’une seule traite ?
remark-tomorrow = À reprendre demain, l’œil neuf.
remark-supper = Encore un avant de dîner ?
remark-quick = Qui a dit qu’il fallait aller vite ?
remark-hurrah = À la fin, un hourra s’impose.
# $times : combien de fois $number se suit en ligne droite.
curious-run =
    { $times ->
        [3] Trois
        [4] Quatre
        [5] Cinq
        [6] Six
       *[other] { $times }
    } { $number } se suivent. Où ?
# $count : combien de doubles n’ont qu’un emplacement.
curious-single-doubles =
    { $count ->
        [1] Un double n’a qu’un emplacement. Lequel ?
       *[other] { $count } doubles n’ont qu’un emplacement.
    }
