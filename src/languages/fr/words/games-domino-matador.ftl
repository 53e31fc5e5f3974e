# Les règles du Domino-Matador.

domino-matador-heading = Domino-Matador
domino-matador-lead = Pour deux à quatre joueurs. La chaîne a quatre bouts : on marque quand on rend leur somme divisible par 5.
domino-matador-smaller-sets = Un jeu plus petit suffit, jusqu’à <domino>8:8</domino> ou <domino>7:7</domino>. Son plus grand double et son plus grand nombre remplacent alors <domino>9:9</domino> et les neuf. Mais les matadors, expliqués plus bas, sont alors moins nombreux : jusqu’à <domino>7:7</domino>, seulement <domino>3:7</domino>, <domino>4:6</domino> et <domino>5:5</domino>.
domino-matador-before-heading = Avant de jouer
domino-matador-before = Mélangez les { -domino(form: "many") } face cachée. Chacun en prend 8 et les pose face visible : tous peuvent les regarder et les toucher. Le reste est la pioche.
domino-matador-cross-heading = La croix
domino-matador-first-domino = Celui qui a <domino>9:9</domino> le pose pour commencer. Si personne ne l’a, chacun pioche un { -domino } à son tour, jusqu’à ce que quelqu’un le trouve.
domino-matador-cross = À tour de rôle, on pose quatre autres { -domino(form: "many") } à neuf, un contre chacun de ses côtés. Celui qui n’en a pas pioche un { -domino }. Si ce { -domino } n’a pas de neuf non plus, le tour passe au suivant. Ici, les bouts sont 4, 3, 5 et 6.
domino-matador-scores-heading = Les points
domino-matador-scores = La croix terminée, chacun pose à son tour un { -domino } à l’un des quatre bouts, nombre égal contre nombre égal. Si la somme des quatre bouts est alors divisible par 5, il marque cette somme.
domino-matador-scores-example = Un exemple : les bouts sont 1, 3, 4 et 6, et <domino>1:7</domino> se pose contre le 1. Les bouts sont maintenant 7, 3, 4 et 6, soit 20 en tout. Cela fait 20 points.
domino-matador-doubles-heading = Les doubles
domino-matador-doubles = Un double se pose dans la ligne, comme les autres { -domino(form: "many") }, ou en travers. En travers, ses deux moitiés comptent. Un seul { -domino } peut le suivre, comme à tout bout.
domino-matador-doubles-example = Un exemple : les bouts sont 2, 4, 5 et 7, et <domino>7:7</domino> se pose en travers contre le 7. La somme est 2 plus 4 plus 5 plus deux fois 7, soit 25. Cela fait 25 points.
domino-matador-matadors-heading = Les matadors
domino-matador-matadors = Les matadors sont les { -domino(form: "many") } qui valent dix : <domino>1:9</domino>, <domino>2:8</domino>, <domino>3:7</domino>, <domino>4:6</domino> et <domino>5:5</domino>. Vous pouvez en poser un comme tout autre { -domino }. Vous pouvez aussi le poser en travers, au bout de votre choix, quel que soit le nombre de ce bout : il compte alors dix. On peut le faire suivre d’un { -domino } portant l’un de ses deux nombres, ou d’un autre matador.
domino-matador-matadors-example = Un exemple : les bouts sont 3, 6, 7 et 7, et <domino>2:8</domino> se pose en travers contre le 3. La somme est 10 plus 6 plus 7 plus 7, soit 30. Cela fait 30 points.
domino-matador-end-heading = La fin
domino-matador-end = La partie finit quand quelqu’un pose le dernier { -domino } de sa main, ou quand la pioche est épuisée et que personne ne peut jouer. Chacun retranche la valeur des { -domino(form: "many") } qui lui restent, et 10 pour <domino>0:0</domino>. Celui qui a posé le dernier { -domino } de sa main reçoit 25 points de plus. Celui qui a le plus de points gagne.
domino-matador-doubtful-heading = Trois chiffres douteux
domino-matador-doubtful = Nous tenons le jeu du texte numérisé d’une vieille page. À trois endroits, on y lit un 6 qui est faux, ou presque sûrement. La somme devrait être divisible par 6, mais les exemples de la page marquent 20, 25 et 30 : nous prenons 5. Le dernier { -domino } donnerait 26 points, alors que tous les autres résultats sont des multiples de cinq. Nous prenons 25, mais c’est une supposition. Enfin, 2, 4, 5 et 7 y font 16, au lieu de 18. Erreur d’impression ou de lecture ? Nous ne le savons pas.
domino-matador-open-heading = Ce que la page ne précise pas
domino-matador-open-cross = Le { -domino } qui termine la croix peut-il marquer ? Ici, non.
domino-matador-open-cannot-lay = Que fait celui qui, plus tard, ne peut pas jouer ? Ici, comme pour la croix, il pioche un { -domino } et le joue s’il convient.
