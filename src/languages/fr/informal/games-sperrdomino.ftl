sperrdomino-lead = Le domino qui bloque, un duel à deux. Bloque la chaîne tant que la main de l’autre vaut plus que la tienne.
sperrdomino-can-follow = Tu peux jouer : pioche autant de { -stone(form: "many") } que tu veux, puis joues-en un.
sperrdomino-cannot-follow = Tu ne peux pas jouer : pioche jusqu’à ce que tu le puisses.
sperrdomino-pass = Les 12 { -stone(form: "many") } sont piochés et aucun des tiens ne convient : passe.
sperrdomino-play = Ouvre le fichier book.html dans un navigateur : un programme y joue des manches entières contre toi, au clavier, au doigt ou à la souris, et tout est dit en mots. Il n’en voit pas plus que toi.
