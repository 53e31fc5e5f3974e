# Endspiele im Sperrdomino unter den Aufgaben des Studios.

studio-locks-kind = Endspiel im Sperrdomino
studio-locks-aim = Ziel
studio-locks-aim-is =
    { $aim ->
        [lock] die Sperre
       *[points] das beste Ergebnis
    }
studio-locks-sees = Zu sehen
studio-locks-sees-is =
    { $sees ->
        [both] beide Hände
       *[own] nur Ihre Hand
    }
studio-locks-moves = Züge
studio-locks-name =
    Sperrdomino: { $aim ->
        [lock] die Sperre in { $moves } Zügen
       *[points] das beste Ergebnis in { $moves } Zügen
    }
studio-deals-kind = Ganze Partie Sperrdomino
studio-deals-name = Sperrdomino: ganze Partien
