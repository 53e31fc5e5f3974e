# Hinweise zu jeder Aufgabe in zwei Kapiteln: der Weg zur Lösung und ihr Wendepunkt.

hints-way-heading = Der Weg, Zeile für Zeile
hints-way-intro =
    Zu { -puzzle(form: "each-dative") }{ $completions ->
        [0] { "" }
       *[other] , die alle Zahlen zeigt,
    } stehen hier alle { -stone(form: "many") } in der Reihenfolge, in der sie fallen. { $reader ->
        [aloud] Hören Sie Zeile für Zeile, bis zum ersten { -stone }, den Sie noch nicht gelegt haben.
        [touch] Lesen Sie Zeile für Zeile, bis zum ersten { -stone }, den Sie noch nicht gelegt haben.
        [embossed] Lesen Sie Zeile für Zeile, bis zum ersten { -stone }, den Sie noch nicht gelegt haben.
        [display] Lesen Sie Zeile für Zeile, bis zum ersten { -stone }, den Sie noch nicht gelegt haben.
        [screen] Öffnen Sie eine Zeile nach der anderen, bis zum ersten { -stone }, den Sie noch nicht gelegt haben.
       *[other] Decken Sie die Zeilen ab, und decken Sie eine nach der anderen auf, bis zum ersten { -stone }, den Sie noch nicht gelegt haben.
    } Das hilft, wie weit Sie auch sind.
hints-way-signs = Ein Siegel ist ein { -stone } mit nur noch einer Stelle. Eine Lücke ist ein Feld mit nur noch einem Nachbarn. Was eine Zeile streicht, streichen Sie gleich: Spätere Zeilen rechnen damit.
hint-way-heading = Der Weg von { -puzzle } { $number }
hint-turning-heading = Der Wendepunkt von { -puzzle } { $number }
hint-begin-seal =
    { $seals ->
        [1] Beginnen Sie mit { $stone }, dem einzigen Siegel.
       *[other] Beginnen Sie mit { $stone }, einem von { $seals } Siegeln.
    }
hint-begin-at = Noch gibt es kein Siegel. Beginnen Sie bei { $where }: { $technique }.
hint-line-lay =
    { $reader ->
        [aloud] Legen Sie { $stone }. Der { -aid }: { $technique }.
        [screen] Legen Sie { $stone }: { $technique }.
       *[other] { $stone } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Legen Sie { $stone }. Der { -aid }: { $technique } bei { $where }.
        [screen] Legen Sie { $stone }: { $technique } bei { $where }.
       *[other] { $stone } { $technique } { $where }
    }
hint-line-strike =
    { $reader ->
        [aloud] Streichen Sie { $places }. Der { -aid }: { $technique }.
        [screen] Streichen Sie { $places }: { $technique }.
       *[other] { $places } streichen: { $technique }
    }
hint-line-strike-at =
    { $reader ->
        [aloud] Streichen Sie { $places }. Der { -aid }: { $technique }, bei { $where }.
        [screen] Streichen Sie { $places }: { $technique } bei { $where }.
       *[other] { $places } streichen: { $technique }, { $where }
    }
hints-turning-heading = Die Wendepunkte
hints-turning-intro = Zu jeder { -puzzle } gehört ein Schritt, der schwerer ist als die anderen. Hier steht er, Gedanke für Gedanke.
hint-turning-easy = Siegel und Lücken legen jeden { -stone }. Zeile { $line } bringt die Wende:
hint-turning =
    { $line ->
        [0] Am Anfang.
        [1] Zeile 1 des Wegs ist getan.
       *[other] Die Zeilen 1 bis { $line } des Wegs sind getan.
    } Jetzt hilft dieser { -aid }: { $technique }.
hint-now =
    { $supposed ->
        [yes] Das kann nicht sein, also streichen Sie { $spots }: Jetzt
       *[no] Jetzt
    }
hint-now-seal = { $now } bleibt für { $stone } nur noch { $place }.
hint-now-gap = { $now } ist { $cell } eine Lücke, und { $stone } liegt auf { $place }.
hint-now-lines =
    { $now } { $between ->
        [1] führt Zeile { $first }
       *[other] führen die Zeilen { $first } bis { $last }
    } zu { $stone } auf { $place }.
