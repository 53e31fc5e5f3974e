section-help = Kommst du nicht weiter? Ab Seite <page of="{ $at }" title="Lösungsweg zu { -puzzle } { $first }"/> steht jeder Schritt.
