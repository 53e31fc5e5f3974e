# Ce qui se dit et s’écrit pendant qu’on joue une finale de Sperrdomino dans la page.

lock-letter-pass = s
lock-letter-chain = c
lock-letter-ends = b
lock-letter-own = m
lock-letter-fits = q
lock-letter-rest = n
lock-letter-points = v
lock-button-left = Bout gauche
lock-button-right = Bout droit
lock-button-pass = Passer
lock-button-again = Recommencer
lock-button-chain = Chaîne
lock-button-ends = Bouts
lock-button-own = Mes { -domino(form: "many") }
lock-button-fits = Qu’est-ce qui convient ?
lock-button-rest = Ce qui reste
lock-button-points = Points
lock-row-other =
    { $seen ->
        [yes] Ben
       *[no] Ben ou écartés
    }
lock-row-chain = Chaîne
lock-row-own = Vous
lock-key-arrows = Flèches
lock-key-arrows-does = vont d’un { -domino } à l’autre ; haut et bas, entre la main de Ben, la chaîne et la vôtre
lock-key-rows = Début, Fin
lock-key-rows-does = premier et dernier { -domino } de la rangée
lock-key-shift = Maj et flèche gauche ou droite
lock-key-shift-does = pose votre { -domino } à ce bout de la chaîne
lock-key-press = Entrée ou Espace
lock-key-press-does = pose votre { -domino } là où il convient ; s’il convient aux deux bouts, une flèche dit ensuite lequel
lock-key-pass = S
lock-key-pass-does = passer, si aucun des vôtres ne convient
lock-key-undo = Ctrl et Z, Ctrl et Y
lock-key-undo-does = reprend votre dernier coup et la réponse de Ben ; les rejoue
lock-key-chain = C, B
lock-key-chain-does = lit la chaîne ; ses deux bouts
lock-key-own = M, Q
lock-key-own-does = vos { -domino(form: "many") } ; lesquels conviennent, et où
lock-key-rest = N, V
lock-key-rest-does = ce que tient Ben et ce qui est écarté, pour autant que vous le voyiez ; la valeur qui compte
lock-key-last = D
lock-key-last-does = le dernier coup
lock-key-hint = I
lock-key-hint-does = { -hint } : ce qui vous est encore assuré ; de nouveau I, ou P, dit le coup, F le joue. Après la fin : la meilleure manche
lock-key-tour = P, R, F
lock-key-tour-does = étape suivante d’une réponse, étape précédente ; fait ce qu’elle dit
lock-key-help = Point d’interrogation, F1
lock-key-help-does = ouvre ces touches
lock-key-escape = Échap
lock-key-escape-does = repose un { -domino } que vous avez pris, ou ferme une réponse
lock-key-tap = Toucher ou cliquer un de vos { -domino(form: "many") }
lock-key-tap-does = le pose là où il convient ; s’il convient aux deux bouts, touchez ensuite un bout de la chaîne, ou « Bout gauche » ou « Bout droit »
lock-rival = Un programme joue pour Ben, aussi bien que possible. Si vous ne voyez pas sa main, c’est la pire pour vous parmi celles qui restent possibles.
lock-cell-chain =
    { $end ->
        [left] { $domino }, bout gauche
        [right] { $domino }, bout droit
       *[none] { $domino }
    }
lock-cell-other =
    { $seen ->
        [yes] { $domino }, Ben
       *[no] { $domino }, caché
    }
lock-cell-own =
    { $fits ->
        [left] { $domino }, convient à gauche
        [right] { $domino }, convient à droite
        [both] { $domino }, convient aux deux bouts
       *[none] { $domino }, ne convient pas
    }
lock-places =
    { $who ->
        [you] Vous jouez
       *[other] Ben joue
    } { $domino } { $side ->
        [left] à gauche
       *[right] à droite
    }.
lock-passes =
    { $who ->
        [you] Vous passez.
       *[other] Ben passe.
    }
lock-ends =
    { $same ->
        [yes] Les deux bouts sont { $left }.
       *[no] Les bouts sont { $left } et { $right }.
    }
lock-must-pass = Aucun des vôtres ne convient : passez.
lock-may-not-pass = On ne passe que si aucun des siens ne convient.
lock-over-locked =
    { $who ->
        [you] Vous bloquez la manche
       *[other] Ben bloque la manche
    } : votre main vaut { $own }, celle de Ben { $other }.
lock-over-out =
    { $who ->
        [you] Votre main est vide.
       *[other] La main de Ben est vide.
    }
lock-score =
    { $result ->
        [yours] Vous marquez { $points } points.
        [lost] Ben marque { $points } points.
       *[nobody] Personne ne marque.
    }
lock-best =
    { $best ->
        [yes] On ne pouvait faire mieux.
       *[no] On pouvait faire mieux.
    }
lock-is-over = La manche est finie. « Annuler » reprend votre dernier coup.
lock-begun-anew = Depuis le début.
lock-take-own = Allez d’abord à un de vos { -domino(form: "many") }.
lock-fits-nowhere = { $domino } ne convient pas.
lock-does-not-fit =
    { $domino } ne convient pas { $side ->
        [left] à gauche
       *[right] à droite
    } : le bout est { $number }.
