# Deux feuilles pour voir ce que montrent une imprimante et le papier thermogonflable. Elles sont en braille : chaque phrase a peu de place.
# Les tailles sont en dixièmes de millimètre, comme les numéros des feuilles ; paper et cell sont des mots de la configuration.

calibration-title = Réglage
calibration-intro = Imprimez et chauffez ces feuilles comme le livre. Nombres en dixièmes de millimètre.
calibration-ruler = Règle : 100 millimètres d’un bout à l’autre. Sinon, imprimez sans ajuster.
calibration-cell = Une cellule pleine, puis onze de suite :
calibration-lines = Lignes : sur les grilles, { $line }. Laquelle sentez-vous d’emblée la première ? Au-delà de { $line } : plus de chaleur ou toner plus noir.
calibration-gaps = Écarts : grilles { $clearance } au moins. Quelle paire montre la première deux lignes ? Au-delà de { $clearance } : moins de chaleur, ou paper sur a3.
calibration-dots = Points : ici { $dot }. De plus gros se lisent mieux ? Mettez cell sur large. Ils se touchent ? Moins de chaleur.
calibration-pips = Dominos en carton : sept points. Seuls les gros se comptent ? Mettez paper sur a3.
calibration-settings = Les mots paper et cell sont dans la configuration, cell dans sa partie braille.
# Ce qui est écrit en points de chaque taille.
calibration-sample = domino 0 1 2
# Descriptions des images.
calibration-figure-ruler = Une règle de 100 mm, avec un repère tous les 10 mm
calibration-figure-cell = Cellules pleines
calibration-figure-lines = Lignes de ces largeurs en mm
calibration-figure-gaps = Paires de lignes avec ces écarts en mm
calibration-figure-dots = Les mêmes mots, en points de ces diamètres en mm
calibration-figure-pips = Sept points de ces diamètres en mm
