# Ends of Sperrdomino among the puzzles of the studio.

studio-locks-kind = End of Sperrdomino
studio-locks-aim = What you want
studio-locks-aim-is =
    { $aim ->
        [lock] the lock
       *[points] the best result
    }
studio-locks-sees = What you see
studio-locks-sees-is =
    { $sees ->
        [both] both hands
       *[own] only your hand
    }
studio-locks-moves = Moves
studio-locks-name =
    Sperrdomino: { $aim ->
        [lock] the lock in { $moves } moves
       *[points] the best result in { $moves } moves
    }
# Whole games.
studio-deals-kind = Whole game of Sperrdomino
studio-deals-name = Sperrdomino: whole games
