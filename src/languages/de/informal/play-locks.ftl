lock-row-own = Du
lock-key-arrows-does = von { -domino } zu { -domino }; auf und ab zwischen Bens Hand, der Kette und deiner Hand
lock-key-shift-does = deinen { -domino } an dieses Ende der Kette legen
lock-key-press-does = deinen { -domino } dort anlegen, wo er passt; passt er an beide Enden, sagt danach ein Pfeil, an welches
lock-key-pass-does = passen, wenn keiner von deinen passt
lock-key-undo-does = deinen letzten Zug und Bens Antwort zurücknehmen; beides noch einmal ziehen
lock-key-own-does = deine { -domino(form: "many") }; welche davon wo passen
lock-key-rest-does = was Ben hält und was der Talon ist, soweit du es siehst; die Augen, die zählen
lock-key-hint-does = { -hint }: was dir noch sicher ist; noch einmal H oder M nennt den Zug, T führt ihn aus. Ist die Partie aus: die beste Partie
lock-key-tap = Tippen oder Klicken auf einen deiner { -domino(form: "many") }
lock-rival = Für Ben spielt ein Programm, so gut es geht. Siehst du seine Hand nicht, ist sie die schlechteste für dich, die noch möglich ist.
lock-places =
    { $who ->
        [you] Du legst
       *[other] Ben legt
    } { $domino } { $side ->
        [left] links
       *[right] rechts
    } an.
lock-passes =
    { $who ->
        [you] Du passt.
       *[other] Ben passt.
    }
lock-must-pass = Keiner von deinen passt: Du musst passen.
lock-may-not-pass = Passen kannst du nur, wenn keiner von deinen passt.
lock-over-locked =
    { $who ->
        [you] Du sperrst
       *[other] Ben sperrt
    }: Du hältst { $own ->
        [1] ein Auge
       *[other] { $own } Augen
    }, Ben { $other }.
lock-over-out =
    { $who ->
        [you] Deine Hand ist leer.
       *[other] Bens Hand ist leer.
    }
lock-score =
    { $result ->
        [yours] Du bekommst { $points } Punkte.
        [lost] Ben bekommt { $points } Punkte.
       *[nobody] Niemand bekommt Punkte.
    }
lock-is-over = Die Partie ist aus. „Zurück“ nimmt deinen letzten Zug zurück.
lock-take-own = Geh zuerst zu einem deiner { -domino(form: "many") }.
lock-own =
    { $count ->
        [0] Deine Hand ist leer.
        [1] Du hältst { $dominoes }, { $pips } Augen.
       *[other] Du hältst { $dominoes }, zusammen { $pips } Augen.
    }
lock-points = Außerhalb der Kette sind { $pips } Augen, davon { $own } in deiner Hand. Wer gewinnt, bekommt sie alle.
lock-sure =
    { $result ->
        [lock] Du kannst die Sperre erzwingen, in { $moves ->
            [1] einem Zug
           *[other] höchstens { $moves } Zügen
        }.
        [yours] Sicher sind dir { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Gewinnen kannst du nicht mehr. Spielst du gut, bekommt Ben { $points } Punkte.
       *[nobody] Gewinnen kannst du nicht mehr. Du kannst aber dafür sorgen, dass niemand Punkte bekommt.
    }
lock-hint =
    Leg { $domino } { $side ->
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
        [yours] Sicher sind dir { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Ben bekommt { $points } Punkte.
       *[nobody] Niemand bekommt Punkte.
    }
lock-possible =
    { $aim ->
        [lock] Von Anfang an lässt sich die Sperre erzwingen, in höchstens { $moves } Zügen.
       *[points] Von Anfang an sind dir { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        } sicher.
    }
deal-key-buy-does = einen { -domino } zukaufen; passt keiner von deinen, musst du es
deal-key-hint-does = { -hint }: was sicher ist, oder welchen { -domino } das Programm an deiner Stelle nähme; noch einmal H oder M nennt den Zug, T führt ihn aus
deal-rival = Für Ben spielt ein Programm, das nur seine Hand und die Kette sieht. Es kauft nur, wenn es muss. Solange es etwas zu kaufen gibt, legt es den { -domino }, nach dem die meisten seiner anderen passen, von diesen den schwersten. Danach rechnet es alles durch, was geschehen kann, sofern das nicht zu viel ist, und legt den besten { -domino }, was immer du hältst.
deal-begins =
    { $who ->
        [you] Du beginnst mit { $domino }.
       *[other] Ben beginnt mit { $domino }.
    }
deal-buys =
    { $who ->
        [you] Du kaufst { $dominoes }.
       *[other] Ben kauft { $count }.
    }
deal-must-buy = Keiner von deinen passt: Du musst kaufen.
deal-you-begin = Du beginnst, mit welchem du willst.
deal-score = Die Reihe: du { $you }, Ben { $other }.
deal-pips =
    Deine Hand: { $pips ->
        [1] ein Auge
       *[other] { $pips } Augen
    }.
deal-round-won =
    { $who ->
        [you] Du gewinnst die Reihe!
       *[other] Ben gewinnt die Reihe.
    }
deal-sure =
    { $result ->
        [yours] Was immer Ben hält, sicher sind dir { $points ->
            [1] 1 Punkt
           *[other] { $points } Punkte
        }.
        [lost] Sicher ist nichts. Schlimmstenfalls bekommt Ben { $points }.
       *[nobody] Sicher ist nichts. Schlimmstenfalls bekommt niemand Punkte.
    }
deal-hint =
    { $side ->
        [begin] Das Programm würde mit { $domino } beginnen
        [left] Das Programm würde { $domino } links anlegen
       *[right] Das Programm würde { $domino } rechts anlegen
    }: { $last ->
        [yes] Es ist dein letzter.
       *[no] Dann { $fits ->
            [0] passt keiner deiner anderen
            [1] passt einer deiner anderen
           *[other] passen { $fits } deiner anderen
        }, und nach seiner Regel ist keiner besser.
    }
deal-standing = Partie { $number }: du { $you }, Ben { $other }.
