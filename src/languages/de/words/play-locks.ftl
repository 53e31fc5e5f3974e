# Was gesagt und geschrieben wird, während ein Endspiel im Sperrdomino auf der Seite gespielt wird.

lock-letter-pass = p
lock-letter-chain = k
lock-letter-ends = e
lock-letter-own = s
lock-letter-fits = w
lock-letter-rest = o
lock-letter-points = a
lock-button-left = Linkes Ende
lock-button-right = Rechtes Ende
lock-button-pass = Passen
lock-button-again = Von vorn
lock-button-chain = Kette
lock-button-ends = Enden
lock-button-own = Meine { -domino(form: "many") }
lock-button-fits = Was passt?
lock-button-rest = Was ist noch da?
lock-button-points = Punkte
lock-row-other =
    { $seen ->
        [yes] Ben
       *[no] Ben oder Talon
    }
lock-row-chain = Kette
lock-row-own = Sie
lock-key-arrows = Pfeiltasten
lock-key-arrows-does = von { -domino } zu { -domino }; auf und ab zwischen Bens Hand, der Kette und Ihrer Hand
lock-key-rows = Pos1, Ende
lock-key-rows-does = erster und letzter { -domino } der Reihe
lock-key-shift = Umschalt und Pfeil links oder rechts
lock-key-shift-does = Ihren { -domino } an dieses Ende der Kette legen
lock-key-press = Eingabe oder Leertaste
lock-key-press-does = Ihren { -domino } dort anlegen, wo er passt; passt er an beide Enden, sagt danach ein Pfeil, an welches
lock-key-pass = P
lock-key-pass-does = passen, wenn keiner von Ihren passt
lock-key-undo = Strg und Z, Strg und Y
lock-key-undo-does = Ihren letzten Zug und Bens Antwort zurücknehmen; beides noch einmal ziehen
lock-key-chain = K, E
lock-key-chain-does = die Kette vorlesen; ihre beiden Enden
lock-key-own = S, W
lock-key-own-does = Ihre { -domino(form: "many") }; welche davon wo passen
lock-key-rest = O, A
lock-key-rest-does = was Ben hält und was der Talon ist, soweit Sie es sehen; die Augen, die zählen
lock-key-last = L
lock-key-last-does = der letzte Zug
lock-key-hint = H
lock-key-hint-does = { -hint }: was Ihnen noch sicher ist; noch einmal H oder M nennt den Zug, T führt ihn aus. Ist die Partie aus: die beste Partie
lock-key-tour = M, R, T
lock-key-tour-does = nächster Schritt einer Antwort und der davor; tun, was sie sagt
lock-key-help = Fragezeichen, F1
lock-key-help-does = diese Tasten öffnen
lock-key-escape = Escape
lock-key-escape-does = einen aufgenommenen { -domino } zurücklegen oder eine Antwort schließen
lock-key-tap = Tippen oder Klicken auf einen Ihrer { -domino(form: "many") }
lock-key-tap-does = ihn dort anlegen, wo er passt; passt er an beide Enden, danach auf ein Ende der Kette tippen oder auf „Linkes Ende“ oder „Rechtes Ende“
lock-rival = Für Ben spielt ein Programm, so gut es geht. Sehen Sie seine Hand nicht, ist sie die schlechteste für Sie, die noch möglich ist.
lock-cell-chain =
    { $end ->
        [left] { $domino }, linkes Ende
        [right] { $domino }, rechtes Ende
       *[none] { $domino }
    }
lock-cell-other =
    { $seen ->
        [yes] { $domino }, Ben
       *[no] { $domino }, nicht zu sehen
    }
lock-cell-own =
    { $fits ->
        [left] { $domino }, passt links
        [right] { $domino }, passt rechts
        [both] { $domino }, passt an beide Enden
       *[none] { $domino }, passt nicht
    }
lock-places =
    { $who ->
        [you] Sie legen
       *[other] Ben legt
    } { $domino } { $side ->
        [left] links
       *[right] rechts
    } an.
