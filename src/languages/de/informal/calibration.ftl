calibration-intro = Drucke und erhitze diese Blätter wie das Buch. Die Zahlen sind Zehntelmillimeter.
calibration-ruler = Lineal: 100 Millimeter von Ende zu Ende. Wenn nicht, drucke ohne Anpassung.
calibration-lines = Linien: Auf Brettern haben sie { $line }. Welche findest du als erste sofort? Ist sie über { $line }: mehr Hitze oder dunklerer Toner.
calibration-dots = Punkte: Dieses Buch hat { $dot }. Lesen sich größere besser, setz cell auf large. Laufen sie zusammen: weniger Hitze.
