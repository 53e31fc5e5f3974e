section-help = Kommst du nicht weiter? Ab Seite <page of="hint-1-{ $first }" title="Lösungsweg zu { -puzzle } { $first }"/> steht jeder Schritt.
