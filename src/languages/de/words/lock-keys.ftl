# Die Antworten auf die Endspiele im Sperrdomino.

lock-keys-heading = Antworten auf die Endspiele im Sperrdomino
lock-keys-intro = Zuerst steht der beste Zug, dann eine Partie, in der sich Ben so lange wehrt, wie es geht. Danach folgen alle Antworten von Ben, und warum kein anderer erster Zug genügt.
lock-keys-first =
    <domino>{ $domino }</domino> am Ende { $spot }. { $aim ->
        [lock] Sie sperren in höchstens { $moves } Zügen.
       *[points] Sie bekommen mindestens { $points ->
            [1] einen Punkt
           *[other] { $points } Punkte
        }.
    }
lock-keys-turn =
    { $does ->
        [lay] { $mine ->
            [yes] Sie legen <domino>{ $domino }</domino> an die { $spot }.
           *[no] Ben legt <domino>{ $domino }</domino> an die { $spot }.
        }
        [pass] { $mine ->
            [yes] Sie passen.
           *[no] Ben passt.
        }
       *[locked] Niemand kann mehr anlegen.
    }
lock-keys-end =
    { $lock ->
        [yes] Die Partie ist gesperrt: Sie halten { $own ->
            [1] ein Auge
           *[other] { $own } Augen
        }, Ben { $sees ->
            [both] { $other }
           *[own] { $other } oder mehr
        }.
       *[no] Eine Hand ist leer.
    } Sie bekommen { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }.
lock-keys-replies = Nach Ihrem ersten Zug:
lock-keys-others = Andere erste Züge:
lock-keys-wrong = <domino>{ $domino }</domino> an die { $spot }:
lock-keys-brings =
    { $aim ->
        [lock] Die Sperre lässt sich nicht mehr erzwingen.
       *[points] { $result ->
            [yours] Sicher sind Ihnen nur { $points ->
                [1] 1 Punkt
               *[other] { $points } Punkte
            }.
            [lost] Ben bekommt { $points ->
                [1] einen Punkt
               *[other] { $points } Punkte
            }.
           *[nobody] Niemand bekommt Punkte.
        }
    }
