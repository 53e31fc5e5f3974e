# Hinweise zu jeder Aufgabe in zwei Kapiteln: der Weg zur Lösung und ihr Wendepunkt.

hints-way-heading = Der Weg, Schritt für Schritt
hints-way-intro =
    Zu { -puzzle(form: "each-dative") }{ $completions ->
        [0] { "" }
       *[other] , die alle Zahlen zeigt,
    } stehen hier alle { -domino(form: "many") } in der Reihenfolge, in der man sie findet. { $reader ->
        [aloud] Hören Sie Schritt für Schritt zu, bis zum ersten { -domino }, den Sie noch nicht gelegt haben.
        [touch] Lesen Sie Schritt für Schritt, bis zum ersten { -domino }, den Sie noch nicht gelegt haben.
        [embossed] Lesen Sie Schritt für Schritt, bis zum ersten { -domino }, den Sie noch nicht gelegt haben.
        [display] Lesen Sie Schritt für Schritt, bis zum ersten { -domino }, den Sie noch nicht gelegt haben.
        [screen] Öffnen Sie einen Schritt nach dem anderen, bis zum ersten { -domino }, den Sie noch nicht gelegt haben.
       *[other] Decken Sie die Schritte mit einem Blatt zu und geben Sie einen nach dem anderen frei, bis zum ersten { -domino }, den Sie noch nicht gelegt haben.
    } Das hilft, egal wie weit Sie sind.
hints-way-signs =
    { $reader ->
        [print] <domino>1:2</domino> <cell>a3</cell> heißt Siegel: Dem { -domino } <domino>1:2</domino> bleibt nur eine Stelle, und <cell>a3</cell> (Spalte a, Zeile 3) gehört dazu. <cell>a3</cell> <domino>1:2</domino> heißt Lücke: Dem Feld <cell>a3</cell> bleibt nur ein Nachbar; auf beiden liegt <domino>1:2</domino>. Vor jeder Reihe steht die Nummer ihres ersten Schritts. Ein Stern zeigt den Wendepunkt, den schwersten Schritt.
        [embossed] Steht ein { -domino } allein, so ist er ein Siegel: Ihm bleibt nur eine Stelle. Steht ein Feld dahinter, so ist dieses eine Lücke: Ihm bleibt nur ein Nachbar. Die Zahl vor einer Reihe ist die Nummer ihres ersten Schritts.
       *[other] Ein Siegel ist ein { -domino } mit nur noch einer Stelle. Eine Lücke ist ein Feld mit nur noch einem Nachbarn.
    }
# Über den gedruckten Seiten der Schritte, in einer Zeile.
hints-way-legend = Siegel: 1:2 a3. Lücke: a3 1:2. Stern: Wendepunkt.
hints-way-cross-out = Ist etwas zu streichen, tun Sie es gleich: Spätere Schritte rechnen damit. Oft können Sie mehr streichen, als genannt wird.
hints-way-numbers = Bei einer Ergänzung kommen zuerst die Zahlen, dann die { -domino(form: "many") }, die noch nicht liegen. Was ein Schritt sagt, merken Sie sich gleich. Nennt ein Schritt am Ende ein Feld, so sehen Sie dort den Grund.
hint-way-heading =
    { $reader ->
        [print] Weg { $number }
       *[other] Lösungsweg zu { -puzzle } { $number }
    }
hint-turning-heading =
    { $reader ->
        [print] Wendepunkt { $number }
       *[other] Wendepunkt in { -puzzle } { $number }
    }
hint-begin-seal =
    { $reader ->
        [print] { $seals ->
            [1] Zuerst { $domino }, das einzige Siegel.
           *[other] Zuerst { $domino }, eines von { $seals } Siegeln.
        }
       *[other] { $seals ->
            [1] Beginnen Sie mit { $domino }, dem einzigen Siegel.
           *[other] Beginnen Sie mit { $domino }, einem von { $seals } Siegeln.
        }
    }
hint-begin-at = Noch gibt es kein Siegel. Beginnen Sie bei { $where }: { $technique }.
hint-line-turning =
    { $reader ->
        [print] { $line }*
       *[other] { $line }
    }
