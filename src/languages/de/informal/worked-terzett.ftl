worked-threes = Such zuerst die Dreier. Jede Zahl hat zwei davon:
worked-dominoes = Nun zu den { -domino(form: "many-dative") }. Die meisten verbinden zwei Dreier: Such also dort, wo sich zwei Dreier treffen.
worked-terzett-left = Auch die übrigen { $left } findest du mit Siegeln und Lücken.
