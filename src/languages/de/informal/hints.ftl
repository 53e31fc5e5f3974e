hints-way-intro =
    Zu { -puzzle(form: "each-dative") }{ $completions ->
        [0] { "" }
       *[other] , die alle Zahlen zeigt,
    } stehen hier alle { -domino(form: "many") } in der Reihenfolge, in der man sie findet. { $reader ->
        [aloud] Hör Schritt für Schritt zu, bis zum ersten { -domino }, den du noch nicht gelegt hast.
        [touch] Lies Schritt für Schritt, bis zum ersten { -domino }, den du noch nicht gelegt hast.
        [embossed] Lies Schritt für Schritt, bis zum ersten { -domino }, den du noch nicht gelegt hast.
        [display] Lies Schritt für Schritt, bis zum ersten { -domino }, den du noch nicht gelegt hast.
        [screen] Öffne einen Schritt nach dem anderen, bis zum ersten { -domino }, den du noch nicht gelegt hast.
       *[other] Deck die Schritte mit einem Blatt zu und gib einen nach dem anderen frei, bis zum ersten { -domino }, den du noch nicht gelegt hast.
    } Das hilft, egal wie weit du bist.
hints-way-cross-out = Ist etwas zu streichen, tu es gleich: Spätere Schritte rechnen damit. Oft kannst du mehr streichen, als genannt wird.
hints-way-numbers = Bei einer Ergänzung kommen zuerst die Zahlen, dann die { -domino(form: "many") }, die noch nicht liegen. Was ein Schritt sagt, merk dir gleich. Nennt ein Schritt am Ende ein Feld, so siehst du dort den Grund.
hint-begin-seal =
    { $reader ->
        [print] { $seals ->
            [1] Zuerst { $domino }, das einzige Siegel.
           *[other] Zuerst { $domino }, eines von { $seals } Siegeln.
        }
       *[other] { $seals ->
            [1] Beginne mit { $domino }, dem einzigen Siegel.
           *[other] Beginne mit { $domino }, einem von { $seals } Siegeln.
        }
    }
hint-begin-at = Noch gibt es kein Siegel. Beginne bei { $where }: { $technique }.
hint-begin-filling = Beginne bei { $where }: { $technique }.
hint-line-lay =
    { $reader ->
        [aloud] Leg { $domino } auf { $place }. Der { -technique }: { $technique }.
        [screen] Leg { $domino } auf { $place }: { $technique }.
        [print] { $domino } { $cell }
        [embossed] { $domino }
       *[other] { $domino } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Leg { $domino }. Der { -technique }: { $technique } bei { $where }.
        [screen] Leg { $domino }: { $technique } bei { $where }.
        [print] { $where } { $domino }
        [embossed] { $domino } { $where }
       *[other] { $domino } { $technique } { $where }
    }
hint-line-eliminate =
    { $reader ->
        [aloud] Streich { $places }. Der { -technique }: { $technique }.
        [screen] Streich { $places }: { $technique }.
       *[other] { $places } streichen: { $technique }
    }
hint-line-eliminate-at =
    { $reader ->
        [aloud] Streich { $places }. Der { -technique }: { $technique }, bei { $where }.
        [screen] Streich { $places }: { $technique } bei { $where }.
       *[other] { $places } streichen: { $technique }, { $where }
    }
hint-now =
    { $supposed ->
        [yes] Das kann nicht sein, also streich { $spots }. Jetzt
       *[no] Jetzt
    }
