studio-locks-sees = Ce que tu vois
studio-locks-sees-is =
    { $sees ->
        [both] les deux mains
       *[own] ta main seulement
    }
