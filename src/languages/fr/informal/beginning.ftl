beginning-turn = À toi de jouer !
