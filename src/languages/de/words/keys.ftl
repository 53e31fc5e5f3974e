# Die Schlüssel, im Buch und in einer Datei für sich.

keys-heading =
    { $reader ->
        [print] Lösungen
       *[other] { -key }
    }
solutions-title = { $title }: Lösungen
keys-title = { $title }: { -key }
keys-section-tasks = { -key }: Legeaufgaben
keys-section-composing = { -key }: Setzaufgaben
keys-section-figures = { -key }: Figuren
keys-to-all =
    { $reader ->
        [print] Die Lösungen
       *[other] Die { -key }
    } zu allen { $puzzles } { -puzzle(form: "many") }.
keys-show =
    { $reader ->
        [aloud] Jeder { -key } nennt die { -domino(form: "many") } mit ihren Stellen, Zeile für Zeile und von links nach rechts. Ein aufrechter { -domino } wird in der oberen seiner Zeilen genannt.
       *[other] Jeder { -key } zeigt { -puzzle(form: "its-own") } noch einmal mit Zeichen, die die Hälften der { -domino(form: "many") } verbinden, und darunter die { -domino(form: "many") } einzeln, jeden mit seiner Stelle.
    }
keys-show-completions =
    Der { -key } zu einer Ergänzung { $reader ->
        [aloud] nennt zuerst alle ihre Zahlen
       *[other] zeigt alle ihre Zahlen
    }.
keys-alone-show =
    Jeder { -key } { $reader ->
        [embossed] nennt die { -domino(form: "many") } mit ihren Stellen und zeigt dann das Brett mit Zeichen, die ihre Hälften verbinden
       *[other] zeigt { -puzzle(form: "its-own") } noch einmal mit den Umrissen der { -domino(form: "many") }
    }.
keys-alone-show-completions = Der { -key } zu einer Ergänzung zeigt alle ihre Zahlen.
keys-signs-embossed = Der Bindestrich, Punkte 3,6, verbindet die Hälften eines { -domino(form: "genitive") }, der quer liegt. Der Buchstabe l, Punkte 1,2,3, zwischen zwei Zeilen verbindet die Hälften eines aufrechten { -domino(form: "genitive") }.
keys-lines-raised = Eine tastbare Linie steht überall dort, wo zwei Nachbarfelder zu verschiedenen { -domino(form: "many-dative") } gehören. Zwei Ziffern ohne Linie dazwischen gehören zum selben { -domino }. Die Ziffern stehen ohne Zahlzeichen.
keys-lists-raised = Hinter den Brettern folgt jeder { -key } noch einmal als Liste: jeder { -domino } mit seiner Stelle.
key-forms-tableau =
    { $reader ->
        [print] Jede Lösung, auch { -key } genannt, zeigt ihre { -puzzle }
       *[other] Jeder { -key } zeigt { -puzzle(form: "its-own") }
    } noch einmal mit den Umrissen der { -domino(form: "many") }.
key-forms-outlines-next = Danach folgen die Umrisse allein, ohne Zahlen.
key-forms-list-last = Zuletzt kommen die { -domino(form: "many") } einzeln, jeder mit seiner Stelle.
key-forms-outlines =
    { $reader ->
        [print] Jede Lösung, auch { -key } genannt,
       *[other] Jeder { -key }
    } zeigt die Umrisse der { -domino(form: "many") }, ohne Zahlen.
key-forms-list =
    { $reader ->
        [print] Jede Lösung, auch { -key } genannt,
       *[other] Jeder { -key }
    } nennt die { -domino(form: "many") } einzeln, jeden mit seiner Stelle.
key-names = { -puzzle(form: "Each") } hat einen eigenen Namen. In allen Ausgaben des Buches, auf Papier und am Bildschirm, ist es derselbe.
key-forms-completions =
    { $tableau ->
        [yes] { $reader ->
            [print] Die Lösung
           *[other] Der { -key }
        } zu einer Ergänzung zeigt alle ihre Zahlen.
       *[no] { $reader ->
            [print] Die Lösung
           *[other] Der { -key }
        } zu einer Ergänzung zeigt außerdem alle ihre Zahlen mit den { -domino(form: "many-dative") } darauf.
    }
key-heading =
    { $reader ->
        [print] Lösung
       *[other] { -key }
    } zu { $of ->
        [figure] Figur
        [task] Legeaufgabe
        [composing] Setzaufgabe
       *[puzzle] { -puzzle }
    } { $name }
key-back =
    { $of ->
        [figure] { $reader ->
            [print] Seite <page of="{ $at }" title="Zurück zu Figur { $name }"/>.
           *[other] <page of="{ $at }" title="Zurück zu Figur { $name }" before="Figur:" named="one"/>.
        }
        [task] { $reader ->
            [print] Seite <page of="{ $at }" title="Zurück zu Legeaufgabe { $name }"/>.
           *[other] <page of="{ $at }" title="Zurück zu Legeaufgabe { $name }" before="Legeaufgabe:" named="one"/>.
        }
        [composing] { $reader ->
            [print] Seite <page of="{ $at }" title="Zurück zu Setzaufgabe { $name }"/>.
           *[other] <page of="{ $at }" title="Zurück zu Setzaufgabe { $name }" before="Setzaufgabe:" named="one"/>.
        }
       *[puzzle] { $reader ->
            [print] Seite <page of="{ $at }" title="Zurück zu { -puzzle } { $name }"/>.
           *[other] <page of="{ $at }" title="Zurück zu { -puzzle } { $name }" before="{ -puzzle }:" named="one"/>.
        }
    }
key-solutions =
    { $solutions ->
        [1] Die einzige Lösung.
       *[other] Eine von { $solutions } Lösungen: die zuerst gefundene.
    }
key-series = Serie: { -key } { $key }, Zahlen { $filling }
key-dominoes = Die { -domino(form: "many") } einzeln:
key-domino-by-domino =
    { -key } zu { $of ->
        [figure] Figur
        [task] Legeaufgabe
        [composing] Setzaufgabe
       *[puzzle] { -puzzle }
    } { $name }, { -domino } für { -domino }
