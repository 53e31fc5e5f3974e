# Titel von Dateien mit Steinen und Steckbrett zum Drucken in Kunststoff oder zum Schneiden. $of: wie viele Dateien es von einer Art gibt.

solids-file =
    { $of ->
        [1] { $title }
       *[other] { $title }, { $number } von { $of }
    }
solids-dominoes = { -domino(form: "many") } mit den Zahlen 0 bis { $range }
# Ein Stein wird in zwei Schichten geschnitten.
solids-dominoes-upper = { -domino(form: "many") } mit den Zahlen 0 bis { $range }, obere Schichten
solids-dominoes-lower = { -domino(form: "many") } mit den Zahlen 0 bis { $range }, untere Schichten
solids-tray = Steckbrett mit { $rows } Zeilen und { $columns } Spalten
# Auf der Ablage liegen die Steine, die noch nicht auf dem Brett sind.
solids-rack = Ablage für die { -domino(form: "many") } mit den Zahlen 0 bis { $range }
solids-bars = Stege, die zwischen den Feldern eines Steckbretts stehen
solids-trial = Probedruck: ein { -domino }, zwei Felder, ein Steg, ein Platz der Ablage und ein Stift mit drei Löchern
