# Die letzte Seite.

colophon-heading = Über dieses Buch
colophon-author = Von { $author }.
colophon-publisher = Verlag: { $publisher }.
book-isbn = ISBN { $isbn }
colophon-date = Datum: { $date }.
colophon-proof = Ein Programm hat bewiesen, dass { -puzzle(form: "each") } genau eine Lösung hat. Keine zwei { -puzzle(form: "many") } sind gleich, auch nicht gedreht, gespiegelt oder mit vertauschten Zahlen.
colophon-completions = Bei einer Ergänzung sind die fehlenden Zahlen die Lösung; sie lassen sich nur auf eine Art ergänzen.
colophon-figures = Die Figuren von 1921 stammen aus dem alten Buch und zählen nicht als { -puzzle(form: "many") }.
colophon-tasks = Die Legeaufgaben zählen nicht als { -puzzle(form: "many") }. Ein Programm hat ihre Lösungen gezählt.
colophon-seed =
    Aus dem Startwort „{ $seed }“ erzeugt dominosa-press jederzeit wieder dieselben { -puzzle(form: "many") }, mit Version { $engine } des Programmkerns.{ $reader ->
        [print] { "" }
       *[other] { " " }Der Name { -puzzle(form: "of-a") } ist überall gleich{ $keys ->
            [yes] { " " }und steht bei ihrem { -key }
           *[no] { "" }
        }.
    }
colophon-series = Ein { -key }, bei dem eine Serie steht, hat zwei Nummern: eine für den { -key }, eine für die Zahlen darauf. Aus beiden kann das Programm { -puzzle(form: "the") } wiederherstellen.
colophon-fonts = Gesetzt aus der <foreign language="en">Atkinson Hyperlegible Next</foreign>, die Ziffern aus der Andika; beide Schriften sind frei unter der <foreign language="en">SIL Open Font License</foreign>.
