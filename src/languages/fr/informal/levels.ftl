level-medium-explained = <b>Moyen :</b> une case et ses voisines, ou un { -domino } et tous ses emplacements, te montrent où un { -domino } ne peut pas aller.
level-master-explained = <b>Maître :</b> tu essaies un { -domino } à un emplacement et vois si cela mène à une contradiction.
levels-master = Seuls les { -puzzle(form: "many") } du niveau maître te demandent de supposer quelque chose.
levels-suppositions = Un complément difficile ou expert te demande de supposer un nombre et de constater que c’est impossible.
levels-found = Le programme établit le niveau en résolvant le { -puzzle } comme le ferait une personne. Il applique une fois la { -technique } la plus facile qui fasse avancer, puis repart de la plus facile. Il ne sait pas combien de temps il te faudra.