lock-passes =
    { $who ->
        [you] Sie passen.
       *[other] Ben passt.
    }
lock-ends =
    { $same ->
        [yes] Beide Enden sind { $left }.
       *[no] Die Enden sind { $left } und { $right }.
    }
lock-must-pass = Keiner von Ihren passt: Sie müssen passen.
lock-may-not-pass = Passen können Sie nur, wenn keiner von Ihren passt.
lock-over-locked =
    { $who ->
        [you] Sie sperren
       *[other] Ben sperrt
    }: Sie halten { $own ->
        [1] ein Auge
       *[other] { $own } Augen
    }, Ben { $other }.
lock-over-out =
    { $who ->
        [you] Ihre Hand ist leer.
       *[other] Bens Hand ist leer.
    }
lock-score =
    { $result ->
        [yours] Sie bekommen { $points } Punkte.
        [lost] Ben bekommt { $points } Punkte.
       *[nobody] Niemand bekommt Punkte.
    }
lock-best =
    { $best ->
        [yes] Mehr war nicht möglich.
       *[no] Es war mehr möglich.
    }
lock-is-over = Die Partie ist aus. „Zurück“ nimmt Ihren letzten Zug zurück.
lock-begun-anew = Noch einmal von vorn.
lock-take-own = Gehen Sie zuerst zu einem Ihrer { -domino(form: "many") }.
lock-fits-nowhere = { $domino } passt nicht.
lock-does-not-fit =
    { $domino } passt { $side ->
        [left] links
       *[right] rechts
    } nicht: Dort ist { $number }.
lock-which-end = { $domino } passt an beide Enden: links oder rechts?
lock-chain = Kette: { $dominoes }.
lock-own =
    { $count ->
        [0] Ihre Hand ist leer.
        [1] Sie halten { $dominoes }, { $pips } Augen.
       *[other] Sie halten { $dominoes }, zusammen { $pips } Augen.
    }
lock-fits = Es passt: { $dominoes }.
lock-fit =
    { $fits ->
        [left] { $domino } links
        [right] { $domino } rechts
       *[both] { $domino } an beiden Enden
    }
lock-rest-seen =
    { $count ->
        [0] Bens Hand ist leer.
        [1] Ben hält { $dominoes }, { $pips } Augen.
       *[other] Ben hält { $dominoes }, zusammen { $pips } Augen.
    }
