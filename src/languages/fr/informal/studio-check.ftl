check-lead = Donne-nous n’importe quel { -puzzle } : nous comptons ses solutions, évaluons sa difficulté et montrons comment le résoudre.
check-forms = Colle des rangées de nombres, une par ligne, ou un identifiant de jeu comme 1:001110. Un point d’interrogation est un nombre à trouver, un point est un trou. Les lignes et le JSON de ce programme se lisent aussi, de même que les finales de Sperrdomino et les exercices de composition.
check-attempt = Vérifier ce que tu as posé
check-attempt-text = Tes { -domino(form: "many") }
check-draw-board = Ton problème
check-draw-keys = Les flèches vont de case en case. Un chiffre écrit le nombre et passe à la case suivante. Suppr vide une case, un point l’enlève ou la remet, Ctrl et Z annule. Pendant que tu écris, nous comptons les solutions.
check-endgame-aim =
    { $aim ->
        [lock] Le blocage
       *[points] Le meilleur résultat
    }{ $sees ->
        [both] , si tu vois les deux mains
       *[own] , quelle que soit la main de Ben
    }
check-endgame-result =
    { $aim ->
        [lock] { $result ->
            [yours] Tu peux forcer un blocage gagnant.
           *[nobody] Tu ne peux pas forcer de blocage gagnant.
        }
       *[points] { $result ->
            [yours] Tu marques { $points ->
                [1] 1 point
               *[other] { $points } points
            } à coup sûr.
            [lost] Ben marque au plus { $points ->
                [1] 1 point
               *[other] { $points } points
            }.
           *[nobody] Personne ne marque.
        }
    }
check-endgame-moves =
    { $aim ->
        [lock] Il te faut { $moves ->
            [1] 1 coup.
           *[other] { $moves } coups au plus.
        }
       *[points] La manche finit après { $moves ->
            [1] 1 de tes coups.
           *[other] { $moves } de tes coups au plus.
        }
    }
check-endgame-end =
    { $lock ->
        [yes] La manche est bloquée : ta main vaut { $own }, celle de Ben { $sees ->
            [both] { $other }
           *[own] { $other } ou plus
        }.
       *[no] Une main est vide : la manche est finie.
    }
check-task-answer-text = Tes nombres
check-task-answer-forms = Écris les lignes l’une après l’autre : un chiffre par case, un point d’interrogation pour une case vide. Une barre oblique ou une nouvelle ligne les sépare. Toute réponse qui respecte la consigne est juste.
