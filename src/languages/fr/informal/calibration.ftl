calibration-intro = Imprime et chauffe ces feuilles comme le livre. Nombres en dixièmes de millimètre.
calibration-ruler = Règle : 100 millimètres d’un bout à l’autre. Sinon, imprime sans ajuster.
calibration-lines = Lignes : sur les grilles, { $line }. Laquelle sens-tu d’emblée la première ? Au-delà de { $line } : plus de chaleur ou toner plus noir.
calibration-dots = Points : ici { $dot }. De plus gros se lisent mieux ? Mets cell sur large. Ils se touchent ? Moins de chaleur.
calibration-pips = Dominos en carton : sept points. Seuls les gros se comptent ? Mets paper sur a3.
