sperrdomino-lead = Le domino qui bloque, un vrai duel. Bloque la chaîne au moment où la main de l’autre vaut plus que la tienne.
sperrdomino-can-follow = Tu peux jouer ? Pioche d’abord autant que tu veux, puis pose un { -domino } de ta main.
sperrdomino-cannot-follow = Tu ne peux pas jouer ? Pioche jusqu’à ce que tu le puisses.
sperrdomino-pass = Les 12 { -domino(form: "many") } sont piochés et aucun des tiens ne convient ? Passe.
sperrdomino-play = Ouvre le fichier book.html dans un navigateur : un programme y joue des manches entières contre toi, au clavier, au doigt ou à la souris, et tout est dit en mots. Il n’en voit pas plus que toi.
