worked-threes = Such zuerst die Dreier. Jede Zahl hat zwei davon:
worked-stones = Nun zu den { -stone(form: "many-dative") }. Die meisten verbinden zwei Dreier: Such also dort, wo sich zwei Dreier treffen.
worked-terzett-left = Auch die übrigen { $left } findest du mit Siegeln und Lücken.
