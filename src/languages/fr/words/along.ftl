# En édition imprimée, à côté des décomptes des grands problèmes : quelques mots en chemin.

along-tally = Le { -tally } n’est qu’une offre. Bien des { -puzzle(form: "many") } cèdent au seul regard : un rond ici, un { -stroke } là, et les cadres restent vides.
along-corners = Les coins sont généreux : une case de coin n’a que deux voisines. Si l’une est déjà prise, on sait tout de suite quel { -stone } va là.
along-edge = Une promenade le long du bord en vaut la peine. Aucune case n’y a plus de trois voisines : le choix s’y épuise plus vite qu’au milieu.
along-doubles = Les doubles font signe de loin : deux nombres égaux côte à côte. Chacun n’existe qu’une fois, et souvent il ne tient qu’à un seul endroit.
along-bars = Un { -stroke } prend une seconde et épargne des minutes. Dès qu’un { -stone } est posé, partout ailleurs où ses deux nombres se touchent, un { -stroke } les sépare.
along-beside = Où regarder après avoir posé un { -stone } ? Juste à côté ! Il vient de prendre une voisine aux cases qui l’entourent, et souvent le suivant attend là.
along-rest = Rien ne va plus ? Le temps d’une tisane, ou d’une nuit, et tout s’éclaire : des yeux reposés voient souvent d’emblée ce que la fatigue cachait.
along-aloud = On peut murmurer une ligne par paires : trois un, un cinq, cinq deux. L’oreille attrape plus d’une paire que l’œil laisse filer.
along-rare = Tous les nombres sont là aussi souvent, et pourtant certains ne se rencontrent qu’une fois sur toute la grille. Surprendre leur rencontre, quel plaisir !
along-check = La vérification est simple : chaque { -stone } est là une fois, et aucune case ne reste seule. Si tout y est, on peut savourer.
along-ring = Les 28 { -stone(form: "many") } de 0:0 à 6:6 peuvent former un anneau fermé, nombre contre nombre égal. Avec les 36 qui vont jusqu’à 7:7, personne n’y parviendra.
along-pips = Les 36 { -stone(form: "many") } de 0:0 à 7:7 totalisent 252 points. Bien partagés, cela en ferait exactement sept pour chacun.
along-hundreds = Que de chemin parcouru ! Des centaines de { -stone(form: "many") } sont déjà à leur place. Voilà qui mérite une bonne tasse de quelque chose.

# Une ligne au-dessus des décomptes des autres problèmes, aussi courte que celles-ci : un mot en chemin, ou une curiosité de la grille.

remark-first = Quel { -stone } saute aux yeux le premier ?
remark-race = À deux ? Qui trouve le premier { -stone } ?
remark-tea = D’abord le thé, ou d’abord le { -puzzle } ?
remark-anywhere = On peut commencer n’importe où.
remark-murmur = Lire les paires à voix haute aide vraiment.
remark-pen = Du courage ? Alors au stylo !
remark-doubles = Les doubles d’abord, aujourd’hui ?
remark-biscuit = Un biscuit pour le dernier { -stone } ?
remark-bare = Et cette fois sans les cadres ?
remark-window = Une place à la fenêtre, et c’est parti.
remark-slow = Rien ne presse : les { -stone(form: "many") } attendent.
remark-corner = Et si l’on partait d’un autre coin ?
remark-bet = Je parie que le premier se voit tout de suite.
remark-partner = Avec qui, la première partie de dominos ?
remark-up = Pour changer, de bas en haut ?
remark-hum = Fredonner en cherchant est permis.
remark-last = Devinette : quel { -stone } viendra en dernier ?
remark-rain = Parfait pour un après-midi de pluie.
remark-high = Les grands nombres d’abord ?
remark-stuck = Hésiter est permis, renoncer ne l’est pas.
remark-middle = Pourquoi toujours en haut ? Partons du milieu.
remark-time = Un coup d’œil ou une soirée : comme on veut.
remark-hide = Trop facile ? Alors on cache les cadres.
remark-one = Un { -stone }, c’est déjà un bon début.
curious-run = Le { $number } s’aligne { $times } fois de suite. Où ?
curious-busiest = { $stone } a { $spots } emplacements : c’est le record.
# $count : combien de doubles n’ont qu’un emplacement.
curious-single-doubles =
    { $count ->
        [1] Un double n’a qu’un emplacement. Lequel ?
       *[other] { $count } doubles n’ont qu’un emplacement.
    }
curious-row = La ligne { $row } est la plus riche : { $sum } en tout.
# $spots : combien de fois deux nombres égaux se touchent.
curious-doubles = { $spots } fois deux nombres égaux, { $stones } doubles.
