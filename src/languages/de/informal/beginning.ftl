beginning-turn = Jetzt bist du dran!
