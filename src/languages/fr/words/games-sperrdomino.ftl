# Les règles du Sperrdomino.

sperrdomino-heading = <foreign language="de">Sperrdomino</foreign>
sperrdomino-lead = Le domino qui bloque, un vrai duel. Bloquez la chaîne au moment où la main de l’autre vaut plus que la vôtre.
sperrdomino-before-heading = Avant de jouer
sperrdomino-deal = Mélangez les { -domino(form: "many") } face cachée. Chacun en prend 7 et ne les montre pas. Sur les 14 autres, 12 peuvent être piochés en cours de jeu. Les 2 derniers sont écartés : personne ne peut les prendre.
sperrdomino-who-begins = Décidez qui commence ; ensuite, c’est le gagnant de la manche.
sperrdomino-turn-heading = Un tour
sperrdomino-one-line = La chaîne avance tout droit ; si la place manque, elle continue sur une deuxième rangée, le long de la première. Rien ne se pose en travers, rien ne bifurque.
sperrdomino-can-follow = Vous pouvez jouer ? Piochez d’abord autant que vous voulez, puis posez un { -domino } de votre main.
sperrdomino-cannot-follow = Vous ne pouvez pas jouer ? Piochez jusqu’à ce que vous le puissiez.
sperrdomino-pass = Les 12 { -domino(form: "many") } sont piochés et aucun des vôtres ne convient ? Passez.
sperrdomino-passes-wrongly = Celui qui passe à tort perd de 50 à 100 points, selon ce qui est convenu d’avance.
sperrdomino-end-heading = La fin d’une manche
sperrdomino-end = Une manche finit quand l’un de vous pose le dernier { -domino } de sa main, ou quand plus personne ne peut jouer : c’est un blocage. La main qui vaut le moins gagne alors ; à valeur égale, personne ne marque.
sperrdomino-winner-scores = Le gagnant marque la valeur de tous les { -domino(form: "many") } hors de la chaîne : ceux des deux mains et les deux écartés. Mais si les 12 { -domino(form: "many") } ne sont pas tous piochés, seules les deux mains comptent.
sperrdomino-match = Le premier à 100 points gagne une partie, et celui qui gagne deux parties sur trois remporte la rencontre. En gagner deux de suite, c’est un <foreign language="de">Matsch</foreign>, une victoire totale, qui compte double. Dans certaines régions, il faut en gagner trois sur cinq.
sperrdomino-moments-heading = Cinq moments d’une manche
sperrdomino-moments = L’ancien livre raconte une manche coup par coup. Ici, ses joueurs s’appellent Ada et Ben.
# $moment : lequel des cinq ; $domino, $bought : ce que le joueur joue et achète ; $dominoBefore, $boughtBefore : de même au coup d’avant ; $unseen : combien sont achetés.
sperrdomino-moment =
    { $moment ->
        [begins] Ada commence par <domino>{ $domino }</domino> : l’usage le veut, car on se défait mal d’un double plus tard.
        [buys] Ben pourrait jouer, mais pioche { $bought }. Les trois premiers sont parmi les plus forts. Le dernier lui donne cinq des sept { -domino(form: "many") } à 0. Il le joue, et rien ne peut plus l’arrêter.
        [answers] Ada pioche { $boughtBefore } et joue <domino>{ $dominoBefore }</domino>. Ben répond par <domino>{ $domino }</domino> : les deux bouts sont 0. Quoi qu’Ada joue désormais, Ben peut ramener les bouts à 0 et 1 ou à deux zéros.
        [passes] Huit coups plus tard, les deux bouts sont 0, et Ada n’a pas de 0. Elle doit piocher les { $unseen } { -domino(form: "many") } qui restent. Aucun ne convient, et elle passe.
       *[locks] Ben joue <domino>{ $domino }</domino>. Les sept { -domino(form: "many") } à 0 sont tous dans la chaîne : personne ne peut jouer.
    }
sperrdomino-most = L’ancien livre croit que c’est le maximum. Mais sept { -domino(form: "many") } suffisent à bloquer la chaîne, pour 148 points, si les deux { -domino(form: "many") } écartés portent le nombre qui se trouve aux deux bouts. Un programme a prouvé qu’on ne peut pas faire mieux.
sperrdomino-result = La main de Ben vaut encore { $ben }, celle d’Ada au moins { $ada }. Ben marque tout ce qui n’est pas dans la chaîne : 168 moins { $pips }, soit { $points } points.
sperrdomino-play-heading = Une manche contre un programme
sperrdomino-play = Ouvrez le fichier book.html dans un navigateur : un programme y joue des manches entières contre vous, au clavier, au doigt ou à la souris, et tout est dit en mots. Il n’en voit pas plus que vous.
