# La page avant la leçon : les débuts du jeu. Ce qu’elle raconte figure dans le livre de 1921.

beginning-heading = Comment tout a commencé
beginning-spa = Karlsbad, ville d’eaux, 1878. Des douleurs aux articulations clouent O. S. Adler dans sa chambre pour des semaines. On lui apporte des { -stone(form: "many") } jusqu’au <stone>8:8</stone>. Ses jeux s’arrêtent au <stone>6:6</stone> : les sept et les huit restent inutiles. Et s’il en tirait un jeu ? Des huit, rien. Des sept naît Dominosa, un jeu pour un seul joueur.
beginning-nile = Un ami l’emporte sur le Nil. Pendant trois semaines, on y résout des { -puzzle(form: "many") } à qui ira le plus vite ; chaque solution est saluée d’un hourra. Le dernier semble impossible : un garçon de 12 ans le résout.
beginning-war = Pendant la Première Guerre mondiale, ce jeu aide des officiers blessés à passer le temps à l’hôpital. Pour les aveugles, on fait des { -stone(form: "many") } spéciaux.
beginning-cover = Sur la couverture, des nombres deviennent { -stone(form: "many") }. Celui qui ressort vient d’être trouvé.
beginning-turn = À vous de jouer !
