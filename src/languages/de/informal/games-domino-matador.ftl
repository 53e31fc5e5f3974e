domino-matador-before = Mischt die { -stone(form: "many") } verdeckt. Jede Hand bekommt 8 und liegt offen: Alle dürfen sie ansehen und betasten. Der Rest ist der Vorrat.