lock-which-end = { $domino } convient aux deux bouts : gauche ou droite ?
lock-chain = Chaîne : { $dominoes }.
lock-own =
    { $count ->
        [0] Votre main est vide.
       *[other] Vous tenez { $dominoes }, d’une valeur de { $pips }.
    }
lock-fits = Ce qui convient : { $dominoes }.
lock-fit =
    { $fits ->
        [left] { $domino } à gauche
        [right] { $domino } à droite
       *[both] { $domino } aux deux bouts
    }
lock-rest-seen =
    { $count ->
        [0] La main de Ben est vide.
       *[other] Ben tient { $dominoes }, d’une valeur de { $pips }.
    }
lock-rest-unseen = Cachés : { $dominoes }. Ben en tient { $held }.
lock-talon = Écartés : { $dominoes }.
lock-points = Hors de la chaîne, il reste une valeur de { $pips }, dont { $own } dans votre main. Le gagnant marque le tout.
lock-lost = Le blocage ne peut plus être forcé.
lock-sure =
    { $result ->
        [lock] Vous pouvez forcer le blocage, en { $moves ->
            [1] 1 coup
           *[other] { $moves } coups au plus
        }.
        [yours] { $points ->
            [1] 1 point vous est assuré
           *[other] { $points } points vous sont assurés
        }.
        [lost] Vous ne pouvez plus gagner. Si vous jouez bien, Ben marque { $points } points.
       *[nobody] Vous ne pouvez plus gagner, mais vous pouvez faire en sorte que personne ne marque.
    }
lock-hint =
    Jouez { $domino } { $side ->
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
            [1] 1 point vous est assuré
           *[other] { $points } points vous sont assurés
        }.
        [lost] Ben marque { $points } points.
       *[nobody] personne ne marque.
    }
lock-possible =
    { $aim ->
        [lock] Dès le début, on peut forcer le blocage, en { $moves } coups au plus.
       *[points] Dès le début, { $points ->
            [1] 1 point vous est assuré
           *[other] { $points } points vous sont assurés
        }.
    }
lock-standing =
    { $count ->
        [1] 1 coup joué
       *[other] { $count } coups joués
    }{ $over ->
        [yes] { "" }, la manche est finie.
       *[no] .
    }

deal-letter-buy = a
deal-letter-deal = o
deal-button-buy = Piocher
deal-button-deal = Nouvelle manche
deal-key-buy = A
deal-key-buy-does = pioche un { -domino } ; il le faut si aucun des vôtres ne convient
deal-key-deal = O
deal-key-deal-does = nouvelle manche, quand une est finie
deal-key-hint = I
deal-key-hint-does = { -hint } : ce qui est assuré, ou quel { -domino } le programme prendrait à votre place ; de nouveau I, ou P, dit le coup, F le joue
deal-rival = Un programme joue pour Ben et ne voit que sa main et la chaîne. Il ne pioche que s’il le doit. Tant qu’il reste à piocher, il joue celui après lequel le plus grand nombre des siens conviennent et, à égalité, celui qui vaut le plus. Ensuite il examine tout ce qui peut arriver, si ce n’est pas trop, et joue au mieux quoi que vous teniez.
deal-hidden =
    Ben tient { $count ->
        [1] 1 { -domino }
       *[other] { $count } { -domino(form: "many") }
    }, face cachée. { $stock ->
        [0] Il ne reste rien à piocher.
       *[other] Il en reste { $stock } à piocher.
    }
deal-begins =
    { $who ->
        [you] Vous commencez par { $domino }.
       *[other] Ben commence par { $domino }.
    }
deal-buys =
    { $who ->
        [you] Vous piochez { $dominoes }.
       *[other] Ben en pioche { $count }.
    }
deal-dealt = Manche { $number }.
deal-must-buy = Aucun des vôtres ne convient : piochez.
deal-you-begin = Vous commencez, par celui que vous voulez.
deal-no-chain = Il n’y a pas encore de chaîne.
deal-nothing-to-buy = Il ne reste rien à piocher.
deal-goes-on = Cette manche n’est pas finie.
deal-score = La partie : vous { $you }, Ben { $other }.
deal-pips = Votre main vaut { $pips }.
deal-round-won =
    { $who ->
        [you] Vous gagnez la partie !
       *[other] Ben gagne la partie.
    }
deal-next = { $key } donne une nouvelle manche.
deal-sure =
    { $result ->
        [yours] Quoi que tienne Ben, { $points ->
            [1] 1 point vous est assuré
           *[other] { $points } points vous sont assurés
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
            [1] 1 point vous est assuré
           *[other] { $points } points vous sont assurés
        }.
        [lost] au pire, Ben marque { $points } points.
       *[nobody] au pire, personne ne marque.
    }
deal-open =
    { $stock ->
        [0] Trop de choses peuvent encore arriver pour tout examiner.
       *[other] Tant qu’il reste à piocher, rien n’est assuré.
    }
deal-hint =
    { $side ->
        [begin] Le programme commencerait par { $domino }
        [left] Le programme jouerait { $domino } à gauche
       *[right] Le programme jouerait { $domino } à droite
    } : { $last ->
        [yes] c’est votre dernier.
       *[no] alors { $fits ->
            [0] aucun de vos autres ne convient
            [1] un de vos autres convient
           *[other] { $fits } de vos autres conviennent
        }, et selon sa règle aucun ne vaut mieux.
    }
deal-standing = Manche { $number } : vous { $you }, Ben { $other }.
