together-sheets-follow = Pour les joueurs voyants, les feuilles suivent ici, une par joueur, à partir de la page <page of="sheet-1-1" title="Feuilles des joueurs"/>. Imprime-les au recto seulement.
together-leader-limit = Fixe une limite de temps pour chaque manche, d’autant plus longue que le jeu est grand. Si quelqu’un lit au toucher ou à l’oreille, elle doit lui suffire aussi.
together-leader-sheets = Distribue les feuilles face cachée. Annonce la manche, le numéro de son { -puzzle } et la limite.
together-leader-begin = Donne le départ et lance l’horloge. Tous commencent en même temps.
together-leader-done = Celui qui a trouvé le dernier { -domino } dit « Fini ! ». Relève son temps. Les autres continuent.
together-leader-compare = Compare avec la { -key }, { -domino } par { -domino }. Si tout est juste, annonce le nom et le temps, et note-les. Sinon, dis seulement que quelque chose est faux. Ce joueur continue et dira de nouveau « Fini ! ».
together-leader-stop = À la limite, dis « Stop ! ».
together-copies = Copie les feuilles qui manquent.
together-keep-list = Tiens une liste pour chaque manche : une ligne pour chaque solution juste, avec le nom, le temps et les points. Additionne après la dernière manche.
together-code = Ce code ouvre le { -puzzle } sur un écran. Ou tape :
together-slip-explained = Note ton nom, le nom du { -puzzle } et le temps. Suis ensuite les { $rows } rangées et écris une lettre par case : L et R pour la moitié gauche et la moitié droite d’un { -domino }, T et B pour celle du haut et celle du bas. Pour une case sans { -domino }, un point d’interrogation.
