# Les réponses aux fins de Sperrdomino.

lock-keys-heading = Réponses aux finales de <foreign language="de">Sperrdomino</foreign>
lock-keys-intro = Voici d’abord le meilleur coup, puis une manche où Ben résiste aussi longtemps que possible. Viennent ensuite toutes les réponses de Ben, et pourquoi aucun autre premier coup ne suffit.
# $aim : un blocage ou des points ; $spot : le nombre où le domino est posé.
lock-keys-first =
    <domino>{ $domino }</domino> au bout { $spot }. { $aim ->
        [lock] Vous bloquez en { $moves } coups au plus.
       *[points] Vous marquez au moins { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
    }
# $mine : si c’est votre coup ; $does : ce qui arrive.
lock-keys-turn =
    { $does ->
        [lay] { $mine ->
            [yes] Vous jouez <domino>{ $domino }</domino> au bout { $spot }.
           *[no] Ben joue <domino>{ $domino }</domino> au bout { $spot }.
        }
        [pass] { $mine ->
            [yes] Vous passez.
           *[no] Ben passe.
        }
       *[locked] Personne ne peut jouer.
    }
# $lock : si la manche est bloquée ; $own, $other : la valeur des deux mains.
lock-keys-end =
    { $lock ->
        [yes] La manche est bloquée : votre main vaut { $own }, celle de Ben { $sees ->
            [both] { $other }
           *[own] { $other } ou plus
        }.
       *[no] Une main est vide.
    } Vous marquez { $points ->
        [1] 1 point
       *[other] { $points } points
    }.
lock-keys-replies = Après votre premier coup :
lock-keys-others = Autres premiers coups :
lock-keys-wrong = <domino>{ $domino }</domino> au bout { $spot } :
# $result : à qui sont les points.
lock-keys-brings =
    { $aim ->
        [lock] Le blocage ne peut plus être forcé.
       *[points] { $result ->
            [yours] Vous marquez seulement { $points ->
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
