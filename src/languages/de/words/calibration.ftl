# Zwei Blätter, an denen man sieht, was ein Drucker und Schwellpapier zeigen. Sie stehen in Braille: Jeder Satz hat wenig Platz.

calibration-title = Probeblatt
calibration-intro = Drucken und erhitzen Sie diese Blätter wie das Buch. Die Zahlen sind Zehntelmillimeter.
calibration-ruler = Lineal: 100 Millimeter von Ende zu Ende. Wenn nicht, drucken Sie ohne Anpassung.
calibration-cell = Eine Vollform, dann elf in einer Reihe:
calibration-lines = Linien: Auf Brettern haben sie { $line }. Welche finden Sie als erste sofort? Ist sie über { $line }: mehr Hitze oder dunklerer Toner.
calibration-gaps = Abstände: auf Brettern mindestens { $clearance }. Welches Paar sind zuerst zwei Linien? Über { $clearance }: weniger Hitze, oder paper auf a3.
calibration-dots = Punkte: Dieses Buch hat { $dot }. Lesen sich größere besser, setzen Sie cell auf large. Laufen sie zusammen: weniger Hitze.
calibration-pips = Augen der Kartensteine: je sieben. Sind nur große zu zählen: paper auf a3.
calibration-settings = Die Wörter paper und cell stehen in der Config, cell im Teil braille.
calibration-sample = domino 0 1 2
calibration-figure-ruler = Ein Lineal von 100 mm mit einem Strich alle 10 mm
calibration-figure-cell = Vollformen
calibration-figure-lines = Linien dieser Breiten in mm
calibration-figure-gaps = Paare von Linien mit diesen Abständen in mm
calibration-figure-dots = Dieselben Wörter in Punkten dieser Durchmesser in mm
calibration-figure-pips = Sieben Augen dieser Durchmesser in mm
