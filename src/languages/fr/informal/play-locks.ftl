lock-row-own = Toi
lock-key-arrows-does = vont d’un { -domino } à l’autre ; haut et bas, entre la main de Ben, la chaîne et la tienne
lock-key-shift-does = pose ton { -domino } à ce bout de la chaîne
lock-key-press-does = pose ton { -domino } là où il convient ; s’il convient aux deux bouts, une flèche dit ensuite lequel
lock-key-pass-does = passer, si aucun des tiens ne convient
lock-key-undo-does = reprend ton dernier coup et la réponse de Ben ; les rejoue
lock-key-own-does = tes { -domino(form: "many") } ; lesquels conviennent, et où
lock-key-rest-does = ce que tient Ben et ce qui est écarté, pour autant que tu le voies ; la valeur qui compte
lock-key-hint-does = { -hint } : ce qui t’est encore assuré ; de nouveau I, ou P, dit le coup, F le joue. Après la fin : la meilleure manche
lock-key-escape-does = repose un { -domino } que tu as pris, ou ferme une réponse
lock-key-tap = Toucher ou cliquer un de tes { -domino(form: "many") }
lock-key-tap-does = le pose là où il convient ; s’il convient aux deux bouts, touche ensuite un bout de la chaîne, ou « Bout gauche » ou « Bout droit »
lock-rival = Un programme joue pour Ben, aussi bien que possible. Si tu ne vois pas sa main, c’est la pire pour toi parmi celles qui restent possibles.
lock-places =
    { $who ->
        [you] Tu joues
       *[other] Ben joue
    } { $domino } { $side ->
        [left] à gauche
       *[right] à droite
    }.
lock-passes =
    { $who ->
        [you] Tu passes.
       *[other] Ben passe.
    }
lock-must-pass = Aucun des tiens ne convient : tu dois passer.
lock-over-locked =
    { $who ->
        [you] Tu bloques la manche
       *[other] Ben bloque la manche
    } : ta main vaut { $own }, celle de Ben { $other }.
lock-over-out =
    { $who ->
        [you] Ta main est vide.
       *[other] La main de Ben est vide.
    }
lock-score =
    { $result ->
        [yours] Tu marques { $points } points.
        [lost] Ben marque { $points } points.
       *[nobody] Personne ne marque.
    }
lock-is-over = La manche est finie. « Annuler » reprend ton dernier coup.
lock-take-own = Va d’abord à un de tes { -domino(form: "many") }.
lock-own =
    { $count ->
        [0] Ta main est vide.
       *[other] Tu tiens { $dominoes }, d’une valeur de { $pips }.
    }
lock-points = Hors de la chaîne, il reste une valeur de { $pips }, dont { $own } dans ta main. Le gagnant marque le tout.
lock-sure =
    { $result ->
        [lock] Tu peux forcer le blocage, en { $moves ->
            [1] 1 coup
           *[other] { $moves } coups au plus
        }.
        [yours] { $points ->
            [1] 1 point t’est assuré
           *[other] { $points } points te sont assurés
        }.
        [lost] Tu ne peux plus gagner. Si tu joues bien, Ben marque { $points } points.
       *[nobody] Tu ne peux plus gagner, mais tu peux faire en sorte que personne ne marque.
    }
lock-hint =
    Joue { $domino } { $side ->
        [left] à gauche
       *[right] à droite
    }. { $only ->
        [yes] Aucun autre coup ne vaut autant.
       *[no] D’autres coups valent autant.
    }
lock-instead =
    Au lieu de cela, { $domino } { $side ->
        [left] à gauche
       *[right] à droite
    } : { $result ->
        [lock] le blocage en { $moves ->
            [1] 1 coup
           *[other] { $moves } coups au plus
        }.
        [no-lock] le blocage est perdu.
        [yours] { $points ->
            [1] 1 point t’est assuré
           *[other] { $points } points te sont assurés
        }.
        [lost] Ben marque { $points } points.
       *[nobody] personne ne marque.
    }
lock-possible =
    { $aim ->
        [lock] Dès le début, on peut forcer le blocage, en { $moves } coups au plus.
       *[points] Dès le début, { $points ->
            [1] 1 point t’est assuré
           *[other] { $points } points te sont assurés
        }.
    }
deal-key-buy-does = pioche un { -domino } ; il le faut si aucun des tiens ne convient
deal-key-hint-does = { -hint } : ce qui est assuré, ou quel { -domino } le programme prendrait à ta place ; de nouveau I, ou P, dit le coup, F le joue
deal-rival = Un programme joue pour Ben et ne voit que sa main et la chaîne. Il ne pioche que s’il le doit. Tant qu’il reste à piocher, il joue celui après lequel le plus grand nombre des siens conviennent et, à égalité, celui qui vaut le plus. Ensuite il examine tout ce qui peut arriver, si ce n’est pas trop, et joue au mieux quoi que tu tiennes.
deal-begins =
    { $who ->
        [you] Tu commences par { $domino }.
       *[other] Ben commence par { $domino }.
    }
deal-buys =
    { $who ->
        [you] Tu pioches { $dominoes }.
       *[other] Ben en pioche { $count }.
    }
deal-must-buy = Aucun des tiens ne convient : tu dois piocher.
deal-you-begin = Tu commences, par celui que tu veux.
deal-score = La partie : toi { $you }, Ben { $other }.
deal-pips = Ta main vaut { $pips }.
deal-round-won =
    { $who ->
        [you] Tu gagnes la partie !
       *[other] Ben gagne la partie.
    }
deal-sure =
    { $result ->
        [yours] Quoi que tienne Ben, { $points ->
            [1] 1 point t’est assuré
           *[other] { $points } points te sont assurés
        }.
        [lost] Rien n’est assuré. Au pire, Ben marque { $points } points.
       *[nobody] Rien n’est assuré. Au pire, personne ne marque.
    }
deal-instead =
    Au lieu de cela, { $domino } { $side ->
        [left] à gauche
       *[right] à droite
    } : { $result ->
        [yours] { $points ->
            [1] 1 point t’est assuré
           *[other] { $points } points te sont assurés
        }.
        [lost] au pire, Ben marque { $points } points.
       *[nobody] au pire, personne ne marque.
    }
deal-hint =
    { $side ->
        [begin] Le programme commencerait par { $domino }
        [left] Le programme jouerait { $domino } à gauche
       *[right] Le programme jouerait { $domino } à droite
    } : { $last ->
        [yes] c’est ton dernier.
       *[no] alors { $fits ->
            [0] aucun de tes autres ne convient
            [1] un de tes autres convient
           *[other] { $fits } de tes autres conviennent
        }, et selon sa règle aucun ne vaut mieux.
    }
deal-standing = Manche { $number } : toi { $you }, Ben { $other }.
