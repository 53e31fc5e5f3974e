section-help =
    Kommst du nicht weiter? Ab Seite { $first ->
        [1] <page of="hints-1" title="Lösungsweg zu { -puzzle } { $first }"/>
       *[other] <page of="hint-1-{ $first }" title="Lösungsweg zu { -puzzle } { $first }"/>
    } steht jeder Schritt.
