studio-locks-sees-is =
    { $sees ->
        [both] beide Hände
       *[own] nur deine Hand
    }
