# La page avant la leçon : les débuts du jeu. Ce qu’elle raconte figure dans le livre de 1921.

beginning-heading = Comment tout a commencé
beginning-spa = Karlsbad, ville d’eaux de Bohême, 1878. Des douleurs aux articulations clouent O. S. Adler dans sa chambre pour des semaines. On lui apporte des { -stone(form: "many") } qui vont jusqu’au <stone>8:8</stone>. Ses vieux jeux s’arrêtent au <stone>6:6</stone> : les sept et les huit restent sur la table, inutiles. Et s’il en tirait un jeu nouveau ? Les huit n’y suffisent pas. Avec les sept naît Dominosa, un jeu pour un seul joueur.
beginning-nile = Un ami l’emporte sur le Nil. Pendant trois semaines, tout un groupe de voyageurs rivalise pour résoudre les { -puzzle(form: "many") }, et chaque solution est saluée par un hourra. Le dernier semble impossible : un garçon de 12 ans le résout.
beginning-war = Pendant la Première Guerre mondiale, ce jeu aide des officiers blessés à passer le temps à l’hôpital. Pour les aveugles, on fait des { -stone(form: "many") } spéciaux.
beginning-cover = Sur la couverture, des nombres deviennent { -stone(form: "many") }. Celui qui ressort vient d’être trouvé.
beginning-turn = À vous de jouer !
