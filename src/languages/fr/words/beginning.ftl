# La page avant le sommaire : les débuts du jeu. Ce qu’elle raconte figure dans le livre de 1921.

beginning-heading = Comment tout a commencé
beginning-spa = Karlsbad, 1878. Des douleurs aux articulations clouent O. S. Adler dans sa chambre pour des semaines. On lui apporte un jeu de { -stone(form: "many") } qui va jusqu’au <stone>8:8</stone>. Les sept et les huit ne lui servent à rien, il les met de côté. Qu’en faire ? Il invente un jeu pour un seul joueur : Dominosa.
beginning-nile = Un ami l’emporte en voyage sur le Nil. Un { -puzzle } semble impossible, jusqu’à ce qu’un garçon de 12 ans le résolve. Pendant la Première Guerre mondiale, ce jeu aide des officiers blessés à passer le temps à l’hôpital. Pour les aveugles, on fait des { -stone(form: "many") } spéciaux.
beginning-cover = Sur la couverture, des nombres deviennent { -stone(form: "many") }. Celui qui se détache vient d’être trouvé.
beginning-turn = À vous de jouer !
