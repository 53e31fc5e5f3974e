# En édition imprimée, à côté des décomptes des grands problèmes : quelques mots en chemin.

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
