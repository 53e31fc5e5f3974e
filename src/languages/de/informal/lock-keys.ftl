lock-keys-first =
    <domino>{ $domino }</domino> am Ende { $spot }. { $aim ->
        [lock] Du sperrst in höchstens { $moves } Zügen.
       *[points] Du bekommst mindestens { $points ->
            [1] einen Punkt
           *[other] { $points } Punkte
        }.
    }
lock-keys-turn =
    { $does ->
        [lay] { $mine ->
            [yes] Du legst <domino>{ $domino }</domino> an die { $spot }.
           *[no] Ben legt <domino>{ $domino }</domino> an die { $spot }.
        }
        [pass] { $mine ->
            [yes] Du passt.
           *[no] Ben passt.
        }
       *[locked] Niemand kann mehr anlegen.
    }
lock-keys-end =
    { $lock ->
        [yes] Die Partie ist gesperrt: Du hältst { $own ->
            [1] ein Auge
           *[other] { $own } Augen
        }, Ben { $sees ->
            [both] { $other }
           *[own] { $other } oder mehr
        }.
       *[no] Eine Hand ist leer.
    } Du bekommst { $points ->
        [1] einen Punkt
       *[other] { $points } Punkte
    }.
lock-keys-replies = Nach deinem ersten Zug:
lock-keys-brings =
    { $aim ->
        [lock] Die Sperre lässt sich nicht mehr erzwingen.
       *[points] { $result ->
            [yours] Sicher sind dir nur { $points ->
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
