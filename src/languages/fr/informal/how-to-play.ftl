how-to-play-laying = Tous les nombres sont là. Trouve les { -domino(form: "many") } !
how-to-play-completing = Une partie des nombres est là. Trouveras-tu les autres ?
how-to-play-taken = On a posé ici un jeu au hasard, noté les nombres, puis retiré les { -domino(form: "many") }. Remets-les en place.
how-to-play-taken-numbers = Quelqu’un a posé un jeu complet, copié une partie des nombres et enlevé les { -domino(form: "many") }. Trouve les autres nombres.
first-found = Où étaient-ils ? C’est tout le jeu : entoure chaque paire qui formait un { -domino }.
