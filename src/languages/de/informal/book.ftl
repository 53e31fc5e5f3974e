section-help = Kommst du nicht weiter? Ab Seite <page of="hint-1-{ $first }" title="Der Weg von { -puzzle } { $first }"/> steht jeder Schritt.
