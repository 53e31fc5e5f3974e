# Namen: Stufen, Kniffe, Formen und Tage.

level-easy = leicht
level-medium = mittel
level-tricky = knifflig
level-hard = schwer
level-expert = sehr schwer
level-master = Meister
# Die Kniffe. Siegel, Lücke, Festlegung, Loch, Quadrat und provisorisches Siegel sind die Wörter des Buches von 1921.
technique-seal = Siegel
technique-gap = Lücke
technique-equal-neighbours = gleiche Nachbarn
technique-fixed-cell = Festlegung
technique-overlap = Überschneidung
technique-forced-duplicate = doppelter Bedarf
technique-odd-area = ungerades Loch
technique-locked-square = Quadrat
technique-cell-set = Feldgruppe
technique-hidden-set = Steingruppe
technique-cell-set-with-double = Feldgruppe mit Doppelstein
technique-mixed-set = gemischte Feldgruppe
technique-chain = Kette
technique-matching = Paarung
technique-trial = provisorisches Siegel
technique-three = Dreier
technique-only-number = einzige Zahl
technique-last-cells = letzte Felder einer Zahl
technique-filling-seal = Siegel
technique-filling-gap = Lücke
technique-no-three = Dreier, die nicht passen
technique-no-domino = { -domino(form: "many") }, die nicht passen
technique-second-link = zweite Verbindung
technique-supposition = Annahme
# Ihre genauen Namen, wie ein Schritt sie braucht.
technique-forced-duplicate-of-two = doppelter Bedarf zweier Felder
technique-cell-set-of-two = Gruppe von zwei Feldern
technique-cell-set-of-three = Gruppe von drei Feldern
technique-cell-set-of-four = Gruppe von vier oder mehr Feldern
technique-chain-of-links =
    { $links ->
        [9] Kette mit 9 oder mehr Gliedern
       *[other] Kette mit { $links } Gliedern
    }
technique-trial-with-dominoes =
    { $dominoes ->
        [1] provisorisches Siegel mit einem Folgestein
       *[other] provisorisches Siegel mit { $dominoes } Folgesteinen
    }
technique-trial-long = provisorisches Siegel mit mehr als 8 Folgesteinen
technique-trial-nested = geschachteltes provisorisches Siegel
# Formen von Brettern, die keine vollen Rechtecke sind.
shape-letter-e = Buchstabe E
shape-letter-h = Buchstabe H
shape-letter-t = Buchstabe T
shape-figure-x = Figur X von 1921
shape-figure-xi = Figur XI von 1921
shape-figure-xii = Figur XII von 1921
shape-figure-xiii = Figur XIII von 1921
shape-figure-xiv = Figur XIV von 1921
shape-figure-xv = Figur XV von 1921
shape-figure-xvi = Figur XVI von 1921
shape-figure-xvii = Figur XVII von 1921
shape-cross = Kreuz
shape-frame = Rahmen
shape-ring = Ring
shape-small-cross = kleines Kreuz
shape-small-frame = kleiner Rahmen
shape-star = Stern
shape-border = Borte
shape-lighthouse = Leuchtturm
shape-brick-4334 = Lagen von 4, 3, 3 und 4 Quadraten
shape-brick-3434 = Lagen von 3, 4, 3 und 4 Quadraten
shape-brick-545 = Lagen von 5, 4 und 5 Quadraten
# Ein Tag.
date =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
