section-help = Kommst du nicht weiter? Ab Seite <page of="{ $at }" title="Lösungsweg zu { -puzzle } { $first }"/> steht jeder Schritt.
section-look-first = Du musst nicht alles zählen. Such zuerst die Doppelsteine: Zwei gleiche Zahlen, die sich berühren, fallen auf. Sieh dann in die Ecken und neben den { -domino }, den du zuletzt gelegt hast.
