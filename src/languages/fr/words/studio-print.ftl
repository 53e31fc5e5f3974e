# L’écran qui fait des feuilles à imprimer.

studio-print-intro = Choisissez ce que vous voulez imprimer. Vous obtenez un fichier PDF. Imprimez-le à 100 %.
studio-print-what = À imprimer
studio-print-what-worksheet = Une fiche : des { -puzzle(form: "many") } sur une page
studio-print-what-stones = { -domino(form: "Many") } à découper
studio-print-what-score-pad = Un bloc de marque
studio-print-what-tally = Un { -tally } à remplir
studio-print-what-empty-board = Un plateau vide pour papier thermogonflable
studio-print-what-calibration = Feuilles d’essai pour imprimante et papier thermogonflable
studio-print-paper = Papier
studio-print-range = Plus grand nombre du jeu
studio-print-size = Taille
studio-print-size-standard = courante : cases de 20 mm
studio-print-size-large = grande : cases de 25 mm
studio-print-size-travel = de voyage : cases de 17 mm
studio-print-medium = À lire
studio-print-medium-print = avec les yeux
studio-print-medium-touch = du bout des doigts, sur papier thermogonflable
studio-print-digits = Des chiffres au lieu de points
studio-print-make = Faire le fichier
studio-print-begun = Le fichier se prépare.
studio-print-made = Le fichier { $name } est prêt.
studio-print-not-made = Le fichier n’a pas pu être fait.
studio-print-level = Niveau
studio-print-count = Combien de { -puzzle(form: "many") }
studio-print-number = Numéro de la fiche : le même numéro donne les mêmes { -puzzle(form: "many") }
studio-print-solutions = Solutions au verso
