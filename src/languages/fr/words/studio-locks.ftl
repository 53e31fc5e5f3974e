# Les finales de Sperrdomino parmi les problèmes du studio.

studio-locks-kind = Finale de Sperrdomino
studio-locks-aim = But
studio-locks-aim-is =
    { $aim ->
        [lock] le blocage
       *[points] le meilleur résultat
    }
studio-locks-sees = Ce que vous voyez
studio-locks-sees-is =
    { $sees ->
        [both] les deux mains
       *[own] votre main seulement
    }
studio-locks-moves = Coups
studio-locks-name =
    Sperrdomino : { $aim ->
        [lock] le blocage en { $moves } coups
       *[points] le meilleur résultat en { $moves } coups
    }
studio-deals-kind = Manche entière de Sperrdomino
studio-deals-name = Sperrdomino : manches entières