hint-begin-filling = Beginnen Sie bei { $where }: { $technique }.
hint-line-lay =
    { $reader ->
        [aloud] Legen Sie { $domino } auf { $place }. Der { -technique }: { $technique }.
        [screen] Legen Sie { $domino } auf { $place }: { $technique }.
        [print] { $domino } { $cell }
        [embossed] { $domino }
       *[other] { $domino } { $technique }
    }
hint-line-lay-at =
    { $reader ->
        [aloud] Legen Sie { $domino }. Der { -technique }: { $technique } bei { $where }.
        [screen] Legen Sie { $domino }: { $technique } bei { $where }.
        [print] { $where } { $domino }
        [embossed] { $domino } { $where }
       *[other] { $domino } { $technique } { $where }
    }
hint-line-eliminate =
    { $reader ->
        [aloud] Streichen Sie { $places }. Der { -technique }: { $technique }.
        [screen] Streichen Sie { $places }: { $technique }.
       *[other] { $places } streichen: { $technique }
    }
hint-line-eliminate-at =
    { $reader ->
        [aloud] Streichen Sie { $places }. Der { -technique }: { $technique }, bei { $where }.
        [screen] Streichen Sie { $places }: { $technique } bei { $where }.
       *[other] { $places } streichen: { $technique }, { $where }
    }
hint-line-filling =
    { $reader ->
        [aloud] Jetzt kommt { $deed }. Der { -technique }: { $technique }.
        [screen] Jetzt kommt { $deed }: { $technique }.
       *[other] { $deed }: { $technique }
    }
hint-line-filling-at =
    { $reader ->
        [aloud] Jetzt kommt { $deed }. Der { -technique }: { $technique }, bei { $where }.
        [screen] Jetzt kommt { $deed }: { $technique } bei { $where }.
       *[other] { $deed }: { $technique }, { $where }
    }
hints-turning-heading =
    { $reader ->
        [print] Wendepunkte: die schwersten Schritte
       *[other] Die Wendepunkte
    }
hints-turning-intro =
    { $reader ->
        [print] Hier steht zu jeder { -puzzle } über der Stufe „leicht“
       *[other] Hier steht zu jeder { -puzzle }
    } der schwerste Schritt, Gedanke für Gedanke. Sind mehrere gleich schwer, ist es einer davon.{ $reader ->
        [print] { " " }Ein { -bar } trennt zwei Felder, die nicht zusammengehören, auch wo sie dieselbe Zahl haben.
       *[other] { "" }
    }
hint-turning-easy = Siegel und Lücken genügen. Schritt { $line } bringt die Wende:
hint-turning-easy-numbers = Dreier, letzte Felder, Siegel und Lücken genügen. Schritt { $line } bringt die Wende:
hint-turning =
    { $reader ->
        [print] { $line ->
            [0] Am Anfang: { $technique }.
           *[other] Nach Schritt { $line }: { $technique }.
        }
       *[other] { $line ->
            [0] Am Anfang.
           *[other] Schritt { $line }{ $way ->
                [yes] { " " }des Wegs
               *[no] { "" }
            } ist getan.
        } Jetzt hilft dieser { -technique }: { $technique }.
    }
hint-now =
    { $supposed ->
        [yes] Das kann nicht sein, also streichen Sie { $spots }. Jetzt
       *[no] Jetzt
    }
hint-now-seal = { $now } bleibt für { $domino } nur noch { $place }.
hint-now-gap = { $now } ist { $cell } eine Lücke, und { $domino } liegt auf { $place }.
hint-now-lines =
    { $now } { $between ->
        [1] führt Schritt { $first }
        [2] führen die Schritte { $first } und { $last }
       *[other] führen die Schritte { $first } bis { $last }
    } zu { $domino } auf { $place }.
hint-then = Dann kommt { $steps }.
hint-forced = { $deed }: { $technique }
hint-forced-at = { $deed }: { $technique } bei { $where }
hint-so-number = Das kann nicht sein, also ist { $deed } sicher.
hint-now-after = Jetzt
hint-now-not = Das kann nicht sein, also steht keine { $number } auf { $cell }. Jetzt
hint-now-number = { $now } { $comes }.
hint-comes = kommt { $deed }: { $technique }
hint-comes-at = kommt { $deed }: { $technique } bei { $where }
hint-now-number-lines =
    { $now } { $between ->
        [1] führt Schritt { $first }
        [2] führen die Schritte { $first } und { $last }
       *[other] führen die Schritte { $first } bis { $last }
    } zu { $deed }.
