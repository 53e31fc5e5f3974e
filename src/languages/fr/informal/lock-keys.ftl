lock-keys-first =
    <domino>{ $domino }</domino> au bout { $spot }. { $aim ->
        [lock] Tu bloques en { $moves } coups au plus.
       *[points] Tu marques au moins { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
    }
lock-keys-turn =
    { $does ->
        [lay] { $mine ->
            [yes] Tu joues <domino>{ $domino }</domino> au bout { $spot }.
           *[no] Ben joue <domino>{ $domino }</domino> au bout { $spot }.
        }
        [pass] { $mine ->
            [yes] Tu passes.
           *[no] Ben passe.
        }
       *[locked] Personne ne peut jouer.
    }
lock-keys-end =
    { $lock ->
        [yes] La manche est bloquée : ta main vaut { $own }, celle de Ben { $sees ->
            [both] { $other }
           *[own] { $other } ou plus
        }.
       *[no] Une main est vide.
    } Tu marques { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
lock-keys-replies = Après ton premier coup :
lock-keys-brings =
    { $aim ->
        [lock] Le blocage ne peut plus être forcé.
       *[points] { $result ->
            [yours] Tu marques seulement { $points ->
                [1] 1 point
               *[other] { $points } points
            } à coup sûr.
            [lost] Ben marque { $points ->
                [1] 1 point
               *[other] { $points } points
            }.
           *[nobody] Personne ne marque.
        }
    }