lock-rest-unseen = Nicht zu sehen: { $dominoes }. Ben hält { $held } davon.
lock-talon = Talon: { $dominoes }.
lock-points = Außerhalb der Kette sind { $pips } Augen, davon { $own } in Ihrer Hand. Wer gewinnt, bekommt sie alle.
lock-lost = Die Sperre lässt sich nicht mehr erzwingen.
lock-sure =
    { $result ->
        [lock] Sie können die Sperre erzwingen, in { $moves ->
            [1] einem Zug
           *[other] höchstens { $moves } Zügen
        }.
        [yours] Sicher sind Ihnen { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Gewinnen können Sie nicht mehr. Spielen Sie gut, bekommt Ben { $points } Punkte.
       *[nobody] Gewinnen können Sie nicht mehr. Sie können aber dafür sorgen, dass niemand Punkte bekommt.
    }
lock-hint =
    Legen Sie { $domino } { $side ->
        [left] links
       *[right] rechts
    } an. { $only ->
        [yes] Kein anderer Zug bringt so viel.
       *[no] Andere bringen ebenso viel.
    }
lock-instead =
    Stattdessen { $domino } { $side ->
        [left] links
       *[right] rechts
    }: { $result ->
        [lock] die Sperre in { $moves ->
            [1] einem Zug
           *[other] höchstens { $moves } Zügen
        }.
        [no-lock] Die Sperre ist verloren.
        [yours] Sicher sind Ihnen { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Ben bekommt { $points } Punkte.
       *[nobody] Niemand bekommt Punkte.
    }
lock-possible =
    { $aim ->
        [lock] Von Anfang an lässt sich die Sperre erzwingen, in höchstens { $moves } Zügen.
       *[points] Von Anfang an sind Ihnen { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        } sicher.
    }
lock-standing =
    { $count ->
        [1] 1 Zug gemacht
       *[other] { $count } Züge gemacht
    }{ $over ->
        [yes] { "" }, die Partie ist aus.
       *[no] .
    }

deal-letter-buy = z
deal-letter-deal = n
deal-button-buy = Zukaufen
deal-button-deal = Neue Partie
deal-key-buy = Z
deal-key-buy-does = einen { -domino } zukaufen; passt keiner von Ihren, müssen Sie es
deal-key-deal = N
deal-key-deal-does = eine neue Partie, wenn eine aus ist
deal-key-hint = H
deal-key-hint-does = { -hint }: was sicher ist, oder welchen { -domino } das Programm an Ihrer Stelle nähme; noch einmal H oder M nennt den Zug, T führt ihn aus
deal-rival = Für Ben spielt ein Programm, das nur seine Hand und die Kette sieht. Es kauft nur, wenn es muss. Solange es etwas zu kaufen gibt, legt es den { -domino }, nach dem die meisten seiner anderen passen, von diesen den schwersten. Danach rechnet es alles durch, was geschehen kann, sofern das nicht zu viel ist, und legt den besten { -domino }, was immer Sie halten.
deal-hidden =
    Ben hält { $count ->
        [1] 1 { -domino }
       *[other] { $count } { -domino(form: "many") }
    }, verdeckt. { $stock ->
        [0] Zu kaufen gibt es nichts mehr.
       *[other] Zu kaufen gibt es { $stock }.
    }
deal-begins =
    { $who ->
        [you] Sie beginnen mit { $domino }.
       *[other] Ben beginnt mit { $domino }.
    }
deal-buys =
    { $who ->
        [you] Sie kaufen { $dominoes }.
       *[other] Ben kauft { $count }.
    }
deal-dealt = Partie { $number }.
deal-must-buy = Keiner von Ihren passt: Sie müssen kaufen.
deal-you-begin = Sie beginnen, mit welchem Sie wollen.
deal-no-chain = Es liegt noch keine Kette da.
deal-nothing-to-buy = Zu kaufen gibt es nichts mehr.
deal-goes-on = Diese Partie ist noch nicht aus.
deal-score = Die Reihe: Sie { $you }, Ben { $other }.
deal-pips =
    Ihre Hand: { $pips ->
        [1] ein Auge
       *[other] { $pips } Augen
    }.
deal-round-won =
    { $who ->
        [you] Sie gewinnen die Reihe!
       *[other] Ben gewinnt die Reihe.
    }
deal-next = { $key } gibt eine neue Partie.
deal-sure =
    { $result ->
        [yours] Was immer Ben hält, sicher sind Ihnen { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Sicher ist nichts. Schlimmstenfalls bekommt Ben { $points }.
       *[nobody] Sicher ist nichts. Schlimmstenfalls bekommt niemand Punkte.
    }
deal-instead =
    Stattdessen { $domino } { $side ->
        [left] links
       *[right] rechts
    }: { $result ->
        [yours] Sicher sind { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Schlimmstenfalls bekommt Ben { $points }.
       *[nobody] Schlimmstenfalls bekommt niemand Punkte.
    }
deal-open =
    { $stock ->
        [0] Es kann noch zu viel geschehen, um alles durchzurechnen.
       *[other] Solange es etwas zu kaufen gibt, ist nichts sicher.
    }
deal-hint =
    { $side ->
        [begin] Das Programm würde mit { $domino } beginnen
        [left] Das Programm würde { $domino } links anlegen
       *[right] Das Programm würde { $domino } rechts anlegen
    }: { $last ->
        [yes] Es ist Ihr letzter.
       *[no] Dann { $fits ->
            [0] passt keiner Ihrer anderen
            [1] passt einer Ihrer anderen
           *[other] passen { $fits } Ihrer anderen
        }, und nach seiner Regel ist keiner besser.
    }
deal-standing = Partie { $number }: Sie { $you }, Ben { $other }.
